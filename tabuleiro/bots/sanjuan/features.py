"""Features: a seat's position in numbers, from which the judge reckons the chance to win."""

from __future__ import annotations

from typing import Final

from tabuleiro.bots.sanjuan.cards import wishes
from tabuleiro.bots.sanjuan.outlook import MEAN_PRICE, Expectation
from tabuleiro.bots.sanjuan.roles import best_build
from tabuleiro.games.sanjuan.components import KINDS, NOBODY, PRODUCTION, WORDS, Seat
from tabuleiro.games.sanjuan.rules.buildings import clockwise
from tabuleiro.games.sanjuan.rules.scoring import points
from tabuleiro.games.sanjuan.state import SanJuanState, goods_of

NAMES: Final[tuple[str, ...]] = (
    *("points", "buildings", "hand", "too_many", "goods", "sales", "engine", "waiting"),
    *("best_wish", "second_wish", "third_wish", "next_build"),
    *WORDS,
)
"""What the numbers are, in their order; the last ones say which buildings stand."""


def features(s: SanJuanState, seat: Seat) -> list[float]:
    """The numbers of a seat, all of them of the size of one."""
    outlook = Expectation(s, seat)
    hand, goods = s.hands[seat], goods_of(s, seat)
    best = [*sorted(wishes(outlook, hand, 0), reverse=True)[:3], 0.0, 0.0, 0.0]
    standing = [kind for kind in range(PRODUCTION, KINDS) if outlook.city >> kind & 1]
    found = [
        points(s, seat) / 10,
        outlook.mine / 4,
        len(hand) / 4,
        float(max(0, len(hand) - 7)),
        sum([number * MEAN_PRICE[good] for good, number in enumerate(goods)], 0.0) / 4,
        outlook.sales(outlook.prices) / 2,
        sum([outlook.income(kind) for kind in standing], 0.0),
        waiting(s, seat) / 4,
        best[0] / 4,
        best[1] / 4,
        best[2] / 4,
        best_build(s, outlook, 0)[1] / 4,
    ]
    found += [number / 2 for number in outlook.plants]
    found += [float(outlook.city >> kind & 1) for kind in range(PRODUCTION, KINDS)]
    return found


def waiting(s: SanJuanState, seat: Seat) -> int:
    """How many roles the others take before this seat does."""
    players = len(s.hands)
    acting = s.stack[-1].seat if s.stack else s.governor
    if s.roles.count(seat) == 0:
        return (seat - acting) % players
    left = max(0, players - sum([taker != NOBODY for taker in s.roles]))
    return left + clockwise(s, (s.governor + 1) % players).index(seat)
