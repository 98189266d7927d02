"""Trust: what the judge says is shared out anew, and what is certain stays so."""

from __future__ import annotations

from typing import Any

import pytest

from tabuleiro.bots.levels import thought_of
from tabuleiro.bots.lisboa.trust import TRUST
from tabuleiro.bots.lisboa.trust import trusted as trusted_in_lisboa
from tabuleiro.bots.sanjuan.trust import trusted as trusted_in_san_juan
from tabuleiro.bots.trust import shared_anew
from tabuleiro.core import registry
from tabuleiro.core.match import replay
from tests.coach.endings import played

PLAYERS = {"san-juan": [2, 3, 4], "lisboa": [1, 2, 3, 4]}


def test_a_judge_that_is_believed_is_left_alone() -> None:
    assert shared_anew([0.1, 0.2, 0.7], 1.0, [0.0, 0.0, 0.0]) == pytest.approx([0.1, 0.2, 0.7])


def test_a_timid_judge_is_sharpened() -> None:
    assert shared_anew([0.4, 0.6], 2.0, [0.0, 0.0]) == pytest.approx([0.16 / 0.52, 0.36 / 0.52])


@pytest.mark.parametrize("sharpness", [0.7, 1.0, 1.6])
def test_what_is_certain_stays_so(sharpness: float) -> None:
    assert shared_anew([0.0, 1.0, 0.0], sharpness, [0.0, -1.0, 0.5]) == [0.0, 1.0, 0.0]


def lisboa(players: int, part: float) -> Any:
    """A position after this part of a random game."""
    match = played(registry.game("lisboa"), players, 3)
    return replay(match.log, int(match.moves * part)).state


def test_after_the_end_the_victory_itself_is_told() -> None:
    s = lisboa(3, 1.0)
    first = [each.seat for each in registry.game("lisboa").ranking(s) if each.place == 1]
    assert trusted_in_lisboa(s, [0.5, 0.3, 0.2]) == [float(seat in first) for seat in range(3)]


def test_whoever_plays_next_is_trusted_most_among_equals() -> None:
    s = lisboa(4, 0.5)
    told = trusted_in_lisboa(s, [0.25] * 4)
    by_wait = [told[(s.active + wait) % 4] for wait in range(4)]
    assert by_wait == sorted(by_wait, reverse=True)
    assert by_wait[0] > by_wait[3]


def test_in_the_first_round_the_judge_is_believed_less() -> None:
    def lead(s: Any) -> float:
        """Of whoever is to play, so that tempo is the same."""
        said = [0.4 if seat == s.active else 0.2 for seat in range(4)]
        told: float = trusted_in_lisboa(s, said)[s.active]
        return told

    assert lead(lisboa(4, 0.0)) < lead(lisboa(4, 0.5))


def san_juan(players: int, part: float) -> Any:
    match = played(registry.game("san-juan"), players, 3)
    return replay(match.log, int(match.moves * part)).state


def test_of_four_players_of_san_juan_a_bad_beginning_is_told_as_such() -> None:
    said = [0.4, 0.2, 0.2, 0.2]
    early, late = [trusted_in_san_juan(san_juan(4, part), said)[0] for part in (0.0, 0.9)]
    assert early > late > 0.4


def test_of_two_players_of_san_juan_the_judge_is_too_sure() -> None:
    assert all(0.5 < trusted_in_san_juan(san_juan(2, part), [0.7, 0.3])[0] < 0.7 for part in (0.0, 0.9))


def test_alone_the_rest_is_lacerdas() -> None:
    s = lisboa(1, 0.5)
    alone, equal = trusted_in_lisboa(s, [0.4]), trusted_in_lisboa(s, [0.5])
    assert len(alone) == 1
    assert 0.0 < alone[0] < equal[0] < 1.0


@pytest.mark.parametrize("game", sorted(PLAYERS))
def test_chances_of_all_seats_sum_up_to_one(game: str) -> None:
    thought = thought_of(game)
    assert thought is not None
    for players in PLAYERS[game]:
        match = played(registry.game(game), players, 5)
        for part in (0.2, 0.6, 1.0):
            s = replay(match.log, int(match.moves * part)).state
            told = thought.trusted(s, thought.judge.values(s))
            assert len(told) == players
            assert sum(told) == pytest.approx(1.0) or players == 1


def test_every_number_of_players_has_its_trust() -> None:
    assert sorted(TRUST) == PLAYERS["lisboa"]
