"""All that can be done at a table besides playing: looking on, leaving, other devices, being told."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.test_fit import SMALLEST
from tests.web.test_tables import two_at_a_table
from tests.web.visitor import BOT, DESKTOP, ME, PHONE, Visit, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.company, pytest.mark.timeout(600)]

REFUSAL: Final = {"kind": "full", "message": "you have made enough tables for now"}


def about(page: Page) -> Locator:
    """The window about the table, opened as a person does."""
    expect(page.locator(".prompt").first).to_be_visible()
    tool = page.get_by_role("button", name="This table", exact=True)
    if not tool.is_visible():
        page.get_by_role("button", name="Menu").first.click()
    page.get_by_role("button", name="This table", exact=True).click()
    window = page.get_by_role("dialog", name="This table")
    expect(window).to_be_visible()
    return window


def alone(visitor: Visitor) -> tuple[str, Page]:
    table = visitor.make_table("san-juan", ME, BOT, governor=0)
    return table, visitor.open(f"/table/{table}")


def test_a_link_for_spectators_is_made_and_withdrawn(visit: Visit) -> None:
    host, guest = visit(), visit()
    table, page = alone(host)
    window = about(page)
    window.get_by_role("button", name="Copy link for spectators").click()
    link = window.locator("code", has_text="/join#").inner_text()
    guest.open(link.removeprefix(host.url))
    expect(guest.page.locator("form")).to_contain_text("invited to watch a game of San Juan")
    guest.page.get_by_role("button", name="Accept").click()
    expect(guest.page.locator(".prompt")).to_be_visible()
    window.get_by_role("button", name="Withdraw").click()
    expect(window.locator("code", has_text="/join#")).to_have_count(0)
    expect(guest.page.locator("main")).to_contain_text("it is private: ask for its link")
    answer = guest.context.request.get(f"/api/tables/{table}")
    assert 404 == answer.status
    guest.faults[:] = [fault for fault in guest.faults if "404" not in fault and "WebSocket" not in fault]


def test_resigning_asks_first_and_a_bot_plays_on(visit: Visit) -> None:
    visitor = visit(PHONE)
    table, page = alone(visitor)
    window = about(page)
    window.get_by_role("button", name="Resign …").click()
    expect(window).to_contain_text("A bot plays on in your seat to the end.")
    assert [0] == visitor.context.request.get(f"/api/tables/{table}").json()["mine"]
    window.get_by_role("button", name="Resign", exact=True).click()
    page.wait_for_url(re.compile("/$"))
    assert [] == visitor.context.request.get(f"/api/tables/{table}").json()["mine"]


def test_a_table_of_ones_own_is_taken_away_after_a_question(visit: Visit) -> None:
    visitor = visit()
    table, page = alone(visitor)
    window = about(page)
    window.get_by_role("button", name="Take the table away …").click()
    expect(window).to_contain_text("cannot be brought back")
    window.get_by_role("button", name="Take the table away", exact=True).click()
    page.wait_for_url(re.compile("/$"))
    expect(page.get_by_text("No table yet")).to_be_visible()
    visitor.open(f"/table/{table}")
    expect(page.get_by_text("This table was taken away.")).to_be_visible()


def test_a_bot_for_oneself_and_the_seat_back(visit: Visit) -> None:
    _, page = alone(visit())
    window = about(page)
    window.get_by_role("button", name="Let a bot play for me").click()
    expect(window).to_contain_text("a bot plays for them")
    window.get_by_role("button", name="Close").click()
    back = page.get_by_role("button", name="Take your seat back")
    expect(page.get_by_role("alert")).to_contain_text("A bot plays for you")
    expect(page.locator("[data-legal], .prompt.yours")).to_have_count(0)
    back.click()
    expect(back).to_have_count(0)


def test_no_bot_plays_for_somebody_who_has_just_gone(visit: Visit) -> None:
    host, guest = visit(), visit(name="Marta")
    two_at_a_table(host, guest)
    window = about(host.page)
    expect(window.get_by_role("button", name="Let a bot play", exact=True)).to_have_count(0)
    guest.open("/")
    window.get_by_role("button", name="Let a bot play", exact=True).click()
    expect(host.page.locator(".toast")).to_contain_text("were a moment ago")
    host.faults[:] = [fault for fault in host.faults if "409" not in fault]


def test_the_game_goes_on_on_another_device(visit: Visit) -> None:
    first, phone = visit(), visit(PHONE)
    table, page = alone(first)
    window = about(page)
    window.get_by_role("button", name="This game on my phone").click()
    expect(window.get_by_role("img", name="The link as a picture")).to_be_visible()
    phone.open(window.locator("code", has_text="/device").inner_text().removeprefix(first.url))
    phone.page.get_by_role("button", name=re.compile("Ask .* to let me in")).click()
    window.get_by_role("button", name="Let it in").click()
    phone.page.wait_for_url(re.compile(f"/table/{table}$"))
    expect(phone.page.locator("[data-hand]").first).to_be_visible()


def test_an_invitation_names_host_game_players_and_clock(visit: Visit) -> None:
    host, guest = visit(), visit()
    host.context.request.put("/api/me", data={"name": "Ana"})
    table = host.make_table("san-juan", ME, {"kind": "invited"}, BOT)
    form = guest.open(host.invite(table, 1)).locator("form")
    expect(form).to_contain_text("Ana keeps a seat for you at San Juan.")
    expect(form).to_contain_text("your seat")
    expect(form).to_contain_text("no clock")
    expect(form.get_by_label("Bot", exact=True)).to_have_count(1)
    assert not guest.context.request.get("/api/me").json()["known"]


def test_a_used_invitation_leads_back_to_its_table_and_the_way_back_passes_it_over(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = host.make_table("san-juan", ME, {"kind": "invited"}, governor=0)
    invitation = host.invite(table, 1)
    page = guest.open("/")
    guest.open(invitation).get_by_role("button", name="Accept").click()
    expect(page.locator(".prompt")).to_be_visible()
    page.go_back()
    page.wait_for_url(re.compile("/$"))
    guest.open(invitation)
    page.wait_for_url(re.compile(f"/table/{table}$"))
    expect(page.locator(".prompt")).to_be_visible()


def test_a_spectator_is_not_offered_the_seat_of_an_invited_player(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = host.make_table("san-juan", ME, {"kind": "invited"}, {"kind": "open"})
    guest.open(host.invite(table, None)).get_by_role("button", name="Accept").click()
    expect(guest.page.get_by_role("button", name="Sit here")).to_have_count(1)
    expect(guest.page.locator(".seats li").nth(2)).to_contain_text("Sit here")


def test_a_spectator_is_not_offered_a_rematch(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = host.make_table("san-juan", ME, BOT)
    guest.open(host.invite(table, None)).get_by_role("button", name="Accept").click()
    expect(guest.page.locator(".prompt")).to_be_visible()
    host.context.request.post(f"/api/tables/{table}/seats/0/replace", data={"level": "random"})
    for visitor, offered in ((guest, 0), (host, 1)):
        page = visitor.open(f"/table/{table}")
        expect(page.get_by_role("link", name="Replay")).to_be_visible()
        expect(page.get_by_role("button", name="Rematch")).to_have_count(offered)


def test_a_long_name_keeps_its_room_beside_a_role_and_the_word_away(visit: Visit) -> None:
    host, guest = visit(), visit(SMALLEST)
    host.context.request.put("/api/me", data={"name": "Maximiliana Konstantyn"})
    table = host.make_table("san-juan", ME, {"kind": "invited"}, BOT, governor=0)
    guest.open(host.invite(table, 1)).get_by_role("button", name="Accept").click()
    expect(guest.page.locator(".prompt")).to_be_visible()
    host.context.request.post(f"/api/tables/{table}/seats/0/replace", data={"level": "random"})
    expect(guest.page.locator(".prompt h2")).not_to_contain_text("Maximiliana")  # who has taken a role
    guest.page.locator('[data-tab="rivals"]').click()
    rival = guest.page.locator(".rival", has_text="Maximiliana")
    expect(rival.locator(".took")).to_be_visible()
    name = rival.locator("h3 > span").bounding_box()
    assert name is not None
    assert name["width"] > 40


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_goes_wrong_in_a_window_is_said_in_it(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size)
    page = visitor.open("/")
    page.route("**/api/tables", lambda route: route.fulfill(status=429, json=REFUSAL))
    page.get_by_role("button", name="With friends").first.click()
    for _ in range(2):
        page.get_by_role("button", name="Make the table").click()
    said = page.get_by_role("dialog").get_by_role("status")
    expect(said).to_have_text(REFUSAL["message"])
    said.get_by_role("button", name="Close").click()
    expect(said.locator(".toast")).to_have_count(0)
    visitor.faults[:] = [fault for fault in visitor.faults if "429" not in fault]


def test_a_start_with_an_empty_seat_says_who_is_missing(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open(f"/table/{visitor.make_table('san-juan', ME, {'kind': 'invited'})}")
    page.get_by_role("button", name="Start", exact=True).click()
    question = page.get_by_role("alertdialog", name="Start")
    expect(question).to_contain_text(re.compile(r"Still missing: \w+ \(invited\)"))
    question.get_by_role("button", name="Start with bots").click()
    expect(page.locator(".prompt")).to_be_visible()


def test_a_web_hook_is_set_tried_and_removed(visit: Visit) -> None:
    visitor = visit()
    _, page = alone(visitor)
    made = {"url": "https://a.example/hook", "secret": "s3cret"}
    page.route("**/api/me/hook", lambda route: route.fulfill(json=made))
    page.route("**/api/me/hook/test", lambda route: route.fulfill(json={"status": 204, "reason": None}))
    page.get_by_role("button", name="Settings").click()
    panel = page.get_by_role("dialog", name="Settings")
    panel.get_by_label("Web hook").fill(made["url"])
    panel.get_by_role("button", name="Save").click()
    expect(panel).to_contain_text("s3cret")
    panel.get_by_role("button", name="Test").click()
    expect(panel).to_contain_text("It answered with 204.")
    panel.get_by_role("button", name="Remove").click()
    expect(panel.get_by_role("button", name="Test")).to_have_count(0)
