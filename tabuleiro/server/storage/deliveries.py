"""Deliveries: messages to the programs of visitors, owed until they arrive."""

from __future__ import annotations

import secrets
import time
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import bindparam, select
from sqlalchemy.sql import Executable

from tabuleiro.server.storage.schema import DELIVERIES, VISITORS
from tabuleiro.server.wire.http import HookBody


class DeliveryRow(Struct, kw_only=True):
    id: str
    visitor: str
    body: str
    due: int
    attempts: int
    created: int


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


def delivery(visitor: str, body: HookBody, moment: int) -> dict[str, Any]:
    """Its id begins with the time, so that deliveries can be sorted by it."""
    text = msgspec.json.encode(body).decode()
    number = f"{time.time_ns():016x}{secrets.token_hex(4)}"
    return {"delivery": number, "owed_to": visitor, "body": text, "time": moment, "attempts": 0}
