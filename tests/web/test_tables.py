"""Several people, several seats, a broken connection, a finished game."""

from __future__ import annotations

import re
import time
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.playing import Player
from tests.web.visitor import BOT, ME, PATIENCE, PHONE, Visit, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

SOCKETS: Final = """
    const sockets = [];
    window.WebSocket = class extends WebSocket {
        constructor(...words) { super(...words); sockets.push(this); }
    };
    window.cut = () => sockets.forEach((each) => each.close());
"""
"""Lets a test end the connections of a page, as a broken network does."""


TURN: Final = """() => document.querySelector(".prompt.yours, .prompt.others") !== null"""


def wait_for_my_turn(page: Page) -> None:
    expect(page.locator(".prompt.yours")).to_be_visible()


def log_of(page: Page) -> Locator:
    return page.locator('[data-area="log"]')


def reads(visitor: Visitor, words: str) -> bool:
    return words in log_of(visitor.page).inner_text()


def take_the_first_role(page: Page) -> None:
    wait_for_my_turn(page)
    page.locator('[data-area="board"] [data-legal]').first.click()
    page.locator(".acts .main").click()
    expect(log_of(page)).to_contain_text("You take")


def two_at_a_table(host: Visitor, guest: Visitor) -> str:
    """A table at which the guest has followed the host's link; its id."""
    table = host.make_table("san-juan", ME, {"kind": "invited"}, governor=0)
    host.open(f"/table/{table}")
    guest.open(host.invite(table, 1)).get_by_role("button", name="Accept").click()
    guest.page.wait_for_url(re.compile(f"/table/{table}$"))
    for visitor in (host, guest):
        visitor.page.wait_for_function(TURN)
    return table


@pytest.mark.company
def test_two_browsers_play_at_one_table_by_an_invite_link(visit: Visit) -> None:
    host, guest = visit(), visit(name="Marta")
    two_at_a_table(host, guest)
    end = time.monotonic() + PATIENCE / 1000
    while not (reads(host, "Marta takes") and reads(guest, "Orange takes")):
        assert time.monotonic() < end, "one of the two does not see what the other does"
        for player in (Player(host.page), Player(guest.page)):
            player.step_if_asked()


@pytest.mark.company
def test_what_one_browser_says_the_other_reads(visit: Visit) -> None:
    host, guest = visit(), visit(name="Marta")
    two_at_a_table(host, guest)
    guest.page.get_by_role("tab", name="Chat").click()
    say(host, "Olá <b>Marta</b> 👋")
    for visitor in (host, guest):
        expect(visitor.page.locator(".chat")).to_contain_text("Olá <b>Marta</b> 👋")


def say(visitor: Visitor, text: str) -> None:
    visitor.page.get_by_role("tab", name="Chat").click()
    visitor.page.get_by_role("textbox").fill(text)
    visitor.page.keyboard.press("Enter")


@pytest.mark.company
def test_what_was_said_and_not_read_is_marked_until_it_is(visit: Visit) -> None:
    host, guest = visit(), visit(name="Marta")
    table = two_at_a_table(host, guest)
    say(host, "Olá")
    say(host, "Your turn")
    unread = guest.page.get_by_role("tab", name="Chat, 2 new lines")
    expect(unread).to_be_visible()
    guest.open(f"/table/{table}")
    expect(unread).to_be_visible()
    unread.click()
    expect(guest.page.get_by_role("tab", name="Chat", exact=True)).to_be_visible()
    guest.open(f"/table/{table}")
    expect(guest.page.locator(".prompt")).to_be_visible()
    expect(guest.page.locator(".unread")).to_have_count(0)


@pytest.mark.company
def test_the_phone_marks_unread_lines_at_its_menu(visit: Visit) -> None:
    host, guest = visit(), visit(PHONE, name="Marta")
    two_at_a_table(host, guest)
    say(host, "Olá")
    expect(guest.page.get_by_role("button", name="Menu: Chat, one new line")).to_be_visible()


@pytest.mark.company
def test_it_is_seen_who_is_at_the_table(visit: Visit) -> None:
    host, guest = visit(), visit(name="Marta")
    two_at_a_table(host, guest)
    marta = host.page.locator(".rival", has_text="Marta").locator(".presence")
    expect(marta).to_have_text("at the table")
    guest.open("/")
    expect(marta).to_have_text("away")


