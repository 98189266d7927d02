"""Games at mixed tables: four levels in a row, one seat further in every game."""

from __future__ import annotations

from typing import Final

from tabuleiro.bots.base import Budget, Perspective
from tabuleiro.bots.levels import LEVELS
from tabuleiro.bots.playing import seated
from tabuleiro.coach.quality import ITERATIONS
from tabuleiro.core import registry
from tabuleiro.core.log import Log
from tabuleiro.core.match import Match

SEATS: Final = 4
QUARTER: Final = ITERATIONS // 4
"""How often bots that search play on: a quarter of what a review does."""


MIXED: Final = LEVELS[:SEATS]
"""Those that every game has; a level above them would take the seat of one of them."""


def levels_of(seed: int) -> list[str]:
    """Who sits where in the game with this seed."""
    return [MIXED[(seat + seed) % SEATS] for seat in range(SEATS)]


def mixed_game(name: str, seed: int) -> Log:
    """A whole game; the same seed gives the same."""
    game = registry.game(name)
    match = Match.new(game, SEATS, seed, {})
    bots = seated(game, levels_of(seed), seed)
    while not match.over:
        seen = Perspective.of_state(game, match.state)
        match.submit(seen.seat, bots[seen.seat].decide(seen, Budget(iterations=QUARTER)).action)
    return match.log
