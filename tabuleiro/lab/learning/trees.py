"""Trees: a sum of small decision trees, each grown on what those before it got wrong (gradient boosting)."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from tabuleiro.lab.fitting import Floats
from tabuleiro.lab.learning.rows import Ints, Rows, softmax

TREES: Final = 120
DEPTH: Final = 4
RATE: Final = 0.1
"""How much of what it says a tree may say."""
BINS: Final = 32
"""Each input is told apart in so many steps."""
RIDGE: Final = 5.0
"""How strongly leaves are drawn to zero."""


class Tree(NamedTuple):
    """A whole tree of DEPTH questions, the root first; the children of n are 2 n + 1 and 2 n + 2."""

    inputs: Ints
    bins: Ints
    """An answer goes right if the input is in a higher bin."""
    leaves: Floats


class Forest(NamedTuple):
    """The trees, and where the bins of every input end."""

    edges: list[Floats]
    trees: list[Tree]

    def strengths(self, inputs: Floats) -> Floats:
        binned = binned_by(self.edges, inputs)
        total = np.zeros(len(inputs))
        for tree in self.trees:
            total += tree.leaves[leaf_of(tree, binned)]
        return total


def edges_of(inputs: Floats) -> list[Floats]:
    parts = np.linspace(0, 1, BINS + 1)[1:-1]
    return [np.unique(np.quantile(column, parts)) for column in inputs.T]


def binned_by(edges: list[Floats], inputs: Floats) -> Ints:
    columns = [np.searchsorted(edge, column, "left") for edge, column in zip(edges, inputs.T, strict=True)]
    return np.stack(columns, axis=1).astype(np.int64)


def leaf_of(tree: Tree, binned: Ints) -> Ints:
    """In which leaf each row ends."""
    node = np.zeros(len(binned), dtype=np.int64)
    rows = np.arange(len(binned))
    for _ in range(DEPTH):
        node = 2 * node + 1 + (binned[rows, tree.inputs[node]] > tree.bins[node])
    return node - (2**DEPTH - 1)


def taught(rows: Rows, number: int = TREES) -> Forest:
    """Without chance: the same rows give the same forest."""
    edges = edges_of(rows.inputs)
    binned = binned_by(edges, rows.inputs)
    strengths = np.zeros(len(rows.wins))
    trees: list[Tree] = []
    for _ in range(number):
        found = softmax(strengths, rows)
        tree = grown(binned, found - rows.wins, found * (1 - found))
        strengths += tree.leaves[leaf_of(tree, binned)]
        trees.append(tree)
    return Forest(edges, trees)


def grown(binned: Ints, slope: Floats, curvature: Floats) -> Tree:
    """Level by level; every node asks what tells best where the slope goes up and where down."""
    inner = 2**DEPTH - 1
    inputs, bins = np.zeros(inner, dtype=np.int64), np.full(inner, BINS, dtype=np.int64)
    node = np.zeros(len(binned), dtype=np.int64)
    rows = np.arange(len(binned))
    for level in range(DEPTH):
        first, nodes = 2**level - 1, 2**level
        best = np.full(nodes, 1e-9)
        for column in range(binned.shape[1]):
            gain = gains((node - first) * BINS + binned[:, column], nodes, slope, curvature)
            cut = gain.argmax(axis=1)
            most = gain[np.arange(nodes), cut]
            better = np.flatnonzero(most > best)
            best[better], inputs[first + better], bins[first + better] = most[better], column, cut[better]
        node = 2 * node + 1 + (binned[rows, inputs[node]] > bins[node])
    node -= inner
    slopes, curvatures = [np.bincount(node, weights, 2**DEPTH) for weights in (slope, curvature)]
    return Tree(inputs, bins, -RATE * slopes / (curvatures + RIDGE))


def gains(cells: Ints, nodes: int, slope: Floats, curvature: Floats) -> Floats:
    """By node and bin: how much better two leaves are than one if the cut is after the bin."""
    left_slope, left_curvature = [
        np.bincount(cells, weights, nodes * BINS).reshape(nodes, BINS).cumsum(axis=1)
        for weights in (slope, curvature)
    ]
    slopes, curvatures = left_slope[:, -1:], left_curvature[:, -1:]
    right_slope, right_curvature = slopes - left_slope, curvatures - left_curvature
    found: Floats = left_slope**2 / (left_curvature + RIDGE) + right_slope**2 / (right_curvature + RIDGE)
    return found - slopes**2 / (curvatures + RIDGE)
