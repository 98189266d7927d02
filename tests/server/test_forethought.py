"""Bots of a table think while a person does, for nobody's loss."""

from __future__ import annotations

import asyncio
import time

import pytest

from tabuleiro.server.bots import player
from tabuleiro.server.bots.queue import Asker, Urgency
from tabuleiro.server.house import House
from tabuleiro.server.tables.served import ServedTable
from tabuleiro.server.tables.watch import Watcher
from tests.server.client import BOT, ME, eventually
from tests.server.inside import InsidePlayer, act, look, opened

STRONG = {**BOT, "level": "strong"}


async def at_a_choice(house: House, bot: dict[str, str]) -> ServedTable:
    """A table of San Juan at which a person chooses a role before a bot does."""
    made = await InsidePlayer(house).create(ME, bot, game="san-juan", options={"governor": 0})
    table = await look(house, made["id"])

    async def persons_turn() -> bool:
        return table.head.to_act == 0

    await eventually(persons_turn)
    return table


def come(house: House, table: ServedTable) -> Watcher:
    watcher = Watcher(table.seats[0].visitor, 0)
    table.watchers.add(watcher)
    house.forethought.consider(table)
    return watcher


async def thought_through(table: ServedTable) -> None:
    async def done() -> bool:
        return table.foreseeing is not None and table.foreseeing.done()

    await eventually(done)


async def test_a_bot_answers_at_once_what_it_has_foreseen(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(sqlite_url, bot_processes=1, bot_seconds=0.05) as house:
        table = await at_a_choice(house, STRONG)
        come(house, table)
        await thought_through(table)
        thoughts: list[object] = []
        monkeypatch.setattr(player.BotPlayer, "_thought", lambda *asked: thoughts.append(asked))
        moves = table.head.moves
        await act(house, table.id, 0, "take prospector")

        async def persons_turn_again() -> bool:
            return table.head.moves > moves + 1 and table.head.to_act == 0

        await eventually(persons_turn_again)
        assert [] == thoughts


async def test_nobody_waits_for_a_thought_ahead(sqlite_url: str) -> None:
    async with opened(sqlite_url, bot_processes=1, bot_seconds=30.0) as house:
        table = await at_a_choice(house, STRONG)
        await house.thinkers.run(30, time.sleep, 0)  # its process has begun
        come(house, table)
        await asyncio.sleep(0.3)
        assert table.foreseeing is not None
        assert not table.foreseeing.done()
        began = time.perf_counter()
        async with house.thinkers.place(Asker(Urgency.PERSON, "another")):
            await house.thinkers.run(30, time.sleep, 0)
            assert time.perf_counter() - began < 5


@pytest.mark.parametrize("reason", ["nobody is there", "a quick bot", "somebody has left"])
async def test_bots_think_ahead_only_for_who_is_there_and_would_wait(sqlite_url: str, reason: str) -> None:
    async with opened(sqlite_url, bot_processes=1, bot_seconds=0.05) as house:
        table = await at_a_choice(house, BOT if reason == "a quick bot" else STRONG)
        if reason != "nobody is there":
            watcher = come(house, table)
            assert (reason == "somebody has left") == (table.foreseeing is not None)
            table.watchers.discard(watcher)
        house.forethought.consider(table)
        assert table.foreseeing is None
