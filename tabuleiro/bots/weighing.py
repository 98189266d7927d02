"""Weighing: from the features of all seats to the chances that fitted weights give them."""

from __future__ import annotations

import math


def weights_at(progress: float, knots: tuple[float, ...], rows: list[tuple[float, ...]]) -> list[float]:
    """The weights at a time between two knots, in proportion; each row has one weight per knot."""
    later = 1
    while later < len(knots) - 1 and progress > knots[later]:
        later += 1
    earlier = later - 1
    part = (progress - knots[earlier]) / (knots[later] - knots[earlier])
    return [row[earlier] + part * (row[later] - row[earlier]) for row in rows]


def weigh(features: list[float], weights: list[float]) -> float:
    assert len(features) == len(weights), "each feature has one weight"
    total = 0.0
    for place in range(len(weights)):  # compiled, pairs of a zip would be made one by one
        total += features[place] * weights[place]
    return total


def shares(strengths: list[float]) -> list[float]:
    """Chances that add up to 1 (softmax)."""
    most = strengths[0]
    for strength in strengths:
        most = max(most, strength)
    parts = [math.exp(strength - most) for strength in strengths]
    total = 0.0
    for part in parts:
        total += part
    return [part / total for part in parts]
