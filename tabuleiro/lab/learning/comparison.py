"""Comparison: how well each kind of model foretells winners of games that it has not learned from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from tabuleiro.lab import fitting
from tabuleiro.lab.fitting import Snapshot
from tabuleiro.lab.learning import net, trees
from tabuleiro.lab.learning.rows import rows_of, softmax, surprise

HELD_BACK: Final = 5
"""One batch of so many is held back."""


class Compared(NamedTuple):
    """A kind of model, and its surprise at what it learned and at what it did not see."""

    model: str
    learned: float
    held_back: float


def compared(batches: Sequence[Sequence[Snapshot]], knots: Sequence[float], seed: int) -> list[Compared]:
    """Batches are held back as a whole, so that no game is on both sides."""
    held_back = [moment for batch in batches[::HELD_BACK] for moment in batch]
    learned = [moment for number, batch in enumerate(batches) if number % HELD_BACK for moment in batch]
    weights = fitting.fit(learned, knots)
    found = [Compared("linear", *[fitting.loss(part, knots, weights) for part in (learned, held_back)])]
    old, new = rows_of(learned), rows_of(held_back)
    strengths = {
        "trees": [model.strengths(rows.inputs) for model in [trees.taught(old)] for rows in (old, new)],
        "net": [model.strengths(rows.inputs) for model in [net.taught(old, seed)] for rows in (old, new)],
    }
    strengths["trees and net"] = [np.add(*both) / 2 for both in zip(*strengths.values(), strict=True)]
    for name, (seen, unseen) in strengths.items():
        found.append(Compared(name, surprise(softmax(seen, old), old), surprise(softmax(unseen, new), new)))
    return found
