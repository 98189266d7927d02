"""Entries: the numbered things that happen at a table; in their order they are its history."""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol

from tabuleiro.table.record import Record
from tabuleiro.table.shapes import EntryKind, Status

CHANGE_POSITION: Final = ("started", "acted", "undone", "resumed")
"""Entries after which an action that was meant for the position before is stale."""
REPEATED: Final = ("acted", "undone")
"""Entries that are carried out again when a table is read."""
ABOUT_PLAY: Final = ("acted", "undone", "said")
"""Entries that leave the seats and settings of the table as they are."""


class Entry(Protocol):
    """What all kinds of entries have, wherever they are kept."""

    @property
    def number(self) -> int: ...
    @property
    def kind(self) -> EntryKind: ...
    @property
    def at(self) -> int: ...
    @property
    def moves(self) -> int: ...
    @property
    def seat(self) -> int | None: ...
    @property
    def code(self) -> str | None: ...
    @property
    def text(self) -> str | None: ...


class Draft(NamedTuple):
    """An entry before it has a number; `status` and `notice` are what becomes of the table with it."""

    kind: EntryKind
    seat: int | None = None
    code: str | None = None
    text: str | None = None
    record: Record | None = None
    keyframe: bool = False
    status: Status | None = None
    notice: str | None = None


def tells_of_table(kind: EntryKind, status: Status) -> bool:
    """Whether those who watch are told how the table is now, besides what happened."""
    return kind not in ABOUT_PLAY or status != "playing"
