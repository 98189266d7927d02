"""Record: what each viewer was shown of an entry, kept so that no rules are needed to show it again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, TypeAlias

from msgspec import Struct, field

from tabuleiro.core.codec import JsonObject
from tabuleiro.core.match import Match
from tabuleiro.server.storage.rows import pack, unpack
from tabuleiro.server.tables import patch
from tabuleiro.server.wire.messages import PatchStep

Viewer: TypeAlias = int | None
"""A seat, or None for a spectator."""

KEYFRAME_EVERY: Final = 50


class Seen(Struct, kw_only=True, omit_defaults=True):
    """What one viewer was shown: what happened, and the change of its view or the whole of it."""

    events: list[Any] = field(default_factory=list)
    patch: list[PatchStep] = field(default_factory=list)
    view: dict[str, Any] | None = None


class Record(Struct, kw_only=True, omit_defaults=True):
    """The viewers are keyed by the seat's number, the spectator by "-"."""

    seen: dict[str, Seen] = field(default_factory=dict)
    points: list[int] | None = None
    """The points of all seats when a round has ended."""
    round: int | None = None
    """The round that has ended."""
    reason: str | None = None
    facts: dict[str, Any] = field(default_factory=dict)
    position: dict[str, Any] | None = None

    def for_viewer(self, viewer: Viewer) -> Seen:
        return self.seen.get(key_of(viewer)) or Seen()


def key_of(viewer: Viewer) -> str:
    return "-" if viewer is None else str(viewer)


def viewers(players: int) -> Iterator[Viewer]:
    yield None
    yield from range(players)


def views_of(match: Match[Any], players: int) -> dict[Viewer, JsonObject]:
    return {viewer: match.view(viewer) for viewer in viewers(players)}


def keyframe(views: Mapping[Viewer, JsonObject]) -> Record:
    """A record that holds the whole views."""
    return Record(seen={key_of(viewer): Seen(view=view) for viewer, view in views.items()})


def step(
    before: Mapping[Viewer, JsonObject], after: Mapping[Viewer, JsonObject], match: Match[Any] | None
) -> Record:
    """A record of the last move of the match, or with None of views that changed without one."""
    record = Record()
    for viewer, view in after.items():
        events = match.events(viewer, match.moves - 1)[0] if match is not None else []
        record.seen[key_of(viewer)] = Seen(events=events, patch=patch.diff(before[viewer], view))
    return record


def with_views(record: Record, views: Mapping[Viewer, JsonObject]) -> None:
    """Make the record a keyframe as well."""
    for viewer, view in views.items():
        record.seen[key_of(viewer)].view = view


def packed(record: Record) -> bytes:
    return pack(record)


def unpacked(blob: bytes | None) -> Record:
    return Record() if blob is None else unpack(blob, Record)
