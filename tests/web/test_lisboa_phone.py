"""Lisboa in a narrow window: the sheet has what the prompt bar has at a desk, and it keeps still."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.playing import Player
from tests.web.visitor import BOT, ME, PHONE, Visit, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

GAME: Final = Path(__file__).parents[1] / "golden" / "lisboa" / "4-players-seed-0.log"
SMALLEST: Final = (360, 640)
PORTRAIT_TABLET: Final = (820, 1180)
NARROW: Final = (500, 844)
"""Narrow as a phone, but with a mouse."""

SIDEWAYS: Final = (844, 390)

STORE, VISIT, TRADE = 10, 16, 150
"""After so many moves a lot is chosen, a noble's guest may build a store, a second good may be offered."""


def table_after(visitor: Visitor, moves: int, game: str = GAME.read_text(encoding="utf-8")) -> Page:
    """A table at which so many moves of a game have been made."""
    header, body = game.split("--\n")
    played = [line for line in body.splitlines() if not line.startswith("=")]
    log = "\n".join([f"{header}--", *played[:moves], ""])
    page = visitor.open(f"/table/{visitor.take_in(log)}")
    player = Player(page)
    while player.look()["curtain"]:
        player.lift_curtain()
    return page


def test_the_sheet_does_not_grow_over_the_lot_that_the_pointer_is_on(visit: Visit) -> None:
    page = table_after(visit(NARROW), STORE)
    sheet = page.locator(".sheet")
    before = sheet.bounding_box()
    page.locator('[data-place^="lot"][data-legal]').last.hover()
    expect(page.locator("[data-pointed]").first).to_be_visible()
    assert before == sheet.bounding_box()


def test_what_the_game_is_about_is_always_asked(visit: Visit) -> None:
    page = table_after(visit(PHONE), TRADE)
    expect(page.locator(".sheet .prompt.yours")).to_be_visible()
    expect(page.get_by_role("button", name="Never ask")).to_have_count(0)


def test_the_sheet_looks_back_at_what_happened(visit: Visit) -> None:
    visitor = visit(PHONE)
    page = visitor.open(f"/table/{visitor.make_table('lisboa', ME, BOT)}")
    Player(page, touch=True).play(
        until=lambda _: page.get_by_role("button", name="What happened").count() > 0
    )
    page.get_by_role("button", name="What happened since your last move?").tap()
    expect(page.locator(".sheet")).to_contain_text("Move ")
    page.get_by_role("button", name="To the present").tap()
    expect(page.locator(".sheet .prompt.yours")).to_be_visible()


@pytest.mark.parametrize("size", [SMALLEST, PHONE, PORTRAIT_TABLET])
def test_the_log_behind_its_tab_can_be_read(visit: Visit, size: tuple[int, int]) -> None:
    page = table_after(visit(size), TRADE)
    page.locator('[data-tab="log"]').click()
    last = page.locator(".table ol.log .line").last.bounding_box()
    sheet = page.locator(".sheet").bounding_box()
    assert last is not None
    assert sheet is not None
    assert last["y"] + last["height"] <= sheet["y"] + 1
    assert page.locator(".table ol.log").evaluate("(log) => log.clientHeight") > size[1] / 3


def test_the_whole_city_stands_above_the_sheet_of_a_tablet_held_upright(visit: Visit) -> None:
    page = table_after(visit(PORTRAIT_TABLET), STORE)
    city, sheet = (page.locator(part).bounding_box() for part in (".city svg", ".sheet"))
    assert city is not None
    assert sheet is not None
    assert city["y"] + city["height"] <= sheet["y"] + 1


def test_a_phone_held_sideways_turns_to_the_part_that_the_next_question_is_about(visit: Visit) -> None:
    page = table_after(visit(SIDEWAYS, onePress=True), VISIT)
    expect(page.locator('[data-tab="court"]')).to_have_attribute("aria-current", "page")
    page.locator('[data-place="noble-action builder"]').click()
    expect(page.locator('[data-tab="city"]')).to_have_attribute("aria-current", "page")
