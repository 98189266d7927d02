"""Writes a source as TOML: sections as tables, entries one to a line."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Final

from tabuleiro.core.codec import Json, JsonObject
from tabuleiro.games.lisboa.pack.files import reconstruction

HEAD: Final = """\
# Lisboa: a component pack. It holds what has been entered; everything else comes from the reconstruction.
# Check it with: tabuleiro pack check FILE

"""


def written(source: Mapping[str, Json]) -> str:
    """The text of which `tomllib` makes the same source."""
    plain = [
        f"{_key(name)} = {_value(value)}\n" for name, value in source.items() if not isinstance(value, dict)
    ]
    order = list(reconstruction())
    sections = [name for name, value in source.items() if isinstance(value, dict)]
    known = [name for name in order if name in sections]
    others = [name for name in sections if name not in order]
    return HEAD + "".join(plain) + "".join([_section(name, source[name]) for name in [*known, *others]])


def _section(name: str, values: Json) -> str:
    assert isinstance(values, dict)
    return f"\n[{_key(name)}]\n" + "".join(
        [f"{_key(key)} = {_lines(value)}\n" for key, value in values.items()]
    )


def _lines(value: Json) -> str:
    """A list of tables with a line for each of them, any other value in one line."""
    if not isinstance(value, list) or not any(isinstance(item, dict) for item in value):
        return _value(value)
    return "[\n" + "".join([f"  {_value(item)},\n" for item in value]) + "]"


def _value(value: Json) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, dict):
        inside = ", ".join([f"{_key(key)} = {_value(item)}" for key, item in value.items()])
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list):
        return "[" + ", ".join([_value(item) for item in value]) + "]"
    return _string(value if isinstance(value, str) else str(value))


def _string(text: str) -> str:
    """A basic string; its escapes are those of JSON, and one sign more must be escaped."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else _string(name)


def differences(before: JsonObject, after: JsonObject) -> list[str]:
    """The pieces of two forms that are not the same in both, by their ids."""
    old, new = _by_id(before), _by_id(after)
    return [name for name in {**old, **new} if old.get(name) != new.get(name)]


def _by_id(form: JsonObject) -> dict[str, Json]:
    groups = form["groups"]
    assert isinstance(groups, list)
    pieces = [piece for group in groups if isinstance(group, dict) for piece in _list_of(group["pieces"])]
    return {str(piece["id"]): [piece["values"], piece["from"]] for piece in pieces if isinstance(piece, dict)}


def _list_of(value: Json) -> list[Json]:
    return value if isinstance(value, list) else []
