"""Turns: where a turn is one thought, what belongs to it and to whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabuleiro.bots.levels import thought_of
from tabuleiro.core import rules
from tabuleiro.core.action import Action
from tabuleiro.core.game import Game


def own_turn(game: Game[Any], s: Any, actions: Sequence[Action]) -> list[Action]:
    """What the seat to act chose up to the end of its turn, where a turn is one thought."""
    thought, seat = thought_of(game.key), s.stack[-1].seat
    if thought is None or thought.turn_of is None:
        return [actions[0]]
    later, own = s.clone(), []
    cut = thought.judge.clock(s) + thought.horizon
    for action in actions:
        if not later.stack or thought.judge.clock(later) >= cut:
            break
        if later.stack[-1].seat == seat:
            own.append(action)
        rules.apply(later, action)
    return own


def is_reply(game: Game[Any], s: Any) -> bool:
    """The choice is made in the turn of somebody else, where a turn is one thought."""
    owner = _owner(game, s)
    return owner is not None and owner != s.stack[-1].seat


def _owner(game: Game[Any], s: Any) -> int | None:
    thought = thought_of(game.key)
    return None if thought is None or thought.turn_of is None else thought.turn_of(s)
