"""Tempo: whose turn it is changes nobody's chance, as it was known before."""

from __future__ import annotations

import pytest

from scripts.fit_trust import Lesson, jump, lesson, play
from tabuleiro.bots.levels import thought_of
from tabuleiro.bots.lisboa.trust import TRUST, Trust
from tabuleiro.coach.assessment import futures_of
from tabuleiro.core.match import Match
from tabuleiro.games.lisboa import GAME

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


@pytest.mark.parametrize("first", range(4))
def test_what_is_chosen_before_the_first_turn_is_judged_as_that_begins(first: int) -> None:
    """Whoever begins: to look further would tell of a turn that only the seat to choose plays well."""
    thought = thought_of(GAME.key)
    assert thought is not None
    match = Match.new(GAME, 4, DEAL, {"first_player": first})
    for _ in range(4):
        ends = futures_of(GAME, thought, match.state, [[match.options()[0]]], 3, DEAL)
        assert all((each.end.round, each.end.active) == (1, first) for each in ends)
        assert all(len(each.course) == 4 - match.moves for each in ends)
        match.submit(match.state.stack[-1].seat, match.options()[0])
    assert thought.judge.clock(match.state) == 4
