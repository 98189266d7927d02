"""Fitting finds the weights that made the winners."""

from __future__ import annotations

import math

import pytest

from tabuleiro.core.rng import Dice, roll
from tabuleiro.lab.fitting import Snapshot, as_module, fit, loss, taught

KNOTS = (0.0, 10.0)


def moments(number: int, weight: float) -> list[Snapshot]:
    """Two seats with one telling feature and one that means nothing; the first wins by a softmax."""
    dice = Dice(4)
    found: list[Snapshot] = []
    for _ in range(number):
        features = [[roll(dice, 1000) / 500 - 1, roll(dice, 1000) / 500 - 1] for _ in range(2)]
        chance = 1 / (1 + math.exp(weight * (features[1][0] - features[0][0])))
        first = float(roll(dice, 10_000)) < 10_000 * chance
        found.append(Snapshot(float(roll(dice, 11)), features, [float(first), float(not first)]))
    return found


def test_the_weight_of_the_telling_feature_is_found() -> None:
    weights = fit(moments(6000, 2.0), KNOTS)
    assert [pytest.approx(2.0, abs=0.25)] * 2 == list(weights[:, 0])


def test_a_feature_that_means_nothing_gets_no_weight() -> None:
    assert [pytest.approx(0.0, abs=0.15)] * 2 == list(fit(moments(6000, 2.0), KNOTS)[:, 1])


def test_fitted_weights_surprise_less_than_none() -> None:
    seen = moments(2000, 2.0)
    weights = fit(seen, KNOTS)
    assert pytest.approx(math.log(2)) == loss(seen, KNOTS, weights * 0)
    assert loss(seen, KNOTS, weights) < 0.6


def test_games_of_different_seats_are_fitted_together() -> None:
    three = Snapshot(5, [[1.0, 0.0], [0.0, 0.0], [0.0, 0.0]], [1.0, 0.0, 0.0])
    assert fit([*moments(50, 2.0), *[three] * 50], KNOTS)[0, 0] > 0


def test_a_tenth_of_the_batches_is_held_back() -> None:
    batches = [moments(50, 2.0)] * 20
    weights, told = taught(batches, KNOTS)
    assert fit([moment for batch in batches[2:] for moment in batch], KNOTS).tolist() == weights.tolist()
    assert ["learned: 900 moments", "held back: 100 moments"] == [
        line.split(",")[0] for line in told.splitlines()
    ]


def test_a_module_of_weights_can_be_read_again() -> None:
    found: dict[str, object] = {}
    text = as_module({"wigs": (0.5, 0.25), "sets": (1.0, -2.0)}, (0.0, 9.0), "Turns.", 2)
    exec(text, found)  # noqa: S102  the text under test is a module
    assert {"wigs": (0.5, 0.25), "sets": (1.0, -2.0)} == found["WEIGHTS"]
    assert (0.0, 9.0) == found["KNOTS"]
