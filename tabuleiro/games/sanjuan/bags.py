"""Bags: cards without order as one number, four bits for each kind, so that a clone shares them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from tabuleiro.games.sanjuan.components import KINDS, Kind

Bag: TypeAlias = int
UNIT: Final[tuple[Bag, ...]] = tuple([1 << 4 * kind for kind in range(KINDS)])
"""The bag with one card of a kind: bags are added and taken away like numbers."""


def count(bag: Bag, kind: Kind) -> int:
    return bag >> 4 * kind & 15


def bag_of(cards: Iterable[Kind]) -> Bag:
    return sum([UNIT[card] for card in cards])


def numbers_of(cards: Iterable[Kind]) -> list[int]:
    """How many cards there are of each kind."""
    numbers = [0] * KINDS
    for card in cards:
        numbers[card] += 1
    return numbers


def each_so_often(numbers: Sequence[int]) -> list[Kind]:
    """As many cards of each kind as its number says, in the order of the kinds."""
    return [kind for kind, number in enumerate(numbers) if number for _ in range(number)]


def cards_in(bag: Bag) -> list[Kind]:
    """The cards of a bag, in the order of the kinds."""
    cards: list[Kind] = []
    kind = 0
    while bag:
        cards += [kind] * (bag & 15)
        bag >>= 4
        kind += 1
    return cards
