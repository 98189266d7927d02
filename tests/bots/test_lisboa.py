"""The judge of Lisboa: wigs now, and what a seat's pieces promise for the time left."""

from __future__ import annotations

import pytest

from tabuleiro.bots.lisboa.features import WEIGHTS, features, time_left
from tabuleiro.bots.lisboa.judge import LisboaJudge, promise
from tabuleiro.games.lisboa import GAME


def test_every_feature_has_its_weight() -> None:
    assert len(WEIGHTS) == len(features(GAME.deal(GAME.configure(2), 1), 0))


def test_what_a_piece_promises_shrinks_with_the_time_left() -> None:
    s = GAME.deal(GAME.configure(2), 1)
    before = promise(s, 0)
    s.influence[0] += 2
    assert pytest.approx(2 * WEIGHTS["influence"] * time_left(s)) == promise(s, 0) - before


def test_more_influence_is_a_better_chance() -> None:
    s = GAME.deal(GAME.configure(2), 1)
    before = LisboaJudge().values(s)[1]
    s.influence[1] += 2
    assert LisboaJudge().values(s)[1] > before
