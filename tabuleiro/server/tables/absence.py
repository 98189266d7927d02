"""Absence: what the server knows of who is away from a table."""

from __future__ import annotations

from contextlib import suppress

from tabuleiro.core.errors import Refused
from tabuleiro.server.errors import Conflict
from tabuleiro.server.storage.rows import SeatRow, now
from tabuleiro.server.storage.stored import StoredTables
from tabuleiro.server.tables.served import ServedTable
from tabuleiro.table.errors import StillHere


async def check_absent(stored: StoredTables, table: ServedTable, seat: SeatRow) -> None:
    """Refuse to let a bot play for somebody who is there or was there a moment ago."""
    head = table.head
    if head.to_act == seat.seat and head.deadline is not None and head.deadline < now():
        return
    if seat.visitor is None or any(watcher.visitor == seat.visitor for watcher in table.watchers):
        raise StillHere(f"the player of seat {seat.seat} is here")
    away = now() - await stored.last_sign(table.id, seat.seat, seat.visitor)
    if away < head.absent_after:
        raise StillHere(
            f"the player of seat {seat.seat} was here {away} seconds ago: "
            f"at this table a bot can stand in after {head.absent_after}"
        )


async def saw(stored: StoredTables, tables: list[ServedTable]) -> None:
    """Note who is connected to a table where they sit, for the other processes and for later."""
    found = {
        (table.id, watcher.visitor)
        for table in tables
        for watcher in table.watchers
        if watcher.visitor is not None and table.seats_of(watcher.visitor)
    }
    with suppress(Refused, Conflict):  # there is a next time
        await stored.saw(sorted(found))
