"""San Juan's hand when it holds more cards than have room beside each other."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from tabuleiro.core.match import Match
from tabuleiro.games.sanjuan import GAME
from tests.web.visitor import PATIENCE, Visit

pytestmark = pytest.mark.browser

HAND: Final = [
    "indigo", "indigo", "indigo", "sugar", "sugar", "gold_mine",
    "hero", "hero", "statue", "library", "palace", "palace",
]  # fmt: skip


def test_a_card_that_has_come_out_does_not_bar_the_way_to_its_neighbours(visit: Visit) -> None:
    visitor = visit(handOrder="drawn")
    match = Match.from_position(GAME, {"players": [{"hand": HAND}, {}]})
    match.submit(0, "take builder")
    page = visitor.open(f"/table/{visitor.take_in(match.log.dumps())}")
    cards = page.locator("[data-hand]")
    expect(cards).to_have_count(len(HAND), timeout=PATIENCE)
    cards.nth(9).click()
    for place in (4, 5, 6, 3):
        cards.nth(place).click()
        expect(cards.nth(place)).to_have_attribute("aria-pressed", "true")
