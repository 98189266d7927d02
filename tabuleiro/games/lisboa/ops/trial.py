"""Clones on which look-ahead tries something; like every state they are changed by ops alone."""

from __future__ import annotations

from tabuleiro.games.lisboa.kinds import Seat
from tabuleiro.games.lisboa.state import Table


def bare_clone(s: Table) -> Table:
    """With an empty stack."""
    trial = s.clone()
    trial.stack.clear()
    return trial


def clone_above(s: Table, place: int) -> Table:
    """With what lies above this place of the stack only."""
    trial = s.clone()
    del trial.stack[: place + 1]
    return trial


def clone_with_money(s: Table, seat: Seat, cash: int, influence: int) -> Table:
    """With an empty stack, and with so much cash and influence."""
    trial = bare_clone(s)
    trial.cash[seat], trial.influence[seat] = cash, influence
    return trial
