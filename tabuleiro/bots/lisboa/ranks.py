"""Ranks: alone against Lacerda victory is not all; a rank asks for stores, decrees, ships and money too."""

from __future__ import annotations

from typing import Final, final

from tabuleiro.bots.lisboa.engine import points_now, time_left
from tabuleiro.bots.lisboa.judge import FittedJudge, TurnJudge
from tabuleiro.games.lisboa.solo.scoring import RANKS, conditions
from tabuleiro.games.lisboa.state import LisboaState

RANK: Final = 0.5
"""How much the rank counts against the chance to win."""
WEIGHTS: Final = {"wigs": 0.0, "stores": 0.4, "majorities": 0.1, "reis": 0.1, "decrees": 0.3, "ships": 0.1}
"""How much of the way to a rank each condition is."""
HIS_STORES: Final = 8
"""Lacerda mostly builds all of his houses."""
REACHED: Final = (1.0, 0.8, 0.4)
"""What each of RANKS is worth in the end."""
WON: Final = 0.1
"""What victory without a rank is worth."""


@final
class RankJudge(TurnJudge):
    """Judges like another, and alone by the way to a rank as well."""

    def __init__(self, judge: FittedJudge) -> None:
        self._judge: Final = judge

    def values(self, s: LisboaState) -> list[float]:
        values = self._judge.values(s)
        if s.figures.solo:
            values[0] += RANK * ((way_to_rank(s) if s.stack else reached(s)) - values[0])
        return values


def way_to_rank(s: LisboaState) -> float:
    """How much of what the second rank asks for is there; money is made early to be spent."""
    yours, his = points_now(s)
    total = 0.0
    for word, needs, has in conditions(s, RANKS[1], yours, his):
        needed = max(HIS_STORES, needs) if word == "stores" else needs
        weight = WEIGHTS[word] * (1.0 - time_left(s)) if word == "reis" else WEIGHTS[word]
        total += weight * min(1.0, has / needed)
    return total


def reached(s: LisboaState) -> float:
    """What the rank at the end is worth."""
    yours, his = points_now(s)
    for rank, worth in zip(RANKS, REACHED, strict=True):
        if all(has >= needs for _, needs, has in conditions(s, rank, yours, his)):
            return worth
    return WON if yours > his else 0.0
