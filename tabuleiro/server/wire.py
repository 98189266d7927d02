"""Wire: every JSON shape that goes in or out, over HTTP and over WebSocket."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
ChatText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]
Key: TypeAlias = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Secret: TypeAlias = Annotated[str, Meta(min_length=20, max_length=100, pattern=r"^[A-Za-z0-9_-]+$")]
Code: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
ClockSeconds: TypeAlias = Annotated[int, Meta(ge=5, le=30 * 86400)]
JsonObject: TypeAlias = dict[str, Any]


class Incoming(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a client sends; an unknown field is a mistake of its author and refused."""


class Refusal(Struct, kw_only=True):
    """Why a request was not carried out: an id for programs and a sentence for people."""

    kind: str
    message: str


# Games and visitors.


class OptionInfo(Struct, kw_only=True):
    name: str
    kind: str
    default: Any
    about: str


class GameInfo(Struct, kw_only=True):
    key: str
    title: str
    rules: str
    seats: list[int]
    options: list[OptionInfo]
    levels: list[str]


class Me(Struct, kw_only=True):
    """The visitor behind the cookie; `known` is false before the first request that needs one."""

    known: bool
    name: str
    hook: str | None = None


class Rename(Incoming):
    name: Name


class HookRequest(Incoming):
    url: Annotated[str, Meta(min_length=8, max_length=500, pattern=r"^https?://")]


class Hook(Struct, kw_only=True):
    """The secret signs every delivery; it is shown once."""

    url: str
    secret: str


class Link(Struct, kw_only=True):
    """A secret to put behind `#` in a link or into the body of `POST /api/join`; never into a path."""

    secret: str
    seat: int | None = None
    expires: int | None = None


class Join(Incoming):
    secret: Secret
    name: Name | None = None


# Tables.

Status: TypeAlias = Literal["open", "playing", "over", "halted", "closed"]
Visibility: TypeAlias = Literal["public", "private"]


class SeatPlan(Incoming):
    """Who shall sit here: the creator, a bot, somebody with a link, or whoever comes first."""

    kind: Literal["me", "bot", "invited", "open"]
    level: str | None = None
    name: Name | None = None


class NewTable(Incoming):
    game: str
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    options: JsonObject = {}
    name: Name | None = None
    visibility: Visibility = "private"
    hints: bool = True
    clock: ClockSeconds | None = None
    stand_in: str | None = None
    seed: Annotated[int, Meta(ge=0, lt=1 << 62)] | None = None
    my_name: Name | None = None


class SeatInfo(Struct, kw_only=True):
    """`level` names the bot that plays the seat; `away` says that it stands in for the person."""

    seat: int
    kind: Literal["open", "invited", "person", "bot"]
    name: str
    level: str | None
    away: bool


class TableInfo(Struct, kw_only=True):
    id: str
    game: str
    rules: str
    name: str
    options: JsonObject
    status: Status
    visibility: Visibility
    hints: bool
    clock: int | None
    stand_in: str
    seats: list[SeatInfo]
    mine: list[int]
    owner: bool
    number: int
    moves: int
    round: int
    to_act: int | None
    deadline: int | None
    result: list[JsonObject] | None
    notice: str | None
    rematch: str | None
    forked_from: str | None
    created: int
    changed: int


class TableCreated(Struct, kw_only=True):
    table: TableInfo
    links: list[Link]


class Joined(Struct, kw_only=True):
    """What the secret opened: a seat, a place to watch from, or your own tables on a further device."""

    what: Literal["seat", "watch", "device"]
    table: TableInfo | None = None
    seat: int | None = None


class Take(Incoming):
    name: Name | None = None


class Start(Incoming):
    """`fill` names the level of the bots that take the seats still free."""

    fill: str | None = None


class Invite(Incoming):
    """A link for one seat, or with null for watching."""

    seat: SeatNumber | None = None


class Leave(Incoming):
    """Leave one seat, or all of one's own with null."""

    seat: SeatNumber | None = None


class Replace(Incoming):
    level: str | None = None


class Fork(Incoming):
    """The position after `move` moves, as `seat` knows it while the game is running."""

    move: Annotated[int, Meta(ge=0)] | None = None
    seat: SeatNumber | None = None


class ImportLog(Incoming):
    log: Annotated[str, Meta(max_length=2_000_000)]
    name: Name | None = None


# Play.


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
    "replaced", "returned", "resumed", "halted", "rematched", "closed",
]  # fmt: skip


class Choices(Struct, kw_only=True):
    """For the seat to act: each option explained, and what else one might expect with the reason why not."""

    options: list[JsonObject]
    impossible: list[JsonObject]


class Update(Struct, tag_field="type", tag="update", kw_only=True, omit_defaults=True):
    """One numbered thing that happened, as this viewer may know it.

    `view` replaces what the client has, `patch` changes it; `code` is there for the seat that acted only.
    """

    number: int
    kind: UpdateKind
    at: int
    moves: int
    seat: int | None = None
    code: str | None = None
    by: str | None = None
    text: str | None = None
    events: list[JsonObject] = []
    patch: list[PatchStep] = []
    view: JsonObject | None = None
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
    view: JsonObject | None
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
    events: list[JsonObject]
    view: JsonObject
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
