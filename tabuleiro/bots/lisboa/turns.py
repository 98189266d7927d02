"""Turns: to whom the turn of a position belongs, which the coach judges as one thought."""

from __future__ import annotations

from tabuleiro.bots.lisboa.judge import is_set_up
from tabuleiro.games.lisboa.kinds import Seat
from tabuleiro.games.lisboa.state import LisboaState


def turn_of(s: LisboaState) -> Seat | None:
    """Nobody's before the first one has begun, nor while Lacerda plays."""
    return s.active if is_set_up(s) and s.active < s.config.players else None
