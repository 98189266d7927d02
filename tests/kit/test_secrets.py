"""No game tells a seat or a spectator what it cannot know."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tabuleiro.core.game import Game
from tests.kit import check_secrets
from tests.kit.check_secrets import Look
from tests.kit.games import GAMES, every_table
from tests.kit.play import tables

GOLDEN = Path(__file__).parents[1] / "golden" / "hidden.toml"


@cache
def looks(game: Game[Any], players: int) -> list[Look]:
    """What all tests of a table look at: drawing it takes far longer than looking."""
    return [look for table in tables(game, players, 3) for look in check_secrets.looks(table)]


@every_table
def test_a_redeal_of_the_unseen_leaves_view_and_options_as_they_are(game: Game[Any], players: int) -> None:
    for look in looks(game, players):
        check_secrets.check_sampler(look)


@every_table
def test_equal_dice_draw_equal_positions(game: Game[Any], players: int) -> None:
    for look in looks(game, players)[::5]:
        check_secrets.check_sampler_is_repeatable(look)


@every_table
def test_different_dice_draw_different_positions(game: Game[Any], players: int) -> None:
    check_secrets.check_variety(looks(game, players)[::5])


@every_table
def test_spectators_see_what_everybody_sees(game: Game[Any], players: int) -> None:
    for look in looks(game, players):
        check_secrets.check_spectators(look)


@every_table
def test_what_an_action_shows_counts_as_a_reveal(game: Game[Any], players: int) -> None:
    for look in looks(game, players):
        check_secrets.check_learning(look)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_pinned_zones_are_hidden(game: Game[Any]) -> None:
    """A zone that becomes visible by mistake no longer changes in a redeal."""
    pinned = tomllib.loads(GOLDEN.read_text(encoding="utf-8"))
    assert game.key in pinned
    found: set[str] = set()
    for players in game.seats:
        found = found.union(*[check_secrets.hidden_zones(look) for look in looks(game, players)])
    assert set() == set(pinned[game.key]) - found
