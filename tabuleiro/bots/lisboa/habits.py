"""Habits: how players who searched their turns chose, as one number for each action.

An action of twice the strength of another was chosen twice as often where both were options (Luce). That says
nothing of the position at hand, but costs nothing either: ways to play a turn that are thought up by habit
are far better than those thought up by chance.
"""

from __future__ import annotations

from typing import Final, final

from tabuleiro.core.action import Action
from tabuleiro.core.rng import Dice, roll

IDLE: Final = ("pass", "stop", "skip", "decline")
"""What somebody chooses who does nothing in another's turn."""
FINE: Final = 1 << 30


@final
class Habits:
    def __init__(self, strengths: list[float]) -> None:
        self._strengths: Final = strengths
        """By the index of the action."""

    def shares(self, options: list[Action]) -> list[float]:
        """How often each option is chosen; together 1."""
        found = [self._strengths[action.index] for action in options]
        total = sum(found, 0.0)
        return [strength / total for strength in found]

    def choose(self, options: list[Action], dice: Dice) -> Action:
        """Any option, each as often as habit has it."""
        shares = self.shares(options)
        rest = float(roll(dice, FINE)) / FINE
        for place, share in enumerate(shares):
            rest -= share
            if rest < 0:
                return options[place]
        return options[-1]


def idle(options: list[Action]) -> Action | None:
    """The option to do nothing, if there is one."""
    for action in options:
        if action.verb in IDLE:
            return action
    return None
