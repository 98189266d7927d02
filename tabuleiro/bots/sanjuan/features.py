"""Features: a seat's position in numbers, from which the judge reckons the chance to win."""

from __future__ import annotations

from typing import Final

from tabuleiro.bots.sanjuan.cards import wishes
from tabuleiro.bots.sanjuan.inputs import stock
from tabuleiro.bots.sanjuan.outlook import Expectation
from tabuleiro.bots.sanjuan.roles import best_build
from tabuleiro.games.sanjuan.components import KINDS, NOBODY, PRODUCTION, WORDS, Kind, Seat
from tabuleiro.games.sanjuan.rules.buildings import city_kinds, clockwise
from tabuleiro.games.sanjuan.rules.scoring import points
from tabuleiro.games.sanjuan.state import SanJuanState

NAMES: Final[tuple[str, ...]] = (
    *("points", "buildings", "hand", "too_many", "goods", "sales", "engine", "waiting"),
    *("best_wish", "second_wish", "third_wish", "next_build"),
    *WORDS,
)
"""What the numbers are, in their order; the last ones say which buildings stand."""


def features(s: SanJuanState, seat: Seat) -> list[float]:
    """The numbers of a seat, all of them of the size of one."""
    outlook = Expectation(s, seat)
    city = [float(outlook.city >> kind & 1) for kind in range(PRODUCTION, KINDS)]
    return numbers(s, outlook, city_kinds(outlook.city)) + city


def numbers(s: SanJuanState, outlook: Expectation, city: list[Kind]) -> list[float]:
    """All of them but those that say which city buildings stand, which are given."""
    seat = outlook.seat
    hand = s.hands[seat]
    best = [0.0, 0.0, 0.0, *wishes(outlook, hand, 0)]
    best.sort()
    engine = 0.0
    for kind in city:
        engine += outlook.income(kind)
    found = [
        points(s, seat) / 10,
        outlook.mine / 4,
        len(hand) / 4,
        float(max(0, len(hand) - 7)),
        stock(s, seat) / 4,
        outlook.sold / 2,
        engine,
        waiting(s, seat) / 4,
        best[-1] / 4,
        best[-2] / 4,
        best[-3] / 4,
        best_build(s, outlook, 0)[1] / 4,
    ]
    found += [number / 2 for number in outlook.plants]
    return found


def waiting(s: SanJuanState, seat: Seat) -> int:
    """How many roles the others take before this seat does."""
    players = len(s.hands)
    acting = s.stack[-1].seat if s.stack else s.governor
    if s.roles.count(seat) == 0:
        return (seat - acting) % players
    left = max(0, players - len(s.roles) + s.roles.count(NOBODY))
    return left + clockwise(s, (s.governor + 1) % players).index(seat)
