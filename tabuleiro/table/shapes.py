"""Shapes: the JSON that everybody at a table is sent, each shape described once."""

from __future__ import annotations

from typing import Any, Final, TypeAlias, TypedDict

JsonObject: TypeAlias = dict[str, Any]
"""Any object; the exact type of `core.codec` contains itself, which no description of shapes can follow."""

# What the engine says of a position.


class Event(TypedDict):
    """What happened, as the viewer may know it: the facts stand beside kind and seat."""

    kind: str
    seat: int | None


class Frame(TypedDict):
    """What is still to be done, with its facts; the first of a stack is what is asked now."""

    frame: str
    seat: int


class View(TypedDict):
    """What a viewer may know: the part that all games share, and beside it the zones of the game.

    `legal` holds the codes of the options for the seat to act, and is empty for everybody else.
    """

    game: str
    rules: str
    options: JsonObject
    round: int
    ended_by: str
    seat: int | None
    to_act: int | None
    legal: list[str]
    stack: list[Frame]
    players: list[JsonObject]


OPEN: Final = (Event, Frame, View)
"""The shapes that have further fields, which depend on the game."""


class PricePart(TypedDict):
    """A term of a price; `of` names the piece it comes from."""

    part: str
    amount: int
    of: str | None


class Gain(TypedDict):
    """What an option brings to a seat, now or at the end of the game: from `least` to `amount`."""

    seat: int
    gain: str
    amount: int
    least: int
    of: str | None
    at_end: bool


class Explanation(TypedDict):
    """An option: what it costs (now, at least and at most) and brings, and the clause that allows it."""

    code: str
    clause: str
    price: list[PricePart]
    total: int | None
    least: int | None
    most: int | None
    unit: str
    gains: list[Gain]
    facts: JsonObject


class Impossible(TypedDict):
    """What a player would expect to be able to do, and why not."""

    code: str
    reason: str
    clause: str
    facts: JsonObject


class ScoreItem(TypedDict):
    """A line of a score sheet, with what it was counted from."""

    kind: str
    points: int
    facts: JsonObject


class Standing(TypedDict):
    """A seat's place: points, then the tie-breaks in their order."""

    seat: int
    place: int
    points: int
    tie_break: list[int]
    items: list[ScoreItem]
