"""Thinkers: the worker processes in which bots think."""

from __future__ import annotations

import asyncio
import itertools
import multiprocessing
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from typing import Final, ParamSpec, TypeVar

import structlog

from tabuleiro import compiled
from tabuleiro.server.bots.places import SharedPlaces
from tabuleiro.server.bots.queue import Asker, FairQueue, Recall, Urgency
from tabuleiro.server.bots.thinking import prepare, think, think_ahead
from tabuleiro.server.errors import Unavailable
from tabuleiro.server.peers.peers import Peers
from tabuleiro.server.process import metrics
from tabuleiro.server.settings import Settings
from tabuleiro.table.thinking import Answer, Question, any_answer

P = ParamSpec("P")
T = TypeVar("T")

PATIENCE: Final = 60.0
"""Seconds beyond its budget after which a bot is no longer waited for."""
LEAST_BUDGET: Final = {Urgency.PERSON: 0.1, Urgency.ABSENT: 0.05, Urgency.NOBODY: 0.02, Urgency.REVIEW: 0.02}
"""Seconds that a bot has even when many wait: it thinks shorter before anybody waits longer."""
MOST_AHEAD: Final = 256
"""Thoughts ahead that can be told apart; there are never more of them than places."""

log = structlog.get_logger()


class Thinkers:
    """A pool of worker processes that is made anew when one of them dies or does not come to an end."""

    def __init__(self, settings: Settings, peers: Peers) -> None:
        self._settings: Final = settings
        self._engine = compiled.when_made()
        self._context: Final = multiprocessing.get_context("spawn")
        self._given_up: Final = self._context.RawArray("b", MOST_AHEAD)
        """Shared with the processes: which of the thoughts ahead nobody wants any more."""
        self._ahead: Final = itertools.count()
        self._pool = self._new_pool()
        self.queue: Final = FairQueue(settings.bot_processes)
        self._places: Final = SharedPlaces(peers, self._own_place)
        self._closed = False

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._settings.bot_processes,
            mp_context=self._context,
            initializer=prepare,
            initargs=(self._settings.game_modules, self._given_up),
        )

    @asynccontextmanager
    async def place(self, asker: Asker, recall: Recall | None = None) -> AsyncIterator[float]:
        """A place to think and the seconds for it, the fewer the more of them wait."""
        began = time.perf_counter()
        async with self._places.place(asker, recall) as seconds:
            metrics.BOT_WAITS.labels(asker.rank.name.lower()).observe(time.perf_counter() - began)
            yield seconds

    @asynccontextmanager
    async def _own_place(self, asker: Asker, recall: Recall | None) -> AsyncIterator[float]:
        async with self.queue.place(asker, recall):
            yield self._budget(asker)

    def _budget(self, asker: Asker) -> float:
        if asker.rank is Urgency.AHEAD:
            return self._settings.bot_seconds  # whoever is asked for it later shall have thought as long
        least = min(LEAST_BUDGET[asker.rank], self._settings.bot_seconds)
        return max(least, self._settings.bot_seconds / self.queue.crowd(asker))

    async def ask(self, question: Question, seconds: float) -> Answer:
        """The answer of a bot; any option where it fails."""
        began = time.perf_counter()
        try:
            answer = await self.run(seconds + PATIENCE, think, question, seconds)
        except Unavailable:
            raise
        except Exception:
            # A bot is somebody's experiment: the game goes on without it.
            log.exception("a bot failed", game=question.game, level=question.level)
            metrics.FAULTS.labels("thinking").inc()
            return any_answer(question)
        metrics.THOUGHTS.labels(question.level).observe(time.perf_counter() - began)
        return answer

    async def ask_ahead(self, question: Question, seconds: float) -> Answer:
        """The answer of a bot that nobody waits for; cancelled, it is no longer thought about."""
        number = next(self._ahead) % MOST_AHEAD
        self._given_up[number] = False
        try:
            return await self.run(seconds + PATIENCE, think_ahead, question, seconds, number)
        except asyncio.CancelledError:
            self._given_up[number] = True
            raise

    async def run(self, patience: float, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Let a worker process do something that ends within so many seconds."""
        self._take_new_engine()
        pool = self._pool
        try:
            # Asking may start a process, for which nobody else should have to wait.
            doing = await asyncio.to_thread(pool.submit, work, *given, **named)
            return await asyncio.wait_for(asyncio.wrap_future(doing), patience)
        except (Exception, asyncio.CancelledError) as error:
            if self._closed:
                raise Unavailable("the server is stopping") from None
            if isinstance(error, (BrokenProcessPool, TimeoutError)):
                self._renew(pool)
            raise

    def _take_new_engine(self) -> None:
        """Let new processes think once the engine is compiled; the former end with their last thought."""
        made = compiled.when_made()
        if made != self._engine and not self._closed:
            self._engine, self._pool = made, self._new_pool()

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
