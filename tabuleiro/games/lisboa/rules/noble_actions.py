"""The three noble actions by noble: whether each can be carried out, and how it begins."""

from __future__ import annotations

from tabuleiro.core.frames import Frame
from tabuleiro.games.lisboa.kinds import BUILDER, MARQUIS, Noble, Seat
from tabuleiro.games.lisboa.rules.building import OpenBuilding, can_open_building
from tabuleiro.games.lisboa.rules.decree import TakeDecree, can_take_decree
from tabuleiro.games.lisboa.rules.store import BuildStore, can_build_store
from tabuleiro.games.lisboa.state import Table


def noble_action_possible(s: Table, seat: Seat, noble: Noble, cash: int, influence: int) -> bool:
    """Whether it can be carried out completely with so much cash and influence."""
    if noble == BUILDER:
        return can_build_store(s, seat, cash, influence)
    if noble == MARQUIS:
        return can_take_decree(s)
    return can_open_building(s, seat, cash, influence)


def noble_action_frame(seat: Seat, noble: Noble) -> Frame[Table]:
    if noble == BUILDER:
        return BuildStore(seat)
    return TakeDecree(seat) if noble == MARQUIS else OpenBuilding(seat)
