"""Looking at a game that is over: all of it in view, from the sheet to the table and back."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.visitor import Visit

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

SIZES: Final = ((1440, 900), (1366, 657), (1280, 640))
SHOWN: Final = [".court", ".city", ".says", ".transport", "aside ol", ".rival"]
OUT_OF_VIEW: Final = """(names) => names.filter((name) => {
    const box = document.querySelector(name)?.getBoundingClientRect();
    return !box?.height || box.top < 0 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1;
})"""


def opened(page: Page) -> None:
    expect(page.locator(".transport")).to_be_visible()
    expect(page.locator("main .rival").first).to_be_visible()


def test_a_replay_of_lisboa_has_court_city_seats_and_moves_in_view(visit: Visit) -> None:
    visitor = visit()
    table = visitor.make_finished_table("lisboa", rivals=3)
    for size in SIZES:
        visitor.resize(size)
        page = visitor.open(f"/table/{table}/replay?move=60")
        opened(page)
        assert [] == page.evaluate(OUT_OF_VIEW, SHOWN), size
        assert size[1] >= page.evaluate("document.documentElement.scrollHeight"), size


def test_from_the_sheet_one_sees_the_table_and_the_turning_points_and_comes_back(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open(f"/table/{visitor.make_finished_table('san-juan')}")
    page.get_by_role("button", name="See the table").click()
    page.get_by_role("button", name="Score sheet").click()
    turning = page.locator("section", has=page.get_by_role("heading", name="Turning points"))
    expect(turning.locator("li").first).to_contain_text(re.compile("build|tuck|lead|catch"))
    turning.get_by_role("link").first.click()
    opened(page)
    expect(page).to_have_url(re.compile(r"/replay\?move=\d+$"))
