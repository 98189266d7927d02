"""Tables in the windows people have: no page scrolls, and what decides is in view, whole and legible."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page

from tabuleiro.core.match import Match
from tabuleiro.games.sanjuan import GAME as SAN_JUAN
from tests.sanjuan.tables import phase, player
from tests.web.playing import Player
from tests.web.visitor import Visit, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

GOLDEN: Final = Path(__file__).parents[1] / "golden"
MEASURE: Final = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")
SETTLED: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
UNPAINTED: Final = "() => void (document.body.style.opacity = '0')"
"""Large windows take longer to paint than to lay out, and nobody looks."""

LANGUAGES: Final = ("en", "pl", "fr", "pt", "it")
SIZES: Final = (
    (1280, 640), (1280, 720), (1366, 657), (1440, 789), (1536, 730), (1440, 900), (1920, 937), (1920, 1080),
    (2560, 1300), (1366, 600), (1180, 820), (1024, 768), (1024, 600), (932, 430), (844, 390), (740, 360),
    (667, 375), (640, 360), (683, 328), (768, 1024), (412, 915), (390, 844), (375, 667), (360, 640),
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

TWELVE_CARDS: Final = (
    "library crane archive palace city_hall guild_hall triumphal_arch hero bank market_hall "
    "poor_house gold_mine"
)
ELEVEN_BUILDINGS: Final = (
    "indigo+ indigo+ sugar+ tobacco+ coffee+ silver+ tower chapel market_hall bank harbour"
)
TUCKED: Final = {"chapel": "smithy", "bank": "smithy statue", "harbour": "statue column"}
COUNCIL: Final = "indigo library prefecture archive sugar tower chapel"
"""Its owner chooses among the hand and eight cards more."""

TOWNS: Final = (
    player(
        "indigo sugar sugar", "indigo+ sugar+ tobacco+ coffee+ silver library quarry carpenter poor_house"
    ),
    player(
        "indigo",
        "indigo+ sugar tobacco coffee crane trading_post prefecture aqueduct well hero triumphal_arch",
    ),
    player("", "indigo sugar sugar coffee silver quarry aqueduct market_stand gold_mine"),
)


def position(game: str, part: float) -> str:
    """The log of a game up to a part of its moves."""
    header, body = (GOLDEN / GAMES[game]).read_text(encoding="utf-8").split("--\n")
    played = [line for line in body.splitlines() if not line.startswith("=")]
    return "\n".join([f"{header}--", *played[: int(len(played) * part)], ""])


def full(rivals: int) -> str:
    """San Juan with all that a viewer can have: eleven buildings and cards below them, or cards to choose."""
    role, town = ("councillor", COUNCIL) if rivals == 2 else ("builder", ELEVEN_BUILDINGS)
    tucked = {} if rivals == 2 else TUCKED
    towns = [player(TWELVE_CARDS, town, **tucked), *TOWNS[:rivals]]
    state = phase(role, *towns, seats=rivals + 1, options={"new_buildings": True})
    return Match.from_position(SAN_JUAN, SAN_JUAN.dump(state)).log.dumps()


def open_table(visitor: Visitor, log: str) -> Page:
    page = visitor.open(f"/table/{visitor.take_in(log)}")
    player = Player(page)
    while player.look()["curtain"]:
        player.lift_curtain()
    page.mouse.move(1, 1)
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    page.evaluate(UNPAINTED)
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


@pytest.mark.parametrize("rivals", [1, 2, 3])
def test_a_full_hand_and_a_full_town_fit_every_window(visit: Visit, rivals: int) -> None:
    visitor = visit(SIZES[0])
    visitor.open("/")
    faults = []
    for language in LANGUAGES[rivals % 3 :: 3] if rivals < 3 else LANGUAGES:
        visitor.set("language", language)
        visitor.resize(SIZES[0])
        faults += faults_in(visitor, open_table(visitor, full(rivals)), language)
    assert [] == faults
