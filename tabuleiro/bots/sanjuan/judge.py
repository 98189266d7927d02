"""Judge: what the search must know of San Juan beyond its rules."""

from __future__ import annotations

import math
from typing import Final, final

from tabuleiro.bots.judge import Judge
from tabuleiro.bots.sanjuan.features import NAMES, features
from tabuleiro.bots.sanjuan.policy import choose
from tabuleiro.bots.sanjuan.weights import KNOTS, WEIGHTS
from tabuleiro.core.action import Action
from tabuleiro.core.rng import Dice
from tabuleiro.games.sanjuan.builder import Build, Replace
from tabuleiro.games.sanjuan.buildings import number_of_buildings
from tabuleiro.games.sanjuan.components import ENOUGH_BUILDINGS
from tabuleiro.games.sanjuan.councillor import Keep
from tabuleiro.games.sanjuan.roles import TakeRole
from tabuleiro.games.sanjuan.round import Bank, Chapel
from tabuleiro.games.sanjuan.scoring import ranking
from tabuleiro.games.sanjuan.state import Table


def weights_at(buildings: int) -> list[float]:
    """The weights when the leading builder has so many buildings, between the knots in proportion."""
    later = next(place for place, knot in enumerate(KNOTS) if buildings <= knot)
    earlier = max(0, later - 1)
    span = KNOTS[later] - KNOTS[earlier]
    part = (buildings - KNOTS[earlier]) / span if span else 0.0
    rows = [WEIGHTS[name] for name in NAMES]
    return [row[earlier] + part * (row[later] - row[earlier]) for row in rows]


AT: Final[list[list[float]]] = [weights_at(number) for number in range(ENOUGH_BUILDINGS + 1)]


@final
class SanJuanJudge(Judge[Table]):
    def matters(self, s: Table) -> bool:
        """Paying, producing and selling follow from what was decided before."""
        return isinstance(s.stack[-1], (TakeRole, Build, Replace, Keep, Chapel, Bank))

    def clock(self, s: Table) -> int:
        return s.round

    def values(self, s: Table) -> list[float]:
        """A softmax of weighted features; after the end the victory itself."""
        if not s.stack:
            first = [standing.seat for standing in ranking(s) if standing.place == 1]
            return [(seat in first) / len(first) for seat in range(len(s.hands))]
        seats = range(len(s.hands))
        weights = AT[max([number_of_buildings(s, seat) for seat in seats])]
        strengths = [_weigh(features(s, seat), weights) for seat in seats]
        most = max(strengths)
        shares = [math.exp(strength - most) for strength in strengths]
        total = sum(shares, 0.0)
        return [share / total for share in shares]

    def quick(self, s: Table, options: list[Action], dice: Dice) -> Action:
        return choose(s, options)


def _weigh(found: list[float], weights: list[float]) -> float:
    total = 0.0
    for value, weight in zip(found, weights, strict=True):
        total += value * weight
    return total
