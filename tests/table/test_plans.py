"""A bot that has planned its turn is not asked to think about it again."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tabuleiro.bots.base import Budget
from tabuleiro.core import registry
from tabuleiro.table import thinking
from tabuleiro.table.kept import LocalSeat
from tabuleiro.table.local import LocalTable
from tabuleiro.table.table import Intention
from tabuleiro.table.thinking import Answer, Question

FACTS = {"ways": 3}


def asked(legal: list[str], *codes: str) -> Question:
    view: Any = {"legal": legal}
    plan: Intention | None = {"codes": list(codes), "reason": "plan", "facts": FACTS} if codes else None
    return Question("orchard", "strong", 1, view, 7, plan)


def planned(*codes: str) -> Intention:
    return {"codes": list(codes), "reason": "plan", "facts": FACTS}


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        (asked(["a", "b"]), None),
        (asked(["a"]), Answer("a", "only", {})),
        (asked(["a", "b"], "b", "c"), Answer("b", "plan", FACTS, planned("c"))),
        (asked(["a", "b"], "b"), Answer("b", "plan", FACTS)),
        (asked(["a", "b"], "c", "a"), None),
        (asked(["a"], "a", "c"), Answer("a", "only", {}, planned("c"))),
        (asked(["a"], "c", "a"), Answer("a", "only", {})),
    ],
    ids=["new", "only", "planned", "last", "thwarted", "only and planned", "only and not planned"],
)
def test_what_needs_no_thought(question: Question, answer: Answer | None) -> None:
    assert answer == thinking.known_answer(question)


def play(table: LocalTable, moves: int) -> list[bool]:
    """Whether the bots had to think, for each of the moves."""
    thought: list[bool] = []
    while len(thought) < moves and (question := table.bot_question()) is not None:
        sent = Question(**json.loads(json.dumps(question._asdict())))
        answer = thinking.known_answer(sent)
        thought.append(answer is None)
        table.bot_acts(sent, answer or thinking.think(registry.game("lisboa"), sent, Budget(iterations=3)))
    return thought


def lisboa() -> LocalTable:
    return LocalTable.deal("lisboa", [LocalSeat(seat, level="strong") for seat in range(3)], 5)


def test_a_turn_of_lisboa_is_thought_about_once_unless_something_thwarts_it() -> None:
    thought = play(lisboa(), 60)
    assert 60 == len(thought)
    assert 20 > sum(thought) > 3


def test_a_plan_is_played_as_it_was_thought_up() -> None:
    table = lisboa()
    while (question := table.bot_question()) and (question.plan is None or len(question.view["legal"]) == 1):
        play(table, 1)
    assert question is not None
    assert question.plan is not None
    assert question.plan["codes"][0] in question.view["legal"]
    assert [False] == play(table, 1)
    assert question.plan["codes"][0] == table.entries[-1].code


def test_who_takes_back_a_choice_ends_all_plans() -> None:
    table = LocalTable.deal("orchard", [LocalSeat(0), LocalSeat(1)], 5)
    seat = table.to_act
    assert seat is not None
    table.table.plans[1 - seat] = planned("draw")
    code = next(code for code in table.view(seat)["legal"] if code != "draw")
    table.act(seat, code)
    table.undo(seat)
    assert {} == table.table.plans


def test_a_hint_follows_no_plan() -> None:
    table = LocalTable.deal("orchard", [LocalSeat(0), LocalSeat(1)], 5)
    seat = table.to_act
    assert seat is not None
    table.table.plans[seat] = planned("draw")
    assert table.hint_question(seat).plan is None
