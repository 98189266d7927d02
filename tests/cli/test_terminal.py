"""The terminal game: what a player is shown, and what stays unseen."""

from __future__ import annotations

import io
from typing import Any

from rich.console import Console

import tabuleiro
from tabuleiro.cli.terminal import Screen, packs_told
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


def test_the_terminal_says_with_which_figures_it_plays() -> None:
    lisboa, san_juan = tabuleiro.game("lisboa"), tabuleiro.game("san-juan")
    card = {"number": 28, "deck": "red", "kind": "marquis", "influence": 2, "reward": "produce"}
    source: Any = {"name": "\x1b[31mAttic", "notice": "mine", "from": "printed", "cards": {"nobles": [card]}}
    [told] = packs_told(lisboa, lisboa.configure(2, {"pack": source}).options)
    assert told.startswith("Pack '\\x1b[31mAttic': 4 figures printed, ")
    [usual] = packs_told(lisboa, lisboa.configure(2).options)
    assert ": 0 figures printed, " in usual
    assert [] == packs_told(san_juan, san_juan.configure(2).options)
