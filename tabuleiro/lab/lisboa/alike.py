"""Alike: victories of those who had something beside the victories of seats with as many stores.

Stores decide most games, and who has many takes other decrees than who has few; what is left beside seats
with as many stores is nearer to what the thing itself is worth.
"""

from __future__ import annotations

import math
from collections import defaultdict
from typing import NamedTuple

from tabuleiro.lab.lisboa.aims import won
from tabuleiro.lab.lisboa.watching import Watched
from tabuleiro.lab.statistics import amount


class WinsAlike(NamedTuple):
    """Holders, their share of the victories and that of seats that are like them."""

    name: str
    seats: int
    wins: float
    alike: float
    errors: float
    """The difference of the two in standard errors."""


class _Seat(NamedTuple):
    counts: dict[str, int]
    stores: int
    won: float


def beside_alike(games: list[Watched], named: dict[str, str]) -> list[WinsAlike]:
    """For each of these things that anybody had."""
    seats = [_seat(game, number) for game in games for number in range(game.players)]
    usual = _by_stores(seats)
    found: list[WinsAlike] = []
    for name, what in named.items():
        holders = [seat for seat in seats if amount(seat.counts, what)]
        if holders:
            wins = [seat.won for seat in holders]
            found.append(beside(name, wins, [usual[seat.stores] for seat in holders]))
    return found


def _seat(game: Watched, number: int) -> _Seat:
    counts = game.counts[number]
    stores = sum([many for what, many in counts.items() if what.startswith("store ")])
    return _Seat(counts, stores, won(game, number))


def _by_stores(seats: list[_Seat]) -> dict[int, float]:
    wins: defaultdict[int, list[float]] = defaultdict(list)
    for seat in seats:
        wins[seat.stores].append(seat.won)
    return {stores: sum(each) / len(each) for stores, each in wins.items()}


def beside(name: str, wins: list[float], usual: list[float]) -> WinsAlike:
    """Victories of some seats, and for each of them the share of the victories of those like it."""
    expected = sum(usual)
    spread = math.sqrt(sum([part * (1 - part) for part in usual]))
    errors = (sum(wins) - expected) / spread if spread else 0.0
    return WinsAlike(name, len(wins), sum(wins) / len(wins), expected / len(wins), errors)
