"""The interpreter: random play to the end, or as far as wanted."""

from __future__ import annotations

from tabuleiro.core import rules
from tabuleiro.core.rng import Dice
from tests.kit.toys import ORCHARD


def test_random_play_counts_its_decisions_to_the_end() -> None:
    played = []
    for _ in range(2):
        s = ORCHARD.deal(ORCHARD.configure(2), 3)
        played.append(rules.play_at_random(s, Dice(3), 1000))
        assert [] == s.stack
    assert played[0] == played[1] > 10


def test_random_play_stops_after_so_many_decisions() -> None:
    s = ORCHARD.deal(ORCHARD.configure(2), 3)
    assert 4 == rules.play_at_random(s, Dice(3), 4)
    assert s.stack
