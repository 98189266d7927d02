"""Shipped: the puzzles that come with the program, read when somebody practises."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, final

from tabuleiro.coach.puzzles.difficulty import difficulty_of
from tabuleiro.core.codec import JsonObject

FOLDER: Final = Path(__file__).with_name("data")


@final
class Puzzle:
    """A position of which one choice is far better than all others."""

    __slots__ = ("course", "difficulty", "found", "id", "options", "position", "reasons", "theme")

    def __init__(self, told: Any) -> None:
        self.id: Final[str] = told["id"]
        self.theme: Final[str] = told["theme"]
        self.found: Final[Mapping[str, int]] = told["found"]
        """Of each level of bots the percentage that finds the answer."""
        self.difficulty: Final = difficulty_of(self.found)
        self.options: Final[Sequence[Mapping[str, Any]]] = told["options"]
        """Each with its chance and its loss in hundredths of a point, the best first."""
        self.reasons: Final[Sequence[JsonObject]] = told["reasons"]
        self.course: Final[Sequence[JsonObject]] = told["course"]
        self.position: Final[dict[str, Any]] = told["position"]

    @property
    def players(self) -> int:
        return len(self.position["players"])


@cache
def shipped(game: str) -> Mapping[str, Puzzle]:
    """By id, in the order of the file; a game without puzzles has none."""
    path = FOLDER / f"{game}.json"
    if not game.replace("-", "").isalnum() or not path.exists():
        return {}
    told = json.loads(path.read_text(encoding="utf-8"))["puzzles"]
    return {each["id"]: Puzzle(each) for each in told}


def daily(game: str, day: int) -> Puzzle | None:
    """The puzzle of a day, counted from 1970; every one has its turn before one comes again."""
    ids = sorted(shipped(game))
    return shipped(game)[ids[day % len(ids)]] if ids else None
