"""How much one server holds: files, seats of one person, and the check of tables after a start."""

from __future__ import annotations

import asyncio
import resource
from typing import Any

import pytest

from tabuleiro.server import upkeep
from tabuleiro.server.errors import TooMany
from tabuleiro.server.process.limits import OTHER_FILES, room_for_sockets
from tests.server.client import ME, OPEN, Player, eventually
from tests.server.embedded import EmbeddedPostgres
from tests.server.inside import opened
from tests.server.running import GENEROUS, RunningServer


def test_connections_leave_files_for_everything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    set_to: list[Any] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, 1024))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: set_to.append(limits))
    assert 1024 - OTHER_FILES == room_for_sockets()
    assert [(1024, 1024)] == set_to


async def test_a_full_server_says_so(sqlite_url: str) -> None:
    async with opened(sqlite_url) as house:
        house.room.taken["all"] = int(house.room.most)
        with pytest.raises(TooMany, match="connections to this server"), house.room.one("all"):
            pass


async def test_one_person_has_one_seat_among_strangers(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui:
        table = (await ana.create(ME, OPEN, OPEN, visibility="public"))["id"]
        await ana.post(f"/api/tables/{table}/seats/1", expect=403)
        await rui.post(f"/api/tables/{table}/seats/1")
        await rui.post(f"/api/tables/{table}/seats/2", expect=403)
        body = {"game": "orchard", "seats": [ME, ME, OPEN], "visibility": "public"}
        assert "one seat" in (await ana.post("/api/tables", body, expect=400))["message"]


async def test_several_seats_of_one_person_are_seen_by_all_where_the_table_allows_them(
    server: RunningServer,
) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui, Player(server.url) as eva:
        made = await ana.create(ME, OPEN, OPEN, visibility="public", several_seats=True)
        for seat in (1, 2):
            await rui.post(f"/api/tables/{made['id']}/seats/{seat}")
        for anybody in (ana, rui, eva):
            seen = await anybody.get(f"/api/tables/{made['id']}")
            assert [None, None, 1] == [seat["with_seat"] for seat in seen["seats"]]
            assert seen["several_seats"]


class SmallHall:
    """Two tables in play, of which one is in memory already."""

    stored: Any

    def __init__(self) -> None:
        self.stored = self

    async def playing(self) -> list[str]:
        return ["known", "unknown"]

    def is_home(self, _: str) -> bool:
        return True

    def has(self, table_id: str) -> bool:
        return table_id == "known"


async def test_tables_are_checked_in_a_tenth_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    rests: list[float] = []

    async def slow(*_: object) -> None:
        await asyncio.sleep(0.02)

    async def rest(_: object, seconds: float) -> bool:
        rests.append(seconds)
        return True

    monkeypatch.setattr(upkeep, "_inspect", slow)
    monkeypatch.setattr(upkeep, "pause", rest)
    hall: Any = SmallHall()
    await upkeep.inspect(hall, asyncio.Event())
    assert rests[0] < 0.02
    assert rests[1] >= 9 * 0.02


async def test_any_process_tells_what_all_have_measured(postgres: EmbeddedPostgres) -> None:
    server = RunningServer(postgres.new_database(), "--processes", "2", *GENEROUS)
    async with Player(server.url) as ana:
        for _ in range(20):
            async with Player(server.url) as one:
                await one.get("/api/me")

        async def counted() -> bool:
            text = (await ana.http.get("/metrics")).text
            found = [line for line in text.splitlines() if line.startswith("tabuleiro_request_seconds_count")]
            return bool(sum(float(line.split()[1]) for line in found) >= 20)

        await eventually(counted)
    await asyncio.to_thread(server.stop)
