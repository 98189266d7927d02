"""Golden games: those that a search keeps because each meets something that no game before it met."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

from tabuleiro.core.match import Match

Features: TypeAlias = set[str]
Played: TypeAlias = tuple[str, Match[Any], Features]
"""A game with its name and all that it met."""


def emptied(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def kept(folder: Path, missing: Features, play: Callable[[int, Features], Played]) -> list[Played]:
    """Play seed after seed until nothing is missing, and write the games that met something new."""
    found: list[Played] = []
    seed = 0
    while missing:
        name, match, met = play(seed, missing)
        if met & missing:
            missing -= met
            (folder / f"{name}.log").write_text(match.log.dumps(), encoding="utf-8")
            found.append((name, match, met))
            print(f"{name}: {match.moves} moves, still missing {sorted(missing)}")
        seed += 1
    return found
