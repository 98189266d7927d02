"""No bot thinks longer than it may: by a clock that moves with every look at it, and by counting."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tabuleiro.bots import levels
from tabuleiro.bots.base import Budget, Clock, Perspective
from tabuleiro.core import registry, rules
from tabuleiro.core.rng import Dice, roll

TICK = 0.01
GAMES = [("san-juan", 4), ("lisboa", 2), ("lisboa", 1)]
SEATS = [(game, players, level) for game, players in GAMES for level in levels.LEVELS]


class TickingClock:
    """Every look at it takes a hundredth of a second."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks * TICK


def position(game: str, players: int) -> Any:
    """A choice among many options, some way into a game of random choices."""
    found = registry.game(game)
    s = found.deal(found.configure(players), 8)
    dice = Dice(8)
    for number in range(1000):
        options = rules.options(s)
        if number > 60 and len(options) > 3:
            break
        rules.apply(s, options[roll(dice, len(options))])
    return s


@pytest.mark.parametrize(("game", "players", "level"), SEATS)
def test_a_budget_in_seconds_is_kept(
    game: str, players: int, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = Perspective.of_state(registry.game(game), position(game, players))
    clock = TickingClock()
    monkeypatch.setattr(time, "perf_counter", clock)
    levels.bot(level, game, 3).decide(seen, Budget(seconds=0.2))
    assert clock.looks * TICK <= 1.2 * 0.2


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_strong_player_says_how_often_it_looked_ahead(game: str, players: int) -> None:
    s = position(game, players)
    seen = Perspective.of_state(registry.game(game), s)
    facts = levels.bot("strong", game, 3).decide(seen, Budget(iterations=30)).facts
    most = 30 + len(seen.options)
    assert facts.get("ways", 0) in range(most + 1)


def test_iterations_and_seconds_together_end_with_the_first() -> None:
    assert Clock(Budget(seconds=1000, iterations=10)).spent(5) == pytest.approx(0.5)


def test_no_budget_is_never_spent() -> None:
    clock = Clock(Budget())
    assert (0.0, False) == (clock.spent(10**9), clock.over())
