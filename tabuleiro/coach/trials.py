"""Trials: the worlds in which the options of one decision were played on, and what came of each."""

from __future__ import annotations

import math
from typing import Any, Final, NamedTuple, final

from tabuleiro.coach.chances import Chances
from tabuleiro.core.action import Action


class Ending(NamedTuple):
    """How one world stood at the horizon."""

    chances: Chances
    position: Any
    course: list[tuple[int, Action]]
    """Who chose what on the way."""


@final
class Trial:
    """One option: what it led to, world by world, the first world first."""

    __slots__ = ("action", "endings", "line")

    def __init__(self, action: Action, line: list[Action]) -> None:
        self.action: Final = action
        self.line: Final = line
        """The seat's choices on the way that is tried, this action first."""
        self.endings: Final[list[Ending]] = []

    def chances_of(self, seat: int) -> list[float]:
        return [ending.chances[seat] for ending in self.endings]

    @property
    def course(self) -> list[tuple[int, Action]]:
        """The course of the world that ended as the middle one did."""
        own = self.endings[0].course[0][0]
        by_chance = sorted(self.endings, key=lambda ending: ending.chances[own])
        return by_chance[len(by_chance) // 2].course


def mean(numbers: list[float]) -> float:
    return math.fsum(numbers) / len(numbers) if numbers else 0.0


def error_of_mean(numbers: list[float]) -> float:
    """The standard error; of fewer than two numbers it is as large as a chance can be."""
    if len(numbers) < 2:
        return 1.0
    centre = mean(numbers)
    spread = math.fsum([(number - centre) ** 2 for number in numbers]) / (len(numbers) - 1)
    return math.sqrt(spread / len(numbers))


def differences(one: Trial, other: Trial, seat: int) -> list[float]:
    """How much better the one did for the seat, in each world that both met."""
    both = zip(one.chances_of(seat), other.chances_of(seat), strict=False)
    return [mine - theirs for mine, theirs in both]


def changes(best: Trial, chosen: Trial) -> list[Chances]:
    """What choosing this instead of the best changed for every seat, in each world that both met."""
    both = zip(best.endings, chosen.endings, strict=False)
    return [
        [mine - theirs for mine, theirs in zip(own.chances, better.chances, strict=True)]
        for better, own in both
    ]


def leader(trials: list[Trial], seat: int, first: int = 0, step: int = 1) -> Trial:
    """The best option among those that met most worlds, by every `step`-th of them from the `first` on."""
    most = max([len(trial.endings) for trial in trials])
    alive = [trial for trial in trials if len(trial.endings) == most]
    best, best_mean = alive[0], -1.0
    for trial in alive:
        found = mean(trial.chances_of(seat)[first::step])
        if found > best_mean:
            best, best_mean = trial, found
    return best
