"""The exported folder in a browser: `python -m benchmarks.static_page [--times N] [--moves N]`.

Prints what travels, how long it takes until the first table can be played (cold, and from the cache), how
long the worker takes for a click in a Lisboa that is well under way, what the page needs of memory, and how
long it was kept busy at most while bots thought. Times are medians; on a busy machine they say little. What
others do meanwhile does not count for the longest task, which is told in time of the processor, nor for what
a start costs all processors together.
Memory is told as it stands, and as it is needed: when the page's garbage has been collected, which a browser
with room to spare puts off.
The exit code is 1 when a figure is above its limit.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Playwright, sync_playwright

from tabuleiro.cli import site
from tests.web.folder import PLACE, Host, Window
from tests.web.playing import Player
from tests.web.test_static import KEPT, REMEMBERED, home, start_against_bots

LIMITS: Final = {
    "compressed transfer, MB": 9.0,
    "first table, cold, s": 6.0,
    "first table, cached, s": 3.0,
    "click in Lisboa, ms": 150.0,
    "longest task of the page, ms": 100.0,
    "memory of the page, MB": 500.0,
}
WATCH: Final = """
    const { postMessage } = Worker.prototype;
    window.clicks = [];
    Worker.prototype.postMessage = function (message, ...more) {
        if (message?.message?.do === "act") {
            const began = performance.now();
            const heard = ({ data }) => {
                if (data.kind !== "message" || data.message.type !== "update") return;
                this.removeEventListener("message", heard);
                window.clicks.push(performance.now() - began);
            };
            this.addEventListener("message", heard);
        }
        return postMessage.call(this, message, ...more);
    };
"""
"""Notes how long the worker took until a choice was written and told."""
OWN: Final = frozenset({"HandlePostMessage", "EventDispatch", "FireAnimationFrame", "TimerFire"})
"""What the page does by itself; all else is done by whoever plays it here."""


class BusyPages:
    """Watches what keeps the pages of a browser busy."""

    def __init__(self, window: Window) -> None:
        self._events: Final[list[dict[str, Any]]] = []
        self._ended = False
        self._page: Final = window.page
        self._session: Final = window.browser.new_browser_cdp_session()
        self._session.on("Tracing.dataCollected", lambda told: self._events.extend(told["value"]))
        self._session.on("Tracing.tracingComplete", self._end)
        categories = {"includedCategories": ["toplevel", "devtools.timeline"]}
        self._session.send("Tracing.start", {"traceConfig": categories, "transferMode": "ReportEvents"})

    def _end(self, _: object) -> None:
        self._ended = True

    def longest(self) -> float:
        """Milliseconds of the processor that the longest task of the page took."""
        self._session.send("Tracing.end")
        while not self._ended:
            self._page.wait_for_timeout(100)
        threads = {_thread(each) for each in self._events if each["args"].get("name") == "CrRendererMain"}
        timed = [each for each in self._events if "tdur" in each and _thread(each) in threads]
        tasks = [each for each in timed if each["name"].endswith("RunTask")]
        own = [each for each in timed if each["name"] in OWN]
        found = [each["tdur"] for each in tasks if any(_holds(each, other) for other in own)]
        return max(found, default=0) / 1000


def _thread(event: dict[str, Any]) -> tuple[int, int]:
    return event["pid"], event["tid"]


def _holds(task: dict[str, Any], event: dict[str, Any]) -> bool:
    within = task["ts"] <= event["ts"] < task["ts"] + task["dur"]
    return within and _thread(task) == _thread(event)


class StartTimes(NamedTuple):
    """Seconds from the address to a table that can be played: of the clock, and of all processors."""

    clock: float
    work: float


def first_table(window: Window, url: str) -> StartTimes:
    began, before = time.perf_counter(), window.processor_time()
    home(window.page, url)
    start_against_bots(window.page, "san-juan", bots="3")
    return StartTimes(time.perf_counter() - began, window.processor_time() - before)


def starts(playwright: Playwright, url: str, times: int) -> dict[str, float]:
    """The medians of cold starts, and of starts from the cache."""
    cold, cached = [], []
    for _ in range(times):
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
            window = Window(playwright, Path(profile))
            cold.append(first_table(window, url))
            window.page.evaluate(KEPT)
            window.page.wait_for_function(REMEMBERED)
            window.kill()
            window = Window(playwright, Path(profile))
            cached.append(first_table(window, url))
            window.kill()
    found = {}
    for name, made in (("cold", cold), ("cached", cached)):
        found[f"first table, {name}, s"] = statistics.median(each.clock for each in made)
        found[f"first table, {name}, s of processors"] = statistics.median(each.work for each in made)
    return found


def under_way(playwright: Playwright, url: str, moves: int) -> dict[str, float]:
    """A Lisboa against three bots after many presses."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        window = Window(playwright, Path(profile))
        window.page.add_init_script(WATCH)
        home(window.page, url)
        start_against_bots(window.page, "lisboa", bots="3")
        # What drawing the table for the first time takes is no matter of the bots.
        tasks = BusyPages(window)
        Player(window.page, seed=2).play(steps=moves)
        clicks: list[float] = window.page.evaluate("() => window.clicks")
        longest = tasks.longest()
        as_it_stands = window.memory()
        window.collect_garbage()
        memory = window.memory()
        window.kill()
    return {
        "click in Lisboa, ms": statistics.median(clicks[len(clicks) // 2 :]),
        "longest task of the page, ms": longest,
        "memory with garbage, MB": as_it_stands / 1e6,
        "memory of the page, MB": memory / 1e6,
    }


def measured(times: int, moves: int) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as root, sync_playwright() as playwright:
        written = site.export(Path(root) / PLACE)
        host = Host(Path(root))
        made = starts(playwright, host.url, times)
        found = {
            "transfer, MB": sum(written.sizes.values()) / 1e6,
            "compressed transfer, MB": written.packed / 1e6,
            **made,
            **under_way(playwright, host.url, moves),
        }
        host.stop()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=5, help="how often the page is started")
    parser.add_argument("--moves", type=int, default=150, help="presses in Lisboa")
    arguments = parser.parse_args()
    found = measured(arguments.times, arguments.moves)
    for name, value in found.items():
        limit = LIMITS.get(name)
        print(f"{value:10.2f}  {name}" + (f" (at most {limit:g})" if limit is not None else ""))
    sys.exit(any(found[name] > limit for name, limit in LIMITS.items()))


if __name__ == "__main__":
    main()
