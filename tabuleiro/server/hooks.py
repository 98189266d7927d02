"""Hooks: tells players' own programs that it is their turn; signed, and retried until it arrives."""

from __future__ import annotations

from tabuleiro.server.rows import DeliveryRow, TableRow
from tabuleiro.server.table import Table


def deliveries_for(table: Table, head: TableRow) -> list[DeliveryRow]:
    return []
