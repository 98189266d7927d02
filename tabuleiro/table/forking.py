"""Forking: a position of one table as the beginning of another."""

from __future__ import annotations

from typing import Any, cast

from tabuleiro.core.codec import JsonObject
from tabuleiro.core.errors import Refused
from tabuleiro.core.game import Game
from tabuleiro.core.rng import Dice
from tabuleiro.table.errors import NotNow
from tabuleiro.table.shapes import View


def imagined_position(game: Game[Any], view: View, seed: int) -> JsonObject:
    """A position that agrees with everything the viewer knows, and no more."""
    try:
        sample = game.sampler(cast(JsonObject, view)).sample(Dice(seed))
    except Refused as reason:
        raise NotNow(f"the rules of today cannot take up this position: {reason}") from None
    return game.dump(sample)
