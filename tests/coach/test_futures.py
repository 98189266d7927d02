"""Futures: what everybody sees stays, what nobody knows is another."""

from __future__ import annotations

from typing import Any

import pytest

from tabuleiro.core import registry
from tabuleiro.core.game import Game
from tabuleiro.core.match import replay
from tabuleiro.core.rng import Dice
from tests.coach.endings import played


@pytest.fixture(params=[("san-juan", 2), ("san-juan", 4), ("lisboa", 1), ("lisboa", 3)], ids=str)
def positions(request: pytest.FixtureRequest) -> list[tuple[Game[Any], Any]]:
    """Some positions of a game, early and late."""
    key, players = request.param
    match = played(registry.game(key), players, 11)
    parts = [replay(match.log, match.moves * part // 8) for part in range(8)]
    return [(each.game, each.state) for each in parts]


def test_every_seat_sees_the_same(positions: list[tuple[Game[Any], Any]]) -> None:
    for game, s in positions:
        future = game.futures(s).sample(Dice(5))
        for seat in range(s.config.players):
            assert game.view(s, seat) == game.view(future, seat)


def test_a_future_is_a_position(positions: list[tuple[Game[Any], Any]]) -> None:
    for game, s in positions:
        dumped = game.dump(game.futures(s).sample(Dice(5)))
        assert game.dump(game.load(dumped)) == dumped


def test_futures_differ(positions: list[tuple[Game[Any], Any]]) -> None:
    game, s = positions[0]
    futures, dice = game.futures(s), Dice(5)
    assert game.dump(futures.sample(dice)) != game.dump(futures.sample(dice))


def test_the_position_itself_is_not_touched(positions: list[tuple[Game[Any], Any]]) -> None:
    for game, s in positions:
        before = game.dump(s)
        game.futures(s).sample(Dice(5))
        assert game.dump(s) == before
