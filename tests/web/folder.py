"""The exported folder, the plainest server that can hand it out, and a browser that can be killed."""

from __future__ import annotations

import functools
import shutil
import subprocess
import threading
import time
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, Playwright

from tests.web.visitor import DESKTOP, PATIENCE

PLACE: Final = "games/tabuleiro"
"""Where the folder lies below the host."""
START: Final = 60.0
SETTINGS: Final = """localStorage["tabuleiro.settings"] ??=
    JSON.stringify({ language: "en", theme: "light", speed: 0, motion: "reduced" })"""


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
        self._browser: Final[Browser] = playwright.chromium.connect_over_cdp(self._address(port))
        context = self._browser.contexts[0]
        context.add_init_script(SETTINGS)
        context.set_default_timeout(PATIENCE)
        self.page: Final[Page] = context.new_page()
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

    def kill(self) -> None:
        """As when the power goes: nothing is said to the page."""
        self._process.kill()
        self._process.wait()
