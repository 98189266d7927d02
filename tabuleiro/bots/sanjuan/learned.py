"""Learned: a judge who has learned from games of players with learned habits.

No level plays by it: see "What was tried" in docs/bots.md. `python -m benchmarks.learned` measures it.
"""

from __future__ import annotations

import json
from typing import Any, Final, final

from tabuleiro.bots.judge import Hunch
from tabuleiro.bots.sanjuan.habits import ROWS, SORTS, Habits, matter_of
from tabuleiro.bots.sanjuan.inputs import Inputs
from tabuleiro.bots.sanjuan.judge import TableJudge
from tabuleiro.bots.sanjuan.prospects import prospects
from tabuleiro.core.action import Action
from tabuleiro.core.rng import Dice
from tabuleiro.games.sanjuan.state import SanJuanState

LOST: Final = (0.017, 0.022)
"""How much less chance to win searches find, by sort of habit, in what is felt less strongly by 1."""
TRIALS: Final = (8, 3)
"""How many trials that is worth."""
WEAKEST: Final = 4.0
"""Whatever is felt less strongly than the best by more than this is expected to bring as much as this."""


@final
class Net:
    """From the prospects of a seat to its strength: weights, and units that count what goes together."""

    def __init__(
        self, weights: list[float], units: list[list[float]], least: list[float], counts: list[float]
    ) -> None:
        self._weights: Final = weights
        self._units: Final = units
        self._least: Final = least
        """What a unit adds to its weighted sum, before it counts if that is positive."""
        self._counts: Final = counts

    def strength(self, found: Inputs) -> float:
        total = found.weigh(self._weights)
        for number, unit in enumerate(self._units):
            active = found.weigh(unit) + self._least[number]
            if active > 0:
                total += active * self._counts[number]
        return total


@final
class LearnedJudge(TableJudge):
    """By what a net makes of the prospects of all seats, and everybody plays on by habit.

    The worlds of a search are known to the last card, so that every seat's hand counts.
    """

    def __init__(self, net: Net, habits: Habits) -> None:
        self._net: Final = net
        self.habits: Final = habits

    def strengths(self, s: SanJuanState) -> list[float]:
        return [self._net.strength(prospects(s, seat)) for seat in range(len(s.hands))]

    def hunch(self, s: SanJuanState, options: list[Action]) -> Hunch | None:
        """A role or building felt less strongly than another is expected to bring less."""
        matter = matter_of(s, options)
        if matter is None:
            return None
        felt = self.habits.felt(matter)
        best, now = max(felt), self.values(s)[s.stack[-1].seat]
        trials, lost = TRIALS[matter.sort], LOST[matter.sort]
        return Hunch(trials, [now - lost * min(best - each, WEAKEST) for each in felt])

    def quick(self, s: SanJuanState, options: list[Action], dice: Dice) -> Action:
        return self.habits.choose(s, options)


def learned(text: str) -> LearnedJudge:
    """From a file that scripts/fit_habits.py wrote; its lists are in the order of the inputs."""
    data: dict[str, Any] = json.loads(text)
    net = data["net"]
    sharpness = [float(data["sharpness"][sort]) for sort in SORTS]
    habits = Habits(sharpness, [data["habits"][row] for row in ROWS])
    return LearnedJudge(Net(net["weights"], net["units"], net["least"], net["counts"]), habits)
