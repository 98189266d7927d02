"""Stand: how all stand before a choice."""

from __future__ import annotations

from typing import Any

import pytest

from tabuleiro.coach.assessment import stand_before
from tabuleiro.coach.summary import moments, summaries
from tabuleiro.core import registry, rules
from tabuleiro.core.game import Game
from tabuleiro.core.match import replay
from tests.coach.endings import played

WORLDS = 12


def choice(key: str, players: int) -> tuple[Game[Any], Any]:
    """A position in the middle of a random game with several options."""
    match = played(registry.game(key), players, 3)
    move = match.moves // 2
    while len(rules.options(replay(match.log, move).state)) < 3:
        move += 1
    return match.game, replay(match.log, move).state


def test_how_all_stand_does_not_depend_on_what_is_best() -> None:
    """Else whoever is to choose would stand by what only the best choice brings."""
    game, s = choice("san-juan", 3)
    found = [stand_before(game, s, [[option]], WORLDS, 1) for option in rules.options(s)]
    assert all(before == found[0] for before in found)
    assert sum(found[0]) == pytest.approx(1.0)


def test_where_a_turn_is_one_thought_a_seat_stands_by_its_best_turn() -> None:
    game, s = choice("lisboa", 3)
    found = [stand_before(game, s, [[option]], WORLDS, 1) for option in rules.options(s)]
    assert len({tuple(before) for before in found}) > 1


def assessed(measured: int | None, skill: list[int]) -> dict[str, Any]:
    found = {"move": 0, "seat": 0, "stand": [5000, 5000], "skill": skill, "loss": 0, "worst": 500}
    return found if measured is None else {**found, "measured": measured}


@pytest.mark.parametrize(
    ("measured", "rate"), [(150, 150), (-20, 0), pytest.param(None, 90, id="a review of before")]
)
def test_the_error_rate_is_what_was_measured_against_the_best(measured: int | None, rate: int) -> None:
    """What the choice changed against the usual play counts for the sum only."""
    [own, _] = summaries(moments([assessed(measured, [-90, 90])], [4000, 6000]), [4000, 6000])
    assert (own.own, own.luck, own.error_rate) == (-90, -910, rate)
