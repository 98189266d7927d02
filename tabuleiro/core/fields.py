"""Fields: what the facts of a frame may be, so that positions with frames are read, written and checked."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, TypeAlias, TypeVar, final

from tabuleiro.core.codec import Json, JsonObject, Reader
from tabuleiro.core.errors import quoted
from tabuleiro.core.frames import Frame, field_names
from tabuleiro.core.native import mypyc_attr
from tabuleiro.core.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """What one fact may be, and how it is written in JSON."""

    @abstractmethod
    def read(self, reader: Reader) -> object:
        """The fact, or a refusal of what it cannot be."""

    def write(self, fact: Any) -> Json:
        return fact  # type: ignore[no-any-return]  # a fact that is JSON already is written as it is


@final
class Number(Field):
    """A whole number, bounds included."""

    def __init__(self, lowest: int, highest: int) -> None:
        self.lowest: Final = lowest
        self.highest: Final = highest

    def read(self, reader: Reader) -> object:
        return reader.integer(self.lowest, self.highest)


@final
class Flag(Field):
    """True or false."""

    def read(self, reader: Reader) -> object:
        return reader.flag()


@final
class Word(Field):
    """A number that is written as the word at its place in a vocabulary."""

    def __init__(self, vocabulary: Sequence[str]) -> None:
        self.vocabulary: Final = vocabulary

    def read(self, reader: Reader) -> object:
        return reader.word(self.vocabulary, "word")

    def write(self, fact: Any) -> Json:
        word: str = self.vocabulary[fact]
        return word


@final
class Several(Field):
    """A tuple of facts of one sort; `twice` says whether one may stand in it more than once."""

    def __init__(self, each: Field, *, twice: bool) -> None:
        self.each: Final = each
        self.twice: Final = twice

    def read(self, reader: Reader) -> object:
        facts = [self.each.read(item) for item in reader.items()]
        for place, item in enumerate(reader.items()):
            if not self.twice and facts[place] in facts[:place]:
                raise item.refuse("stands in the list twice")
        return tuple(facts)

    def write(self, fact: Any) -> Json:
        return [self.each.write(item) for item in fact]


@final
class OrNull(Field):
    """A fact that may be missing."""

    def __init__(self, known: Field) -> None:
        self.known: Final = known

    def read(self, reader: Reader) -> object:
        return None if reader.value is None else self.known.read(reader)

    def write(self, fact: Any) -> Json:
        return None if fact is None else self.known.write(fact)


@final
class FrameKind(Generic[S]):
    """A sort of frame with what the game says of its fields."""

    def __init__(self, kind: type[Frame[S]], fields: Mapping[str, Field]) -> None:
        self.kind: Final = kind
        names = field_names(kind)
        missing = [name for name in names if name not in fields]
        assert not missing, f"{kind.__name__}: the game does not say what {', '.join(missing)} may be"
        self.fields: Final = [(name, fields[name]) for name in names]

    def read(self, reader: Reader, players: int) -> Frame[S]:
        reader.object("frame", "seat", *[name for name, _ in self.fields])
        seat = reader["seat"].integer(0, players - 1)
        facts = [field.read(_written(reader, name)) for name, field in self.fields]
        # The fields of a frame are the further parameters of its constructor, which the type cannot say.
        make: Any = self.kind
        frame: Frame[S] = make(seat, *facts)
        return frame

    def write(self, frame: Frame[S]) -> JsonObject:
        """A frame by its name, its seat and its facts."""
        written: JsonObject = {"frame": self.kind.__name__, "seat": frame.seat}
        for name, field in self.fields:
            written[name] = field.write(getattr(frame, name))
        return written


FrameKinds: TypeAlias = "Mapping[str, FrameKind[S]]"


def frame_kinds(
    kinds: Sequence[type[Frame[S]]], fields: Mapping[str, Field] | None = None
) -> dict[str, FrameKind[S]]:
    """The frames of a game by name; `fields` says of every name in their constructors what it may be."""
    return {kind.__name__: FrameKind(kind, fields or {}) for kind in kinds}


def frame_to_json(frame: Frame[S], kinds: FrameKinds[S]) -> JsonObject:
    return kinds[type(frame).__name__].write(frame)


def frame_from_json(reader: Reader, kinds: FrameKinds[S], players: int) -> Frame[S]:
    name = reader["frame"].text()
    kind = kinds.get(name)
    if kind is None:
        raise reader.refuse(f"unknown frame {quoted(name)}")
    return kind.read(reader, players)


def _written(reader: Reader, name: str) -> Reader:
    """A field that must be there, though it may be null."""
    fields = reader.object()
    if name not in fields:
        raise reader.refuse(f"field {name!r} is missing")
    return Reader(fields[name], name, reader)
