"""The judge of Lisboa: fitted weights, one for each thing that a seat can have."""

from __future__ import annotations

import pytest

from tabuleiro.bots.lisboa.features import RULES_OF_THUMB, features, time_left
from tabuleiro.bots.lisboa.judge import FITTED, LisboaJudge, promise
from tabuleiro.bots.lisboa.weights import WEIGHTS
from tabuleiro.games.lisboa import GAME


def test_every_feature_has_its_rule_of_thumb_and_its_weight() -> None:
    assert list(RULES_OF_THUMB) == list(WEIGHTS)
    assert len(WEIGHTS) == len(features(GAME.deal(GAME.configure(2), 1), 0))


def test_a_promise_is_the_weighted_sum_of_the_features_for_the_time_left() -> None:
    s = GAME.deal(GAME.configure(2), 1)
    cash = [1.0 if name == "cash" else 0.0 for name in WEIGHTS]
    assert pytest.approx(time_left(s) * s.cash[0]) == promise(s, 0, cash)


def test_a_seat_with_more_of_what_counts_has_the_better_chance() -> None:
    s = GAME.deal(GAME.configure(2), 1)
    s.cash[1] = s.cash[0] + 10
    cash = [1.0 if name == "cash" else 0.0 for name in WEIGHTS]
    assert LisboaJudge(cash).values(s)[0] < LisboaJudge([0.0] * len(FITTED)).values(s)[0]
