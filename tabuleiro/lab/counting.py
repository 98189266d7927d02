"""Counting: what each seat did in a game, counted from the journal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tabuleiro.core.event import Event


def counts(journal: Iterable[Event], players: int, counted: Mapping[str, str]) -> list[dict[str, int]]:
    """How often each seat did what, "build library": 1, or how much it got by it, "wigs store": 6.

    `counted` has the events that matter, each with the fact that says what it was about.
    """
    found: list[dict[str, int]] = [{} for _ in range(players)]
    for event in journal:
        if event.kind in counted and event.seat is not None and event.seat < players:
            what = f"{event.kind} {event.facts[counted[event.kind]]}"
            amount = event.facts.get("amount", 1)
            assert isinstance(amount, int)
            found[event.seat][what] = found[event.seat].get(what, 0) + amount
    return found
