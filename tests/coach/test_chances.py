"""Chances: rounded without losing anything, calibrated without touching what is certain."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabuleiro.bots.thought import Trust
from tabuleiro.coach.chances import CERTAIN, calibrated, in_hundredths


@given(st.lists(st.integers(1, 1000), min_size=2, max_size=4))
def test_rounded_chances_sum_up_to_certainty(parts: list[int]) -> None:
    assert sum(in_hundredths([part / sum(parts) for part in parts])) == CERTAIN


@given(st.lists(st.floats(-1, 1), min_size=3, max_size=3))
def test_rounded_changes_keep_their_sum(changes: list[float]) -> None:
    closed = [*changes, -sum(changes)]
    assert sum(in_hundredths(closed)) == 0


def test_each_is_rounded_by_less_than_a_hundredth() -> None:
    assert in_hundredths([1 / 3, 1 / 3, 1 / 3]) in (
        [3334, 3333, 3333],
        [3333, 3334, 3333],
        [3333, 3333, 3334],
    )


def test_a_true_judge_is_left_alone() -> None:
    assert calibrated([0.1, 0.2, 0.7], {}) == pytest.approx([0.1, 0.2, 0.7])


def test_a_timid_judge_is_sharpened() -> None:
    assert calibrated([0.4, 0.6], {2: Trust(2.0)}) == pytest.approx([0.16 / 0.52, 0.36 / 0.52])


@pytest.mark.parametrize("sharpness", [0.7, 1.0, 1.6])
def test_what_is_certain_stays_so(sharpness: float) -> None:
    assert calibrated([0.0, 1.0, 0.0], {3: Trust(sharpness)}) == [0.0, 1.0, 0.0]


def test_alone_the_rest_is_the_opponents() -> None:
    assert calibrated([0.4], {1: Trust(2.0)}) == pytest.approx([0.16 / (0.16 + 0.36)])


def test_an_opponent_without_a_seat_may_be_feared_too_much() -> None:
    assert calibrated([0.4], {1: Trust(1.0, 0.5)}) == pytest.approx([0.4 / (0.4 + 0.3)])
    assert calibrated([0.4, 0.6], {2: Trust(1.0, 0.5)}) == pytest.approx([0.4, 0.6])
