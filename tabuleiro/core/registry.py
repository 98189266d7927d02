"""Registry: finds the games, one folder each, without a list of imports."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from pathlib import Path
from typing import Any

from tabuleiro.core.errors import BadConfig, UnknownGame, quoted
from tabuleiro.core.game import Game

_added: dict[str, Game[Any]] = {}
_elsewhere: list[str] = []
"""Where games outside this package are looked for: folders or modules."""


def look_in(*places: str) -> None:
    """Find the games of these folders and modules, too, as soon as somebody asks for games."""
    _elsewhere.extend([place for place in places if place])


def add(game: Game[Any]) -> None:
    """Register a game that lives outside this package."""
    _added[game.key] = game


def add_from(place: str) -> Game[Any]:
    """Import and register the game of a folder ("games/nim") or of a module ("nim")."""
    module = _imported(place)
    found = getattr(module, "GAME", None)
    if not isinstance(found, Game):
        raise BadConfig(f"{place!r} exports no GAME")
    add(found)
    return found


def games() -> list[Game[Any]]:
    """All games, by key; a folder of `tabuleiro.games` is one as soon as it exports GAME."""
    for place in _elsewhere:
        add_from(place)
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


def _imported(place: str) -> object:
    folder = Path(place).resolve()
    if not folder.is_dir() and "/" in place:
        raise BadConfig(f"there is no game at {place!r}: no such folder")
    if not folder.is_dir():
        return _module(place, place)
    if str(folder.parent) not in sys.path:
        sys.path.append(str(folder.parent))
    module = _module(folder.name, place)
    if Path(str(getattr(module, "__file__", None))).parent != folder:
        raise BadConfig(f"{place!r} has the name of another module; call the folder otherwise")
    return module


def _module(name: str, place: str) -> object:
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise BadConfig(f"the game {place!r} cannot be imported: {error}") from None
