"""Moves of Lisboa by their codes, and what they are answered with."""

from __future__ import annotations

from typing import Any

from tabuleiro.core import rules
from tabuleiro.games.lisboa import GAME
from tabuleiro.games.lisboa.state import LisboaState
from tests.kit.moves import carry_out


def options(s: LisboaState, verb: str = "") -> list[str]:
    """The codes of the options, or of those with this verb."""
    return [action.code for action in rules.options(s) if not verb or action.verb == verb]


def do(s: LisboaState, *codes: str) -> LisboaState:
    """Play these options one after the other."""
    return carry_out(GAME, s, codes)


def asked(s: LisboaState) -> tuple[str, int]:
    """The question and the seat that is asked."""
    return type(s.stack[-1]).__name__, s.stack[-1].seat


def told(s: LisboaState, *codes: str) -> list[dict[str, Any]]:
    """The events of these moves, as a spectator sees them."""
    s.journal = []
    do(s, *codes)
    return [dict(event.masked_for(None)) for event in s.journal]


def end_turn(s: LisboaState, take: str | None = None) -> LisboaState:
    """Take a political card and end the turn."""
    return do(s, take or options(s, "take")[0], "end")


def explained(s: LisboaState, code: str) -> Any:
    """What an option costs and brings."""
    assert code in options(s), f"{code} is not among {options(s)}"
    return GAME.explain(s, GAME.actions.parse(code)).to_json()
