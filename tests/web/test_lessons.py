"""The guided first games: only what is asked for is lit, and doing otherwise on purpose leads nowhere."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.test_windows import SETTLED
from tests.web.visitor import PHONE, Visit

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

LAPTOP: Final = (1366, 657)
SIDEWAYS: Final = (740, 360)
SIZES: Final = (LAPTOP, (1280, 640), (1440, 900), (1920, 1080), SIDEWAYS, (844, 390), (390, 844), (360, 640))
OUTSIDE: Final = """() => {
    const [wide, high] = [document.documentElement.scrollWidth, document.documentElement.scrollHeight];
    const parts = [...document.querySelectorAll(".balloon, .coach .nav .btn")];
    return [
        ...(wide > innerWidth || high > innerHeight ? [`the page is ${wide} x ${high}`] : []),
        ...parts.filter((each) => each.checkVisibility()).filter((each) => {
            const { left, top, right, bottom } = each.getBoundingClientRect();
            return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
        }).map((each) => `${each.className} leaves the window`),
    ];
}"""
HIDDEN: Final = """() => {
    const lit = [...document.querySelectorAll("main [data-legal], .decision .body [data-target]")];
    const acts = [...document.querySelectorAll(".acts .main, .decision footer .act")];
    const coach = document.querySelector(".balloon").getBoundingClientRect();
    return [...lit, ...acts].filter((each) => each.checkVisibility()).filter((each) => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        return Math.min(right, coach.right) - Math.max(left, coach.left) > 2
            && Math.min(bottom, coach.bottom) - Math.max(top, coach.top) > 2;
    }).map((each) => `the balloon lies upon ${each.textContent.trim()}`);
}"""


def at_step(page: Page, title: str) -> None:
    """Read on until a step is there."""
    expect(page.locator(".prompt.yours, .decision.yours").first).to_be_visible()
    for _ in range(20):
        if page.locator(".coach h1").inner_text() == title:
            return
        page.locator(".coach").get_by_role("button", name="Next").click()
    raise AssertionError(f"there is no step {title}")


@pytest.mark.anywhere
def test_a_lesson_done_wrongly_on_purpose_waits_with_a_kind_word(visit: Visit) -> None:
    page = visit(LAPTOP).open("/learn/san-juan")
    coach = page.locator(".coach")
    expect(page.locator(".prompt.yours")).to_be_visible()
    page.locator(".role", has_text="Builder").click(force=True)
    expect(coach.locator(".answer")).to_contain_text("Nothing to choose here yet")
    expect(page.locator("main [data-legal]")).to_have_count(0)
    at_step(page, "Take the builder")
    expect(coach.locator(".answer")).to_have_count(0)
    expect(page.locator("main [data-legal]")).to_have_count(1)
    expect(coach.locator(".btn.primary")).to_have_count(0)
    page.locator(".role", has_text="Trader").click(force=True)
    expect(coach.locator(".answer")).to_contain_text("Not yet")
    expect(coach.locator("h1")).to_have_text("Take the builder")
    page.locator(".prompt .main").click()
    expect(coach.locator("h1")).to_have_text("Build and pay")
    page.get_by_role("button", name="Undo step").click()
    expect(coach.locator("h1")).to_have_text("Take the builder")
    coach.get_by_role("button", name="All steps").click()
    coach.get_by_role("button", name="Restart").click()
    expect(coach.locator(".where")).to_contain_text("step 1")


def test_another_piece_by_keyboard_is_refused_as_kindly(visit: Visit) -> None:
    page = visit(LAPTOP).open("/learn/lisboa")
    at_step(page, "Keep a clergy tile")
    page.locator(".hand [data-target], [data-area=hand] [data-target]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".coach .answer")).to_contain_text("Not yet")
    expect(page.locator(".coach h1")).to_have_text("Keep a clergy tile")


def test_only_what_lisboa_s_lesson_asks_for_is_lit_and_it_can_be_done_for_the_pupil(visit: Visit) -> None:
    visitor = visit(PHONE)
    page = visitor.open("/learn/lisboa")
    at_step(page, "Keep a clergy tile")
    page.get_by_role("button", name="Do it for me").click()
    at_step(page, "Visit the Builder")
    expect(page.locator(".hand [data-legal], [data-area=hand] [data-legal]")).to_have_count(1)
    page.get_by_role("button", name="Do it for me").click()
    expect(page.locator(".coach h1")).to_have_text("A state action")
    expect(page.locator("main [data-legal]")).to_have_count(1)
    visitor.resize(SIDEWAYS)
    page.evaluate(SETTLED)
    page.wait_for_function(f"() => ({HIDDEN})().length === 0")


@pytest.mark.parametrize("game", ["san-juan", "lisboa"])
def test_a_lesson_fits_every_window_without_scrolling(visit: Visit, game: str) -> None:
    visitor = visit(LAPTOP)
    page = visitor.open(f"/learn/{game}")
    expect(page.locator(".prompt")).to_be_visible()
    page.locator(".coach").get_by_role("button", name="Next").click()
    faults = []
    for size in SIZES:
        visitor.resize(size)
        page.evaluate(SETTLED)
        faults += [f"{size}: {fault}" for fault in page.evaluate(OUTSIDE)]
    assert [] == faults
