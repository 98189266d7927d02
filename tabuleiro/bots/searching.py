"""Searching: a bot that looks at many ways the game may go on from what it sees."""

from __future__ import annotations

from typing import Any, Final, final

from tabuleiro.bots.base import Budget, Decision, Perspective
from tabuleiro.bots.search import Judge, Search
from tabuleiro.core.rng import Dice


@final
class SearchingBot:
    """Takes the option that the search tried most often."""

    def __init__(self, judge: Judge[Any], horizon: int, iterations: int, seed: int) -> None:
        self._judge: Final = judge
        self._horizon: Final = horizon
        self._iterations: Final = iterations
        self._dice: Final = Dice(seed)

    def decide(self, seen: Perspective, budget: Budget) -> Decision:
        if len(seen.options) == 1:
            return Decision(seen.options[0], "only")
        search = Search(seen.game.sampler(seen.view), self._judge, self._dice, self._horizon)
        search.run(seen.seat, self._own(budget))
        action = search.best(seen.seat, seen.options)
        percent = round(100 * search.chance(seen.seat, action))
        return Decision(action, "search", {"ways": search.iterations, "percent": percent})

    def _own(self, budget: Budget) -> Budget:
        """The own number of iterations where the budget names none."""
        if budget.iterations is not None:
            return budget
        return Budget(budget.seconds, self._iterations if budget.seconds is None else None)
