"""A finished game: shared with others, looked at from its beginning, and back to its sheet."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.web.test_fit import SMALLEST
from tests.web.test_story import SIDEWAYS
from tests.web.visitor import PHONE, Visit

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

COVERED: Final = 15_000
"""After so many milliseconds something lies upon what was to be pressed."""


@pytest.mark.company
def test_a_shared_game_opens_for_others_until_it_is_withdrawn(visit: Visit) -> None:
    visitor, friend = visit(), visit(PHONE)
    page = visitor.open(f"/table/{visitor.make_finished_table('san-juan')}")
    page.get_by_role("button", name="Share").click()
    window = page.get_by_role("dialog", name="Share")
    link = window.locator("code").inner_text()
    friend.open(link.removeprefix(visitor.url))
    expect(friend.page.get_by_role("heading", name=re.compile("replay"))).to_be_visible()
    friend.page.wait_for_url(re.compile(r"/look/[\w-]+\?move=1$"))
    friend.page.get_by_role("button", name="A choice forward").click()
    friend.page.wait_for_url(re.compile(r"move=2$"))
    window.get_by_role("button", name="Withdraw").click()
    expect(window).to_be_hidden()
    friend.open(link.removeprefix(visitor.url))
    expect(friend.page.get_by_text("This link is incomplete or was withdrawn.")).to_be_visible()
    friend.faults[:] = [fault for fault in friend.faults if "404" not in fault]


@pytest.mark.company
def test_a_copied_link_opens_at_its_move(visit: Visit) -> None:
    visitor, friend = visit(), visit()
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = visitor.open(f"/table/{visitor.make_finished_table('san-juan')}/replay?move=5")
    page.get_by_role("button", name="Copy link").click()
    expect(page.locator(".toast")).to_contain_text("copied")
    link: str = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith("?move=5")
    friend.open(link.removeprefix(visitor.url))
    expect(friend.page.get_by_role("heading", name=re.compile("replay"))).to_be_visible()
    assert friend.page.url.endswith("?move=5")


def test_a_replay_begins_with_the_first_move_and_plays_from_there(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open(f"/table/{visitor.make_finished_table('san-juan')}")
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url(re.compile(r"/replay\?move=1$"))
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => Number(new URLSearchParams(location.search).get('move')) > 3")


def test_a_replay_tells_of_nobody_that_they_are_away(visit: Visit) -> None:
    visitor = visit(PHONE)
    page = visitor.open(f"/table/{visitor.make_finished_table('san-juan')}/replay?move=1")
    expect(page.locator(".rival h3").first).to_be_visible()
    expect(page.locator(".presence")).to_have_count(0)


@pytest.mark.company
def test_a_page_whose_parts_are_gone_since_an_update_is_loaded_anew(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open(f"/table/{visitor.make_finished_table('san-juan')}")
    replay = page.get_by_role("link", name="Replay")
    expect(replay).to_be_visible()
    page.route(re.compile("assets/ReplayPage"), lambda route: route.fulfill(status=404))
    page.on("domcontentloaded", lambda _: page.unroute_all())
    replay.click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    visitor.faults[:] = [fault for fault in visitor.faults if "ReplayPage" not in fault]


def test_from_the_table_of_a_finished_game_there_is_a_way_back_to_the_sheet(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open(f"/table/{visitor.make_finished_table('san-juan')}")
    page.get_by_role("button", name="See the table").click()
    expect(page.locator(".prompt")).to_be_visible()
    for size in (SIDEWAYS, SMALLEST):
        visitor.resize(size)
        for tab in page.locator("[data-tab]").all():
            tab.click(timeout=COVERED)
    page.get_by_role("button", name="Score sheet").click()
    expect(page.get_by_role("button", name="See the table")).to_be_visible()
