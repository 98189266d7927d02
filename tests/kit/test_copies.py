"""Positions of every game can be cloned, written, read and edited."""

from __future__ import annotations

from typing import Any

from tabuleiro.core.game import Game
from tests.kit import check_copies, check_edits
from tests.kit.games import every_table
from tests.kit.play import tables


@every_table
def test_a_clone_is_equal_and_shares_nothing(game: Game[Any], players: int) -> None:
    for table in tables(game, players, 6):
        check_copies.check_clone(table)


@every_table
def test_old_clones_keep_their_digest(game: Game[Any], players: int) -> None:
    for table in tables(game, players, 6):
        check_copies.check_old_clones(table)


@every_table
def test_a_dumped_position_loads_as_an_equal_one(game: Game[Any], players: int) -> None:
    for table in tables(game, players, 3):
        check_copies.check_dump_and_load(table)


@every_table
def test_a_loaded_position_plays_like_the_original(game: Game[Any], players: int) -> None:
    for table in tables(game, players, 3):
        check_copies.check_loaded_plays_alike(table)


@every_table
def test_a_loaded_position_looks_like_the_original(game: Game[Any], players: int) -> None:
    for table in tables(game, players, 3):
        check_copies.check_loaded_looks_alike(table)


@every_table
def test_writing_into_dumps_and_views_never_reaches_the_position(game: Game[Any], players: int) -> None:
    for table in tables(game, players, 2):
        check_copies.check_json_is_independent(table)


@every_table
def test_an_edited_position_is_refused_or_can_be_played(game: Game[Any], players: int) -> None:
    for table in tables(game, players, 2):
        check_edits.check_edited_positions(table)
