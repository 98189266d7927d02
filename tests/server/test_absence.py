"""A bot plays for somebody else only when they are away, and never keeps them out."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import select, update

from tabuleiro.server.house import House
from tabuleiro.server.storage.database import database_at
from tabuleiro.server.storage.rows import now
from tabuleiro.server.storage.schema import DELIVERIES, ENTRIES, SIGHTINGS
from tabuleiro.server.tables.absence import saw
from tabuleiro.server.tables.watch import Watcher
from tests.server.client import ME, OPEN, Player
from tests.server.inside import InsidePlayer, look, opened
from tests.server.running import RunningServer
from tests.server.test_hooks import set_deadline


async def two_people(ana: Player, rui: Player, **more: Any) -> str:
    table = (await ana.create(ME, OPEN, visibility="public", options={"first": 1}, **more))["id"]
    await rui.post(f"/api/tables/{table}/seats/1")
    return f"/api/tables/{table}/seats/1"


def id_in(path: str) -> str:
    return path.split("/")[3]


async def pass_time(url: str, seconds: int) -> None:
    """Everything happened so much earlier."""
    database = database_at(url)
    await database.write(update(ENTRIES).values(at=ENTRIES.c.at - seconds))
    await database.write(update(SIGHTINGS).values(seen=SIGHTINGS.c.seen - seconds))
    await database.close()


async def test_nobody_plays_for_somebody_who_is_connected(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui:
        path = await two_people(ana, rui)
        async with rui.live(id_in(path), seat=1):
            await pass_time(server.database, 10_000)
            assert "here" in (await ana.post(f"{path}/replace", expect=409))["message"]


async def test_somebody_who_has_gone_is_waited_for_as_long_as_the_table_says(database_url: str) -> None:
    async with opened(database_url) as house:
        ana, rui = InsidePlayer(house), InsidePlayer(house)
        path = await two_people(ana, rui, absent_after=600)
        assert 600 == (await ana.get(f"/api/tables/{id_in(path)}"))["absent_after"]
        await pass_time(database_url, 500)
        assert "after 600" in (await ana.post(f"{path}/replace", expect=409))["message"]
        await pass_time(database_url, 200)
        assert (await ana.post(f"{path}/replace"))["seats"][1]["away"]


async def connected_elsewhere(house: House, table_id: str, visitor: str) -> None:
    """What another process notes of somebody who is connected to it."""
    table = await look(house, table_id)
    there = Watcher(visitor, 1)
    table.watchers.add(there)
    await saw(house.stored, [table])
    await saw(house.stored, [table])
    table.watchers.discard(there)


async def test_who_is_connected_to_another_process_is_not_absent(database_url: str) -> None:
    async with opened(database_url) as house:
        ana, rui = InsidePlayer(house), InsidePlayer(house)
        path = await two_people(ana, rui)
        await pass_time(database_url, 10_000)
        visitor = (await look(house, id_in(path))).seats[1].visitor
        assert visitor is not None
        await connected_elsewhere(house, id_in(path), visitor)
        await ana.post(f"{path}/replace", expect=409)


async def test_whoever_returns_cannot_be_replaced_again_at_once(sqlite_url: str) -> None:
    async with opened(sqlite_url) as house:
        ana, rui = InsidePlayer(house), InsidePlayer(house)
        path = await two_people(ana, rui, stand_in="random")
        await pass_time(sqlite_url, 10_000)
        await ana.post(f"{path}/replace")
        assert not (await rui.post(f"{path}/return"))["seats"][1]["away"]
        await ana.post(f"{path}/replace", expect=409)


async def test_the_owner_does_not_choose_a_weak_bot_for_another(sqlite_url: str) -> None:
    async with opened(sqlite_url) as house:
        ana, rui = InsidePlayer(house), InsidePlayer(house)
        made = await ana.create(ME, OPEN, game="san-juan", visibility="public", stand_in="novice")
        path = f"/api/tables/{made['id']}/seats/1"
        await rui.post(path)
        await pass_time(sqlite_url, 10_000)
        assert "novice" == (await ana.post(f"{path}/replace", {"level": "random"}))["seats"][1]["level"]


async def test_the_absent_one_is_told(sqlite_url: str) -> None:
    async with opened(sqlite_url) as house:
        ana, rui = InsidePlayer(house), InsidePlayer(house)
        path = await two_people(ana, rui)
        await rui.put("/api/me/hook", {"url": "http://127.0.0.1:9/"})
        await pass_time(sqlite_url, 10_000)
        await ana.post(f"{path}/replace")
        owed = await house.database.rows(select(DELIVERIES.c.body))
        assert any('"replaced"' in row["body"] for row in owed)


async def test_when_the_clock_is_out_nobody_is_waited_for(sqlite_url: str) -> None:
    async with opened(sqlite_url) as house:
        ana, rui = InsidePlayer(house), InsidePlayer(house)
        path = await two_people(ana, rui, clock=86400)
        await set_deadline(house, id_in(path), now() - 1)
        answer = await ana.http.post(f"{path}/replace", json={})
        # The clock's own keeper may have been quicker.
        assert answer.status_code == 200 or "no person is playing" in answer.text


@pytest.mark.parametrize("patience", [0, 59, 10**9])
async def test_patience_has_limits(server: RunningServer, patience: int) -> None:
    body = {"game": "orchard", "seats": [ME, OPEN], "absent_after": patience}
    async with Player(server.url) as ana:
        assert "absent_after" in (await ana.post("/api/tables", body, expect=400))["message"]
