"""Shapes: the JSON that everybody at a table is sent, each shape described once."""

from __future__ import annotations

from typing import Any, Final, Literal, NotRequired, TypeAlias, TypedDict

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


class Income(TypedDict):
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
    gains: list[Income]
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


# The table and those who sit there.

Status: TypeAlias = Literal["open", "playing", "over", "halted", "closed"]
Visibility: TypeAlias = Literal["public", "private"]


class SeatInfo(TypedDict):
    """`level` names the bot that plays the seat; `away` says that it stands in for the person.

    `with_seat` is the first seat of the same person, if that is another one.
    """

    seat: int
    kind: Literal["open", "invited", "person", "bot"]
    name: str
    level: str | None
    away: bool
    with_seat: int | None


class Draw(TypedDict):
    """Where the seed of a table comes from: the server, or the creator who plays against nobody else.

    `commitment` is the SHA-256 of "seed:salt"; both are there when the game is over, the seed as text.
    """

    by: Literal["server", "creator"]
    commitment: str | None
    seed: str | None
    salt: str | None


class Aid(TypedDict):
    """How often a seat was helped where other people play: by hints, by trying out, by a bot standing in."""

    seat: int
    hints: int
    forks: int
    stand_ins: int


class TableInfo(TypedDict):
    """A table as one visitor sees it: `mine` are the visitor's seats, times are seconds since 1970.

    `absent_after` is how many seconds somebody is waited for who is not connected.
    `hints` allows hints, trying out positions and a bot for oneself while the game is on.
    `several_seats` lets one person sit down on several open seats.
    """

    id: str
    game: str
    rules: str
    name: str
    options: JsonObject
    status: Status
    visibility: Visibility
    hints: bool
    several_seats: bool
    clock: int | None
    stand_in: str
    absent_after: int | None
    seats: list[SeatInfo]
    mine: list[int]
    owner: bool
    number: int
    moves: int
    round: int
    to_act: int | None
    deadline: int | None
    result: list[Standing] | None
    aids: list[Aid]
    notice: str | None
    rematch: str | None
    forked_from: str | None
    draw: Draw | None
    created: int
    changed: int


# What happens there.

EntryKind: TypeAlias = Literal[
    "created", "joined", "left", "renamed", "seated", "started", "acted", "undone", "said",
    "helped", "replaced", "returned", "resumed", "redrawn", "halted", "rematched", "unwatched", "closed",
]  # fmt: skip


class PatchStep(TypedDict):
    """One step of a JSON Patch (RFC 6902): only add, remove and replace are used."""

    op: Literal["add", "remove", "replace"]
    path: str
    value: NotRequired[Any]


class Choices(TypedDict):
    """For the seat to act: each option explained, and what else one might expect with the reason why not."""

    options: list[Explanation]
    impossible: list[Impossible]


class Update(TypedDict):
    """An entry as one viewer may know it; a field that says nothing is left out.

    `view` replaces what the client has, `patch` changes it; `code` is there for the seat that acted only.
    """

    type: Literal["update"]
    number: int
    kind: EntryKind
    at: int
    moves: int
    seat: NotRequired[int]
    code: NotRequired[str]
    by: NotRequired[str]
    text: NotRequired[str]
    events: NotRequired[list[Event]]
    patch: NotRequired[list[PatchStep]]
    view: NotRequired[View]
    table: NotRequired[TableInfo]
    to_act: NotRequired[int]
    deadline: NotRequired[int]
    can_undo: NotRequired[bool]
    choices: NotRequired[Choices]


class Welcome(TypedDict):
    """The first message: the table and, unless the client continues from a number, the view at `number`."""

    type: Literal["welcome"]
    number: int
    seat: int | None
    table: TableInfo
    view: View | None
    can_undo: bool
    choices: Choices | None


# Looking back.


class MoveView(TypedDict):
    """The position after so many moves as a viewer saw it, and the move that led there."""

    move: int
    moves: int
    number: int
    seat: int | None
    code: str | None
    events: list[Event]
    view: View
    reason: str | None
    facts: JsonObject


class History(TypedDict):
    """All updates after a number, oldest first; `more` says that there are further ones."""

    updates: list[Update]
    more: bool


class RoundScores(TypedDict):
    """The points of all seats when a round had ended."""

    round: int
    move: int
    points: list[int]


class MovePoints(TypedDict):
    """The points that a seat had more, or fewer, after a move of its own."""

    move: int
    seat: int
    points: int


class Scores(TypedDict):
    """The course of a game that is over.

    Of a game that the rules of today cannot replay there are no `gains`.
    """

    rounds: list[RoundScores]
    gains: list[MovePoints]
