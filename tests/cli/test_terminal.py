"""The terminal game: what a player is shown, and what stays unseen."""

from __future__ import annotations

import io
from typing import Any

from rich.console import Console

from tabuleiro.cli.terminal import Screen
from tabuleiro.core.match import Match
from tabuleiro.games.sanjuan import GAME


def screen(position: Any, *answers: str) -> str:
    """Everything that is printed to seat 0, which types these answers and leaves."""
    out = io.StringIO()
    match = Match.from_position(GAME, position)
    console = Console(file=out, width=200, highlight=False)
    typed = iter([*answers, "q"])
    console.input = lambda *_args, **_more: next(typed)  # type: ignore[method-assign]  # the test types
    Screen(match, [], console).run()
    return out.getvalue()


def test_SJ_G2_the_terminal_shows_the_tucked_cards_of_the_own_seat_only() -> None:
    rival = {"buildings": ["indigo", "chapel"], "chapel": ["hero"] * 3}
    mine = {"buildings": ["indigo", "chapel"], "chapel": ["palace"]}
    shown = screen({"players": [mine, rival]}, "v")
    assert "chapel 1" in shown
    assert "chapel 3" not in shown
    assert "memory" not in shown


def test_SJ_B15_the_terminal_says_what_a_building_replaces() -> None:
    poor = {
        "hand": ["palace", "hero", "tower", "column"],
        "buildings": ["indigo", "crane", "chapel", "poor_house"],
    }
    stack = [
        {"frame": "Build", "seat": 0},
        {"frame": "EndBuilding", "seat": 1},
        {"frame": "EndRound", "seat": 0},
    ]
    shown = screen({"players": [poor, {}], "roles": {"builder": 1}, "stack": stack})
    assert "build palace  (3 cards)  replaces chapel" in shown
