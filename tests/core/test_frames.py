"""Frames: values on a stack, and the interpreter that works it off."""

from __future__ import annotations

import pytest

from tabuleiro.core import rules
from tabuleiro.core.action import Action
from tabuleiro.core.frames import Choice, Frame, Step, field_names, place_fault, stacked
from tests.core.positions import position
from tests.kit.orchard import DRAW, PASS, EndRound, Orchard, Pay, PlayRound, TakeTurn, Visit
from tests.kit.toys import ORCHARD


def state(*frames: Frame[Orchard]) -> Orchard:
    s = ORCHARD.load(position("apple fig", "fig grape"))
    s.stack.clear()
    s.then(*frames)
    return s


class Floor(Step[Orchard]):
    def run(self, s: Orchard) -> None: ...


class Wall(Choice[Orchard]):
    def options(self, s: Orchard) -> list[Action]:
        return [PASS]

    def resolve(self, s: Orchard, action: Action) -> None: ...


stacked(Floor)
stacked(Wall, (Wall, Floor))


def test_frames_are_equal_by_kind_seat_and_facts() -> None:
    assert Pay(0, 2, 1) == Pay(0, 2, 1)
    assert Pay(0, 2, 1) != Pay(0, 2, 0)
    assert Pay(0, 2, 1) != Pay(1, 2, 1)
    assert TakeTurn(0) != EndRound(0)


def test_a_frame_is_not_equal_to_anything_else() -> None:
    assert TakeTurn(0) != 0


def test_frames_are_never_looked_up() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        {TakeTurn(0)}


def test_a_frame_prints_as_it_is_written() -> None:
    assert "Pay(1, 2, 0)" == repr(Pay(1, 2, 0))


def test_then_puts_the_first_frame_on_top() -> None:
    s = state(TakeTurn(1), EndRound(0))
    assert [EndRound(0), TakeTurn(1)] == s.stack


def test_settle_runs_steps_until_a_seat_has_to_decide() -> None:
    s = state(PlayRound(1))
    rules.settle(s)
    assert [EndRound(1), TakeTurn(0), TakeTurn(1)] == s.stack


def test_settle_drops_moot_choices() -> None:
    s = state(Pay(0, 0, 0), Visit(1, 2), TakeTurn(1))
    rules.settle(s)
    assert [TakeTurn(1)] == s.stack


def test_settle_of_nothing_is_the_end() -> None:
    s = state()
    rules.settle(s)
    assert rules.to_act(s) is None
    assert [] == rules.options(s)


def test_to_act_is_the_seat_of_the_top_frame() -> None:
    assert 1 == rules.to_act(state(TakeTurn(1), TakeTurn(0)))


def test_apply_resolves_the_top_frame_and_settles() -> None:
    s = state(TakeTurn(0), PlayRound(1))
    rules.apply(s, DRAW)
    assert [EndRound(1), TakeTurn(0), TakeTurn(1)] == s.stack
    assert 3 == len(s.growers[0].hand)


def test_options_need_a_settled_position() -> None:
    with pytest.raises(AssertionError, match="not settled"):
        rules.options(state(PlayRound(0)))


def test_apply_needs_a_settled_position() -> None:
    with pytest.raises(AssertionError, match="not settled"):
        rules.apply(state(PlayRound(0)), PASS)


def test_a_frame_is_never_at_fault_unless_it_says_so() -> None:
    assert TakeTurn(0).fault(state()) is None


def test_the_fields_of_a_frame_are_what_its_constructor_takes_after_the_seat() -> None:
    assert ("left", "fruit") == field_names(Pay)
    assert () == field_names(TakeTurn)


@pytest.mark.parametrize(
    ("frame", "below", "fault"),
    [
        (Floor(0), [], None),
        (Floor(0), [Floor(0)], "Floor cannot stand on Floor"),
        (Wall(0), [Floor(1)], None),
        (Wall(0), [Floor(0), Wall(0)], None),
        (Wall(0), [], "Wall cannot stand at the bottom"),
        (Wall(0), [TakeTurn(0)], "Wall cannot stand on TakeTurn"),
        (TakeTurn(0), [], None),
        (TakeTurn(0), [Floor(0)], None),
    ],
)
def test_a_frame_stands_on_what_has_been_declared_for_it(
    frame: Frame[Orchard], below: list[Frame[Orchard]], fault: str | None
) -> None:
    assert fault == place_fault(frame, below)
