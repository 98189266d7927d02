"""Clones on which look-ahead tries something; like every state they are changed by ops alone."""

from __future__ import annotations

from tabuleiro.games.lisboa.kinds import Seat
from tabuleiro.games.lisboa.state import LisboaState


def bare_clone(s: LisboaState) -> LisboaState:
    """With an empty stack."""
    trial = s.clone()
    trial.stack.clear()
    return trial


def clone_above(s: LisboaState, place: int) -> LisboaState:
    """With what lies above this place of the stack only."""
    trial = s.clone()
    del trial.stack[: place + 1]
    return trial


def clone_with_money(s: LisboaState, seat: Seat, cash: int, influence: int) -> LisboaState:
    """With an empty stack, and with so much cash and influence."""
    trial = bare_clone(s)
    trial.cash[seat], trial.influence[seat] = cash, influence
    return trial
