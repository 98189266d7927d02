"""Tree: information-set Monte Carlo tree search, one tree per seat, cut at a horizon and judged there.

Each world drawn from the view is played on once for every option still in the race, so that options are
compared under the same luck; whenever its share of the budget is spent, the worse half drops out.
After the option every seat follows a tree of its own choices. What chance and the others do lies between two
of them, so that no tree tells apart what its seat cannot.
A choice that was met seldom is left to the game's quick policy; the more often it is met, the more the
outcomes count that each seat had from it.
"""

from __future__ import annotations

import math
from typing import Final, Generic, TypeVar, final

from tabuleiro.bots.base import Budget, Clock
from tabuleiro.bots.judge import Judge
from tabuleiro.core import rules
from tabuleiro.core.action import Action
from tabuleiro.core.game import Sampler
from tabuleiro.core.rng import Dice
from tabuleiro.core.state import State

S = TypeVar("S", bound=State)

TRUST: Final = 0.8
"""The prior of what the quick policy would choose; the other options share the rest."""
EXPLORE: Final = 0.25
"""How much the prior counts against outcomes, which are chances from 0 to 1."""
DOUBT: Final = 4.0
"""An option begins as if it had been tried so often with the mean outcome: a few trials prove little."""


@final
class Node:
    """What a seat learned about the play after one of its choices."""

    __slots__ = ("after", "total", "visits")

    def __init__(self) -> None:
        self.after: Final[dict[int, Node]] = {}
        """By the index of the seat's next choice."""
        self.total = 0.0
        self.visits = 0

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def child(self, action: Action) -> Node:
        found = self.after.get(action.index)
        if found is None:
            found = self.after[action.index] = Node()
        return found

    def outcome(self, action: Action) -> float:
        """The mean outcome of an option."""
        return self.child(action).mean

    def score(self, action: Action, prior: float) -> float:
        """How promising an option is: its outcomes with some doubt, and a bonus that fades with trials."""
        child = self.after.get(action.index)
        bonus = EXPLORE * prior * math.sqrt(self.visits)
        if child is None:
            return self.mean + bonus
        mean = (child.total + DOUBT * self.mean) / (child.visits + DOUBT)
        return mean + bonus / (1 + child.visits)


@final
class Search(Generic[S]):
    """One decision of one seat."""

    def __init__(self, sampler: Sampler[S], judge: Judge[S], dice: Dice, horizon: int, players: int) -> None:
        self._sampler: Final = sampler
        self._judge: Final = judge
        self._dice: Final = dice
        self._horizon: Final = horizon
        self._roots: Final = [Node() for _ in range(players)]
        self.iterations = 0
        """How often a position was played on."""

    def best(self, seat: int, options: list[Action], budget: Budget) -> tuple[Action, float]:
        """The option that is left when the budget is spent, and the chance to win with it."""
        root = self._roots[seat]
        race = options[:]
        clock = Clock(budget)
        stages = (len(options) - 1).bit_length()
        for stage in range(1, stages + 1):
            while True:
                self._play_world(race, clock)
                if clock.spent(self.iterations) * stages >= stage:
                    break
            race.sort(key=root.outcome, reverse=True)
            del race[(len(race) + 1) // 2 :]
        return race[0], root.outcome(race[0])

    def _play_world(self, race: list[Action], clock: Clock) -> None:
        """Play one world once for every option; those left out when time is up keep their means."""
        world = self._sampler.sample(self._dice)
        for action in race:
            self._play_on(world.clone(), action)
            self.iterations += 1
            if clock.over():
                return

    def _play_on(self, s: S, action: Action) -> None:
        """Carry out the option, play on to the horizon, and let every seat learn how it stands there."""
        cut = self._judge.clock(s) + self._horizon
        paths = [[root] for root in self._roots]
        _go_down(paths[s.stack[-1].seat], action)
        rules.apply(s, action)
        while s.stack and self._judge.clock(s) < cut:
            options = rules.options(s)
            rules.apply(s, self._next(s, options, paths) if len(options) > 1 else options[0])
        for path, value in zip(paths, self._judge.values(s), strict=True):
            _learn(path, value)

    def _next(self, s: S, options: list[Action], paths: list[list[Node]]) -> Action:
        """What the seat to act chooses: by its tree where the choice matters, else quickly."""
        quick = self._judge.quick(s, options, self._dice)
        if not self._judge.matters(s):
            return quick
        path = paths[s.stack[-1].seat]
        action = most_promising(path[-1], options, quick)
        _go_down(path, action)
        return action


def most_promising(node: Node, options: list[Action], quick: Action) -> Action:
    """The option with the best score; among equals the quick one."""
    rest = (1 - TRUST) / (len(options) - 1)
    best, best_score = quick, node.score(quick, TRUST)
    for action in options:
        if action is not quick:
            score = node.score(action, rest)
            if score > best_score:
                best, best_score = action, score
    return best


def _go_down(path: list[Node], action: Action) -> None:
    path.append(path[-1].child(action))


def _learn(path: list[Node], value: float) -> None:
    for node in path:
        node.visits += 1
        node.total += value
