"""Foresight: weights that foretell how a position will be judged soon, and in the end how the game goes.

A single result says little of a position long before it. What the weights themselves say a turn later says
more, though it may be wrong; so both are mixed (temporal differences, TD lambda), and the weights are fitted
to the mixture, again and again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from tabuleiro.lab.fitting import Floats, Snapshot, fit

LATER: Final = 0.9
"""How much of what is learned comes from beyond the next turn (lambda)."""
ROUNDS: Final = 3
"""How often the weights are fitted to what they say themselves."""
RIDGE: Final = 300.0
"""How strongly weights are drawn to those that are known."""


def foreseeing(games: Sequence[Sequence[Snapshot]], knots: Sequence[float], known: Floats) -> Floats:
    """The weights, one row per knot, from the moments of each game in their order."""
    weights = known
    for _ in range(ROUNDS):
        moments = [moment for game in games for moment in foreseen(game, knots, weights)]
        weights = fit(moments, knots, known, RIDGE, RIDGE)
    return weights


def foreseen(game: Sequence[Snapshot], knots: Sequence[float], weights: Floats) -> list[Snapshot]:
    """The moments of a game with what was to be expected from each, instead of how it ended."""
    found: list[Snapshot] = []
    later = np.array(game[-1].wins)
    for moment in reversed(game):
        found.append(moment._replace(wins=later.tolist()))
        later = (1 - LATER) * chances(moment, knots, weights) + LATER * later
    return found[::-1]


def chances(moment: Snapshot, knots: Sequence[float], weights: Floats) -> Floats:
    """What the weights give each seat."""
    now = [np.interp(moment.progress, knots, column) for column in weights.T]
    strengths = np.array(moment.features) @ np.array(now)
    parts: Floats = np.exp(strengths - strengths.max())
    found: Floats = parts / parts.sum()
    return found


def surprise(moments: Sequence[Snapshot], knots: Sequence[float], weights: Floats) -> float:
    """The mean cross entropy of the outcomes."""
    told = [np.log(chances(moment, knots, weights)) @ np.array(moment.wins) for moment in moments]
    return -float(np.mean(told))
