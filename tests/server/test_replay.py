"""Looking back: positions after any move, the history, the course of the scores, forks and logs."""

from __future__ import annotations

import asyncio
from typing import Any

from tabuleiro.core.log import Log
from tabuleiro.core.match import replay
from tests.server import toy_games
from tests.server.client import BOT, ME, OPEN, Player
from tests.server.inside import InsidePlayer, opened, play_moves
from tests.server.running import RunningServer

GAME = toy_games.GAME


async def finished(ana: Player, rui: Player) -> str:
    table = await ana.create(ME, OPEN, visibility="public", options={"first": 0}, my_name="Ana")
    await rui.post(f"/api/tables/{table['id']}/seats/1", {"name": "Rui"})
    async with ana.live(table["id"], seat=0) as one, rui.live(table["id"], seat=1) as two:
        await asyncio.gather(one.play_on(0), two.play_on(1))
    return str(table["id"])


async def test_every_position_is_shown_as_the_seat_saw_it(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui:
        table = await finished(ana, rui)
        match = replay(Log.loads((await ana.get(f"/api/tables/{table}/log"))["log"]), 0)
        moves = Log.loads((await ana.get(f"/api/tables/{table}/log"))["log"]).moves
        for number in range(len(moves) + 1):
            for seat in ("0", "1", "guest"):
                seen = await ana.get(f"/api/tables/{table}/moves/{number}?seat={seat}")
                assert match.view(None if seat == "guest" else int(seat)) == seen["view"]
            if number < len(moves):
                match.submit(*moves[number])


async def test_after_the_end_all_hands_can_be_seen_at_once(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui, Player(server.url) as eva:
        table = await finished(ana, rui)
        seen = await eva.get(f"/api/tables/{table}/moves/1?seat=all")
        assert all(isinstance(player["hand"], list) for player in seen["view"]["players"])
        assert None is not seen["code"]


async def test_during_the_game_only_the_own_seat_can_be_looked_back_at(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as eva:
        table = (await ana.create(ME, BOT, visibility="public", options={"first": 0}))["id"]
        async with ana.live(table, seat=0) as live:
            await live.play_on(0, 2)
        for path in ("moves/1?seat=0", "moves/1?seat=1", "moves/1?seat=all", "history?seat=1"):
            await eva.get(f"/api/tables/{table}/{path}", expect=403)
        seen = await eva.get(f"/api/tables/{table}/moves/1")
        assert seen["code"] is None
        assert isinstance(seen["view"]["players"][0]["hand"], int)
        await eva.get(f"/api/tables/{table}/scores", expect=409)
        await eva.get(f"/api/tables/{table}/log", expect=403)


async def test_a_move_taken_back_is_shown_as_made_again(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        table = (await ana.create(ME, {"kind": "me", "name": "Rui"}, options={"first": 0}))["id"]
        async with ana.live(table, seat=0) as live:
            code = next(code for code in live.view["legal"] if code.startswith("bury"))
            await live.act(0, code)
            await live.ask(do="undo", seat=0)
            await live.act(0, "draw")
        assert "draw" == (await ana.get(f"/api/tables/{table}/moves/1?seat=0"))["code"]


async def test_a_move_that_was_not_made_is_refused(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        table = (await ana.create(ME, OPEN))["id"]
        await ana.get(f"/api/tables/{table}/moves/0", expect=409)
        await ana.get(f"/api/tables/{table}/moves/7", expect=400)


async def test_the_scores_of_each_round_lead_to_the_result(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui:
        table = await finished(ana, rui)
        scores = await ana.get(f"/api/tables/{table}/scores")
        assert scores["gains"]
        rounds = scores["rounds"]
        result = (await ana.get(f"/api/tables/{table}"))["result"]
        assert list(range(1, len(rounds) + 1)) == [each["round"] for each in rounds]
        assert {each["seat"]: each["points"] for each in result} == dict(enumerate(rounds[-1]["points"]))


async def test_the_history_comes_in_parts(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui:
        table = await finished(ana, rui)
        whole = await ana.get(f"/api/tables/{table}/history")
        first = await ana.get(f"/api/tables/{table}/history?limit=3")
        rest = await ana.get(f"/api/tables/{table}/history?since=3")
        assert (True, False) == (first["more"], rest["more"])
        assert whole["updates"] == first["updates"] + rest["updates"]


async def test_a_fork_of_a_finished_game_goes_on_from_the_real_position(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui, Player(server.url) as eva:
        table = await finished(ana, rui)
        fork = await eva.post(f"/api/tables/{table}/fork", {"move": 3})
        assert ("playing", [0, 1], table) == (fork["status"], fork["mine"], fork["forked_from"])
        seen = await eva.get(f"/api/tables/{fork['id']}/moves/3?seat=0")
        real = await eva.get(f"/api/tables/{table}/moves/3?seat=0")
        assert real["view"] == seen["view"]
        async with eva.live(fork["id"], seat=seen["view"]["to_act"]) as live:
            await live.play_on(seen["view"]["to_act"], 1)


async def test_a_fork_against_bots_keeps_the_own_seat_and_all_names(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        table = await ana.create(BOT, {**ME, "name": "Ana"}, options={"first": 1})
        async with ana.live(table["id"], seat=1) as live:
            await live.play_on(1)
        fork = await ana.post(f"/api/tables/{table['id']}/fork", {"move": 2, "bots": True})
        assert ([1], ["bot", "person"]) == (fork["mine"], [seat["kind"] for seat in fork["seats"]])
        assert ["", "Ana"] == [seat["name"] for seat in fork["seats"]]
        assert BOT["level"] == fork["seats"][0]["level"]
        assert (await ana.get(f"/api/tables/{table['id']}/moves/2"))["view"]["round"] == fork["round"]


async def test_a_fork_of_a_finished_game_tells_what_happened_before_it(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui:
        table = await finished(ana, rui)
        fork = await ana.post(f"/api/tables/{table}/fork", {"move": 3})
        told = [
            [update.get("events") for update in (await ana.get(path))["updates"] if update["kind"] == "acted"]
            for path in (f"/api/tables/{each}/history?seat=0" for each in (table, fork["id"]))
        ]
        assert told[0][:3] == told[1]
        assert 3 == fork["moves"]


async def test_any_seat_of_a_log_is_played_on_against_bots(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui:
        log = (await ana.get(f"/api/tables/{await finished(ana, rui)}/log"))["log"]
        taken = (await rui.post("/api/import", {"log": log}))["id"]
        fork = await rui.post(f"/api/tables/{taken}/fork", {"move": 3, "seat": 1, "bots": True})
        assert ([1], ["Ana", "Rui"]) == (fork["mine"], [seat["name"] for seat in fork["seats"]])
        await rui.post(f"/api/tables/{taken}/fork", {"move": 3, "seat": 2, "bots": True}, expect=400)


async def test_a_fork_of_a_running_game_holds_what_the_seat_knows_and_no_more(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui, Player(server.url) as eva:
        table = (await ana.create(ME, OPEN, visibility="public", hints=True, options={"first": 0}))["id"]
        await rui.post(f"/api/tables/{table}/seats/1")
        real = (await rui.get(f"/api/tables/{table}/moves/0?seat=1"))["view"]["players"][1]["hand"]
        await eva.post(f"/api/tables/{table}/fork", {}, expect=403)
        imagined: list[Any] = []
        for _ in range(8):
            fork = (await ana.post(f"/api/tables/{table}/fork", {}))["id"]
            own = (await ana.get(f"/api/tables/{fork}/moves/0?seat=0"))["view"]["players"][0]["hand"]
            assert (await ana.get(f"/api/tables/{table}/moves/0?seat=0"))["view"]["players"][0]["hand"] == own
            imagined.append(
                (await ana.get(f"/api/tables/{fork}/moves/0?seat=1"))["view"]["players"][1]["hand"]
            )
        assert any(hand != real for hand in imagined)


async def test_a_log_can_be_taken_out_and_in_again(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui:
        table = await finished(ana, rui)
        log = (await ana.get(f"/api/tables/{table}/log"))["log"]
        taken = await rui.post("/api/import", {"log": log})
        assert ("over", "private", ["Ana", "Rui"]) == (
            taken["status"],
            taken["visibility"],
            [seat["name"] for seat in taken["seats"]],
        )
        again = (await rui.get(f"/api/tables/{taken['id']}/log"))["log"]
        assert again.splitlines() == [line for line in log.splitlines() if not line.startswith("#")]
        for move in (0, 1, taken["moves"]):
            assert (await ana.get(f"/api/tables/{table}/moves/{move}?seat=0"))["view"] == (
                await rui.get(f"/api/tables/{taken['id']}/moves/{move}?seat=0")
            )["view"]


async def test_half_a_log_can_be_played_on(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui:
        table = await finished(ana, rui)
        lines = (await ana.get(f"/api/tables/{table}/log"))["log"].splitlines()
        start = lines.index("--")
        taken = await ana.post("/api/import", {"log": "\n".join(lines[: start + 4])})
        assert "playing" == taken["status"]
        async with ana.live(taken["id"], seat=taken["to_act"]) as live:
            assert 1 == await live.play_on(taken["to_act"], 1)


async def test_a_damaged_log_is_refused_with_its_line(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui:
        table = await finished(ana, rui)
        lines = (await ana.get(f"/api/tables/{table}/log"))["log"].splitlines()
        lines[lines.index("--") + 2] = "0 fly"
        refused = await ana.post("/api/import", {"log": "\n".join(lines)}, expect=400)
        assert ("BadLog", True) == (
            refused["kind"],
            refused["message"].startswith(f"line {lines.index('--') + 3}:"),
        )
        assert "BadLog" == (await ana.post("/api/import", {"log": "nonsense"}, expect=400))["kind"]


async def test_a_bot_tells_why_when_the_game_is_over(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        table = (await ana.create(BOT, BOT))["id"]
        async with ana.live(table) as live:
            while live.table["status"] != "over":
                await live.hear()
        assert (await ana.get(f"/api/tables/{table}/moves/1?seat=guest"))["reason"] in ("random", "only")


async def test_to_look_back_at_most_fifty_entries_are_read(sqlite_url: str) -> None:
    async with opened(sqlite_url) as house:
        seats = (ME, {"kind": "me", "name": "Rui"})
        table = (await InsidePlayer(house).create(*seats, game="san-juan", seed=2))["id"]
        made = len(await play_moves(house, table, 120))
        for number in range(2, made + 2):
            whole = await house.stored.keyframe_before(table, number)
            assert whole is not None
            assert 0 <= number - whole.number < 50


async def test_names_of_a_log_are_shown_as_far_as_they_can_be_seen(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        header = ["tabuleiro log 1", "game orchard", "rules 1", "players 2", "seed 1"]
        lines = [*header, "seat 0 A\u0000n\u202ea", f"seat 1 {'x' * 39} {'y' * 50}", "--"]
        taken = await ana.post("/api/import", {"log": "\n".join(lines)})
        assert ["Ana", "x" * 39] == [seat["name"] for seat in taken["seats"]]
        taken = await ana.post("/api/import", {"log": "\n".join([*header, "seat 0 Ana", "--"])})
        assert ["Ana", "Guest 2"] == [seat["name"] for seat in taken["seats"]]
