"""Board: a position as one seat saw it, as a piece of HTML that needs nothing but the style of its page."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection
from html import escape
from typing import Any, Final, NamedTuple

COLOURS: Final = ("#1f4e9e", "#b5533c", "#5f7f3a", "#bb8408")
"""Of the seats, in their order."""
MACHINERY: Final = frozenset(
    ["game", "rules", "options", "round", "ended_by", "seat", "to_act", "legal", "stack", "memory", "players"]
)
"""What a view tells apart from pieces and seats."""
HAND: Final = "hand"
PLACE: Final = re.compile(r"([A-Z])(\d)")
"""Rows have letters and columns numbers: what lies on such places is drawn as a grid."""


class Highlights(NamedTuple):
    """The words of the best option and of the chosen one, which are marked where they lie."""

    best: Collection[str]
    chosen: Collection[str]

    def of(self, word: str) -> str:
        return " ".join([name for name, words in self._asdict().items() if word in words])


NONE: Final = Highlights((), ())


def board(view: dict[str, Any], names: list[str], best: str, chosen: str) -> str:
    """The seats beside each other, what is common to them below."""
    marks = Highlights(best.split(), chosen.split())
    seats = [
        f'<section class="seat" style="--seat: {colour(number)}"><h4>{escape(names[number])}</h4>'
        f"{_zones(player, marks if number == view['seat'] else NONE)}</section>"
        for number, player in enumerate(view["players"])
    ]
    common = {zone: value for zone, value in view.items() if zone not in MACHINERY}
    return f'<div class="board"><div class="seats">{"".join(seats)}</div>{_zones(common, marks)}</div>'


def colour(seat: int) -> str:
    return COLOURS[seat % len(COLOURS)]


def _zones(zones: dict[str, Any], marks: Highlights) -> str:
    rows = [
        f"<dt>{_words(zone)}<dd>{_value(value, marks, in_hand=zone == HAND)}"
        for zone, value in zones.items()
        if not _is_nothing(value)
    ]
    return f"<dl>{''.join(rows)}</dl>"


def _is_nothing(value: Any) -> bool:
    """Nothing lies there; but 0 is a figure, or a seat."""
    if isinstance(value, dict):
        return all(_is_nothing(each) for each in value.values())
    return value in (None, "") or value is False or (isinstance(value, list) and not any(map(bool, value)))


def _value(value: Any, marks: Highlights, *, in_hand: bool = False) -> str:
    if isinstance(value, dict):
        if all(PLACE.fullmatch(name) for name in value):
            return _grid(value, marks)
        if any(isinstance(each, dict | list) for each in value.values()):
            return _zones(value, marks)
        return "".join([_chip(_told(name, each)) for name, each in value.items() if not _is_nothing(each)])
    if isinstance(value, list):
        counted = Counter([_piece(each) for each in value if not _is_nothing(each)])
        return "".join([_chip(word, number, marks if in_hand else NONE) for word, number in counted.items()])
    return _chip(_piece(value))


def _piece(value: Any) -> str:
    """A piece in a few words: what it is, and what is true of it."""
    if not isinstance(value, dict):
        return _words(value)
    plain = {name: each for name, each in value.items() if not isinstance(each, dict | list)}
    told = [each if isinstance(each, str) else _told(name, each) for name, each in plain.items()]
    return " · ".join([_words(word) for word, each in zip(told, plain.values(), strict=True) if each])


def _told(name: str, value: Any) -> str:
    return _words(name) if value is True else f"{_words(name)} {_words(value)}"


def _words(value: Any) -> str:
    return "yes" if value is True else str(value).replace("_", " ")


def _chip(word: str, number: int = 1, marks: Highlights = NONE) -> str:
    times = f" ×{number}" if number > 1 else ""
    return f'<span class="chip {marks.of(word.replace(" ", "_"))}">{escape(word)}{times}</span>'


def _grid(places: dict[str, Any], marks: Highlights) -> str:
    """Every row and column up to the last one in which something lies, or is about to."""
    known = {*places, *[word for word in (*marks.best, *marks.chosen) if PLACE.fullmatch(word)]}
    rows = [chr(code) for code in range(ord("A"), max([ord(place[0]) for place in known]) + 1)]
    columns = range(1, max([int(place[1]) for place in known]) + 1)
    head = "".join([f"<th>{column}" for column in columns])
    lines = [
        f"<tr><th>{row}{''.join([_cell(f'{row}{column}', places, marks) for column in columns])}"
        for row in rows
    ]
    return f'<table class="grid"><tr><td>{head}{"".join(lines)}</table>'


def _cell(place: str, places: dict[str, Any], marks: Highlights) -> str:
    piece = dict(places.get(place) or {})
    seat = piece.pop("seat", None)
    style = "" if seat is None else f' style="background: {colour(seat)}; color: #fff"'
    return f'<td class="{marks.of(place)}"{style}>{escape(_piece(piece))}'
