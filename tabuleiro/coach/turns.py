"""Turns: where a turn is one thought, what belongs to it, and whether anything is revealed in its course."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabuleiro.bots.levels import thought_of
from tabuleiro.core import rules
from tabuleiro.core.action import Action
from tabuleiro.core.game import Game
from tabuleiro.core.rng import Dice, mix

WORLDS: Final = 3
"""So often what nobody knows is dealt anew to find out whether it matters."""


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


def is_linked(game: Game[Any], s: Any, actions: Sequence[Action], seed: int) -> bool:
    """The next choice is of the same turn, and nothing comes to light before it.

    If the same is done with all that nobody knows dealt anew, everybody sees the same.
    """
    thought = thought_of(game.key)
    if thought is None or _owner(game, s) is None:
        return False
    after, way = _next_choice(s, actions)
    if not after.stack or thought.judge.clock(after) != thought.judge.clock(s):
        return False
    futures, dice = game.futures(s), Dice(mix(seed))
    seen = _seen_by_all(game, after)
    worlds = [futures.sample(dice) for _ in range(WORLDS)]
    return all(_can_do(world, way) and _seen_by_all(game, world) == seen for world in worlds)


def _owner(game: Game[Any], s: Any) -> int | None:
    thought = thought_of(game.key)
    return None if thought is None or thought.turn_of is None else thought.turn_of(s)


def _next_choice(s: Any, actions: Sequence[Action]) -> tuple[Any, list[Action]]:
    """The position of the next choice, or the end, and what was done up to there."""
    later, way = s.clone(), list(actions[:1])
    rules.apply(later, way[0])
    while later.stack and len(rules.options(later)) == 1:
        way.append(actions[len(way)])
        rules.apply(later, way[-1])
    return later, way


def _can_do(world: Any, way: list[Action]) -> bool:
    """Do all that, unless something is in the way."""
    for action in way:
        if not world.stack or action not in rules.options(world):
            return False
        rules.apply(world, action)
    return True


def _seen_by_all(game: Game[Any], s: Any) -> list[Any]:
    return [game.see(s, seat) for seat in range(s.config.players)]
