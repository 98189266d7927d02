"""Fitting: weights that turn the features of all seats into chances to win, learned from finished games.

The chance of a seat is a softmax over the seats of weighted features (a conditional logit). Weights depend on
how far the game has gone: they are given at some knots, and between two of them in proportion.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]

RIDGE: Final = 10.0
"""How strongly weights are drawn to zero."""
SMOOTH: Final = 30.0
"""How strongly neighbouring knots are drawn together."""
STEPS: Final = 8
"""Newton's method needs no more."""
CHUNK: Final = 4096
MODULE: Final = '''"""Weights of the judge, fitted to self-play by scripts/fit_*.py."""

from __future__ import annotations

from typing import Final

KNOTS: Final[tuple[float, ...]] = {knots}
"""{about}"""
WEIGHTS: Final[dict[str, tuple[float, ...]]] = {{
{rows}}}
'''


class Snapshot(NamedTuple):
    """A position of a finished game: how far it had gone, every seat's features, and who won in the end."""

    progress: float
    features: list[list[float]]
    wins: list[float]


class MomentBlock(NamedTuple):
    """Moments with the same number of seats, features spread over the knots."""

    features: Floats
    wins: Floats


def fit(
    moments: Iterable[Snapshot],
    knots: Sequence[float],
    known: Floats | None = None,
    ridge: float = RIDGE,
    smooth: float = SMOOTH,
) -> Floats:
    """The weights, one row per knot; they are drawn to those that are known, or to zero."""
    blocks = _blocks(list(moments), knots)
    size = blocks[0].features.shape[2]
    penalty = _penalty(len(knots), size // len(knots), ridge, smooth)
    start = np.zeros(size) if known is None else known.ravel()
    weights = start.copy()
    for _ in range(STEPS):
        gradient, curvature = penalty @ (weights - start), penalty.copy()
        for block in blocks:
            _add(block, weights, gradient, curvature)
        weights -= np.linalg.solve(curvature, gradient)
    return weights.reshape(len(knots), -1)


def loss(moments: Iterable[Snapshot], knots: Sequence[float], weights: Floats) -> float:
    """The mean surprise at the winners; equal chances for four seats would have 1.386."""
    blocks = _blocks(list(moments), knots)
    surprises = [-np.log((_chances(block, weights.ravel()) * block.wins).sum(axis=1)) for block in blocks]
    return float(np.concatenate(surprises).mean())


def taught(batches: Sequence[Sequence[Snapshot]], knots: Sequence[float]) -> tuple[Floats, str]:
    """The weights that all but a tenth of the batches teach, and how well they foretell both parts."""
    tenth = max(1, len(batches) // 10)
    held_back = [moment for batch in batches[:tenth] for moment in batch]
    learned = [moment for batch in batches[tenth:] for moment in batch]
    weights = fit(learned, knots)
    told = [
        f"{what}: {len(moments)} moments, surprise {loss(moments, knots, weights):.4f}"
        for what, moments in (("learned", learned), ("held back", held_back))
    ]
    return weights, "\n".join(told)


def as_module(weights: Mapping[str, Sequence[float]], knots: Sequence[float], about: str, digits: int) -> str:
    """The text of a module that holds the weights, with what is said of the knots."""
    rows = [
        f'    "{name}": ({", ".join([f"{weight:.{digits}f}" for weight in row])}),\n'
        for name, row in weights.items()
    ]
    return MODULE.format(knots=tuple(knots), about=about, rows="".join(rows))


def _blocks(moments: list[Snapshot], knots: Sequence[float]) -> list[MomentBlock]:
    found: list[MomentBlock] = []
    for seats in sorted({len(moment.wins) for moment in moments}):
        alike = [moment for moment in moments if len(moment.wins) == seats]
        found += [_block(alike[start : start + CHUNK], knots) for start in range(0, len(alike), CHUNK)]
    return found


def _block(moments: list[Snapshot], knots: Sequence[float]) -> MomentBlock:
    shares = _shares([moment.progress for moment in moments], knots)
    features = np.array([moment.features for moment in moments])
    spread = shares[:, None, :, None] * features[:, :, None, :]
    return MomentBlock(spread.reshape(*features.shape[:2], -1), np.array([moment.wins for moment in moments]))


def _shares(progress: list[float], knots: Sequence[float]) -> Floats:
    """How much each knot counts at each progress."""
    rows = [np.interp(progress, knots, row) for row in np.eye(len(knots))]
    return np.stack(rows, axis=1)


def _penalty(knots: int, features: int, ridge: float, smooth: float) -> Floats:
    """Ridge, and the differences between neighbouring knots."""
    differences = np.diff(np.eye(knots), axis=0)
    along: Floats = ridge * np.eye(knots) + smooth * differences.T @ differences
    return np.kron(along, np.eye(features)).astype(np.float64)


def _chances(block: MomentBlock, weights: Floats) -> Floats:
    strengths: Any = block.features @ weights
    shares = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    chances: Floats = shares / shares.sum(axis=1, keepdims=True)
    return chances


def _add(block: MomentBlock, weights: Floats, gradient: Floats, curvature: Floats) -> None:
    """What one block says about the slope and the curvature of the surprise."""
    chances = _chances(block, weights)
    size = len(weights)
    gradient += np.tensordot(chances - block.wins, block.features, axes=2)
    weighted = (block.features * np.sqrt(chances)[:, :, None]).reshape(-1, size)
    means = np.einsum("ns,nsf->nf", chances, block.features)
    curvature += weighted.T @ weighted - means.T @ means
