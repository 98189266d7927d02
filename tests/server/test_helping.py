"""Help in a game: off among people unless the table says otherwise, told to all, kept with the result."""

from __future__ import annotations

from typing import Any

import pytest

from tabuleiro.server.storage.rows import now
from tests.server.client import BOT, INVITED, ME, OPEN, Live, Player, eventually
from tests.server.inside import InsidePlayer, opened
from tests.server.running import RunningServer
from tests.server.test_hooks import set_deadline

HOT_SEAT = {"kind": "me", "name": "Rui"}


@pytest.mark.parametrize(
    ("allowed", "seats"),
    [(True, (ME, BOT)), (True, (ME, HOT_SEAT)), (False, (ME, OPEN)), (False, (ME, INVITED, BOT))],
)
async def test_hints_are_off_where_other_people_can_sit(
    server: RunningServer, allowed: object, seats: tuple[dict[str, Any], ...]
) -> None:
    async with Player(server.url) as ana:
        assert allowed == (await ana.create(*seats))["hints"]
        for said in (True, False):
            assert said == (await ana.create(*seats, hints=said))["hints"]


async def two_people(ana: Player, rui: Player, **more: Any) -> str:
    table = await ana.create(ME, OPEN, visibility="public", options={"first": 0}, **more)
    await rui.post(f"/api/tables/{table['id']}/seats/1")
    return str(table["id"])


def helped(live: Live) -> list[tuple[int, str]]:
    return [(each["seat"], each["text"]) for each in live.heard if each.get("kind") == "helped"]


async def test_among_people_nobody_is_helped(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui:
        table = await two_people(ana, rui)
        path = f"/api/tables/{table}"
        await ana.post(f"{path}/hint", {"key": "12345678", "seat": 0}, expect=409)
        await ana.post(f"{path}/fork", {}, expect=409)
        await ana.post(f"{path}/seats/0/replace", {}, expect=409)
        assert [] == (await ana.get(path))["aids"]


async def test_everybody_is_told_of_hints_and_of_positions_tried_out(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui:
        table = await two_people(ana, rui, hints=True)
        async with rui.live(table, seat=1) as live:
            await ana.post(f"/api/tables/{table}/hint", {"key": "12345678", "seat": 0})
            await ana.post(f"/api/tables/{table}/fork", {})
            await live.until(lambda message: message.get("text") == "fork")
            assert [(0, "hint"), (0, "fork")] == helped(live)
            assert [{"seat": 0, "hints": 1, "forks": 1, "stand_ins": 0}] == live.table["aids"]


async def test_help_is_kept_with_the_result(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui:
        table = await two_people(ana, rui, hints=True)
        await rui.post(f"/api/tables/{table}/seats/1/replace", {"level": "random"})
        async with ana.live(table, seat=0) as live:
            await live.ask(do="hint", seat=0)
            await live.play_on(0)
        info = await rui.get(f"/api/tables/{table}")
        assert "over" == info["status"]
        kept = [(aid["seat"], aid["hints"], aid["stand_ins"]) for aid in info["aids"]]
        assert [(0, 1, 0), (1, 0, 1)] == kept


async def test_a_stand_in_by_the_clock_is_kept_too(sqlite_url: str) -> None:
    async with opened(sqlite_url) as house:
        ana, rui = InsidePlayer(house), InsidePlayer(house)
        table = await two_people(ana, rui, clock=3600)
        await set_deadline(house, table, now() - 1)

        async def replaced() -> bool:
            aids = (await rui.get(f"/api/tables/{table}"))["aids"]
            return bool(aids == [{"seat": 0, "hints": 0, "forks": 0, "stand_ins": 1}])

        await eventually(replaced)


async def test_whoever_plays_alone_is_helped_without_a_word(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        table = (await ana.create(ME, BOT, options={"first": 0}))["id"]
        async with ana.live(table, seat=0) as live:
            await live.ask(do="hint", seat=0)
            assert [] == helped(live)
        assert [] == (await ana.get(f"/api/tables/{table}"))["aids"]
