"""Chances: how likely each seat is to win; kept as whole hundredths of a point, so that sums are exact."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final, TypeAlias

from tabuleiro.bots.thought import Trust

Chances: TypeAlias = list[float]
"""The chance of every seat, from 0 to 1."""
Hundredths: TypeAlias = list[int]
"""The same in hundredths of a point of chance: 10,000 is certain."""
CERTAIN: Final = 10_000


def calibrated(chances: Chances, trust: Mapping[int, Trust]) -> Chances:
    """The judge's chances with its known timidity or boldness taken out; what is certain stays so.

    Whoever has no seat, such as Lacerda in the solo game of Lisboa, has what is missing to 1.
    """
    sharpness, automaton = trust.get(len(chances), Trust())
    rest = automaton * max(0.0, 1.0 - math.fsum(chances))
    parts = [math.pow(chance, sharpness) for chance in chances]
    total = math.fsum(parts) + math.pow(rest, sharpness)
    return [part / total for part in parts]


def in_hundredths(chances: Chances) -> Hundredths:
    """Rounded so that the sum is the rounded sum: what is cut off goes to the largest remainders."""
    exact = [CERTAIN * chance for chance in chances]
    found = [math.floor(number) for number in exact]
    missing = round(math.fsum(exact)) - sum(found)
    by_remainder = sorted(range(len(exact)), key=lambda seat: found[seat] - exact[seat])
    for seat in by_remainder[:missing]:
        found[seat] += 1
    return found
