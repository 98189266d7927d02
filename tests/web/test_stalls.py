"""A network that swallows everything: it shows, a choice is kept, and it is sent once."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from typing import Final, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it has no types
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.serving import ServedTables
from tests.web.swallowing import SwallowingWay
from tests.web.test_access import RULES
from tests.web.visitor import BOT, ME, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

NOTICED: Final = 3.0
"""Seconds in which a viewer knows that the network is gone."""
SLOW: Final = 1.5
"""What a busy machine may add."""


@pytest.fixture
def way(served: ServedTables) -> Iterator[SwallowingWay]:
    made = SwallowingWay(served.url)
    yield made
    made.stop()


@pytest.fixture
def visitor(browser: Browser, way: SwallowingWay) -> Iterator[Visitor]:
    """Somebody whose traffic goes that way; what the browser says of lost packets is no fault of the page."""
    made = Visitor(browser, way.url, theme="dark")
    yield made
    faults = [fault for fault in made.faults if "net::ERR" not in fault and "WebSocket" not in fault]
    made.close()
    assert [] == faults


def at_a_table(visitor: Visitor) -> tuple[str, Page]:
    table = visitor.make_table("san-juan", ME, BOT, governor=0)
    page = visitor.open(f"/table/{table}")
    expect(page.locator(".prompt.yours")).to_be_visible()
    return table, page


def not_connected(page: Page) -> Locator:
    return page.get_by_role("heading", name="Not connected")


def test_a_network_that_swallows_everything_shows_within_three_seconds(
    visitor: Visitor, way: SwallowingWay
) -> None:
    _, page = at_a_table(visitor)
    page.wait_for_timeout(2000)  # at rest, as a table is while somebody thinks
    expect(not_connected(page)).to_have_count(0)
    began = time.monotonic()
    way.swallow = "all"
    expect(not_connected(page)).to_be_visible()
    assert time.monotonic() - began < NOTICED + SLOW
    way.swallow = "nothing"
    expect(not_connected(page)).to_have_count(0)


def test_a_choice_made_without_a_network_is_kept_shown_and_done_once(
    visitor: Visitor, way: SwallowingWay
) -> None:
    table, page = at_a_table(visitor)
    way.swallow = "all"
    expect(not_connected(page)).to_be_visible()
    take_the_prospector(page)
    expect(page.locator(".prompt")).to_contain_text(re.compile("Kept, .*rospector"))
    assert [] == Axe().run(page, ".prompt", RULES["dark"]).response["violations"]
    way.swallow = "nothing"
    check_done_once(visitor, table)


@pytest.mark.parametrize("swallow", ["all", "answers"])
def test_a_choice_that_vanishes_on_its_way_or_whose_answer_does_is_done_once(
    visitor: Visitor, way: SwallowingWay, swallow: Literal["all", "answers"]
) -> None:
    table, page = at_a_table(visitor)
    way.swallow = swallow
    take_the_prospector(page)
    expect(not_connected(page)).to_be_visible()
    expect(page.locator(".prompt")).to_contain_text(re.compile("Kept, .*rospector"))
    way.swallow = "nothing"
    check_done_once(visitor, table)


def take_the_prospector(page: Page) -> None:
    page.get_by_role("button", name="Prospector").first.click()
    page.locator(".acts .main").click()


def check_done_once(visitor: Visitor, table: str) -> None:
    log = visitor.page.locator('[data-area="log"]')
    expect(log).to_contain_text("You take the prospector")
    updates = visitor.context.request.get(f"/api/tables/{table}/history?seat=0").json()["updates"]
    assert ["take prospector"] == [each["code"] for each in updates if each.get("seat") == 0][:1]
    assert 1 == sum(each.get("code") == "take prospector" for each in updates)
