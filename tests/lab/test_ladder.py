"""The ladder: pairs of levels, their contests, and ratings that explain what they won."""

from __future__ import annotations

import math

import pytest

from tabuleiro.lab.arena import Contest, Tally
from tabuleiro.lab.executor import InTurn
from tabuleiro.lab.ladder import Rung, contest_of, pairs, ratings, rung
from tabuleiro.lab.ratings import wilson

MODEL = Contest("san-juan", ("random",) * 3, {}, 3, seed=3, seconds=None, iterations=None)


def climbed(better: str, other: str, share: float, players: int = 2, games: int = 100_000) -> Rung:
    return Rung(better, other, wilson(share * games, games), games, 1 / players)


def test_every_level_meets_every_weaker_one() -> None:
    assert [("b", "a"), ("c", "a"), ("c", "b")] == pairs(("a", "b", "c"))


def test_one_of_the_better_sits_at_a_table_of_the_others() -> None:
    assert ("strong", "steady", "steady") == contest_of(("strong", "steady"), MODEL).bots


def test_the_victories_of_the_better_one_are_counted() -> None:
    contest = contest_of(("novice", "random"), MODEL)
    tally = Tally(contest)
    list(tally.play(InTurn()))
    found = rung(contest, tally.results)
    assert ("novice", "random", 3, 1 / 3) == (found.better, found.other, found.games, found.par)
    assert found.wins.share > 0.9


def test_ten_of_eleven_games_are_four_hundred_points() -> None:
    found = ratings([climbed("b", "a", 10 / 11)])
    assert ["b", "a"] == list(found)
    assert pytest.approx(400, abs=1) == found["b"] - found["a"]


def test_par_at_a_table_of_four_is_equal_strength() -> None:
    assert pytest.approx([0, 0], abs=0.1) == list(ratings([climbed("b", "a", 0.25, players=4)]).values())


def test_ratings_of_three_explain_all_pairs() -> None:
    """Each is twice as strong as the one below."""
    found = ratings([climbed("b", "a", 2 / 3), climbed("c", "b", 2 / 3), climbed("c", "a", 4 / 5)])
    step = 400 * math.log10(2)
    assert pytest.approx([step, 0, -step], abs=0.5) == list(found.values())


def test_who_never_loses_has_a_rating_all_the_same() -> None:
    found = ratings([climbed("b", "a", 1.0, games=10)])
    assert pytest.approx(400 * math.log10(10.5 / 0.5), abs=1) == found["b"] - found["a"]
