"""Bags: cards without order as one number, four bits for each kind, so that a clone shares them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from tabuleiro.games.sanjuan.components import KINDS, Kind

Bag: TypeAlias = int
UNIT: Final[tuple[Bag, ...]] = tuple([1 << 4 * kind for kind in range(KINDS)])
"""The bag with one card of a kind: bags are added and taken away like numbers."""


def count(bag: Bag, kind: Kind) -> int:
    return bag >> 4 * kind & 15


def bag_of(cards: Iterable[Kind]) -> Bag:
    return sum([UNIT[card] for card in cards])


def cards_in(bag: Bag) -> list[Kind]:
    """The cards of a bag, in the order of the kinds."""
    cards: list[int] = []
    kind = 0
    while bag:
        cards += [kind] * (bag & 15)
        bag >>= 4
        kind += 1
    return cards
