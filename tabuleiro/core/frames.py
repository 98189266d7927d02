"""Frames: what is still owed, as immutable values on the stack of a state."""

from __future__ import annotations

import inspect
from abc import abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from tabuleiro.core.action import Action
from tabuleiro.core.native import mypyc_attr

if TYPE_CHECKING:
    from tabuleiro.core.state import State

S = TypeVar("S", bound="State")

Kinds: TypeAlias = "type[Any] | tuple[type[Any], ...]"
"""Sorts of frames, each by its class or by a class that they share."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """Something a seat still has to do or to go through.

    Frames hold only public facts and small numbers; secrets live in the zones of the state.
    The constructor declares the fields of a frame: what it takes after the seat, it keeps by that name.
    What each name may be, the game says once for all its frames: see `fields.frame_kinds`.
    """

    STANDS_ON: ClassVar[tuple[type[Any], ...] | None] = None
    """What may be right below this frame, nothing being the bottom; None: anything. See `stacked`."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    @abstractmethod
    def passes(self, s: S) -> bool:
        """Whether the frame is off the stack, on top of which it was: nobody had to decide."""

    @abstractmethod
    def options(self, s: S) -> list[Action]:
        """The legal actions: never empty, no duplicates, always in the same order."""

    @abstractmethod
    def resolve(self, s: S, action: Action) -> None:
        """Carry out one of them; the frame is off the stack."""

    def facts(self) -> tuple[object, ...]:
        """The values of its fields."""
        return tuple([getattr(self, name) for name in field_names(type(self))])

    def fault(self, s: S) -> str | None:
        """Why this frame cannot stand in that position; only a hand-edited one is ever at fault.

        It is about to be put on the stack; what its fields may be and what it may stand on is checked before.
        A game in which that is enough to play on has no faults to tell.
        """
        return None

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Frame)
            and type(self) is type(other)
            and self.seat == other.seat
            and self.facts() == other.facts()
        )

    __hash__ = None  # type: ignore[assignment]  # frames are compared, never looked up

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([str(self.seat), *map(repr, self.facts())])})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame[S]):
    """The game acts."""

    @abstractmethod
    def run(self, s: S) -> None: ...

    def passes(self, s: S) -> bool:
        s.stack.pop()
        self.run(s)
        return True

    def options(self, s: S) -> list[Action]:
        raise AssertionError("the position is not settled")

    def resolve(self, s: S, action: Action) -> None:
        raise AssertionError("the position is not settled")


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Frame[S]):
    """A seat decides."""

    def passes(self, s: S) -> bool:
        if not self.moot(s):
            return False
        s.stack.pop()
        return True

    def moot(self, s: S) -> bool:
        """There is nothing to ask, for a reason everybody can see."""
        return False


_NAMES: Final[dict[type[Any], tuple[str, ...]]] = {}
"""What has been read of constructors."""


def field_names(kind: type[Any]) -> tuple[str, ...]:
    """The fields of a sort of frames: what its constructor takes after the seat."""
    if kind not in _NAMES:
        _NAMES[kind] = tuple(inspect.signature(kind).parameters)[1:]
    return _NAMES[kind]


def stacked(*rows: Kinds) -> None:
    """Declare an order of the stack, the next thing first: a row stands on the row after it.

    A single row stands at the bottom; what is declared again may stand on either.
    """
    for upper, lower in zip(rows, rows[1:] or ((),), strict=False):
        for kind in _tuple_of(upper):
            kind.STANDS_ON = (*(kind.STANDS_ON or ()), *_tuple_of(lower))


def _tuple_of(kinds: Kinds) -> tuple[type[Any], ...]:
    return kinds if isinstance(kinds, tuple) else (kinds,)


def place_fault(frame: Frame[S], stack: list[Frame[S]]) -> str | None:
    """Why the frame cannot stand on top of that stack, as far as orders have been declared for it."""
    allowed, name = type(frame).STANDS_ON, type(frame).__name__
    if allowed is None:
        return None
    if not stack:
        return f"{name} cannot stand at the bottom" if allowed else None
    return None if isinstance(stack[-1], allowed) else f"{name} cannot stand on {type(stack[-1]).__name__}"
