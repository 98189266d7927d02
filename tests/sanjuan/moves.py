"""Moves of San Juan by their codes, and what they are answered with."""

from __future__ import annotations

from typing import Any

from tabuleiro.core import rules
from tabuleiro.games.sanjuan import GAME
from tabuleiro.games.sanjuan.state import Table


def options(s: Table) -> list[str]:
    return [action.code for action in rules.options(s)]


def offers(s: Table, verb: str) -> list[str]:
    """The words that are offered after a verb."""
    return [action.code.split()[1] for action in rules.options(s) if action.verb == verb]


def do(s: Table, *codes: str) -> Table:
    """Carry out choices of whoever is to act; each must be an option."""
    for code in codes:
        action = GAME.actions.parse(code)
        assert action in rules.options(s), f"{code!r} is not among {options(s)}"
        rules.apply(s, action)
    return s


def do_until(s: Table, frame_name: str, code: str = "pass") -> Table:
    """Answer alike until such a question comes."""
    while s.stack and type(s.stack[-1]).__name__ != frame_name:
        do(s, code if code in options(s) else options(s)[0])
    return s


def asked(s: Table) -> tuple[str, int] | None:
    """The question on top of the stack and whom it is put to."""
    return (type(s.stack[-1]).__name__, s.stack[-1].seat) if s.stack else None


def events(s: Table, *codes: str) -> list[dict[str, Any]]:
    """What happens, as an onlooker who sees everything is told."""
    s.journal = []
    do(s, *codes)
    return [{"kind": event.kind, "seat": event.seat, **event.facts, **event.secret} for event in s.journal]
