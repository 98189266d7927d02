"""What a bot is: it gets a perspective, never a state, and answers with an action and a reason."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from typing import Any, Final, Protocol, final

from tabuleiro.core import rules
from tabuleiro.core.action import Action
from tabuleiro.core.codec import JsonObject
from tabuleiro.core.game import Game
from tabuleiro.core.rng import Dice
from tabuleiro.core.state import State


@final
class Perspective:
    """What the seat to act sees: its options at once, its view when it is asked for."""

    __slots__ = ("_make_view", "_view", "game", "options", "seat")

    def __init__(
        self, game: Game[Any], seat: int, options: list[Action], make_view: Callable[[], JsonObject]
    ) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.options: Final = options
        self._make_view: Final = make_view
        self._view: JsonObject | None = None

    @classmethod
    def of_state(cls, game: Game[Any], state: State) -> Perspective:
        """The perspective of the seat to act in a position; the bot cannot reach the position through it."""
        seat = rules.to_act(state)
        assert seat is not None, "the game is over"
        return cls(game, seat, rules.options(state), partial(game.view, state, seat))

    @classmethod
    def of_view(cls, game: Game[Any], view: JsonObject) -> Perspective:
        """The perspective in a process that got the view only."""
        legal, seat = view["legal"], view["seat"]
        assert isinstance(legal, list)
        assert isinstance(seat, int)
        return cls(game, seat, [game.actions.parse(code) for code in legal], lambda: view)

    @property
    def view(self) -> JsonObject:
        if self._view is None:
            self._view = self._make_view()
        return self._view


@final
class Decision:
    """The action a bot chose and why: the id of a sentence and the facts it names."""

    __slots__ = ("action", "facts", "plan", "reason")

    def __init__(
        self,
        action: Action,
        reason: str,
        facts: JsonObject | None = None,
        plan: tuple[Action, ...] = (),
    ) -> None:
        self.action: Final = action
        self.reason: Final = reason
        self.facts: Final = facts or {}
        self.plan: Final = plan
        """What it means to choose next, for the same reason, as long as that is an option."""


@final
class Budget:
    """How long a bot may think: seconds, a number of iterations, or whichever comes first."""

    __slots__ = ("given_up", "iterations", "seconds")

    def __init__(
        self,
        seconds: float | None = None,
        iterations: int | None = None,
        given_up: Callable[[], bool] | None = None,
    ) -> None:
        self.seconds: Final = seconds
        self.iterations: Final = iterations
        self.given_up: Final = given_up
        """Says that nobody wants the answer any more."""


class GivenUp(Exception):
    """Nobody wants the answer any more."""


@final
class Clock:
    """How much of a budget is spent; it starts when it is made."""

    __slots__ = ("_began", "_budget")

    def __init__(self, budget: Budget) -> None:
        self._began: Final = time.perf_counter()
        self._budget: Final = budget

    def spent(self, iterations: int) -> float:
        """The part of the budget that is gone; 1 and more is all of it."""
        if self._budget.given_up is not None and self._budget.given_up():
            raise GivenUp
        part = 0.0
        if self._budget.iterations is not None:
            part = iterations / self._budget.iterations
        if self._budget.seconds is not None:
            part = max(part, (time.perf_counter() - self._began) / max(self._budget.seconds, 1e-6))
        return part

    def over(self) -> bool:
        """The time is up."""
        seconds = self._budget.seconds
        return seconds is not None and time.perf_counter() - self._began >= seconds


class Bot(Protocol):
    """Anything that can decide for a seat."""

    def decide(self, seen: Perspective, budget: Budget) -> Decision: ...


class ThinkingBot(ABC):
    """A bot with dice of its own that thinks where there is something to choose."""

    def __init__(self, seed: int) -> None:
        self._dice: Final = Dice(seed)

    def decide(self, seen: Perspective, budget: Budget) -> Decision:
        if len(seen.options) == 1:
            return Decision(seen.options[0], "only")
        return self._think(seen, budget)

    @abstractmethod
    def _think(self, seen: Perspective, budget: Budget) -> Decision: ...
