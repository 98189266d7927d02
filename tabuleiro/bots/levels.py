"""Levels: the bots by the names that tables, arenas and the command line use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabuleiro.bots import lisboa, sanjuan
from tabuleiro.bots.base import Bot
from tabuleiro.bots.random import RandomBot
from tabuleiro.core.errors import BadConfig

LEVELS: Final = ("random", "novice", "steady", "strong")
"""All levels, strongest last."""

MAKERS: Final[dict[str, dict[str, Callable[[int], Bot]]]] = {
    "lisboa": lisboa.BOTS,
    "san-juan": sanjuan.BOTS,
}
"""The bots of a game beyond the random one, by level."""


def of(game: str) -> tuple[str, ...]:
    """The levels that a game has, strongest last."""
    return tuple([level for level in LEVELS if level == "random" or level in MAKERS.get(game, {})])


def bot(level: str, game: str, seed: int) -> Bot:
    """A bot of this level for this game; the same seed makes it decide alike.

    A level that the game has not yet is played by the strongest that it has.
    """
    if level not in LEVELS:
        raise BadConfig(f"unknown bot {level!r} for {game}; there are {', '.join(of(game))}")
    found = level if level in of(game) else of(game)[-1]
    return MAKERS[game][found](seed) if found != "random" else RandomBot(seed)
