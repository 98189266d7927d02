"""Moves of any game by their codes."""

from __future__ import annotations

from typing import Any, TypeVar

from tabuleiro.core import rules
from tabuleiro.core.game import Game
from tabuleiro.core.state import State

S = TypeVar("S", bound=State)


def carry_out(game: Game[Any], s: S, codes: tuple[str, ...]) -> S:
    """Do what whoever is to act chooses; each must be an option."""
    for code in codes:
        offered = rules.options(s)
        action = game.actions.parse(code)
        assert action in offered, f"{code!r} is not among {[each.code for each in offered]}"
        rules.apply(s, action)
    return s
