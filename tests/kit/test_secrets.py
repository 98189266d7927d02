"""No game tells a seat or a spectator what it cannot know."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tabuleiro.core.game import Game
from tests.kit import check_secrets
from tests.kit.games import GAMES, every_table
from tests.kit.play import tables

GOLDEN = Path(__file__).parents[1] / "golden" / "hidden.toml"


@every_table
def test_a_redeal_of_the_unseen_leaves_view_and_options_as_they_are(game: Game[Any], players: int) -> None:
    for table in tables(game, players, 3):
        check_secrets.check_sampler(table)


@every_table
def test_equal_dice_draw_equal_positions(game: Game[Any], players: int) -> None:
    for table in tables(game, players, 1)[:4]:
        check_secrets.check_sampler_is_repeatable(table)


@every_table
def test_spectators_see_what_everybody_sees(game: Game[Any], players: int) -> None:
    for table in tables(game, players, 3):
        check_secrets.check_spectators(table)


@every_table
def test_what_an_action_shows_counts_as_a_reveal(game: Game[Any], players: int) -> None:
    for table in tables(game, players, 3):
        check_secrets.check_learning(table)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_hidden_zones_are_the_pinned_ones(game: Game[Any]) -> None:
    """A zone that becomes visible by mistake no longer changes in a redeal."""
    pinned = tomllib.loads(GOLDEN.read_text(encoding="utf-8"))
    found: set[str] = set()
    for players in game.seats:
        for table in tables(game, players, 2)[:4]:
            found |= check_secrets.hidden_zones(table)
    assert pinned.get(game.key) == sorted(found)
