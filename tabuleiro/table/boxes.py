"""Boxes: what a page is told when pieces of a component pack were entered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabuleiro.table.shapes import JsonObject

STAND: Final = ("name", "notice", "growing", "faults", "entries", "figures")
"""What is told of a form whatever was entered."""


def step_of(form: JsonObject, entered: Sequence[str]) -> JsonObject:
    """The pack's form without the lists in which nothing was entered."""
    pieces = [
        piece
        for group in form["groups"]
        for piece in group["pieces"]
        if any(_stands_in(name, piece["list"]) for name in entered)
    ]
    told: dict[str, Any] = {name: form[name] for name in STAND}
    return {**told, "pieces": pieces}


def _stands_in(piece: str, pieces: str) -> bool:
    return piece == pieces or piece.startswith((f"{pieces}.", f"{pieces}["))
