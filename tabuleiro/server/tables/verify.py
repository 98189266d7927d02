"""Verify: which stored games the rules of this version would play differently; nothing is changed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Literal

from msgspec import Struct
from sqlalchemy import select

from tabuleiro.server.storage import migrate
from tabuleiro.server.storage.database import BadDatabase, database_at, driver_url
from tabuleiro.server.storage.rows import TableRow
from tabuleiro.server.storage.schema import TABLES
from tabuleiro.server.storage.stored import StoredTables
from tabuleiro.server.tables import loading
from tabuleiro.server.tables.served import ServedTable
from tabuleiro.table.drawing import keeps
from tabuleiro.table.resuming import Diverged, from_position


class Verdict(Struct, kw_only=True):
    """What would become of a table.

    `same`: it replays to its stored position. `resumed`: it would go on from there without its log.
    `halted`: the rules refuse the position. `shown`: it is over and can be looked at but not forked.
    `broken`: its seed is not the one that was promised.
    """

    table: str
    game: str
    rules: str
    status: str
    moves: int
    outcome: Literal["same", "resumed", "halted", "shown", "broken"]
    reason: str


async def verdicts(url: str) -> AsyncIterator[Verdict]:
    """Replay every stored game that has begun."""
    _check_file(url)
    database = database_at(url)
    try:
        await migrate.check(database)
        query = select(TABLES.c.id).where(TABLES.c.status.in_(["playing", "halted", "over"]))
        for row in await database.rows(query.order_by(TABLES.c.id)):
            yield await _verdict(StoredTables(database), row["id"])
    finally:
        await database.close()


def _check_file(url: str) -> None:
    """SQLite would make an empty file where there is none."""
    place = driver_url(url)
    if place.get_backend_name() == "sqlite" and not Path(str(place.database)).is_file():
        raise BadDatabase(f"database: there is no file {place.database}")


async def _verdict(stored: StoredTables, table_id: str) -> Verdict:
    head, position, seats, _ = await stored.head(table_id)
    table = ServedTable(head, seats)
    table.position = position
    reason = ""
    try:
        await loading.check(stored, table)
    except Diverged as diverged:
        reason = str(diverged)
    broken = _broken(head)
    return Verdict(
        table=head.id,
        game=head.game,
        rules=head.rules,
        status=head.status,
        moves=head.moves,
        outcome="broken" if broken else "same" if not reason else _outcome(table),
        reason="the seed is not the one that was promised" if broken else reason,
    )


def _broken(head: TableRow) -> bool:
    """The seed has become another since the table showed its commitment."""
    if head.commitment is None:
        return False
    return head.seed is None or head.salt is None or not keeps(head.commitment, head.seed, head.salt)


def _outcome(table: ServedTable) -> Literal["resumed", "halted", "shown"]:
    if table.head.status == "over":
        return "shown"
    try:
        from_position(table, loading.stored_position(table))
    except Diverged:
        return "halted"
    return "resumed"
