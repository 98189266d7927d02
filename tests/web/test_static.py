"""The folder of files: loaded once, it plays without any server, and keeps what was played."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, Playwright, Route, expect

from tabuleiro.cli import site
from tests.web.folder import PLACE, Host, Quiet, Window
from tests.web.playing import Player

pytestmark = pytest.mark.browser

KEPT: Final = "() => navigator.serviceWorker.ready.then(() => true)"
ROUNDS: Final = 10


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A host's folder with the export somewhere below it."""
    folder = tmp_path_factory.mktemp("host")
    site.export(folder / PLACE)
    return folder


def start_against_bots(page: Page, game: str, bots: str) -> str:
    """Make a table on the first page; its address."""
    card = page.locator(f"section[aria-labelledby=game-{game}]")
    card.get_by_role("radio", name=bots, exact=True).check(force=True)
    card.get_by_role("radio", name="gentle", exact=True).check(force=True)
    card.locator("button.act").click()
    page.wait_for_url("**#/table/*")
    Player(page).look()
    return page.url


def home(page: Page, url: str) -> None:
    page.goto(url)
    page.wait_for_selector(".game")


def round_of(page: Page) -> int:
    found = re.search(r"round (\d+)", page.locator("header").first.inner_text())
    return int(found[1]) if found else 0


def saved_log(page: Page, table: str) -> Path:
    page.goto(f"{table}/replay")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the log").click()
    return Path(download.value.path())


def a_game_and_ten_rounds(page: Page, url: str) -> tuple[str, str]:
    """A whole San Juan, and Lisboa until the middle of a move; their addresses."""
    home(page, url)
    san_juan = start_against_bots(page, "san-juan", bots="3")
    Player(page).play()
    home(page, url)
    lisboa = start_against_bots(page, "lisboa", bots="1")
    Player(page, seed=2).play(until=lambda _: round_of(page) > ROUNDS)
    player = Player(page, seed=3)
    player.step(player.look())
    return san_juan, lisboa


def test_it_plays_offline_and_a_crash_loses_nothing(
    root: Path, playwright: Playwright, tmp_path: Path
) -> None:
    host, window = Host(root), Window(playwright, tmp_path / "profile")
    home(window.page, host.url)
    assert window.page.evaluate(KEPT)
    host.stop()
    san_juan, lisboa = a_game_and_ten_rounds(window.page, host.url)
    window.kill()

    again = Window(playwright, tmp_path / "profile")
    home(again.page, host.url)
    expect(again.page.locator(".mine .tables > ul > li")).to_have_count(1)
    again.page.goto(lisboa)
    Player(again.page).look()
    assert round_of(again.page) > ROUNDS
    Player(again.page, seed=4).play(steps=4)
    points = replayed(saved_log(again.page, san_juan))
    assert points == [
        int(each) for each in re.findall(r" (\d+)(?:,|$)", again.page.locator(".head p").inner_text())
    ]
    assert [] == window.faults + again.faults
    again.kill()


def replayed(log: Path) -> list[int]:
    """The result that the command line finds in a log, whose digest it compares."""
    assert log.read_text().splitlines()[-1].startswith("= ")
    command = [sys.executable, "-m", "tabuleiro", "replay", str(log)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return [int(each) for each in re.findall(r"seat \d: (\d+) points", done.stdout)]


def test_nothing_is_asked_of_anybody_after_the_load(
    root: Path, playwright: Playwright, tmp_path: Path
) -> None:
    host, window = Host(root), Window(playwright, tmp_path / "profile")
    page = window.page
    home(page, host.url)
    assert page.evaluate(KEPT)
    start_against_bots(page, "san-juan", bots="1")
    Quiet.asked.clear()
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    Player(page).play(steps=12)
    assert [] == Quiet.asked
    assert [] == [url for url in asked if not url.startswith(host.url)]
    window.kill()
    host.stop()


def test_people_at_one_screen_take_turns_behind_the_curtain(
    root: Path, playwright: Playwright, tmp_path: Path
) -> None:
    host, window = Host(root), Window(playwright, tmp_path / "profile")
    page = window.page
    home(page, host.url)
    page.get_by_role("button", name="New table").last.click()
    page.get_by_role("button", name="Make the table").click()
    player = Player(page)
    player.play(until=lambda seen: seen["curtain"])
    player.lift_curtain()
    player.play(steps=3)
    assert [] == window.faults
    window.kill()
    host.stop()


def test_storage_that_is_forbidden_gets_a_sentence_and_the_game_goes_on(
    root: Path, playwright: Playwright, tmp_path: Path
) -> None:
    host, window = Host(root), Window(playwright, tmp_path / "profile")
    page = window.page
    # The workers of a page without a service worker can be given another world.
    page.context.route("**/assets/tables.worker-*.js", forbid_storage)
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    home(page, host.url)
    start_against_bots(page, "san-juan", bots="1")
    expect(page.get_by_role("alert")).to_contain_text("storage is full or forbidden")
    Player(page).play(steps=6)
    window.kill()
    host.stop()


def forbid_storage(route: Route) -> None:
    answer = route.fetch()
    forbid = "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError') };"
    route.fulfill(response=answer, body=forbid + answer.text())
