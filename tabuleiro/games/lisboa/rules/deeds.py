"""The six state actions by number: whether each can do something (L-O7), and how it begins."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.frames import Frame
from tabuleiro.games.lisboa.actions import CARDINAL, PLAN, PRODUCE, RECRUIT, SHIP
from tabuleiro.games.lisboa.rules.shipyard import MUST, BuildShip, can_build_ship
from tabuleiro.games.lisboa.rules.state_actions import (
    MeetCardinal,
    Produce,
    Recruit,
    TakeFavor,
    TakePlan,
    can_meet_cardinal,
    can_produce,
    can_recruit,
    can_take_favor,
    can_take_plan,
)
from tabuleiro.games.lisboa.state import NOTHING, Seat, Table

MOST_RECRUITED: Final = 2
MOST_GAPS: Final = 2


def state_action_possible(s: Table, seat: Seat, deed: int, without: int = NOTHING) -> bool:
    """Whether it can do something (L-O7) once the good `without` has been offered for it."""
    if deed == RECRUIT:
        return can_recruit(s, seat)
    if deed == PLAN:
        return can_take_plan(s)
    if deed == SHIP:
        return can_build_ship(s, seat, without)
    if deed == PRODUCE:
        return can_produce(s, seat, without)
    if deed == CARDINAL:
        return can_meet_cardinal(s, seat, MOST_GAPS)
    return can_take_favor(s, seat)


def state_action_frame(seat: Seat, deed: int) -> Frame[Table]:
    if deed == RECRUIT:
        return Recruit(seat, MOST_RECRUITED, ())
    if deed == PLAN:
        return TakePlan(seat)
    if deed == SHIP:
        return BuildShip(seat, MUST)
    if deed == PRODUCE:
        return Produce(seat)
    if deed == CARDINAL:
        return MeetCardinal(seat, MOST_GAPS)
    return TakeFavor(seat)
