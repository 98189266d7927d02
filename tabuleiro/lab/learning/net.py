"""Net: two hidden layers from the inputs of a seat to its strength; chances are a softmax over the seats."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NamedTuple, final

import numpy as np

from tabuleiro.lab.fitting import Floats
from tabuleiro.lab.learning.rows import Rows, softmax

HIDDEN: Final = (32, 16)
EPOCHS: Final = 12
BATCH: Final = 256
"""Moments for one step."""
RATE: Final = 0.002
DECAY: Final = 1e-4
"""How strongly weights are drawn to zero."""
MEMORY: Final = (0.9, 0.999)
"""How long the mean slope and its mean square are remembered (Adam)."""


class LayeredNet(NamedTuple):
    """Weights and biases, from the inputs to the strength, and how inputs are brought to one size."""

    layers: list[Floats]
    mean: Floats
    scale: Floats

    def strengths(self, inputs: Floats) -> Floats:
        return self.activities(inputs)[-1][:, 0]

    def activities(self, inputs: Floats) -> list[Floats]:
        """What every layer says, the inputs first; the hidden ones never less than nothing."""
        found = [(inputs - self.mean) / self.scale]
        for place, layer in enumerate(self.layers):
            said = with_one(found[-1]) @ layer
            found.append(said if place == len(self.layers) - 1 else np.maximum(said, 0.0))
        return found

    def slopes(self, rows: Rows) -> list[Floats]:
        """How the surprise changes with every weight, in the mean of the moments."""
        activities = self.activities(rows.inputs)
        wrong = (softmax(activities[-1][:, 0], rows) - rows.wins)[:, None] / len(rows.starts)
        found: list[Floats] = []
        for layer, before in zip(self.layers[::-1], activities[-2::-1], strict=True):
            found.insert(0, with_one(before).T @ wrong + DECAY * layer)
            wrong = (wrong @ layer[:-1].T) * (before > 0)
        return found


def with_one(activity: Floats) -> Floats:
    """The last row of a layer's weights is its bias."""
    return np.hstack([activity, np.ones((len(activity), 1))])


def untaught(inputs: Floats, chance: np.random.Generator) -> LayeredNet:
    sizes = (inputs.shape[1], *HIDDEN, 1)
    layers = [
        np.vstack([chance.normal(0, np.sqrt(2 / before), (before, after)), np.zeros((1, after))])
        for before, after in pairwise(sizes)
    ]
    return LayeredNet(layers, inputs.mean(axis=0), np.maximum(inputs.std(axis=0), 0.01))


@final
class Descent:
    """Takes one layer down its slope, by steps that are the longer the steadier the slope is (Adam)."""

    def __init__(self, layer: Floats, rate: float = RATE) -> None:
        self._layer: Final = layer
        self._rate: Final = rate
        self._mean: Final = np.zeros_like(layer)
        self._square: Final = np.zeros_like(layer)
        self._steps = 0

    def go(self, slope: Floats, pace: float = 1.0) -> None:
        """One step, the longer the faster the pace."""
        self._steps += 1
        self._mean[:] += (1 - MEMORY[0]) * (slope - self._mean)
        self._square[:] += (1 - MEMORY[1]) * (slope**2 - self._square)
        mean = self._mean / (1 - MEMORY[0] ** self._steps)
        square = self._square / (1 - MEMORY[1] ** self._steps)
        self._layer[:] -= pace * self._rate * mean / (np.sqrt(square) + 1e-8)


def taught(rows: Rows, seed: int) -> LayeredNet:
    """The same rows and seed give the same net."""
    chance = np.random.default_rng(seed)
    net = untaught(rows.inputs, chance)
    descents = [Descent(layer) for layer in net.layers]
    for _ in range(EPOCHS):
        order = chance.permutation(len(rows.starts))
        for start in range(0, len(order), BATCH):
            slopes = net.slopes(rows.part(order[start : start + BATCH]))
            for descent, slope in zip(descents, slopes, strict=True):
                descent.go(slope)
    return net
