"""Prospects: what the learned judge reads of a seat, from which it reckons the chance to win."""

from __future__ import annotations

from typing import Final

from tabuleiro.bots.sanjuan.features import NAMES as FEATURES
from tabuleiro.bots.sanjuan.features import features
from tabuleiro.bots.sanjuan.inputs import NAMES as SEEN
from tabuleiro.bots.sanjuan.inputs import Inputs, PlainSight, inputs
from tabuleiro.bots.sanjuan.judge import AT
from tabuleiro.bots.sanjuan.outlook import Expectation
from tabuleiro.bots.weighing import weigh
from tabuleiro.games.sanjuan.components import WORDS, Seat

EXPECTED: Final = len(FEATURES) - len(WORDS)
"""The features but those that say which buildings stand."""
NAMES: Final[tuple[str, ...]] = (*SEEN, *FEATURES[:EXPECTED], "fitted")
"""What the numbers are, in their order; the last one is the strength by the weights of `strong`."""
FITTED: Final = len(NAMES) - 1
SIZE: Final = 4.0
"""How much of that strength is 1."""


def prospects(sight: PlainSight, seat: Seat) -> Inputs:
    """In the order of NAMES, the gains of roles left out."""
    s = sight.table
    found = inputs(sight, Expectation(s, seat))
    numbers = features(s, seat)
    for place in range(EXPECTED):
        found.add(len(SEEN) + place, numbers[place])
    found.add(FITTED, weigh(numbers, AT[sight.most]) / SIZE)
    return found
