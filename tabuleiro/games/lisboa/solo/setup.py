"""The set-up of the solo game (L-1.1, 1.2, 1.18)."""

from __future__ import annotations

from itertools import pairwise, permutations
from typing import Final

from tabuleiro.core.rng import Rng, roll
from tabuleiro.games.lisboa.kinds import BLUE, GOODS, GREEN, ROW_SITES, ROW_WORDS, TREASURY, good_at
from tabuleiro.games.lisboa.ops import board
from tabuleiro.games.lisboa.solo.choices import aide_is_high
from tabuleiro.games.lisboa.state import FIRST_SITE_HEAP, LACERDA, LisboaState

WEST_D, EAST_D = ROW_SITES[ROW_WORDS.index("D")]
STARTING_PLANS: Final = 2


def empty_area(s: LisboaState) -> None:
    """No money and no goods; his influence is that of a second player."""
    s.cash[LACERDA] = 0
    for good in range(GOODS):
        s.goods[good_at(LACERDA, good)] = 0
    s.influence[LACERDA] = s.figures.pack.influence.start[LACERDA]


def deal_starting_plans(s: LisboaState, plans: list[int]) -> None:
    s.plans[LACERDA] = tuple(sorted(plans[:STARTING_PLANS]))


def score_tiles(source: Rng, values: tuple[int, ...]) -> list[int]:
    """One of the arrangements without equal neighbours, each as likely; if there is none, any."""
    orders = sorted(set(permutations(values)))
    apart = [order for order in orders if all(a != b for a, b in pairwise(order))]
    choice = apart or orders
    return list(choice[roll(source, len(choice))])


def turn_blue_cards(s: LisboaState, blue: list[int]) -> None:
    """One for the Aide, which also opens a building; then until a noble comes, for the courtier."""
    s.aide = _turn_up(s, blue)
    open_first_building(s)
    kind = _turn_up(s, blue)
    while kind == TREASURY:
        kind = _turn_up(s, blue)
    s.courtier = kind


def _turn_up(s: LisboaState, blue: list[int]) -> int:
    card = blue.pop()
    s.discarded.append(card)
    return s.figures.card_kind[card]


def open_first_building(s: LisboaState) -> None:
    """The available blue one on west D or the green one on east D; the cubes there leave the game."""
    site, architect = (EAST_D, GREEN) if aide_is_high(s) else (WEST_D, BLUE)
    board.set_heap(s, FIRST_SITE_HEAP + site, (0, 0, 0))
    board.open_building(s, LACERDA, site, architect)
    board.next_building(s, architect)
