"""Chances: rounded without losing anything."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tabuleiro.coach.chances import CERTAIN, in_hundredths


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
