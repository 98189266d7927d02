"""Match: the door that checks, the way back, and what is told to whom."""

from __future__ import annotations

import pytest

from tabuleiro.core.errors import IllegalAction, NothingToUndo, NotYourTurn, UnknownAction
from tabuleiro.core.log import Log
from tabuleiro.core.match import MARK_EVERY, Match, replay
from tests.core.positions import codes, match
from tests.kit.orchard import Orchard
from tests.kit.toys import ORCHARD


def test_a_new_match_records_how_it_began() -> None:
    header = Match.new(ORCHARD, 3, 7, {"reshuffle": True}).log.header
    assert ("orchard", "1", 3, 7) == (header.game, header.rules, header.players, header.seed)
    assert {"reshuffle": True, "first": None} == header.options


def test_an_action_is_submitted_by_code_or_as_itself() -> None:
    found = match("fig fig", "apple")
    found.submit(0, "draw")
    found.submit(1, ORCHARD.actions.parse("draw"))
    assert [(0, "draw"), (1, "draw")] == found.log.moves


def test_another_seat_is_refused() -> None:
    with pytest.raises(NotYourTurn, match="seat 1 is not to act: it is the turn of seat 0"):
        match("fig fig", "apple").submit(1, "draw")


def test_an_unknown_code_is_refused() -> None:
    with pytest.raises(UnknownAction, match="unknown action 'plant oak'"):
        match("fig fig", "apple").submit(0, "plant oak")


def test_an_illegal_action_is_refused_with_the_facts() -> None:
    """The rules say why: the price of an olive is two cards."""
    with pytest.raises(IllegalAction) as refused:
        match("fig olive", "apple").submit(0, "plant olive")
    assert "seat 0 may not 'plant olive': too-dear, price 2 (O-2)" == str(refused.value)


def test_an_illegal_action_without_a_reason_is_refused_with_the_options() -> None:
    with pytest.raises(IllegalAction) as refused:
        match("fig fig", "apple").submit(0, "bury olive")
    assert "seat 0 may not 'bury olive' now; it may 'draw', 'plant fig', 'bury fig'" == str(refused.value)


def test_only_the_first_options_are_listed() -> None:
    with pytest.raises(IllegalAction, match=r"'plant olive', …$"):
        match("apple fig grape olive", "apple").submit(0, "pass")


def test_after_the_end_nothing_is_accepted() -> None:
    over = match("fig", "apple", stack=[], ended_by="goal")
    assert over.over
    with pytest.raises(NotYourTurn, match="the game is over"):
        over.submit(0, "draw")


def test_a_refused_action_changes_nothing() -> None:
    found = match("fig olive", "apple")
    before = ORCHARD.digest(found.state)
    with pytest.raises(IllegalAction):
        found.submit(0, "plant olive")
    assert before == ORCHARD.digest(found.state)
    assert 0 == found.moves


def test_digests_are_marked_regularly_and_at_the_end() -> None:
    found = Match.new(ORCHARD, 3, 5, {"reshuffle": True})
    while not found.over:
        found.submit(found.to_act or 0, codes(found)[0])
    assert found.moves > MARK_EVERY
    assert [0, MARK_EVERY, found.moves] == list(found.log.marks)


# Undo.


def test_nothing_is_undone_before_the_first_move() -> None:
    with pytest.raises(NothingToUndo, match="nothing has been played yet"):
        match("fig fig", "apple").undo(0)


def test_undo_takes_back_the_last_choice() -> None:
    found = match("fig fig", "apple")
    before = ORCHARD.digest(found.state)
    found.submit(0, "bury fig")
    found.undo(0)
    assert before == ORCHARD.digest(found.state)
    assert (0, [], [0]) == (found.moves, found.log.moves, list(found.log.marks))


def check_no_undo(found: Match[Orchard], seat: int, why: str) -> None:
    assert not found.can_undo(seat)
    with pytest.raises(NothingToUndo, match=f"seat {seat} cannot undo: {why}"):
        found.undo(seat)


def test_undo_goes_back_through_several_choices() -> None:
    found = match("apple fig grape olive", "apple")
    for code in ("plant olive", "discard apple", "discard fig"):
        found.submit(0, code)
    for left in (2, 1, 0):
        found.undo(0)
        assert left == found.moves
    assert not found.can_undo(0)


