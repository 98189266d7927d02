"""Standing: victories of those who did something beside seats that stood as well before they did it.

Who is behind plays otherwise than who is ahead. How many stores a seat has in the end cannot tell the two
apart from what the deed brought, as it may have brought them; how the seat stood before its turn can.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Final, TypeAlias

from tabuleiro.lab.lisboa.aims import won
from tabuleiro.lab.lisboa.alike import WinsAlike, beside
from tabuleiro.lab.lisboa.watching import Watched

STEP: Final = 50
"""Chances within so many thousandths are alike."""
TURNS: Final = 3
"""Turns within so many are alike: early in the game the same chance is less certain."""

_Standing: TypeAlias = "tuple[int, int]"


def beside_equals(games: list[Watched], named: dict[str, str]) -> list[WinsAlike]:
    """For each of these things that anybody did: those who did it, when they did so for the first time."""
    usual = _usual(games)
    found: list[WinsAlike] = []
    for name, what in named.items():
        times = [
            (won(game, seat), usual[_standing(game.chances[seat], turn)])
            for game in games
            for seat, firsts in enumerate(game.firsts)
            if (turn := _first(firsts, what)) is not None
        ]
        if times:
            found.append(beside(name, [share for share, _ in times], [part for _, part in times]))
    return found


def _first(firsts: dict[str, int], what: str) -> int | None:
    turns = [turn for name, turn in firsts.items() if name == what or name.startswith(f"{what} ")]
    return min(turns, default=None)


def _standing(chances: list[int], turn: int) -> _Standing:
    return turn // TURNS, chances[turn] // STEP


def _usual(games: list[Watched]) -> dict[_Standing, float]:
    """The share of the victories of all seats that stood so when a turn of theirs began."""
    wins: defaultdict[_Standing, list[float]] = defaultdict(list)
    for game in games:
        for seat, chances in enumerate(game.chances):
            for turn in range(len(chances)):
                wins[_standing(chances, turn)].append(won(game, seat))
    return {standing: sum(each) / len(each) for standing, each in wins.items()}
