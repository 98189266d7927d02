"""Several people, several seats, a broken connection, a finished game."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.playing import Player
from tests.web.visitor import BOT, ME, PATIENCE, Visit

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

SOCKETS: Final = """
    const sockets = [];
    window.WebSocket = class extends WebSocket {
        constructor(...words) { super(...words); sockets.push(this); }
    };
    window.cut = () => sockets.forEach((each) => each.close());
"""
"""Lets a test end the connections of a page, as a broken network does."""


def wait_for_my_turn(page: Page) -> None:
    expect(page.locator(".prompt.yours")).to_be_visible(timeout=PATIENCE)


def test_two_browsers_play_at_one_table_by_an_invite_link(visit: Visit) -> None:
    host, guest = visit(), visit(name="Marta")
    table = host.make_table("san-juan", ME, {"kind": "invited"})
    host.open(f"/table/{table}")
    guest.open(host.invite(table, 1)).get_by_role("button", name="Accept").click()
    guest.page.wait_for_url(re.compile(f"/table/{table}$"))
    for visitor in (host, guest):
        expect(visitor.page.locator(".prompt")).to_be_visible(timeout=PATIENCE)
    for _ in range(12):
        for visitor in (host, guest):
            player = Player(visitor.page)
            for _ in range(2):
                player.step(player.glance())
    for visitor, other in ((host, "Marta"), (guest, "Guest")):
        log = visitor.page.locator('[data-area="log"]')
        expect(log).to_contain_text(re.compile(rf"{other} takes"), timeout=PATIENCE)
        expect(log).to_contain_text("You take")


def test_a_choice_made_while_the_connection_is_cut_is_kept(visit: Visit) -> None:
    visitor = visit()
    visitor.context.add_init_script(SOCKETS)
    page = visitor.open(f"/table/{visitor.make_table('san-juan', ME, BOT)}")
    wait_for_my_turn(page)
    page.evaluate("window.stayed = true")
    page.locator('[data-area="board"] [data-legal]').first.click()
    visitor.context.set_offline(True)
    page.evaluate("cut()")
    expect(page.get_by_role("heading", name="Reconnecting")).to_be_visible(timeout=PATIENCE)
    page.locator(".acts .main").click()
    visitor.context.set_offline(False)
    expect(page.locator('[data-area="log"]')).to_contain_text("You take", timeout=PATIENCE)
    wait_for_my_turn(page)
    assert page.evaluate("window.stayed"), "the page was loaded anew"
    visitor.faults[:] = [fault for fault in visitor.faults if "ERR_INTERNET_DISCONNECTED" not in fault]


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


@pytest.mark.parametrize("game", ["san-juan", "lisboa"])
def test_a_finished_game_is_stepped_through(visit: Visit, game: str) -> None:
    visitor = visit()
    table = visitor.make_table(game, ME, BOT)
    visitor.let_a_bot_finish(table)
    page = visitor.open(f"/table/{table}")
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
    page.get_by_text("All hands", exact=False).first.click()
    page.reload()
    expect(page.get_by_role("slider")).to_be_visible(timeout=PATIENCE)
