"""A pack that is partly entered: what it does not hold comes from the reconstruction, with its labels."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tabuleiro.core.codec import Json, JsonObject
from tabuleiro.games.lisboa.pack.lines import Path

KEYS: Final = {
    ("lots", "places"): "lot",
    ("sites", "places"): "site",
    ("wigs", "stores"): "good",
    ("ships", "cards"): "colour",
    ("cards", "decks"): "deck",
    ("cards", "nobles"): "number",
    ("cards", "treasury"): "number",
    ("clergy", "tiles"): "id",
    ("decrees", "cards"): "number",
    ("tasks", "a"): "number",
    ("tasks", "b"): "number",
}
"""The lists whose entries are known by a key and may be entered one by one; any other list is there whole."""
TITLES: Final = ("name", "notice", "from")
REPLACED: Final = "replace"
"""A label of older templates: the figure beside it is not entered yet."""
RECONSTRUCTED_LABEL: Final = "reconstructed"


def label_in(labels: object, key: str, otherwise: str) -> str:
    """What the label or labels of a table say of one of its keys."""
    if isinstance(labels, dict):
        labels = labels.get(key, labels.get("rest", otherwise))
    return labels if isinstance(labels, str) else otherwise


def completed(source: Mapping[str, Json], base: Mapping[str, Json]) -> tuple[JsonObject, list[Path]]:
    """The source with everything that it lacks, and the ways to what was added; entries keep their places."""
    whole = dict(source)
    added: list[Path] = []
    label = label_in(source.get("from"), "", "")
    for name, section in base.items():
        if name in TITLES or not isinstance(section, dict):
            continue
        given = source.get(name)
        if name not in source:
            whole[name] = section
            added.append((name,))
        elif isinstance(given, dict):
            whole[name] = _completed_section(name, given, label, section, added)
    if label == REPLACED:
        del whole["from"]
    return whole, added


def labelled_rows(section: Mapping[str, Json], key: str) -> list[Json]:
    """The entries of a list, each with the label that reaches it."""
    label = label_in(section.get("from"), key, "")
    rows = section[key]
    return [_labelled(row, label) for row in rows] if isinstance(rows, list) else []


def _labelled(row: Json, label: str) -> Json:
    if not isinstance(row, dict) or not label:
        return row
    own = row.get("from", label)
    return {**row, "from": {"rest": label, **own} if isinstance(own, dict) else own}


def _completed_section(
    name: str, given: JsonObject, label: str, base: JsonObject, added: list[Path]
) -> JsonObject:
    """The section with what it lacks; the very same one if that is nothing."""
    found: JsonObject = {}
    labels: JsonObject = {}
    for key in base:
        if key == "from":
            continue
        own = label_in(given.get("from", label), key, label)
        value = given.get(key)
        if isinstance(value, list) and _holds_tables(base[key]):
            rows = _completed_rows((name, key), value, own, base, added)
            if rows is not value:
                found[key] = rows
        elif key not in given or own == REPLACED:
            found[key] = _value(base, key)
            labels[key] = label_in(base.get("from"), key, "")
            added.append((name, key))
    if not found:
        return given
    return {**given, **found, "from": {**_own_labels(given, label), **labels}}


def _value(section: JsonObject, key: str) -> Json:
    """A list of tables with its labels, any other value as it is."""
    return labelled_rows(section, key) if _holds_tables(section[key]) else section[key]


def _holds_tables(value: Json) -> bool:
    return isinstance(value, list) and any(isinstance(item, dict) for item in value)


def _own_labels(given: JsonObject, label: str) -> JsonObject:
    """The labels of a section key by key, without those that wait for a figure."""
    own = given.get("from", label)
    labels = own if isinstance(own, dict) else {"rest": own}
    return {key: each for key, each in labels.items() if each not in (REPLACED, "")}


def _completed_rows(
    at: tuple[str, str], rows: list[Json], label: str, base: JsonObject, added: list[Path]
) -> list[Json]:
    """The entries that are there, and behind them those that the list still lacks."""
    others = labelled_rows(base, at[1])
    found = [_entered_row(at, place, row, label, others, added) for place, row in enumerate(rows)]
    key = KEYS.get(at)
    if key is not None and len(rows) < len(others):
        named = [row.get(key) for row in rows if isinstance(row, dict)]
        for other in others:
            if isinstance(other, dict) and other.get(key) not in named:
                added.append((*at, len(found)))
                found.append(other)
    same = len(found) == len(rows) and all(one is other for one, other in zip(found, rows, strict=True))
    return rows if same else found


def _entered_row(
    at: tuple[str, str], place: int, row: Json, label: str, others: list[Json], added: list[Path]
) -> Json:
    """The entry itself, or that of the reconstruction in its place while it waits for its figures."""
    if not isinstance(row, dict) or label_in(row.get("from", label), "", label) != REPLACED:
        return row
    added.append((*at, place))
    key = KEYS.get(at)
    if key is None:
        return {**row, "from": RECONSTRUCTED_LABEL}
    same = [other for other in others if isinstance(other, dict) and other.get(key) == row.get(key)]
    return same[0] if same else {**row, "from": RECONSTRUCTED_LABEL}
