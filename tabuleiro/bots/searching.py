"""Searching: a bot that looks ahead where a choice matters, and answers quickly where it does not."""

from __future__ import annotations

from typing import Any, Final, final

from tabuleiro.bots.base import Budget, Decision, Perspective, ThinkingBot
from tabuleiro.bots.judge import Judge
from tabuleiro.bots.steady import Reasons
from tabuleiro.bots.tree import Search
from tabuleiro.core.codec import JsonObject

HORIZON: Final = 2
"""Positions are played on to the end of the next round: the end of this one says too little."""
ITERATIONS: Final = 200
"""How often a bot without a budget plays on."""


@final
class SearchingBot(ThinkingBot):
    """Searches positions that agree with the view."""

    def __init__(self, judge: Judge[Any], reasons: Reasons, seed: int) -> None:
        super().__init__(seed)
        self._judge: Final = judge
        self._reasons: Final = reasons

    def _think(self, seen: Perspective, budget: Budget) -> Decision:
        if budget.seconds is None and budget.iterations is None:
            budget = Budget(iterations=ITERATIONS)
        sampler = seen.game.sampler(seen.view)
        s = sampler.sample(self._dice)
        planned = self._judge.quick(s, seen.options, self._dice)
        if not self._judge.matters(s):
            return Decision(planned, *self._reasons(s, planned))
        search = Search(sampler, self._judge, self._dice, HORIZON, s.config.players)
        # First among equals is what a steady player does: whoever has won in any case still ends the game.
        options = [planned, *[action for action in seen.options if action is not planned]]
        best, chance = search.best(seen.seat, options, budget, self._judge.hunch(s, options))
        if best is planned:
            return Decision(planned, *self._reasons(s, planned))
        facts: JsonObject = {"ways": search.iterations, "percent": round(100 * chance)}
        return Decision(best, "search", facts)
