"""Every page for assistive technology, in both themes, at a desk and on a phone, and at twice the size."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeAlias

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it has no types
from playwright.sync_api import Browser, Page, expect

from tests.web.playing import Player
from tests.web.serving import ServedTables
from tests.web.visitor import BOT, DESKTOP, ME, PHONE, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("access"), pytest.mark.timeout(600)]

Theme: TypeAlias = Literal["light", "dark"]
Size: TypeAlias = tuple[int, int]
Look: TypeAlias = tuple[Size, Theme]

GAMES: Final = ("san-juan", "lisboa")
HALF: Final = (DESKTOP[0] // 2, DESKTOP[1] // 2)
"""What a desk's screen has room for at a zoom of 200 %."""

SIZES: Final = (DESKTOP, PHONE)
TABLES: Final = (DESKTOP, (1366, 657), (844, 390), PHONE)
"""A table has a layout of its own for laptops and for phones that lie on their side."""

NARROW: Final = (HALF, PHONE)
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")

SETTLED: Final = """() => document.querySelector("main h1, main h2, header h1") !== null
    && document.querySelector(".loading, .note[role=status]") === null
    && document.fonts.status === "loaded"
    && document.getAnimations().every((each) => each.playState !== "running")"""
WIDTH: Final = "() => document.documentElement.scrollWidth"
FAULTS: Final = {"resultTypes": ["violations"]}
"""To tell in full what is right takes longer than to find what is wrong."""

RULES: Final[dict[Theme, dict[str, Any]]] = {
    "light": {**FAULTS, "rules": {"label-content-name-mismatch": {"enabled": True}}},
    "dark": {**FAULTS, "runOnly": ["color-contrast"]},
}
"""Themes differ in colours alone; whoever speaks to the page says the words that stand on a piece."""

MOVING: Final = """() => document.documentElement.dataset.motion !== "reduced"
    || document.getAnimations().some((each) => each.playState === "running")"""


@dataclass
class Tour:
    """What was found on one visit to every page, by size and theme."""

    faults: defaultdict[Look, list[str]] = field(default_factory=lambda: defaultdict(list))
    wider: defaultdict[Size, list[str]] = field(default_factory=lambda: defaultdict(list))
    """Pages that scroll sideways."""
    moving: list[str] = field(default_factory=list)
    """Games with something that moves by itself."""


def pages_of(visitor: Visitor, tour: Tour) -> dict[str, str]:
    """Every page of the client by name, with games in progress and one that is over."""
    over, ended = visitor.make_finished_table("san-juan"), visitor.make_finished_table("lisboa")
    waiting = visitor.make_table("san-juan", ME, {"kind": "invited"})
    return {
        "home": "/",
        "join": visitor.invite(waiting, 1),
        "waiting room": f"/table/{waiting}",
        **{f"table of {game}": in_progress(visitor, game, tour) for game in GAMES},
        "end of San Juan": f"/table/{over}",
        "end of Lisboa": f"/table/{ended}",
        "replay of San Juan": f"/table/{over}/replay?move=20",
        "replay of Lisboa": f"/table/{ended}/replay?move=20",
        **{f"lesson of {game}": f"/learn/{game}" for game in GAMES},
        **{f"rules of {game}": f"/rules/{game}" for game in GAMES},
        "the box": "/box/lisboa",
        "missing": "/nowhere",
    }


def in_progress(visitor: Visitor, game: str, tour: Tour) -> str:
    """The path of a table a few choices into the game."""
    table = visitor.make_table(game, ME, BOT)
    player = Player(visitor.open(f"/table/{table}"))
    player.play(steps=14)
    player.look()
    if visitor.page.evaluate(MOVING):
        tour.moving.append(game)
    return f"/table/{table}"


def settled(visitor: Visitor, path: str) -> Page:
    page = visitor.open(path)
    page.wait_for_function(SETTLED)
    return page


def take(page: Page, size: Size) -> None:
    """Give the window this size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function(SETTLED)


def looks_at(name: str) -> Iterator[Look]:
    """How a page is looked at: the long rules of Lisboa, built as San Juan's, but once."""
    if name == "rules of lisboa":
        yield DESKTOP, "light"
        return
    for size in TABLES if name.startswith("table") else SIZES:
        yield from ((size, theme) for theme in THEMES)


def look_at(page: Page, look: Look) -> list[str]:
    """The size and the theme change before one's eyes."""
    size, theme = look
    take(page, size)
    page.emulate_media(color_scheme=theme)
    page.wait_for_function(SETTLED)
    return list(axe_faults(page, theme))


def axe_faults(page: Page, theme: Theme) -> Iterator[str]:
    for fault in Axe().run(page, options=RULES[theme]).response["violations"]:
        for node in fault["nodes"]:
            yield f"{fault['id']} at {node['target']}: {node.get('failureSummary', '')}"


@pytest.fixture(scope="module")
def tour(browser: Browser, served: ServedTables) -> Tour:
    """One visitor who opens every page once; no page may report an error."""
    seen = Tour()
    visitor = Visitor(browser, served.url, theme="system")
    for name, path in pages_of(visitor, seen).items():
        page = settled(visitor, path)
        for look in looks_at(name):
            seen.faults[look] += [f"{name}: {fault}" for fault in look_at(page, look)]
        for size in NARROW:
            take(page, size)
            if page.evaluate(WIDTH) > size[0]:
                seen.wider[size].append(name)
    visitor.close()
    assert [] == visitor.faults
    return seen


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", TABLES, ids=["desk", "laptop", "landscape", "phone"])
def test_no_page_has_a_fault_for_assistive_technology(tour: Tour, size: Size, theme: Theme) -> None:
    assert [] == tour.faults[size, theme]


@pytest.mark.parametrize("size", NARROW, ids=["desk-at-200-percent", "phone"])
def test_no_page_scrolls_sideways(tour: Tour, size: Size) -> None:
    assert [] == tour.wider[size]


def test_with_reduced_motion_nothing_moves_by_itself(tour: Tour) -> None:
    assert [] == tour.moving


@pytest.mark.parametrize(
    ("path", "held"),
    [
        ("/table/0", "**/live"),
        ("/table/0/replay", "**/api/tables/**"),
        ("/table/0/review", "**/api/tables/**"),
        ("/practice/lisboa", "**/assets/practice-*.js"),
        ("/learn/lisboa", "**/assets/lisboa-*.js"),
    ],
)
def test_a_page_that_waits_has_a_main_part_and_a_heading(
    browser: Browser, served: ServedTables, path: str, held: str
) -> None:
    visitor = Visitor(browser, served.url)
    visitor.page.route(held, lambda _: None)
    visitor.page.route_web_socket(held, lambda _: None)
    page = visitor.open(path)
    expect(page.locator("main h1")).to_have_text("One moment …")
    assert [] == list(axe_faults(page, "light"))
    visitor.close()
    assert [] == visitor.faults
