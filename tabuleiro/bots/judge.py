"""Judge: what looking ahead must know of a game beyond its rules."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, Generic, TypeVar, final

from tabuleiro.core.action import Action
from tabuleiro.core.rng import Dice
from tabuleiro.core.state import State

S = TypeVar("S", bound=State)


@final
class Hunch:
    """The chance to win that each option seems to have, and how many trials that is worth."""

    __slots__ = ("chances", "trials")

    def __init__(self, trials: int, chances: list[float]) -> None:
        self.trials: Final = trials
        self.chances: Final = chances


class Judge(Generic[S]):
    """How a position stands, and how the game may go on from it."""

    def matters(self, s: S) -> bool:
        """The choice is worth a search; a game may leave others to the quick policy."""
        return True

    def trust(self, options: int) -> float:
        """The prior of what the quick policy chooses among so many options; the others share the rest."""
        return 1 / options

    def hunch(self, s: S, options: list[Action]) -> Hunch | None:
        """What the seat to act expects of its options before it thinks, if anything."""
        return None

    @abstractmethod
    def clock(self, s: S) -> int:
        """How far the game has gone; looking ahead ends when it has advanced by the horizon."""

    @abstractmethod
    def values(self, s: S) -> list[float]:
        """The chance of each seat to win, as far as the position tells."""

    @abstractmethod
    def quick(self, s: S, options: list[Action], dice: Dice) -> Action:
        """A sensible choice without thinking: for what comes after the choice at hand."""
