"""Components: the card data are complete, agree with the rules file, and the card table is up to date."""

from __future__ import annotations

import copy
import re
from pathlib import Path
from typing import Any, Final

import pytest

from scripts.generate_san_juan_cards import PAGE, page
from tabuleiro.games.sanjuan.components import COPIES, COST, DATA, POINTS, PRICES, TILES, WORDS, check_cards

ROOT: Final = Path(__file__).parents[2]
FIGURES: Final = (ROOT / "docs/rules/san-juan-cards.md").read_text(encoding="utf-8")


def test_the_card_table_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()


def test_the_card_data_are_those_of_the_rules() -> None:
    """Tables 1a to 1c of the component figures: id, two names, cost, points, number of copies."""
    row = re.compile(r"^\| ([a-z]\w+) \| [^|]+ \| [^|]+ \| \**(\d)[^|]*\| (\d) \| (\d+) \|", re.MULTILINE)
    printed = {
        word: (int(cost), int(points), int(copies)) for word, cost, points, copies in row.findall(FIGURES)
    }
    ours = {word: (COST[kind], POINTS[kind], COPIES[kind]) for kind, word in enumerate(WORDS)}
    assert ours == printed


def test_the_tiles_are_those_of_the_rules() -> None:
    row = re.compile(r"^\| ([A-E]) \| (\d) \| (\d) \| (\d) \| (\d) \| (\d) \|", re.MULTILINE)
    printed = {tile: tuple([int(price) for price in prices]) for tile, *prices in row.findall(FIGURES)}
    assert {tile: prices[:5] for tile, prices in zip(TILES, PRICES, strict=True)} == printed


def test_points_follow_cost() -> None:
    """Cost 1-2: 1 point, 3-4: 2, 5: 3, 6-7: none; monuments as much as they cost."""
    for card in DATA["card"]:
        usual = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 0, 7: 0}[card["cost"]]
        assert (card["cost"] if card["sort"] == "monument" else usual) == card["points"], card["id"]


def test_the_mean_prices_are_the_published_ones() -> None:
    assert [5, 7, 9, 11, 13] == [sum([prices[good] for prices in PRICES]) for good in range(5)]


@pytest.mark.parametrize(
    ("place", "change", "refusal"),
    [
        (0, {"copies": 11}, "113 cards in the set 'base', expected 112"),
        (39, {"copies": 2}, "2 cards in the set 'middle', expected 1"),
        (7, {"sort": "production"}, "production buildings come first, then the sets in their order"),
        (3, {"source": {"cost": "hearsay"}}, "coffee does not say where its cost comes from"),
    ],
)
def test_wrong_card_data_are_refused(place: int, change: dict[str, Any], refusal: str) -> None:
    cards = copy.deepcopy(DATA["card"])
    cards[place].update(change)
    with pytest.raises(ValueError, match=refusal):
        check_cards(cards)
