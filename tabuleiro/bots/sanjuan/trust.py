"""Trust in the judge of San Juan: with two players it is too sure of itself."""

from __future__ import annotations

from typing import Final

from tabuleiro.bots.trust import shared_anew
from tabuleiro.games.sanjuan.state import SanJuanState

SHARPNESS: Final[dict[int, float]] = {2: 0.8}
"""By the number of players; with others it is believed."""


def trusted(s: SanJuanState, chances: list[float]) -> list[float]:
    return shared_anew(chances, SHARPNESS.get(s.config.players, 1.0), [0.0] * len(chances))
