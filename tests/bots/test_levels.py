"""Every level of every game: legal choices only, the same for the same seed, each with its reason."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tabuleiro.bots import levels
from tabuleiro.bots.base import Budget, Decision, Perspective
from tabuleiro.core import registry, rules
from tabuleiro.core.codec import JsonObject
from tabuleiro.core.errors import BadConfig
from tabuleiro.core.rng import Dice, roll

TEXTS = Path(levels.__file__).parents[1] / "i18n"
QUICK = Budget(iterations=40)
TABLES = [("lisboa", 2), ("lisboa", 1), ("san-juan", 3), ("san-juan", 2)]
SEATS = [(game, players, level) for game, players in TABLES for level in levels.LEVELS]
POSITIONS = 6


@cache
def positions(game: str, players: int) -> list[JsonObject]:
    """Views of the seat to act, spread over a game of random choices."""
    found = registry.game(game)
    s = found.deal(found.configure(players), 5)
    dice = Dice(5)
    views: list[JsonObject] = []
    while s.stack:
        options = rules.options(s)
        if len(options) > 1:
            views.append(found.view(s, rules.to_act(s)))
        rules.apply(s, options[roll(dice, len(options))])
    return views[:: len(views) // POSITIONS][:POSITIONS]


def decided(game: str, level: str, view: JsonObject) -> tuple[Perspective, Decision]:
    seen = Perspective.of_view(registry.game(game), view)
    return seen, levels.bot(level, game, 11).decide(seen, QUICK)


@pytest.mark.parametrize(("game", "players", "level"), SEATS)
def test_what_a_bot_chooses_is_an_option(game: str, players: int, level: str) -> None:
    for view in positions(game, players):
        seen, decision = decided(game, level, view)
        assert decision.action in seen.options


@pytest.mark.parametrize(("game", "players", "level"), SEATS)
def test_the_same_seed_decides_alike(game: str, players: int, level: str) -> None:
    for view in positions(game, players)[:3]:
        assert decided(game, level, view)[1].action is decided(game, level, view)[1].action


@pytest.mark.parametrize("language", ["en", "pl", "fr", "pt", "it"])
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_reason_is_a_sentence(game: str, players: int, language: str) -> None:
    name = game.replace("-", "")
    texts = (TEXTS / language / f"{name}.ftl").read_text(encoding="utf-8")
    for level in levels.LEVELS:
        reason = decided(game, level, positions(game, players)[0])[1].reason.replace("_", "-")
        assert f"\n{name}-why-{reason} =" in texts


def test_levels_are_listed_strongest_last() -> None:
    assert ("random", "novice", "steady", "strong") == levels.of("san-juan")
    assert ("random", "novice", "steady", "strong", "master") == levels.of("lisboa")


def test_the_last_levels_think_as_long_as_they_may() -> None:
    assert ("strong", "master") == levels.SEARCHING


def test_a_level_that_a_game_has_not_is_played_by_its_strongest() -> None:
    assert type(levels.bot("strong", "san-juan", 1)) is type(levels.bot("master", "san-juan", 1))


def test_an_unknown_level_is_refused_by_name() -> None:
    with pytest.raises(BadConfig, match="unknown bot 'genius' for lisboa; there are random, novice"):
        levels.bot("genius", "lisboa", 1)


def test_a_bot_cannot_reach_the_position() -> None:
    """What differs behind the view does not change the decision."""
    game: Any = registry.game("san-juan")
    view = positions("san-juan", 3)[1]
    worlds = [game.sampler(view).sample(Dice(seed)) for seed in (1, 2)]
    seen = [Perspective.of_state(game, world) for world in worlds]
    chosen = [levels.bot("steady", "san-juan", 3).decide(each, QUICK).action for each in seen]
    assert chosen[0] is chosen[1]
