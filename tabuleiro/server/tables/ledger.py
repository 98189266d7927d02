"""Ledger: writes one numbered entry of a table with everything that changes together with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct, structs
from sqlalchemy.sql import Executable

from tabuleiro.core.match import Match
from tabuleiro.server.hooks.owed import owed
from tabuleiro.server.storage.bus import Notice
from tabuleiro.server.storage.rows import EntryRow, SeatRow, TableRow, now, pack
from tabuleiro.server.storage.writer import Change, Writer
from tabuleiro.server.tables.record import Record, packed
from tabuleiro.server.tables.table import Table
from tabuleiro.server.wire.messages import UpdateKind

ABOUT_PLAY: Final = ("acted", "undone", "said")
"""Entries that leave the seats and settings of the table as they are."""


class Draft(Struct, kw_only=True):
    """An entry before it has a number; `head` and `seats` are the rows that change with it."""

    kind: UpdateKind
    head: TableRow | None = None
    seats: Sequence[SeatRow] = ()
    seat: int | None = None
    code: str | None = None
    text: str | None = None
    key: str | None = None
    record: Record | None = None
    keyframe: bool = False
    also: Sequence[tuple[Executable, dict[str, Any]]] = ()
    new: bool = False


class Ledger:
    def __init__(self, writer: Writer) -> None:
        self._writer: Final = writer
        self.listeners: Final[list[Callable[[Table], None]]] = []
        """Called with the table's lock held after every change, also of another process."""

    def changed(self, table: Table) -> None:
        for listener in self.listeners:
            listener(table)

    async def commit(self, table: Table, draft: Draft) -> int:
        """Write the entry; after that the table in memory follows, and everybody is told."""
        change = self._change(table, draft)
        await self._writer.commit(change)
        table.head, table.position = change.table, change.position
        table.seats = _merged(table.seats, draft.seats)
        table.note(change.entry)
        if change.table.status != "playing":
            table.match = None
        about_table = draft.kind not in ABOUT_PLAY or change.table.status != "playing"
        table.tell(change.entry, draft.record or Record(), about_table=about_table)
        self.changed(table)
        return change.entry.number

    def _change(self, table: Table, draft: Draft) -> Change:
        head = progress(table, draft.head or table.head, _merged(table.seats, draft.seats))
        entry = EntryRow(
            table=table.id,
            number=head.number,
            kind=draft.kind,
            at=head.changed,
            moves=head.moves,
            seat=draft.seat,
            code=draft.code,
            text=draft.text,
            key=draft.key,
            keyframe=draft.keyframe,
            record=packed(draft.record) if draft.record else None,
        )
        newcomers = [seat.visitor for seat in draft.seats if seat.visitor is not None]
        return Change(
            entry=entry,
            table=head,
            position=_position(table, draft.kind),
            seats=table.seats if draft.new else draft.seats,
            notice=Notice(table.id, head.number, sorted({*table.visitors(), *newcomers})),
            deliveries=owed(table, head),
            also=draft.also,
            new=draft.new,
        )


def _merged(seats: Sequence[SeatRow], changed: Sequence[SeatRow]) -> list[SeatRow]:
    by_seat = {each.seat: each for each in [*seats, *changed]}
    return [by_seat[seat] for seat in sorted(by_seat)]


def _position(table: Table, kind: str) -> bytes | None:
    """The position to be kept; a word said leaves it as it is."""
    if table.match is None or kind == "said":
        return table.position
    return pack(table.game.dump(table.match.state))


def progress(table: Table, head: TableRow, seats: list[SeatRow]) -> TableRow:
    """The row of the table as the match and the clock now have it."""
    match = table.match
    head = structs.replace(head, number=table.head.number + 1, changed=now())
    if match is None or head.status != "playing":
        return structs.replace(head, to_act=None, bot_turn=False, deadline=None)
    acting = match.to_act
    by_bot = acting is not None and seats[acting].played_by_bot
    return structs.replace(
        head,
        moves=table.moves_before + match.moves,
        round=match.state.round,
        to_act=acting,
        bot_turn=by_bot,
        deadline=None if acting is None or by_bot else _deadline(table, head, match),
        status="over" if match.over else "playing",
        result=msgspec.json.encode(_result(match)).decode() if match.over else None,
    )


def _deadline(table: Table, head: TableRow, match: Match[Any]) -> int | None:
    """The clock starts anew with every choice; what else happens at the table does not touch it."""
    if head.clock is None:
        return None
    still = (table.moves_before + match.moves, match.to_act) == (table.head.moves, table.head.to_act)
    if still and table.head.deadline is not None:
        return table.head.deadline
    return head.changed + head.clock


def _result(match: Match[Any]) -> list[Any]:
    return [standing.to_json() for standing in match.game.ranking(match.state)]
