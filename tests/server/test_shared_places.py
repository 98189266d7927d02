"""Places to think of several processes: one of them gives them out, and no one is lost with it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from tabuleiro.server.bots.places import WHAT, SharedPlaces
from tabuleiro.server.bots.queue import Asker, FairQueue, Recall, Urgency
from tabuleiro.server.peers.peers import Peers
from tests.server.client import WAIT, eventually


class Process:
    """What of a server process has to do with places to think: it has one of its own."""

    def __init__(self, name: str) -> None:
        self.peers = Peers(name)
        self.queue = FairQueue(1)
        self.places = SharedPlaces(self.peers, self._own)
        self._open = AsyncExitStack()

    @asynccontextmanager
    async def _own(self, asker: Asker, recall: Recall | None) -> AsyncIterator[float]:
        async with self.queue.place(asker, recall):
            yield 1.0

    async def listen(self) -> None:
        await self._open.enter_async_context(self.peers.listening())

    async def end(self) -> None:
        await self._open.aclose()


@asynccontextmanager
async def processes() -> AsyncIterator[tuple[Process, Process]]:
    """Two that know each other: the one that gives out the places, and the other."""
    both = Process("one"), Process("two")
    for each in both:
        await each.listen()
    both[0].peers.meet("two", both[1].peers.address)

    async def met() -> bool:
        return all(each.peers.number == 2 for each in both)

    await eventually(met)
    giver = both[0] if both[0].peers.is_home(WHAT) else both[1]
    other = both[1] if giver is both[0] else both[0]
    async with asyncio.timeout(WAIT):
        yield giver, other
    for each in both:
        await each.end()


async def hold(process: Process, asker: Asker, name: str, order: list[str], end: asyncio.Event) -> None:
    async with process.places.place(asker):
        order.append(name)
        await end.wait()


async def waiting(process: Process, number: int) -> None:
    async def found() -> bool:
        return len(process.queue) == number

    await eventually(found)


async def test_there_is_one_place_for_both_processes_and_people_come_first() -> None:
    order: list[str] = []
    ends = {name: asyncio.Event() for name in ("first", "bots here", "bots there", "person there")}
    async with processes() as (giver, other):
        wishes = [
            (other, Asker(Urgency.NOBODY, "a"), "first"),
            (giver, Asker(Urgency.NOBODY, "b"), "bots here"),
            (other, Asker(Urgency.NOBODY, "c"), "bots there"),
            (other, Asker(Urgency.PERSON, "d"), "person there"),
        ]
        tasks = []
        for number, (process, asker, name) in enumerate(wishes):
            tasks.append(asyncio.create_task(hold(process, asker, name, order, ends[name])))
            if number:
                await waiting(giver, number)
            else:
                await eventually_in(order, "first")
        for end in ends.values():
            end.set()
        await asyncio.gather(*tasks)
    assert ["first", "person there", "bots here", "bots there"] == order


async def eventually_in(order: list[str], name: str) -> None:
    async def found() -> bool:
        return name in order

    await eventually(found)


@pytest.mark.parametrize("ends", [0, 1], ids=["giver", "other"])
async def test_who_waits_gets_a_place_when_the_process_that_holds_it_ends(ends: int) -> None:
    order: list[str] = []
    end = asyncio.Event()
    async with processes() as both:
        giver, _ = both
        holds, waits = both[ends], both[1 - ends]
        first = asyncio.create_task(hold(holds, Asker(Urgency.NOBODY, "a"), "first", order, end))
        await eventually_in(order, "first")
        second = asyncio.create_task(hold(waits, Asker(Urgency.NOBODY, "b"), "second", order, end))
        await waiting(giver, 1)
        holds.peers.leave()
        await eventually_in(order, "second")
        end.set()
        await asyncio.gather(first, second)
    assert ["first", "second"] == order


async def test_who_gives_up_waiting_at_another_process_lets_others_pass() -> None:
    order: list[str] = []
    end = asyncio.Event()
    async with processes() as (giver, other):
        first = asyncio.create_task(hold(giver, Asker(Urgency.NOBODY, "a"), "first", order, end))
        await eventually_in(order, "first")
        leaving = asyncio.create_task(hold(other, Asker(Urgency.PERSON, "b"), "leaving", order, end))
        await waiting(giver, 1)
        leaving.cancel()
        await waiting(giver, 0)
        end.set()
        await asyncio.gather(first, leaving, return_exceptions=True)
    assert ["first"] == order


@pytest.mark.parametrize("thinks", [0, 1], ids=["giver", "other"])
async def test_a_thought_ahead_gives_way_to_a_person_at_another_process(thinks: int) -> None:
    order: list[str] = []
    end = asyncio.Event()

    async def think_ahead(process: Process) -> None:
        this = asyncio.current_task()
        assert this is not None
        async with process.places.place(Asker(Urgency.AHEAD, "a"), this.cancel):
            order.append("ahead")
            await asyncio.Event().wait()

    async with processes() as both:
        ahead = asyncio.create_task(think_ahead(both[thinks]))
        await eventually_in(order, "ahead")
        person = asyncio.create_task(hold(both[1 - thinks], Asker(Urgency.PERSON, "b"), "person", order, end))
        await eventually_in(order, "person")
        end.set()
        await asyncio.gather(ahead, person, return_exceptions=True)
        assert ahead.cancelled()
