"""What strangers may use up or pretend: links, streams, words, hooks, names, sessions; and what is logged."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import websockets
from sqlalchemy import select, update

from tabuleiro.server.errors import BadRequest, TooMany
from tabuleiro.server.hooks.deliverer import is_public
from tabuleiro.server.peers.peers import Peers
from tabuleiro.server.peers.sharing import share_limits
from tabuleiro.server.people.names import clean_name
from tabuleiro.server.process.allowances import Allowances
from tabuleiro.server.process.limits import Limit, Places
from tabuleiro.server.settings import Settings
from tabuleiro.server.storage.rows import now
from tabuleiro.server.storage.schema import SESSIONS
from tests.server.client import BOT, INVITED, ME, WAIT, Player, eventually, new_key
from tests.server.inside import InsidePlayer, opened
from tests.server.running import RunningServer

NOTHING = "x" * 43


async def test_links_that_work_are_not_counted(sqlite_url: str) -> None:
    async with opened(sqlite_url, wrong_links_per_minute=1) as house:
        ana = InsidePlayer(house)
        for _ in range(5):
            link = (await ana.create(ME, INVITED))["links"][0]["secret"]
            await InsidePlayer(house).join(link)
        stranger = InsidePlayer(house)
        answers = [await stranger.http.post("/api/join", json={"secret": NOTHING}) for _ in range(4)]
        assert [404, 404, 429, 429] == [answer.status_code for answer in answers]


async def test_one_visitor_says_so_much_and_no_more(sqlite_url: str) -> None:
    async with opened(sqlite_url, messages_per_second=1) as house:
        ana = InsidePlayer(house)
        path = f"/api/tables/{(await ana.create(ME, BOT, options={'first': 0}))['id']}/do"
        bodies = [{"do": "say", "key": new_key(), "text": "Bom dia"} for _ in range(4)]
        answers = [await ana.http.post(path, json=body) for body in bodies]
        assert [200, 200, 429, 429] == [answer.status_code for answer in answers]


async def test_one_address_has_so_many_event_streams(sqlite_url: str) -> None:
    async with opened(sqlite_url) as house:
        house.allowances.streams.taken["127.0.0.1"] = 100_000
        ana = InsidePlayer(house)
        await ana.create(ME, BOT)
        await ana.get("/api/me/stream", expect=429)


@pytest.mark.parametrize(
    "address",
    ["64:ff9b::7f00:1", "2002:7f00:1::", "fec0::1", "ff0e::1", "224.0.0.1", "10.0.0.1", "::1", "2001::1"],
)
def test_gateways_to_private_networks_are_not_called(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["9.9.9.9", "2620:fe::fe"])
def test_machines_of_the_internet_are_called(address: str) -> None:
    assert is_public(address)


async def test_web_hooks_call_only_listed_ports(sqlite_url: str) -> None:
    async with opened(sqlite_url, private_hooks=False, hook_ports=(443,)) as house:
        ana = InsidePlayer(house)
        refused = await ana.put("/api/me/hook", {"url": "https://9.9.9.9:25/"}, expect=400)
        assert "port 25" in refused["message"]
        await ana.put("/api/me/hook", {"url": "https://9.9.9.9/"})


@pytest.mark.parametrize("name", ["An\u200da", "Ana\u200c", "\u0410na", "\u03bfscar"])
def test_a_name_that_looks_like_another_is_refused(name: str) -> None:
    with pytest.raises(BadRequest, match="name"):
        clean_name(name)


@pytest.mark.parametrize(
    "name", ["Анна", "Ελένη", "Ana Анна", "👨\u200d👩\u200d👧", "می\u200cخواهم", "नमस्\u200dते"]
)
def test_names_of_all_scripts_are_taken(name: str) -> None:
    assert name == clean_name(name)


async def test_signing_out_closes_the_sockets_of_that_browser(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        table = (await ana.create(ME, BOT, options={"first": 0}))["id"]
        async with ana.live(table, seat=0) as live:
            assert 200 <= (await ana.http.delete("/api/me")).status_code < 300
            with pytest.raises(websockets.ConnectionClosed):
                await live.until(lambda _: False)


async def test_signing_out_ends_the_event_streams_of_that_browser(server: RunningServer) -> None:
    async with Player(server.url) as ana, asyncio.timeout(WAIT):
        await ana.create(ME, BOT, options={"first": 0})
        async with ana.http.stream("GET", "/api/me/stream") as stream:
            lines = stream.aiter_lines()
            while await anext(lines) != ": hello":
                pass
            await ana.http.delete("/api/me")
            assert [""] == [line async for line in lines]


async def age(house: Any, seconds: int) -> None:
    await house.database.write(update(SESSIONS).values(created=now() - seconds))


async def test_a_session_that_nobody_uses_ends(sqlite_url: str) -> None:
    async with opened(sqlite_url) as house:
        ana = InsidePlayer(house)
        await ana.put("/api/me", {"name": "Ana"})
        await age(house, 366 * 86400)
        assert not (await ana.get("/api/me"))["known"]


async def test_a_session_that_is_used_is_renewed(sqlite_url: str) -> None:
    async with opened(sqlite_url) as house:
        ana = InsidePlayer(house)
        await ana.put("/api/me", {"name": "Ana"})
        await age(house, 100 * 86400)
        answer = await ana.http.get("/api/me")
        assert "Max-Age=31536000" in answer.headers["set-cookie"]
        rows = await house.database.rows(select(SESSIONS.c.created))
        assert rows[0]["created"] > now() - 60
        assert "set-cookie" not in (await ana.http.get("/api/me")).headers


async def test_the_log_can_tell_visitors_apart_without_naming_them(
    sqlite_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async with opened(sqlite_url, log_people=True) as house:
        ana = InsidePlayer(house)
        await ana.put("/api/me", {"name": "Ana"})
        await ana.get("/api/me")
        alias = house.alias("127.0.0.1")
    written = "".join(capsys.readouterr())
    assert alias in written
    assert "visitor" in written
    assert "127.0.0.1" not in written


def test_what_is_used_up_elsewhere_is_used_up_here() -> None:
    limit = Limit(0.001, 3, "wishes")
    limit.lose("ana", 2)
    limit.check("ana")
    with pytest.raises(TooMany):
        limit.check("ana")
    places = Places(2, "seats")
    places.elsewhere["another"] = {"ana": 2}
    with pytest.raises(TooMany):
        places.check("ana")


async def test_two_processes_keep_one_limit() -> None:
    settings = Settings(database="sqlite:///unused.db", wrong_links_per_minute=1)
    one, two = Peers("one"), Peers("two")
    mine, yours, closing = Allowances(settings), Allowances(settings), asyncio.Event()
    async with one.listening(), two.listening():
        sharing = [
            asyncio.create_task(share_limits(one, mine, closing)),
            asyncio.create_task(share_limits(two, yours, closing)),
        ]
        one.meet("two", two.address)

        async def met() -> bool:
            return (
                {one.home(str(each)) for each in range(20)}
                == {"one", "two"}
                == {two.home(str(each)) for each in range(20)}
            )

        await eventually(met)
        mine.secrets.spend("ana")
        mine.secrets.spend("ana")

        async def known() -> bool:
            try:
                yours.secrets.look("ana")
            except TooMany:
                return True
            return False

        await eventually(known)
        closing.set()
        await asyncio.gather(*sharing)
