"""Practice: streaks of days, and mistakes that come again after growing times."""

from __future__ import annotations

from typing import Any

import pytest

from tabuleiro.coach.practice import INTERVALS, MOST_MISTAKES, Practised, loss_of

TODAY = 20_000


def with_days(*days: int) -> Practised:
    practice = Practised()
    for day in days:
        practice.solve(f"puzzle {day}", day, of_the_day=True)
    return practice


@pytest.mark.parametrize(
    ("days", "streak", "longest"),
    [
        ([], 0, 0),
        ([TODAY], 1, 1),
        ([TODAY - 2, TODAY - 1], 2, 2),
        ([TODAY - 2, TODAY], 1, 1),
        ([TODAY - 9, TODAY - 8, TODAY - 7, TODAY - 1, TODAY], 2, 3),
        ([TODAY - 5], 0, 1),
    ],
)
def test_a_streak_is_a_row_of_days_up_to_today_or_yesterday(
    days: list[int], streak: int, longest: int
) -> None:
    practice = with_days(*days)
    assert practice.streak(TODAY) == streak
    assert practice.longest() == longest


def test_the_week_ends_today() -> None:
    assert with_days(TODAY - 6, TODAY).week(TODAY) == [True, False, False, False, False, False, True]


def test_another_puzzle_is_no_day() -> None:
    practice = Practised()
    practice.solve("one", TODAY, of_the_day=False)
    assert practice.has_solved("one")
    assert practice.streak(TODAY) == 0


def test_looking_at_the_answer_costs_the_day_and_no_more() -> None:
    practice = with_days(TODAY - 1)
    practice.look("one")
    practice.solve("one", TODAY, of_the_day=True)
    assert not practice.has_solved("one")
    assert practice.streak(TODAY) == 1


def test_what_is_solved_may_be_looked_at() -> None:
    practice = with_days(TODAY)
    practice.look(f"puzzle {TODAY}")
    assert practice.has_solved(f"puzzle {TODAY}")


def moment(move: int, loss: int = 600, seat: int = 0) -> dict[str, Any]:
    prospects = [
        {"code": "take builder", "chances": [4000, 6000], "loss": 0, "course": []},
        {"code": "take trader", "chances": [3400, 6600], "loss": loss, "course": []},
    ]
    facts = {"round": 3, "loss": loss, "counts": True, "prospects": prospects, "reasons": []}
    return {"move": move, "seat": seat, "class": "mistake", **facts}


def test_only_own_errors_are_taken() -> None:
    practice = Practised()
    moments = [moment(3), moment(4, loss=199), moment(5, seat=1), {**moment(6), "counts": False}]
    practice.take_errors("san-juan", "t", 0, moments, TODAY)
    assert [each["move"] for each in practice.mistakes("san-juan")] == [3]
    assert practice.mistakes("lisboa") == []
    assert practice.has_taken("t")


def test_a_mistake_that_waits_is_not_taken_again(practice: Practised) -> None:
    practice.answer_mistake("t-3", TODAY, right=True)
    before = practice.to_json()
    practice.take_mistake("san-juan", "t", moment(3), TODAY)
    assert practice.to_json() == before


def test_the_dearest_stay_where_there_are_too_many() -> None:
    practice = Practised()
    many = [moment(move, loss=1000 - move) for move in range(MOST_MISTAKES + 5)]
    practice.take_errors("san-juan", "t", 0, many, TODAY)
    moves = [each["move"] for each in practice.mistakes("san-juan")]
    assert sorted(moves) == list(range(MOST_MISTAKES))


def test_a_choice_that_was_not_kept_loses_as_much_as_the_last(practice: Practised) -> None:
    options = practice.mistakes("san-juan")[0]["options"]
    assert [loss_of(options, code) for code in ("take builder", "take trader", "take councillor")] == [
        0,
        600,
        600,
    ]


@pytest.fixture
def practice() -> Practised:
    found = Practised()
    found.take_mistake("san-juan", "t", moment(3), TODAY)
    return found


def due(practice: Practised) -> int:
    return int(practice.mistakes("san-juan")[0]["due"])


def test_the_times_between_right_answers_grow_until_it_is_learnt(practice: Practised) -> None:
    day, gaps = TODAY, []
    for _ in INTERVALS[1:]:
        practice.answer_mistake("t-3", day, right=True)
        gaps.append(due(practice) - day)
        day = due(practice)
    practice.answer_mistake("t-3", day, right=True)
    assert gaps == list(INTERVALS[1:])
    assert practice.mistakes("san-juan") == []
    assert practice.learnt == 1


def test_a_wrong_answer_brings_it_back_tomorrow(practice: Practised) -> None:
    practice.answer_mistake("t-3", TODAY, right=True)
    day = due(practice)
    practice.answer_mistake("t-3", day, right=False)
    assert due(practice) == day + 1


def test_one_that_is_not_due_moves_nothing(practice: Practised) -> None:
    practice.answer_mistake("t-3", TODAY, right=True)
    before = practice.to_json()
    practice.answer_mistake("t-3", TODAY, right=True)
    assert practice.to_json() == before


def test_a_record_is_kept_as_json(practice: Practised) -> None:
    practice.solve("one", TODAY, of_the_day=True)
    practice.look("two")
    assert Practised(practice.to_json()).to_json() == practice.to_json()
