"""Several server processes on one PostgreSQL: what one accepts the other shows, and nothing happens twice."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from functools import partial
from typing import TypeAlias

import psutil
import pytest
import websockets

from tabuleiro.server.tables.watch import Watcher
from tests.server.client import BOT, ME, OPEN, WAIT, Player, eventually, new_key
from tests.server.embedded import EmbeddedPostgres
from tests.server.inside import InsidePlayer, look, opened, play_moves
from tests.server.running import GENEROUS, RunningServer

Pair: TypeAlias = tuple[RunningServer, RunningServer]


@pytest.fixture(scope="module")
def pair(postgres: EmbeddedPostgres) -> Iterator[Pair]:
    """Two servers on one database."""
    url = postgres.new_database()
    one, two = RunningServer(url), RunningServer(url)
    yield one, two
    for each in (one, two):
        assert each.stop() in (0, -15, -9), each.log
        assert "Traceback" not in each.log, each.log


async def seated(pair: Pair, ana: Player, rui: Player) -> str:
    """A table of two people, one at each server."""
    table = await ana.create(ME, OPEN, visibility="public", options={"first": 0})
    await rui.post(f"/api/tables/{table['id']}/seats/1")
    return str(table["id"])


async def test_players_on_two_processes_play_a_game_together(pair: Pair) -> None:
    async with Player(pair[0].url) as ana, Player(pair[1].url) as rui:
        table = await seated(pair, ana, rui)
        async with ana.live(table, seat=0) as one, rui.live(table, seat=1) as two:
            await asyncio.gather(one.play_on(0), two.play_on(1, seed=2))
            last = max(one.number, two.number)
            for live in (one, two):
                while live.number < last:
                    await live.hear()
            moves = (await rui.get(f"/api/tables/{table}"))["moves"]
            for player, live, seat in ((rui, one, 0), (ana, two, 1)):
                seen = await player.get(f"/api/tables/{table}/moves/{moves}?seat={seat}")
                assert seen["view"] == live.view


async def test_conflicting_actions_on_two_processes_are_accepted_once(pair: Pair) -> None:
    async with Player(pair[0].url) as ana, Player(pair[1].url) as twin:
        table = (await ana.create(ME, {"kind": "me", "name": "Rui"}, options={"first": 0}))["id"]
        twin.http.cookies = ana.http.cookies
        for round_number in range(12):
            info = await ana.get(f"/api/tables/{table}")
            if info["status"] == "over":
                break
            seat = info["to_act"]
            legal = (await ana.get(f"/api/tables/{table}/moves/{info['moves']}?seat={seat}"))["view"]["legal"]
            bodies = [
                {"do": "act", "key": new_key(), "seat": seat, "code": code, "after": info["number"]}
                for code in (legal[0], legal[-1])
            ]
            answers = await asyncio.gather(
                *[
                    each.http.post(f"/api/tables/{table}/do", json=body)
                    for each, body in zip((ana, twin), bodies, strict=True)
                ]
            )
            assert [200, 409] == sorted(answer.status_code for answer in answers), round_number
        numbers = [each["number"] for each in (await twin.get(f"/api/tables/{table}/history"))["updates"]]
        assert list(range(1, len(numbers) + 1)) == numbers


async def test_one_key_on_two_processes_is_one_action(pair: Pair) -> None:
    async with Player(pair[0].url) as ana, Player(pair[1].url) as twin:
        table = (await ana.create(ME, {"kind": "me", "name": "Rui"}, options={"first": 0}))["id"]
        twin.http.cookies = ana.http.cookies
        body = {"do": "act", "key": new_key(), "seat": 0, "code": "draw"}
        answers = await asyncio.gather(
            *[each.http.post(f"/api/tables/{table}/do", json=body) for each in (ana, twin, ana, twin)]
        )
        assert {(200, 3)} == {(answer.status_code, answer.json()["number"]) for answer in answers}


async def test_a_bots_turn_is_played_once_whoever_watches(pair: Pair) -> None:
    async with Player(pair[0].url) as ana, Player(pair[1].url) as eva:
        table = (await ana.create(BOT, BOT, BOT, visibility="public"))["id"]
        async with ana.live(table) as here, eva.live(table) as there:
            for live in (here, there):
                while live.table["status"] != "over":
                    await live.hear()
        updates = (await eva.get(f"/api/tables/{table}/history"))["updates"]
        moves = [update["moves"] for update in updates if update["kind"] == "acted"]
        assert list(range(1, len(moves) + 1)) == moves


async def test_chat_seats_and_names_reach_the_other_process(pair: Pair) -> None:
    async with Player(pair[0].url) as ana, Player(pair[1].url) as rui:
        await rui.put("/api/me", {"name": "Rui"})
        table = await seated(pair, ana, rui)
        async with ana.live(table, seat=0) as one, rui.live(table, seat=1) as two:
            await two.ask(do="say", text="Bom dia")
            heard = await one.until(lambda message: message.get("kind") == "said")
            assert ("Rui", "Bom dia") == (heard["by"], heard["text"])
            await rui.put("/api/me", {"name": "Rui Pedro"})
            renamed = await one.until(lambda message: message.get("kind") == "renamed")
            assert "Rui Pedro" == renamed["table"]["seats"][1]["name"]


async def test_the_event_stream_tells_of_what_another_process_did(pair: Pair) -> None:
    async with Player(pair[0].url) as ana, Player(pair[1].url) as rui:
        table = await seated(pair, ana, rui)
        async with rui.http.stream("GET", "/api/me/stream") as stream:
            lines = stream.aiter_lines()
            while await anext(lines) != ": hello":
                pass
            body = {"do": "act", "key": new_key(), "seat": 0, "code": "draw"}
            await ana.post(f"/api/tables/{table}/do", body)
            async with asyncio.timeout(WAIT):
                while '"my_turn":true' not in (line := await anext(lines)):
                    pass
            assert f'"table":"{table}"' in line


async def test_a_guest_of_one_process_is_known_to_the_other(pair: Pair) -> None:
    async with Player(pair[0].url) as ana, Player(pair[1].url) as rui, Player(pair[0].url) as eva:
        table = await ana.create(ME, OPEN, OPEN)
        link = (await ana.post(f"/api/tables/{table['id']}/invite", {"seat": 1}))["secret"]
        await rui.join(link)
        watch = (await ana.post(f"/api/tables/{table['id']}/invite", {"seat": None}))["secret"]
        await eva.join(watch)
        rui.http.cookies = eva.http.cookies
        assert [] == (await rui.get(f"/api/tables/{table['id']}"))["mine"]


async def test_one_command_starts_several_processes(postgres: EmbeddedPostgres) -> None:
    server = RunningServer(postgres.new_database(), "--processes", "2", *GENEROUS)
    async with Player(server.url) as ana, Player(server.url) as rui:

        async def both() -> bool:
            return bool((await ana.get("/health"))["processes"] == 2)

        await eventually(both)
        await asyncio.sleep(0.5)  # the other has met this one, too; whoever comes before is sent home
        table = await ana.create(ME, OPEN, visibility="public", options={"first": 0})
        await rui.post(f"/api/tables/{table['id']}/seats/1")
        async with ana.live(table["id"], seat=0) as one, rui.live(table["id"], seat=1) as two:
            await asyncio.gather(one.play_on(0), two.play_on(1, seed=2))
        async with ana.http.stream("GET", "/api/me/stream"):
            await asyncio.to_thread(server.stop)
    assert "Traceback" not in server.log, server.log
    assert "timeout" not in server.log, server.log


async def test_everybody_at_a_table_is_present_whichever_process_they_came_by(pair: Pair) -> None:
    async with Player(pair[0].url) as ana, Player(pair[1].url) as rui:
        table = await seated(pair, ana, rui)
        async with ana.live(table, seat=0) as one, rui.live(table, seat=1) as two:
            for live in (one, two):
                if not any(message.get("seats") == [0, 1] for message in live.heard):
                    await live.until(lambda message: message.get("seats") == [0, 1])


async def test_whoever_is_refused_by_the_other_process_is_told_why(pair: Pair) -> None:
    async with Player(pair[0].url) as ana, Player(pair[1].url) as rui:
        for _ in range(6):  # of which some are at home in the one process and some in the other
            table = await seated(pair, ana, rui)
            for player, seat in ((ana, 1), (rui, 0)):
                async with player.live(table, seat=seat) as live:
                    assert "Forbidden" == live.heard[0]["kind"]


async def test_what_another_process_added_has_choices_only_where_it_is_the_latest(sqlite_url: str) -> None:
    async with opened(sqlite_url) as one, opened(sqlite_url) as other:
        ana = InsidePlayer(one)
        table_id = (await ana.create(ME, {"kind": "me", "name": "Rui"}, options={"first": 0}))["id"]
        table = await look(other, table_id)
        watchers = [Watcher(table.seats[0].visitor, seat) for seat in (0, 1)]
        for watcher in watchers:
            watcher.number = table.head.number
        table.watchers.update(watchers)
        await play_moves(one, table_id, 2)
        table.heard_of = (await look(one, table_id)).head.number
        await look(other, table_id)
        for watcher in watchers:
            first, last = [json.loads(await watcher.next() or b"") for _ in range(2)]
            assert not {"choices", "to_act", "can_undo"} & first.keys()
            assert ("choices" in last) == (last["to_act"] == watcher.viewer)
        table.watchers.clear()


async def test_signing_out_at_one_process_closes_what_is_open_at_the_other(pair: Pair) -> None:
    async with Player(pair[0].url) as ana, Player(pair[1].url) as same, asyncio.timeout(WAIT):
        table = (await ana.create(ME, BOT, options={"first": 0}))["id"]
        same.http.cookies = ana.http.cookies
        async with same.live(table, seat=0) as live, same.http.stream("GET", "/api/me/stream") as stream:
            lines = stream.aiter_lines()
            while await anext(lines) != ": hello":
                pass
            await ana.http.delete("/api/me")
            with pytest.raises(websockets.ConnectionClosed):
                await live.until(lambda _: False)
            assert [] == [line async for line in lines if line]


async def test_a_supervisor_that_is_killed_takes_its_processes_with_it(postgres: EmbeddedPostgres) -> None:
    server = RunningServer(postgres.new_database(), "--processes", "2", *GENEROUS)
    workers = psutil.Process(server.process.pid).children(recursive=True)
    assert len(workers) >= 2
    await asyncio.to_thread(server.kill)  # which waits until nobody has its output open any more
    _, alive = await asyncio.to_thread(psutil.wait_procs, workers, 30)
    assert [] == alive


async def test_when_a_process_dies_the_other_plays_its_bots(pair: Pair) -> None:
    """The last test of this file, because it kills."""
    dying, staying = pair
    async with Player(dying.url) as ana, Player(staying.url) as rui:
        table = (await ana.create(BOT, BOT, BOT, visibility="public", game="san-juan"))["id"]

        async def moves() -> int:
            return int((await rui.get(f"/api/tables/{table}"))["moves"])

        async def more_than(number: int) -> bool:
            return await moves() > number

        await eventually(partial(more_than, 2))
        dying.kill()
        await eventually(partial(more_than, await moves() + 5))
