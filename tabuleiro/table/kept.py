"""Kept: what a table in one process remembers, as values that can be written as JSON and read again."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from tabuleiro.core.log import Header
from tabuleiro.table.record import Record
from tabuleiro.table.shapes import EntryKind, JsonObject, SeatInfo


class LocalSeat(NamedTuple):
    """Who sits there: a person, or a bot of a level."""

    seat: int
    name: str = ""
    level: str | None = None

    @property
    def played_by_bot(self) -> bool:
        return self.level is not None

    def info(self) -> SeatInfo:
        kind: Literal["person", "bot"] = "bot" if self.played_by_bot else "person"
        return {
            "seat": self.seat,
            "kind": kind,
            "name": self.name,
            "level": self.level,
            "away": False,
            "with_seat": None,
        }


class LocalEntry(NamedTuple):
    """An entry with its number, its time and its record."""

    number: int
    kind: EntryKind
    at: int
    moves: int
    seat: int | None = None
    code: str | None = None
    text: str | None = None
    keyframe: bool = False
    record: Record | None = None


class Settings(NamedTuple):
    """What a host says of a table when it makes it; without a `stand_in` the strongest bot gives hints."""

    id: str = "local"
    name: str = ""
    hints: bool = True
    stand_in: str | None = None
    forked_from: str | None = None


PLAIN: Final = Settings()


def no_clock() -> int:
    """The time of a host to whom it does not matter."""
    return 0


def to_json(header: Header) -> JsonObject:
    """The header by the names of its fields."""
    return {
        "game": header.game,
        "rules": header.rules,
        "players": header.players,
        "options": header.options,
        "seed": header.seed,
        "deal": header.deal,
        "names": header.names,
    }
