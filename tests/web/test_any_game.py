"""A game of which the client knows nothing: the kit's Orchard, from the first page to its score sheet."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.playing import KeyboardPlayer, Player
from tests.web.serving import ServedTables, serving
from tests.web.test_access import THEMES, WIDTH, Theme, axe_faults, settled
from tests.web.visitor import BOT, DESKTOP, ME, PHONE, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("any-game"), pytest.mark.timeout(600)]


@pytest.fixture(scope="module")
def orchard(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedTables]:
    """A server that also offers Orchard."""
    with serving(tmp_path_factory.mktemp("orchard"), "--game-module", "tests.server.toy_games") as server:
        yield server


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desk", "phone"])
def visitor(browser: Browser, orchard: ServedTables, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    come = Visitor(browser, orchard.url, request.param)
    yield come
    come.close()
    assert [] == come.faults


def begin(visitor: Visitor) -> Page:
    """A game against bots, begun on the first page."""
    page = visitor.open("/")
    card = page.get_by_role("region", name="Orchard")
    expect(card).to_contain_text("2–3 players")
    card.get_by_role("button", name="Play against bots").click()
    page.wait_for_url(re.compile(r"/table/[^/]+$"))
    return page


def test_a_game_without_a_face_is_played_from_the_first_page_to_its_score_sheet_and_seen_again(
    visitor: Visitor,
) -> None:
    page = begin(visitor)
    Player(page, touch=visitor.touch).play()
    sheet = page.get_by_role("table").first
    for word in ("Orchard", "Trees", "You"):
        expect(sheet).to_contain_text(word)
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.locator("main")).to_contain_text("Trees")
    page.keyboard.press("Home")
    expect(page.locator("aside")).to_contain_text(re.compile("plant (apple|fig|grape|olive)"))


def test_the_table_of_a_game_without_a_face_says_everything_in_words(visitor: Visitor) -> None:
    page = visitor.open(f"/table/{visitor.make_table('orchard', ME, BOT, seed=4, first=0)}")
    Player(page).look()
    expect(page.locator(".prompt h2")).to_have_text("Take turn")
    expect(page.locator("header h1")).to_contain_text("Orchard")
    expect(page.locator("header h1")).not_to_contain_text("Take turn")
    board = page.locator("main")
    for words in ("Draw", "Plant apple", "Hand", "Barn", "Deck", "costs 0 cards"):
        expect(board).to_contain_text(words)


CENTRES = """() => [...document.querySelectorAll(".scroll td:has(b)")].map((cell) => {
    const middle = ({ left, right }) => (left + right) / 2;
    const words = document.createRange();
    words.selectNodeContents(cell.querySelector("b"));
    return Math.abs(middle(cell.getBoundingClientRect()) - middle(words.getBoundingClientRect()));
})"""


def test_figures_of_which_nothing_is_said_stand_in_the_middle(visitor: Visitor) -> None:
    page = visitor.open(f"/table/{visitor.make_finished_table('orchard')}")
    expect(page.get_by_role("table").first).to_be_visible()
    assert max(page.evaluate(CENTRES)) < 2


def test_nothing_is_offered_that_the_game_does_not_have(visitor: Visitor) -> None:
    """Orchard has no judge and no bot that thinks."""
    page = visitor.open(f"/table/{visitor.make_table('orchard', ME, BOT, seed=4, first=0)}")
    Player(page).look()
    expect(page.locator(".prompt h2")).to_be_visible()
    page.keyboard.press("h")
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    expect(page.get_by_role("tab", name="Hint")).to_have_count(0)
    page = visitor.open("/")
    page.get_by_role("region", name="Orchard").get_by_role("button", name="With friends").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_role("switch", name="Hints")).to_have_count(0)
    over = visitor.make_finished_table("orchard")
    page = visitor.open(f"/table/{over}")
    expect(page.get_by_role("link", name="Replay")).to_be_visible()
    expect(page.get_by_role("link", name="Review")).to_have_count(0)
    page = visitor.open(f"/table/{over}/replay")
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.get_by_role("link", name="Review")).to_have_count(0)
    for path in (f"/table/{over}/review", "/practice/orchard"):
        page = visitor.open(path)
        expect(page.get_by_role("heading", level=1)).to_have_text("The coach does not know this game")


def test_a_game_without_a_face_is_played_by_keyboard_alone(browser: Browser, orchard: ServedTables) -> None:
    visitor = Visitor(browser, orchard.url)
    page = visitor.open(f"/table/{visitor.make_table('orchard', ME, BOT)}")
    KeyboardPlayer(page).play()
    assert page.get_by_role("table").first.is_visible()
    assert [] == visitor.faults
    visitor.close()


@pytest.mark.parametrize("theme", THEMES)
def test_the_pages_of_a_game_without_a_face_are_for_everybody(visitor: Visitor, theme: Theme) -> None:
    over, playing = visitor.make_finished_table("orchard"), visitor.make_table("orchard", ME, BOT)
    visitor.open("/")
    visitor.set("theme", theme)
    for path in ("/", f"/table/{playing}", f"/table/{over}", f"/table/{over}/replay?move=4"):
        page = settled(visitor, path)
        assert [] == list(axe_faults(page, theme)), path
        assert page.viewport_size is not None
        assert page.evaluate(WIDTH) <= page.viewport_size["width"], path
