"""What the tests look up in a position of Lisboa, in the words of the rules."""

from __future__ import annotations

from tabuleiro.games.lisboa.kinds import GOOD_WORDS
from tabuleiro.games.lisboa.places import lower_of, upper_of
from tabuleiro.games.lisboa.state import LisboaState


def goods_of(s: LisboaState, seat: int = 0) -> str:
    held = s.goods[seat * 4 : seat * 4 + 4]
    return " ".join([word for good, word in enumerate(GOOD_WORDS) for _ in range(held[good])])


def upper(s: LisboaState, seat: int = 0) -> list[str]:
    cards = upper_of(s, seat)
    return [s.figures.upper_word(card) for card in cards if card]


def lower(s: LisboaState, seat: int = 0) -> list[int]:
    return [card for card in lower_of(s, seat) if card]


def treasury(s: LisboaState) -> int:
    return s.figures.pack.treasury.right[s.treasury]
