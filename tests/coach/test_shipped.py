"""The puzzles that come with the program: each can be played, has one answer, and hides nothing true."""

from __future__ import annotations

import json

import pytest

from tabuleiro.coach.classes import is_solved
from tabuleiro.coach.puzzles.difficulty import EASY, HARD, MEDIUM
from tabuleiro.coach.puzzles.shipped import FOLDER, Puzzle, daily, shipped
from tabuleiro.coach.puzzles.themes import themes_of
from tabuleiro.core import registry, rules

GAMES = ("san-juan", "lisboa")
PUZZLES = [(game, each) for game in GAMES for each in shipped(game).values()]


@pytest.mark.parametrize(("game", "puzzle"), PUZZLES, ids=[each.id for _, each in PUZZLES])
def test_its_options_are_those_of_its_position(game: str, puzzle: Puzzle) -> None:
    s = registry.game(game).load(puzzle.position)
    assert {each.code for each in rules.options(s)} == {each["code"] for each in puzzle.options}
    assert puzzle.theme in themes_of(game)


@pytest.mark.parametrize(("game", "puzzle"), PUZZLES, ids=[each.id for _, each in PUZZLES])
def test_it_has_one_right_answer(game: str, puzzle: Puzzle) -> None:
    assert puzzle.options[0]["loss"] == 0
    assert not any(is_solved(each["loss"]) for each in puzzle.options[1:])


@pytest.mark.parametrize("game", GAMES)
def test_there_are_many(game: str) -> None:
    assert len(shipped(game)) >= 150


@pytest.mark.parametrize("game", GAMES)
def test_all_numbers_of_players_and_difficulties_are_there(game: str) -> None:
    found = shipped(game).values()
    assert {each.players for each in found} == set(registry.game(game).seats)
    assert {each.difficulty for each in found} == {EASY, MEDIUM, HARD}


@pytest.mark.parametrize("game", GAMES)
def test_the_file_says_where_each_comes_from(game: str) -> None:
    whole = json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8"))
    for each in whole["puzzles"]:
        run = whole["runs"][each["run"]]
        assert each["seed"] in run["done"]
        assert run["command"].startswith(f"tabuleiro puzzles {game} --players ")


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_has_its_day(game: str) -> None:
    number = len(shipped(game))
    days = [daily(game, day) for day in range(20_000, 20_000 + number)]
    assert {each.id for each in days if each is not None} == set(shipped(game))


def test_a_game_without_a_file_has_no_puzzles() -> None:
    assert shipped("orchard") == {}
    assert shipped("../data/lisboa") == {}
    assert daily("orchard", 1) is None
