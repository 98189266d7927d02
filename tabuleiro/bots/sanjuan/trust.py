"""Trust in the judge of San Juan: with two players it is too sure of itself, with four too cautious.

That is so most of all in the first rounds, where it hardly tells a bad beginning from a good one; what it saw
only later would seem to be bad luck.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tabuleiro.bots.trust import shared_anew
from tabuleiro.games.sanjuan.state import SanJuanState


class Trust(NamedTuple):
    """Fitted to positions that were played to their ends many times by quick players.

    Four players: those of `benchmarks.calibration --game san-juan --games 40 --first 8000001`, and 1,084 of
    80 games at mixed tables.
    """

    sharpness: float
    """The power to which chances are raised when the game is settled."""
    rising: float = 0.0
    """What is added for each round before that."""


SETTLED: Final = 8
"""The first round in which a judge that was too cautious is no longer more so than later."""
TRUST: Final[dict[int, Trust]] = {2: Trust(0.8), 3: Trust(1.0), 4: Trust(1.05, 0.06)}
"""By the number of players."""


def trusted(s: SanJuanState, chances: list[float]) -> list[float]:
    sharpness, rising = TRUST[s.config.players]
    return shared_anew(chances, sharpness + rising * max(0, SETTLED - s.round), [0.0] * len(chances))
