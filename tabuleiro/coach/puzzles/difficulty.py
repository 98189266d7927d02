"""Difficulty: how hard a puzzle is, from how often the lower levels of bots miss it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

Difficulty: TypeAlias = Literal["easy", "medium", "hard"]
EASY: Final = "easy"
MEDIUM: Final = "medium"
HARD: Final = "hard"

LOWER: Final = ("random", "novice", "steady")
LIMITS: Final[tuple[tuple[int, Difficulty], ...]] = ((40, EASY), (65, MEDIUM))
"""A puzzle that fewer of a hundred lower bots miss is of that difficulty; all others are hard."""


def difficulty_of(found: Mapping[str, int]) -> Difficulty:
    """From the percentage of bots of each level that find the answer."""
    missed = 100 - sum([found[level] for level in LOWER]) / len(LOWER)
    return next((name for limit, name in LIMITS if missed < limit), HARD)
