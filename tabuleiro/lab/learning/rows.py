"""Rows: the seats of many moments, one under the other, as all models but the linear one read them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tabuleiro.lab.fitting import Floats, Snapshot

Ints = npt.NDArray[np.int64]


class Rows(NamedTuple):
    """A row for every seat; the seats of a moment follow one another."""

    inputs: Floats
    wins: Floats
    starts: Ints
    """The first row of each moment."""

    @property
    def seats(self) -> Ints:
        """How many seats each moment has."""
        return np.diff(self.starts, append=len(self.wins))

    def part(self, moments: Ints) -> Rows:
        """The rows of some of the moments, in that order."""
        seats = self.seats[moments]
        starts = np.cumsum(seats) - seats
        places = np.repeat(self.starts[moments] - starts, seats) + np.arange(seats.sum())
        return Rows(self.inputs[places], self.wins[places], starts)


def all_rows(parts: Sequence[Rows]) -> Rows:
    """One after the other."""
    before = np.cumsum([0, *[len(part.wins) for part in parts]])
    return Rows(
        np.concatenate([part.inputs for part in parts]),
        np.concatenate([part.wins for part in parts]),
        np.concatenate([part.starts + first for part, first in zip(parts, before[:-1], strict=True)]),
    )


def rows_of(moments: Sequence[Snapshot]) -> Rows:
    """What a seat has, what the others have on average, how far the game is and how many play it."""
    inputs = np.concatenate([_inputs(moment) for moment in moments])
    wins = np.concatenate([np.array(moment.wins) for moment in moments])
    seats = np.array([len(moment.wins) for moment in moments])
    return Rows(inputs, wins, np.cumsum(seats) - seats)


def _inputs(moment: Snapshot) -> Floats:
    own = np.array(moment.features)
    seats = len(own)
    others = (own.sum(axis=0) - own) / (seats - 1)
    common = np.tile([moment.progress, float(seats)], (seats, 1))
    return np.hstack([own, others, common])


def softmax(strengths: Floats, rows: Rows) -> Floats:
    """The chances of all seats in each moment."""
    most = np.repeat(np.maximum.reduceat(strengths, rows.starts), rows.seats)
    parts = np.exp(strengths - most)
    found: Floats = parts / np.repeat(np.add.reduceat(parts, rows.starts), rows.seats)
    return found


def surprise(found: Floats, rows: Rows) -> float:
    """The mean surprise at the winners, as `fitting.loss` has it."""
    return float(-np.log(np.add.reduceat(found * rows.wins, rows.starts)).mean())
