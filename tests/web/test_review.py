"""The review of a finished game in the browser: asked for, looked through, a mistake tried again, shared."""

from __future__ import annotations

import re
import struct
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it has no types
from playwright.sync_api import Page, expect

from tests.web.test_windows import GAMES, GOLDEN
from tests.web.visitor import DESKTOP, PHONE, Visit

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

WHOLE = "each => each.scrollHeight <= each.clientHeight"
TOP = "each => each.getBoundingClientRect().top"
PRODUCED = 17
"""How many moves of the game of four lead to a choice among the buildings of a town."""
LONGEST = 300_000
"""Milliseconds that a review with few iterations may take."""


def clean(page: Page) -> None:
    found = Axe().run(page)
    assert 0 == found.violations_count, found.generate_report()


def picture_of(page: Page) -> bytes:
    page.get_by_role("button", name="Share picture").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the picture").click()
    page.keyboard.press("Escape")
    return Path(saved.value.path()).read_bytes()


@pytest.mark.parametrize(("game", "size"), [("san-juan-4", DESKTOP), ("lisboa-solo", PHONE)])
def test_a_game_is_reviewed_a_mistake_tried_again_and_the_picture_shared(
    visit: Visit, game: str, size: tuple[int, int]
) -> None:
    visitor = visit(size)
    visitor.open("/")
    table = visitor.take_in((GOLDEN / GAMES[game]).read_text(encoding="utf-8"))
    page = visitor.open(f"/table/{table}")
    page.get_by_role("link", name="Review").click()
    page.get_by_role("button", name="Review the game").click()
    expect(page.get_by_role("progressbar", name="Reviewing")).to_be_visible()
    expect(page.get_by_role("button", name="Share picture")).to_be_visible(timeout=LONGEST)
    clean(page)
    assert "{$" not in page.locator("main").inner_text(), "every option is worded"
    assert (1200, 630) == struct.unpack(">II", picture_of(page)[16:24])
    again = page.get_by_role("button", name="Ask me again")
    for _ in range(30):  # key moments are luck, too, or choices of others
        page.keyboard.press("j")
        if again.is_visible():
            break
    if size == PHONE:
        assert page.locator(".why .inside").evaluate(WHOLE), "nothing lies upon the options"
    again.click()
    expect(page.get_by_text("It comes again in practice.")).to_be_visible()
    if size == PHONE:
        page.get_by_role("tab", name="Board").click()
        expect(page.locator("#panel-board [data-mark=best]").last).to_be_in_viewport()
    else:
        visitor.open(f"/table/{table}/review?move={PRODUCED}")
        building = page.locator(".places [data-mark=best]")
        assert abs(building.evaluate(TOP) - building.locator(".mark").evaluate(TOP)) < 40
    page.get_by_role("button", name="Try it from here").click()
    page.wait_for_url(re.compile(rf"/table/(?!{table})"))
