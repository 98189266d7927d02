"""Lists of tables: built from rows, without loading the tables."""

from __future__ import annotations

from tabuleiro.server.storage.rows import SeatRow, TableRow
from tabuleiro.server.tables.served import info_of
from tabuleiro.table.shapes import TableInfo


def listed(found: list[tuple[TableRow, list[SeatRow]]], visitor: str | None) -> list[TableInfo]:
    return [info_of(head, seats, visitor) for head, seats in found]
