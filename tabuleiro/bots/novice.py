"""Novice: looks one step ahead, at how strong it will stand when it is somebody else's turn."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final, final

from tabuleiro.bots.base import Budget, Clock, Decision, Perspective, ThinkingBot
from tabuleiro.core import rules
from tabuleiro.core.action import Action
from tabuleiro.core.rng import roll

Strength = Callable[[Any, int], float]
"""How strong a seat stands in a position of the game."""


@final
class NoviceBot(ThinkingBot):
    """Takes the option with the best outcome; what it chooses next in the same step is left to chance.

    Each option is tried a few times, each time in another position that agrees with the view.
    """

    def __init__(self, strength: Strength, tries: int, longest: int, seed: int) -> None:
        super().__init__(seed)
        self._strength: Final = strength
        self._tries: Final = tries
        self._longest: Final = longest
        """After so many further choices a step is over in any case."""

    def _think(self, seen: Perspective, budget: Budget) -> Decision:
        outcomes = self._outcomes(seen, Clock(budget))
        best = [place for place, outcome in enumerate(outcomes) if outcome == max(outcomes)]
        return Decision(seen.options[best[roll(self._dice, len(best))]], "one-step")

    def _outcomes(self, seen: Perspective, clock: Clock) -> list[float]:
        """The best that each option led to, as far as there was time to try."""
        outcomes = [-math.inf] * len(seen.options)
        sampler = seen.game.sampler(seen.view)
        for _ in range(self._tries):
            world = sampler.sample(self._dice)
            for place, action in enumerate(seen.options):
                outcomes[place] = max(outcomes[place], self._after(world, action))
                if clock.over():
                    return outcomes
        return outcomes

    def _after(self, world: Any, action: Action) -> float:
        """How strong the seat stands after the action, when somebody else is to act."""
        seat = rules.to_act(world)
        assert seat is not None, "the game is over"
        s = world.clone()
        rules.apply(s, action)
        for _ in range(self._longest):
            if rules.to_act(s) != seat:
                break
            options = rules.options(s)
            rules.apply(s, options[roll(self._dice, len(options))])
        return self._strength(s, seat)
