"""Where the pinned numbers of a game stand: in tests/golden, or in the folder `pins` of the game itself."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Any, Final

from tabuleiro.core.game import Game

GOLDEN: Final = Path(__file__).parents[1] / "golden"
HIDDEN: Final = "hidden.toml"
"""The zones that must stay hidden, by game; the games of this repository are those that stand here."""


def folder(game: Game[Any]) -> Path:
    """The folder that holds perft.toml, hidden.toml, census.toml and the recorded games."""
    if game.key in read(GOLDEN / HIDDEN):
        return GOLDEN
    return Path(str(sys.modules[type(game).__module__].__file__)).parent / "pins"


def read(file: Path) -> dict[str, Any]:
    """The content of a file, nothing if it is not there yet."""
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def missing(game: Game[Any], what: str) -> str:
    """What to do about a number that is not pinned."""
    return f"{game.key}: {what}; to write it into {folder(game)}, run: python -m tests.kit.pin {game.key}"
