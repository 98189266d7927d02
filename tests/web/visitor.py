"""One person at one browser window: makes tables, opens pages, and notes every error of the page."""

from __future__ import annotations

import json
import time
from typing import Any, Final, Protocol

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

ME: Final = {"kind": "me"}
BOT: Final = {"kind": "bot", "level": "random"}
DESKTOP: Final = (1440, 900)
PHONE: Final = (390, 844)
PATIENCE: Final = 60_000
"""How long a page may take, in milliseconds; machines that check are busy."""


class Visitor:
    """A browser profile of its own with one page; others' acts are shown at once."""

    def __init__(
        self, browser: Browser, url: str, size: tuple[int, int] = DESKTOP, **settings: object
    ) -> None:
        width, height = size
        self.url: Final = url
        self.touch: Final = size == PHONE
        self.faults: Final[list[str]] = []
        self.context: Final[BrowserContext] = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=self.touch,
            reduced_motion="reduce",
            locale="en-GB",
            base_url=url,
        )
        kept = json.dumps({"language": "en", "theme": "light", "pace": "instant", **settings})
        self.context.add_init_script(f"localStorage['tabuleiro.settings'] ??= {json.dumps(kept)}")
        self.context.set_default_timeout(PATIENCE)
        self.page: Final[Page] = self.context.new_page()
        self.page.on("console", self._listen)
        self.page.on("pageerror", lambda error: self.faults.append(str(error.stack or error)))

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.text} ({message.location.get('url', '')})")

    def open(self, path: str) -> Page:
        self.page.goto(path, wait_until="domcontentloaded")
        return self.page

    def resize(self, size: tuple[int, int]) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})

    def set(self, name: str, value: object) -> None:
        """Change a setting of this browser, for pages opened later."""
        self.page.evaluate(
            """([name, value]) => {
                const kept = JSON.parse(localStorage["tabuleiro.settings"]);
                localStorage["tabuleiro.settings"] = JSON.stringify({ ...kept, [name]: value });
            }""",
            [name, value],
        )

    def make_table(self, game: str, *seats: dict[str, str], seed: int = 7, **options: Any) -> str:
        """A new table of this visitor; its id."""
        made = self._post(
            "/api/tables",
            game=game,
            seats=list(seats),
            options=options,
            **({} if any(seat["kind"] in ("open", "invited") for seat in seats) else {"seed": seed}),
            hints=True,
            visibility="private",
        )
        table: str = made["table"]["id"]
        return table

    def take_in(self, log: str) -> str:
        """A table from a log, with all seats in this visitor's hand; its id."""
        table: str = self._post("/api/import", log=log)["id"]
        return table

    def invite(self, table: str, seat: int | None) -> str:
        """The path of a link to this seat, or to a place to watch from."""
        secret: str = self._post(f"/api/tables/{table}/invite", seat=seat)["secret"]
        return f"/join#{secret}"

    def make_finished_table(self, game: str, rivals: int = 1) -> str:
        """A table whose game bots have played to its end, also for this visitor; its id."""
        table = self.make_table(game, ME, *[BOT] * rivals)
        self._post(f"/api/tables/{table}/seats/0/replace", level="random")
        end = time.monotonic() + PATIENCE / 1000
        while self.context.request.get(f"/api/tables/{table}").json()["status"] != "over":
            assert time.monotonic() < end, "the bots do not end their game"
            time.sleep(0.2)
        return table

    def _post(self, path: str, **body: Any) -> dict[str, Any]:
        answer = self.context.request.post(path, data=body, max_retries=2)  # a kept connection may be closing
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        return found

    def close(self) -> None:
        self.context.close()


class Visit(Protocol):
    """Opens a browser profile with these settings."""

    def __call__(self, size: tuple[int, int] = DESKTOP, **settings: object) -> Visitor: ...
