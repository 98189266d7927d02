"""Entering a pack piece by piece: a source holds what has been entered and nothing else."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from tabuleiro.core.codec import Json, JsonObject, copied, shown
from tabuleiro.core.errors import quoted
from tabuleiro.games.lisboa.pack.completing import (
    KEYS,
    RECONSTRUCTED_LABEL,
    TITLES,
    completed,
    label_in,
    labelled_rows,
)
from tabuleiro.games.lisboa.pack.files import PRINTED, BadPack, read_source, reconstruction

TITLE_PIECE: Final = "pack"
"""The piece that holds the name and the notice."""
_ID: Final = re.compile(r"(\w+)(?:\.(\w+)(?:\.(.+)|\[(\d{1,3})\]))?", re.DOTALL)
"""cards.nobles.28 by a key, plans.others[3] by its place, treasury for a section itself."""


class Entered(NamedTuple):
    """What is to be entered of a piece: nothing takes it back."""

    values: Mapping[str, Json] | None
    printed: Sequence[str] | None
    """The figures that are printed; all of them if there is no such list."""

    def is_printed(self, name: str) -> bool:
        return self.printed is None or name in self.printed


def new_source(name: str, notice: str) -> JsonObject:
    """A pack into which nothing has been entered."""
    return {"name": name, "notice": notice, "from": PRINTED}


def enter(
    source: Mapping[str, Json],
    piece: str,
    values: Mapping[str, Json] | None,
    printed: Sequence[str] | None = None,
) -> JsonObject:
    """The source with the values of one piece, or without them; the given one stays as it is.

    The figures that `printed` names are printed, all of them if there is no list; others stay what they were.
    """
    found: JsonObject = {name: copied(value) for name, value in source.items()}
    if piece == TITLE_PIECE:
        return {**found, **{key: (values or {}).get(key, found.get(key, "")) for key in ("name", "notice")}}
    match = _ID.fullmatch(piece)
    base = reconstruction().get(match[1]) if match is not None and match[1] not in TITLES else None
    if match is None or not isinstance(base, dict):
        raise BadPack(f"no piece of a pack is called {quoted(piece)}")
    given = found.get(match[1])
    section: JsonObject = given if isinstance(given, dict) else {}
    label = label_in(found.get("from"), "", "")
    if match[2] is None:
        changed = _with_figures(section, label, base, Entered(values, printed))
    elif isinstance(base.get(match[2]), list) and match[2] in _lists(base):
        at, entered = (match[1], match[2]), Entered(values, printed)
        changed = _with_row(at, section, label, base, entered, match[3], match[4])
    else:
        raise BadPack(f"no piece of a pack is called {quoted(piece)}")
    found.pop(match[1], None)
    return {**found, match[1]: changed} if changed.keys() - {"from"} else found


def _lists(base: JsonObject) -> list[str]:
    """The keys of a section whose values are lists of entries."""
    return [
        key
        for key, value in base.items()
        if isinstance(value, list) and any(isinstance(row, dict) for row in value)
    ]


def _with_figures(section: JsonObject, label: str, base: JsonObject, entered: Entered) -> JsonObject:
    """The section with other figures of its own; its lists stay."""
    others = [*_lists(base), "from"]
    own = [key for key in base if key not in others]
    found = {key: value for key, value in section.items() if key not in own}
    known = _known(entered.values or {}, own)
    found.update({key: value for key, value in known.items() if entered.is_printed(key) or key in section})
    printed = [key for key in own if key in found and entered.is_printed(key)]
    odd = [key for key in printed if label_in(section.get("from", label), key, label) != PRINTED]
    labels = section.get("from", label)
    kept = labels if isinstance(labels, dict) else {"rest": labels}
    stays = {key: each for key, each in kept.items() if each and (key == "rest" or key in found)}
    if odd or isinstance(labels, dict):
        found["from"] = {**stays, **dict.fromkeys(odd, PRINTED)}
    return found


def _known(values: Mapping[str, Json], names: list[str]) -> JsonObject:
    unknown = [name for name in values if name not in names]
    if unknown:
        raise BadPack(f"a piece of this sort has no field {quoted(unknown[0])}")
    return dict(values)


def _with_row(
    at: tuple[str, str],
    section: JsonObject,
    label: str,
    base: JsonObject,
    entered: Entered,
    key: str | None,
    place: str | None,
) -> JsonObject:
    """The section with another entry in one of its lists, or without it.

    An entry without a key that is taken back is as usual; with no values at all it leaves its list.
    """
    values = entered.values
    whole = at not in KEYS or _renames(at, values, key) or _is_new(at, base, key)
    rows = _rows(at, section, base, whole=whole)
    where = _place(at, rows, key, place)
    own = label_in(section.get("from", label), at[1], label)
    row: Json = None
    if values:
        before = rows[where] if where < len(rows) else _usual_row(at, base, key, place)
        row = _row(at, values, entered, own, before)
    if at not in KEYS and values is None:
        row = _usual_row(at, base, key, place)
    changed = [*rows[:where], *([] if row is None else [row]), *rows[where + 1 :]]
    if at not in KEYS and changed == labelled_rows(base, at[1]):
        changed = []
    rest = {name: value for name, value in section.items() if name != at[1]}
    return {**rest, at[1]: changed} if changed else rest


def _rows(at: tuple[str, str], section: JsonObject, base: JsonObject, *, whole: bool) -> list[Json]:
    """The entries as they stand; `whole` with those that come from the reconstruction."""
    rows = section.get(at[1])
    given = rows if isinstance(rows, list) else []
    if not whole:
        return list(given)
    if not given:
        return labelled_rows(base, at[1])
    full = completed({at[0]: {**section, at[1]: given}}, {at[0]: base})[0][at[0]]
    found = full[at[1]] if isinstance(full, dict) else []
    return list(found) if isinstance(found, list) else []


def _renames(at: tuple[str, str], values: Mapping[str, Json] | None, key: str | None) -> bool:
    """Whether an entry gets another key: then the list must say itself which ones there are."""
    return values is not None and key is not None and str(values.get(KEYS[at], key)) != key


def _is_new(at: tuple[str, str], base: JsonObject, key: str | None) -> bool:
    """Whether no entry has this key yet: as above."""
    return key is not None and key not in [
        str(row.get(KEYS[at])) for row in labelled_rows(base, at[1]) if isinstance(row, dict)
    ]


def _place(at: tuple[str, str], rows: list[Json], key: str | None, place: str | None) -> int:
    """Where the entry stands; behind all others if it is not there yet."""
    if place is not None:
        return min(int(place), len(rows))
    name = KEYS.get(at)
    if name is None:
        raise BadPack(f"the entries of {at[0]}.{at[1]} are known by their places, got {shown(key)}")
    found = [i for i, row in enumerate(rows) if isinstance(row, dict) and str(row.get(name)) == key]
    return found[0] if found else len(rows)


def _row(at: tuple[str, str], values: Mapping[str, Json], entered: Entered, label: str, before: Json) -> Json:
    """The entry with the labels of its figures; those that nobody has looked at keep what `before` says."""
    row = _known(values, list(_fields_of(at)))
    figures = [name for name in row if _fields_of(at)[name]]
    if all(entered.is_printed(name) for name in figures):
        return row if label == PRINTED else {**row, "from": PRINTED}
    old = before.get("from", label) if isinstance(before, dict) else RECONSTRUCTED_LABEL
    labels: JsonObject = {
        name: PRINTED if entered.is_printed(name) else label_in(old, name, RECONSTRUCTED_LABEL)
        for name in figures
    }
    return {**row, "from": labels}


@functools.cache
def _fields_of(at: tuple[str, str]) -> dict[str, bool]:
    """What an entry of the list may say, and whether that is a figure."""
    entries = [entry for entry in read_source(reconstruction()).entries if entry.path[:2] == at]
    return {field.name: field.figure for entry in entries for field in entry.fields}


def _usual_row(at: tuple[str, str], base: JsonObject, key: str | None, place: str | None) -> Json:
    """The entry of the reconstruction, if it has one there."""
    rows = labelled_rows(base, at[1])
    where = _place(at, rows, key, place)
    return rows[where] if where < len(rows) else None
