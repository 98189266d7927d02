"""What the tests look up in a position of Lisboa, in the words of the rules."""

from __future__ import annotations

from tabuleiro.games.lisboa.kinds import GOOD_WORDS, UPPER
from tabuleiro.games.lisboa.state import Table


def goods_of(s: Table, seat: int = 0) -> str:
    held = s.goods[seat * 4 : seat * 4 + 4]
    return " ".join([word for good, word in enumerate(GOOD_WORDS) for _ in range(held[good])])


def upper(s: Table, seat: int = 0) -> list[str]:
    cards = s.docks[seat * UPPER : seat * UPPER + UPPER]
    return [s.figures.upper_word(card) for card in cards if card]


def lower(s: Table, seat: int = 0) -> list[int]:
    return [card for card in s.lower[seat * UPPER : seat * UPPER + UPPER] if card]


def treasury(s: Table) -> int:
    return s.figures.pack.treasury.right[s.treasury]
