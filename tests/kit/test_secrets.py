"""No game tells a seat or a spectator what it cannot know."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tabuleiro.core.game import Game
from tests.kit import check_secrets, pins
from tests.kit.check_secrets import Look
from tests.kit.games import GAMES, every_table
from tests.kit.play import tables


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
def test_what_a_sampler_draws_can_be_loaded(game: Game[Any], players: int) -> None:
    for look in looks(game, players)[::5]:
        check_secrets.check_sampled_positions(look)


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
    pinned = pins.read(pins.folder(game) / pins.HIDDEN)
    assert game.key in pinned, pins.missing(game, "no hidden zones are pinned")
    seen = check_secrets.all_hidden([look for players in game.seats for look in looks(game, players)])
    open_now = sorted(set(pinned[game.key]) - seen)
    assert not open_now, f"{game.key}: these zones should be hidden and are seen: {', '.join(open_now)}"
