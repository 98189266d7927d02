"""Boxes: one's own component pack without a server; whoever asks keeps the source and brings it along."""

from __future__ import annotations

from typing import Any

from tabuleiro.core import registry
from tabuleiro.core.packs import Packs
from tabuleiro.table.boxes import step_of
from tabuleiro.table.errors import NotNow
from tabuleiro.table.shapes import JsonObject


def box(game: str, source: JsonObject | None) -> JsonObject:
    """The box of a game as far as it was entered."""
    packs = _packs(game)
    begun = packs.empty() if source is None else source
    return {"source": begun, "form": packs.form(begun)}


def enter_box(game: str, source: JsonObject | None, entries: list[JsonObject]) -> JsonObject:
    """Enter values of some pieces, or take them back."""
    packs = _packs(game)
    found = packs.empty() if source is None else source
    for entry in entries:
        found = packs.enter(found, entry["piece"], entry["values"], entry.get("printed"))
    return {"source": found, "step": step_of(packs.form(found), [entry["piece"] for entry in entries])}


def read_box(game: str, text: str) -> JsonObject:
    """The box that a file holds."""
    return box(game, _packs(game).read(text))


def preview_box(game: str, source: JsonObject | None, text: str) -> JsonObject:
    """What a file would change."""
    packs = _packs(game)
    after = packs.read(text)
    form: dict[str, Any] = packs.form(after)
    changed = packs.differences(packs.empty() if source is None else source, after)
    return {**{name: form[name] for name in ("name", "faults", "figures")}, "changed": changed}


def box_file(game: str, source: JsonObject | None) -> JsonObject:
    """The box as the text of a file."""
    packs = _packs(game)
    return {"text": packs.written(packs.empty() if source is None else source)}


def pack_form(game: str, reference: Any) -> JsonObject:
    """The figures that a table plays with, and where they come from."""
    return _packs(game).form(reference)


def _packs(game: str) -> Packs:
    found = registry.game(game).packs
    if found is None:
        raise NotNow(f"{game} has no component packs")
    return found
