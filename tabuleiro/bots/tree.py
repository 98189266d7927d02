"""Tree: information-set Monte Carlo tree search, one tree per seat, cut at a horizon and judged there.

Worlds are drawn from the view and played on. Every seat follows a tree of its own choices and prefers what
promises most to itself (max-n). What chance and the others do lies between two of them, so that no tree tells
apart what its seat cannot.
A choice that was met seldom is left to the game's quick policy; the more often it is met, the more the
outcomes count that each seat had from it.
"""

from __future__ import annotations

import math
from typing import Any, Final, Generic, TypeVar, final

from tabuleiro.bots.base import Budget, Clock
from tabuleiro.bots.judge import Hunch, Judge
from tabuleiro.core import rules
from tabuleiro.core.action import Action
from tabuleiro.core.game import Sampler
from tabuleiro.core.rng import Dice
from tabuleiro.core.state import State

S = TypeVar("S", bound=State)

EXPLORE: Final = 0.25
"""How much the prior counts against outcomes, which are chances from 0 to 1."""
EXPLORE_PLANS: Final = 0.5
"""Where the best outcome counts, one good way must not hide the others."""
THINKING: Final = 0.8
"""The part of a budget for thinking up ways; the rest is for the race of the best."""
DOUBT: Final = 4.0
"""An option begins as if it had been tried so often with the mean outcome: a few trials prove little."""


@final
class Node:
    """What a seat learned about the play after one of its choices."""

    __slots__ = ("after", "best", "planned", "total", "visits")

    def __init__(self, *, planned: bool) -> None:
        self.after: Final[dict[int, Node]] = {}
        """By the index of the seat's next choice."""
        self.planned: Final = planned
        """The seat can choose the same way again, so that the best outcome counts and not the mean."""
        self.best = 0.0
        self.total = 0.0
        self.visits = 0

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def child(self, action: Action) -> Node:
        found = self.after.get(action.index)
        if found is None:
            found = self.after[action.index] = Node(planned=self.planned)
        return found

    def score(self, action: Action, prior: float) -> float:
        """How promising an option is: its outcomes, and a bonus that fades with trials."""
        child = self.after.get(action.index)
        bonus = (EXPLORE_PLANS if self.planned else EXPLORE) * prior * math.sqrt(float(self.visits))
        if child is None:
            return self.mean + bonus
        if self.planned:
            return child.best + bonus / (1 + child.visits)
        mean = (child.total + DOUBT * self.mean) / (child.visits + DOUBT)
        return mean + bonus / (1 + child.visits)


@final
class Outcome(Generic[S]):
    """What came of playing on once."""

    __slots__ = ("chances", "chosen", "course", "end")

    def __init__(
        self, chosen: list[Action], course: list[tuple[int, Action]], chances: list[float], end: S
    ) -> None:
        self.chosen: Final = chosen
        """The choices of the seat that was followed."""
        self.course: Final = course
        """Who chose what, wherever there was a choice."""
        self.chances: Final = chances
        self.end: Final = end
        """The position at the horizon."""


@final
class Line:
    """Choices of a seat, one after the other, and what came of them."""

    __slots__ = ("choices", "total", "visits")

    def __init__(self, choices: list[Action]) -> None:
        self.choices = choices
        self.total = 0.0
        self.visits = 0

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def expect(self, chance: float, trials: int) -> None:
        """As if it had been tried so often with this chance."""
        self.total += chance * trials
        self.visits += trials

    def learn(self, outcome: Outcome[Any], seat: int) -> None:
        """A new way is what the seat chose first."""
        self.choices = self.choices or outcome.chosen
        self.total += outcome.chances[seat]
        self.visits += 1


