"""The first page: a game begins with one click, tables for friends and for one screen, and what is over."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.playing import Player
from tests.web.visitor import BOT, ME, PHONE, Visit

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

TABLE = re.compile(r"/table/[^/]+$")


@pytest.mark.parametrize("title", ["San Juan", "Lisboa"])
def test_one_click_on_the_first_page_begins_a_game_against_bots(visit: Visit, title: str) -> None:
    page = visit().open("/")
    page.get_by_role("region", name=title).get_by_role("button", name="Play against bots").click()
    page.wait_for_url(TABLE)
    player = Player(page)
    player.play(steps=3)
    assert not player.look()["over"]


@pytest.mark.company
def test_L_X1_the_seats_that_are_ticked_begin_with_a_task(visit: Visit) -> None:
    visitor = visit()
    card = visitor.open("/").get_by_role("region", name="Lisboa")
    card.get_by_text("Options").click()
    card.get_by_role("group", name="Starting tasks").get_by_role("checkbox", name="You").check()
    card.get_by_role("button", name="Play against bots").click()
    visitor.page.wait_for_url(TABLE)
    table = visitor.context.request.get(f"/api/tables/{visitor.page.url.rpartition('/')[2]}")
    assert [0] == table.json()["options"]["starting_tasks"]


def test_on_a_phone_no_table_comes_after_the_games_it_could_be_made_of(visit: Visit) -> None:
    page = visit(PHONE).open("/")
    games = page.get_by_role("region", name="Lisboa").bounding_box()
    empty = page.get_by_text("No table yet. Start one above.").bounding_box()
    assert games is not None
    assert empty is not None
    assert empty["y"] > games["y"]


def make_table(page: Page, *fillings: str) -> None:
    """A table from the window of the first page, its other seats filled so."""
    page.get_by_role("button", name="With friends").first.click()
    window = page.get_by_role("dialog")
    window.get_by_label("Your name").fill("Ana")
    for number, filling in enumerate(fillings, start=2):
        window.get_by_role("combobox", name=f"Seat {number}").select_option(label=filling)
    window.get_by_role("button", name="Make the table").click()
    page.wait_for_url(TABLE)


@pytest.mark.company
def test_a_link_copied_in_the_waiting_room_seats_a_friend(visit: Visit) -> None:
    host, guest = visit(), visit(name="Rui")
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = host.open("/")
    make_table(page, "Somebody with a link")
    page.get_by_role("button", name="Copy link", exact=True).click()
    expect(page.get_by_text("The link is copied.")).to_be_visible()
    link: str = page.evaluate("() => navigator.clipboard.readText()")
    guest.open(link.removeprefix(host.url)).get_by_role("button", name="Accept").click()
    for visitor, other in ((host, "Rui"), (guest, "Ana")):
        expect(visitor.page.locator("main")).to_contain_text(other)
        expect(visitor.page.locator(".prompt")).to_be_visible()


@pytest.mark.company
def test_two_people_at_one_screen_get_a_table_with_a_curtain(visit: Visit) -> None:
    page = visit().open("/")
    make_table(page, "Another person at this screen")
    Player(page).play(until=lambda seen: seen["curtain"])
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_table_that_waits_for_the_visitor_is_marked_on_the_first_page(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open(f"/table/{visitor.make_table('san-juan', ME, BOT, governor=0)}")
    expect(page.locator(".prompt.yours")).to_be_visible()
    page.get_by_role("link", name="Back to the lobby").first.click()
    expect(page.get_by_text("Your turn")).to_be_visible()
    expect(page).to_have_title(re.compile(r"^\(1\)"))
    page.go_back()
    expect(page.locator(".prompt.yours")).to_be_visible()


def test_a_finished_game_can_be_seen_again_from_the_first_page(visit: Visit) -> None:
    visitor = visit()
    visitor.make_finished_table("san-juan")
    page = visitor.open("/")
    page.get_by_role("link", name=re.compile("^Replay")).click()
    expect(page.get_by_role("slider")).to_be_visible()
