"""Player: lets worker processes think and plays what they decide, once for every turn."""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, Protocol

import structlog
from msgspec import structs

from tabuleiro.core.codec import JsonObject
from tabuleiro.core.errors import Refused
from tabuleiro.core.rng import mix
from tabuleiro.server.bots.thinking import Answer, Question, prepare, think
from tabuleiro.server.errors import NotNow, Unavailable
from tabuleiro.server.process import metrics
from tabuleiro.server.settings import Settings
from tabuleiro.server.tables import play
from tabuleiro.server.tables.hall import Hall
from tabuleiro.server.tables.table import Table

PATIENCE: Final = 60.0
"""Seconds beyond its budget after which a bot is no longer waited for."""
LEAST_BUDGET: Final = 0.1
"""Seconds that a bot has even when many wait."""
MOST_MOVES_OF_BOTS: Final = 10_000
"""A game without people that is not over by then is left alone."""
PAUSES: Final = (0.5, 1, 2, 5, 10)
"""Seconds between attempts while the database is away."""

log = structlog.get_logger()


class Turns(Protocol):
    """Says whether this process is the one that plays the bots of a table."""

    async def hold(self, table_id: str) -> bool: ...

    async def release(self, table_id: str) -> None: ...


class Thinkers:
    """A pool of worker processes that is made anew when one of them dies or does not come to an end."""

    def __init__(self, settings: Settings) -> None:
        self._settings: Final = settings
        self._pool = self._new_pool()
        self._places: Final = asyncio.Semaphore(settings.bot_processes)
        self._waiting = 0
        self._closed = False

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._settings.bot_processes,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=prepare,
            initargs=(self._settings.game_modules,),
        )

    async def ask(self, question: Question) -> Answer:
        """The answer of a bot, which thinks the shorter the more of them wait; any option where it fails."""
        self._waiting += 1
        try:
            async with self._places:
                return await self._ask(structs.replace(question, seconds=self._budget()))
        finally:
            self._waiting -= 1

    def _budget(self) -> float:
        crowd = max(1.0, self._waiting / self._settings.bot_processes)
        return max(min(LEAST_BUDGET, self._settings.bot_seconds), self._settings.bot_seconds / crowd)

    async def _ask(self, question: Question) -> Answer:
        pool, began = self._pool, time.perf_counter()
        try:
            # Asking may start a process, for which nobody else should have to wait.
            work = await asyncio.to_thread(pool.submit, think, question)
            answer = await asyncio.wait_for(asyncio.wrap_future(work), question.seconds + PATIENCE)
        except (Exception, asyncio.CancelledError) as error:
            if self._closed:
                raise Unavailable("the server is stopping") from None
            if isinstance(error, asyncio.CancelledError):
                raise
            # A bot is somebody's experiment: the game goes on without it.
            log.exception("a bot failed", game=question.game, level=question.level)
            metrics.FAULTS.labels("thinking").inc()
            if isinstance(error, (BrokenProcessPool, TimeoutError)):
                self._renew(pool)
            return _any_option(question.view)
        metrics.THOUGHTS.labels(question.level).observe(time.perf_counter() - began)
        return answer

    def _renew(self, pool: ProcessPoolExecutor) -> None:
        if pool is self._pool:
            self._pool = self._new_pool()
            _end(pool, wait=False)

    async def close(self) -> None:
        self._closed = True
        await asyncio.to_thread(_end, self._pool, wait=True)


def _end(pool: ProcessPoolExecutor, *, wait: bool) -> None:
    """End the pool with its processes, also those that are thinking."""
    for process in list((pool._processes or {}).values()):  # noqa: SLF001  there is no public way to end a thought
        process.terminate()
    pool.shutdown(wait=wait, cancel_futures=True)


def _dice(table: Table) -> int:
    """A bot's chance: the same seed and the same moves of people give the same game."""
    return mix(mix(table.head.seed or 0) + table.head.moves)


