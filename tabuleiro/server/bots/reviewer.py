"""Reviewer: has finished games judged by the bots' processes, after everything that is played."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from tabuleiro.coach.findings import Judged, missing
from tabuleiro.coach.review import ReviewPart, judge
from tabuleiro.core.errors import Refused
from tabuleiro.server.bots.player import BotDuty, source_of
from tabuleiro.server.bots.queue import Asker, Urgency
from tabuleiro.server.bots.thinkers import Thinkers
from tabuleiro.server.errors import Conflict, Unavailable, reason_of
from tabuleiro.server.process import metrics
from tabuleiro.server.process.breathe import pause
from tabuleiro.server.storage.reviews import Reviews
from tabuleiro.server.storage.rows import ReviewRow
from tabuleiro.server.tables import loading
from tabuleiro.server.tables.hall import Hall
from tabuleiro.server.tables.served import ServedTable

EVERY: Final = 1.0
"""Seconds after which it is seen that a review is wanted, whichever process was asked."""
LONGEST: Final = 300.0
"""Seconds after which a part is given up."""
TRIES: Final = 3
"""How often a part is begun whose worker died."""

log = structlog.get_logger()


class Reviewer:
    """One game after the other for each that is under way; parts are kept as they come."""

    def __init__(self, hall: Hall, reviews: Reviews, thinkers: Thinkers, turns: BotDuty) -> None:
        self._hall: Final = hall
        self._reviews: Final = reviews
        self._thinkers: Final = thinkers
        self._turns: Final = turns
        self._jobs: Final[dict[str, asyncio.Task[None]]] = {}

    async def run(self, closing: asyncio.Event) -> None:
        """Go on with every review that is under way and at home here, until the house closes."""
        going_on = True
        while going_on:
            try:
                await self._look()
            except Refused as refusal:
                log.warning("reviews wait", reason=str(refusal))
            going_on = await pause(closing, EVERY)
        for job in self._jobs.values():
            job.cancel()
        await asyncio.gather(*self._jobs.values(), return_exceptions=True)

    async def _look(self) -> None:
        for row in await self._reviews.under_way():
            if row.table not in self._jobs and await self._turns.hold(row.table):
                self._jobs[row.table] = asyncio.create_task(self._minded(row))

    async def _minded(self, row: ReviewRow) -> None:
        """One review; a fault ends it with a word, and the others go on."""
        try:
            await self._judge(row)
        except (Unavailable, Conflict) as refusal:
            log.warning("a review waits", table=row.table, reason=str(refusal))
        except Refused as refusal:
            await self._reviews.end(row.table, "failed", str(refusal))
        except Exception as fault:
            log.exception("a review failed", table=row.table)
            metrics.FAULTS.labels("review").inc()
            await self._reviews.end(row.table, "failed", reason_of(fault))
        finally:
            del self._jobs[row.table]
            await self._turns.release(row.table)

    async def _judge(self, row: ReviewRow) -> None:
        async with self._hall.at(row.table) as table:
            text = (await loading.log_of(self._hall.stored, table)).dumps()
        known = await self._reviews.firsts(row.table)
        await self._reviews.begin(row.table, len(known))
        gaps = missing(row.moves, known)
        waiting = [ReviewPart(text, first, row.iterations, row.seed) for first in reversed(gaps)]
        await asyncio.gather(*[self._some(table, waiting) for _ in range(self._thinkers.queue.places)])
        await self._reviews.end(row.table, "ready")

    async def _some(self, table: ServedTable, waiting: list[ReviewPart]) -> None:
        """Part after part, in the order of the game, until none is left or nobody wants them."""
        try:
            while waiting:
                judged = await self._judged(table, waiting.pop())
                if not await self._reviews.add(table.id, judged):
                    break
        finally:
            waiting.clear()

    async def _judged(self, table: ServedTable, part: ReviewPart) -> Judged:
        for _ in range(TRIES - 1):
            try:
                return await self._judged_once(table, part)
            except (OSError, RuntimeError, TimeoutError) as fault:  # a worker that died breaks its pool
                log.warning("a part of a review is judged again", table=table.id, reason=str(fault))
        return await self._judged_once(table, part)

    async def _judged_once(self, table: ServedTable, part: ReviewPart) -> Judged:
        async with self._thinkers.place(Asker(Urgency.REVIEW, source_of(table))):
            return await self._thinkers.run(LONGEST, judge, part)
