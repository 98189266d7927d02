"""Ledger: writes one numbered entry of a table with everything that changes together with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct, structs
from sqlalchemy.sql import Executable

from tabuleiro.server.storage.bus import Notice
from tabuleiro.server.storage.rows import EntryRow, SeatRow, TableRow, now, pack
from tabuleiro.server.storage.writer import Change, Writer
from tabuleiro.server.tables.owed import owed
from tabuleiro.server.tables.served import ServedTable
from tabuleiro.table.entries import Draft, tells_of_table
from tabuleiro.table.shapes import EntryKind
from tabuleiro.table.table import Progress


class Beside(Struct, kw_only=True):
    """What changes in the database together with an entry: rows that become others, and statements."""

    head: TableRow | None = None
    seats: Sequence[SeatRow] = ()
    also: Sequence[tuple[Executable, dict[str, Any]]] = ()
    new: bool = False


NOTHING: Final = Beside()


class Ledger:
    def __init__(self, writer: Writer) -> None:
        self._writer: Final = writer
        self.listeners: Final[list[Callable[[ServedTable], None]]] = []
        """Called with the table's lock held after every change, also of another process."""

    def changed(self, table: ServedTable) -> None:
        for listener in self.listeners:
            listener(table)

    async def commit(
        self, table: ServedTable, draft: Draft, beside: Beside = NOTHING, *, key: str | None = None
    ) -> int:
        """Write the entry; after that the table in memory follows, and everybody is told."""
        change = self._change(table, draft, beside, key)
        await self._writer.commit(change)
        table.head, table.position = change.table, change.position
        table.seats = _merged(table.seats, beside.seats)
        table.remember(change.entry)
        status = change.table.status
        if status != "playing":
            table.match = None
        table.tell(change.entry, draft.record or {}, about_table=tells_of_table(draft.kind, status))
        self.changed(table)
        return change.entry.number

    def _change(self, table: ServedTable, draft: Draft, beside: Beside, key: str | None) -> Change:
        before = beside.head or table.head
        status, notice = draft.status or before.status, draft.notice or before.notice
        head = structs.replace(before, status=status, notice=notice)
        head = progress(table, head, _merged(table.seats, beside.seats))
        newcomers = [seat.visitor for seat in beside.seats if seat.visitor is not None]
        return Change(
            entry=entry_of(table.id, head, draft, key),
            table=head,
            position=_position(table, draft.kind),
            seats=table.seats if beside.new else beside.seats,
            notice=Notice(table.id, head.number, sorted({*table.visitors(), *newcomers}), head.bot_turn),
            deliveries=owed(table, head, beside.seats),
            also=beside.also,
            new=beside.new,
        )


def entry_of(table: str, head: TableRow, draft: Draft, key: str | None = None) -> EntryRow:
    """The draft with the number, the time and the moves of the table's row."""
    return EntryRow(
        table=table,
        number=head.number,
        at=head.changed,
        moves=head.moves,
        key=key,
        record=None if draft.record is None else pack(draft.record),
        **draft.told(),
    )


def _merged(seats: Sequence[SeatRow], changed: Sequence[SeatRow]) -> list[SeatRow]:
    by_seat = {each.seat: each for each in [*seats, *changed]}
    return [by_seat[seat] for seat in sorted(by_seat)]


def _position(table: ServedTable, kind: EntryKind) -> bytes | None:
    """The position to be kept; a word said leaves it as it is."""
    if table.match is None or kind == "said":
        return table.position
    return pack(table.game.dump(table.match.state))


def progress(table: ServedTable, head: TableRow, seats: list[SeatRow]) -> TableRow:
    """The row of the table as the match and the clock now have it."""
    head = structs.replace(head, number=table.head.number + 1, changed=now())
    if table.match is None or head.status != "playing":
        return structs.replace(head, to_act=None, bot_turn=False, deadline=None)
    made = table.progress()
    by_bot = made.to_act is not None and seats[made.to_act].played_by_bot
    return structs.replace(
        head,
        rules=table.game.rules,
        moves=made.moves,
        round=made.round,
        to_act=made.to_act,
        bot_turn=by_bot,
        deadline=None if made.to_act is None or by_bot else _deadline(table.head, head, made),
        status="playing" if made.result is None else "over",
        result=None if made.result is None else msgspec.json.encode(made.result).decode(),
    )


def _deadline(before: TableRow, head: TableRow, made: Progress) -> int | None:
    """The clock starts anew with every choice; what else happens at the table does not touch it."""
    if head.clock is None:
        return None
    still = (made.moves, made.to_act) == (before.moves, before.to_act)
    return before.deadline if still and before.deadline is not None else head.changed + head.clock
