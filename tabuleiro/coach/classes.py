"""Classes of choices by what they lost, and how well a seat played as one figure."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

BEST: Final = "best"
GOOD: Final = "good"
INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
CLASSES: Final = (BEST, GOOD, INACCURACY, MISTAKE, BLUNDER)

LIMITS: Final = ((50, BEST), (200, GOOD), (500, INACCURACY), (1000, MISTAKE))
"""A loss below the limit, in hundredths of a point, is of that class; more is a blunder.

docs/coach.md says how they were chosen.
"""
TRIVIAL: Final = 100
"""A choice whose worst option loses less is not counted: nothing could be won or lost by it."""
HALVED: Final = 300
"""A mean loss of so much per counted choice is an accuracy of 50."""


def class_of(loss: int) -> str:
    return next((name for limit, name in LIMITS if loss < limit), BLUNDER)


def is_solved(loss: int) -> bool:
    """A choice that is no inaccuracy answers a puzzle."""
    return class_of(loss) in (BEST, GOOD)


def accuracy(error_rate: float) -> int:
    """From 100 for a seat that lost nothing down towards 0."""
    return round(100 * math.pow(0.5, error_rate / HALVED))


def resembles(error_rate: float, error_rates: Mapping[str, float]) -> str | None:
    """The level of bots whose error rate is the nearest in proportion; None where none was measured."""
    return min(
        error_rates,
        key=lambda level: abs(math.log((error_rate + 1) / (error_rates[level] + 1))),
        default=None,
    )
