"""Judge: how likely each seat is to win a position of Lisboa, and a quick way to play on."""

from __future__ import annotations

import math
from typing import Final, final

from tabuleiro.bots.judge import Judge
from tabuleiro.bots.lisboa.features import WEIGHTS, features, points_now, time_left
from tabuleiro.core.action import Action
from tabuleiro.core.rng import Dice, roll
from tabuleiro.games.lisboa.state import Seat, Table

SURE: Final = 8.0
"""A lead of so many wigs wins about three games of four."""
SELDOM: Final = ("discard", "remove", "pass", "stop", "skip", "decline", "convert")
"""What a quick player does only where nothing else is offered, or now and then."""


def strength(s: Table, seat: Seat) -> float:
    """The wigs that the seat would score now, and what its pieces promise for the time left."""
    return points_now(s)[seat] + promise(s, seat)


def promise(s: Table, seat: Seat) -> float:
    """What the pieces of the seat are worth for the time left, in wigs."""
    left = time_left(s)
    if left == 0.0:
        return 0.0
    total = 0.0
    for value, weight in zip(features(s, seat), WEIGHTS.values(), strict=True):
        total += value * weight
    return left * total


@final
class LisboaJudge(Judge[Table]):
    """Judges by wigs now and what the pieces promise."""

    def clock(self, s: Table) -> int:
        """Turns, Lacerda's among them."""
        owners = s.tables.owners
        return s.round * owners + (s.active - s.first_player) % owners

    def values(self, s: Table) -> list[float]:
        """The lead over the best of the others, as a chance."""
        prospects = [float(points) for points in points_now(s)]
        for seat in range(s.config.players):
            prospects[seat] += promise(s, seat)
        return [_chance(prospects, seat) for seat in range(s.config.players)]

    def quick(self, s: Table, options: list[Action], dice: Dice) -> Action:
        """Any option that does something; giving up a chance only one time in four."""
        action = options[roll(dice, len(options))]
        if action.verb in SELDOM and roll(dice, 4):
            action = options[roll(dice, len(options))]
        return action


def _chance(prospects: list[float], seat: Seat) -> float:
    best = max([prospect for other, prospect in enumerate(prospects) if other != seat])
    return 1.0 / (1.0 + math.exp((best - prospects[seat]) / SURE))
