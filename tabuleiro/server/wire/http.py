"""HTTP: the JSON shapes of requests and answers; `messages` has those of play."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from tabuleiro.table.shapes import JsonObject, TableInfo, Visibility

LONGEST_NAME: Final = 40

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Secret: TypeAlias = Annotated[str, Meta(min_length=20, max_length=100, pattern=r"^[A-Za-z0-9_-]+$")]
Key: TypeAlias = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Code: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
ClockSeconds: TypeAlias = Annotated[int, Meta(ge=5, le=30 * 86400)]

Patience: TypeAlias = Annotated[int, Meta(ge=60, le=30 * 86400)]
"""Seconds without a connection after which somebody is absent."""
PATIENCE: Final = 300


class Incoming(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a client sends; an unknown field is a mistake of its author and refused."""


class FromSeat(Incoming):
    """What the player of a seat sends; the answer has its key."""

    key: Key
    seat: SeatNumber


class Refusal(Struct, kw_only=True):
    """Why a request was not carried out: an id for programs and a sentence for people."""

    kind: str
    message: str


# Games and visitors.


class OptionInfo(Struct, kw_only=True):
    """One setting of a table; `kind` says what a form should offer, such as flag, seat, seats or pack."""

    name: str
    kind: str
    default: Any
    about: str
    chosen: bool = False
    """The default is a wish of whoever started the server, and stands before what a browser remembers."""


class GameInfo(Struct, kw_only=True):
    key: str
    title: str
    rules: str
    seats: list[int]
    options: list[OptionInfo]
    levels: list[str]
    judged: bool
    """Whether positions are judged: without that there are no chances, comparisons, reviews or puzzles."""
    texts: list[str]
    """The languages of the texts that the game brings along."""


class GameTexts(Struct, kw_only=True):
    """A catalogue of Fluent messages whose ids begin with the game's key."""

    texts: str


class Me(Struct, kw_only=True):
    """The visitor behind the cookie; `known` is false before the first request that needs one."""

    known: bool
    name: str
    hook: str | None = None
    before: str | None = None
    """Who this browser was before it became another's device, and may be again."""


class Rename(Incoming):
    name: Name


class HookRequest(Incoming):
    url: Annotated[str, Meta(min_length=8, max_length=500, pattern=r"^https?://[!-~]+$")]


class Hook(Struct, kw_only=True):
    """The secret signs every delivery; it is shown once."""

    url: str
    secret: str


class HookAnswer(Struct, kw_only=True):
    """What a hook answered to a test: its status, or why there was no answer."""

    status: int | None
    reason: str | None


class HookBody(Struct, kw_only=True):
    """What an address of a visitor is called with."""

    event: Literal["turn", "started", "over", "replaced", "test"]
    table: str
    name: str
    game: str
    seat: int | None
    moves: int
    deadline: int | None


class Link(Struct, kw_only=True):
    """A secret to put behind `#` of `/join` or `/device` or into the body of a request; never into a path."""

    secret: str
    seat: int | None = None
    expires: int | None = None


class Join(Incoming):
    secret: Secret
    name: Name | None = None


# Further devices.


class UseDeviceLink(Incoming):
    secret: Secret


class DeviceOffer(Struct, kw_only=True):
    """Whose device this one would be, and who it is now."""

    name: str
    present: str | None


class DeviceAsked(Struct, kw_only=True):
    """The secret with which the device asks what was said."""

    claim: str


class ClaimDevice(Incoming):
    claim: Secret


class DeviceAnswer(Struct, kw_only=True):
    status: Literal["waiting", "allowed", "refused"]


class AskingDevice(Struct, kw_only=True):
    """A device that wants to be yours; `name` is who it is now, empty for nobody."""

    id: str
    name: str
    expires: int


class DecideDevice(Incoming):
    allow: bool


# Tables.


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
    hints: bool | None = None
    """Help while the game is on; if nothing is said, only where nobody else plays."""
    several_seats: bool = False
    """Where strangers can sit down, one person may have more than one seat; everybody sees it."""
    clock: ClockSeconds | None = None
    stand_in: str | None = None
    absent_after: Patience = PATIENCE
    seed: Annotated[int, Meta(ge=0, lt=1 << 62)] | None = None
    my_name: Name | None = None


class TableCreated(Struct, kw_only=True):
    table: TableInfo
    links: list[Link]


class Joined(Struct, kw_only=True):
    """What the secret opened: a seat, or a place to watch from."""

    what: Literal["seat", "watch"]
    table: TableInfo
    seat: int | None = None


class Invitation(Struct, kw_only=True):
    """What a secret would open, and who made the table."""

    what: Literal["seat", "watch"]
    table: TableInfo
    seat: int | None
    host: str


class Shared(Incoming):
    secret: Secret


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


class Replacement(Incoming):
    """`level` is for the own seat; for somebody else the bot is the one that the table names."""

    level: str | None = None


class Fork(Incoming):
    """The position after `move` moves, as `seat` knows it while the game is running.

    With `bots` you play one seat, `seat` or else your own there, and bots the others; without, you play all.
    """

    move: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None
    seat: SeatNumber | None = None
    bots: bool = False


class ImportLog(Incoming):
    log: Annotated[str, Meta(max_length=2_000_000)]
    name: Name | None = None
