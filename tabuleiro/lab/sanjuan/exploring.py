"""Exploring: games of San Juan whose players choose by chance, the more often the stronger they feel for it.

What they chose among, and how all seats stood between two roles, is noted: from that habits are learned, and
a net that foretells the winner. All is asked in the position itself, which they read only as far as they may.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from tabuleiro.bots.sanjuan.habits import Habits, Matter, matter_of
from tabuleiro.bots.sanjuan.inputs import Inputs, PlainSight
from tabuleiro.bots.sanjuan.policy import choose
from tabuleiro.bots.sanjuan.prospects import prospects
from tabuleiro.core import rules
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


def explore(s: SanJuanState, habits: Habits, dice: Dice) -> Explored | None:
    """Play all seats to the end; None if there is none."""
    choices: list[Chosen] = []
    moments: list[list[Inputs]] = []
    while s.stack and s.round < LONGEST:
        if _at_a_moment(s):
            sight = PlainSight(s)
            moments.append([prospects(sight, seat) for seat in range(len(s.hands))])
        options = rules.options(s)
        matter = matter_of(s, options) if len(options) > 1 else None
        if matter is None:
            rules.apply(s, choose(s, options))
        else:
            taken = drawn(habits.felt(matter), dice)
            choices.append(Chosen(s.stack[-1].seat, len(moments) - 1, matter, taken))
            rules.apply(s, options[taken])
    return None if s.stack else Explored(choices, moments, _wins(s))


def _at_a_moment(s: SanJuanState) -> bool:
    """Before the first, the third and the fifth role of a round."""
    taken = len(s.roles) - s.roles.count(NOBODY)
    return isinstance(s.stack[-1], TakeRole) and taken % 2 == 0


def _wins(s: SanJuanState) -> list[float]:
    """By seat; winners share."""
    first = [standing.seat for standing in ranking(s) if standing.place == 1]
    return [(seat in first) / len(first) for seat in range(len(s.hands))]
