"""Search: information-set Monte Carlo tree search with one tree per seat, cut at a horizon and judged there.

Each iteration draws a position that agrees with the seat's view and plays it on.
A seat's tree holds that seat's own choices only; what chance and the others do lies between two of them,
so one tree serves all positions the seat cannot tell apart.
"""

from __future__ import annotations

import math
import time
from abc import abstractmethod
from typing import Final, Generic, TypeVar, final

from tabuleiro.bots.base import Budget
from tabuleiro.core import rules
from tabuleiro.core.action import Action
from tabuleiro.core.game import Sampler
from tabuleiro.core.rng import Dice, roll
from tabuleiro.core.state import State

S = TypeVar("S", bound=State)


class Judge(Generic[S]):
    """What a search must know of a game beyond its rules."""

    def matters(self, s: S) -> bool:
        """The choice is worth a search; a game may leave others to the quick policy."""
        return True

    @abstractmethod
    def clock(self, s: S) -> int:
        """How far the game has gone; the search cuts when it has advanced by the horizon."""

    @abstractmethod
    def values(self, s: S) -> list[float]:
        """The chance of each seat to win, as far as the position tells."""

    @abstractmethod
    def quick(self, s: S, options: list[Action], dice: Dice) -> Action:
        """A sensible choice without thinking: for what comes after the tree."""


@final
class Node:
    """What a seat learned about one of its choices."""

    __slots__ = ("children", "offered", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.visits = 0
        self.total = 0.0
        self.offered = 0
        """How often the choice was possible: in another position it may not be."""


@final
class Search(Generic[S]):
    """One decision: iterations until the budget is used up, then the choice tried most often."""

    def __init__(
        self, sampler: Sampler[S], judge: Judge[S], dice: Dice, horizon: int, explore: float = 0.7
    ) -> None:
        self._sampler: Final = sampler
        self._judge: Final = judge
        self._dice: Final = dice
        self._horizon: Final = horizon
        self._explore: Final = explore
        self.roots: dict[int, Node] = {}
        self.iterations = 0

    def run(self, seat: int, budget: Budget) -> None:
        """Spend the budget; stop early when the leader can no longer be overtaken."""
        until = time.perf_counter() + budget.seconds if budget.seconds is not None else None
        most = budget.iterations if budget.iterations is not None else 1 << 40
        while self.iterations < most:
            self.iterate()
            if until is not None and time.perf_counter() >= until:
                return
            if self.iterations % 64 == 0 and until is None and self._decided(seat, most - self.iterations):
                return

    def iterate(self) -> None:
        """Draw a position, go down the trees, play on to the horizon, judge, and remember."""
        s = self._sampler.sample(self._dice)
        judge = self._judge
        cut = judge.clock(s) + self._horizon
        places: dict[int, Node | None] = {}
        path: list[tuple[int, Node]] = []
        while s.stack and judge.clock(s) < cut:
            options = rules.options(s)
            if len(options) == 1:
                rules.apply(s, options[0])
                continue
            seat = s.stack[-1].seat
            node = places[seat] if seat in places else self._root(seat)
            if node is None:
                action = judge.quick(s, options, self._dice)
            else:
                action = self._select(s, node, options)
                child = node.children[action.index]
                path.append((seat, child))
                places[seat] = child if child.visits else None
            rules.apply(s, action)
        self._remember(path, judge.values(s))
        self.iterations += 1

    def best(self, seat: int, options: list[Action]) -> Action:
        """The option tried most often."""
        return max(options, key=lambda action: self._visits(seat, action))

    def chance(self, seat: int, action: Action) -> float:
        """What the search thinks of an option: the mean of its values."""
        child = self._root(seat).children.get(action.index)
        return child.total / child.visits if child is not None and child.visits else 0.0

    def _visits(self, seat: int, action: Action) -> int:
        child = self._root(seat).children.get(action.index)
        return child.visits if child is not None else 0

    def _root(self, seat: int) -> Node:
        root = self.roots.get(seat)
        if root is None:
            root = self.roots[seat] = Node()
        return root

    def _select(self, s: S, node: Node, options: list[Action]) -> Action:
        """Upper confidence bound over the options of this position; an untried one counts as average."""
        children = node.children
        for action in options:
            child = children.get(action.index)
            if child is None:
                child = children[action.index] = Node()
            child.offered += 1
        if node.visits == 0:
            return self._judge.quick(s, options, self._dice)
        average = node.total / node.visits
        best, best_score = options[0], -1.0
        shift = roll(self._dice, len(options))
        for place in range(len(options)):
            action = options[place - shift]
            child = children[action.index]
            mean = child.total / child.visits if child.visits else average
            score = mean + self._explore * math.sqrt(math.log(child.offered + 1) / (child.visits + 1))
            if score > best_score:
                best, best_score = action, score
        return best

    def _remember(self, path: list[tuple[int, Node]], values: list[float]) -> None:
        for seat, root in self.roots.items():
            root.visits += 1
            root.total += values[seat]
        for seat, child in path:
            child.visits += 1
            child.total += values[seat]

    def _decided(self, seat: int, left: int) -> bool:
        visits = sorted([child.visits for child in self._root(seat).children.values()], reverse=True)
        return len(visits) < 2 or visits[0] - visits[1] > left
