"""Exploring: games of San Juan whose players choose by chance, the more often the stronger they feel for it.

What they chose among, and how all seats stood between two roles, is noted: from that habits are learned, and
a net that foretells the winner. All is asked in the position itself, which they read only as far as they may.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple, final

from tabuleiro.bots.sanjuan.habits import Habits, Matter, matter_of
from tabuleiro.bots.sanjuan.inputs import Inputs
from tabuleiro.bots.sanjuan.policy import choose
from tabuleiro.bots.sanjuan.prospects import prospects
from tabuleiro.core import rules
from tabuleiro.core.action import Action
from tabuleiro.core.rng import Dice, roll
from tabuleiro.games.sanjuan.components import NOBODY, Seat
from tabuleiro.games.sanjuan.rules.roles import TakeRole
from tabuleiro.games.sanjuan.rules.scoring import ranking
from tabuleiro.games.sanjuan.state import SanJuanState

FINE: Final = 1 << 32
"""Chance comes in so many steps."""
LONGEST: Final = 60
"""A game of more rounds teaches nothing."""


class Chosen(NamedTuple):
    """One of several alternatives was taken."""

    seat: Seat
    moment: int
    """The last one before."""
    matter: Matter
    taken: int


class Explored(NamedTuple):
    """A finished game."""

    choices: list[Chosen]
    moments: list[list[Inputs]]
    """Before every other role of a round, what each seat could expect."""
    wins: list[float]


def drawn(felt: Sequence[float], dice: Dice) -> int:
    """A place, each as likely as its exponential."""
    most = max(felt)
    parts = [math.exp(each - most) for each in felt]
    left = sum(parts) * int(roll(dice, FINE)) / FINE
    for place, part in enumerate(parts):
        left -= part
        if left < 0:
            return place
    return len(parts) - 1


@final
class Explorer:
    """Plays all seats of one game."""

    def __init__(self, s: SanJuanState, habits: Habits, dice: Dice) -> None:
        self._s: Final = s
        self._habits: Final = habits
        self._dice: Final = dice
        self._choices: Final[list[Chosen]] = []
        self._moments: Final[list[list[Inputs]]] = []

    def play(self) -> Explored | None:
        """To the end; None if there is none."""
        s = self._s
        while s.stack and s.round < LONGEST:
            self._look()
            rules.apply(s, self._choose(rules.options(s)))
        if s.stack:
            return None
        first = [standing.seat for standing in ranking(s) if standing.place == 1]
        wins = [(seat in first) / len(first) for seat in range(len(s.hands))]
        return Explored(self._choices, self._moments, wins)

    def _look(self) -> None:
        taken = len(self._s.roles) - self._s.roles.count(NOBODY)
        if isinstance(self._s.stack[-1], TakeRole) and taken % 2 == 0:
            self._moments.append([prospects(self._s, seat) for seat in range(len(self._s.hands))])

    def _choose(self, options: list[Action]) -> Action:
        matter = matter_of(self._s, options) if len(options) > 1 else None
        if matter is None:
            return choose(self._s, options)
        taken = drawn(self._habits.felt(matter), self._dice)
        self._choices.append(Chosen(self._s.stack[-1].seat, len(self._moments) - 1, matter, taken))
        return options[taken]