@pytest.mark.company
def test_a_spectator_sees_the_table_and_no_hand(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = host.make_table("san-juan", ME, BOT, governor=0)
    take_the_first_role(host.open(f"/table/{table}"))
    guest.open(host.invite(table, None)).get_by_role("button", name="Accept").click()
    expect(log_of(guest.page)).to_contain_text("Orange takes")
    expect(guest.page.locator(".prompt .undo, .prompt .main, [data-legal]")).to_have_count(0)
    expect(host.page.locator("[data-hand]")).not_to_have_count(0)
    expect(guest.page.locator("[data-hand]")).to_have_count(0)
    expect(guest.page.locator(".watched .town")).to_have_count(2)


@pytest.mark.anywhere
def test_a_choice_is_taken_back_with_what_it_did(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open(f"/table/{visitor.make_table('san-juan', ME, BOT, governor=0)}")
    wait_for_my_turn(page)
    page.get_by_role("button", name=re.compile("^Builder")).click()
    page.locator(".acts .main").click()
    expect(log_of(page)).to_contain_text("You take the builder")
    page.get_by_role("button", name="Undo step").click()
    expect(log_of(page)).not_to_contain_text("You take the builder")
    expect(page.get_by_role("button", name=re.compile("^Builder"))).to_have_attribute("data-legal", "true")


@pytest.mark.anywhere
@pytest.mark.parametrize("game", ["san-juan", "lisboa"])
def test_a_hint_names_an_option_and_why(visit: Visit, game: str) -> None:
    visitor = visit()
    page = visitor.open(f"/table/{visitor.make_table(game, ME, BOT)}")
    wait_for_my_turn(page)
    page.keyboard.press("h")
    expect(page.locator(".prompt .hint")).to_contain_text("A bot would choose:")


@pytest.mark.anywhere
@pytest.mark.parametrize("game", ["san-juan", "lisboa"])
def test_a_position_of_a_finished_game_is_played_on_as_analysis(visit: Visit, game: str) -> None:
    visitor = visit()
    table = visitor.make_finished_table(game)
    page = visitor.open(f"/table/{table}/replay?move=12")
    page.get_by_role("button", name="Play my seat against bots").click()
    page.wait_for_url(lambda url: "/replay" not in url and table not in url)
    player = Player(page)
    player.play(steps=6)
    assert not player.look()["over"]


@pytest.mark.company
def test_a_choice_made_while_the_connection_is_cut_is_kept(visit: Visit) -> None:
    visitor = visit()
    visitor.context.add_init_script(SOCKETS)
    page = visitor.open(f"/table/{visitor.make_table('san-juan', ME, BOT, governor=0)}")
    wait_for_my_turn(page)
    page.evaluate("window.stayed = true")
    page.locator('[data-area="board"] [data-legal]').first.click()
    visitor.context.set_offline(True)
    page.evaluate("cut()")
    expect(page.get_by_role("heading", name="Not connected")).to_be_visible()
    page.locator(".acts .main").click()
    visitor.context.set_offline(False)
    expect(log_of(page)).to_contain_text("You take")
    wait_for_my_turn(page)
    assert page.evaluate("window.stayed"), "the page was loaded anew"
    visitor.faults[:] = [fault for fault in visitor.faults if "ERR_INTERNET_DISCONNECTED" not in fault]


@pytest.mark.anywhere
def test_a_curtain_hides_the_hand_between_two_seats_at_one_screen(visit: Visit) -> None:
    visitor = visit()
    table = visitor.make_table("san-juan", {**ME, "name": "Ana"}, {**ME, "name": "Rui"})
    page = visitor.open(f"/table/{table}")
    player = Player(page)
    player.play(until=lambda seen: seen["curtain"])
    curtain = page.get_by_role("dialog")
    expect(curtain).to_contain_text(re.compile("Ana|Rui"))
    hand = page.locator('[data-area="hand"]').inner_text()
    curtain.get_by_role("button").click()
    expect(curtain).to_be_hidden()
    wait_for_my_turn(page)
    assert hand != page.locator('[data-area="hand"]').inner_text()


@pytest.mark.anywhere
@pytest.mark.parametrize("game", ["san-juan", "lisboa"])
def test_a_finished_game_is_stepped_through(visit: Visit, game: str) -> None:
    visitor = visit()
    page = visitor.open(f"/table/{visitor.make_finished_table(game)}")
    page.get_by_role("link", name="Replay").first.click()
    page.get_by_role("button", name="To the beginning").click()
    expect(page).to_have_url(re.compile(r"move=0$"))
    page.keyboard.press(".")
    page.keyboard.press(".")
    page.keyboard.press(",")
    expect(page).to_have_url(re.compile(r"move=1$"))
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    expect(page).not_to_have_url(re.compile(r"move=1$"))
    page.get_by_text("Everything open", exact=False).first.click()
    page.reload()
    expect(page.get_by_role("slider")).to_be_visible()


@pytest.mark.anywhere
def test_a_game_that_is_over_is_dealt_anew(visit: Visit) -> None:
    visitor = visit()
    table = visitor.make_finished_table("san-juan")
    page = visitor.open(f"/table/{table}")
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/table/" in url and table not in url)
    assert not Player(page).look()["over"]


@pytest.mark.anywhere
def test_a_game_alone_goes_on_and_tells_what_lacerda_did(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open(f"/table/{visitor.make_table('lisboa', ME)}")
    told = page.locator(".prompt .last")
    Player(page).play(steps=60, until=lambda _: told.count() > 0)
    expect(told).to_contain_text("Lacerda")


@pytest.mark.anywhere
def test_a_saved_log_is_opened_again(visit: Visit) -> None:
    visitor = visit()
    table = visitor.make_finished_table("san-juan")
    page = visitor.open(f"/table/{table}/replay")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the log").click()
    visitor.open("/").get_by_label("Open a log").set_input_files(download.value.path())
    page.wait_for_url(lambda url: "/replay" in url and table not in url)
    expect(page.get_by_role("slider")).to_be_visible()
