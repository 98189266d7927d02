"""Registry: finds the games, one folder each under `tabuleiro.games`, without a list of imports."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any

from tabuleiro.core.errors import UnknownGame, quoted
from tabuleiro.core.game import Game

_added: dict[str, Game[Any]] = {}


def add(game: Game[Any]) -> None:
    """Register a game that lives outside this package."""
    _added[game.key] = game


def games() -> list[Game[Any]]:
    """All games, by key; a folder is one as soon as it exports GAME."""
    package = importlib.import_module("tabuleiro.games")
    found = {**_added}
    for entry in pkgutil.iter_modules(package.__path__):
        module = importlib.import_module(f"tabuleiro.games.{entry.name}")
        if hasattr(module, "GAME"):
            found[module.GAME.key] = module.GAME
    return [found[key] for key in sorted(found)]


def game(key: str) -> Game[Any]:
    """The game with this key, such as "san-juan"."""
    known = {each.key: each for each in games()}
    if key not in known:
        raise UnknownGame(f"unknown game {quoted(key)}; there are {', '.join(known)}")
    return known[key]
