"""Lessons: what explored games of San Juan teach, as the arrays that models learn from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from tabuleiro.bots.sanjuan.habits import NOTHING
from tabuleiro.bots.sanjuan.inputs import NAMES, Inputs
from tabuleiro.bots.sanjuan.prospects import NAMES as PROSPECTS
from tabuleiro.lab.fitting import Floats
from tabuleiro.lab.learning.choices import ABSENT, NO_ROW, ChoiceRows
from tabuleiro.lab.learning.rows import Rows
from tabuleiro.lab.sanjuan.exploring import Explored

FADES: Final = 0.9
"""What comes a moment later counts by so much less for what was chosen now."""


def spread(found: Sequence[Inputs], width: int) -> Floats:
    """One row for each, with the zeros."""
    lengths = [len(each.places) for each in found]
    places = np.concatenate([each.places for each in found]).astype(np.int64)
    cells = np.repeat(np.arange(len(found)), lengths) * width + places
    sizes = np.concatenate([each.sizes for each in found])
    return np.bincount(cells, sizes, len(found) * width).astype(float).reshape(len(found), width)


def moments_of(games: Sequence[Explored]) -> Rows:
    """All seats of all moments, with who won in the end."""
    seats = np.array([len(game.wins) for game in games for _ in game.moments])
    found = [each for game in games for moment in game.moments for each in moment]
    wins = np.concatenate([np.tile(game.wins, len(game.moments)) for game in games])
    return Rows(spread(found, len(PROSPECTS)), wins, np.cumsum(seats) - seats)


def choices_of(games: Sequence[Explored], rises: Floats) -> ChoiceRows:
    """All choices, with how much better than foretold things went from there on."""
    chosen = [each for game in games for each in game.choices]
    most = max([len(each.matter.rows) for each in chosen])
    table = np.full((len(chosen), most), ABSENT)
    values = np.zeros((len(chosen), most))
    for number, each in enumerate(chosen):
        table[number, : len(each.matter.rows)] = each.matter.rows
        values[number, : len(each.matter.rows)] = each.matter.values
    table[table == NOTHING] = NO_ROW
    gained = _rises_at(games, rises)
    return ChoiceRows(
        inputs=spread([each.matter.found for each in chosen], len(NAMES)),
        rows=table,
        values=values,
        sorts=np.array([each.matter.sort for each in chosen]),
        taken=np.array([each.taken for each in chosen]),
        gains=gained / gained.std(),
    )


def _rises_at(games: Sequence[Explored], rises: Floats) -> Floats:
    """By choice."""
    found: list[float] = []
    first = 0
    for game in games:
        seats = len(game.wins)
        found += [rises[first + each.moment * seats + each.seat] for each in game.choices]
        first += len(game.moments) * seats
    return np.array(found)


def rises_of(games: Sequence[Explored], foretold: Floats) -> Floats:
    """By moment and seat, like what was foretold."""
    found: list[Floats] = []
    first = 0
    for game in games:
        last = first + len(game.moments) * len(game.wins)
        found.append(gains(foretold[first:last].reshape(len(game.moments), -1), np.array(game.wins)).ravel())
        first = last
    return np.concatenate(found)


def gains(foretold: Floats, wins: Floats) -> Floats:
    """By moment and seat: how much the chances rose from there on, what comes later counting less."""
    rises = np.diff(np.vstack([foretold, wins]), axis=0)
    for moment in range(len(rises) - 2, -1, -1):
        rises[moment] += FADES * rises[moment + 1]
    return rises
