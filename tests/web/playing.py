"""Plays a table through its page alone: what is marked as legal is pressed, by mouse or by keyboard."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypedDict

from playwright.sync_api import Error, Page, Position, expect

MOST_STEPS: Final = 4000
MOST_TABS: Final = 60
QUICK: Final = 4000
"""How long one press may wait for its piece, in milliseconds; a bot's act may have taken it away."""

PATIENT_WITH_BARS: Final = 2
"""A message or a tip that passes may lie upon a piece for a moment; a table may not."""

LOOK: Final = (Path(__file__).parent / "look.js").read_text()
WAY: Final = (Path(__file__).parent / "way.js").read_text()
SPOT: Final = (Path(__file__).parent / "spot.js").read_text()
WAIT: Final = f"""() => {{
    const seen = ({LOOK})();
    const asked = seen.yours && seen.ready + seen.open + seen.buttons > 0;
    return seen.over || seen.curtain || asked ? seen : null;
}}"""
LISTED: Final = """() => document.activeElement?.closest("#pane-options") !== null"""


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


class Way(TypedDict):
    """A key that leads to an element, and how often it is pressed; Tab is pressed until it is there."""

    key: str
    times: int


class Player:
    """Somebody who presses any legal piece until the game is over."""

    def __init__(self, page: Page, seed: int = 1, *, touch: bool = False) -> None:
        self.page: Final = page
        self._touch: Final = touch
        self.steps = 0
        self._barred = 0
        """How often in a row something lay upon what was to be pressed."""
        self._dice: Final = random.Random(seed)  # noqa: S311 - no secret hangs on it

    def look(self) -> Look:
        """What the page offers, as soon as there is something to press."""
        seen: Look = self.page.wait_for_function(WAIT, polling=40).json_value()
        return seen

    def glance(self) -> Look:
        """What the page shows, without waiting for anybody."""
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
            self.lift_curtain()
        else:
            self.press(self.choose(seen))

    def lift_curtain(self) -> None:
        """It stays until the server has sent what the next seat sees."""
        self.page.locator(".curtain button").click()
        expect(self.page.locator(".curtain")).to_be_hidden()

    def step_if_asked(self) -> None:
        """One step at a table where others may be asked instead."""
        seen = self.glance()
        if seen["curtain"] or (seen["yours"] and seen["ready"] + seen["open"] + seen["buttons"] > 0):
            self.step(seen)

    def choose(self, seen: Look) -> int:
        """The number of what to press: a choice that is complete, else a piece, now and then a button."""
        ready, opened, buttons = seen["ready"], seen["open"], seen["buttons"]
        if ready and (seen["pressed"] or not opened):
            return 0
        if buttons and (not opened or self._dice.random() < 0.15):
            return ready + opened + self._dice.randrange(buttons)
        return ready + self._dice.randrange(opened) if opened else 0

    def press(self, number: int) -> None:
        """Press a numbered element; what a bot's act has taken away meanwhile is let be."""
        try:
            spot: Position | None = self.page.evaluate(SPOT, number)
            piece = self.page.locator(f'[data-step="{number}"]')
            (piece.tap if self._touch else piece.click)(timeout=QUICK, position=spot)
            self._barred = 0
        except Error as fault:
            self._barred += "intercepts pointer events" in fault.message
            if self._barred > PATIENT_WITH_BARS:
                raise


class KeyboardPlayer(Player):
    """Somebody who has no pointer; every seventh choice is taken from the list of all options."""

    def step(self, seen: Look) -> None:
        if seen["curtain"]:
            self.lift_curtain()
        elif seen["yours"] and not seen["pressed"] and self.steps % 7 == 0:
            self._use_the_list()
        else:
            super().step(seen)

    def lift_curtain(self) -> None:
        self.page.keyboard.press("Enter")
        expect(self.page.locator(".curtain")).to_be_hidden()

    def press(self, number: int) -> None:
        way: Way | None = self.page.evaluate(WAY, number)
        if way is None:
            return
        if way["key"].isdigit():
            self.page.keyboard.press(way["key"])
        elif self._reach(way, number):
            self.page.keyboard.press("Enter")

    def _reach(self, way: Way, number: int) -> bool:
        """Whether the element has the focus at last."""
        for _ in range(way["times"]):
            self.page.keyboard.press(way["key"])
        for _ in range(MOST_TABS if "Tab" in way["key"] else 0):
            self.page.keyboard.press(way["key"])
            if self._has_focus(number):
                return True
        return self._has_focus(number)

    def _has_focus(self, number: int) -> bool:
        found: bool = self.page.evaluate(f"() => document.activeElement?.dataset.step === '{number}'")
        return found

    def _use_the_list(self) -> None:
        self.page.keyboard.press("o")
        self.page.wait_for_function(LISTED)
        for _ in range(self._dice.randrange(3)):
            self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("Enter")
        self.page.keyboard.press("Escape")
