"""Advice at the table: three options with chances, any other compared, and how everybody stands."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.server.client import BOT, ME, OPEN, Live, Player
from tests.server.running import RunningServer

GAMES = ["san-juan", "lisboa"]
MOST_TRIED = 40


@asynccontextmanager
async def against(
    server: RunningServer, game: str, *bots: dict[str, Any]
) -> AsyncIterator[tuple[Player, str, Live]]:
    """A person at a table with these bots only."""
    async with Player(server.url) as ana:
        table = (await ana.create(ME, *bots, game=game))["id"]
        async with ana.live(table, seat=0) as live:
            yield ana, table, live


@pytest.mark.parametrize("game", GAMES)
async def test_a_hint_has_three_options_and_any_other_is_compared_with_the_best(
    server: RunningServer, game: str
) -> None:
    async with against(server, game, BOT) as (_, _, live):
        legal = (await live.my_turn(0))["legal"]
        hint = await live.ask(do="hint", seat=0)
        assert "hint" == hint["type"], hint
        codes = [option["code"] for option in hint["options"]]
        assert min(3, len(legal)) == len(codes)
        assert set(codes) <= set(legal)
        chances = [option["chance"] for option in hint["options"]]
        assert sorted(chances, reverse=True) == chances
        compared = await live.ask(do="compare", seat=0, code=legal[-1])
        assert "compared" == compared["type"], compared


async def test_among_people_a_hint_has_no_figures_of_the_others(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui:
        made = await ana.create(
            *(ME, OPEN, BOT), game="san-juan", visibility="public", hints=True, options={"governor": 0}
        )
        await rui.post(f"/api/tables/{made['id']}/seats/1")
        async with ana.live(made["id"], seat=0) as live:
            legal = (await live.my_turn(0))["legal"]
            hint = await live.ask(do="hint", seat=0)
            compared = await live.ask(do="compare", seat=0, code=legal[-1])
    for told in (*hint["options"], compared["best"], compared["other"]):
        assert 0 <= told["chance"] <= 10_000
        assert isinstance(told["points"], int)
        assert "chances" not in told


@pytest.mark.parametrize("game", GAMES)
async def test_against_bots_everybodys_chance_is_told(server: RunningServer, game: str) -> None:
    async with against(server, game, BOT, BOT) as (_, _, live):
        await live.my_turn(0)
        told = await live.ask(do="chances", seat=0)
        assert 10_000 == sum(told["chances"])
        assert 3 == len(told["chances"])


async def test_among_people_nobody_is_told_chances_even_with_hints(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui:
        made = await ana.create(ME, OPEN, game="san-juan", visibility="public", hints=True)
        await rui.post(f"/api/tables/{made['id']}/seats/1")
        async with ana.live(made["id"], seat=0) as live:
            assert "refused" == (await live.ask(do="chances", seat=0))["type"]
            assert "refused" == (await live.ask(do="blunder", seat=0, moves=1))["type"]


@pytest.mark.parametrize("game", GAMES)
async def test_against_bots_a_choice_that_can_be_taken_back_is_judged(
    server: RunningServer, game: str
) -> None:
    async with against(server, game, BOT) as (ana, table, live):
        for _ in range(MOST_TRIED):  # until a choice reveals nothing, and it is one's turn again
            await live.act(0, (await live.my_turn(0))["legal"][0])
            moves = (await ana.get(f"/api/tables/{table}"))["moves"]
            told = await live.ask(do="blunder", seat=0, moves=moves)
            if told["type"] == "blunder":
                break
            assert told["kind"] in {"NothingToUndo", "NotNow"}, told
        assert {"type", "key", "seat", "moves", "loss"} == set(told), "the better choice is not told"
        answer = await live.ask(do="blunder", seat=0, moves=moves + 1)
        assert ("refused", "NothingToUndo") == (answer["type"], answer["kind"])


async def test_what_is_no_option_is_not_compared(server: RunningServer) -> None:
    async with against(server, "san-juan", BOT) as (_, _, live):
        await live.my_turn(0)
        answer = await live.ask(do="compare", seat=0, code="fly")
        assert ("refused", "IllegalAction") == (answer["type"], answer["kind"])
