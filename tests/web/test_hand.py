"""San Juan's hand when it holds more cards than have room beside each other."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tabuleiro.core.match import Match
from tabuleiro.games.sanjuan import GAME
from tests.web.visitor import PHONE, Visit, Visitor

pytestmark = pytest.mark.browser

HAND: Final = [
    "indigo", "indigo", "indigo", "sugar", "sugar", "gold_mine",
    "hero", "hero", "statue", "library", "palace", "palace",
]  # fmt: skip


def builder_with_a_full_hand(visitor: Visitor) -> Page:
    match = Match.from_position(GAME, {"players": [{"hand": HAND}, {}]})
    match.submit(0, "take builder")
    page = visitor.open(f"/table/{visitor.take_in(match.log.dumps())}")
    expect(page.locator("[data-hand]")).to_have_count(len(HAND))
    return page


def test_a_card_that_has_come_out_does_not_bar_the_way_to_its_neighbours(visit: Visit) -> None:
    cards = builder_with_a_full_hand(visit(handOrder="drawn")).locator("[data-hand]")
    cards.nth(9).click()
    for place in (4, 5, 6, 3):
        cards.nth(place).click()
        expect(cards.nth(place)).to_have_attribute("aria-pressed", "true")


def test_cards_that_overlap_take_all_the_room_there_is(visit: Visit) -> None:
    page = builder_with_a_full_hand(visit())
    hand, last = page.locator(".hand .cards").bounding_box(), page.locator("[data-hand]").last.bounding_box()
    assert hand is not None
    assert last is not None
    assert abs(hand["x"] + hand["width"] - last["x"] - last["width"]) <= 1


def test_on_a_phone_no_coin_lies_upon_the_name_of_its_card(visit: Visit) -> None:
    first = builder_with_a_full_hand(visit(PHONE)).locator("[data-hand]").first
    coin, name = (first.locator(part).first.bounding_box() for part in (".points", ".name"))
    assert coin is not None
    assert name is not None
    assert coin["y"] + coin["height"] <= name["y"]
