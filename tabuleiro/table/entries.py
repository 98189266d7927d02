"""Entries: the numbered things that happen at a table; in their order they are its history."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from tabuleiro.table.record import Record
from tabuleiro.table.shapes import EntryKind, Status

CHANGE_POSITION: Final = ("started", "acted", "undone", "resumed")
"""Entries after which an action that was meant for the position before is stale."""
REPEATED: Final = ("acted", "undone")
"""Entries that are carried out again when a table is read."""
ABOUT_PLAY: Final = ("acted", "undone", "said")
"""Entries that leave the seats and settings of the table as they are."""


@dataclass(kw_only=True)
class Entry:
    """What all kinds of entries have, wherever they are kept."""

    number: int
    kind: EntryKind
    at: int
    moves: int
    seat: int | None = None
    code: str | None = None
    text: str | None = None
    keyframe: bool = False


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

    def told(self) -> dict[str, Any]:
        """What its entry says of it, besides the record."""
        names = ("kind", "seat", "code", "text", "keyframe")
        return {name: getattr(self, name) for name in names}


def tells_of_table(kind: EntryKind, status: Status) -> bool:
    """Whether those who watch are told how the table is now, besides what happened."""
    return kind not in ABOUT_PLAY or status != "playing"
