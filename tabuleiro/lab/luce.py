"""Luce: how strong each action is, from what was chosen among which options.

An option is chosen as often as its strength is part of the sum of all strengths (Luce's choice axiom). The
strengths under which all choices are most likely are found by steps that never make them less so (Hunter's
MM algorithm).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from tabuleiro.lab.fitting import Floats

STEPS: Final = 30
DOUBT: Final = 3.0
"""Every action begins as if it had won and lost so often against one of strength 1."""


class ChoiceMade(NamedTuple):
    """What was chosen, and from which options, by the indices of actions."""

    chosen: int
    options: list[int]


def strengths(choices: Sequence[ChoiceMade], actions: int) -> Floats:
    """By the index of the action; 1 for those that were never an option."""
    options = np.array([option for choice in choices for option in choice.options])
    sizes = np.array([len(choice.options) for choice in choices])
    starts = np.cumsum(sizes) - sizes
    wins = np.bincount([choice.chosen for choice in choices], minlength=actions)
    found: Floats = np.ones(actions)
    for _ in range(STEPS):
        totals = np.repeat(np.add.reduceat(found[options], starts), sizes)
        met = np.bincount(options, weights=1 / totals, minlength=actions)
        found = (wins + DOUBT) / (met + 2 * DOUBT / (found + 1))
    return found


def surprise(choices: Sequence[ChoiceMade], found: Floats) -> float:
    """The mean surprise at what was chosen."""
    shares = [found[choice.chosen] / found[choice.options].sum() for choice in choices]
    return float(-np.log(shares).mean())
