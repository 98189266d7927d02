"""Your box: a stranger enters printed values, takes them away and back, and plays with them."""

from __future__ import annotations

import re
import signal
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.test_play_command import serve
from tests.web.playing import Player
from tests.web.visitor import BOT, PHONE, Visit, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

CARDS: Final = "Noble cards"
NAME: Final = "<b>Attic</b>"


def group(page: Page, name: str) -> None:
    page.locator(".progress li button", has_text=name).click()


def printed(page: Page, count: int) -> None:
    expect(page.locator(".progress .count")).to_have_text(str(count))


def in_part(page: Page, count: int) -> None:
    expect(page.locator(".progress .begun")).to_have_text(f"and {count} in part")


def enter_two_cards(page: Page) -> None:
    """The first noble card with other figures and a slip of the pen, the second as it is; and a name."""
    group(page, CARDS)
    reward = page.locator(".fields").get_by_role("textbox", name="Reward")
    influence = page.locator(".fields").get_by_role("textbox", name="Influence")
    expect(influence).to_have_value("3")
    influence.fill("5")
    reward.fill("produse")
    reward.press("Enter")
    expect(page.locator(".fields .fault")).to_contain_text(
        "unknown reward 'produse', did you mean 'produce'?"
    )
    page.locator(".fields .acts .primary").click()
    expect(reward).to_have_value("produce")
    printed(page, 0)
    in_part(page, 1)
    reward.press("Enter")
    expect(page.locator(".picture h2")).to_contain_text("2 / 60")
    printed(page, 1)
    expect(influence).to_be_focused()
    page.keyboard.press("Enter")
    printed(page, 2)
    page.get_by_role("textbox", name="Name of the pack").fill(NAME)
    page.keyboard.press("Tab")
    expect(page.locator(".saved")).to_contain_text("saved at every step")


def exported(page: Page, file: Path, button: str = "Export") -> Path:
    with page.expect_download() as download:
        page.get_by_role("button", name=button).click()
    download.value.save_as(file)
    return file


def take(page: Page, file: Path) -> None:
    page.get_by_role("button", name="Import").click()
    page.locator("dialog[open] input[type=file]").set_input_files(file)
    expect(page.locator("dialog[open]")).to_contain_text("2 pieces would change.")
    page.get_by_role("button", name="Take this file").click()


def play(page: Page) -> str:
    """A few choices at a table with the box; the table."""
    page.get_by_role("button", name="Play with this box").click()
    page.locator("section.game", has_text="Lisboa").locator(".go .act").first.click()
    page.wait_for_url("**/table/*")
    Player(page).play(steps=3)
    return page.url.rpartition("/")[2]


@pytest.mark.anywhere
def test_a_stranger_enters_values_and_finds_them_again(visit: Visit) -> None:
    page = visit().open("/box/lisboa")
    enter_two_cards(page)
    page.reload()
    printed(page, 2)
    expect(page.get_by_role("textbox", name="Name of the pack")).to_have_value(NAME)


@pytest.mark.anywhere
def test_figures_are_typed_one_after_the_other_without_waiting(visit: Visit) -> None:
    page = visit().open("/box/lisboa")
    group(page, CARDS)
    page.locator(".fields").get_by_role("textbox", name="Influence").focus()
    page.keyboard.press("Control+a")
    for figure in ("5", "4", "1"):
        page.keyboard.type(figure)
        page.keyboard.press("Enter")
    printed(page, 3)
    cards = page.locator(".strip li")
    for number, figure in enumerate(("5", "4", "1")):
        expect(cards.nth(number)).to_contain_text(figure)
    expect(page.locator(".progress")).not_to_contain_text("!")


