"""Practising: what visitors have solved and what they are asked again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Select, delete, insert, select

from tabuleiro.coach.practice import Practised
from tabuleiro.server.storage.database import Database
from tabuleiro.server.storage.rows import now
from tabuleiro.server.storage.schema import PRACTICE, REVIEWS, SEATS, TABLES


class KeptPractice:
    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def of(self, visitor: str) -> Practised:
        found = await self._database.first(_row(visitor))
        return Practised() if found is None else _practice(found["record"])

    async def change(self, visitor: str, change: Callable[[Practised], None]) -> Practised:
        """Write what the change makes of it; two changes at once come one after the other."""

        def work(connection: Connection) -> Practised:
            before = connection.execute(_row(visitor).with_for_update()).scalar()
            practice = Practised() if before is None else _practice(before)
            change(practice)
            row = {"record": msgspec.json.encode(practice.to_json()).decode(), "changed": now()}
            connection.execute(delete(PRACTICE).where(PRACTICE.c.visitor == visitor))
            connection.execute(insert(PRACTICE).values(visitor=visitor, **row))
            return practice

        return await self._database.transact(work)

    async def reviewed(self, visitor: str, game: str) -> list[tuple[str, int]]:
        """The tables of this game whose reviews are ready, each with the visitor's seat."""
        query = (
            select(SEATS.c.table, SEATS.c.seat)
            .join(TABLES, TABLES.c.id == SEATS.c.table)
            .join(REVIEWS, REVIEWS.c.table == SEATS.c.table)
            .where(SEATS.c.visitor == visitor, TABLES.c.game == game, REVIEWS.c.status == "ready")
            .order_by(SEATS.c.table, SEATS.c.seat)
        )
        rows = [(row["table"], row["seat"]) for row in await self._database.rows(query)]
        tables = [table for table, _ in rows]
        # Whoever has all seats of a table in one hand may say which moments to ask again.
        return [(table, seat) for table, seat in rows if tables.count(table) == 1]


def _row(visitor: str) -> Select[Any]:
    return select(PRACTICE.c.record).where(PRACTICE.c.visitor == visitor)


def _practice(text: str) -> Practised:
    return Practised(msgspec.json.decode(text))
