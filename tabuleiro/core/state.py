"""State: a position of a game, mutable, with what is still to be done on its stack."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from tabuleiro.core.codec import JsonObject
from tabuleiro.core.event import Event
from tabuleiro.core.frames import Frame
from tabuleiro.core.native import mypyc_attr
from tabuleiro.core.rng import Rng, signed

if TYPE_CHECKING:
    from typing import Self

    from tabuleiro.core.game import Config


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Rng):
    """What every position has; a game adds its zones and clones them by hand."""

    __slots__ = ("config", "ended_by", "journal", "reveals", "round", "stack")

    config: Config
    stack: list[Frame[Self]]
    """What is still to be done, the next thing last."""
    journal: list[Event] | None
    """What happened, as long as somebody wants to know; None while searching."""
    reveals: int
    """How often something hidden became known to somebody: no undo across it."""
    round: int
    ended_by: str
    """The reason why the game ended; empty while it goes on."""

    def begin(self, config: Config, rng: int) -> None:
        """Fill the common fields of a new position."""
        self.config = config
        self.rng = signed(rng)
        self.stack = []
        self.journal = None
        self.reveals = 0
        self.round = 1
        self.ended_by = ""

    def copy_common(self, source: Self) -> None:
        """Fill the common fields of a clone; the journal stays with the original."""
        self.config = source.config
        self.rng = source.rng
        self.stack = source.stack[:]
        self.journal = None
        self.reveals = source.reveals
        self.round = source.round
        self.ended_by = source.ended_by

    def then(self, *frames: Frame[Self]) -> None:
        """Do these next, in this order."""
        for frame in reversed(frames):
            self.stack.append(frame)

    def then_all(self, frames: list[Frame[Self]]) -> None:
        """Do these next, in this order, however many there are: compiled, a call with a star is slow."""
        for frame in reversed(frames):
            self.stack.append(frame)

    def note(
        self,
        kind: str,
        seat: int | None,
        facts: JsonObject,
        secret: JsonObject | None = None,
        seen_by: tuple[int, ...] = (),
    ) -> None:
        """Write an event; callers ask `journal is not None` first, so that search pays one comparison."""
        if self.journal is not None:
            self.journal.append(Event(kind, seat, facts, secret or {}, seen_by))

    @abstractmethod
    def clone(self) -> Self:
        """An equal and independent position without a journal."""
