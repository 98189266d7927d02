"""What many ask for at the same moment happens once, and everybody is answered."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

import httpx

from tests.server.client import BOT, ME, OPEN, Player, new_key
from tests.server.running import RunningServer

TWO = (ME, {"kind": "me", "name": "Rui"})


async def statuses(*requests: Awaitable[httpx.Response]) -> list[int]:
    return sorted(answer.status_code for answer in await asyncio.gather(*requests))


async def test_of_many_actions_for_one_turn_one_is_accepted(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        table = await ana.create(*TWO, options={"first": 0})
        path, act = f"/api/tables/{table['id']}/do", {"do": "act", "seat": 0, "code": "draw"}
        body = {**act, "after": table["number"]}
        found = await statuses(*[ana.http.post(path, json={**body, "key": new_key()}) for _ in range(12)])
        assert [200] + [409] * 11 == found


async def test_one_link_seats_one_visitor(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        table = await ana.create(ME, OPEN, OPEN)
        link = (await ana.post(f"/api/tables/{table['id']}/invite", {"seat": 1}))["secret"]
        guests = [Player(server.url) for _ in range(6)]
        found = await statuses(*[guest.http.post("/api/join", json={"secret": link}) for guest in guests])
        for guest in guests:
            await guest.http.aclose()
        assert (200, 1) == (found[0], found.count(200))
        assert {404, 409} >= set(found[1:])


async def test_a_rematch_is_one_table_however_many_ask(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        table = (await ana.create(*TWO))["id"]
        async with ana.live(table) as guest:
            for seat in (0, 1):
                await ana.post(f"/api/tables/{table}/seats/{seat}/replace")
            while guest.table["status"] != "over":
                await guest.hear()
        path = f"/api/tables/{table}/rematch"
        answers = await asyncio.gather(*[ana.post(path) for _ in range(8)])
        assert 1 == len({answer["id"] for answer in answers})


async def test_names_given_at_once_leave_one_name_everywhere(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        table = (await ana.create(ME, BOT, options={"first": 0}))["id"]
        found = await statuses(*[ana.http.put("/api/me", json={"name": f"Ana {n}"}) for n in range(8)])
        assert [200] * 8 == found
        seat = (await ana.get(f"/api/tables/{table}"))["seats"][0]["name"]
        assert seat == (await ana.get("/api/me"))["name"]


async def test_a_table_is_begun_once_and_closed_once_and_a_closed_one_is_not_begun(
    server: RunningServer,
) -> None:
    """Alone with bots one may close a table that has begun; whichever request comes first."""
    async with Player(server.url) as ana:
        table = (await ana.create(ME, OPEN))["id"]
        paths = [f"/api/tables/{table}/{what}" for what in ("start", "close") * 4]
        found = await statuses(*[ana.http.post(path, json={"fill": "random"}) for path in paths])
        assert found in ([200] + [409] * 7, [200, 200] + [409] * 6)
