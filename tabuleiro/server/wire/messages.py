"""Messages: what goes over the WebSocket of a table, beyond what the table itself says."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from tabuleiro.server.wire.coach import (
    Again,
    AskBlunder,
    AskChances,
    AskComparison,
    Blunder,
    Comparison,
    OwnProspect,
    Reason,
    TableChances,
)
from tabuleiro.server.wire.http import Code, FromSeat, Incoming, Key, SeatNumber
from tabuleiro.table.shapes import JsonObject, Status, Update, Welcome

ChatText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]


class Act(FromSeat, tag_field="do", tag="act"):
    """`after` is the number of the last update the client had seen; a later one makes the action stale."""

    code: Code
    after: int | None = None


class Undo(FromSeat, tag_field="do", tag="undo"):
    pass


class Say(Incoming, tag_field="do", tag="say"):
    key: Key
    text: ChatText


class AskHint(FromSeat, tag_field="do", tag="hint"):
    again: Again = 0


class Look(Incoming, tag_field="do", tag="look"):
    """Change the seat one looks from (null: as a spectator); answered by a new welcome."""

    seat: SeatNumber | None


class Ping(Incoming, tag_field="do", tag="ping"):
    pass


Asked: TypeAlias = AskHint | AskComparison | AskChances | AskBlunder
"""What a bot's process thinks about."""
FromClient: TypeAlias = Act | Undo | Say | Asked | Look | Ping


class Accepted(Struct, tag_field="type", tag="accepted", kw_only=True):
    """What was asked under this key is committed as this number."""

    key: str
    number: int


class NotAccepted(Struct, tag_field="type", tag="refused", kw_only=True):
    """What was asked under this key was not done; without a key the frame itself could not be read."""

    key: str | None
    kind: str
    message: str


class Hint(Struct, tag_field="type", tag="hint", kw_only=True):
    """What a bot would choose; where the game has a judge, the best three options, best first.

    `reasons` say what the best brings that the second does not, `tried` how often options were played on.
    """

    key: str
    code: str
    reason: str
    facts: JsonObject
    options: list[OwnProspect]
    reasons: list[Reason]
    tried: int


class Presence(Struct, tag_field="type", tag="presence", kw_only=True):
    """Seats whose player is connected, and how many others watch."""

    seats: list[int]
    watching: int


class Busy(Struct, tag_field="type", tag="busy", kw_only=True):
    """The bot to act waits until others have thought."""


class Thinking(Struct, tag_field="type", tag="thinking", kw_only=True):
    """The bot to act has begun to think, and so many seconds are left to it."""

    seconds: float


class Pong(Struct, tag_field="type", tag="pong", kw_only=True):
    pass


FROM_SERVER: Final = (
    *(Welcome, Update, Accepted, NotAccepted, Presence, Busy, Thinking, Pong),
    *(Hint, Comparison, TableChances, Blunder),
)
"""All that a client may hear, told apart by `type`."""


# Beside the WebSocket.


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
    away: list[int]
    """Seats of yours that a bot plays until you return."""
    deadline: int | None
