"""The form of a pack: every entry with its fields, in the order in which one takes things out of the box."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from tabuleiro.core.codec import Json, JsonObject
from tabuleiro.core.errors import cut
from tabuleiro.core.packs import Fault, PackReason
from tabuleiro.games.lisboa.pack.completing import KEYS
from tabuleiro.games.lisboa.pack.files import (
    Reading,
    count_entries,
    count_figures,
    origin_of,
    read_source,
    reconstruction,
)
from tabuleiro.games.lisboa.pack.lines import Path
from tabuleiro.games.lisboa.pack.reader import LONGEST_TEXT, PackEntry, PackField, field_of
from tabuleiro.games.lisboa.pack.vocabulary import vocabularies

At: TypeAlias = tuple[str, str]
"""A section and one of its lists; an empty list for what the section itself says."""

PIECE_GROUPS: Final = (
    (
        "board",
        (
            *("treasury", "influence", "market", "streets", "score_tiles", "rubble", "city_tiles"),
            *("church", "offices", "court", "player", "wigs"),
        ),
    ),
    ("lots", ("lots",)),
    ("sites", ("sites",)),
    ("plans", ("buildings", "plans")),
    ("ships", ("ships",)),
    ("nobles", ("cards.nobles",)),
    ("treasury", ("cards.decks", "cards.treasury")),
    ("clergy", ("clergy",)),
    ("decrees", ("decrees",)),
    ("tokens", ("tasks", "city_tokens")),
)
"""The groups of entries, each with its sections or lists."""
GROWING: Final = (
    ("treasury", "spaces"),
    ("buildings", "tiles"),
    ("plans", "starting"),
    ("plans", "others"),
    ("clergy", "tiles"),
    ("city_tokens", "round"),
    ("city_tokens", "square"),
)
"""The lists of which a box may have more or fewer sorts."""


def form(source: Mapping[str, Json]) -> JsonObject:
    """All that a page needs to show the pack and to let its figures be entered."""
    read = read_source(source)
    pieces = _pieces(read)
    entries, figures = count_entries(read.entries), count_figures(read.entries)
    lists: JsonObject = {}
    for entry in read.entries:
        lists.setdefault(_list_name(entry.path), [_field(field) for field in _in_order(entry)])
    groups: list[Json] = [
        {"name": name, "pieces": _of_group(members, pieces)} for name, members in PIECE_GROUPS
    ]
    return {
        "name": _text(source, "name"),
        "notice": _text(source, "notice"),
        "groups": groups,
        "lists": lists,
        "growing": _growing(pieces),
        "vocabularies": vocabularies(),
        "faults": _faults(read, pieces),
        "entries": {
            "printed": entries.printed,
            "begun": entries.begun,
            "known": entries.known,
            "reconstructed": entries.reconstructed,
        },
        "figures": {
            "printed": figures.printed,
            "known": figures.known,
            "reconstructed": figures.reconstructed,
        },
    }


def _text(source: Mapping[str, Json], key: str) -> str:
    """A name without end has a fault that says so, and is shown in part."""
    value = source.get(key, "")
    return cut(value, LONGEST_TEXT) if isinstance(value, str) else ""


def _list_name(path: Path) -> str:
    return ".".join([str(step) for step in path[:2]])


def _at(path: Path) -> At:
    return (str(path[0]), str(path[1]) if len(path) > 1 else "")


# Pieces.


def _pieces(read: Reading) -> dict[Path, JsonObject]:
    """The entries as pieces by the ways to them; of two with one key the first is known by it."""
    found: dict[Path, JsonObject] = {}
    used: list[str] = []
    usual = _usual()
    for entry in read.entries:
        name = _named(entry)
        if name in used:
            name = field_of(entry.path)
        used.append(name)
        found[entry.path] = {
            "id": name,
            "list": _list_name(entry.path),
            "values": _values(entry.values, entry.fields),
            "usual": usual.get(name),
            "from": origin_of(entry.labels),
            "figures": _origins(entry),
        }
    return found


def _named(entry: PackEntry) -> str:
    """A card by its number, a lot by its cell, a tile of a list without keys by its place."""
    key = KEYS.get(_at(entry.path))
    value = entry.values.get(key) if key is not None else None
    known = isinstance(value, str | int) and not isinstance(value, bool)
    return f"{_list_name(entry.path)}.{value}" if known else field_of(entry.path)


@functools.cache
def _usual() -> dict[str, Json]:
    """The reconstructed values of every piece."""
    entries = read_source(reconstruction()).entries
    return {_named(entry): _values(entry.values, entry.fields) for entry in entries}


def _values(values: Mapping[str, object], fields: Sequence[PackField]) -> JsonObject:
    names = [field.name for field in fields]
    return {name: _plain(value) for name, value in values.items() if name in names}


def _plain(value: object) -> Json:
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_plain(item) for item in value]
    return value if isinstance(value, str | int) else str(value)


def _origins(entry: PackEntry) -> JsonObject:
    """Where each of the figures comes from."""
    return {name: origin_of([label]) for name, label in zip(entry.figures, entry.labels, strict=True)}


# Lists to which an entry may be added.


def _growing(pieces: Mapping[Path, JsonObject]) -> JsonObject:
    """The entry that comes next in each list that a box may have longer: its last one with another key."""
    last = {_at(path): (path, piece) for path, piece in pieces.items() if _at(path) in GROWING}
    return {".".join(at): _next(at, path, piece) for at, (path, piece) in last.items()}


def _next(at: At, path: Path, piece: JsonObject) -> JsonObject:
    values = piece["values"]
    assert isinstance(values, dict)
    number = int(path[2]) + 1
    key = KEYS.get(at)
    if key is None:
        return {"id": field_of((*path[:2], number)), "values": values}
    name = f"C{number + 1}"
    return {"id": f"{'.'.join(at)}.{name}", "values": {**values, key: name}}


def _in_order(entry: PackEntry) -> list[PackField]:
    """The fields as the box shows them: in the order of the entry, then those that may be there too."""
    names = list(entry.values)
    known = [field for name in names for field in entry.fields if field.name == name]
    return [*known, *[field for field in entry.fields if field.name not in names]]


def _field(field: PackField) -> JsonObject:
    return {
        "name": field.name,
        "kind": field.kind,
        "figure": field.figure,
        "lowest": field.lowest,
        "highest": field.highest,
        "words": list(field.words),
        "size": field.size,
        "vocabulary": field.vocabulary,
        "instead": field.instead,
    }


def _of_group(members: Sequence[str], pieces: Mapping[Path, JsonObject]) -> list[Json]:
    """The pieces of some sections or lists; those of a list with keys as the reconstruction orders them."""
    found: list[Json] = []
    for member in members:
        section, _, name = member.partition(".")
        paths = [path for path in pieces if path[0] == section and (not name or path[1:2] == (name,))]
        for each in ("", *_keys(section)):
            rows = [pieces[path] for path in paths if _at(path) == (section, each)]
            found += _ordered((section, each), rows)
    return found


def _keys(section: str) -> list[str]:
    values = reconstruction()[section]
    return list(values) if isinstance(values, dict) else []


def _ordered(at: At, rows: list[JsonObject]) -> list[JsonObject]:
    if at not in KEYS:
        return rows
    order = list(_usual_keys(at))
    ranked = [(order.index(str(row["id"])) if row["id"] in order else len(order)) for row in rows]
    return [row for _, _, row in sorted(zip(ranked, range(len(rows)), rows, strict=True), key=_rank)]


def _rank(ranked: tuple[int, int, JsonObject]) -> tuple[int, int]:
    return ranked[0], ranked[1]


def _usual_keys(at: At) -> list[str]:
    section = reconstruction()[at[0]]
    rows = section[at[1]] if isinstance(section, dict) else []
    if not isinstance(rows, list):
        return []
    return [f"{at[0]}.{at[1]}.{row[KEYS[at]]}" for row in rows if isinstance(row, dict)]


# Faults.


def _faults(read: Reading, pieces: Mapping[Path, JsonObject]) -> list[Json]:
    return [_fault(fault, read.entries, pieces) for fault in read.faults]


def _fault(fault: Fault, entries: Sequence[PackEntry], pieces: Mapping[Path, JsonObject]) -> JsonObject:
    """A fault at the field of a piece, or at a whole list or section, or at none of them."""
    for entry in entries:
        place = field_of(entry.path)
        inside = fault.field.startswith((f"{place}.", f"{place}["))
        rest = fault.field[len(place) :].lstrip(".")
        name = re.split(r"[.\[]", rest)[0]
        if inside and (len(entry.path) > 1 or name in [field.name for field in entry.fields]):
            value = entry.values.get(name)
            return {
                "piece": pieces[entry.path]["id"],
                "field": name,
                **_why(fault.reason),
                "suggestion": suggestion(value, fault.reason) if isinstance(value, str) else None,
            }
    return {"piece": None, "field": fault.field, **_why(fault.reason), "suggestion": None}


def _why(reason: PackReason) -> JsonObject:
    return {"reason": reason.sentence, "word": reason.word, "facts": dict(reason.facts)}


def suggestion(value: str, reason: PackReason) -> str | None:
    """The value with the word that the reason asks about put in the place of the unknown one."""
    if reason.word != "unknown_near":
        return None
    near = str(reason.facts["near"])
    unknown = re.sub(r" [0-9]+$", "", str(reason.facts["value"]))
    return value.replace(unknown, near, 1) if unknown in value else near
