"""Upkeep: what a server process does by itself, whether anybody asks or not."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from tabuleiro.core.errors import Refused
from tabuleiro.server.bots.player import BotPlayer
from tabuleiro.server.errors import Conflict
from tabuleiro.server.process import metrics
from tabuleiro.server.process.breathe import pause
from tabuleiro.server.storage.rows import now
from tabuleiro.server.tables import absence, seating
from tabuleiro.server.tables.hall import Hall
from tabuleiro.server.tables.served import ServedTable

LOOP_CHECKED_EVERY: Final = 0.1
CLOCKS_EVERY: Final = 1.0
BOTS_EVERY: Final = 1.0
SEATS_EVERY: Final = 20.0
"""Much less than anybody is waited for."""
FORGOTTEN_AFTER: Final = 1
"""Seconds after which a bot's turn that nobody plays is taken over."""

REST: Final = 9.0
"""How much longer than it took to check a table nothing is checked after it."""

log = structlog.get_logger()


async def watch_the_loop(hall: Hall, closing: asyncio.Event) -> None:
    """Measure how late the event loop comes, and let go of idle tables."""
    began = time.perf_counter()
    while await pause(closing, LOOP_CHECKED_EVERY):
        metrics.LAG.observe(max(0.0, time.perf_counter() - began - LOOP_CHECKED_EVERY))
        hall.sweep()
        began = time.perf_counter()


async def watch_the_seats(hall: Hall, closing: asyncio.Event) -> None:
    """Note who is at the tables, which is what absence is told by."""
    while await pause(closing, SEATS_EVERY):
        await absence.saw(hall.stored, hall.tables)


async def watch_the_clocks(hall: Hall, closing: asyncio.Event) -> None:
    """Let a bot take over wherever somebody's time has run out."""

    async def time_out(table: ServedTable) -> None:
        head = table.head
        if head.deadline is not None and head.deadline < now() and head.to_act is not None:
            await seating.replace(hall.ledger, table, head.to_act, None, "clock")

    async def look(table_id: str) -> None:
        await hall.change(table_id, time_out)

    await _repeat(hall.stored.overdue, look, CLOCKS_EVERY, closing)


async def watch_the_bots(hall: Hall, bots: BotPlayer, closing: asyncio.Event) -> None:
    """Play the turns of bots whose process has gone, also those from before a restart."""

    async def forgotten() -> list[str]:
        waiting = await hall.stored.waiting_for_bots(now() - FORGOTTEN_AFTER)
        return [table_id for table_id in waiting if hall.is_home(table_id)]

    async def look(table_id: str) -> None:
        async with hall.at(table_id) as table:
            bots.consider(table)

    await _repeat(forgotten, look, BOTS_EVERY, closing)


async def inspect(hall: Hall, closing: asyncio.Event) -> None:
    """Read every table in play once, so that one that must be resumed is resumed before its players come.

    Whoever comes before that has their table read at once: this takes a tenth of the time and waits the rest.
    """
    began, ids = time.perf_counter(), list[str]()
    try:
        ids = await hall.stored.playing()
    except Refused as error:
        log.error("tables in play not checked", error=str(error))
    for table_id in ids:
        start = time.perf_counter()
        if hall.is_home(table_id) and not hall.has(table_id):
            await _carefully(_inspect(hall, table_id), table_id)
        if not await pause(closing, REST * (time.perf_counter() - start)):
            return
    log.info("tables in play checked", tables=len(ids), seconds=round(time.perf_counter() - began, 2))


async def _inspect(hall: Hall, table_id: str) -> None:
    async with hall.at(table_id) as table:
        pass
    hall.let_go(table)


async def _repeat(
    tables: Callable[[], Awaitable[list[str]]],
    look: Callable[[str], Awaitable[None]],
    every: float,
    closing: asyncio.Event,
) -> None:
    while await pause(closing, every):
        try:
            found = await tables()
        except Refused as error:
            log.warning("upkeep waits", reason=str(error))
            continue
        for table_id in found:
            await _carefully(look(table_id), table_id)


async def _carefully(work: Awaitable[None], table_id: str) -> None:
    """One table must not keep the others from being looked after."""
    try:
        await work
    except (Refused, Conflict) as error:
        log.warning("table not looked after", table=table_id, reason=str(error))
    except Exception:
        metrics.FAULTS.labels("upkeep").inc()
        log.exception("table not looked after", table=table_id)
