"""Making, finding, joining, beginning and leaving tables."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.client import BOT, INVITED, ME, OPEN, Player
from tests.server.running import RunningServer


async def test_a_table_without_free_seats_begins_at_once(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        table = await ana.create(ME, BOT)
        assert ("playing", [0], True) == (table["status"], table["mine"], table["owner"])


async def test_a_table_with_an_open_seat_waits(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        assert "open" == (await ana.create(ME, OPEN))["status"]


async def test_the_last_one_to_sit_down_begins_the_game(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui:
        table = await ana.create(ME, OPEN, visibility="public")
        taken = await rui.post(f"/api/tables/{table['id']}/seats/1", {"name": "Rui"})
        assert ("playing", [1], "Rui") == (taken["status"], taken["mine"], taken["seats"][1]["name"])


async def test_an_invitation_opens_its_seat_once(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui, Player(server.url) as eva:
        table = await ana.create(ME, INVITED, OPEN)
        secret = table["links"][0]["secret"]
        joined = await rui.join(secret, name="Rui")
        assert ("seat", 1, [1]) == (joined["what"], joined["seat"], joined["table"]["mine"])
        await eva.post("/api/join", {"secret": secret}, expect=404)


async def test_an_invited_seat_cannot_be_taken_without_its_link(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui:
        table = await ana.create(ME, INVITED, visibility="public")
        await rui.post(f"/api/tables/{table['id']}/seats/1", expect=403)


async def test_a_new_invitation_makes_the_old_one_void(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui:
        table = await ana.create(ME, INVITED)
        new = await ana.post(f"/api/tables/{table['id']}/invite", {"seat": 1})
        await rui.post("/api/join", {"secret": table["links"][0]["secret"]}, expect=404)
        assert "seat" == (await rui.join(new["secret"]))["what"]


async def test_a_link_for_watching_shows_a_private_table(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as eva:
        table = await ana.create(ME, BOT)
        await eva.get(f"/api/tables/{table['id']}", expect=404)
        link = await ana.post(f"/api/tables/{table['id']}/invite", {"seat": None})
        assert "watch" == (await eva.join(link["secret"]))["what"]
        assert [] == (await eva.get(f"/api/tables/{table['id']}"))["mine"]


async def test_a_device_link_brings_the_tables_along(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as phone:
        table = await ana.create(ME, BOT)
        link = await ana.post("/api/me/device")
        claim = (await phone.post("/api/device", {"secret": link["secret"]}))["claim"]
        asking = (await ana.get("/api/me/devices"))[0]["id"]
        await ana.post(f"/api/me/devices/{asking}", {"allow": True})
        assert "allowed" == (await phone.post("/api/device/claim", {"claim": claim}))["status"]
        assert [table["id"]] == [each["id"] for each in await phone.get("/api/me/tables")]
        async with Player(server.url) as thief:
            await thief.post("/api/device", {"secret": link["secret"]}, expect=404)
            await thief.post("/api/device/claim", {"claim": claim}, expect=404)


async def test_two_who_want_one_seat_do_not_both_get_it(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui, Player(server.url) as eva:
        table = await ana.create(ME, OPEN, OPEN, visibility="public")
        path = f"/api/tables/{table['id']}/seats/1"
        answers = await asyncio.gather(*[each.http.post(path, json={}) for each in (rui, eva)])
        assert [200, 409] == sorted(answer.status_code for answer in answers)


async def test_the_owner_starts_with_bots_on_free_seats(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui:
        table = await ana.create(ME, OPEN, INVITED, visibility="public")
        path = f"/api/tables/{table['id']}/start"
        await rui.put("/api/me", {"name": "Rui"})
        await rui.post(path, {"fill": "random"}, expect=403)
        await ana.post(path, {}, expect=409)
        started = await ana.post(path, {"fill": "random"})
        assert ["person", "bot", "bot"] == [seat["kind"] for seat in started["seats"]]
        assert "playing" == started["status"]


async def test_leaving_before_the_start_frees_the_seat(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui:
        table = await ana.create(ME, OPEN, OPEN, visibility="public")
        await rui.post(f"/api/tables/{table['id']}/seats/1")
        left = await rui.post(f"/api/tables/{table['id']}/leave")
        assert ("open", []) == (left["seats"][1]["kind"], left["mine"])


async def test_leaving_during_the_game_lets_a_bot_play_on(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui:
        table = await ana.create(ME, OPEN, visibility="public")
        await rui.post(f"/api/tables/{table['id']}/seats/1")
        async with ana.live(table["id"], seat=0) as live:
            await rui.post(f"/api/tables/{table['id']}/leave")
            assert await live.play_on(0) > 0
        assert "over" == (await ana.get(f"/api/tables/{table['id']}"))["status"]


async def test_a_replaced_player_may_return(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui:
        table = await ana.create(ME, OPEN, visibility="public", hints=True, options={"first": 0})
        path = f"/api/tables/{table['id']}/seats/1"
        await rui.post(path)
        await rui.post(f"/api/tables/{table['id']}/seats/0/replace", expect=403)
        away = await rui.post(f"{path}/replace", {"level": "random"})
        assert (True, "random") == (away["seats"][1]["away"], away["seats"][1]["level"])
        await ana.post(f"{path}/return", expect=403)
        back = await rui.post(f"{path}/return")
        assert (False, None) == (back["seats"][1]["away"], back["seats"][1]["level"])


async def test_a_new_name_is_seen_at_the_table(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        await ana.put("/api/me", {"name": "Ana"})
        table = await ana.create(ME, {"kind": "me", "name": "Rui"}, BOT)
        async with ana.live(table["id"], seat=0) as live:
            await ana.put("/api/me", {"name": "Ana Maria"})
            update = await live.until(lambda message: message.get("kind") == "renamed")
        assert ["Ana Maria", "Rui", ""] == [seat["name"] for seat in update["table"]["seats"]]


@pytest.mark.parametrize("other", [OPEN, BOT], ids=["before it begins", "against bots"])
async def test_a_table_without_other_people_can_be_closed(server: RunningServer, other: Any) -> None:
    async with Player(server.url) as ana:
        table = await ana.create(ME, other)
        assert "closed" == (await ana.post(f"/api/tables/{table['id']}/close"))["status"]
        assert [] == await ana.get("/api/me/tables")
        assert table["id"] not in [row["id"] for row in await ana.get("/api/tables")]


async def test_only_public_tables_are_listed(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as eva:
        public = await ana.create(ME, OPEN, visibility="public", name="Public")
        private = await ana.create(ME, OPEN, name="Private")
        seen = {table["id"] for table in await eva.get("/api/tables")}
        assert (True, False) == (public["id"] in seen, private["id"] in seen)
        mine = {table["id"] for table in await ana.get("/api/tables")}
        assert {public["id"], private["id"]} <= mine


async def test_the_list_can_be_narrowed_to_a_game_and_a_status(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        await ana.create(ME, OPEN)
        await ana.create(ME, BOT)
        found = await ana.get("/api/tables?game=orchard&status=open")
        assert {"open"} == {table["status"] for table in found}
        assert [] == await ana.get("/api/tables?game=chess")


async def test_a_rematch_moves_everybody_one_seat_further_and_is_made_once(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui:
        table = await ana.create(ME, OPEN, BOT, visibility="public")
        await rui.post(f"/api/tables/{table['id']}/seats/1")
        await ana.post(f"/api/tables/{table['id']}/rematch", expect=409)
        async with ana.live(table["id"], seat=0) as one, rui.live(table["id"], seat=1) as two:
            await asyncio.gather(one.play_on(0), two.play_on(1))
            again = await ana.post(f"/api/tables/{table['id']}/rematch")
            heard = await two.until(lambda message: message.get("kind") == "rematched")
        assert again["id"] == heard["text"] == (await rui.post(f"/api/tables/{table['id']}/rematch"))["id"]
        assert (["person", "bot", "person"], [2]) == (
            [seat["kind"] for seat in again["seats"]],
            again["mine"],
        )
