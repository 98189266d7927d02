"""Boxes: what a page is told when pieces of a component pack were entered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabuleiro.table.shapes import JsonObject


def step_of(form: JsonObject, entered: Sequence[str]) -> JsonObject:
    """The pack's form without the lists in which nothing was entered."""
    pieces = [
        piece
        for group in form["groups"]
        for piece in group["pieces"]
        if any(_stands_in(name, piece["list"]) for name in entered)
    ]
    told: dict[str, Any] = {name: form[name] for name in ("name", "notice", "growing", "faults", "entries")}
    return {**told, "pieces": pieces}


def _stands_in(piece: str, pieces: str) -> bool:
    return piece == pieces or piece.startswith((f"{pieces}.", f"{pieces}["))
