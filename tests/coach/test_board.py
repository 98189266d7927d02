"""The board of a review's page: what one seat saw, in words, with the best and the chosen option marked."""

from __future__ import annotations

import re
from typing import Any

from tabuleiro.coach.board import board
from tabuleiro.core import registry
from tabuleiro.core.match import replay
from tests.coach.endings import played

NAMES = ["Ana", "Rui <3"]


def test_the_hand_is_told_to_its_owner_alone() -> None:
    log = played(registry.game("san-juan"), 2, 5).log
    match = replay(log, len(log.moves) - 30)
    view: Any = match.game.view(match.state, 1)
    html = board(view, NAMES, "pass", "pass")
    assert "Rui &lt;3" in html
    assert html.count("<dt>hand<") == 1
    assert all(card.replace("_", " ") in html for card in view["players"][1]["hand"])


def test_the_best_and_the_chosen_card_are_marked_in_the_hand_that_chooses() -> None:
    player = {"hand": ["silver", "poor_house", "silver"], "buildings": [{"card": "silver", "good": True}]}
    html = board({"seat": 0, "players": [player, {"hand": None}]}, NAMES, "build poor_house", "build silver")
    assert re.findall(r'chip (\w+)">([^<]+)<', html) == [("chosen", "silver ×2"), ("best", "poor house")]
    assert "silver · good" in html


def test_places_are_drawn_as_a_grid_up_to_the_one_that_is_best() -> None:
    view: dict[str, Any] = {"seat": 1, "players": [{}, {}], "stores": {"B2": {"seat": 1, "good": "cloth"}}}
    html = board(view, NAMES, "build cloth C1", "build cloth A3")
    assert re.findall(r"<tr><th>(\w)", html) == ["A", "B", "C"]
    assert 'background: #b5533c; color: #fff">cloth' in html
    assert re.findall(r'<td class="(\w+)"', html) == ["chosen", "best"]


def test_what_is_empty_is_left_out_but_a_seat_with_the_number_0_is_not() -> None:
    view: dict[str, Any] = {
        "seat": 0,
        "players": [{}],
        "roles": {"builder": 0, "trader": None},
        "bag": [],
        "sold": False,
    }
    html = board(view, NAMES, "pass", "pass")
    assert re.findall(r"<dt>(\w+)", html) == ["roles"]
    assert re.findall(r'class="chip ">([^<]+)', html) == ["builder 0"]
