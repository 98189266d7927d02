"""Levels: the bots by the names that tables, arenas and the command line use."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from functools import cache
from importlib.util import find_spec
from types import ModuleType
from typing import Final, TypeAlias

from tabuleiro.bots.base import Bot
from tabuleiro.bots.random import RandomBot
from tabuleiro.bots.thought import Thought
from tabuleiro.core import registry
from tabuleiro.core.errors import BadConfig

RANDOM: Final = "random"
LEVELS: Final = (RANDOM, "novice", "steady", "strong", "master")
"""All levels, strongest last; a game need not have them all."""
SEARCHING: Final = LEVELS[LEVELS.index("strong") :]
"""Those that think as long as they may."""

Makers: TypeAlias = Mapping[str, Callable[[int], Bot]]
"""The bots of a game beyond the random one, by level."""


def of(game: str) -> tuple[str, ...]:
    """The levels that a game has, strongest last."""
    return tuple([level for level in LEVELS if level == RANDOM or level in makers(game)])


def bot(level: str, game: str, seed: int) -> Bot:
    """A bot of this level for this game; the same seed makes it decide alike.

    A level that the game has not yet is played by the strongest that it has.
    """
    if level not in LEVELS:
        raise BadConfig(f"unknown bot {level!r} for {game}; there are {', '.join(of(game))}")
    found = level if level in of(game) else of(game)[-1]
    return makers(game)[found](seed) if found != RANDOM else RandomBot(seed)


@cache
def makers(game: str) -> Makers:
    """The bots that the game's folder of bots exports."""
    folder = bots_of(game)
    found: Makers = folder.BOTS if folder is not None else {}
    return found


@cache
def thought_of(game: str) -> Thought | None:
    """How the choices of a game are appraised; None for a game without a judge."""
    found: Thought | None = getattr(bots_of(game), "THOUGHT", None)
    return found


@cache
def bots_of(game: str) -> ModuleType | None:
    """The folder of the game's name under `tabuleiro.bots`, or `bots` in its own folder."""
    package = type(registry.game(game)).__module__.rpartition(".")[0]
    for place in (f"tabuleiro.bots.{folder_of(game)}", f"{package}.bots"):
        if package and find_spec(place) is not None:
            return importlib.import_module(place)
    return None


def folder_of(game: str) -> str:
    """The name of the folder that the game lies in; empty for a game in one file."""
    return type(registry.game(game)).__module__.rpartition(".")[0].rpartition(".")[2]
