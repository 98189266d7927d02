"""Owed: what players' own programs are told of a turn, a start or an end; signed, owed until it arrives."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import bindparam, select
from sqlalchemy.sql import Executable

from tabuleiro.server.storage.rows import TableRow
from tabuleiro.server.storage.schema import DELIVERIES, VISITORS
from tabuleiro.server.tables.served import ServedTable


class HookBody(Struct, kw_only=True):
    """The body of a delivery."""

    event: Literal["turn", "started", "over", "test"]
    table: str
    name: str
    game: str
    seat: int | None
    moves: int
    deadline: int | None


OWE: Final[Executable] = DELIVERIES.insert().from_select(
    ["id", "visitor", "body", "due", "attempts", "created"],
    select(
        bindparam("delivery"),
        VISITORS.c.id,
        bindparam("body"),
        bindparam("time"),
        bindparam("attempts"),
        bindparam("time"),
    ).where(VISITORS.c.id == bindparam("owed_to"), VISITORS.c.hook_url.is_not(None)),
)
"""Nothing is owed to a visitor without a hook."""


def owed(table: ServedTable, head: TableRow) -> list[dict[str, Any]]:
    """What absent visitors of a table are to be told when this row becomes true."""
    here = {watcher.visitor for watcher in table.watchers}
    told: list[dict[str, Any]] = []
    for visitor, body in _news(table, head):
        if visitor not in here:
            told.append(delivery(visitor, body, head.changed))
    return told


def delivery(visitor: str, body: HookBody, moment: int) -> dict[str, Any]:
    """Its id begins with the time, so that deliveries can be sorted by it."""
    text = msgspec.json.encode(body).decode()
    number = f"{time.time_ns():016x}{secrets.token_hex(4)}"
    return {"delivery": number, "owed_to": visitor, "body": text, "time": moment, "attempts": 0}


def _news(table: ServedTable, head: TableRow) -> list[tuple[str, HookBody]]:
    before = table.head
    if before.status == "playing" and head.status == "over":
        return [(visitor, _body("over", head, None)) for visitor in table.visitors()]
    if head.status != "playing" or head.bot_turn or head.to_act is None:
        return []
    if before.status == "playing" and before.to_act == head.to_act:
        return []
    visitor = table.seats[head.to_act].visitor
    event: Literal["turn", "started"] = "turn" if before.status == "playing" else "started"
    return [] if visitor is None else [(visitor, _body(event, head, head.to_act))]


def _body(event: Literal["turn", "started", "over"], head: TableRow, seat: int | None) -> HookBody:
    return HookBody(
        event=event,
        table=head.id,
        name=head.name,
        game=head.game,
        seat=seat,
        moves=head.moves,
        deadline=head.deadline,
    )


def signature(secret: str, moment: int, body: str) -> str:
    """The value of the header `Tabuleiro-Signature`."""
    code = hmac.new(secret.encode(), f"{moment}.{body}".encode(), hashlib.sha256).hexdigest()
    return f"t={moment},v1={code}"
