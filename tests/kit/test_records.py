"""Games of every kind can be recorded, replayed, taken back and counted, with the same result everywhere."""

from __future__ import annotations

from typing import Any

import pytest

from tabuleiro.core.game import Game
from tests.kit import check_records, pins
from tests.kit.census import check_census
from tests.kit.games import GAMES, every_table
from tests.kit.hash_seeds import check_hash_seeds
from tests.kit.perft import Pin, check_perft, pinned
from tests.kit.play import tables


@every_table
def test_a_log_replays_with_the_same_digests(game: Game[Any], players: int) -> None:
    for table in tables(game, players, 3):
        check_records.check_log(table)


@every_table
def test_a_log_that_begins_with_a_position_replays(game: Game[Any], players: int) -> None:
    for table in tables(game, players, 3):
        check_records.check_log_of_position(table)


@every_table
def test_undo_restores_the_position_and_its_record(game: Game[Any], players: int) -> None:
    for table in tables(game, players, 3):
        check_records.check_undo(table)


@every_table
def test_the_hash_seed_changes_nothing(game: Game[Any], players: int) -> None:
    check_hash_seeds(game, players, 4)


@pytest.mark.parametrize("pin", [pin for game in GAMES for pin in pinned(game)], ids=str)
def test_the_number_of_paths_is_the_pinned_one(pin: Pin) -> None:
    check_perft(pin)


@every_table
def test_perft_is_pinned(game: Game[Any], players: int) -> None:
    what = f"no number of paths is pinned for {players} players"
    assert players in [pin.players for pin in pinned(game)], pins.missing(game, what)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_recorded_games_offer_what_they_always_did(game: Game[Any]) -> None:
    check_census(game)
