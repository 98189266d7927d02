"""Planning: looks for the best way to play its whole turn, and keeps to it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Final, NamedTuple, Protocol, final

from tabuleiro.bots.base import Budget, Decision, Perspective
from tabuleiro.bots.judge import Judge
from tabuleiro.bots.tree import Search
from tabuleiro.core.action import Action
from tabuleiro.core.codec import JsonObject
from tabuleiro.core.game import Sampler
from tabuleiro.core.rng import Dice

HORIZON: Final = 1
"""A plan ends with the turn."""


class TurnPlan(NamedTuple):
    """The choices of a turn, the chance to win by them, and how many ways were thought up to find them."""

    choices: list[Action]
    chance: float
    ways: int


class TurnBot(ABC):
    """Plans a turn when it begins, and anew whenever others or chance thwart the plan."""

    def __init__(self, ways: int, seed: int) -> None:
        self._ways: Final = ways
        """How much it looks at without a budget."""
        self._dice: Final = Dice(seed)
        self._plan: list[Action] = []
        self._facts: JsonObject = {}

    def decide(self, seen: Perspective, budget: Budget) -> Decision:
        if len(seen.options) == 1:
            self._keep_to(seen.options[0])
            return Decision(seen.options[0], "only")
        if not self._plan or self._plan[0] not in seen.options:
            self._make_plan(seen, Budget(budget.seconds, budget.iterations or self._ways, budget.given_up))
        action = self._plan.pop(0)
        return Decision(action, "plan", self._facts, tuple(self._plan))

    def _keep_to(self, action: Action) -> None:
        """A plan goes on while what happens is what it foresaw."""
        if self._plan and self._plan[0] is action:
            self._plan.pop(0)
        else:
            self._plan.clear()

    def _make_plan(self, seen: Perspective, budget: Budget) -> None:
        self._plan, chance, ways = self._searched(seen.game.sampler(seen.view), seen.seat, budget)
        self._facts = {"ways": ways, "percent": round(100 * chance)}

    @abstractmethod
    def _searched(self, sampler: Sampler[Any], seat: int, budget: Budget) -> TurnPlan: ...


@final
class PlanningBot(TurnBot):
    """Searches the turn with trees for all seats, to its end."""

    def __init__(self, judge: Judge[Any], ways: int, finalists: int, seed: int) -> None:
        super().__init__(ways, seed)
        self._judge: Final = judge
        self._finalists: Final = finalists
        """How many of the best it compares in the end."""

    def _searched(self, sampler: Sampler[Any], seat: int, budget: Budget) -> TurnPlan:
        players = sampler.sample(self._dice).config.players
        search = Search(sampler, self._judge, self._dice, HORIZON, players)
        choices, chance = search.plan(seat, self._finalists, budget)
        return TurnPlan(choices, chance, search.iterations)


class TurnSearch(Protocol):
    """A game's own search of one turn of one seat."""

    ways: int
    """How many ways to play it were thought up."""

    def plan(self, budget: Budget) -> tuple[list[Action], float]:
        """The seat's choices to the end of the turn, and the chance to win by them."""


@final
class MasterBot(TurnBot):
    """Plans by the game's own search."""

    def __init__(self, search: Callable[[Sampler[Any], Dice, int], TurnSearch], ways: int, seed: int) -> None:
        super().__init__(ways, seed)
        self._search: Final = search

    def _searched(self, sampler: Sampler[Any], seat: int, budget: Budget) -> TurnPlan:
        search = self._search(sampler, self._dice, seat)
        return TurnPlan(*search.plan(budget), search.ways)
