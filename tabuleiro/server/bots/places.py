"""Places: one process gives out the places to think of all, so that people come first wherever they are."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from typing import Final, NamedTuple

from tabuleiro.server.bots.queue import Asker, Recall, Urgency
from tabuleiro.server.peers.peers import Peers
from tabuleiro.server.peers.wire import Given, Left, PeerWire, PlaceMessage, Recalled, Wanted

WHAT: Final = "places to think"
"""What they are called where homes are found; a table's home is found by its id."""

GiveOut = Callable[[Asker, Recall | None], AbstractAsyncContextManager[float]]
"""Waits for one of this process' own places; its value is the seconds to think."""


class Wish(NamedTuple):
    """A place that was asked for at another process, or is held there."""

    wire: PeerWire
    turn: asyncio.Future[float | None]
    recall: Recall | None


class SharedPlaces:
    """Asks the process that gives out the places, or gives them out."""

    def __init__(self, peers: Peers, own: GiveOut) -> None:
        self._peers: Final = peers
        self._own: Final = own
        self._numbers: Final = itertools.count()
        self._wanted: Final[dict[int, Wish]] = {}
        self._given: Final[dict[tuple[PeerWire, int], asyncio.Task[None]]] = {}
        peers.heard_of_places.append(self._heard)
        peers.lost.append(self._lost)

    @asynccontextmanager
    async def place(self, asker: Asker, recall: Recall | None = None) -> AsyncIterator[float]:
        """A place and the seconds for it; if the process that gives them out ends, the next one is asked."""
        while (wire := self._peers.wire_to(WHAT)) is not None:
            number = next(self._numbers)
            try:
                seconds = await self._turn(wire, number, asker, recall)
                if seconds is not None:
                    yield seconds
                    return
            finally:
                self._wanted.pop(number, None)
                wire.send(Left(number))
        async with self._own(asker, recall) as seconds:
            yield seconds

    def _turn(
        self, wire: PeerWire, number: int, asker: Asker, recall: Recall | None
    ) -> asyncio.Future[float | None]:
        turn: asyncio.Future[float | None] = asyncio.get_running_loop().create_future()
        self._wanted[number] = Wish(wire, turn, recall)
        wire.send(Wanted(number, asker.rank, asker.source))
        return turn

    def _heard(self, wire: PeerWire, message: PlaceMessage) -> None:
        if isinstance(message, Wanted):
            self._given[wire, message.number] = asyncio.create_task(self._give(wire, message))
        elif isinstance(message, Left):
            self._take_back(wire, message.number)
        elif (wish := self._wanted.get(message.number)) is not None:
            _answered(wish, message)

    async def _give(self, wire: PeerWire, wanted: Wanted) -> None:
        """Keep a place for another process until that leaves it, which ends this task."""
        recall = partial(wire.send, Recalled(wanted.number)) if wanted.rank == Urgency.AHEAD else None
        async with self._own(Asker(Urgency(wanted.rank), wanted.source), recall) as seconds:
            wire.send(Given(wanted.number, seconds))
            await asyncio.Event().wait()

    def _take_back(self, wire: PeerWire, number: int) -> None:
        task = self._given.pop((wire, number), None)
        if task is not None:
            task.cancel()

    def _lost(self, wire: PeerWire) -> None:
        """Whoever was at the other end needs no places any more, and gives none."""
        for wish in self._wanted.values():
            if wish.wire is wire and not wish.turn.done():
                wish.turn.set_result(None)
        for key in [key for key in self._given if key[0] is wire]:
            self._take_back(*key)


def _answered(wish: Wish, message: Given | Recalled) -> None:
    if isinstance(message, Recalled):
        assert wish.recall is not None, "only who can be recalled is"
        wish.recall()
    elif not wish.turn.done():
        wish.turn.set_result(message.seconds)
