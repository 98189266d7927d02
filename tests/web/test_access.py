"""Every page for assistive technology, in both themes, at a desk and on a phone, and at twice the size."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it has no types
from playwright.sync_api import Browser, Page, expect

from tests.web.playing import Player
from tests.web.serving import ServedTables
from tests.web.visitor import BOT, DESKTOP, ME, PHONE, Visit, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

GAMES: Final = ("san-juan", "lisboa")
HALF: Final = (DESKTOP[0] // 2, DESKTOP[1] // 2)
"""What a desk's screen has room for at a zoom of 200 %."""

SETTLED: Final = """() => document.querySelector("main h1, main h2, header h1") !== null
    && document.querySelector(".loading, .note[role=status]") === null
    && document.fonts.status === "loaded"
    && document.getAnimations().every((each) => each.playState !== "running")"""
WIDTH: Final = "() => document.documentElement.scrollWidth"
RULES: Final[dict[str, dict[str, list[str]]]] = {"light": {}, "dark": {"runOnly": ["color-contrast"]}}
"""Themes differ in colours alone."""

MOVING: Final = """() => document.getAnimations().filter((each) => each.playState === "running").length"""


Size: TypeAlias = tuple[int, int]
Tour: TypeAlias = tuple[Visitor, dict[str, str]]


def pages_of(visitor: Visitor) -> dict[str, str]:
    """Every page of the client by name, with games in progress and one that is over."""
    over, ended = visitor.make_finished_table("san-juan"), visitor.make_finished_table("lisboa")
    waiting = visitor.make_table("san-juan", ME, {"kind": "invited"})
    return {
        "home": "/",
        "join": visitor.invite(waiting, 1),
        "waiting room": f"/table/{waiting}",
        **{f"table of {game}": in_progress(visitor, game) for game in GAMES},
        "end of San Juan": f"/table/{over}",
        "end of Lisboa": f"/table/{ended}",
        "replay of San Juan": f"/table/{over}/replay?move=20",
        "replay of Lisboa": f"/table/{ended}/replay?move=20",
        **{f"lesson of {game}": f"/learn/{game}" for game in GAMES},
        **{f"rules of {game}": f"/rules/{game}" for game in GAMES},
        "the box": "/box/lisboa",
        "missing": "/nowhere",
    }


def in_progress(visitor: Visitor, game: str) -> str:
    """The path of a table a few choices into the game."""
    table = visitor.make_table(game, ME, BOT)
    player = Player(visitor.open(f"/table/{table}"))
    player.play(steps=14)
    player.look()
    return f"/table/{table}"


def settled(visitor: Visitor, path: str) -> Page:
    page = visitor.open(path)
    page.wait_for_function(SETTLED)
    return page


def axe_faults(page: Page, theme: str) -> Iterator[str]:
    for fault in Axe().run(page, options=RULES[theme]).response["violations"]:
        for node in fault["nodes"]:
            yield f"{fault['id']} at {node['target']}: {node.get('failureSummary', '')}"


@pytest.fixture(scope="module")
def tour(browser: Browser, served: ServedTables) -> Iterator[Tour]:
    """One visitor who knows every page; no page may report an error."""
    visitor = Visitor(browser, served.url)
    yield visitor, pages_of(visitor)
    visitor.close()
    assert [] == visitor.faults


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_no_page_has_a_fault_for_assistive_technology(tour: Tour, size: Size, theme: str) -> None:
    visitor, paths = tour
    visitor.resize(size)
    visitor.set("theme", theme)
    faults = [
        f"{name}: {fault}"
        for name, path in paths.items()
        for fault in axe_faults(settled(visitor, path), theme)
    ]
    assert [] == faults


@pytest.mark.parametrize("size", [HALF, PHONE], ids=["desk-at-200-percent", "phone"])
def test_no_page_scrolls_sideways(tour: Tour, size: Size) -> None:
    visitor, paths = tour
    visitor.resize(size)
    widths = {name: settled(visitor, path).evaluate(WIDTH) for name, path in paths.items()}
    assert {} == {name: width for name, width in widths.items() if width > size[0]}


@pytest.mark.parametrize("game", GAMES)
def test_with_reduced_motion_nothing_moves_by_itself(visit: Visit, game: str) -> None:
    visitor = visit()
    in_progress(visitor, game)
    expect(visitor.page.locator("html")).to_have_attribute("data-motion", "reduced")
    assert 0 == visitor.page.evaluate(MOVING)