def _any_option(view: JsonObject) -> Answer:
    legal = view["legal"]
    assert isinstance(legal, list)
    return Answer(code=secrets.choice(legal), reason="fallback", facts={})


class BotPlayer:
    """Plays the turns of bots as they come up."""

    def __init__(self, hall: Hall, thinkers: Thinkers, turns: Turns, seconds: float) -> None:
        self._hall: Final = hall
        self._thinkers: Final = thinkers
        self._turns: Final = turns
        self._seconds: Final = seconds
        self._closing = False
        hall.ledger.listeners.append(self.consider)

    def consider(self, table: Table) -> None:
        """Begin to play at a table where a bot is to act."""
        if table.thinking is None and self._may_go_on(table):
            table.thinking = asyncio.create_task(self._play(table))

    def _may_go_on(self, table: Table) -> bool:
        """A bot is to act; bots among themselves, who may never come to an end, are stopped some time."""
        if self._closing or table.bot_to_act() is None:
            return False
        people = not all(seat.played_by_bot for seat in table.seats)
        return people or table.head.moves < MOST_MOVES_OF_BOTS

    async def close(self) -> None:
        """Break off all thoughts; whose turn it is then finds out who starts next."""
        self._closing = True
        await self._thinkers.close()
        thoughts = [table.thinking for table in self._hall.tables if table.thinking is not None]
        await asyncio.gather(*thoughts, return_exceptions=True)

    async def hint(self, table: Table, seat: int) -> Answer:
        """What a bot would do in this seat."""
        if not table.head.hints:
            raise NotNow("this table is played without hints")
        match = play.match_of(table)
        if match.to_act != seat:
            raise NotNow(f"seat {seat} is not to act")
        return await self._thinkers.ask(self._question(table, table.head.stand_in, seat))

    def _question(self, table: Table, level: str, seat: int) -> Question:
        return Question(
            game=table.head.game,
            level=level,
            seed=_dice(table),
            seconds=self._seconds,
            view=table.views[seat],
        )

    async def _play(self, table: Table) -> None:
        try:
            failures = 0
            while self._may_go_on(table) and await self._holds(table):
                try:
                    await self._one_turn(table)
                    failures = 0
                except Refused as refusal:
                    if self._closing:
                        return
                    log.warning("a bot's turn waits", table=table.id, reason=str(refusal))
                    await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
                    failures += 1
        except Exception:  # a fault of the rules or of ours: the table waits, the others go on
            metrics.FAULTS.labels("bots").inc()
            log.exception("a bot's turn failed", table=table.id)
        finally:
            table.thinking = None
            await self._turns.release(table.id)

    async def _holds(self, table: Table) -> bool:
        try:
            return await self._turns.hold(table.id)
        except Refused:
            return True  # the database is away: trying to act will say so and wait

    async def _one_turn(self, table: Table) -> None:
        """Ask the bot with the table unlocked; its answer counts only if nothing has changed meanwhile."""

        async def ask(there: Table) -> tuple[int, Question] | None:
            seat = there.bot_to_act()
            if seat is None:
                return None
            return there.played, self._question(there, seat.level or there.head.stand_in, seat.seat)

        asked = await self._hall.change(table.id, ask)
        if asked is None:
            return
        played, question = asked
        answer = await self._answer(question)

        async def act(there: Table) -> None:
            seat = there.bot_to_act()
            if there.played == played and seat is not None:
                why = (answer.reason, answer.facts)
                await play.act(self._hall.ledger, there, seat.seat, answer.code, why=why)

        await self._hall.change(table.id, act)

    async def _answer(self, question: Question) -> Answer:
        legal = question.view["legal"]
        assert isinstance(legal, list)
        if len(legal) == 1:
            return Answer(code=str(legal[0]), reason="only", facts={})
        return await self._thinkers.ask(question)


class AlwaysMine:
    """The turns of a server that is alone with its database."""

    async def hold(self, table_id: str) -> bool:
        return True

    async def release(self, table_id: str) -> None:
        pass
