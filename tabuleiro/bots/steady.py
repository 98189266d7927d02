"""Steady: plays by a plan, the rules of thumb of an experienced player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from tabuleiro.bots.base import Budget, Decision, Perspective, ThinkingBot
from tabuleiro.core.action import Action
from tabuleiro.core.codec import JsonObject

Policy = Callable[[Any, list[Action]], Action]
"""What to do in a position with these options, judged by what the seat to act knows."""
Reasons = Callable[[Any, Action], tuple[str, JsonObject]]
"""Why the seat to act would do this: the id of a sentence and its facts."""


@final
class SteadyBot(ThinkingBot):
    """Asks the policy in a position that agrees with the view, so that it cannot know more."""

    def __init__(self, policy: Policy, reasons: Reasons, seed: int) -> None:
        super().__init__(seed)
        self._policy: Final = policy
        self._reasons: Final = reasons

    def _think(self, seen: Perspective, budget: Budget) -> Decision:
        s = seen.game.sampler(seen.view).sample(self._dice)
        action = self._policy(s, seen.options)
        reason, facts = self._reasons(s, action)
        return Decision(action, reason, facts)
