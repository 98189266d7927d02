"""Reliability: how often what was called a chance of so much was won."""

from __future__ import annotations

import math
import statistics
from collections import defaultdict
from typing import Final, NamedTuple

BINS: Final = 10


class Called(NamedTuple):
    """A chance that was told, and what came of it, both from 0 to 1."""

    chance: float
    result: float


class Bin(NamedTuple):
    """A tenth of the scale: the mean chance, how often it was won, how many there are."""

    chance: float
    won: float
    number: int


def reliability(called: list[Called]) -> list[Bin]:
    bins: dict[int, list[Called]] = defaultdict(list)
    for each in called:
        bins[min(BINS - 1, int(BINS * each.chance))].append(each)
    return [
        Bin(
            statistics.mean([each.chance for each in found]),
            statistics.mean([each.result for each in found]),
            len(found),
        )
        for _, found in sorted(bins.items())
    ]


def calibration_error(called: list[Called]) -> float:
    """The expected calibration error: the mean gap between what was called and what was won."""
    gaps = [abs(each.chance - each.won) * each.number for each in reliability(called)]
    return math.fsum(gaps) / max(1, len(called))
