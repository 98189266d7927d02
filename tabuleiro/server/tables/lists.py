"""Lists of tables: built from rows, without loading the tables."""

from __future__ import annotations

from tabuleiro.server.storage.rows import SeatRow, TableRow
from tabuleiro.server.tables.table import Table
from tabuleiro.server.wire.http import TableInfo


def listed(found: list[tuple[TableRow, list[SeatRow]]], visitor: str | None) -> list[TableInfo]:
    return [Table(head, seats).info(visitor) for head, seats in found]
