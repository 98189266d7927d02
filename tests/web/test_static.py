"""The folder of files: loaded once, it plays without any server, and keeps what was played."""

from __future__ import annotations

import html
import json
import re
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, TypeAlias

import pytest
from playwright.sync_api import Browser, Page, Playwright, Route, expect

from tabuleiro.alone import coaching, thinker
from tabuleiro.alone.house import HouseForOne
from tabuleiro.cli import site
from tests.web.folder import PLACE, FolderVisitor, Host, Quiet, Window, kept_of, play_to_the_end
from tests.web.playing import Player
from tests.web.test_access import axe_faults
from tests.web.visitor import BOT, ME, PHONE

pytestmark = pytest.mark.browser

Opened: TypeAlias = Callable[[str], Window]

KEPT: Final = "() => navigator.serviceWorker.ready.then(() => true)"
ROUNDS: Final = 10


@pytest.fixture
def opened(playwright: Playwright, tmp_path: Path) -> Iterator[Opened]:
    """Opens browsers, each with a profile of a name; one with the same name goes on where it was."""
    windows: list[Window] = []

    def open_window(profile: str) -> Window:
        windows.append(Window(playwright, tmp_path / profile))
        return windows[-1]

    yield open_window
    for window in windows:
        window.kill()


def start_against_bots(page: Page, game: str, bots: str, level: str = "gentle") -> str:
    """Make a table on the first page; its address."""
    card = page.locator(f"section[aria-labelledby=game-{game}]")
    card.get_by_role("radio", name=bots, exact=True).check(force=True)
    card.get_by_role("radio", name=level, exact=True).check(force=True)
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
    # The page is not loaded anew: what is in memory alone is still there.
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


def test_it_plays_offline_and_a_crash_loses_nothing(host: Host, opened: Opened) -> None:
    window = opened("profile")
    home(window.page, host.url)
    assert window.page.evaluate(KEPT)
    host.stop()
    san_juan, lisboa = a_game_and_ten_rounds(window.page, host.url)
    window.kill()

    again = opened("profile")
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


