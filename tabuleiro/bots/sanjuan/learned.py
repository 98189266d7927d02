"""Learned: a judge who has learned from games of players with learned habits.

No level plays by it: see "What was tried" in docs/bots.md. `python -m benchmarks.learned` measures it.
"""

from __future__ import annotations

import json
from typing import Any, Final, final

from tabuleiro.bots.judge import Hunch
from tabuleiro.bots.sanjuan.habits import ROWS, SORTS, Habits, matter_of
from tabuleiro.bots.sanjuan.inputs import Inputs, PlainSight
from tabuleiro.bots.sanjuan.judge import TableJudge
from tabuleiro.bots.sanjuan.prospects import prospects
from tabuleiro.bots.sanjuan.units import Units, counted, eights
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

    def __init__(self, weights: list[float], units: Units, counts: list[float]) -> None:
        self._weights: Final = weights
        self._units: Final = units
        self._counts: Final = eights(counts)

    def strength(self, found: Inputs) -> float:
        return found.weigh(self._weights) + counted(self._units.said(found), self._counts)


@final
class LearnedJudge(TableJudge):
    """By what a net makes of the prospects of all seats, and everybody plays on by habit.

    The worlds of a search are known to the last card, so that every seat's hand counts.
    """

    def __init__(self, net: Net, habits: Habits) -> None:
        self._net: Final = net
        self.habits: Final = habits

    def strengths(self, s: SanJuanState) -> list[float]:
        sight = PlainSight(s)
        return [self._net.strength(prospects(sight, seat)) for seat in range(len(s.hands))]

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
    habits, net = data["habits"], data["net"]
    return LearnedJudge(
        Net(net["weights"], Units(net["units"], net["least"]), net["counts"]),
        Habits(
            [float(habits["sharpness"][sort]) for sort in SORTS],
            [habits["weights"][row] for row in ROWS],
            Units(habits["units"], habits["least"]),
            [habits["counts"][row] for row in ROWS],
        ),
    )
