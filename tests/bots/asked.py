"""Positions of San Juan in which somebody really chooses, from games played by any way to choose."""

from __future__ import annotations

from collections.abc import Callable

from tabuleiro.core import rules
from tabuleiro.core.action import Action
from tabuleiro.core.rng import Dice, roll
from tabuleiro.games.sanjuan import GAME
from tabuleiro.games.sanjuan.state import SanJuanState

LONGEST = 40
"""Rounds after which a game is broken off."""


def at_random(s: SanJuanState, options: list[Action], dice: Dice) -> Action:
    return options[roll(dice, len(options))]


def positions(
    players: int,
    seed: int,
    options: dict[str, bool] | None = None,
    chosen: Callable[[SanJuanState, list[Action], Dice], Action] = at_random,
) -> list[SanJuanState]:
    """All positions with a real choice in one game."""
    s = GAME.deal(GAME.configure(players, options), seed)
    dice = Dice(seed)
    found: list[SanJuanState] = []
    while s.stack and s.round < LONGEST:
        choices = rules.options(s)
        if len(choices) > 1:
            found.append(s.clone())
        rules.apply(s, chosen(s, choices, dice))
    return found
