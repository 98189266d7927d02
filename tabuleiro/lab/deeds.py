"""Deeds: what each seat did in a game, counted from the journal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tabuleiro.core.event import Event

NAMED_BY: Final[dict[str, str]] = {
    "role": "role",
    "build": "building",
    "played": "how",
    "store": "good",
    "building": "architect",
    "ship": "ship",
    "decree": "decree",
    "tile": "tile",
    "completed_plan": "plan",
    "wigs": "why",
}
"""The events that are counted, each with the fact that says what it was about."""


def deeds(journal: Iterable[Event], players: int) -> list[dict[str, int]]:
    """How often each seat did what, "build library": 1, or how much it got by it, "wigs store": 6."""
    counted: list[dict[str, int]] = [{} for _ in range(players)]
    for event in journal:
        if event.kind in NAMED_BY and event.seat is not None and event.seat < players:
            deed = f"{event.kind} {event.facts[NAMED_BY[event.kind]]}"
            amount = event.facts.get("amount", 1)
            assert isinstance(amount, int)
            counted[event.seat][deed] = counted[event.seat].get(deed, 0) + amount
    return counted
