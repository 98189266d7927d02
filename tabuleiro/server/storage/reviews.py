"""Reviews: which games are to be judged, and what has been found, part by part."""

from __future__ import annotations

from typing import Any, Final

from msgspec import structs
from sqlalchemy import Connection, delete, insert, select, update

from tabuleiro.coach.findings import Judged
from tabuleiro.server.storage.database import Database
from tabuleiro.server.storage.rows import ReviewRow, now, pack, row_from, unpack
from tabuleiro.server.storage.schema import REVIEW_PARTS, REVIEWS

UNDER_WAY: Final = ("queued", "running")


class Reviews:
    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def of(self, table: str) -> ReviewRow | None:
        found = await self._database.first(select(REVIEWS).where(REVIEWS.c.table == table))
        return None if found is None else row_from(ReviewRow, found)

    async def under_way(self) -> list[ReviewRow]:
        """Those that somebody has to go on with, whoever began them."""
        query = select(REVIEWS).where(REVIEWS.c.status.in_(UNDER_WAY)).order_by(REVIEWS.c.begun)
        return [row_from(ReviewRow, row) for row in await self._database.rows(query)]

    async def ask(self, row: ReviewRow) -> None:
        """Note that a review is wanted; what was found before is kept if it was looked for as hard."""

        def work(connection: Connection) -> None:
            known = connection.execute(
                select(REVIEWS).where(REVIEWS.c.table == row.table).with_for_update()
            ).mappings()
            before = known.first()
            if before is None:
                connection.execute(insert(REVIEWS), structs.asdict(row))
                return
            if any(before[name] != getattr(row, name) for name in ("version", "iterations", "seed", "moves")):
                connection.execute(delete(REVIEW_PARTS).where(REVIEW_PARTS.c.table == row.table))
            connection.execute(
                update(REVIEWS).where(REVIEWS.c.table == row.table).values(structs.asdict(row))
            )

        await self._database.transact(work)

    async def begin(self, table: str, parts: int) -> None:
        """Note that it is being judged from now on, and how many parts were found before."""
        await self._set(table, status="running", begun=now(), begun_with=parts)

    async def end(self, table: str, status: str, reason: str | None = None) -> None:
        """Note how it ended, unless it was stopped meanwhile."""
        await self._set(table, status=status, reason=reason)

    async def _set(self, table: str, **values: Any) -> None:
        under_way = REVIEWS.c.status.in_(UNDER_WAY)
        await self._database.write(
            update(REVIEWS).where(REVIEWS.c.table == table, under_way).values(**values)
        )

    async def add(self, table: str, judged: Judged) -> bool:
        """Keep a part; the answer says whether the review is still wanted."""

        def work(connection: Connection) -> bool:
            query = select(REVIEWS.c.status).where(REVIEWS.c.table == table).with_for_update()
            if connection.execute(query).scalar() not in UNDER_WAY:
                return False
            connection.execute(
                delete(REVIEW_PARTS).where(
                    REVIEW_PARTS.c.table == table, REVIEW_PARTS.c.first == judged.first
                )
            )
            found = pack(judged.assessments)
            connection.execute(insert(REVIEW_PARTS), {"table": table, "first": judged.first, "found": found})
            return True

        return await self._database.transact(work)

    async def firsts(self, table: str) -> set[int]:
        """Which parts have been found."""
        query = select(REVIEW_PARTS.c.first).where(REVIEW_PARTS.c.table == table)
        return {row["first"] for row in await self._database.rows(query)}

    async def judged(self, table: str) -> list[Judged]:
        """All parts that have been found."""
        query = select(REVIEW_PARTS).where(REVIEW_PARTS.c.table == table).order_by(REVIEW_PARTS.c.first)
        rows = await self._database.rows(query)
        return [Judged(row["first"], unpack(row["found"], list[dict[str, Any]])) for row in rows]
