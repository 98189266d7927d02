"""Key states as pictures: a part of the page that is missing or lies elsewhere shows.

`TABULEIRO_SNAPSHOTS=write pytest tests/web/test_snapshots.py` takes them anew.
"""

from __future__ import annotations

import io
import os
from pathlib import Path
from typing import Final

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat
from playwright.sync_api import Page, expect

from tests.web.playing import Player
from tests.web.visitor import DESKTOP, ME, PHONE, Visit, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

FOLDER: Final = Path(__file__).parent / "snapshots"
WIDTH: Final = 240
WINDOW: Final = 24
"""The side of the squares that are compared, in pixels of the small picture; a square is about one card."""

MOST: Final = 8.0
"""How far a square may be off, of 255: without hinting it is below 5, without San Juan's roles 11."""

LOOKS: Final = (("desk", "light"), ("desk", "dark"), ("phone", "light"))
SIZES: Final = {"desk": DESKTOP, "phone": PHONE}
SEATS: Final = ({**ME, "name": "Ana"}, {**ME, "name": "Rui"})
"""Nobody but the visitor acts, so that a seed gives one position."""


def small(shot: bytes) -> Image.Image:
    picture = Image.open(io.BytesIO(shot)).convert("RGB")
    return picture.resize((WIDTH, round(picture.height * WIDTH / picture.width)), Image.Resampling.BOX)


def difference(one: Image.Image, other: Image.Image) -> float:
    """How far the two are apart in the square where they differ most; letters are blurred away."""
    if one.size != other.size:
        return 255.0
    blurred = [each.convert("L").filter(ImageFilter.BoxBlur(4)) for each in (one, other)]
    apart = ImageChops.difference(*blurred)
    squares = [
        apart.crop((left, top, left + WINDOW, top + WINDOW))
        for top in range(0, apart.height, WINDOW)
        for left in range(0, apart.width, WINDOW)
    ]
    return max(ImageStat.Stat(square).mean[0] for square in squares)


def picture_of(page: Page) -> Image.Image:
    page.mouse.move(1, 1)
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    return small(page.screenshot(animations="disabled"))


def compare(page: Page, name: str, folder: Path) -> None:
    """Compare the page with its picture; one that differs too much is kept in the folder."""
    taken, path = picture_of(page), FOLDER / f"{name}.webp"
    if os.environ.get("TABULEIRO_SNAPSHOTS") == "write":
        FOLDER.mkdir(exist_ok=True)
        taken.save(path, quality=85, method=6)
    apart = difference(taken, Image.open(path).convert("RGB"))
    taken.save(folder / path.name)
    assert apart <= MOST, f"{name} differs by {apart:.1f}: compare {path} with {folder / path.name}"


def open_table(visitor: Visitor, game: str) -> Page:
    page = visitor.open(f"/table/{visitor.make_table(game, *SEATS)}")
    Player(page).look()
    if page.locator(".curtain").count():
        page.locator(".curtain button").click()
        expect(page.locator(".curtain")).to_have_count(0)
    return page


@pytest.mark.parametrize(("size", "theme"), LOOKS, ids=["-".join(look) for look in LOOKS])
@pytest.mark.parametrize("game", ["san-juan", "lisboa"])
def test_a_table_looks_as_it_did(visit: Visit, tmp_path: Path, game: str, size: str, theme: str) -> None:
    compare(open_table(visit(SIZES[size], theme=theme), game), f"{game}-{size}-{theme}", tmp_path)


@pytest.mark.parametrize(("size", "theme"), LOOKS, ids=["-".join(look) for look in LOOKS])
def test_the_first_page_looks_as_it_did(visit: Visit, tmp_path: Path, size: str, theme: str) -> None:
    page = visit(SIZES[size], theme=theme).open("/")
    expect(page.get_by_role("button", name="Play against bots").first).to_be_enabled()
    compare(page, f"home-{size}-{theme}", tmp_path)


@pytest.mark.parametrize("game", ["san-juan", "lisboa"])
def test_a_board_that_is_missing_is_noticed(visit: Visit, game: str) -> None:
    page = open_table(visit(), game)
    whole = picture_of(page)
    page.evaluate("""() => { document.querySelector('[data-area="board"]').style.visibility = "hidden"; }""")
    assert difference(whole, picture_of(page)) > MOST
