"""Plays a table by the browser's accessibility tree alone: by roles, names and states."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from playwright.sync_api import Page

from tests.web.playing import WAIT, Look, Player
from tests.web.visitor import PATIENCE

QUESTION: Final = ("What to decide", "Your decision")
"""The regions that say what is asked."""

ASIDE: Final = re.compile(
    r"\d|Undo |Something else|Board of|Sort|What happened|Stop|Go on|One act|To now|Instant|Brisk|Calm"
)
"""Names of buttons that choose nothing: the parts of a price, what looks, and the pace."""

PRESS: Final = (
    "function () { this.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })) }"
)
PAUSE: Final = 0.1

Raw: TypeAlias = dict[str, Any]
"""A node of the tree as the browser writes it."""


@dataclass(frozen=True)
class Node:
    """What a reader knows of one thing on the page."""

    role: str
    name: str
    states: dict[str, Any]
    within: tuple[str, ...]
    """Roles and names of what it lies in."""
    number: int
    """By which the browser finds it again."""

    @property
    def enabled(self) -> bool:
        return not self.states.get("disabled", False)

    @property
    def is_choice(self) -> bool:
        """Whether it is something to choose: it is pressed or not."""
        return "pressed" in self.states

    @property
    def is_chosen(self) -> bool:
        return self.states.get("pressed") == "true"

    @property
    def is_act(self) -> bool:
        """Whether pressing it does what is chosen."""
        return not self.is_choice and self.lies_in(*QUESTION) and not ASIDE.match(self.name)

    def lies_in(self, *names: str) -> bool:
        return any(each in self.within for each in names)


class Reader(Player):
    """Somebody who sees nothing: what the tree does not tell is unknown, what it does not offer undone."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, seed)
        self._browser: Final = page.context.new_cdp_session(page)
        self._offered: list[Node] = []
        self.nameless: Final[set[str]] = set()
        """What could be pressed and had no name."""
        self.told: Final[set[str]] = set()
        """What stood in the log."""

    def look(self) -> Look:
        """The page itself tells when to look, as the whole tree takes the browser long."""
        self.page.wait_for_function(WAIT)
        end = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < end:
            seen = self.glance()
            if seen["over"] or seen["ready"] + seen["open"]:
                return seen
            time.sleep(PAUSE)
        raise AssertionError(f"nothing is offered: {[(node.role, node.name) for node in self._tree()]}")

    def glance(self) -> Look:
        tree = self._tree()
        buttons = [node for node in tree if node.role == "button" and node.lies_in("main")]
        self.nameless.update(str(node.within) for node in buttons if not node.name)
        asked = [node.name for node in tree if node.role == "heading" and node.lies_in(QUESTION[0])]
        self.told.update(node.name for node in tree if node.role == "StaticText" and node.lies_in("Log"))
        busy = any(node.states.get("busy") for node in tree)
        offered = [node for node in buttons if node.enabled and not busy]
        choices = [node for node in offered if node.is_choice]
        acts = [node for node in offered if node.is_act][-1:]
        opened = [node for node in choices if not node.is_chosen]
        self._offered = [*acts, *opened]
        return {
            "over": any(node.role == "table" for node in tree),
            "curtain": False,
            "yours": bool(acts or choices),
            "ready": len(acts),
            "pressed": len(choices) - len(opened),
            "open": len(opened),
            "buttons": 0,
            "asked": asked[0] if asked else "",
        }

    def press(self, number: int) -> None:
        target = self._browser.send("DOM.resolveNode", {"backendNodeId": self._offered[number].number})
        self._browser.send(
            "Runtime.callFunctionOn",
            {"objectId": target["object"]["objectId"], "functionDeclaration": PRESS},
        )

    def _tree(self) -> list[Node]:
        """What is told, in the order of the page."""
        raw = self._browser.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {each["nodeId"]: each for each in raw}
        return [node for node in _below(raw[0], by_id, ()) if node.role]


def _below(raw: Raw, by_id: dict[str, Raw], within: tuple[str, ...]) -> Iterator[Node]:
    """A thing and all that lies in it; what a reader passes over has no role."""
    role, name = ("", "") if raw["ignored"] else (_text(raw, "role"), _text(raw, "name"))
    states = {each["name"]: each["value"].get("value") for each in raw.get("properties", [])}
    yield Node(role, name, states, within, raw.get("backendDOMNodeId", 0))
    for child in raw.get("childIds", []):
        if child in by_id:
            yield from _below(by_id[child], by_id, (*within, role, name))


def _text(raw: Raw, part: str) -> str:
    return str(raw.get(part, {}).get("value", ""))
