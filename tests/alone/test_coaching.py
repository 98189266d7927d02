"""The coach without a server: somebody keeps the parts of reviews, and the record of practice goes along."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tabuleiro.alone import coaching, door
from tabuleiro.alone.house import HouseForOne
from tabuleiro.coach.findings import PART
from tabuleiro.coach.puzzles import shipped
from tests.alone.test_house import BOT, ME, new
from tests.web.folder import play_to_the_end

DAY = 20_000
SOME = 6
"""Parts that are judged here: all would take long."""


def said(what: str, **given: Any) -> Any:
    return json.loads(door.answer(json.dumps({"do": what, "with": given})))


def told(what: str, **given: Any) -> Any:
    return said(what, **given)["told"]


def refused(what: str, **given: Any) -> str:
    reason: str = said(what, **given)["refused"]["message"]
    return reason


@pytest.fixture(scope="module", autouse=True)
def at_a_glance() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(coaching, "ITERATIONS", 4)
        yield


@pytest.fixture(scope="module")
def table() -> str:
    """A game that is over."""
    elsewhere = HouseForOne()
    play_to_the_end(elsewhere, elsewhere.create(new(ME, BOT))["id"])
    (kept,) = elsewhere.unwritten()
    told("restore", head=kept.head, entries=[text for _, text in kept.entries])
    return kept.id


@pytest.fixture(scope="module")
def review(table: str) -> dict[str, Any]:
    """How it is reviewed, and what was found in some parts of it."""
    plan, log = told("plan_review", table=table), told("log", table=table)
    firsts = told("gaps", plan=plan, known=[])[:SOME]
    parts = [(first, told("judge", log=log, first=first, plan=plan)) for first in firsts]
    return {"table": table, "plan": plan, "parts": parts}


def test_a_review_goes_on_where_it_was(review: dict[str, Any]) -> None:
    found = told("review", **review)
    assert (PART * SOME, PART * SOME) == (found["done"], found["known"])
    known = [first for first, _ in review["parts"]]
    assert PART * SOME == told("gaps", plan=review["plan"], known=known)[0]
    assert found["moves"] == json.loads(review["plan"])["moves"]
    assert 4 == found["iterations"]


def test_a_game_that_is_on_is_not_reviewed() -> None:
    on = told("create", new=new(ME, BOT))["id"]
    assert "the game is not over: only a finished game can be reviewed" == refused("plan_review", table=on)


def test_a_reviewed_choice_is_practised(review: dict[str, Any]) -> None:
    moment = next(each for each in told("review", **review)["moments"] if each["seat"] == 0)
    record = told("ask_again", **review, move=moment["move"], record=None, day=DAY)
    names = {review["table"]: "At home"}
    offered = told("practice", game="san-juan", record=record, names=names, day=DAY)
    assert [("At home", moment["move"], DAY)] == [
        (each["name"], each["move"], each["due"]) for each in offered["mistakes"]
    ]
    mistake = offered["mistakes"][0]["id"]
    assert review["table"] == told("table_of", puzzle=mistake, record=record)
    log = told("log", table=review["table"])
    posed = told("puzzle", game="san-juan", puzzle=mistake, record=record, log=log)
    assert moment["best"] in posed["position"]["view"]["legal"]
    answered = told(
        "answer_puzzle", game="san-juan", puzzle=mistake, code=moment["best"], record=record, day=DAY
    )
    assert answered["answer"]["right"]
    assert DAY + 4 == json.loads(answered["record"])["mistakes"][mistake]["due"]


def test_a_choice_that_was_not_reviewed_cannot_be_practised(review: dict[str, Any]) -> None:
    why = refused("ask_again", **review, move=10_000, record=None, day=DAY)
    assert "move: no choice of yours was reviewed after 10000 moves of this table" == why


def test_errors_are_taken_once(review: dict[str, Any]) -> None:
    record = told("take_errors", **review, record=None, day=DAY)
    assert [review["table"]] == json.loads(record)["taken"]
    assert record == told("take_errors", **review, record=record, day=DAY + 1)


def test_the_puzzle_of_the_day_is_solved_and_counted() -> None:
    daily = shipped.daily("san-juan", DAY)
    assert daily is not None
    assert daily.id == told("practice", game="san-juan", record=None, names={}, day=DAY)["daily"]
    asked = {"game": "san-juan", "puzzle": daily.id}
    position = told("puzzle", **asked, record=None, log=None)["position"]
    best, worst = daily.options[0]["code"], daily.options[-1]["code"]
    assert best in position["view"]["legal"]
    wrong = told("answer_puzzle", **asked, code=worst, record=None, day=DAY)
    assert (False, []) == (wrong["answer"]["right"], wrong["answer"]["options"])
    right = told("answer_puzzle", **asked, code=best, record=wrong["record"], day=DAY)
    assert (True, 1) == (right["answer"]["right"], right["answer"]["streak"]["days"])
    again = told("practice", game="san-juan", record=right["record"], names={}, day=DAY)
    assert [daily.id] == [each["id"] for each in again["puzzles"] if each["solved"]]


def test_what_is_no_puzzle_or_no_option_is_refused() -> None:
    daily = shipped.daily("lisboa", DAY)
    assert daily is not None
    none = {"game": "lisboa", "record": None}
    assert "there is no puzzle 'none'" == refused("puzzle", **none, puzzle="none", log=None)
    why = refused("answer_puzzle", **none, puzzle=daily.id, code="fly", day=DAY)
    assert "code: 'fly' is no option of this puzzle" == why


@pytest.mark.parametrize("game", ["san-juan", "lisboa"])
def test_the_coach_advises_from_the_seat_alone(game: str) -> None:
    table = told("create", new=new(ME, BOT, game=game))["id"]
    play_until_a_choice(table)
    options = told("welcome", table=table, seat=0)["view"]["legal"]
    hint = told("ask_hint", table=table, seat=0)
    assert told("info", table=table)["number"] == hint["number"]
    advice = told("advise", question=hint["question"], seconds=0.05)
    assert advice["code"] in options
    asked = told("ask_comparison", table=table, seat=0, code=options[-1])
    compared = told("compare", question=asked["question"], code=options[-1], seconds=0.05)
    assert options[-1] in (compared["best"]["code"], compared["other"]["code"])
    assert not any("chances" in each for each in (*advice["options"], compared["best"], compared["other"]))
    chances = told("ask_chances", table=table, seat=0)["question"]
    assert 10_000 == sum(told("chances", question=chances, seconds=0.05))


def test_a_choice_that_can_be_taken_back_is_judged() -> None:
    table = told("create", new=new(ME, BOT))["id"]
    play_until_a_choice(table)
    told("act", table=table, seat=0, code="take builder")
    moves = told("info", table=table)["moves"]
    asked = told("ask_blunder", table=table, seat=0, moves=moves)
    assert "take builder" == asked["code"]
    assert 0 <= told("blunder", question=asked["question"], code="take builder", seconds=0.05) <= 10_000


def play_until_a_choice(table: str) -> None:
    """Until the person has several options."""
    while (question := told("ask_bot", table=table)) or len(legal := _legal(table)) == 1:
        if question:
            answer = told("any_answer", question=question)
            told("bot_acts", table=table, question=question, answer=answer)
        else:
            told("act", table=table, seat=0, code=legal[0])


def _legal(table: str) -> list[str]:
    found: list[str] = told("welcome", table=table, seat=0)["view"]["legal"]
    return found


def test_chances_are_shown_to_one_person_alone() -> None:
    table = told("create", new=new(ME, ME))["id"]
    assert "chances are told against bots only" == refused("ask_chances", table=table, seat=0)


def test_a_table_without_hints_has_no_coach() -> None:
    table = told("create", new=new(ME, BOT, hints=False))["id"]
    for what, given in (("ask_comparison", {"code": "pass"}), ("ask_chances", {})):
        assert "without help" in refused(what, table=table, seat=0, **given)
