"""Forecast: how many wigs the seats will have in the end."""

from __future__ import annotations

from typing import Final

from tabuleiro.bots.lisboa.engine import points_now, promise, turns_left
from tabuleiro.games.lisboa.state import LisboaState

PER_TURN: Final = 5.2
"""Wigs that a steady player wins in a turn, besides what the pieces promise already."""
TOO_MUCH: Final = {2: 22.0, 3: 8.0, 4: 5.0}
"""What that says too much, by the owners of pieces: with two of them the pieces promise more.

From thirty games of one to four steady players; a single game strays from it by 12 to 20 wigs.
"""


def final_points(s: LisboaState) -> list[float]:
    now = points_now(s)
    if not s.stack:
        return [float(wigs) for wigs in now[: s.config.players]]
    to_come = max(0.0, PER_TURN * turns_left(s) - TOO_MUCH[s.figures.owners])
    return [now[seat] + promise(s, seat) + to_come for seat in range(s.config.players)]
