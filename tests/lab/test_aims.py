"""What the games that were watched say about the figures of a pack."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tabuleiro.core.event import Event
from tabuleiro.games.lisboa.pack.files import FIRST_RECONSTRUCTED, load_pack
from tabuleiro.lab.executor import executor
from tabuleiro.lab.lisboa import aims
from tabuleiro.lab.lisboa.alike import beside_alike
from tabuleiro.lab.lisboa.standing import beside_equals
from tabuleiro.lab.lisboa.watching import Watch, Watchbook, Watched, firsts, treasury_of_turns, watch
from tabuleiro.lab.ratings import holm

PACK = load_pack(FIRST_RECONSTRUCTED)


def watched(**fields: Any) -> Watched:
    """A game of two that nothing can be said of, but for these fields."""
    plain = Watched(
        number=0,
        players=2,
        level="steady",
        points=[60, 50],
        places=[1, 2],
        rounds=15,
        ended_by="empty_decks",
        period_ended_by="rubble_sets",
        treasury={"3": 10},
        prices=[1, 1, 1, 1],
        started=[3, 3, 3, 2],
        reis=[20, 10],
        stores=12,
        events={},
        counts=[{}, {}],
    )
    return plain._replace(**fields)


def only(name: str, games: list[Watched]) -> aims.Aim:
    return next(aim for aim in aims.report(PACK, games) if aim.name == name)


def test_a_turn_counts_at_the_value_with_which_it_began() -> None:
    turn = Event("turn", 0, {"round": 1}, {}, ())
    rise = Event("treasury", None, {"treasury": 4}, {}, ())
    assert {"3": 2, "4": 1} == treasury_of_turns([turn, turn, rise, turn], 3)


@pytest.mark.parametrize(("stores", "held"), [(9, False), (10, True), (16, True), (17, False)])
def test_the_aim_of_stores(stores: int, held: bool) -> None:  # noqa: FBT001
    assert held == only("stores", [watched(stores=stores)]).held


def test_the_money_of_winners_counts_and_not_that_of_others() -> None:
    assert "20.00" == only("réis of the winner in the end", [watched(reis=[20, 90])]).found


def test_plans_are_counted_by_their_officials() -> None:
    game = watched(counts=[{"completed_plan blue_2": 1, "completed_plan green_3": 2}, {"decree 3": 1}])
    assert "33%" == only("completed plans of 2 officials", [game]).found
    assert "67%" == only("completed plans of 3 officials", [game]).found


@pytest.mark.parametrize(
    ("turns", "held"),
    [
        ((0, 0, 20, 20, 20, 20, 20), True),
        ((2, 3, 29, 11, 20, 20, 15), True),
        ((0, 0, 15, 15, 20, 19, 31), False),
        ((0, 0, 9, 21, 20, 25, 25), False),
    ],
)
def test_the_treasury_is_spread_from_its_start_upwards(turns: tuple[int, ...], held: bool) -> None:  # noqa: FBT001
    game = watched(treasury={str(value): number for value, number in enumerate(turns, 1)})
    found = only("treasury spread over its track", [game])
    assert (held, "each value from 3 upwards 10% to 30% of the turns") == (found.held, found.aim)


def test_a_tile_whose_holders_always_win_stands_out() -> None:
    decisive = [watched(number=n, counts=[{"tile C1": 1, "tile C2": 1}, {"tile C2": 1}]) for n in range(40)]
    assert "C1 100% (91%-100%)" == only("victories by clergy tile", decisive).found


def test_holders_stand_beside_seats_with_as_many_stores() -> None:
    rich, poor = {"store gold": 3, "store books": 2}, {"store gold": 1}
    games = [watched(number=n, counts=[{**rich, "decree 19": 1}, poor]) for n in range(20)]
    games += [watched(number=n, counts=[rich, {**poor, "decree 46": 1}]) for n in range(20, 40)]
    found = beside_alike(games, {"19": "decree 19", "46": "decree 46", "7": "decree 7"})
    assert [("19", 20, 1.0, 1.0, 0.0), ("46", 20, 0.0, 0.0, 0.0)] == found


def test_a_decree_that_wins_among_equals_stands_out() -> None:
    games = [
        watched(number=n, counts=[{"store gold": 2, "decree 1": 1}, {"store gold": 2}]) for n in range(16)
    ]
    assert [("1", 16, 1.0, 0.5, 4.0)] == beside_alike(games, {"1": "decree 1"})


def test_who_stood_as_well_before_is_whom_a_deed_is_compared_with() -> None:
    """Seat 1 is behind in all games, and takes a decree in half of them: that is not why it loses."""
    ahead = [watched(number=n, chances=[[800, 900], [200, 100]], firsts=[{}, {}]) for n in range(20)]
    games = [*ahead, *[game._replace(firsts=[{}, {"decree 3": 1}]) for game in ahead]]
    assert [("3", 20, 0.0, 0.0, 0.0)] == beside_equals(games, {"3": "decree 3", "4": "decree 4"})


def test_what_wins_for_those_who_stood_alike_stands_out() -> None:
    even: list[list[int]] = [[500], [520]]
    games = [watched(number=n, chances=even, firsts=[{"played sponsor": 0}, {}]) for n in range(16)]
    assert [("a sponsor", 16, 1.0, 0.5, 4.0)] == beside_equals(games, aims.SPONSORS)


def test_the_same_chance_late_in_the_game_is_another_one() -> None:
    early = watched(chances=[[500], [510]], firsts=[{"decree 3": 0}, {}], places=[2, 1])
    late = watched(chances=[[900, 900, 900, 500], [100, 100, 100, 100]], firsts=[{}, {}])
    assert [("3", 1, 0.0, 0.5, -1.0)] == beside_equals([early, late], {"3": "decree 3"})


def test_what_is_done_in_the_turn_of_another_comes_after_the_own_turn_before() -> None:
    turns = [Event("turn", seat, {"round": round_}, {}, ()) for round_ in (1, 2) for seat in (0, 1)]
    tile, decree, again = [
        Event(kind, 0, {kind: what}, {}, ()) for kind, what in (("tile", "C1"), ("decree", 7), ("decree", 7))
    ]
    done = [tile, turns[0], turns[1], turns[2], turns[3], decree, again]
    assert [{"tile C1": 0, "decree 7": 1}, {}] == firsts(done, 2)


def test_of_many_comparisons_one_in_twenty_does_not_stand_out() -> None:
    assert [True] == holm([2.0])
    assert [False] * 20 == holm([2.0, *[0.0] * 19])
    assert [True, False, True, False] == holm([-4.0, 0.5, 2.4, -2.0])


def test_a_tile_stands_out_that_wins_far_more_often_than_all_others() -> None:
    even = [watched(places=places, counts=[{"tile C2": 1}, {}]) for places in ([1, 2], [2, 1])] * 8
    games = [*even, *[watched(counts=[{"tile C1": 1}, {}])] * 16]
    found = aims.holders(games, aims.tiles_named(PACK))
    assert ["C1 100% (81%-100%)"] == aims.standing_out(games, found)


def test_decrees_of_row_E_are_not_missed_where_it_is_closed() -> None:
    left = only("decrees left alone", [watched(counts=[{"decree 1": 1}, {}])]).found
    assert ("13 " in left, "12 0.0%" in left) == (False, True)


def test_games_are_kept_and_only_the_missing_ones_are_played(tmp_path: Path) -> None:
    jobs = [Watch(FIRST_RECONSTRUCTED, "random", 2, None, number) for number in range(2)]
    assert 1 == len(list(Watchbook(tmp_path / "games").play(executor(1), jobs[:1])))
    again = Watchbook(tmp_path / "games")
    assert [1] == [game.number for game in again.play(executor(1), jobs)]
    assert 2 == len(Watchbook(tmp_path / "games").games)


def test_the_same_job_is_the_same_game() -> None:
    job = Watch(FIRST_RECONSTRUCTED, "random", 3, None, 5)
    first, second = watch(job), watch(job)
    assert first == second
    assert first.rounds == sum(first.treasury.values()) // 3
    assert [first.rounds] * 3 == [len(chances) for chances in first.chances]
