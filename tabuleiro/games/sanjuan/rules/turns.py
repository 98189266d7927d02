"""Turns: the frames of a phase in the order of play, made once for all tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from tabuleiro.core.frames import Frame
from tabuleiro.games.sanjuan.components import Seat
from tabuleiro.games.sanjuan.state import CLOCKWISE, SanJuanState

Turns: TypeAlias = "tuple[tuple[tuple[Frame[SanJuanState], ...], ...], ...]"
"""By number of players and first seat, as the stack holds them: the next thing last."""


def turns(frames: Sequence[Frame[SanJuanState]], end: Sequence[Frame[SanJuanState]] = ()) -> Turns:
    """Everybody in turn, then the end of the phase, each by seat."""
    return tuple([tuple([_stack(frames, order, end) for order in orders]) for orders in CLOCKWISE])


def _stack(
    frames: Sequence[Frame[SanJuanState]], order: tuple[Seat, ...], end: Sequence[Frame[SanJuanState]]
) -> tuple[Frame[SanJuanState], ...]:
    first = order[0]
    return (*end[first : first + 1], *[frames[seat] for seat in order[::-1]])


def take_turns(s: SanJuanState, phase: Turns, first: Seat) -> None:
    """A phase begins with this seat (R1)."""
    s.stack.extend(phase[len(s.hands)][first])
