"""Habits: which role is taken and what is built without thinking, as learned from self-play.

What a steady player thinks of the alternatives is the beginning; for each of them learned weights of all that
the seat sees are added, and what the units of a small net make of it together.
"""

from __future__ import annotations

from typing import Final, final

from tabuleiro.bots.sanjuan.building import places
from tabuleiro.bots.sanjuan.inputs import Inputs, PlainSight, add_gain, inputs
from tabuleiro.bots.sanjuan.outlook import Expectation
from tabuleiro.bots.sanjuan.policy import choose
from tabuleiro.bots.sanjuan.roles import RoleGain, taken_later
from tabuleiro.bots.sanjuan.units import Units, counted, eights
from tabuleiro.core.action import Action
from tabuleiro.games.sanjuan.actions import PASS
from tabuleiro.games.sanjuan.components import KINDS, ROLES, WORDS
from tabuleiro.games.sanjuan.rules.builder import Build
from tabuleiro.games.sanjuan.rules.roles import TakeRole
from tabuleiro.games.sanjuan.state import SanJuanState

SORTS: Final = ("role", "building")
ROLE: Final = 0
BUILDING: Final = 1
ROWS: Final[tuple[str, ...]] = (*ROLES, *WORDS)
"""What there are weights for."""
FIRST_BUILDING: Final = len(ROLES)
NOTHING: Final = len(ROLES) + KINDS
"""To build nothing has no weights."""


@final
class Matter:
    """A choice: for each alternative its row of weights, and what a steady player thinks of it."""

    __slots__ = ("found", "rows", "sort", "values")

    def __init__(self, sort: int, found: Inputs, rows: list[int], values: list[float]) -> None:
        self.sort: Final = sort
        self.found: Final = found
        self.rows: Final = rows
        self.values: Final = values


def matter_of(s: SanJuanState, options: list[Action]) -> Matter | None:
    """The choice at hand, in the order of the options; None if it is no matter of habit."""
    frame = s.stack[-1]
    if isinstance(frame, TakeRole):
        return _about_roles(s, Expectation(s, frame.seat), options)
    if isinstance(frame, Build):
        return _about_buildings(s, Expectation(s, frame.seat), options)
    return None


def _about_roles(s: SanJuanState, outlook: Expectation, options: list[Action]) -> Matter:
    found = inputs(PlainSight(s), outlook)
    values: list[float] = []
    for action in options:
        gain = RoleGain(s, outlook, action.arg)
        add_gain(found, action.arg, gain)
        values.append(gain.value(taken_later(s, action.arg)))
    return Matter(ROLE, found, [action.arg for action in options], values)


def _about_buildings(s: SanJuanState, outlook: Expectation, options: list[Action]) -> Matter:
    rows: list[int] = []
    values: list[float] = []
    for action in options:
        if action is PASS:
            rows.append(NOTHING)
            values.append(0.0)
        else:
            rows.append(FIRST_BUILDING + action.arg)
            values.append(max([gain for gain, _ in places(s, outlook, action.arg)]))
    return Matter(BUILDING, inputs(PlainSight(s), outlook), rows, values)


@final
class Habits:
    """How strongly each alternative is felt: by learned weights, and by units that all of them share."""

    def __init__(
        self, sharpness: list[float], weights: list[list[float]], units: Units, counts: list[list[float]]
    ) -> None:
        self._sharpness: Final = sharpness
        """How much the steady values count, by sort of choice."""
        self._weights: Final = weights
        """By row, in the order of the inputs."""
        self._units: Final = units
        self._counts: Final = [eights(row) for row in counts]
        """By row what each unit counts."""

    def felt(self, matter: Matter) -> list[float]:
        sharpness = self._sharpness[matter.sort]
        said = self._units.said(matter.found)
        found: list[float] = []
        for place, row in enumerate(matter.rows):
            learned = 0.0
            if row != NOTHING:
                learned = matter.found.weigh(self._weights[row]) + counted(said, self._counts[row])
            found.append(sharpness * matter.values[place] + learned)
        return found

    def choose(self, s: SanJuanState, options: list[Action]) -> Action:
        """The first of those felt most strongly; what is no matter of habit as a steady player does it."""
        matter = matter_of(s, options) if len(options) > 1 else None
        if matter is None:
            return choose(s, options)
        felt = self.felt(matter)
        return options[felt.index(max(felt))]
