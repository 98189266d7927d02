"""The practice page: a puzzle answered by mouse and by keys, a wrong answer, the answer shown, the streak."""

from __future__ import annotations

import time

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it has no types
from playwright.sync_api import Page, expect

from tabuleiro.coach.puzzles.shipped import daily
from tabuleiro.table.practising import DAY
from tabuleiro.table.puzzles import posed
from tests.web.visitor import DESKTOP, PHONE, Visit, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

WIDTH = "() => document.documentElement.scrollWidth"


def practising(visitor: Visitor, game: str) -> tuple[Page, list[int]]:
    """The puzzle of the day, and the places of its options, the best first."""
    page = visitor.open(f"/practice/{game}")
    expect(page.locator(".option").first).to_be_visible()
    puzzle = daily(game, int(time.time()) // DAY)
    assert puzzle is not None
    view = posed(game, puzzle.position)["view"]
    assert view is not None
    return page, [view["legal"].index(each["code"]) for each in puzzle.options]


@pytest.mark.anywhere
def test_a_wrong_answer_a_right_one_and_the_next_puzzle(visit: Visit) -> None:
    page, places = practising(visit(), "san-juan")
    answer = page.locator("section.answer")
    expect(page.locator(".streak h2")).to_have_text("0 days")
    worst = page.locator(".option").nth(places[-1])
    worst.click()
    expect(worst).to_have_attribute("aria-pressed", "true")
    answer.get_by_role("button", name="Answer", exact=True).click()
    expect(answer.locator("h3")).to_contain_text("of chance")
    expect(page.locator(".bars")).to_have_count(0)
    answer.get_by_role("button", name="Try again").click()
    page.locator(".option").nth(places[0]).click()
    page.locator(".option").nth(places[0]).click()
    expect(answer.locator("h3")).to_contain_text("Right:")
    expect(page.locator(".streak h2")).to_have_text("1 day")
    expect(page.locator(".bars .best")).to_be_visible()
    page.keyboard.press("n")
    expect(page.locator(".puzzle header h2")).to_have_text("Puzzle")
    expect(answer.locator("h3")).to_have_text("Choose above")


def test_keys_choose_and_answer(visit: Visit) -> None:
    page, places = practising(visit(), "san-juan")
    page.locator(".puzzle header h2").click()
    page.keyboard.press(str(places[0] + 1))
    expect(page.locator(".option").nth(places[0])).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    expect(page.locator("section.answer h3")).to_contain_text("Right:")


def test_the_answer_that_is_shown_counts_for_no_day(visit: Visit) -> None:
    page, _ = practising(visit(), "lisboa")
    page.get_by_role("button", name="Show the answer").click()
    expect(page.locator("section.answer h3")).to_contain_text("The answer:")
    expect(page.locator(".streak h2")).to_have_text("0 days")


@pytest.mark.parametrize("game", ["san-juan", "lisboa"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_the_page_for_assistive_technology_and_narrow_screens(
    visit: Visit, game: str, size: tuple[int, int]
) -> None:
    visitor = visit(size)
    for theme in ("light", "dark"):
        visitor.open("/")
        visitor.set("theme", theme)
        page, places = practising(visitor, game)
        assert page.evaluate(WIDTH) <= size[0]
        page.locator(".option").nth(places[-1]).click()
        page.locator("section.answer").get_by_role("button", name="Answer", exact=True).click()
        expect(page.locator("section.answer.wrong")).to_be_visible()
        found = Axe().run(page)
        assert 0 == found.violations_count, found.generate_report()


def test_the_first_page_leads_to_practice(visit: Visit) -> None:
    page = visit().open("/")
    page.get_by_role("link", name="Practise").click()
    expect(page.locator("main h1")).to_have_text("Practice")
