"""Lists of tables: built from rows, without loading the tables."""

from __future__ import annotations

from tabuleiro.server.storage.rows import SeatRow, TableRow
from tabuleiro.server.tables.served import info_of
from tabuleiro.table.shapes import TableInfo


def listed(found: list[tuple[TableRow, list[SeatRow]]], visitor: str | None) -> list[TableInfo]:
    return [_shortened(info_of(head, seats, visitor)) for head, seats in found]


def _shortened(table: TableInfo) -> TableInfo:
    """The table without the figures of its pack, of which a list needs only the name."""
    pack = table["options"].get("pack")
    if isinstance(pack, dict):
        table["options"] = {**table["options"], "pack": {"name": pack.get("name", "")}}
    return table
