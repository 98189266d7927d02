"""Choices: what was taken instead of what, and weights that make it likelier the better it went.

The likelihood of an alternative is a softmax of what is felt for all of them. Steps are cut off where a
choice has become likelier or less likely by a fifth already (proximal policy optimisation).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, final

import numpy as np

from tabuleiro.lab.fitting import Floats
from tabuleiro.lab.learning.net import Descent
from tabuleiro.lab.learning.rows import Ints

NO_ROW: Final = -1
"""An alternative without weights of its own."""
ABSENT: Final = -2
"""No alternative: other choices have more of them."""
EPOCHS: Final = 3
BATCH: Final = 4096
RATE: Final = 0.015
UNIT_RATE: Final = 0.003
"""Units of a net go wild where weights do not."""
UNITS: Final = 32
SPREAD: Final = 0.1
"""How far the weights of units are from zero at first."""
CUT: Final = 0.2
CURIOSITY: Final = 0.01
"""How much a choice among likely alternatives is worth by itself."""
RIDGE: Final = 1e-5


class ChoiceRows(NamedTuple):
    """One row for each choice; alternatives are columns."""

    inputs: Floats
    rows: Ints
    """The row of weights of each alternative."""
    values: Floats
    """What is thought of each alternative without weights."""
    sorts: Ints
    taken: Ints
    gains: Floats
    """How much better than foretold it went, with a deviation of 1."""

    def part(self, which: Ints) -> ChoiceRows:
        found: Any = [column[which] for column in self]
        return ChoiceRows._make(found)


def all_choices(parts: Sequence[ChoiceRows]) -> ChoiceRows:
    """One after the other, with as many alternatives as the widest part has."""
    most = max([part.rows.shape[1] for part in parts])

    def widened(found: Any, empty: int) -> Any:
        return np.pad(found, ((0, 0), (0, most - found.shape[1])), constant_values=empty)

    wide = [part._replace(rows=widened(part.rows, ABSENT), values=widened(part.values, 0)) for part in parts]
    return ChoiceRows._make([np.concatenate(column) for column in zip(*wide, strict=True)])


@final
class Feelings:
    """Weights by row and input, units that all rows share, how much the values count by sort of choice."""

    def __init__(self, weights: Floats, sharpness: Floats, units: Floats) -> None:
        self.weights: Final = weights
        self.sharpness: Final = sharpness
        self.units: Final = units
        """By input and unit."""
        self.least: Final = np.zeros(units.shape[1])
        """What a unit adds to the sum of its inputs."""
        self.counts: Final = np.zeros((len(weights), units.shape[1]))
        """By row what each unit counts that is above nothing."""
        rates = (RATE, RATE, UNIT_RATE, UNIT_RATE, UNIT_RATE)
        self._descents: Final = [Descent(part, rate) for part, rate in zip(self.parts(), rates, strict=True)]

    def parts(self) -> list[Floats]:
        return [self.weights, self.sharpness, self.units, self.least, self.counts]

    def approach(self, others: Feelings, way: float) -> None:
        """Go a part of the way to others."""
        for part, other in zip(self.parts(), others.parts(), strict=True):
            part[:] += way * (other - part)

    def active(self, choices: ChoiceRows) -> Floats:
        """What the units say."""
        return np.maximum(choices.inputs @ self.units + self.least, 0.0)

    def likely(self, choices: ChoiceRows) -> Floats:
        """How likely each alternative is."""
        by_row = choices.inputs @ self.weights.T + self.active(choices) @ self.counts.T
        felt = np.take_along_axis(by_row, np.maximum(choices.rows, 0), axis=1)
        felt[choices.rows < 0] = 0.0
        felt += self.sharpness[choices.sorts][:, None] * choices.values
        felt[choices.rows == ABSENT] = -np.inf
        parts = np.exp(felt - felt.max(axis=1, keepdims=True))
        found: Floats = parts / parts.sum(axis=1, keepdims=True)
        return found

    def learn(self, choices: ChoiceRows, chance: np.random.Generator, pace: float = 1.0) -> None:
        """Go through all choices a few times, at some pace."""
        before = taken(self.likely(choices), choices)
        for _ in range(EPOCHS):
            order = chance.permutation(len(choices.taken))
            for start in range(0, len(order), BATCH):
                which = order[start : start + BATCH]
                part = choices.part(which)
                felt = self.slopes(part, before[which])
                for descent, slope in zip(self._descents, self.through(part, felt), strict=True):
                    descent.go(-slope, pace)

    def slopes(self, choices: ChoiceRows, before: Floats) -> Floats:
        """Where what is felt for each alternative should go: up is better."""
        likely = self.likely(choices)
        ratio = taken(likely, choices) / before
        enough = (ratio - 1) * np.sign(choices.gains) > CUT
        wanted = np.where(enough, 0.0, choices.gains * ratio)
        slope = -likely * wanted[:, None]
        slope[np.arange(len(slope)), choices.taken] += wanted
        surprise = -np.log(likely + 1e-12)
        slope += CURIOSITY * likely * (surprise - (likely * surprise).sum(axis=1, keepdims=True))
        found: Floats = slope / len(slope)
        return found

    def through(self, choices: ChoiceRows, felt: Floats) -> list[Floats]:
        """Where all parts should go for that."""
        of_sorts: Floats = np.bincount(
            choices.sorts, (felt * choices.values).sum(axis=1), len(self.sharpness)
        ).astype(float)
        has_row = choices.rows >= 0
        cells = np.nonzero(has_row)[0] * len(self.weights) + choices.rows[has_row]
        by_row = np.bincount(cells, felt[has_row], len(felt) * len(self.weights)).reshape(len(felt), -1)
        active = self.active(choices)
        through = (by_row @ self.counts) * (active > 0)
        return [
            by_row.T @ choices.inputs - RIDGE * self.weights,
            of_sorts,
            choices.inputs.T @ through - RIDGE * self.units,
            through.sum(axis=0),
            by_row.T @ active - RIDGE * self.counts,
        ]


def taken(likely: Floats, choices: ChoiceRows) -> Floats:
    """Of each choice what was taken."""
    found: Floats = likely[np.arange(len(likely)), choices.taken]
    return found
