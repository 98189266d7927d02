"""Hints: on the piece, on the phone too, and as the table was made."""

from __future__ import annotations

from typing import Final

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it has no types
from playwright.sync_api import expect

from tests.web.visitor import BOT, DESKTOP, ME, PHONE, Visit

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]


FIRST: Final = {"san-juan": {"governor": 0}, "lisboa": {}}
"""Options with which the visitor is asked first."""


@pytest.mark.parametrize("game", FIRST)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_a_hint_is_said_and_shown_on_its_piece(visit: Visit, size: tuple[int, int], game: str) -> None:
    visitor = visit(size)
    page = visitor.open(f"/table/{visitor.make_table(game, ME, BOT, **FIRST[game])}")
    expect(page.locator(".prompt.yours")).to_be_visible()
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".prompt .hint")).to_contain_text("A bot would choose")
    assert "{" not in page.locator(".prompt .hint").inner_text(), "every piece has its name"
    expect(page.locator("main [data-target][aria-pressed=true]")).to_have_count(1)


def test_a_hint_is_said_on_the_phone_while_several_cards_are_chosen(visit: Visit) -> None:
    visitor = visit(PHONE)
    page = visitor.open(f"/table/{visitor.make_table('san-juan', ME, BOT, governor=0)}")
    page.get_by_role("button", name="Councillor").click()
    page.locator(".prompt .main").click()
    expect(page.locator(".gathered")).to_be_visible()
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".prompt .hint")).to_be_visible()


CUT: Final = (
    "each => each.map(part => part.textContent).filter((_, k) => each[k].scrollWidth > each[k].clientWidth)"
)


def test_beside_an_open_hint_the_chance_bar_is_whole_on_the_phone(visit: Visit) -> None:
    visitor = visit(PHONE, chanceBar=True)
    page = visitor.open(f"/table/{visitor.make_table('san-juan', ME, *[BOT] * 3, governor=0)}")
    expect(page.locator(".prompt.yours")).to_be_visible()
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".side.open .hints li").first).to_be_visible()
    bar = page.get_by_role("region", name="Chance bar").locator("li")
    expect(bar).to_have_count(4)
    assert [] == bar.evaluate_all(CUT)
    found = Axe().run(page)
    assert 0 == found.violations_count, found.generate_report()


BARE_IDS: Final = """() => {
    window.bareIds = [];
    new MutationObserver(() => {
        const said = document.querySelector(".side")?.textContent ?? "";
        if (/coach-\\w/.test(said)) window.bareIds.push(said);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Notes what the side panel says while its texts are not there yet."""


def test_the_coach_thinks_in_words_from_the_beginning(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open(f"/table/{visitor.make_table('san-juan', ME, BOT, governor=0)}")
    expect(page.locator(".prompt.yours")).to_be_visible()
    page.evaluate(BARE_IDS)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".side .hints li").first).to_be_visible()
    assert [] == page.evaluate("window.bareIds")


@pytest.mark.company
def test_hints_are_off_with_people_and_on_against_bots_until_somebody_says_otherwise(visit: Visit) -> None:
    page = visit().open("/")
    page.get_by_role("button", name="New table").first.click()
    hints = page.get_by_role("dialog").get_by_label("Hints")
    expect(hints).not_to_be_checked()
    page.get_by_role("dialog").get_by_role("combobox").first.select_option(index=3)
    expect(hints).to_be_checked()


def test_enter_confirms_a_choice_of_several_and_the_confirm_button_is_the_next_stop(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open(f"/table/{visitor.make_table('san-juan', ME, BOT, governor=0)}")
    expect(page.locator(".prompt.yours")).to_be_visible()
    page.get_by_role("button", name="Councillor").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.locator(".prompt .main")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".gathered")).to_be_visible()
    page.locator('[data-hand="1"]').focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(".gathered")).to_have_count(0)
