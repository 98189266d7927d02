"""Rows: what the database holds of a table, its seats and its entries, as values."""

from __future__ import annotations

import secrets
import time
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar, cast

import msgspec
from msgspec import Struct, field

from tabuleiro.table.entries import Entry
from tabuleiro.table.record import Record
from tabuleiro.table.shapes import Status

R = TypeVar("R", bound=Struct)
T = TypeVar("T")


def now() -> int:
    """Seconds since 1970."""
    return int(time.time())


def new_id() -> str:
    """An id that nobody guesses: 80 random bits."""
    return secrets.token_hex(10)


def pack(value: object) -> bytes:
    """A JSON value as the database keeps it."""
    return zlib.compress(msgspec.json.encode(value), 1)


def unpack(blob: bytes, kind: type[T]) -> T:
    return msgspec.json.decode(zlib.decompress(blob), type=kind)


def row_from(kind: type[R], mapping: Mapping[Any, Any]) -> R:
    """A row by the names of its columns; further columns are left out."""
    return kind(**{name: mapping[name] for name in kind.__struct_fields__})


class TableRow(Struct, kw_only=True):
    """A table without its position; what has a default is so before anything has happened."""

    id: str
    game: str
    rules: str
    players: int
    options: str
    seed: int | None
    deal: bytes | None
    name: str
    owner: str
    visibility: str
    hints: bool
    several_seats: bool
    clock: int | None
    stand_in: str
    absent_after: int
    drawn_by: str | None = None
    salt: str | None = None
    commitment: str | None = None
    status: Status = "open"
    number: int = 0
    moves: int = 0
    round: int = 0
    to_act: int | None = None
    bot_turn: bool = False
    deadline: int | None = None
    result: str | None = None
    aids: str = "[]"
    source: str | None = None
    """Stands for the address that the table was made from."""
    notice: str | None = None
    rematch: str | None = None
    forked_from: str | None = None
    created: int = field(default_factory=now)
    changed: int = field(default_factory=now)


class SeatRow(Struct, kw_only=True):
    table: str
    seat: int
    kind: str
    visitor: str | None
    name: str
    level: str | None
    away: bool

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.away


@dataclass(kw_only=True)
class EntryRow(Entry):
    """An entry with the key of the request that caused it; its record is packed."""

    table: str
    key: str | None = None
    record: bytes | None = None


class ReviewRow(Struct, kw_only=True):
    """A review that somebody asked for: how it is made, and how far it was when it was last gone on with."""

    table: str
    status: str
    version: int
    iterations: int
    seed: int
    moves: int
    earlier: int
    """Moves before the log that is reviewed, of a game that was resumed under other rules."""
    reason: str | None = None
    begun: int | None = None
    begun_with: int = 0


def record_of(entry: EntryRow) -> Record:
    """What everybody was shown of the entry, as far as it was read."""
    return {} if entry.record is None else cast(Record, unpack(entry.record, dict[str, Any]))
