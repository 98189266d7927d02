"""Random: any option, each as likely as the others."""

from __future__ import annotations

from typing import Final, final

from tabuleiro.bots.base import Budget, Decision, Perspective
from tabuleiro.core.rng import Dice, roll


@final
class RandomBot:
    def __init__(self, seed: int) -> None:
        self._dice: Final = Dice(seed)

    def decide(self, seen: Perspective, budget: Budget) -> Decision:
        return Decision(seen.options[roll(self._dice, len(seen.options))], "random")
