"""Games at mixed tables: random, novice, steady and strong, one seat further in every game."""

from __future__ import annotations

from typing import Final

from tabuleiro.bots.base import Budget, Perspective
from tabuleiro.bots.levels import LEVELS
from tabuleiro.bots.playing import seated
from tabuleiro.coach.quality import ITERATIONS
from tabuleiro.core import registry
from tabuleiro.core.log import Log
from tabuleiro.core.match import Match

QUARTER: Final = ITERATIONS // 4
"""How often the strong bot plays on: a quarter of what a review does."""


def levels_of(seed: int) -> list[str]:
    """Who sits where in the game with this seed."""
    return [LEVELS[(seat + seed) % len(LEVELS)] for seat in range(len(LEVELS))]


def mixed_game(name: str, seed: int) -> Log:
    """A whole game; the same seed gives the same."""
    game = registry.game(name)
    match = Match.new(game, len(LEVELS), seed, {})
    bots = seated(game, levels_of(seed), seed)
    while not match.over:
        seen = Perspective.of_state(game, match.state)
        match.submit(seen.seat, bots[seen.seat].decide(seen, Budget(iterations=QUARTER)).action)
    return match.log
