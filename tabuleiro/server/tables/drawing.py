"""Drawing: where the chance of a served table comes from, and what is shown of it."""

from __future__ import annotations

import secrets
from typing import Any, Final

from tabuleiro.server.errors import BadRequest
from tabuleiro.server.storage.rows import TableRow
from tabuleiro.server.wire.http import NewTable
from tabuleiro.table.drawing import SEED_BITS, commitment_of
from tabuleiro.table.shapes import Draw

SALT_BYTES: Final = 32


def drawn() -> dict[str, Any]:
    """A seed of the server with the salt that hides it, both from the operating system."""
    seed, salt = secrets.randbits(SEED_BITS), secrets.token_hex(SALT_BYTES)
    return {"seed": seed, "drawn_by": "server", "salt": salt, "commitment": commitment_of(seed, salt)}


def wished(new: NewTable) -> dict[str, Any]:
    """The seed that the creator wants, which is for tables where nobody else can sit."""
    if new.seed is None:
        return drawn()
    if any(plan.kind in ("open", "invited") for plan in new.seats):
        raise BadRequest("seed: with other people at the table the server draws it")
    return {"seed": new.seed, "drawn_by": "creator"}


def shown(head: TableRow) -> Draw | None:
    """What may be known of the draw; the seed of the server only when the game is over."""
    if head.drawn_by is None:
        return None
    opened = head.status == "over" and head.salt is not None
    return {
        "by": "server" if head.drawn_by == "server" else "creator",
        "commitment": head.commitment,
        "seed": str(head.seed) if opened else None,
        "salt": head.salt if opened else None,
    }
