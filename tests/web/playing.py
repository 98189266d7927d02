"""Plays a table through its page alone: what is marked as legal is pressed, by mouse or by keyboard."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final, TypedDict

from playwright.sync_api import Error, Page

MOST_STEPS: Final = 4000
QUICK: Final = 4000
"""How long one press may wait for its piece, in milliseconds; a bot's act may have taken it away."""

LOOK: Final = """() => {
    const seen = (each) => each.checkVisibility({ visibilityProperty: true }) && each.getClientRects().length > 0;
    const all = (names) => [...document.querySelectorAll(names)].filter(seen);
    const number = (each, index) => (each.dataset.step = String(index));
    document.querySelectorAll("[data-step]").forEach((each) => delete each.dataset.step);
    const yours = document.querySelector(".prompt.yours, .sheet .decision.yours") !== null;
    const ready = all(".acts .main, .decision footer .act").filter((each) => each.getAttribute("aria-disabled") !== "true");
    const targets = all("main [data-legal], .decision [data-target]");
    const open = targets.filter((each) => each.getAttribute("aria-pressed") !== "true");
    const buttons = all(".acts .btn:not(.undo, .main)");
    [...ready, ...open, ...buttons].forEach(number);
    return {
        over: document.querySelector("main table") !== null && document.querySelector(".verdict") !== null,
        curtain: document.querySelector(".curtain button") !== null,
        yours,
        ready: ready.length,
        pressed: targets.length - open.length,
        open: open.length,
        buttons: buttons.length,
        asked: document.querySelector(".prompt h2, .sheet h2")?.textContent ?? "",
        where: [...ready, ...open, ...buttons].map((each) => each.getAttribute("aria-label") ?? each.textContent.trim()),
    };
}"""
WAIT: Final = (
    """() => document.querySelector(".verdict, .curtain, .prompt.yours, .sheet .decision.yours") !== null"""
)


class Look(TypedDict):
    """What the page offers now; the numbered elements are those that are ready, then open, then buttons."""

    over: bool
    curtain: bool
    yours: bool
    ready: int
    pressed: int
    open: int
    buttons: int
    asked: str
    where: list[str]


class Player:
    """Somebody who presses any legal piece until the game is over."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page: Final = page
        self.steps = 0
        self._dice: Final = random.Random(seed)  # noqa: S311 - a player who presses anything, no secret

    def look(self) -> Look:
        self.page.wait_for_function(WAIT, polling=40)
        seen: Look = self.page.evaluate(LOOK)
        return seen

    def play(self, steps: int = MOST_STEPS, until: Callable[[Look], bool] = lambda _: False) -> None:
        """Press on until the game is over, or until something is seen."""
        for _ in range(steps):
            seen = self.look()
            if seen["over"] or until(seen):
                return
            self.steps += 1
            self.step(seen)
        assert steps < MOST_STEPS, f"the game does not end; asked at last: {self.look()}"

    def step(self, seen: Look) -> None:
        if seen["curtain"]:
            self.page.locator(".curtain button").click()
        elif not seen["yours"]:
            self.page.wait_for_timeout(20)
        else:
            self.press(self.choose(seen))

    def choose(self, seen: Look) -> int | None:
        """The number of what to press: a choice that is complete, else a piece, now and then a button."""
        ready, opened, buttons = seen["ready"], seen["open"], seen["buttons"]
        if ready and (seen["pressed"] or not opened):
            return 0
        if buttons and (not opened or self._dice.random() < 0.15):
            return ready + opened + self._dice.randrange(buttons)
        return ready + self._dice.randrange(opened) if opened else None

    def press(self, number: int | None) -> None:
        """Press a numbered element; without one, ask the list of all options."""
        try:
            if number is None:
                self.page.wait_for_timeout(20)
            else:
                self.page.locator(f'[data-step="{number}"]').click(timeout=QUICK)
        except Error as fault:
            if "intercepts pointer events" in fault.message:
                raise
