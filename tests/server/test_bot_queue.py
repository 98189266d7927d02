"""Whose bot thinks next: persons first, then fair shares; thinking gets shorter before waiting grows."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from tabuleiro.server.bots import player
from tabuleiro.server.bots.queue import Asker, FairQueue, Urgency
from tabuleiro.server.bots.thinkers import Thinkers
from tabuleiro.server.peers.peers import Peers
from tabuleiro.server.settings import Settings
from tabuleiro.server.tables.served import ServedTable
from tests.server.client import BOT, ME, eventually
from tests.server.inside import InsidePlayer, look, opened


class Course:
    """Asks for places and notes in which order they are given; one place is taken from the start."""

    def __init__(self) -> None:
        self.queue = FairQueue(1)
        self.order: list[str] = []
        self._end = asyncio.Event()
        self._tasks = [asyncio.create_task(self._hold())]

    async def _hold(self) -> None:
        async with self.queue.place(Asker(Urgency.NOBODY, "first")):
            await self._end.wait()

    async def ask(self, name: str, rank: Urgency, source: str) -> asyncio.Task[None]:
        async def think() -> None:
            async with self.queue.place(Asker(rank, source)):
                self.order.append(name)

        task = asyncio.create_task(think())
        self._tasks.append(task)
        await asyncio.sleep(0)
        return task

    async def served(self) -> list[str]:
        self._end.set()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        return self.order


async def test_a_person_comes_before_a_hundred_tables_of_bots() -> None:
    course = Course()
    for number in range(100):
        await course.ask(f"bots {number}", Urgency.NOBODY, "crowd")
    await course.ask("absent", Urgency.ABSENT, "somebody")
    await course.ask("person", Urgency.PERSON, "somebody")
    assert ["person", "absent", "bots 0"] == (await course.served())[:3]


async def test_each_address_has_as_many_turns_as_another() -> None:
    course = Course()
    for number in range(10):
        await course.ask(f"crowd {number}", Urgency.PERSON, "crowd")
    for number in range(3):
        await course.ask(f"alone {number}", Urgency.PERSON, "alone")
    first = (await course.served())[:6]
    assert ["crowd 0", "alone 0", "crowd 1", "alone 1", "crowd 2", "alone 2"] == first


async def test_tables_of_one_address_come_in_their_order() -> None:
    course = Course()
    names = [f"table {number}" for number in range(5)]
    for name in names:
        await course.ask(name, Urgency.PERSON, "one")
    assert names == await course.served()


async def test_whoever_was_away_gets_no_turns_for_that() -> None:
    course = Course()
    for number in range(10):
        await course.ask(f"busy {number}", Urgency.PERSON, "busy")
    await course.served()
    course.order.clear()
    again = Course()
    again.queue = course.queue
    for number in range(3):
        await again.ask(f"new {number}", Urgency.PERSON, "new")
        await again.ask(f"busy {number}", Urgency.PERSON, "busy")
    order = await again.served()
    assert {"new 0", "busy 0"} == set(order[:2])


async def test_who_gives_up_waiting_lets_the_others_pass() -> None:
    course = Course()
    leaving = await course.ask("leaving", Urgency.PERSON, "one")
    await course.ask("staying", Urgency.PERSON, "two")
    leaving.cancel()
    assert ["staying"] == await course.served()


async def test_a_thought_ahead_comes_last_and_gives_way_to_whoever_waits() -> None:
    queue, recalled = FairQueue(1), list[str]()
    end = asyncio.Event()

    async def hold(rank: Urgency, name: str) -> None:
        recall = partial(recalled.append, name) if rank is Urgency.AHEAD else None
        async with queue.place(Asker(rank, name), recall):
            await end.wait()

    tasks = []
    for rank, name, expected in [
        (Urgency.AHEAD, "first", []),
        (Urgency.AHEAD, "second", []),
        (Urgency.REVIEW, "review", ["first"]),
        (Urgency.PERSON, "person", ["first"]),
    ]:
        tasks.append(asyncio.create_task(hold(rank, name)))
        await asyncio.sleep(0)
        assert expected == recalled
    end.set()
    await asyncio.gather(*tasks)


async def test_bots_among_themselves_think_shorter_and_a_person_no_less() -> None:
    thinkers = Thinkers(
        Settings(database="sqlite:///unused.db", bot_processes=1, bot_seconds=1.0), Peers("alone")
    )
    budgets: dict[str, float] = {}
    end = asyncio.Event()

    async def think(name: str, rank: Urgency) -> None:
        async with thinkers.place(Asker(rank, name)) as seconds:
            budgets[name] = seconds
            await end.wait()

    tasks = [asyncio.create_task(think("first", Urgency.NOBODY))]
    await asyncio.sleep(0)
    tasks += [asyncio.create_task(think(f"bots {number}", Urgency.NOBODY)) for number in range(40)]
    tasks.append(asyncio.create_task(think("person", Urgency.PERSON)))
    await asyncio.sleep(0)
    end.set()
    await asyncio.gather(*tasks)
    await thinkers.close()
    assert 1.0 == budgets["person"]
    assert budgets["bots 0"] < 0.05


async def test_a_table_is_told_that_its_bot_waits(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "LONG", 0.05)
    async with opened(sqlite_url, bot_processes=1) as house:
        ana = InsidePlayer(house)
        async with house.thinkers.place(Asker(Urgency.PERSON, "another")):
            table = (await ana.create(ME, BOT, game="san-juan", options={"governor": 1}))["id"]
            told: list[str] = []
            (await look(house, table)).tell_busy = lambda: told.append("busy")  # type: ignore[method-assign]

            async def heard() -> bool:
                return told == ["busy"]

            await eventually(heard)
        assert "tabuleiro_bots_waiting 0" in (await ana.http.get("/metrics")).text


async def test_a_table_is_told_how_long_its_bot_thinks_on(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player, "SOON", 0.0)
    async with opened(sqlite_url, bot_seconds=0.5) as house:
        told: list[float] = []
        monkeypatch.setattr(ServedTable, "tell_thinking", lambda _, seconds: told.append(seconds))
        await InsidePlayer(house).create(ME, BOT, game="san-juan", options={"governor": 1})

        async def heard() -> bool:
            return told[:1] == [0.5]

        await eventually(heard)


async def test_the_source_of_a_table_is_no_address(sqlite_url: str) -> None:
    async with opened(sqlite_url) as house:
        table = (await InsidePlayer(house).create(ME, BOT))["id"]
        source = (await look(house, table)).head.source
        assert source is not None
        assert house.alias("127.0.0.1") == source
        assert "source" not in (await InsidePlayer(house).get("/api/games"))[0]
