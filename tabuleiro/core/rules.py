"""The whole interpreter: it runs the steps on the stack and stops where a seat has to decide."""

from __future__ import annotations

from typing import TypeVar

from tabuleiro.core.action import Action
from tabuleiro.core.frames import Choice, Step
from tabuleiro.core.rng import Dice, roll
from tabuleiro.core.state import State

S = TypeVar("S", bound=State)


def settle(s: S) -> None:
    """Run steps and drop moot choices until a real one is on top or nothing is left."""
    stack = s.stack
    while stack:
        frame = stack[-1]
        if isinstance(frame, Step):
            stack.pop()
            frame.run(s)
        elif isinstance(frame, Choice) and frame.moot(s):
            stack.pop()
        else:
            return


def to_act(s: State) -> int | None:
    """The seat that decides next; None when the game is over."""
    return s.stack[-1].seat if s.stack else None


def options(s: S) -> list[Action]:
    """What that seat may do: fixed order, no duplicates, empty only when the game is over."""
    if not s.stack:
        return []
    frame = s.stack[-1]
    assert isinstance(frame, Choice), "the position is not settled"
    return frame.options(s)


def apply(s: S, action: Action) -> None:
    """Carry out one of the options; trusted, see `Match.submit` for the door that checks."""
    frame = s.stack.pop()
    assert isinstance(frame, Choice), "the position is not settled"
    frame.resolve(s, action)
    settle(s)


def play_at_random(s: S, dice: Dice, most: int) -> int:
    """Carry out options by chance until the game is over or `most` are done; the answer is their number."""
    done = 0
    while s.stack and done < most:
        found = options(s)
        apply(s, found[roll(dice, len(found))])
        done += 1
    return done
