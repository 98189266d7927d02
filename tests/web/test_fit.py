"""What a player needs is in view: lists of choices do not scroll, and nothing runs over its edge."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tabuleiro.core.match import Match
from tabuleiro.games.lisboa import GAME
from tabuleiro.games.sanjuan import GAME as SAN_JUAN_GAME
from tests.sanjuan.tables import player, table
from tests.web.playing import Player
from tests.web.test_lisboa_phone import GAME as PLAYED
from tests.web.test_lisboa_phone import table_after
from tests.web.visitor import BOT, DESKTOP, ME, PHONE, Visit

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

SMALL_PHONE: Final = (340, 700)
TABLET: Final = (1024, 768)
SIDEWAYS: Final = (844, 390)
FINGER: Final = 43
CARDS, POLITICAL_CARDS, CUBES, HOUSES, SALES = 4, 5, 12, 14, 192
"""After so many moves of the game these are listed: five cards, four, four cubes, three houses, six sales."""

SAN_JUAN: Final = PLAYED.parents[1] / "sanjuan" / "4-players-seed-83.log"
ROLES: Final = 60
"""After so many moves of either game seats have done something that names them."""

ACTION: Final = 17
"""This move of the game only says which action a follower will do."""

HIDDEN: Final = """(name) => [...document.querySelectorAll(name)]
    .map((each) => each.scrollHeight - each.clientHeight).filter((hidden) => hidden > 1)"""
OVER_THE_EDGE: Final = """(name) => [...document.querySelectorAll(name)]
    .filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)"""
CUT_WORDS: Final = """() => {
    const cut = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text; (text = texts.nextNode()); )
        for (const { 0: part, index } of text.data.matchAll(/[\\p{L}’]+/gu)) {
            const range = document.createRange();
            // A hyphen that is shown belongs to the letter after it.
            range.setStart(text, text.data[index - 1] === "\\u00AD" ? index + 1 : index);
            range.setEnd(text, index + part.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) cut.push(part);
        }
    return cut;
}"""
RICH: Final = {
    "reis": 24, "influence": 10, "wigs": 102, "goods": {"gold": 5, "cloth": 4, "books": 6, "tools": 3},
    "rubble": {"earthquake": 5, "fire": 4, "tsunami": 4}, "markers": 3,
    "favors": ["builder", "marquis", "king"], "plans": ["blue_4", "green_4"],
}  # fmt: skip
HELD: Final = (["C1", "C2", "C9", "C11"], ["C3", "C5", "C6"], ["C3", "C5", "C6"], ["C4", "C7"])
DONE: Final = (["blue_2", "green_3", "blue_3"], ["green_2"], ["green_2"], ["green_2"])
"""What seats may hold late in a game: clergy tiles and completed plans."""

WORDY_DECREES: Final = [8, 20, 21, 22, 30, 40, 50, 69]
SMALLEST: Final = (360, 640)
LAPTOP: Final = (1280, 640)
LOW_LAPTOP: Final = (1366, 657)
LANGUAGES: Final = ("en", "pl", "fr", "pt", "it")
BELOW: Final = """() => [...document.querySelectorAll(".decree p")]
    .filter((each) => each.scrollHeight - each.clientHeight > 3).map((each) => each.textContent)"""
LONG_NAMES: Final = "".join(f"seat {seat} Maximiliana Konstantynopolska\n" for seat in range(4))
FOCUS_THE_LAST: Final = """async () => {
    const last = [...document.querySelectorAll("main .left [data-target]")].at(-1);
    last.focus();
    await new Promise((shown) => setTimeout(shown, 300));
    const piece = last.getBoundingClientRect();
    const text = document.getElementById("tooltip")?.getBoundingClientRect();
    const scrolled = last.closest(".left").scrollTop;
    return { scrolled, apart: text && Math.max(text.top - piece.bottom, piece.top - text.bottom) };
}"""


@pytest.mark.parametrize("moves", [CARDS, POLITICAL_CARDS, SALES])
def test_the_choices_beside_three_rivals_are_all_in_view(visit: Visit, moves: int) -> None:
    page = table_after(visit(), moves)
    assert [] == page.evaluate(HIDDEN, ".decision .body")


def test_cubes_with_their_prices_fit_their_buttons_on_a_phone(visit: Visit) -> None:
    page = table_after(visit(PHONE, language="it"), CUBES)
    expect(page.locator(".ways button")).to_have_count(4)
    assert [] == page.evaluate(OVER_THE_EDGE, ".ways button")


def test_the_figures_of_four_seats_fit_a_phone(visit: Visit) -> None:
    rich = {"wigs": 48, "influence": 10, "reis": 24, "plans": []}
    match = Match.from_position(GAME, {"players": [rich] * 4})
    visitor = visit(PHONE)
    page = visitor.open(f"/table/{visitor.take_in(match.log.dumps())}")
    Player(page).look()
    expect(page.locator(".strip button")).to_have_count(4)
    assert [] == page.evaluate(OVER_THE_EDGE, ".strip button")


def test_the_roles_of_a_rival_do_not_push_its_name_into_its_level_on_a_phone(visit: Visit) -> None:
    visitor = visit(SMALL_PHONE, language="pl")
    page = visitor.open(f"/table/{visitor.make_table('san-juan', ME, BOT, governor=1)}")
    Player(page).look()
    page.locator('[data-tab="rivals"]').click()
    name, bot = (page.locator(f".rival header {part}").bounding_box() for part in ("h3 > span", ".bot"))
    assert name is not None
    assert bot is not None
    assert name["x"] + name["width"] <= bot["x"]


def test_a_political_card_and_a_house_say_what_they_bring(visit: Visit) -> None:
    expect(table_after(visit(), POLITICAL_CARDS).locator(".rows")).to_contain_text("value 3, 1 book")
    expect(table_after(visit(), HOUSES).locator(".ways")).to_contain_text("2nd: Visits in réis")


def end_of_lisboa(visit: Visit) -> Page:
    visitor = visit()
    page = visitor.open(f"/table/{visitor.take_in(PLAYED.read_text(encoding='utf-8'))}")
    expect(page.locator("main table").first).to_be_visible()
    return page


def test_the_whole_score_sheet_of_lisboa_is_in_view_at_a_desk(visit: Visit) -> None:
    sheet = end_of_lisboa(visit).locator("main table").first.bounding_box()
    assert sheet is not None
    assert sheet["y"] + sheet["height"] <= DESKTOP[1]


def test_the_chart_of_wigs_shows_the_periods(visit: Visit) -> None:
    chart = end_of_lisboa(visit).locator("figure svg")
    expect(chart).to_contain_text("Period 1")
    expect(chart).to_contain_text("Period 2")


def test_an_end_page_is_no_longer_than_what_it_shows(visit: Visit) -> None:
    page = end_of_lisboa(visit)
    expect(page.locator("figure svg")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollHeight") == DESKTOP[1]


def test_the_text_of_a_piece_stays_beside_it_when_focus_scrolls_to_it(visit: Visit) -> None:
    visitor = visit(SIDEWAYS)
    page = visitor.open(f"/table/{visitor.make_table('lisboa', ME, ME)}")
    player = Player(page)
    while player.look()["curtain"]:
        player.lift_curtain()
    page.locator('[data-tab="court"]').click()
    page.keyboard.press("Tab")
    found = page.evaluate(FOCUS_THE_LAST)
    assert found["scrolled"] > 0
    assert found["apart"] is not None
    assert found["apart"] <= 20


def test_a_replay_tells_the_latest_move_that_says_anything(visit: Visit) -> None:
    visitor = visit()
    table = visitor.take_in(PLAYED.read_text(encoding="utf-8"))
    page = visitor.open(f"/table/{table}/replay?move={ACTION}")
    expect(page.locator(".says h2")).to_contain_text("favor")


def test_the_names_of_four_seats_fit_a_phone(visit: Visit) -> None:
    visitor = visit(PHONE, language="pl")
    page = visitor.open(f"/table/{visitor.make_table('lisboa', ME, BOT, BOT, BOT)}")
    Player(page).look()
    assert [] == page.evaluate(OVER_THE_EDGE, ".strip .name, .strip .name > span")


def test_the_trading_house_shows_its_goods_before_a_tile_is_seen(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open(f"/table/{visitor.make_table('san-juan', ME, BOT, governor=0)}")
    expect(page.locator(".house li")).to_have_text(["?"] * 5)


@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
@pytest.mark.parametrize("game", [SAN_JUAN, PLAYED], ids=["san-juan", "lisboa"])
def test_long_names_push_nothing_out_of_the_page(visit: Visit, game: Path, size: tuple[int, int]) -> None:
    visitor = visit(size)
    page = table_after(
        visitor, ROLES, game.read_text(encoding="utf-8").replace("seed ", f"{LONG_NAMES}seed ", 1)
    )
    assert size[0] == page.evaluate("document.documentElement.scrollWidth")
    assert [] == page.evaluate(OVER_THE_EDGE, ".strip button, .role")


@pytest.mark.company
@pytest.mark.parametrize("size", [SMALLEST, DESKTOP], ids=["phone", "desktop"])
def test_a_name_of_one_long_word_stays_in_its_place(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size)
    visitor.context.request.put("/api/me", data={"name": "Wolfeschlegelsteinhausenbergerdorff"})
    visitor.make_table("san-juan", ME, {"kind": "open"})
    page = visitor.open("/")
    expect(page.locator(".tables h3")).to_be_visible()
    assert [] == page.evaluate(OVER_THE_EDGE, ".tables h3")
    visitor.open(f"/table/{visitor.make_table('san-juan', ME, {'kind': 'open'})}")
    expect(page.locator(".room h1")).to_be_visible()
    assert [] == page.evaluate(OVER_THE_EDGE, ".room h1")


def test_long_names_fit_the_end_of_their_lines(visit: Visit) -> None:
    visitor = visit()
    log = PLAYED.read_text(encoding="utf-8").replace("seed ", f"{LONG_NAMES}seed ", 1)
    page = visitor.open(f"/table/{visitor.take_in(log)}")
    chart, name = page.locator("figure svg"), page.locator("figure text.end").first
    expect(name).to_be_visible()
    edges = [box["x"] + box["width"] for box in (name.bounding_box(), chart.bounding_box()) if box]
    assert edges == sorted(edges)
    assert [] == page.evaluate(OVER_THE_EDGE, "thead th")


def test_a_long_name_leaves_room_for_the_own_figures(visit: Visit) -> None:
    log = PLAYED.read_text(encoding="utf-8").replace("seed ", f"{LONG_NAMES}seed ", 1)
    page = table_after(visit(), ROLES, log)
    last = page.locator(".figures dd").last.bounding_box()
    assert last is not None
    assert last["y"] + last["height"] < DESKTOP[1]


@pytest.mark.parametrize(("language", "orange"), [("pl", "Pomarań\u00adczowy"), ("it", "Aran\u00adcione")])
def test_a_long_word_is_parted_between_syllables_or_not_at_all(
    visit: Visit, language: str, orange: str
) -> None:
    visitor = visit((1366, 657), language=language)
    page = visitor.open(f"/table/{visitor.make_table('lisboa', ME, BOT, BOT, BOT)}")
    Player(page).look()
    expect(page.locator(".figures h2").first).to_have_text(orange)
    assert [] == page.evaluate(CUT_WORDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_decree_counts_is_told_in_two_lines_on_the_smallest_laptop(
    visit: Visit, language: str
) -> None:
    visitor = visit(LAPTOP, language=language)
    match = Match.from_position(GAME, {"players": [{}, {}], "open_decrees": WORDY_DECREES})
    page = visitor.open(f"/table/{visitor.take_in(match.log.dumps())}")
    expect(page.locator(".decree p")).to_have_count(len(WORDY_DECREES))
    assert [] == page.evaluate(BELOW)


def test_a_question_that_may_be_left_fits_the_smallest_phone(visit: Visit) -> None:
    state = table(player("library sugar", "indigo chapel"), seats=2, stack="Chapel 0, TakeRole 0")
    match = Match.from_position(SAN_JUAN_GAME, SAN_JUAN_GAME.dump(state))
    visitor = visit(SMALLEST, language="pl")
    page = visitor.open(f"/table/{visitor.take_in(match.log.dumps())}")
    never = page.locator(".never").bounding_box()
    assert never is not None
    assert never["x"] + never["width"] <= SMALLEST[0]
    assert never["height"] >= FINGER


@pytest.mark.parametrize(("size", "decrees"), [(LAPTOP, 5), (LOW_LAPTOP, 12), (DESKTOP, 12)])
def test_all_that_a_rich_board_holds_is_in_view(visit: Visit, size: tuple[int, int], decrees: int) -> None:
    seats = [{**RICH, "clergy": HELD[seat], "completed": DONE[seat]} for seat in range(4)]
    taken = [list(range(20 + 12 * seat, 20 + 12 * seat + (6 if seat else decrees))) for seat in range(4)]
    players = [{**seat, "decrees": own} for seat, own in zip(seats, taken, strict=True)]
    visitor = visit(size)
    match = Match.from_position(GAME, {"players": players})
    page = visitor.open(f"/table/{visitor.take_in(match.log.dumps())}")
    Player(page).look()
    assert [] == page.evaluate(HIDDEN, ".own .tiles")
    assert [] == page.evaluate(OVER_THE_EDGE, ".own .figures, .own .goods")
    log = page.locator("section.log").bounding_box()
    assert log is not None
    assert log["y"] + log["height"] <= size[1]
