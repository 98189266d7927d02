"""The judges of Lisboa: rules of thumb, and fitted weights of what a seat has, can do and would score."""

from __future__ import annotations

import pytest

from tabuleiro.bots.lisboa.engine import RULES_OF_THUMB, WEIGHTS, pieces, promise, time_left, turns_left
from tabuleiro.bots.lisboa.features import NAMES, features
from tabuleiro.bots.lisboa.judge import FITTED, FittedJudge, ThumbJudge, TurnJudge, chances
from tabuleiro.bots.lisboa.openings import best_decrees, best_sites, best_stores
from tabuleiro.bots.lisboa.weights import KNOTS
from tabuleiro.games.lisboa import GAME
from tabuleiro.games.lisboa.state import LisboaState
from tests.lisboa.tables import NO_RUBBLE, buildings, offices, player, stores, table

JUDGES = [ThumbJudge(RULES_OF_THUMB), FittedJudge(FITTED)]


def dealt(players: int = 2) -> LisboaState:
    return GAME.deal(GAME.configure(players), 1)


def feature(s: LisboaState, seat: int, name: str) -> float:
    return features(s)[seat][NAMES.index(name)]


def test_every_piece_has_its_rule_of_thumb() -> None:
    assert len(WEIGHTS) == len(pieces(dealt(), 0))


def test_every_feature_has_a_weight_at_every_knot() -> None:
    assert len(NAMES) == len(features(dealt())[0]) == len(FITTED)
    assert {len(KNOTS)} == {len(row) for row in FITTED}


def test_what_a_piece_promises_shrinks_with_the_time_left() -> None:
    s = dealt()
    before = promise(s, 0)
    s.influence[0] += 2
    assert pytest.approx(2 * WEIGHTS["influence"] * time_left(s)) == promise(s, 0) - before


@pytest.mark.parametrize("judge", JUDGES)
def test_more_wigs_are_a_better_chance(judge: TurnJudge) -> None:
    s = dealt()
    before = judge.values(s)[1]
    s.wigs[1] += 2
    assert judge.values(s)[1] > before


@pytest.mark.parametrize("judge", JUDGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_chances_of_all_seats_add_up(judge: TurnJudge, players: int) -> None:
    values = judge.values(dealt(players))
    assert players == len(values)
    assert pytest.approx(1) == sum(values)


@pytest.mark.parametrize("judge", JUDGES)
def test_alone_the_other_chance_is_lacerdas(judge: TurnJudge) -> None:
    s = dealt(1)
    (before,) = judge.values(s)
    s.wigs[1] += 8
    (after,) = judge.values(s)
    assert 0 < after < before < 1


def test_eight_wigs_ahead_at_the_end_are_three_games_of_four() -> None:
    assert pytest.approx([0.73, 0.27], abs=0.01) == chances([58.0, 50.0])


def test_in_the_last_round_one_turn_is_left_at_most() -> None:
    s = dealt()
    s.last_round = s.round
    assert 0.5 == turns_left(s)


def test_who_has_had_the_turn_of_this_round_does_not_move_again() -> None:
    s = dealt(3)
    s.active = (s.first_player + 1) % 3
    later = (s.first_player + 2) % 3
    assert [0.0, 1.0, 1.0] == [feature(s, seat, "to_move") for seat in (s.first_player, s.active, later)]


def test_the_best_store_is_one_that_can_be_paid() -> None:
    """In row C and on Rua Aurea two buildings score a gold store in column 2, of value 4."""
    opened = buildings(west_c="yellow_pink/brown_blue blue", north_gold="yellow_brown/pink_blue blue")
    rich, poor = player(reis=9), player(reis=0, influence=0)
    s = table(rich, poor, buildings=opened, rubble=NO_RUBBLE, treasury=3, score_tiles=[3, 4, 3, 4])
    assert [8, 0] == best_stores(s)[:2]


def test_the_best_site_counts_own_stores_and_needs_officials() -> None:
    """One wig for being able to open at all; each three wigs of others cost one."""
    ready = player(plans=["blue_2"], reis=0, influence=0, officials=offices(2, 0, 0))
    alone = player(plans=["blue_2"], reis=0, influence=0, officials=offices(0, 0, 0))
    s = table(
        ready,
        alone,
        stores=stores(B2="0 cloth", B3="1 books"),
        available={"blue": "pink_brown/yellow_blue", "green": "yellow_pink/brown_blue"},
        score_tiles=[3, 4, 3, 4],
    )
    assert [1 + 4, 0] == best_sites(s)[:2]


def test_the_best_decree_is_the_open_one_that_fits_best() -> None:
    """Decrees 1 and 2: two wigs for each own gold or cloth store."""
    s = table(player(), stores=stores(A1="0 gold", A2="0 cloth", B2="0 cloth"), open_decrees=[1, 2])
    assert (4, 0) == tuple(best_decrees(s)[:2])


def test_a_visit_is_open_with_a_card_of_the_noble_and_enough_influence() -> None:
    able, poor, without = player(hand=[1], influence=9), player(hand=[2], influence=0), player(hand=[21])
    s = table(able, poor, without, treasury=5)
    assert [1.0, 0.0, 0.0] == [feature(s, seat, "visit_builder") for seat in range(3)]
