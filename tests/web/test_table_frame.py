"""The frame of every table: pieces that travel, questions that are not asked, looking back."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.test_access import THEMES, Theme, axe_faults
from tests.web.visitor import BOT, ME, Visit, Visitor

pytestmark = pytest.mark.browser

FLOWN: Final = """() => {
    window.flown = [];
    const note = (node) => node.classList?.contains("traveller") && window.flown.push(node);
    new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach(note)))
        .observe(document.querySelector(".sky"), { childList: true });
}"""


def governor_at_a_table(visitor: Visitor) -> Page:
    """A table of San Juan at which the visitor takes the first role."""
    table = visitor.make_table("san-juan", ME, BOT, BOT, governor=0)
    page = visitor.open(f"/table/{table}")
    expect(page.locator(".prompt.yours")).to_be_visible()
    return page


def take(page: Page, role: str) -> None:
    page.get_by_role("button", name=role).click()
    page.locator(".prompt .main").click()


def test_pieces_travel_unless_acts_are_shown_at_once(visit: Visit) -> None:
    visitor = visit(pace="brisk", motion="full")
    page = governor_at_a_table(visitor)
    page.evaluate(FLOWN)
    take(page, "Prospector")
    page.wait_for_function("() => window.flown.length >= 2")
    page.wait_for_function("() => document.querySelector('.traveller') === null")


def test_without_motion_nothing_travels(visit: Visit) -> None:
    page = governor_at_a_table(visit(pace="brisk"))
    page.evaluate(FLOWN)
    take(page, "Prospector")
    expect(page.locator(".log")).to_contain_text("You draw")
    assert 0 == page.evaluate("window.flown.length")


def test_what_a_game_is_about_is_always_asked(visit: Visit) -> None:
    page = governor_at_a_table(visit())
    take(page, "Producer")
    expect(page.locator(".prompt h2")).to_contain_text("Make")
    expect(page.get_by_role("button", name="Never ask")).to_have_count(0)


def test_the_second_press_of_a_double_click_does_not_answer_the_next_question(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open(f"/table/{visitor.make_table('san-juan', ME, BOT, governor=0)}")
    page.get_by_role("button", name="Builder").first.click()
    page.locator(".acts .main").click()
    nothing = page.get_by_role("button", name="Build nothing")
    nothing.dispatch_event("click", {"detail": 2})
    page.wait_for_timeout(500)
    expect(nothing).to_be_visible()
    nothing.dispatch_event("click", {"detail": 1})
    expect(nothing).to_have_count(0)


def test_one_looks_back_at_what_happened_since_the_last_move(visit: Visit) -> None:
    page = governor_at_a_table(visit())
    take(page, "Prospector")
    page.get_by_role("button", name="What happened since your last move?").click()
    expect(page.locator(".prompt.past")).to_contain_text("You take the prospector.")
    page.keyboard.press(".")
    expect(page.locator(".prompt.past")).to_contain_text("Move 2 of")
    page.keyboard.press(" ")
    expect(page.locator(".prompt.yours")).to_be_visible()


def test_pieces_travel_in_a_replay_too(visit: Visit) -> None:
    visitor = visit(pace="brisk", motion="full")
    table = visitor.make_finished_table("san-juan")
    page = visitor.open(f"/table/{table}/replay?move=0")
    expect(page.get_by_role("slider")).to_be_visible()
    page.wait_for_selector(".sky", state="attached")
    page.evaluate(FLOWN)
    page.keyboard.press(".")
    page.wait_for_function("() => window.flown.length >= 1")


def test_the_text_of_a_piece_can_be_held_and_leads_to_its_clause(visit: Visit) -> None:
    page = governor_at_a_table(visit())
    page.get_by_role("button", name=re.compile("^Builder")).focus()
    page.keyboard.press("i")
    link = page.locator("#tooltip").get_by_role("link")
    expect(link).to_have_attribute("href", "/rules/san-juan#SJ-B1")
    with page.context.expect_page() as opened:
        page.keyboard.press("i")
    expect(opened.value).to_have_url(re.compile("/rules/san-juan#SJ-B1$"))
    page.keyboard.press("Escape")
    expect(page.locator("#tooltip")).to_have_count(0)


@pytest.mark.parametrize("theme", THEMES)
def test_the_text_of_a_piece_can_be_read(visit: Visit, theme: Theme) -> None:
    page = governor_at_a_table(visit(theme=theme))
    page.get_by_role("button", name=re.compile("^Builder")).hover()
    expect(page.locator("#tooltip em")).to_be_visible()
    assert [] == [fault for fault in axe_faults(page, theme) if fault.startswith("color-contrast")]


def test_the_own_points_so_far_are_seen_with_their_sum(visit: Visit) -> None:
    page = governor_at_a_table(visit())
    points = page.locator(".town .figures .points")
    expect(points).to_have_text("1 point so far")
    points.hover()
    expect(page.locator("#tooltip")).to_contain_text("Points on the buildings: 1")
