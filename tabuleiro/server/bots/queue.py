"""Queue: whose bot thinks next: where somebody waits before where nobody does, then in fair shares."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from enum import IntEnum
from typing import Final, NamedTuple, TypeAlias

MOST_REMEMBERED: Final = 10_000


class Urgency(IntEnum):
    """Who is waiting for the thought."""

    PERSON = 0
    ABSENT = 1
    NOBODY = 2
    REVIEW = 3
    AHEAD = 4
    """Nobody yet: it is a thought about what may be asked later, and gives way to all others."""


Recall: TypeAlias = Callable[[], object]
"""Breaks off a thought whose place somebody else waits for."""


class Asker(NamedTuple):
    """For whom a bot thinks; `source` stands for the address from which the table was made."""

    rank: Urgency
    source: str


class Waiting(NamedTuple):
    asker: Asker
    order: int
    turn: asyncio.Future[None]


class FairQueue:
    """So many places to think; each address gets as many turns as another."""

    def __init__(self, places: int) -> None:
        self.places: Final = places
        self._free = places
        self._waiting: Final[list[Waiting]] = []
        self._thinking: Final[list[Asker]] = []
        self._recalls: Final[list[Recall]] = []
        self._orders: Final = itertools.count()
        self._turns: dict[str, int] = {}
        """Turns that each address has had; one that was away begins where the others are."""
        self._clock = 0

    def __len__(self) -> int:
        """How many wait."""
        return len(self._waiting)

    def crowd(self, asker: Asker) -> float:
        """How many thoughts there are for each place, of those that this one has to share with."""
        asking = [*self._thinking, *(each.asker for each in self._waiting)]
        return max(1.0, sum(each.rank <= asker.rank for each in asking) / self.places)

    @asynccontextmanager
    async def place(self, asker: Asker, recall: Recall | None = None) -> AsyncIterator[None]:
        """A place to think, when it is this one's turn; with a `recall` until another needs it."""
        await self._turn(asker)
        self._thinking.append(asker)
        if recall is not None:
            self._recalls.append(recall)
        try:
            yield
        finally:
            self._thinking.remove(asker)
            if recall in self._recalls:
                self._recalls.remove(recall)
            self._free += 1
            self._call()

    async def _turn(self, asker: Asker) -> None:
        waiting = Waiting(asker, next(self._orders), asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._call()
        if not waiting.turn.done() and asker.rank < Urgency.AHEAD and self._recalls:
            self._recalls.pop()()
        try:
            await waiting.turn
        except asyncio.CancelledError:
            self._give_back(waiting)
            raise

    def _give_back(self, waiting: Waiting) -> None:
        """Whoever does not want to think any more lets others pass."""
        if waiting in self._waiting:
            self._waiting.remove(waiting)
        else:
            self._free += 1
            self._call()

    def _call(self) -> None:
        while self._free and self._waiting:
            called = min(self._waiting, key=self._precedence)
            self._waiting.remove(called)
            self._free -= 1
            self._count(called.asker.source)
            if not called.turn.done():
                called.turn.set_result(None)

    def _precedence(self, waiting: Waiting) -> tuple[int, int, int]:
        """Tables of one address come in their order, as each asks for one thought after the other."""
        return waiting.asker.rank, self._had(waiting.asker.source), waiting.order

    def _had(self, source: str) -> int:
        return max(self._clock, self._turns.get(source, 0))

    def _count(self, source: str) -> None:
        self._clock = self._had(source)
        self._turns[source] = self._clock + 1
        if len(self._turns) > MOST_REMEMBERED:
            self._turns = {each: turns for each, turns in self._turns.items() if turns > self._clock}
