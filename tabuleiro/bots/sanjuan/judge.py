"""Judge: what the search must know of San Juan beyond its rules."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, final

from tabuleiro.bots.judge import Judge
from tabuleiro.bots.sanjuan.features import NAMES, numbers
from tabuleiro.bots.sanjuan.outlook import Expectation, longest_town
from tabuleiro.bots.sanjuan.policy import choose
from tabuleiro.bots.sanjuan.weights import KNOTS, WEIGHTS
from tabuleiro.bots.weighing import shares, weigh, weights_at
from tabuleiro.core.action import Action
from tabuleiro.core.rng import Dice
from tabuleiro.games.sanjuan.components import ENOUGH_BUILDINGS, KINDS, PRODUCTION, Seat
from tabuleiro.games.sanjuan.rules.builder import Build, Replace
from tabuleiro.games.sanjuan.rules.buildings import city_kinds
from tabuleiro.games.sanjuan.rules.councillor import Keep
from tabuleiro.games.sanjuan.rules.roles import TakeRole
from tabuleiro.games.sanjuan.rules.round import Bank, Chapel
from tabuleiro.games.sanjuan.rules.scoring import ranking
from tabuleiro.games.sanjuan.state import SanJuanState

TRUST: Final = 0.8


ROWS: Final = [WEIGHTS[name] for name in NAMES]
AT: Final[list[list[float]]] = [weights_at(number, KNOTS, ROWS) for number in range(ENOUGH_BUILDINGS + 1)]
"""The weights of all features, by the buildings of the longest town."""
CITY: Final = len(NAMES) - (KINDS - PRODUCTION)
"""Where the city buildings begin."""
NUMBERS_AT: Final[list[list[float]]] = [weights[:CITY] for weights in AT]
CITY_AT: Final[list[list[float]]] = [[0.0] * PRODUCTION + weights[CITY:] for weights in AT]
"""By the kind of building."""


class TableJudge(Judge[SanJuanState]):
    """What all judges of San Juan agree on."""

    def matters(self, s: SanJuanState) -> bool:
        """Paying, producing and selling follow from what was decided before."""
        return isinstance(s.stack[-1], (TakeRole, Build, Replace, Keep, Chapel, Bank))

    def trust(self, options: int) -> float:
        """The quick policy is a good player."""
        return TRUST

    def clock(self, s: SanJuanState) -> int:
        return s.round

    def values(self, s: SanJuanState) -> list[float]:
        """A softmax of the strengths; after the end the victory itself."""
        if s.stack:
            return shares(self.strengths(s))
        first = [standing.seat for standing in ranking(s) if standing.place == 1]
        return [(seat in first) / len(first) for seat in range(len(s.hands))]

    @abstractmethod
    def strengths(self, s: SanJuanState) -> list[float]:
        """How each seat stands in a game that is not over."""


@final
class SanJuanJudge(TableJudge):
    """By fitted weights, and everybody plays on like a steady player."""

    def strengths(self, s: SanJuanState) -> list[float]:
        most = longest_town(s)
        return [self._strength(s, seat, NUMBERS_AT[most], CITY_AT[most]) for seat in range(len(s.hands))]

    def _strength(self, s: SanJuanState, seat: Seat, weights: list[float], city: list[float]) -> float:
        """The weighted features: of the city buildings, those that stand."""
        outlook = Expectation(s, seat)
        standing = city_kinds(outlook.city)
        strength = weigh(numbers(s, outlook, standing), weights)
        for kind in standing:
            strength += city[kind]
        return strength

    def quick(self, s: SanJuanState, options: list[Action], dice: Dice) -> Action:
        return choose(s, options)
