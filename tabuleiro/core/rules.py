"""The whole interpreter: it runs the steps on the stack and stops where a seat has to decide."""

from __future__ import annotations

from typing import TypeVar

from tabuleiro.core.action import Action
from tabuleiro.core.rng import Dice, roll
from tabuleiro.core.state import State

S = TypeVar("S", bound=State)


def settle(s: S) -> None:
    """Run steps and drop moot choices until a real one is on top or nothing is left."""
    stack = s.stack
    while stack and stack[-1].passes(s):
        pass


def to_act(s: State) -> int | None:
    """The seat that decides next; None when the game is over."""
    return s.stack[-1].seat if s.stack else None


def options(s: S) -> list[Action]:
    """What that seat may do: fixed order, no duplicates, empty only when the game is over."""
    if not s.stack:
        return []
    return s.stack[-1].options(s)


def apply(s: S, action: Action) -> None:
    """Carry out one of the options; trusted, see `Match.submit` for the door that checks."""
    s.stack.pop().resolve(s, action)
    settle(s)


def play_at_random(s: S, dice: Dice, most: int) -> int:
    """Carry out options by chance until the game is over or `most` are done; the answer is their number."""
    done = 0
    while s.stack and done < most:
        found = options(s)
        apply(s, found[roll(dice, len(found))])
        done += 1
    return done
