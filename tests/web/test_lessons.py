"""The guided first games: only what is asked for is lit, and doing otherwise on purpose leads nowhere."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.visitor import PATIENCE, Visit

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

LAPTOP = (1366, 657)


def at_step(page: Page, title: str) -> None:
    """Read on until a step is there."""
    expect(page.locator(".prompt.yours")).to_be_visible(timeout=PATIENCE)
    for _ in range(20):
        if page.locator(".coach h1").inner_text() == title:
            return
        page.locator(".coach").get_by_role("button", name="Next").click()
    raise AssertionError(f"there is no step {title}")


def test_a_lesson_done_wrongly_on_purpose_waits_with_a_kind_word(visit_anywhere: Visit) -> None:
    page = visit_anywhere(LAPTOP).open("/learn/san-juan")
    at_step(page, "Take the builder")
    legal = page.locator("main [data-legal]")
    expect(legal).to_have_count(1)
    page.locator(".role", has_text="Trader").click(force=True)
    expect(page.locator(".coach .answer")).to_contain_text("Not yet")
    assert page.locator(".coach h1").inner_text() == "Take the builder"
    assert "primary" not in (
        page.locator(".coach").get_by_role("button", name="Skip").get_attribute("class") or ""
    )
    page.locator(".prompt .main").click()
    expect(page.locator(".coach h1")).not_to_have_text("Take the builder", timeout=PATIENCE)
    page.locator(".coach").get_by_role("button", name="Restart").click()
    expect(page.locator(".coach .where")).to_contain_text("1", timeout=PATIENCE)
    expect(page.locator(".prompt.yours")).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize("game", ["san-juan", "lisboa"])
@pytest.mark.parametrize("size", [LAPTOP, (1280, 640), (1440, 900)])
def test_a_lesson_fits_a_laptop_without_scrolling(visit: Visit, game: str, size: tuple[int, int]) -> None:
    page = visit(size).open(f"/learn/{game}")
    expect(page.locator(".prompt")).to_be_visible(timeout=PATIENCE)
    high: int = page.evaluate("document.documentElement.scrollHeight")
    assert high <= size[1]