@final
class Search(Generic[S]):
    """One decision of one seat."""

    def __init__(self, sampler: Sampler[S], judge: Judge[S], dice: Dice, horizon: int, players: int) -> None:
        self._sampler: Final = sampler
        self._judge: Final = judge
        self._dice: Final = dice
        self._horizon: Final = horizon
        self._roots: Final = [Node(planned=False) for _ in range(players)]
        self.iterations = 0
        """How often a position was played on."""

    def best(
        self, seat: int, options: list[Action], budget: Budget, hunch: Hunch | None = None
    ) -> tuple[Action, float]:
        """The option that is left when the budget is spent, and the chance to win with it."""
        ways = [Line([action]) for action in options]
        if hunch is not None:
            for way, chance in zip(ways, hunch.chances, strict=True):
                way.expect(chance, hunch.trials)
        self._race(seat, ways, Clock(budget), 0.0)
        return ways[0].choices[0], ways[0].mean

    def plan(self, seat: int, finalists: int, budget: Budget) -> tuple[list[Action], float]:
        """The seat's choices up to the horizon on the best way found, and the chance to win by them.

        For games in which little is left to chance before the horizon: the best outcome of a choice counts,
        as the seat can choose the same again. What luck and the others add to that is found out in the end,
        by a race of the best ways.
        """
        self.follow_plans_of(seat)
        clock = Clock(budget)
        thinking = THINKING if finalists > 1 else 1.0
        ways: list[Line] = []
        while not ways or clock.spent(self.iterations) < thinking:
            way = Line([])
            way.learn(self.play_on(self._sampler.sample(self._dice), seat, []), seat)
            _keep(ways, way, finalists)
        self._race(seat, ways, clock, thinking)
        return ways[0].choices, ways[0].mean

    def follow_plans_of(self, seat: int) -> None:
        """Let the best outcome of each choice of the seat count, not the mean."""
        self._roots[seat] = Node(planned=True)

    def _race(self, seat: int, ways: list[Line], clock: Clock, begun: float) -> None:
        """Leave the best way only.

        Each world is played on once for every way still in the race, so that all meet the same luck; whenever
        its share of the budget is spent, the worse half drops out.
        """
        stages = (len(ways) - 1).bit_length()
        for stage in range(1, stages + 1):
            until = begun + (1 - begun) * stage / stages
            while clock.spent(self.iterations) < until:
                self._play_world(seat, ways, clock)
            ways.sort(key=_mean, reverse=True)
            del ways[(len(ways) + 1) // 2 :]

    def _play_world(self, seat: int, ways: list[Line], clock: Clock) -> None:
        """Play one world once on every way; those left out when time is up keep their means."""
        world = self._sampler.sample(self._dice)
        for way in ways:
            way.learn(self.play_on(world.clone(), seat, way.choices), seat)
            if clock.over():
                return

    def play_on(self, s: S, seat: int, choices: list[Action]) -> Outcome[S]:
        """Play to the horizon, the seat's first choices as given, and let all learn how they stand."""
        cut = self._judge.clock(s) + self._horizon
        paths = [[root] for root in self._roots]
        chosen: list[Action] = []
        course: list[tuple[int, Action]] = []
        while s.stack and self._judge.clock(s) < cut:
            options = rules.options(s)
            acting = s.stack[-1].seat
            mine = acting == seat
            if mine and len(chosen) < len(choices) and choices[len(chosen)] in options:
                action = choices[len(chosen)]
                _go_down(paths[seat], action)
            else:
                action = self._next(s, options, paths) if len(options) > 1 else options[0]
            if mine:
                chosen.append(action)
            if len(options) > 1:
                course.append((acting, action))
            rules.apply(s, action)
        self.iterations += 1
        chances = self._judge.values(s)
        for path, chance in zip(paths, chances, strict=True):
            learn(path, chance)
        return Outcome(chosen, course, chances, s)

    def _next(self, s: S, options: list[Action], paths: list[list[Node]]) -> Action:
        """What the seat to act chooses: by its tree where the choice matters, else quickly."""
        quick = self._judge.quick(s, options, self._dice)
        if not self._judge.matters(s):
            return quick
        path = paths[s.stack[-1].seat]
        action = most_promising(path[-1], options, quick, self._judge.trust(len(options)))
        _go_down(path, action)
        return action


def most_promising(node: Node, options: list[Action], quick: Action, trust: float) -> Action:
    """The option with the best score; among equals the quick one."""
    rest = (1 - trust) / (len(options) - 1)
    best, best_score = quick, node.score(quick, trust)
    for action in options:
        if action is not quick:
            score = node.score(action, rest)
            if score > best_score:
                best, best_score = action, score
    return best


def _go_down(path: list[Node], action: Action) -> None:
    path.append(path[-1].child(action))


def learn(path: list[Node], value: float) -> None:
    """What came of the choices along a path."""
    for node in path:
        node.visits += 1
        node.total += value
        node.best = max(node.best, value)


def _mean(way: Line) -> float:
    return way.mean


def _keep(ways: list[Line], way: Line, most: int) -> None:
    """Keep the best ways, best first; of those with the same outcome, which mostly differ in order, one."""
    place = len(ways)
    while place and ways[place - 1].mean < way.mean:
        place -= 1
    if not place or ways[place - 1].mean > way.mean:
        ways.insert(place, way)
        del ways[most:]
