"""Review: what luck and skill made of a game adds up, whatever the judge believes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabuleiro.bots.base import Budget, Perspective
from tabuleiro.coach.appraisal import appraise
from tabuleiro.coach.chances import CERTAIN
from tabuleiro.coach.classes import accuracy, class_of, resembles
from tabuleiro.coach.kept import Kept
from tabuleiro.coach.review import Review, judge
from tabuleiro.coach.summary import moments, summaries
from tabuleiro.coach.turns import own_turn
from tabuleiro.core import registry
from tabuleiro.core.action import Action
from tabuleiro.core.log import Log
from tabuleiro.core.match import Match, replay
from tests.coach.endings import last_moves, played

ITERATIONS = 20


@pytest.fixture(scope="module", params=[("san-juan", 2), ("san-juan", 4), ("lisboa", 3)], ids=str)
def log(request: pytest.FixtureRequest) -> Log:
    key, players = request.param
    return last_moves(played(registry.game(key), players, 5), 20)


@pytest.fixture(scope="module")
def review(log: Log) -> Any:
    made = Review(log, ITERATIONS, 1)
    for part in made.missing():
        made.take(judge(part))
    return made.to_json()


def assessed(move: int, seat: int, stand: list[int], skill: list[int]) -> dict[str, Any]:
    loss = max(0, -skill[seat])
    return {"move": move, "seat": seat, "stand": stand, "skill": skill, "loss": loss, "worst": 500}


CHANCES = st.lists(st.integers(0, CERTAIN), min_size=2, max_size=2)


@given(st.lists(st.tuples(st.integers(0, 1), CHANCES, CHANCES), min_size=1, max_size=8), CHANCES)
def test_luck_and_skill_are_what_lies_between_start_and_result(
    made: list[tuple[int, list[int], list[int]]], result: list[int]
) -> None:
    given_moments = [assessed(move, *each) for move, each in enumerate(made)]
    for each in summaries(moments(given_moments, result), result):
        assert each.start + each.luck + each.own + each.others == each.result


def turns(log: Log) -> Iterator[tuple[Match[Any], list[Action]]]:
    """Every position of choice, and how its turn was finished."""
    for move in range(len(log.moves)):
        match = replay(log, move)
        actions = [match.game.actions.parse(code) for _, code in log.moves[move:]]
        if len(match.options()) > 1:
            yield match, own_turn(match.game, match.state, actions)


def test_a_choice_is_judged_with_how_its_turn_was_finished(log: Log) -> None:
    for match, own in turns(log):
        codes = [code for seat, code in log.moves[match.moves :] if seat == match.to_act]
        assert codes[: len(own)] == [action.code for action in own]
    longest = max([len(own) for _, own in turns(log)])
    assert longest == 1 if log.header.game == "san-juan" else 1 < longest < len(log.moves) / 2


def test_a_way_that_was_played_is_not_overlooked() -> None:
    """With hardly any time to think it is not found; then it is taken all the same where it is better."""
    log = last_moves(played(registry.game("lisboa"), 3, 5), 40)
    for match, own in turns(log):
        seen, budget = Perspective.of_state(match.game, match.state), Budget(iterations=20)
        if len(own) > 2 and any(
            appraise(seen, budget, luck, own[0], own).of(own[0]).line == own for luck in (1, 2, 3)
        ):
            return
    pytest.fail("what was played is never among the ways that are compared")


def test_it_adds_up_in_a_played_game(review: Any) -> None:
    for each in review["seats"]:
        assert each["start"] + each["luck"] + each["own"] + each["others"] == each["result"]


def test_somebody_won(review: Any) -> None:
    assert sum(review["result"]) == CERTAIN


def test_what_one_gains_the_others_lose(review: Any) -> None:
    for moment in review["moments"]:
        assert sum(moment["stand"]) == CERTAIN
        assert sum(moment["skill"]) == 0
        assert sum(moment["luck"]) == 0


def test_every_choice_is_judged_once_and_forced_moves_are_not(log: Log, review: Any) -> None:
    judged = {moment["move"]: (moment["seat"], moment["chosen"]) for moment in review["moments"]}
    choices = [move for move in range(len(log.moves)) if len(replay(log, move).options()) > 1]
    assert judged == {move: log.moves[move] for move in choices}


def test_the_same_seed_gives_the_same_review(log: Log, review: Any) -> None:
    part = Review(log, ITERATIONS, 1).missing()[0]
    again = judge(part).assessments
    fields = again[0].keys() - {"stand", "skill"}  # the review tells them with a later look in mind
    first = review["moments"][: len(again)]
    assert [[each[field] for field in fields] for each in again] == [
        [moment[field] for field in fields] for moment in first
    ]


def test_a_review_goes_on_where_it_was_broken_off(log: Log, review: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.log.review"
    broken_off = Review(log, ITERATIONS, 1)
    Kept(broken_off, file).add(judge(broken_off.missing()[0]))
    with file.open("a", encoding="utf-8") as half:
        half.write('{"first": 8, "assessm')
    going_on = Review(log, ITERATIONS, 1)
    Kept(going_on, file)
    assert len(going_on.missing()) == len(Review(log, ITERATIONS, 1).missing()) - 1
    for part in going_on.missing():
        going_on.take(judge(part))
    assert going_on.to_json() == review


def test_what_was_kept_of_another_budget_is_not_taken(log: Log, tmp_path: Path) -> None:
    file = tmp_path / "game.log.review"
    first = Review(log, ITERATIONS, 1)
    Kept(first, file).add(judge(first.missing()[0]))
    other = Review(log, ITERATIONS + 1, 1)
    Kept(other, file).add(judge(other.missing()[1]))
    assert len(other.missing()) == len(Review(log, ITERATIONS, 1).missing())
    again = Review(log, ITERATIONS, 1)
    Kept(again, file)
    assert len(again.missing()) == len(first.missing()) - 1, "nor is it lost"


def test_a_part_that_was_changed_or_is_not_whole_is_judged_again(log: Log, tmp_path: Path) -> None:
    file = tmp_path / "game.log.review"
    first = Review(log, ITERATIONS, 1)
    kept, parts = Kept(first, file), first.missing()
    for part in parts[:3]:
        kept.add(judge(part))
    lines = file.read_bytes().splitlines()
    lines[1] = lines[1].replace(b'"move":', b'"movf":')
    file.write_bytes(b"\n".join(lines)[:-9] + b"\xff")
    going_on = Review(log, ITERATIONS, 1)
    Kept(going_on, file).add(judge(parts[0]))
    assert going_on.missing() == [parts[0], *parts[2:]]
    later = Review(log, ITERATIONS, 1)
    Kept(later, file)
    assert later.missing() == parts[2:], "the new line stands by itself"


@pytest.mark.parametrize(
    ("loss", "name"),
    [(0, "best"), (49, "best"), (50, "good"), (200, "inaccuracy"), (500, "mistake"), (1000, "blunder")],
)
def test_classes_go_by_what_was_lost(loss: int, name: str) -> None:
    assert class_of(loss) == name


def test_accuracy_halves_with_three_points_a_choice() -> None:
    assert [accuracy(0), accuracy(300), accuracy(600)] == [100, 50, 25]


def test_a_player_resembles_the_level_with_the_nearest_error_rate() -> None:
    levels = {"random": 300.0, "novice": 130.0, "strong": 50.0}
    assert [resembles(rate, levels) for rate in (0, 85, 140, 900)] == ["strong", "novice", "novice", "random"]


def test_nobody_is_resembled_where_nothing_was_measured() -> None:
    assert resembles(100, {}) is None


def test_errors_of_measurement_cancel_out_in_the_error_rate() -> None:
    one, other = assessed(0, 0, [5000, 5000], [-300, 300]), assessed(1, 0, [5000, 5000], [100, -100])
    assert summaries(moments([one, other], [5000, 5000]), [5000, 5000])[0].error_rate == 100
    assert summaries(moments([other], [5000, 5000]), [5000, 5000])[0].error_rate == 0
