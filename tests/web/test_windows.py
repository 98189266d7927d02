"""Tables in the windows people have: no page scrolls, and what decides is in view, whole and legible."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page

from tests.web.playing import Player
from tests.web.visitor import Visit, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

GOLDEN: Final = Path(__file__).parents[1] / "golden"
MEASURE: Final = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")
SETTLED: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
LANGUAGES: Final = ("en", "pl", "fr", "pt", "it")
SIZES: Final = (
    (1280, 640), (1280, 720), (1366, 657), (1440, 789), (1536, 730), (1440, 900), (1920, 1080),
    (1024, 600), (844, 390), (683, 328), (768, 1024), (390, 844), (360, 640),
)  # fmt: skip
GAMES: Final = {
    "san-juan-2": "sanjuan/2-players-seed-0.log",
    "san-juan-3": "sanjuan/3-players-seed-1.log",
    "san-juan-4": "sanjuan/4-players-seed-83.log",
    "lisboa-2": "lisboa/2-players-seed-2.log",
    "lisboa-3": "lisboa/3-players-seed-1.log",
    "lisboa-4": "lisboa/4-players-seed-0.log",
    "lisboa-solo": "lisboa-solo/jester.log",
}
EARLY, LATE = 0.08, 0.93
"""How much of a game has been played."""


def position(game: str, part: float) -> str:
    """The log of a game up to a part of its moves."""
    header, body = (GOLDEN / GAMES[game]).read_text(encoding="utf-8").split("--\n")
    played = [line for line in body.splitlines() if not line.startswith("=")]
    return "\n".join([f"{header}--", *played[: int(len(played) * part)], ""])


def open_table(visitor: Visitor, log: str) -> Page:
    page = visitor.open(f"/table/{visitor.take_in(log)}")
    player = Player(page)
    while player.look()["curtain"]:
        player.lift_curtain()
    page.mouse.move(1, 1)
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    return page


def faults_in(visitor: Visitor, page: Page, language: str) -> list[str]:
    found = []
    for size in SIZES:
        visitor.resize(size)
        page.evaluate(SETTLED)
        found += [f"{language} {size[0]}x{size[1]}: {fault}" for fault in page.evaluate(MEASURE)]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_every_window_in_every_language(visit: Visit, game: str) -> None:
    visitor = visit(SIZES[0])
    visitor.open("/")
    faults = []
    for number, language in enumerate(LANGUAGES):
        visitor.set("language", language)
        visitor.resize(SIZES[0])
        early = (number + list(GAMES).index(game)) % 2 == 0
        page = open_table(visitor, position(game, EARLY if early else LATE))
        faults += faults_in(visitor, page, f"{'early' if early else 'late'} {language}")
    assert [] == faults
