"""Levels: the bots by the names that tables, arenas and the command line use."""

from __future__ import annotations

from typing import Final

from tabuleiro.bots.base import Bot
from tabuleiro.bots.random import RandomBot
from tabuleiro.core.errors import BadConfig

LEVELS: Final = ("random",)


def bot(level: str, game: str, seed: int) -> Bot:
    """A bot of this level for this game; the same seed makes it decide alike."""
    if level not in LEVELS:
        raise BadConfig(f"unknown bot {level!r} for {game}; there are {', '.join(LEVELS)}")
    return RandomBot(seed)
