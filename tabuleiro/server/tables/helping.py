"""Helping: a hint, a position tried out or a bot in one's place are told to all and kept with the result."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import structs

from tabuleiro.server.storage.rows import TableRow
from tabuleiro.server.tables.ledger import Beside, Ledger
from tabuleiro.server.tables.served import ServedTable
from tabuleiro.table.entries import Draft
from tabuleiro.table.errors import NotNow
from tabuleiro.table.shapes import Aid

AidKind: TypeAlias = Literal["hint", "fork", "stand_in"]
COUNTED: Final[dict[AidKind, Literal["hints", "forks", "stand_ins"]]] = {
    "hint": "hints",
    "fork": "forks",
    "stand_in": "stand_ins",
}


def check_allowed(table: ServedTable, instead: str) -> None:
    """Refuse help at a table that is played without; `instead` says what is right there."""
    if not table.head.hints:
        raise NotNow(f"this table is played without help: {instead}")


def check_alone(table: ServedTable, visitor: str) -> None:
    """Refuse what is for games against bots only."""
    if others_play(table, visitor) or table.head.clock is not None:
        raise NotNow("chances are shown against bots only, and without a clock")


def others_play(table: ServedTable, visitor: str | None) -> bool:
    """Somebody else sits there to whom it matters."""
    return any(seat.visitor not in (None, visitor) for seat in table.seats)


def counted(table: ServedTable, seat: int, what: AidKind) -> TableRow:
    """The table's row with one more help for the seat."""
    aids: list[Aid] = msgspec.json.decode(table.head.aids)
    mine = next((aid for aid in aids if aid["seat"] == seat), None)
    if mine is None:
        mine = {"seat": seat, "hints": 0, "forks": 0, "stand_ins": 0}
        aids = sorted([*aids, mine], key=lambda aid: aid["seat"])
    mine[COUNTED[what]] += 1
    return structs.replace(table.head, aids=msgspec.json.encode(aids).decode())


async def tell(ledger: Ledger, table: ServedTable, seat: int, what: Literal["hint", "fork"]) -> None:
    """Tell all that a seat gets help; where nobody else plays there is nobody to tell."""
    if others_play(table, table.seats[seat].visitor):
        await ledger.commit(table, Draft("helped", seat, text=what), Beside(head=counted(table, seat, what)))
