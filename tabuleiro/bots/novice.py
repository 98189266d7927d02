"""Novice: looks one step ahead, at how strong it will stand when it is somebody else's turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from tabuleiro.bots.base import Budget, Decision, Perspective
from tabuleiro.core import rules
from tabuleiro.core.action import Action
from tabuleiro.core.rng import Dice, roll

TRIES: Final = 6
"""How often each option is tried, each time in another position that agrees with the view."""
LONGEST_STEP: Final = 40
"""After so many choices a step is over in any case."""

Strength = Callable[[Any, int], float]
"""How strong a seat stands in a position of the game."""


@final
class NoviceBot:
    """Takes the option with the best outcome; what it chooses next in the same turn is left to chance."""

    def __init__(self, strength: Strength, seed: int) -> None:
        self._strength: Final = strength
        self._dice: Final = Dice(seed)

    def decide(self, seen: Perspective, budget: Budget) -> Decision:
        if len(seen.options) == 1:
            return Decision(seen.options[0], "only")
        sampler = seen.game.sampler(seen.view)
        worlds = [sampler.sample(self._dice) for _ in range(TRIES)]
        outcomes = [max([self._after(world, action) for world in worlds]) for action in seen.options]
        best = [place for place, outcome in enumerate(outcomes) if outcome == max(outcomes)]
        return Decision(seen.options[best[roll(self._dice, len(best))]], "one-step")

    def _after(self, world: Any, action: Action) -> float:
        """How strong the seat stands after the action, when somebody else is to act."""
        seat = rules.to_act(world)
        assert seat is not None, "the game is over"
        s = world.clone()
        rules.apply(s, action)
        for _ in range(LONGEST_STEP):
            if rules.to_act(s) != seat:
                break
            options = rules.options(s)
            rules.apply(s, options[roll(self._dice, len(options))])
        return self._strength(s, seat)