def replayed(log: Path) -> list[int]:
    """The result that the command line finds in a log, whose digest it compares."""
    assert log.read_text().splitlines()[-1].startswith("= ")
    command = [sys.executable, "-m", "tabuleiro", "replay", str(log)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return [int(each) for each in re.findall(r"seat \d: (\d+) points", done.stdout)]


def test_nothing_is_asked_of_anybody_after_the_load(host: Host, opened: Opened) -> None:
    page = opened("profile").page
    home(page, host.url)
    page.evaluate(KEPT)
    Quiet.asked.clear()
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    home(page, host.url)
    start_against_bots(page, "san-juan", bots="1")
    Player(page).play(steps=12)
    # Only whether there is a new version is asked, when the page is opened.
    assert [] == [line for line in Quiet.asked if site.SERVICE_WORKER not in line]
    assert [] == [url for url in asked if not url.startswith(host.url)]


def test_people_at_one_screen_take_turns_behind_the_curtain(host: Host, opened: Opened) -> None:
    window = opened("profile")
    page = window.page
    home(page, host.url)
    page.get_by_role("button", name="New table").last.click()
    page.get_by_role("button", name="Make the table").click()
    player = Player(page)
    player.play(until=lambda seen: seen["curtain"])
    player.lift_curtain()
    player.play(steps=3)
    assert [] == window.faults


def test_what_one_window_does_another_shows_and_goes_on_with(host: Host, opened: Opened) -> None:
    window = opened("profile")
    one = window.page
    home(one, host.url)
    table = start_against_bots(one, "san-juan", bots="3", level="strong")
    other = one.context.new_page()
    other.goto(table)
    Player(other).look()
    player = Player(one)
    while one.locator(".prompt.others").count() == 0:
        player.step(player.look())
        one.wait_for_timeout(200)
    # The bots are thinking in the window that goes away.
    one.close()
    Player(other).play(steps=2)
    assert [] == window.faults


FORBIDDEN: Final = "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError') };"
FULL_LATER: Final = """
    const { add } = IDBObjectStore.prototype;
    let full = false;
    new BroadcastChannel("full").onmessage = () => (full = true);
    IDBObjectStore.prototype.add = function (...row) {
        if (full) throw new DOMException("no room", "QuotaExceededError");
        return add.apply(this, row);
    };
"""
"""Storage that has no more room from some moment on."""


def with_storage(page: Page, script: str) -> None:
    """The workers of a page without a service worker can be given another world."""

    def change(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=script + answer.text())

    page.context.route("**/assets/tables.worker-*.js", change)
    page.add_init_script("delete Navigator.prototype.serviceWorker")


@pytest.mark.parametrize("storage", [FORBIDDEN, FULL_LATER], ids=["forbidden", "full in mid-game"])
def test_storage_that_fails_gets_a_sentence_and_the_game_goes_on(
    host: Host, opened: Opened, storage: str
) -> None:
    window = opened("profile")
    page = window.page
    with_storage(page, storage)
    home(page, host.url)
    table = start_against_bots(page, "san-juan", bots="1")
    if storage == FULL_LATER:
        Player(page).play(steps=3)
        expect(page.get_by_role("alert")).to_have_count(0)
        page.evaluate("() => new BroadcastChannel('full').postMessage('')")
    Player(page).play(steps=3)
    expect(page.get_by_role("alert")).to_contain_text("storage is full or forbidden")
    Player(page).play(steps=3)
    log = saved_log(page, table).read_text()
    assert [] == window.faults
    assert len(log.splitlines()) > 6


def test_everything_as_a_file_comes_back_in_another_browser(
    host: Host, opened: Opened, tmp_path: Path
) -> None:
    window = opened("one")
    home(window.page, host.url)
    table = start_against_bots(window.page, "san-juan", bots="1")
    home(window.page, host.url)
    file = tmp_path / "everything.json"
    open_settings(window.page)
    with window.page.expect_download() as download:
        window.page.get_by_role("button", name="Save everything as a file").click()
    file.write_bytes(Path(download.value.path()).read_bytes())
    window.kill()

    other = opened("two")
    home(other.page, host.url)
    open_settings(other.page)
    (tmp_path / "wrong.json").write_text("{}")
    for given, told in (("wrong.json", "has not written this file"), (file.name, "One table was taken in")):
        other.page.get_by_label("Take in such a file").set_input_files(tmp_path / given)
        expect(other.page.locator(".toast").last).to_contain_text(told)
    other.page.goto(table)
    Player(other.page).look()
    assert [] == window.faults + other.faults


def open_settings(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()


@pytest.fixture
def published(root: Path) -> Iterator[Callable[[str], None]]:
    """Puts a version with a name of its own into the folder; after the test the first one is there again."""
    page_file, worker = root / PLACE / "index.html", root / PLACE / site.SERVICE_WORKER
    page_before, worker_before = page_file.read_text(), worker.read_text()
    digest = site.integrity(page_file)

    def publish(name: str) -> None:
        page_file.write_text(page_before.replace("<title>", f"<title>{name} "))
        sealed = worker_before.replace(digest, site.integrity(page_file))
        worker.write_text(sealed.replace('VERSION = "', f'VERSION = "{name}-'))

    yield publish
    page_file.write_text(page_before)
    worker.write_text(worker_before)


FETCHED: Final = """async () => {
    const kept = await navigator.serviceWorker.getRegistration();
    await kept.update();
    while (kept.installing || !kept.waiting) await new Promise(requestAnimationFrame);
}"""
"""A new version lies in the browser beside the old one."""
TAKEN: Final = """async (name) => (await (await fetch("./")).text()).includes(`<title>${name} `)"""


def test_a_new_version_is_taken_at_the_next_start_alone(
    published: Callable[[str], None], host: Host, opened: Opened
) -> None:
    window = opened("profile")
    page = window.page
    home(page, host.url)
    page.evaluate(KEPT)
    start_against_bots(page, "san-juan", bots="1")
    for name in ("newer", "newest"):
        published(name)
        page.evaluate(FETCHED)
        Player(page).play(steps=2)
        other = page.context.new_page()
        other.goto(host.url)
        page.reload()
        Player(page).look()
        assert not page.evaluate(TAKEN, name), "another window may be in the middle of a game"
        other.close()
        page.reload()
        Player(page).look()
        page.wait_for_function(TAKEN, arg=name)
    page.reload()
    page.wait_for_function(
        """async () => (await caches.keys()).every(
            (name) => name === "python" || / newest-\\w+$/.test(name)
        )"""
    )
    host.stop()
    page.reload()
    Player(page).look()
    assert [] == window.faults


def test_a_game_that_the_rules_refuse_waits_and_says_so(host: Host, browser: Browser) -> None:
    house = HouseForOne()
    house.create({"game": "san-juan", "seats": [ME, BOT], "seed": 7})
    (kept,) = kept_of(house)
    head = json.loads(kept["head"])
    broken = {**head, "header": {**head["header"], "seed": 8}, "position": {**head["position"], "round": -1}}
    visitor = FolderVisitor(browser, host.url)
    visitor.carry_in([{**kept, "head": json.dumps(broken)}], {})
    page = visitor.open("/")
    expect(page.locator(".mine .tables > ul > li")).to_contain_text("round")
    page = visitor.open(f"/table/{kept['id']}")
    note = page.get_by_role("status").filter(has_text="begun under other rules")
    expect(note).to_be_visible()
    note.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("button", name="Save the log")).to_be_visible()
    assert [] == visitor.faults
    visitor.close()


def reviewed_but_for(left: int) -> tuple[dict[str, Any], dict[str, str]]:
    """A game that is over, and its review without the last parts, which was being made."""
    house = HouseForOne()
    table = house.create({"game": "san-juan", "seats": [ME, BOT], "seed": 7})["id"]
    play_to_the_end(house, table)
    there = house.at(table)
    plan = json.dumps({**json.loads(coaching.plan_review(there)), "iterations": 6})
    log, notes = there.log(), {}
    for first in coaching.gaps(plan, [])[:-left]:
        notes[f"part/{table}/{first:06}"] = thinker.judge(log, first, plan)
    row = {"status": "running", "reason": None, "plan": plan, "begun": 0, "before": 0}
    return kept_of(house)[0], {**notes, f"review/{table}": json.dumps(row)}


def test_a_review_goes_on_at_the_next_start_and_its_errors_are_practised(
    host: Host, browser: Browser
) -> None:
    table, notes = reviewed_but_for(3)
    visitor = FolderVisitor(browser, host.url)
    visitor.carry_in([table], notes)
    page = visitor.page
    page.reload()
    page = visitor.open(f"/table/{table['id']}/review")
    expect(page.get_by_role("button", name="Share picture")).to_be_visible()
    expect(page.get_by_role("button", name="Stop")).to_have_count(0)
    assert [] == list(axe_faults(page, "light"))
    visitor.open("/practice/san-juan")
    expect(page.locator(".option").first).to_be_visible()
    expect(page.locator(".mistakes li").first).to_be_visible()
    assert [] == visitor.faults
    visitor.close()


def test_a_browser_without_webassembly_is_told_so(host: Host, opened: Opened) -> None:
    window = opened("profile")
    window.page.add_init_script("delete globalThis.WebAssembly")
    home(window.page, host.url)
    expect(window.page.get_by_role("alert")).to_contain_text("lacks WebAssembly")


OFFER: Final = """() => {
    const offer = new Event("beforeinstallprompt", { cancelable: true });
    offer.prompt = async () => {};
    window.dispatchEvent(offer);
}"""
"""What browsers say that can install a page, in their own time."""


def test_what_only_this_page_shows_is_accessible_and_not_offered_twice(host: Host, browser: Browser) -> None:
    visitor = FolderVisitor(browser, host.url, PHONE)
    visitor.make_finished_table("san-juan")
    page, faults = visitor.page, list[str]()
    for theme in ("light", "dark"):
        visitor.set("theme", theme)
        page.reload()
        page.locator("summary", has_text="Statistics").click()
        expect(page.locator("details tbody tr")).to_contain_text("San Juan")
        page.evaluate(OFFER)
        expect(page.get_by_role("region", name="Install as an app")).to_be_visible()
        faults += axe_faults(page, theme)
        open_settings(page)
        page.wait_for_selector("text=Save everything as a file")
        faults += axe_faults(page, theme)
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Not now").click()
    page.reload()
    page.wait_for_selector("summary")
    page.evaluate(OFFER)
    expect(page.get_by_role("region", name="Install as an app")).to_have_count(0)
    assert [] == faults + visitor.faults
    visitor.close()


MEMORY: Final = """async () => {
    const cache = await caches.open("python");
    const sizes = (await cache.keys()).map(async (name) => (await (await cache.match(name)).blob()).size);
    return Promise.all(sizes);
}"""
REMEMBERED: Final = f"async () => {{ const [size] = await ({MEMORY})(); return size > 1e7; }}"
SPOIL: Final = """async () => {
    const cache = await caches.open("python");
    for (const name of await cache.keys()) await cache.put(name, new Response("spoilt"));
}"""


def test_python_starts_from_a_memory_that_is_kept_and_anew_from_a_spoilt_one(
    host: Host, opened: Opened
) -> None:
    window = opened("profile")
    page = window.page
    home(page, host.url)
    page.wait_for_function(REMEMBERED)
    home(page, host.url)
    start_against_bots(page, "san-juan", bots="1")
    page.evaluate(SPOIL)
    page.reload()
    Player(page).play(steps=2)
    page.wait_for_function(REMEMBERED)
    assert 1 == len(page.evaluate(MEMORY))
    assert [] == window.faults


def test_the_page_may_run_its_own_code_alone(root: Path) -> None:
    page = html.unescape((root / PLACE / "index.html").read_text())
    policy = re.search(r'Content-Security-Policy" content="([^"]+)"', page)
    assert policy is not None
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy[1]
    assert "default-src 'self'" in policy[1]


@pytest.mark.parametrize("archive", [site.LIBRARY, "tabuleiro.zip"])
def test_no_start_of_the_page_has_to_compile_python(root: Path, archive: str) -> None:
    names = zipfile.ZipFile(root / PLACE / "python" / archive).namelist()
    assert {".pyc"} == {Path(name).suffix for name in names if Path(name).suffix.startswith(".py")}
