"""Chances: how likely each seat is to win; kept as whole hundredths of a point, so that sums are exact."""

from __future__ import annotations

import math
from typing import Final, TypeAlias

Chances: TypeAlias = list[float]
"""The chance of every seat, from 0 to 1."""
Hundredths: TypeAlias = list[int]
"""The same in hundredths of a point of chance: 10,000 is certain."""
CERTAIN: Final = 10_000


def in_hundredths(chances: Chances) -> Hundredths:
    """Rounded so that the sum is the rounded sum: what is cut off goes to the largest remainders."""
    exact = [CERTAIN * chance for chance in chances]
    found = [math.floor(number) for number in exact]
    missing = round(math.fsum(exact)) - sum(found)
    by_remainder = sorted(range(len(exact)), key=lambda seat: found[seat] - exact[seat])
    for seat in by_remainder[:missing]:
        found[seat] += 1
    return found
