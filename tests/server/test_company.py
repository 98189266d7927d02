"""Who may look on, who is told what before joining, and how a table is taken away."""

from __future__ import annotations

import pytest
import websockets

from tests.server.client import BOT, INVITED, ME, OPEN, Json, Player
from tests.server.inside import InsidePlayer, opened
from tests.server.running import RunningServer


async def watch_link(host: Player, table: Json) -> str:
    secret: str = (await host.post(f"/api/tables/{table['id']}/invite", {"seat": None}))["secret"]
    return secret


async def test_who_came_by_a_link_for_watching_is_shown_out_when_it_is_withdrawn(
    server: RunningServer,
) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui:
        table = await ana.create(ME, BOT, options={"first": 0})
        secret = await watch_link(ana, table)
        await rui.join(secret)
        async with rui.live(table["id"]) as live:
            await ana.http.delete(f"/api/tables/{table['id']}/watch")
            with pytest.raises(websockets.ConnectionClosed):
                await live.until(lambda _: False)
        await rui.get(f"/api/tables/{table['id']}", expect=404)
        await rui.post("/api/join", {"secret": secret}, expect=404)


async def test_another_process_shows_guests_out_too(postgres_url: str) -> None:
    async with opened(postgres_url) as here, opened(postgres_url) as there:
        ana, rui = InsidePlayer(here), InsidePlayer(there)
        table = await ana.create(ME, BOT, options={"first": 0})
        await rui.join(await watch_link(ana, table))
        await rui.get(f"/api/tables/{table['id']}")
        await ana.http.delete(f"/api/tables/{table['id']}/watch")
        await rui.get(f"/api/tables/{table['id']}", expect=404)


async def test_only_the_host_ends_the_watching(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui:
        table = await ana.create(ME, BOT)
        await rui.join(await watch_link(ana, table))
        answer = await rui.http.delete(f"/api/tables/{table['id']}/watch")
        assert 403 == answer.status_code


async def test_players_stay_when_the_watching_ends(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui:
        table = await ana.create(ME, INVITED, options={"first": 0})
        await rui.join(table["links"][0]["secret"])
        async with rui.live(table["id"], seat=1) as live:
            await ana.http.delete(f"/api/tables/{table['id']}/watch")
            await live.until(lambda message: message.get("kind") == "unwatched")
            await live.send({"do": "ping"})
            assert "pong" == (await live.until(lambda message: message["type"] != "presence"))["type"]


async def test_an_invitation_says_who_invites_to_what_and_changes_nothing(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui:
        await ana.put("/api/me", {"name": "Ana"})
        table = await ana.create(ME, INVITED, clock=86400)
        seen = await rui.post("/api/join/look", {"secret": table["links"][0]["secret"]})
        assert ("seat", 1, "Ana") == (seen["what"], seen["seat"], seen["host"])
        assert ("orchard", 86400) == (seen["table"]["game"], seen["table"]["clock"])
        assert "invited" == seen["table"]["seats"][1]["kind"]
        assert not (await rui.get("/api/me"))["known"]


async def test_a_game_with_others_is_not_taken_away(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui:
        table = await ana.create(ME, OPEN, visibility="public")
        await rui.post(f"/api/tables/{table['id']}/seats/1")
        assert "leave" in (await ana.post(f"/api/tables/{table['id']}/close", expect=409))["message"]
