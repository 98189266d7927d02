"""The exported folder, the plainest server that can hand it out, and a browser that can be killed."""

from __future__ import annotations

import functools
import json
import os
import re
import shutil
import subprocess
import threading
import time
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, Playwright

from tabuleiro.alone import house as houses
from tabuleiro.alone.house import HouseForOne
from tests.web.visitor import BOT, DESKTOP, ME, PATIENCE, Visitor

PLACE: Final = "games/tabuleiro"
"""Where the folder lies below the host."""
START: Final = 60.0
SETTINGS: Final = """localStorage["tabuleiro.settings"] ??=
    JSON.stringify({ language: "en", theme: "light", pace: "instant", motion: "reduced" })"""


class Quiet(SimpleHTTPRequestHandler):
    """The standard library's handler, which notes what is asked of it instead of printing it."""

    asked: Final[list[str]] = []

    def log_message(self, format: str, *arguments: Any) -> None:  # noqa: A002  the parent's name
        self.asked.append(format % arguments)


class Host:
    """Hands out a folder until it is stopped."""

    def __init__(self, root: Path, port: int = 0) -> None:
        handler = functools.partial(Quiet, directory=str(root))
        self._server: Final = ThreadingHTTPServer(("127.0.0.1", port), handler)
        self.port: Final[int] = self._server.server_address[1]
        self.url: Final = f"http://127.0.0.1:{self.port}/{PLACE}/"
        self._thread: Final = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Also twice."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


class Window:
    """A chromium with a profile of its own, in a process that a test can kill."""

    def __init__(self, playwright: Playwright, profile: Path) -> None:
        path = shutil.which("chromium")
        assert path is not None, "There is no chromium on the PATH: install your system's chromium package."
        port = profile / "DevToolsActivePort"
        port.unlink(missing_ok=True)
        self._process: Final = subprocess.Popen(
            [
                path, "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-sync",
                "--disable-background-networking", "--disable-component-update", "--remote-debugging-port=0",
                f"--user-data-dir={profile}", f"--window-size={DESKTOP[0]},{DESKTOP[1]}", "about:blank",
            ],
            stderr=subprocess.DEVNULL,
        )  # fmt: skip
        self.browser: Final[Browser] = playwright.chromium.connect_over_cdp(self._address(port))
        context = self.browser.contexts[0]
        context.add_init_script(SETTINGS)
        context.set_default_timeout(PATIENCE)
        self.page: Final[Page] = context.pages[0]
        self.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        self.faults: Final[list[str]] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error.stack or error)))

    @staticmethod
    def _address(port: Path) -> str:
        end = time.monotonic() + START
        while time.monotonic() < end:
            if port.exists() and (lines := port.read_text().split()):
                return f"http://127.0.0.1:{lines[0]}"
            time.sleep(0.1)
        raise AssertionError("chromium does not start")

    def collect_garbage(self) -> None:
        """What browsers do by themselves only when memory is short."""
        session = self.page.context.new_cdp_session(self.page)
        session.send("HeapProfiler.collectGarbage")
        session.detach()

    def memory(self) -> int:
        """Bytes of the processes that pages run in, those that they share counted in parts."""
        found = 0
        for process in self._processes():
            try:
                if b"--type=renderer" in (process / "cmdline").read_bytes():
                    shared = re.search(r"^Pss: +(\d+)", (process / "smaps_rollup").read_text(), re.MULTILINE)
                    found += 1024 * int(shared[1]) if shared else 0
            except OSError:  # it has ended meanwhile
                continue
        return found

    def processor_time(self) -> float:
        """Seconds that all processes of the browser have worked so far."""
        ticks = sum(sum(map(int, _stat(process)[11:13])) for process in self._processes())
        return ticks / os.sysconf("SC_CLK_TCK")

    def _processes(self) -> list[Path]:
        """Of the browser, parents before their children."""
        family = {self._process.pid}
        for process in sorted(Path("/proc").glob("[0-9]*"), key=lambda path: int(path.name)):
            stat = _stat(process)
            if stat and int(stat[1]) in family:
                family.add(int(process.name))
        return [Path("/proc") / str(process) for process in family]

    def kill(self) -> None:
        """As when the power goes: nothing is said to the page."""
        self._process.kill()
        self._process.wait()


def _stat(process: Path) -> list[str]:
    """The figures that the system has of a process, from its state on; none if it has ended."""
    try:
        return (process / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


class FolderVisitor(Visitor):
    """Somebody who plays in the exported folder; the tables come there as a file that such a folder wrote."""

    def open(self, path: str) -> Page:
        self.page.goto(f"{self.url}#{path}", wait_until="domcontentloaded")
        return self.page

    def make_table(self, game: str, *seats: dict[str, str], seed: int = 7, **options: Any) -> str:
        house = HouseForOne()
        table: str = house.create(_wish(game, seats, seed, options))["id"]
        self._carry_in(house)
        return table

    def make_finished_table(self, game: str, rivals: int = 1) -> str:
        house = HouseForOne()
        table: str = house.create(_wish(game, (ME, *[BOT] * rivals), 7, {}))["id"]
        play_to_the_end(house, table)
        self._carry_in(house)
        return table

    def take_in(self, log: str) -> str:
        house = HouseForOne()
        table: str = house.import_log(log)["id"]
        self._carry_in(house)
        return table

    def _carry_in(self, house: HouseForOne) -> None:
        self.carry_in(kept_of(house), {})

    def carry_in(self, tables: list[dict[str, Any]], notes: dict[str, str]) -> None:
        """Take in a file with these tables and notes, whatever the language of the page."""
        file = json.dumps({"tabuleiro": 1, "tables": tables, "notes": notes, "settings": {}}).encode()
        page = self.open("/")
        page.locator("header button.name").click()
        page.locator(".offer input[type=file]").set_input_files(
            {"name": "tabuleiro.json", "mimeType": "application/json", "buffer": file}
        )
        # Else it may lie upon a table that is opened next; no pointer reaches it behind the settings.
        page.locator(".toast button").last.dispatch_event("click")
        page.keyboard.press("Escape")


def kept_of(house: HouseForOne) -> list[dict[str, Any]]:
    """All tables of a house as a browser keeps them."""
    return [{**each._asdict(), "entries": [text for _, text in each.entries]} for each in house.unwritten()]


def _wish(game: str, seats: tuple[dict[str, str], ...], seed: int, options: dict[str, Any]) -> dict[str, Any]:
    return {"game": game, "seats": list(seats), "seed": seed, "options": options, "hints": True}


def play_to_the_end(house: HouseForOne, table: str) -> None:
    """Any option for the bots, and the first for the others."""
    while house.info(table)["status"] != "over":
        question = house.ask_bot(table)
        if question is not None:
            house.bot_acts(table, question, houses.any_answer(question)._asdict())
            continue
        seat = house.info(table)["to_act"]
        if seat is not None:
            view = house.welcome(table, seat)["view"]
            assert view is not None
            house.act(table, seat, view["legal"][0])