@pytest.mark.anywhere
def test_who_goes_by_key_is_in_the_fields_at_once(visit: Visit) -> None:
    page = visit().open("/box/lisboa")
    page.locator(".progress li button", has_text=CARDS).press("Enter")
    influence = page.locator(".fields").get_by_role("textbox", name="Influence")
    expect(influence).to_be_focused()
    page.keyboard.type("77")
    page.keyboard.press("Enter")
    expect(page.locator(".fields .fault")).to_contain_text("77 is not between")
    expect(influence).to_be_focused()
    page.locator(".strip li button").nth(5).press("Enter")
    expect(page.locator(".picture h2")).to_contain_text("6 / 60")
    page.keyboard.press("PageDown")
    expect(page.locator(".picture h2")).to_contain_text("1 / 60")
    page.keyboard.type("4")
    expect(influence).to_have_value("4")


@pytest.mark.company
def test_what_is_entered_while_the_network_is_away_is_sent_when_the_page_opens_again(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open("/box/lisboa")
    group(page, CARDS)
    page.context.set_offline(True)
    page.locator(".fields .acts .primary").click()
    expect(page.locator(".saved")).to_contain_text("saved on this device")
    page.context.set_offline(False)
    visitor.faults.clear()  # what the browser says of the requests that failed
    page.reload()
    printed(page, 1)
    expect(page.locator(".saved")).to_contain_text("saved at every step")


@pytest.mark.company
def test_two_figures_of_a_piece_are_entered_while_the_network_is_away(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open("/box/lisboa")
    group(page, CARDS)
    page.context.set_offline(True)
    page.locator(".fields").get_by_role("textbox", name="Influence").fill("7")
    page.locator(".fields").get_by_role("textbox", name="Reward").fill("plan")
    page.keyboard.press("Tab")
    expect(page.locator(".saved")).to_contain_text("saved on this device")
    page.context.set_offline(False)
    expect(page.locator(".saved")).to_contain_text("saved at every step")
    visitor.faults.clear()  # what the browser says of the requests that failed
    in_part(page, 1)
    page.reload()
    group(page, CARDS)
    expect(page.locator(".fields").get_by_role("textbox", name="Influence")).to_have_value("7")
    expect(page.locator(".fields").get_by_role("textbox", name="Reward")).to_have_value("plan")
    expect(page.locator(".progress")).to_contain_text("figures printed: 2,")


def test_a_figure_alone_is_marked_and_an_emptied_one_is_not_left_behind(visit: Visit) -> None:
    page = visit((1366, 657)).open("/box/lisboa")
    group(page, CARDS)
    influence = page.locator(".fields").get_by_role("textbox", name="Influence")
    influence.fill("7")
    page.keyboard.press("Tab")
    in_part(page, 1)
    marks = page.locator(".fields .label [role=img]")
    expect(marks).to_have_count(4)
    expect(page.locator(".fields .label [aria-label=printed]")).to_have_count(1)
    influence.fill("")
    influence.press("Enter")
    expect(page.locator(".fields .fault")).to_be_visible()
    expect(page.locator(".picture h2")).to_contain_text("1 / 60")
    printed(page, 0)


def test_a_fault_that_no_piece_shows_is_told_beside_their_number(visit: Visit, tmp_path: Path) -> None:
    page = visit((1366, 657)).open("/box/lisboa")
    file = tmp_path / "box.toml"
    file.write_text(
        'name = "attic"\nnotice = "Copied."\nfrom = "printed"\nmarget.minimum = 1\nmarket.minimum = 1\n'
    )
    page.get_by_role("button", name="Import").click()
    page.locator("dialog[open] input[type=file]").set_input_files(file)
    page.get_by_role("button", name="Take this file").click()
    expect(page.locator(".progress .elsewhere")).to_contain_text("marget: ")
    expect(page.locator(".progress .elsewhere")).to_contain_text("correct the file")


@pytest.mark.anywhere
def test_the_form_of_a_table_says_whose_figures_it_plays_with(visit: Visit) -> None:
    page = visit().open("/box/lisboa")
    enter_two_cards(page)
    page.get_by_role("button", name="Play with this box").click()
    form = page.locator("section.game", has_text="Lisboa")
    expect(form.get_by_role("radio", name="Your box")).to_be_checked()
    expect(form).to_contain_text("the figures of your box")
    expect(form).to_contain_text("figures printed: 8,")
    expect(form).not_to_contain_text("differ from the printed ones")
    form.locator("label", has_text="Reconstructed").click()
    expect(form).to_contain_text("differ from the printed ones")


def test_a_pack_of_the_command_is_seen_and_chosen(browser: Browser, tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text('name = "attic"\nnotice = "Copied."\nfrom = "printed"\nmarket.minimum = 1\n')
    process = serve(tmp_path, "lisboa", "--option", f"pack={box}")
    assert process.stderr is not None
    visitor = Visitor(browser, process.stderr.readline().split(" is at ")[1].split("/?game=lisboa")[0])
    try:
        page = visitor.open("/?game=lisboa")
        form = page.locator("section.game", has_text="Lisboa")
        expect(form.get_by_role("radio", name="attic")).to_be_checked()
        expect(form.locator("label", has_text="attic")).to_be_visible()
        expect(form).to_contain_text("the figures of the file")
        assert [] == visitor.faults
    finally:
        visitor.close()
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=90)


PICTURES: Final = {
    "Board and tracks": ".treasury, dl",
    "Lots": ".place .reward",
    "Sites": ".place .reward",
    "Buildings and plans": ".face.blue",
    "Ships": ".dock i",
    "Clergy tiles": ".clergy .big",
    "Decrees": ".decree .big",
    "Tokens and tasks": ".face p",
}
"""What the picture of the first piece of each group holds besides the cards."""


@pytest.mark.parametrize("size", [(1366, 657), PHONE])
def test_every_sort_of_piece_is_drawn(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size).open("/box/lisboa")
    for name, drawn in PICTURES.items():
        group(page, name)
        expect(page.locator(f".stage :is({drawn})").first).to_be_visible()
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, name


@pytest.mark.anywhere
def test_a_file_goes_to_another_browser_and_is_played_with(visit: Visit, tmp_path: Path) -> None:
    page = visit().open("/box/lisboa")
    enter_two_cards(page)
    file = exported(page, tmp_path / "box.toml")
    visitor = visit()
    other = visitor.open("/box/lisboa")
    printed(other, 0)
    take(other, file)
    printed(other, 2)
    table = play(other)
    visitor.open(f"/box/lisboa?table={table}")
    expect(other.locator("main header")).to_contain_text(NAME)
    expect(other.locator(".progress")).to_contain_text("figures printed: 8,")
    expect(other.locator(".fields .acts")).to_have_count(0)


def test_figures_can_be_taken_back(visit: Visit) -> None:
    page = visit().open("/box/lisboa")
    enter_two_cards(page)
    group(page, "Lots")
    page.locator(".fields .acts .primary").click()
    printed(page, 3)
    page.get_by_role("button", name="Back", exact=True).click()
    page.get_by_role("button", name="Take back").click()
    printed(page, 2)


def test_a_list_grows_and_shrinks_and_speaks_the_language_of_the_page(visit: Visit) -> None:
    page = visit(language="fr").open("/box/lisboa")
    page.locator(".progress li button").nth(3).click()
    page.locator(".strip li button").last.click()
    expect(page.locator(".fields select").first).to_contain_text("vert")
    page.get_by_role("button", name="Un de plus").click()
    expect(page.locator(".picture h2")).to_contain_text("15 / 15")
    expect(page.locator(".around")).to_contain_text("Plan 16 en tout attendus, 21 donnés")
    group(page, "Décrets")
    page.get_by_role("button", name="Jouer avec cette boîte").click()
    expect(page.locator(".toast")).to_contain_text("Votre boîte a une erreur")
    expect(page.locator(".picture h2")).to_contain_text(re.compile(r"\d+ / 15"))
    page.locator(".strip li button").last.click()
    page.get_by_role("button", name="Pas dans ma boîte").click()
    expect(page.locator(".picture h2")).to_contain_text("14 / 14")
    expect(page.locator(".around")).to_have_count(0)


def test_a_decree_is_kept_out_of_the_solo_game(visit: Visit) -> None:
    page = visit().open("/box/lisboa")
    group(page, "Decrees")
    solo = page.locator(".fields").get_by_role("checkbox", name="In the solo game")
    expect(solo).to_be_checked()
    solo.uncheck()
    in_part(page, 1)
    page.reload()
    group(page, "Decrees")
    expect(solo).not_to_be_checked()


@pytest.mark.parametrize("size", [PHONE, (1366, 657), (1280, 640)])
def test_the_page_fits_its_window(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size).open("/box/lisboa")
    group(page, CARDS)
    expect(page.locator(".fields .acts .primary")).to_be_visible()
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


def test_the_name_of_a_box_can_be_read_on_a_phone(visit: Visit) -> None:
    page = visit(PHONE, language="it").open("/box/lisboa")
    name = page.locator(".named input").bounding_box()
    assert name is not None
    assert 120 < name["width"]


def test_the_menu_of_a_table_says_what_it_plays_with(visit: Visit) -> None:
    visitor = visit((1366, 657))
    table = visitor.make_table("lisboa", {"kind": "me"}, BOT)
    page = visitor.open(f"/table/{table}")
    Player(page).look()
    page.get_by_role("button", name="Menu").first.click()
    expect(page.locator(".pack-note")).to_contain_text("figures printed: 0,")


@pytest.mark.parametrize("size", [PHONE, (1366, 657), (1440, 900)])
def test_the_next_piece_is_one_press_away_in_every_window(visit: Visit, size: tuple[int, int]) -> None:
    """Also where many words are offered above: nothing lies on the button, and it is in the window."""
    page = visit(size).open("/box/lisboa")
    group(page, "Decrees")
    expect(page.locator(".fields .acts .primary")).to_be_in_viewport()
    page.locator(".fields .acts .primary").click(trial=True)
    page.locator(".fields .acts .primary").click()
    expect(page.locator(".picture h2")).to_contain_text("2 / 70")


@pytest.mark.parametrize("size", [PHONE, (1366, 657)])
def test_the_strip_goes_along_with_the_pieces(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size).open("/box/lisboa")
    group(page, CARDS)
    page.locator(".fields").get_by_role("textbox", name="Influence").focus()
    for number in range(2, 26):
        page.keyboard.press("Enter")
        expect(page.locator(".picture h2")).to_contain_text(f"{number} / 60")
    expect(page.locator(".strip [aria-current]")).to_be_in_viewport()


def test_cards_are_entered_by_keyboard_in_the_words_of_the_page(visit: Visit, tmp_path: Path) -> None:
    page = visit((1366, 657), language="pl").open("/box/lisboa")
    page.locator(".progress li button").nth(5).focus()
    page.keyboard.press("Enter")
    reward = page.locator(".fields").get_by_role("textbox", name="Nagroda")
    expect(reward).to_have_value("1 złoto")
    reward.focus()
    page.keyboard.press("ControlOrMeta+A")
    page.keyboard.type("2 zlota i 5 peruki")
    page.keyboard.press("Enter")
    printed(page, 1)
    expect(page.locator(".picture h2")).to_contain_text("2 / 60")
    page.keyboard.press("Shift+Enter")
    expect(reward).to_have_value("2 złota i 5 peruk")
    reward.focus()
    page.keyboard.press("ControlOrMeta+A")
    page.keyboard.type("1 real i kar")
    page.keyboard.press("ArrowDown")
    expect(page.locator(".chip:focus")).to_contain_text("Kardynał")
    page.keyboard.press("Enter")
    expect(reward).to_have_value("1 real i Kardynał, 1 krok")
    file = exported(page, tmp_path / "box.toml", "Eksportuj")
    assert 'reward = "reis 1 and cardinal 1"' in file.read_text()
