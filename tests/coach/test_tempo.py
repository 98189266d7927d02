"""Tempo: whose turn it is changes nobody's chance, as it was known before."""

from __future__ import annotations

from scripts.fit_trust import Lesson, jump, lesson, play
from tabuleiro.bots.lisboa.trust import TRUST, Trust

DEAL = 7_000_001
"""No trust was fitted to it."""


def is_steady(found: Lesson, trust: Trust) -> bool:
    """What the seats' own turns change is nothing in the mean, within two standard errors."""
    mean, error = jump(found, trust)
    return abs(mean) <= 2 * error


def test_a_turn_that_is_played_well_changes_no_chance_in_the_mean() -> None:
    found = lesson([play((4, DEAL))])
    assert is_steady(found, TRUST[4])
    assert not is_steady(found, Trust(1.0, 1.0, 0.0)), (
        "the judge itself thinks too little of the next to play"
    )