def test_what_was_before_a_choice_is_known_as_long_as_it_can_be_taken_back() -> None:
    found = match("apple fig grape olive", "apple")
    started = ORCHARD.digest(found.state)
    for code in ("plant olive", "discard apple"):
        found.submit(0, code)
    assert started == ORCHARD.digest(found.before(0, 2))
    for seat, steps in ((0, 0), (0, 3), (1, 1)):
        with pytest.raises(NothingToUndo, match=f"seat {seat} cannot undo {steps} choices"):
            found.before(seat, steps)


def test_a_foreign_choice_is_not_undone() -> None:
    found = match("fig fig", "apple")
    found.submit(0, "bury fig")
    check_no_undo(found, 1, "the last choice was made by seat 0")


def test_undo_stops_at_a_foreign_choice() -> None:
    found = match("fig fig", "apple apple")
    found.submit(0, "bury fig")
    found.submit(1, "bury apple")
    found.undo(1)
    check_no_undo(found, 1, "the last choice was made by seat 0")


def test_a_reveal_is_not_undone() -> None:
    found = match("fig fig", "apple")
    found.submit(0, "draw")
    check_no_undo(found, 0, "the last choice revealed something hidden")


def test_after_a_reveal_later_choices_can_be_undone() -> None:
    stack = [
        {"frame": "TakeTurn", "seat": 0},
        {"frame": "TakeTurn", "seat": 0},
        {"frame": "TakeTurn", "seat": 0},
    ]
    found = match("fig fig", "apple", stack=stack)
    found.submit(0, "draw")
    found.submit(0, "bury fig")
    found.undo(0)
    assert 1 == found.moves
    assert not found.can_undo(0)


def test_a_mark_goes_with_its_move() -> None:
    stack = [{"frame": "TakeTurn", "seat": 0}]
    found = match("fig fig", "apple", stack=stack)
    found.submit(0, "bury fig")
    assert [0, 1] == list(found.log.marks)
    found.undo(0)
    assert [0] == list(found.log.marks)


# Clones.


def test_a_cloned_match_is_equal_and_independent() -> None:
    found = match("fig fig", "apple")
    found.submit(0, "bury fig")
    twin = found.clone()
    assert (found.log.dumps(), found.events(0)) == (twin.log.dumps(), twin.events(0))
    twin.submit(1, "draw")
    assert (1, 2) == (found.moves, twin.moves)


def test_both_of_a_cloned_match_can_go_back() -> None:
    found = match("fig fig", "apple")
    before = ORCHARD.digest(found.state)
    found.submit(0, "bury fig")
    twin = found.clone()
    twin.undo(0)
    twin.submit(0, "draw")
    found.undo(0)
    assert before == ORCHARD.digest(found.state)


# What is told.


def test_events_are_masked_and_by_move() -> None:
    found = match("fig fig", "apple")
    found.submit(0, "bury fig")
    found.submit(1, "bury apple")
    assert [[{"kind": "bury", "seat": 0, "fruit": "fig"}], [{"kind": "bury", "seat": 1}]] == found.events(0)
    assert [[{"kind": "bury", "seat": 1, "fruit": "apple"}]] == found.events(1, since=1)


def test_events_of_a_choice_taken_back_are_gone() -> None:
    found = match("fig fig", "apple")
    found.submit(0, "bury fig")
    found.undo(0)
    assert [] == found.events(0)


def test_an_option_is_explained() -> None:
    explanation = match("fig fig", "apple").explain("plant fig")
    assert (1, "cards", "O-2") == (explanation["total"], explanation["unit"], explanation["clause"])


def test_what_is_no_option_is_not_explained() -> None:
    with pytest.raises(IllegalAction, match="too-dear, price 2"):
        match("fig olive", "apple").explain("plant olive")


def test_what_is_impossible_is_told_with_the_reason() -> None:
    found = {"code": "plant olive", "reason": "too-dear", "clause": "O-2", "facts": {"price": 2}}
    assert [found] == match("fig olive", "apple").impossible()


def test_after_the_end_nothing_is_explained_or_impossible() -> None:
    over = match("fig", "apple", stack=[], ended_by="goal")
    assert [] == over.impossible()
    with pytest.raises(NotYourTurn, match="the game is over"):
        over.explain("draw")


def test_a_view_is_that_of_the_game() -> None:
    found = match("fig fig", "apple")
    assert ORCHARD.view(found.state, 1) == found.view(1)


def test_a_match_from_a_position_replays() -> None:
    found = match("fig fig", "apple", round=4)
    found.submit(0, "bury fig")
    again = replay(Log.loads(found.log.dumps()))
    assert ORCHARD.digest(found.state) == ORCHARD.digest(again.state)
