"""Table: a table in memory, with its match, what everybody sees of it and those who watch."""

from __future__ import annotations

import asyncio
from functools import cached_property
from typing import Any, Final, cast

import msgspec
import structlog
from msgspec import structs

from tabuleiro.core import registry
from tabuleiro.core.codec import JsonObject
from tabuleiro.core.explain import Explanation
from tabuleiro.core.game import Game
from tabuleiro.core.match import Match
from tabuleiro.server.process import metrics
from tabuleiro.server.storage.rows import EntryRow, SeatRow, TableRow, now, unpack
from tabuleiro.server.tables.record import Record, Viewer, views_of
from tabuleiro.server.tables.watch import Watcher
from tabuleiro.server.wire.http import SeatInfo, TableInfo
from tabuleiro.server.wire.messages import Choices, Presence, Update
from tabuleiro.table.shapes import Explanation as Explained
from tabuleiro.table.shapes import Impossible, View

log = structlog.get_logger()

CHANGES_POSITION: Final = ("started", "acted", "undone", "resumed")


class Table:
    """What this process knows of a table; the database is the truth, and `stale` says to read it again."""

    def __init__(self, head: TableRow, seats: list[SeatRow]) -> None:
        self.head = head
        self.seats = seats
        self.match: Match[Any] | None = None
        self.moves_before = 0
        """Moves that happened before the position with which the match began."""
        self.views: dict[Viewer, JsonObject] = {}
        self.position: bytes | None = None
        self.keys: dict[str, EntryRow] = {}
        """What was done under each key."""
        self.played = 0
        """The number of the last entry that changed the position."""
        self.guests: set[str] = set()
        self.stale = True
        self.heard_of = 0
        """The highest number that another process has told of."""
        self.lock: Final = asyncio.Lock()
        self.users = 0
        """How many hold the lock or wait for it."""
        self.watchers: Final[set[Watcher]] = set()
        self.thinking: asyncio.Task[None] | None = None
        self.touched = now()
        self._choices: Choices | None = None

    @property
    def id(self) -> str:
        return self.head.id

    @property
    def behind(self) -> bool:
        """Another process has added entries."""
        return self.heard_of > self.head.number

    @cached_property
    def game(self) -> Game[Any]:
        return registry.game(self.head.game)

    @property
    def options(self) -> JsonObject:
        options: JsonObject = msgspec.json.decode(self.head.options)
        return options

    def seats_of(self, visitor: str | None) -> list[int]:
        return [seat.seat for seat in self.seats if visitor is not None and seat.visitor == visitor]

    def may_look(self, visitor: str | None, viewer: int | None) -> bool:
        """From the own seats, as a spectator, and from everywhere when the game is over."""
        if viewer is None or viewer in self.seats_of(visitor):
            return True
        return self.head.status == "over" and 0 <= viewer < self.head.players

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

    def begun(self) -> Match[Any]:
        """The match before its first move."""
        if self.head.deal is not None:
            return Match.from_position(self.game, unpack(self.head.deal, dict[str, Any]))
        return Match.new(self.game, self.head.players, self.head.seed or 0, self.options)

    def show(self, match: Match[Any]) -> None:
        """Take the match as the state of play and compute what everybody sees."""
        self.match = match
        self.views = views_of(match, self.head.players)
        self._choices = None

    def note(self, entry: EntryRow) -> None:
        """Remember what later requests are compared with."""
        if entry.key is not None:
            self.keys[entry.key] = structs.replace(entry, record=None)
        if entry.kind in CHANGES_POSITION:
            self.played = entry.number

    def playing(self) -> Match[Any] | None:
        return self.match if self.head.status == "playing" else None

    def bot_to_act(self) -> SeatRow | None:
        """The seat to act, if a bot plays it."""
        if self.head.status != "playing" or self.head.to_act is None:
            return None
        seat = self.seats[self.head.to_act]
        return seat if seat.played_by_bot else None

    # What goes to the clients.

    def info(self, visitor: str | None) -> TableInfo:
        head = structs.asdict(self.head)
        fields = {name: head[name] for name in TableInfo.__struct_fields__ if name in head}
        fields["options"] = self.options
        fields["result"] = msgspec.json.decode(self.head.result) if self.head.result else None
        fields["seats"] = [_seat_info(seat) for seat in self.seats]
        fields["mine"] = self.seats_of(visitor)
        fields["owner"] = visitor == self.head.owner
        return TableInfo(**fields)

    def choices(self, viewer: Viewer) -> Choices | None:
        """The explained options, for the seat to act only."""
        match = self.playing()
        if match is None or viewer is None or match.to_act != viewer:
            return None
        if self._choices is None:
            self._choices = _explained(match)
        return self._choices

    def can_undo(self, viewer: Viewer) -> bool:
        match = self.playing()
        return match is not None and viewer is not None and match.can_undo(viewer)

    def update(self, entry: EntryRow, record: Record, viewer: Viewer, *, latest: bool) -> Update:
        """An entry as one viewer may know it; only the latest carries what follows from the position."""
        seen = record.for_viewer(viewer)
        by = self.seats[entry.seat].name if entry.seat is not None and entry.kind == "said" else None
        update = Update(
            number=entry.number,
            kind=entry.kind,
            at=entry.at,
            moves=entry.moves,
            seat=entry.seat,
            code=entry.code if viewer == entry.seat else None,
            by=by,
            text=entry.text,
            events=seen.events,
            patch=seen.patch,
            view=cast("View | None", seen.view) if entry.kind in ("started", "resumed") else None,
        )
        if latest:
            update.to_act = self.head.to_act
            update.deadline = self.head.deadline
            update.can_undo = self.can_undo(viewer)
            update.choices = self.choices(viewer)
        return update

    def tell(self, entry: EntryRow, record: Record, *, about_table: bool) -> None:
        """Send the latest entry to all who watch, encoded once for each distinct message."""
        sent: dict[tuple[Viewer, str | None], bytes] = {}
        for watcher in list(self.watchers):
            if about_table and not self.may_look(watcher.visitor, watcher.viewer):
                watcher.close()  # they have left the seat they look from
                continue
            group = (watcher.viewer, watcher.visitor if about_table else None)
            if group not in sent:
                update = self.update(entry, record, watcher.viewer, latest=True)
                if about_table:
                    update.table = self.info(watcher.visitor)
                sent[group] = msgspec.json.encode(update)
            watcher.send_update(entry.number, sent[group])

    def tell_presence(self) -> None:
        """Say who is connected, as far as this process knows."""
        seated = {watcher.visitor for watcher in self.watchers if self.seats_of(watcher.visitor)}
        seats = sorted(seat for visitor in seated for seat in self.seats_of(visitor))
        watching = sum(watcher.visitor not in seated for watcher in self.watchers)
        message = msgspec.json.encode(Presence(seats=seats, watching=watching))
        for watcher in list(self.watchers):
            watcher.send(message)


def _explained(match: Match[Any]) -> Choices:
    """The options explained; a fault in an explanation must not stop the game."""
    try:
        options = [match.game.explain(match.state, option).to_json() for option in match.options()]
        impossible = [each.to_json() for each in match.game.impossible(match.state)]
    except Exception:  # whatever it is, it is in the log, and the bare options can be chosen
        log.exception("options not explained", game=match.game.key, moves=match.moves)
        metrics.FAULTS.labels("explain").inc()
        options = [Explanation(option.code, "").to_json() for option in match.options()]
        impossible = []
    return Choices(options=cast(list[Explained], options), impossible=cast(list[Impossible], impossible))


def _seat_info(seat: SeatRow) -> SeatInfo:
    fields: Any = {name: getattr(seat, name) for name in SeatInfo.__struct_fields__}
    return SeatInfo(**fields)
