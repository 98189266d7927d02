"""Practice: puzzles to be answered, a streak of days, and one's own mistakes asked again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tabuleiro.coach.puzzles.shipped import shipped
from tabuleiro.core import registry
from tests.coach.endings import last_moves, played
from tests.server.client import BOT, ME, Player, eventually
from tests.server.running import GENEROUS, RunningServer

SAN_JUAN = "/api/practice/san-juan"


@pytest.fixture(scope="module")
def practising(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    place = tmp_path_factory.mktemp("practice")
    running = RunningServer(f"sqlite:///{place}/tables.db", *GENEROUS, "--review-iterations", "20")
    yield running
    running.stop()
    assert "Traceback" not in running.log, running.log


def codes(puzzle: str) -> list[str]:
    """Its options, the best first."""
    return [each["code"] for each in shipped("san-juan")[puzzle].options]


async def test_a_stranger_sees_the_puzzles_and_is_not_noted(practising: RunningServer) -> None:
    async with Player(practising.url) as ana:
        found = await ana.get(SAN_JUAN)
        assert list(shipped("san-juan")) == [each["id"] for each in found["puzzles"]]
        assert not found["known"]
        assert not (await ana.get("/api/me"))["known"]


async def test_a_puzzle_shows_what_its_seat_sees_and_nothing_of_its_answer(practising: RunningServer) -> None:
    async with Player(practising.url) as ana:
        name = (await ana.get(SAN_JUAN))["daily"]
        puzzle = await ana.get(f"{SAN_JUAN}/{name}")
        position = puzzle["position"]
        assert [position["seat"]] == position["table"]["mine"]
        assert sorted(codes(name)) == sorted(position["view"]["legal"])
        assert {"id", "theme", "difficulty", "position"} == set(puzzle)
        hidden = [each for each in position["view"]["players"] if isinstance(each.get("hand"), list)]
        assert 1 == len(hidden)


async def test_a_right_answer_solves_the_puzzle_of_the_day(practising: RunningServer) -> None:
    async with Player(practising.url) as ana:
        name = (await ana.get(SAN_JUAN))["daily"]
        answer = await ana.post(f"{SAN_JUAN}/{name}", {"code": codes(name)[0]})
        assert answer["right"]
        assert codes(name) == [each["code"] for each in answer["options"]]
        found = await ana.get(SAN_JUAN)
        assert (1, True) == (found["streak"]["days"], found["streak"]["week"][-1])
        assert [name] == [each["id"] for each in found["puzzles"] if each["solved"]]


async def test_a_wrong_answer_says_what_it_loses_and_not_what_is_right(practising: RunningServer) -> None:
    async with Player(practising.url) as ana:
        name = (await ana.get(SAN_JUAN))["daily"]
        answer = await ana.post(f"{SAN_JUAN}/{name}", {"code": codes(name)[-1]})
        assert not answer["right"]
        assert answer["loss"] >= 400
        assert [] == answer["options"] == answer["course"] == answer["reasons"]
        right = await ana.post(f"{SAN_JUAN}/{name}", {"code": codes(name)[0]})
        assert 1 == right["streak"]["days"]


async def test_the_answer_that_was_shown_does_not_count(practising: RunningServer) -> None:
    async with Player(practising.url) as ana:
        name = (await ana.get(SAN_JUAN))["daily"]
        shown = await ana.post(f"{SAN_JUAN}/{name}", {"code": None})
        assert codes(name)[0] == shown["options"][0]["code"]
        later = await ana.post(f"{SAN_JUAN}/{name}", {"code": codes(name)[0]})
        assert (True, 0) == (later["right"], later["streak"]["days"])


async def test_what_is_no_puzzle_or_no_option_is_refused(practising: RunningServer) -> None:
    async with Player(practising.url) as ana:
        name = (await ana.get(SAN_JUAN))["daily"]
        assert "there is no puzzle" in (await ana.get(f"{SAN_JUAN}/none", expect=404))["message"]
        refused = await ana.post(f"{SAN_JUAN}/{name}", {"code": "build castle"}, expect=400)
        assert "is no option of this puzzle" in refused["message"]


async def test_a_game_without_puzzles_has_none(practising: RunningServer) -> None:
    async with Player(practising.url) as ana:
        assert "UnknownGame" == (await ana.get("/api/practice/chess", expect=404))["kind"]


async def reviewed(ana: Player) -> tuple[str, list[Any]]:
    """A table whose game was reviewed, and the moments of it."""
    log = last_moves(played(registry.game("san-juan"), 2, 5), 12).dumps()
    table = (await ana.post("/api/import", {"log": log}))["id"]
    path = f"/api/tables/{table}/review"
    await ana.post(path)

    async def ready() -> bool:
        return bool((await ana.get(path))["status"] == "ready")

    await eventually(ready)
    return table, (await ana.get(path))["review"]["moments"]


async def test_a_moment_of_a_review_is_asked_again_until_it_is_known(practising: RunningServer) -> None:
    async with Player(practising.url) as ana, Player(practising.url) as rui:
        table, moments = await reviewed(ana)
        moment = moments[0]
        wish = {"table": table, "move": moment["move"]}
        assert 404 == (await rui.http.post(f"{SAN_JUAN}/mistakes", json=wish)).status_code
        await ana.post(f"{SAN_JUAN}/mistakes", wish)
        found = await ana.get(SAN_JUAN)
        (mistake,) = found["mistakes"]
        assert (found["today"], 0) == (mistake["due"], mistake["seen"])
        puzzle = await ana.get(f"{SAN_JUAN}/{mistake['id']}")
        assert moment["best"] in puzzle["position"]["view"]["legal"]
        await rui.get(f"{SAN_JUAN}/{mistake['id']}", expect=404)
        assert (await ana.post(f"{SAN_JUAN}/{mistake['id']}", {"code": moment["best"]}))["right"]
        (later,) = (await ana.get(SAN_JUAN))["mistakes"]
        assert (found["today"] + 4, 1) == (later["due"], later["seen"])


async def test_a_moment_that_was_not_reviewed_is_refused(practising: RunningServer) -> None:
    async with Player(practising.url) as ana:
        table = (await ana.create(ME, BOT, game="san-juan"))["id"]
        refused = await ana.post(f"{SAN_JUAN}/mistakes", {"table": table, "move": 3}, expect=404)
        assert "no choice of yours was reviewed after 3 moves" in refused["message"]
