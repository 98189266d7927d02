"""Moves of San Juan by their codes, and what they are answered with."""

from __future__ import annotations

from typing import Any

from tabuleiro.core import rules
from tabuleiro.games.sanjuan import GAME
from tabuleiro.games.sanjuan.state import SanJuanState
from tests.kit.moves import carry_out


def options(s: SanJuanState) -> list[str]:
    return [action.code for action in rules.options(s)]


def offers(s: SanJuanState, verb: str) -> list[str]:
    """The words that are offered after a verb."""
    return [action.code.split()[1] for action in rules.options(s) if action.verb == verb]


def do(s: SanJuanState, *codes: str) -> SanJuanState:
    """Play these options one after the other."""
    return carry_out(GAME, s, codes)


def do_until(s: SanJuanState, frame_name: str, code: str = "pass") -> SanJuanState:
    """Answer alike until such a question comes."""
    while s.stack and type(s.stack[-1]).__name__ != frame_name:
        do(s, code if code in options(s) else options(s)[0])
    return s


def asked(s: SanJuanState) -> tuple[str, int] | None:
    """The question on top of the stack and whom it is put to."""
    return (type(s.stack[-1]).__name__, s.stack[-1].seat) if s.stack else None


def events(s: SanJuanState, *codes: str) -> list[dict[str, Any]]:
    """What happens, as an onlooker who sees everything is told."""
    s.journal = []
    do(s, *codes)
    return [{"kind": event.kind, "seat": event.seat, **event.facts, **event.secret} for event in s.journal]
