"""Kept: what a table in one process remembers, as values that can be written as JSON and read again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from tabuleiro.core.log import Header
from tabuleiro.table.entries import Entry
from tabuleiro.table.record import Record
from tabuleiro.table.shapes import JsonObject, SeatInfo


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


@dataclass(kw_only=True)
class LocalEntry(Entry):
    """An entry with what everybody was shown of it."""

    record: Record | None = None

    def to_json(self) -> JsonObject:
        return {**self.__dict__}


class TableSettings(NamedTuple):
    """What a host says of a table when it makes it; without a `stand_in` the strongest bot gives hints."""

    id: str = "local"
    name: str = ""
    hints: bool = True
    stand_in: str | None = None
    forked_from: str | None = None


PLAIN: Final = TableSettings()


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
