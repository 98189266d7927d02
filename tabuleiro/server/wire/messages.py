"""Messages: what goes over the WebSocket of a table, and how the same things are shown afterwards."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct

from tabuleiro.server.wire.http import Incoming, SeatNumber, Status, TableInfo
from tabuleiro.table.shapes import Event, Explanation, Impossible, JsonObject, View

ChatText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]
Key: TypeAlias = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Code: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]


class PatchStep(Struct):
    """One step of a JSON Patch (RFC 6902): only add, remove and replace are used."""

    op: Literal["add", "remove", "replace"]
    path: str
    value: Any = UNSET


class Act(Incoming, tag_field="do", tag="act"):
    """`after` is the number of the last update the client had seen; a later one makes the action stale."""

    key: Key
    seat: SeatNumber
    code: Code
    after: int | None = None


class Undo(Incoming, tag_field="do", tag="undo"):
    key: Key
    seat: SeatNumber


class Say(Incoming, tag_field="do", tag="say"):
    key: Key
    text: ChatText


class AskHint(Incoming, tag_field="do", tag="hint"):
    key: Key
    seat: SeatNumber


class Look(Incoming, tag_field="do", tag="look"):
    """Change the seat one looks from (null: as a spectator); answered by a new welcome."""

    seat: SeatNumber | None


class Ping(Incoming, tag_field="do", tag="ping"):
    pass


FromClient: TypeAlias = Act | Undo | Say | AskHint | Look | Ping

UpdateKind: TypeAlias = Literal[
    "created", "joined", "left", "renamed", "seated", "started", "acted", "undone", "said",
    "replaced", "returned", "resumed", "redrawn", "halted", "rematched", "closed",
]  # fmt: skip


class Choices(Struct, kw_only=True):
    """For the seat to act: each option explained, and what else one might expect with the reason why not."""

    options: list[Explanation]
    impossible: list[Impossible]


class Entry(Struct, kw_only=True):
    """One numbered thing that happened at a table."""

    number: int
    kind: UpdateKind
    at: int
    moves: int
    seat: int | None = None
    code: str | None = None
    text: str | None = None


class Update(Entry, tag_field="type", tag="update", kw_only=True, omit_defaults=True):
    """An entry as this viewer may know it.

    `view` replaces what the client has, `patch` changes it; `code` is there for the seat that acted only.
    """

    by: str | None = None
    events: list[Event] = []
    patch: list[PatchStep] = []
    view: View | None = None
    table: TableInfo | None = None
    to_act: int | None = None
    deadline: int | None = None
    can_undo: bool = False
    choices: Choices | None = None


class Welcome(Struct, tag_field="type", tag="welcome", kw_only=True):
    """The first message: the table and, unless the client continues from a number, the view at `number`."""

    number: int
    seat: int | None
    table: TableInfo
    view: View | None
    can_undo: bool
    choices: Choices | None


class Accepted(Struct, tag_field="type", tag="accepted", kw_only=True):
    """What was asked under this key is committed as this number."""

    key: str
    number: int


class Refused(Struct, tag_field="type", tag="refused", kw_only=True):
    """What was asked under this key was not done; without a key the frame itself could not be read."""

    key: str | None
    kind: str
    message: str


class Hint(Struct, tag_field="type", tag="hint", kw_only=True):
    key: str
    code: str
    reason: str
    facts: JsonObject


class Presence(Struct, tag_field="type", tag="presence", kw_only=True):
    """Seats whose player is connected, and how many others watch."""

    seats: list[int]
    watching: int


class Pong(Struct, tag_field="type", tag="pong", kw_only=True):
    pass


FromServer: TypeAlias = Welcome | Update | Accepted | Refused | Hint | Presence | Pong


# Replay.


class MoveView(Struct, kw_only=True):
    """The position after so many moves as a viewer saw it, and the move that led there."""

    move: int
    moves: int
    number: int
    seat: int | None
    code: str | None
    events: list[Event]
    view: View
    reason: str | None = None
    facts: JsonObject = {}


class History(Struct, kw_only=True):
    """All updates after `since`, oldest first; `more` says that there are further ones."""

    updates: list[Update]
    more: bool


class RoundScores(Struct, kw_only=True):
    round: int
    move: int
    points: list[int]


class Scores(Struct, kw_only=True):
    rounds: list[RoundScores]


class LogText(Struct, kw_only=True):
    log: str


class TurnNotice(Struct, kw_only=True):
    """One line of the event stream of a visitor: a table where something changed."""

    table: str
    name: str
    game: str
    status: Status
    number: int
    my_turn: bool
    deadline: int | None
