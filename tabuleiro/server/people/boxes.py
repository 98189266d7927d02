"""Boxes: the component packs that visitors enter from the boxes they own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Select, delete, insert, select

from tabuleiro.server.storage.database import Database
from tabuleiro.server.storage.rows import now
from tabuleiro.server.storage.schema import BOXES
from tabuleiro.table.shapes import JsonObject


class Boxes:
    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def of(self, visitor: str, game: str) -> JsonObject | None:
        """What the visitor has entered so far."""
        found = await self._database.first(_row(visitor, game))
        return None if found is None else _source(found["source"])

    async def change(
        self, visitor: str, game: str, change: Callable[[JsonObject | None], JsonObject]
    ) -> JsonObject:
        """Write what the change makes of it; two changes at once come one after the other."""

        def work(connection: Connection) -> JsonObject:
            before = connection.execute(_row(visitor, game).with_for_update()).scalar()
            after = change(None if before is None else _source(before))
            row = {"source": msgspec.json.encode(after).decode(), "changed": now()}
            connection.execute(delete(BOXES).where(BOXES.c.visitor == visitor, BOXES.c.game == game))
            connection.execute(insert(BOXES).values(visitor=visitor, game=game, **row))
            return after

        return await self._database.transact(work)


def _row(visitor: str, game: str) -> Select[Any]:
    return select(BOXES.c.source).where(BOXES.c.visitor == visitor, BOXES.c.game == game)


def _source(text: str) -> JsonObject:
    return msgspec.json.decode(text, type=JsonObject)
