"""Foretelling: a net that tells the chances of all seats to win."""

from __future__ import annotations

from typing import Final, final

import numpy as np

from tabuleiro.lab.fitting import Floats
from tabuleiro.lab.learning.net import BATCH, DECAY, Descent
from tabuleiro.lab.learning.rows import Rows, softmax

UNITS: Final = 32
RATE: Final = 0.0007
SPREAD: Final = 0.1
"""How far the weights of units are from zero at first."""


@final
class Foretelling:
    """Weights of all inputs, and units that count from a threshold on what goes together."""

    def __init__(self, inputs: int, chance: np.random.Generator) -> None:
        self.weights: Final = np.zeros(inputs)
        self.units: Final = chance.normal(0, SPREAD, (inputs, UNITS))
        self.least: Final = np.zeros(UNITS)
        self.counts: Final = np.zeros(UNITS)
        self._descents: Final = [Descent(part, RATE) for part in self.parts()]

    def parts(self) -> list[Floats]:
        return [self.weights, self.units, self.least, self.counts]

    def approach(self, other: Foretelling, way: float) -> None:
        """Go a part of the way to another one."""
        for part, its in zip(self.parts(), other.parts(), strict=True):
            part[:] += way * (its - part)

    def active(self, inputs: Floats) -> Floats:
        return np.maximum(inputs @ self.units + self.least, 0.0)

    def chances(self, rows: Rows) -> Floats:
        return softmax(self.active(rows.inputs) @ self.counts + rows.inputs @ self.weights, rows)

    def learn(self, rows: Rows, chance: np.random.Generator, pace: float = 1.0) -> None:
        """Go through all moments once, in an order by chance: more often would be learning by heart."""
        order = chance.permutation(len(rows.starts))
        for start in range(0, len(order), BATCH):
            slopes = self.slopes(rows.part(order[start : start + BATCH]))
            for descent, slope in zip(self._descents, slopes, strict=True):
                descent.go(slope, pace)

    def slopes(self, rows: Rows) -> list[Floats]:
        """How the surprise changes with every part, in the mean of the moments."""
        active = self.active(rows.inputs)
        wrong = (self.chances(rows) - rows.wins) / len(rows.starts)
        through = np.outer(wrong, self.counts) * (active > 0)
        return [
            rows.inputs.T @ wrong,
            rows.inputs.T @ through + DECAY * self.units,
            through.sum(axis=0),
            active.T @ wrong,
        ]
