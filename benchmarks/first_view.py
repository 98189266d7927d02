"""How long a browser that has never been here waits for the first page and for a table, on this machine.

python -m benchmarks.first_view
"""

from __future__ import annotations

import shutil
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from tests.web.conftest import ARGUMENTS
from tests.web.serving import CLIENT, ServedTables
from tests.web.visitor import BOT, ME, Visitor

RUNS: Final = 7
PAINT: Final = """() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime"""
USABLE: Final = """() => document.querySelector(".go .act:enabled, .prompt h2") && performance.now()"""
"""A game can be begun, or a table says what is to be decided."""


def view(browser: Browser, url: str, game: str | None) -> tuple[float, float]:
    """Milliseconds to the first paint and to the first thing one can press, in a profile of its own."""
    visitor = Visitor(browser, url)
    page = visitor.open(f"/table/{visitor.make_table(game, ME, BOT)}" if game else "/")
    usable = page.wait_for_function(USABLE, polling="raf").json_value()
    paint = page.wait_for_function(PAINT, polling="raf").json_value()
    visitor.close()
    return paint, usable


def told(times: tuple[float, ...]) -> str:
    return f"{statistics.median(times):.0f} ms (at best {min(times):.0f})"


def missing() -> str:
    """What there must be before anything can be measured; nothing if all is there."""
    if shutil.which("chromium") is None:
        return "there is no chromium on the PATH: install your system's chromium package"
    if not CLIENT.exists():
        return "the client is not built: ./play or ./check builds it"
    return ""


def main() -> int:
    if missing():
        print(f"first_view: {missing()}", file=sys.stderr)
        return 2
    measure()
    return 0


def measure() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServedTables(Path(folder))
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
        for game in (None, "san-juan", "lisboa"):
            view(browser, server.url, game)  # the server reads its files once
            seen = [view(browser, server.url, game) for _ in range(RUNS)]
            paint, usable = (told(times) for times in zip(*seen, strict=True))
            print(f"{game or 'first page'}: painted after {paint}, usable after {usable}")
        browser.close()
        server.stop()


if __name__ == "__main__":
    sys.exit(main())
