"""Forethought: lets bots think about their answers to a person who is still choosing."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from tabuleiro.bots.levels import SEARCHING
from tabuleiro.server.bots.player import asker_of, source_of
from tabuleiro.server.bots.queue import Asker, Urgency
from tabuleiro.server.bots.thinkers import Thinkers
from tabuleiro.server.process import metrics
from tabuleiro.server.tables.hall import Hall
from tabuleiro.server.tables.served import ServedTable
from tabuleiro.table.ahead import Ahead

MOST: Final = 24
"""Thoughts about one position: whoever goes for a walk meanwhile keeps no processor busy."""

log = structlog.get_logger()


class Forethought:
    """Begins to think where a person begins to choose, and leaves off when the position is another."""

    def __init__(self, hall: Hall, thinkers: Thinkers) -> None:
        self._hall: Final = hall
        self._thinkers: Final = thinkers
        self._closing = False
        hall.ledger.listeners.append(self.consider)

    def consider(self, table: ServedTable) -> None:
        """Think about the present position, if a person who is there has to choose in it."""
        if table.foreseeing is not None:
            table.foreseeing.cancel()
            table.foreseeing = None
        if not self._closing and _is_worth_it(table):
            table.foreseeing = asyncio.create_task(Thoughts(table, self._thinkers).go_on())

    async def close(self) -> None:
        self._closing = True
        thoughts = [table.foreseeing for table in self._hall.tables if table.foreseeing is not None]
        for thought in thoughts:
            thought.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)


class Thoughts:
    """About one position, one after the other; each gives up its place when somebody else waits for one."""

    def __init__(self, table: ServedTable, thinkers: Thinkers) -> None:
        self._table: Final = table
        self._thinkers: Final = thinkers
        self._ahead: Ahead | None = None

    async def go_on(self) -> None:
        try:
            for _ in range(MOST):
                if not await self._one():
                    return
        except Exception:  # a bot's experiment or a fault of ours: it is asked again when it has to answer
            metrics.FAULTS.labels("forethought").inc()
            log.exception("a thought ahead failed", table=self._table.id)

    async def _one(self) -> bool:
        """Think once; False if there is nothing more to think about."""
        thought = asyncio.create_task(self._in_place())
        try:
            await asyncio.wait({thought})
        finally:
            thought.cancel()
        if thought.cancelled():
            self._ahead = None  # recalled, with its question open
            return True
        return thought.result()

    async def _in_place(self) -> bool:
        this = asyncio.current_task()
        assert this is not None
        async with self._thinkers.place(Asker(Urgency.AHEAD, source_of(self._table)), this.cancel) as seconds:
            # Only now, so that a server with much to do is not kept from it.
            self._ahead = self._ahead or _ahead(self._table)
            asked = self._ahead.question()
            if asked is None:
                return False
            self._ahead.learn(asked, await self._thinkers.ask_ahead(asked, seconds))
            return True


def _ahead(table: ServedTable) -> Ahead:
    levels = [seat.level or table.head.stand_in if seat.played_by_bot else None for seat in table.seats]
    return Ahead(table, levels, table.foreseen)


def _is_worth_it(table: ServedTable) -> bool:
    """A person who is there chooses, and a bot that thinks for long will answer."""
    if table.match is None or table.head.status != "playing" or table.head.to_act is None:
        return False
    slow = any(seat.played_by_bot and seat.level in SEARCHING for seat in table.seats)
    return slow and table.bot_to_act() is None and asker_of(table).rank is Urgency.PERSON
