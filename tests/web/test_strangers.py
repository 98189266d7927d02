"""What strangers do: odd names, broken links, two windows at one seat, the buttons of the browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import FilePayload, expect

from tests.web.visitor import BOT, ME, Visit

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]


@pytest.mark.parametrize("path", ["/table/nope", "/table/%E0%A4%A", "/rules/chess", "/learn/chess", "/x/y/z"])
def test_a_link_that_leads_nowhere_says_so(visit: Visit, path: str) -> None:
    visitor = visit()
    page = visitor.open(path)
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    expect(page.locator("main")).to_contain_text(path)
    # The browser itself tells of a refused connection.
    visitor.faults[:] = [fault for fault in visitor.faults if "/api/tables/" not in fault]


@pytest.mark.company
@pytest.mark.parametrize("secret", ["", "#short", "#" + "a" * 43])
def test_an_invitation_that_is_none_says_so(visit: Visit, secret: str) -> None:
    visitor = visit()
    page = visitor.open(f"/join{secret}")
    expect(page.get_by_role("alert")).to_have_text("This link is incomplete, used up or withdrawn.")
    expect(page.get_by_role("button", name="Accept")).to_have_count(0)
    visitor.faults[:] = [fault for fault in visitor.faults if "/api/join" not in fault]


def test_a_private_table_is_not_for_strangers_and_the_page_says_how_to_get_there(visit: Visit) -> None:
    host, stranger = visit(), visit()
    page = stranger.open(f"/table/{host.make_table('san-juan', ME, BOT)}")
    expect(page.locator("main")).to_contain_text("it is private: ask for its link")
    stranger.faults[:] = [fault for fault in stranger.faults if "/api/tables/" not in fault]


def test_a_file_that_is_no_saved_game_is_refused_in_the_language_of_the_page(visit: Visit) -> None:
    visitor = visit(language="fr")
    page = visitor.open("/")
    letter: FilePayload = {"name": "a.log", "mimeType": "text/plain", "buffer": b"bonjour"}
    page.locator("input[type=file]").first.set_input_files(letter)
    expect(page.get_by_text("Ce n’est pas une partie enregistrée lisible")).to_be_visible()
    visitor.faults[:] = [fault for fault in visitor.faults if "/api/import" not in fault]


@pytest.mark.parametrize("name", ["🎲", "Ana 👩\u200d💻", "שלום עולם", "<img src=x onerror=alert(1)>", "   "])
def test_a_game_begins_whatever_the_name(visit: Visit, name: str) -> None:
    page = visit(name=name).open("/")
    page.get_by_role("button", name="Play against bots").first.click()
    expect(page.locator("#own-town")).to_contain_text(name.strip() or "you")


@pytest.mark.company
def test_two_windows_at_one_seat_show_the_same(visit: Visit) -> None:
    visitor = visit()
    table = visitor.make_table("san-juan", ME, BOT, governor=0)
    visitor.open(f"/table/{table}")
    second = visitor.context.new_page()
    second.goto(f"/table/{table}")
    second.get_by_role("button", name="Prospector").click()
    second.locator(".acts .main").click()
    expect(visitor.page.locator('[data-area="log"]')).to_contain_text("You take the prospector")
    second.close()


@pytest.mark.company
def test_back_and_forward_lead_to_the_lobby_and_to_the_table(visit: Visit) -> None:
    page = visit().open("/")
    page.get_by_role("button", name="Play against bots").first.click()
    expect(page.locator(".prompt")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("button", name="With friends").first).to_be_visible()
    page.go_forward()
    expect(page.locator(".prompt")).to_be_visible()


@pytest.mark.company
def test_a_page_loaded_anew_in_the_middle_of_a_window_is_whole(visit: Visit) -> None:
    page = visit().open("/")
    page.get_by_role("button", name="With friends").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="With friends").first).to_be_enabled()
    expect(page.get_by_role("dialog")).to_have_count(0)
