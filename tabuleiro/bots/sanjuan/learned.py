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
from tabuleiro.core.action import Action
from tabuleiro.core.rng import Dice
from tabuleiro.games.sanjuan.state import SanJuanState

LOST: Final = (0.017, 0.022)
"""How much less chance to win searches find, by sort of habit, in what is felt less strongly by 1."""
TRIALS: Final = (8, 3)
"""How many trials that is worth."""
EIGHT: Final = 8
NONE: Final = [0.0] * EIGHT
WEAKEST: Final = 4.0
"""Whatever is felt less strongly than the best by more than this is expected to bring as much as this."""


@final
class Eight:
    """Eight numbers at once: compiled they are machine numbers, those of a list are not."""

    __slots__ = ("a", "b", "c", "d", "e", "f", "g", "h")

    def __init__(self, numbers: list[float]) -> None:
        self.a, self.b, self.c, self.d = numbers[0], numbers[1], numbers[2], numbers[3]
        self.e, self.f, self.g, self.h = numbers[4], numbers[5], numbers[6], numbers[7]

    def add(self, size: float, other: Eight) -> None:
        self.a += size * other.a
        self.b += size * other.b
        self.c += size * other.c
        self.d += size * other.d
        self.e += size * other.e
        self.f += size * other.f
        self.g += size * other.g
        self.h += size * other.h

    def counted(self, counts: Eight) -> float:
        """What those above nothing count."""
        first = max(self.a, 0.0) * counts.a + max(self.b, 0.0) * counts.b
        second = max(self.c, 0.0) * counts.c + max(self.d, 0.0) * counts.d
        third = max(self.e, 0.0) * counts.e + max(self.f, 0.0) * counts.f
        return first + second + third + max(self.g, 0.0) * counts.g + max(self.h, 0.0) * counts.h


@final
class Block:
    """Eight units of a net; what is missing to eight counts nothing."""

    __slots__ = ("_by_place", "_counts", "_least")

    def __init__(self, units: list[list[float]], least: list[float], counts: list[float]) -> None:
        missing = [0.0] * (EIGHT - len(units))
        self._by_place: Final = [Eight([*place, *missing]) for place in map(list, zip(*units, strict=True))]
        self._least: Final = Eight([*least, *missing])
        self._counts: Final = Eight([*counts, *missing])

    def strength(self, found: Inputs) -> float:
        sums, by_place, sizes = Eight(NONE), self._by_place, found.sizes
        sums.add(1.0, self._least)
        for number, place in enumerate(found.places):
            sums.add(sizes[number], by_place[place])
        return sums.counted(self._counts)


@final
class Net:
    """From the prospects of a seat to its strength: weights, and units that count what goes together."""

    def __init__(
        self, weights: list[float], units: list[list[float]], least: list[float], counts: list[float]
    ) -> None:
        self._weights: Final = weights
        self._blocks: Final = [
            Block(units[first : first + EIGHT], least[first : first + EIGHT], counts[first : first + EIGHT])
            for first in range(0, len(units), EIGHT)
        ]
        """By unit its weights, what it adds to their sum, and what it counts if that is positive."""

    def strength(self, found: Inputs) -> float:
        total = found.weigh(self._weights)
        for block in self._blocks:
            total += block.strength(found)
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
    net = data["net"]
    sharpness = [float(data["sharpness"][sort]) for sort in SORTS]
    habits = Habits(sharpness, [data["habits"][row] for row in ROWS])
    return LearnedJudge(Net(net["weights"], net["units"], net["least"], net["counts"]), habits)
