"""Reviews: asked for by those who sat at the table, judged after all that is played, kept part by part."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tabuleiro.core import registry
from tests.coach.endings import last_moves, played
from tests.server.client import BOT, ME, Player, eventually
from tests.server.inside import InsidePlayer, opened
from tests.server.running import GENEROUS, RunningServer

QUICK = ("--review-iterations", "20")
MOVES = 12


@pytest.fixture(scope="module")
def log() -> str:
    """The end of a game of San Juan, as a game of its own."""
    return last_moves(played(registry.game("san-juan"), 2, 5), MOVES).dumps()


@pytest.fixture(scope="module")
def reviewing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    place = tmp_path_factory.mktemp("reviews")
    running = RunningServer(f"sqlite:///{place}/tables.db", *GENEROUS, *QUICK, "--reviews-per-hour", "3")
    yield running
    running.stop()
    assert "Traceback" not in running.log, running.log


async def imported(player: Player, log: str) -> str:
    table = await player.post("/api/import", {"log": log})
    return f"/api/tables/{table['id']}/review"


async def finished(player: Player, path: str) -> dict[str, Any]:
    async def ready() -> bool:
        return bool((await player.get(path))["status"] not in ("queued", "running"))

    await eventually(ready)
    state: dict[str, Any] = await player.get(path)
    return state


async def test_a_finished_game_is_reviewed_whole(reviewing: RunningServer, log: str) -> None:
    async with Player(reviewing.url) as ana:
        path = await imported(ana, log)
        assert "none" == (await ana.get(path))["status"]
        assert (await ana.post(path))["status"] in ("queued", "running")
        state = await finished(ana, path)
        review = state["review"]
        assert ("ready", MOVES, MOVES) == (state["status"], state["done"], review["known"])
        assert MOVES + 1 == len(review["chances"])
        assert review["result"] == review["chances"][-1]
        for each in review["seats"]:
            assert each["result"] == each["start"] + each["luck"] + each["own"] + each["others"]
        later = (await ana.get(f"{path}?since=6"))["review"]["moments"]
        assert [each for each in review["moments"] if each["move"] >= 6] == later


async def test_a_review_that_is_there_is_not_made_again(reviewing: RunningServer, log: str) -> None:
    async with Player(reviewing.url) as ana:
        path = await imported(ana, log)
        await ana.post(path)
        left = (await finished(ana, path))["left"]
        again = await ana.post(path)
        assert ("ready", left) == (again["status"], again["left"])


async def test_others_read_a_review_and_only_players_ask_for_it(sqlite_url: str, log: str) -> None:
    async with opened(sqlite_url, review_iterations=20) as house:
        ana, rui = InsidePlayer(house), InsidePlayer(house)
        path = await imported(ana, log)
        await rui.put("/api/me", {"name": "Rui"})
        await rui.get(path, expect=404)
        secret = (await ana.post(path.replace("review", "share")))["secret"]
        rui.http.headers["tabuleiro-shared"] = secret
        assert "none" == (await rui.get(path))["status"]
        await rui.post(path, expect=404)


async def test_a_game_that_is_on_is_not_reviewed(reviewing: RunningServer) -> None:
    async with Player(reviewing.url) as ana:
        table = await ana.create(ME, BOT, game="san-juan")
        refusal = await ana.post(f"/api/tables/{table['id']}/review", expect=409)
        assert "the game is not over: only a finished game can be reviewed" == refusal["message"]


async def test_reviews_are_limited_for_each_visitor(sqlite_url: str, log: str) -> None:
    async with opened(sqlite_url, review_iterations=20, reviews_per_hour=1) as house:
        ana = InsidePlayer(house)
        first, second = await imported(ana, log), await imported(ana, log)
        assert 0 == (await ana.post(first))["left"]
        refusal = await ana.post(second, expect=429)
        assert refusal["message"].startswith("too many reviews")


async def test_a_stopped_review_keeps_what_it_has_and_goes_on(sqlite_url: str, log: str) -> None:
    async with opened(sqlite_url, review_iterations=20) as house:
        ana = InsidePlayer(house)
        path = await imported(ana, log)
        await ana.post(path)
        stopped = _read(await ana.http.delete(path))
        assert "stopped" == stopped["status"]
        await ana.post(path)
        assert "ready" == (await finished(ana, path))["status"]


def _read(answer: Any) -> dict[str, Any]:
    assert answer.is_success, answer.text
    found: dict[str, Any] = answer.json()
    return found


@asynccontextmanager
async def killed_once(url: str, log: str) -> AsyncIterator[tuple[Player, str]]:
    """A server that was killed while it reviewed, and started again on the same port."""
    options = (*GENEROUS, "--review-iterations", "300")
    server = RunningServer(url, *options)
    async with Player(server.url) as ana:
        path = await imported(ana, log)
        await ana.post(path)

        async def begun() -> bool:
            return bool((await ana.get(path))["done"] > 0)

        await eventually(begun)
        server.kill()
        again = RunningServer(url, *options, port=server.port)
        try:
            yield ana, path
        finally:
            again.stop()


async def test_a_review_survives_a_killed_server(sqlite_url: str, log: str) -> None:
    async with killed_once(sqlite_url, log) as (ana, path):
        assert (await ana.get(path))["done"] > 0
        assert "ready" == (await finished(ana, path))["status"]
