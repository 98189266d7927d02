"""Frames: what is still owed, as immutable values on the stack of a state."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from tabuleiro.core.action import Action
from tabuleiro.core.native import mypyc_attr

if TYPE_CHECKING:
    from tabuleiro.core.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """Something a seat still has to do or to go through.

    Frames hold only public facts and small numbers; secrets live in the zones of the state.
    A frame with facts of its own takes them after the seat, in the order of `FIELDS`.
    """

    __slots__ = ("seat",)

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def facts(self) -> tuple[object, ...]:
        """The values of `FIELDS`."""
        return tuple([getattr(self, name) for name in self.FIELDS])

    def fault(self, s: S) -> str | None:
        """Why this frame cannot stand in that position; only a hand-edited one is ever at fault.

        The facts of an edited frame may be of any sort: a number, true or false, null, a tuple of them.
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

    __slots__ = ()

    @abstractmethod
    def run(self, s: S) -> None: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Frame[S]):
    """A seat decides."""

    __slots__ = ()

    @abstractmethod
    def options(self, s: S) -> list[Action]:
        """The legal actions: never empty, no duplicates, always in the same order."""

    @abstractmethod
    def resolve(self, s: S, action: Action) -> None: ...

    def moot(self, s: S) -> bool:
        """There is nothing to ask, for a reason everybody can see."""
        return False
