"""Planning: looks for the best way to play its whole turn, and keeps to it."""

from __future__ import annotations

from typing import Any, Final, final

from tabuleiro.bots.base import Budget, Decision, Perspective
from tabuleiro.bots.judge import Judge
from tabuleiro.bots.tree import Search
from tabuleiro.core.action import Action
from tabuleiro.core.codec import JsonObject
from tabuleiro.core.rng import Dice

HORIZON: Final = 1
"""A plan ends with the turn."""


@final
class PlanningBot:
    """Plans a turn when it begins, and anew whenever others or chance thwart the plan."""

    def __init__(self, judge: Judge[Any], ways: int, finalists: int, seed: int) -> None:
        self._judge: Final = judge
        self._ways: Final = ways
        """How many it thinks up without a budget."""
        self._finalists: Final = finalists
        """How many of the best it compares in the end."""
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
        sampler = seen.game.sampler(seen.view)
        players = sampler.sample(self._dice).config.players
        search = Search(sampler, self._judge, self._dice, HORIZON, players)
        self._plan, chance = search.plan(seen.seat, self._finalists, budget)
        self._facts = {"ways": search.iterations, "percent": round(100 * chance)}
