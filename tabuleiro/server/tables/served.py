"""Served: a table in the memory of this process, with those who watch it."""

from __future__ import annotations

import asyncio
import dataclasses
from typing import Any, Final, cast

import msgspec
import structlog
from msgspec import structs

from tabuleiro.core.log import Header
from tabuleiro.core.match import Match
from tabuleiro.server.process import metrics
from tabuleiro.server.storage.rows import EntryRow, SeatRow, TableRow, now, unpack
from tabuleiro.server.tables import drawing
from tabuleiro.server.tables.watch import Watcher
from tabuleiro.server.wire.messages import Busy, Presence, Thinking
from tabuleiro.table.ahead import Foreseen
from tabuleiro.table.entries import Entry
from tabuleiro.table.record import Record, Viewer
from tabuleiro.table.shapes import SeatInfo, TableInfo, Update
from tabuleiro.table.table import Table

log = structlog.get_logger()

BUSY: Final = msgspec.json.encode(Busy())


class ServedTable(Table):
    """What this process knows of a table; the database is the truth, and `stale` says to read it again."""

    seats: list[SeatRow]

    def __init__(self, head: TableRow, seats: list[SeatRow]) -> None:
        super().__init__(header_of(head), seats)
        self.head = head
        self.position: bytes | None = None
        self.keys: dict[str, EntryRow] = {}
        """What was done under each key."""
        self.guests: set[str] = set()
        self.stale = True
        self.heard_of = 0
        """The highest number that another process has told of."""
        self.lock: Final = asyncio.Lock()
        self.users = 0
        """How many hold the lock or wait for it."""
        self.watchers: Final[set[Watcher]] = set()
        self.thinking: asyncio.Task[None] | None = None
        self.foreseeing: asyncio.Task[None] | None = None
        self.foreseen: Final = Foreseen()
        self.touched = now()

    @property
    def id(self) -> str:
        return self.head.id

    @property
    def behind(self) -> bool:
        """Another process has added entries."""
        return self.heard_of > self.head.number

    @property
    def over(self) -> bool:
        return self.head.status == "over"

    def seats_of(self, visitor: str | None) -> list[int]:
        return _seats_of(self.seats, visitor)

    def may_look(self, visitor: str | None, viewer: Viewer) -> bool:
        """From the own seats, as a spectator, and from everywhere when the game is over."""
        if viewer is None or viewer in self.seats_of(visitor):
            return True
        return self.over and 0 <= viewer < self.players

    def may_stay(self, watcher: Watcher) -> bool:
        return self.visible_to(watcher.visitor) and self.may_look(watcher.visitor, watcher.viewer)

    def visible_to(self, visitor: str | None) -> bool:
        """A stranger sees public tables only."""
        if self.head.visibility == "public":
            return True
        if visitor is None:
            return False
        return visitor == self.head.owner or visitor in self.guests or bool(self.seats_of(visitor))

    def visitors(self) -> list[str]:
        """Those to tell of changes: everybody who sits here, and the owner."""
        seated = [seat.visitor for seat in self.seats if seat.visitor is not None]
        return sorted({self.head.owner, *seated})

    def remember(self, entry: EntryRow) -> None:
        """Remember what later requests are compared with."""
        self.note(entry)
        if entry.key is not None:
            self.keys[entry.key] = dataclasses.replace(entry, record=None)

    def bot_to_act(self) -> SeatRow | None:
        """The seat to act, if a bot plays it."""
        if self.head.status != "playing" or self.head.to_act is None:
            return None
        seat = self.seats[self.head.to_act]
        return seat if seat.played_by_bot else None

    # What goes to the clients.

    def info(self, visitor: str | None) -> TableInfo:
        return info_of(self.head, self.seats, visitor)

    def explanation_failed(self, match: Match[Any], error: Exception) -> None:
        log.error("options not explained", game=match.game.key, moves=match.moves, exc_info=error)
        metrics.FAULTS.labels("explain").inc()

    def update(self, entry: Entry, record: Record, viewer: Viewer, *, latest: bool) -> Update:
        playing = latest and self.head.status == "playing"
        found = super().update(entry, record, viewer, latest=playing)
        if playing and self.head.deadline is not None:
            found["deadline"] = self.head.deadline
        return found

    def tell(self, entry: EntryRow, record: Record, *, about_table: bool, latest: bool = True) -> None:
        """Send an entry to all who watch, encoded once for each distinct message."""
        sent: dict[tuple[Viewer, str | None], bytes] = {}
        for watcher in list(self.watchers):
            if about_table and not self.may_stay(watcher):
                watcher.close()  # they have left the seat they look from, or were shown out
                continue
            group = (watcher.viewer, watcher.visitor if about_table else None)
            if group not in sent:
                update = self.update(entry, record, watcher.viewer, latest=latest)
                if about_table:
                    update["table"] = self.info(watcher.visitor)
                sent[group] = msgspec.json.encode(update)
            watcher.send_update(entry.number, sent[group])

    def tell_busy(self) -> None:
        """Say that the bot to act waits for others to think."""
        for watcher in list(self.watchers):
            watcher.send(BUSY)

    def tell_thinking(self, seconds: float) -> None:
        """Say how long the bot to act will think on."""
        message = msgspec.json.encode(Thinking(seconds=seconds))
        for watcher in list(self.watchers):
            watcher.send(message)

    def tell_presence(self) -> None:
        """Say who is connected, as far as this process knows."""
        seated = {watcher.visitor for watcher in self.watchers if self.seats_of(watcher.visitor)}
        seats = sorted(seat for visitor in seated for seat in self.seats_of(visitor))
        watching = sum(watcher.visitor not in seated for watcher in self.watchers)
        message = msgspec.json.encode(Presence(seats=seats, watching=watching))
        for watcher in list(self.watchers):
            watcher.send(message)


def header_of(head: TableRow) -> Header:
    """How the game of a table begins."""
    deal = None if head.deal is None else unpack(head.deal, dict[str, Any])
    options = msgspec.json.decode(head.options)
    return Header(head.game, head.rules, head.players, options, head.seed, deal)


def info_of(head: TableRow, seats: list[SeatRow], visitor: str | None) -> TableInfo:
    """A table as one visitor sees it, from its rows alone."""
    columns = structs.asdict(head)
    given = {name: columns[name] for name in TableInfo.__annotations__ if name in columns}
    known = {
        "options": msgspec.json.decode(head.options),
        "result": msgspec.json.decode(head.result) if head.result else None,
        "aids": msgspec.json.decode(head.aids),
        "seats": [_seat_info(seat, _seats_of(seats, seat.visitor)) for seat in seats],
        "mine": _seats_of(seats, visitor),
        "owner": visitor == head.owner,
        "draw": drawing.shown(head),
    }
    return cast(TableInfo, {**given, **known})


def _seats_of(seats: list[SeatRow], visitor: str | None) -> list[int]:
    return [seat.seat for seat in seats if visitor is not None and seat.visitor == visitor]


def _seat_info(seat: SeatRow, of_the_same: list[int]) -> SeatInfo:
    return {
        "seat": seat.seat,
        "kind": cast(Any, seat.kind),
        "name": seat.name,
        "level": seat.level,
        "away": seat.away,
        "with_seat": of_the_same[0] if of_the_same and of_the_same[0] != seat.seat else None,
    }
