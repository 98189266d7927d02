"""A finished game to keep: one picture of its last position and its sheet, and both with the log on paper."""

from __future__ import annotations

import base64
import struct
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.test_windows import GAMES, GOLDEN
from tests.web.visitor import PHONE, Visit, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

PIXELS: Final = """async (file) => {
    const image = new Image();
    image.src = `data:image/png;base64,${file}`;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: 280, height: 280 });
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0, 280, 280);
    const pixels = new Uint32Array(context.getImageData(0, 0, 280, 280).data.buffer);
    return { colours: new Set(pixels).size, ground: pixels.at(-1) };
}"""
"""How many colours a picture has in small, and which one its last corner has."""

LIGHT, DARK = 0xFFF0F6F8, 0xFF2C1A10
"""The ground of a page, as the pixels of a picture count it."""

BUSY: Final = """(button) => setInterval(() => {
    button.click();
    button.click();
    document.body.append(document.createElement("i"));
}, 0)"""
"""The theme is asked for again and again, and there are always styles to be worked out."""


def finished(visitor: Visitor, game: str) -> Page:
    visitor.open("/")
    log = (GOLDEN / GAMES[game]).read_text(encoding="utf-8")
    page = visitor.open(f"/table/{visitor.take_in(log)}")
    expect(page.get_by_role("button", name="Print")).to_be_visible()
    return page


def picture_of(page: Page) -> bytes:
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save a picture").click()
    assert saved.value.suggested_filename.endswith(".png")
    return Path(saved.value.path()).read_bytes()


@pytest.mark.parametrize(
    ("game", "theme", "ground"), [("san-juan-4", "light", LIGHT), ("lisboa-solo", "dark", DARK)]
)
def test_a_game_is_kept_as_one_picture_of_its_table_and_sheet(
    visit: Visit, game: str, theme: str, ground: int
) -> None:
    page = finished(visit(PHONE, theme=theme), game)
    picture = picture_of(page)
    width, height = struct.unpack(">II", picture[16:24])
    assert width == 2800, "as wide as a table, whatever the screen"
    assert height > 1400
    seen = page.evaluate(PIXELS, base64.b64encode(picture).decode())
    assert ground == seen["ground"]
    assert seen["colours"] > 500, "the board, its symbols and its letters are drawn"
    expect(page.get_by_role("button", name="Save a picture")).to_be_enabled()


def test_the_sheet_and_the_log_are_printed_on_white_paper(visit: Visit) -> None:
    page = finished(visit(theme="dark"), "lisboa-2")
    log = page.get_by_role("heading", name="Log", exact=True)
    expect(log).to_be_hidden()
    page.emulate_media(media="print")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    expect(log).to_be_visible()
    expect(page.get_by_role("heading", name="Round 20")).to_be_visible()
    expect(page.locator("details:not([open])")).to_have_count(0)
    expect(page.get_by_role("button")).to_have_count(0)


def test_a_busy_page_misses_no_change_to_paper_and_back(visit: Visit) -> None:
    page = finished(visit(theme="dark"), "san-juan-4")
    page.get_by_role("button", name="Light colours").evaluate(BUSY)
    for _ in range(10):
        page.emulate_media(media="print")
        expect(page.locator("html")).to_have_attribute("data-theme", "light")
        page.emulate_media(media="screen")
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")
