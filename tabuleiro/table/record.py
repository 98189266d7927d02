"""Record: what each viewer was shown of an entry, kept so that no rules are needed to show it again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, TypeAlias, TypedDict, cast

from tabuleiro.core.match import Match
from tabuleiro.table import patch
from tabuleiro.table.shapes import Event, JsonObject, PatchStep, View

Viewer: TypeAlias = int | None
"""A seat, or None for a spectator."""

Views: TypeAlias = Mapping[Viewer, View]

KEYFRAME_EVERY: Final = 50
"""Moves after which a record holds the whole views again."""


class Seen(TypedDict, total=False):
    """What one viewer was shown: what happened, and the change of its view or the whole of it."""

    events: list[Event]
    patch: list[PatchStep]
    view: View


class Record(TypedDict, total=False):
    """What an entry left behind, as it is stored; a field that says nothing is left out.

    `seen` has the viewers by the seat's number, the spectator by "-".
    `points` are those of all seats when the `round` ended.
    `reason` and `facts` say why a bot did it.
    `position` is where a game was resumed.
    """

    seen: dict[str, Seen]
    points: list[int]
    round: int
    reason: str
    facts: JsonObject
    position: JsonObject


def key_of(viewer: Viewer) -> str:
    return "-" if viewer is None else str(viewer)


def viewers(players: int) -> Iterator[Viewer]:
    yield None
    yield from range(players)


def views_of(match: Match[Any], players: int) -> dict[Viewer, View]:
    return {viewer: cast(View, match.view(viewer)) for viewer in viewers(players)}


def seen_by(record: Record, viewer: Viewer) -> Seen:
    return record.get("seen", {}).get(key_of(viewer), {})


def whole(views: Views) -> Record:
    """The record of views that follow from nothing before them."""
    return {"seen": {key_of(viewer): {"view": view} for viewer, view in views.items()}}


def changed(before: Views, after: Views, match: Match[Any] | None) -> Record:
    """The record of the last move of the match, or with None of views that changed without one."""
    seen: dict[str, Seen] = {}
    for viewer, view in after.items():
        shown: Seen = {}
        if match is not None and (events := match.events(viewer, match.moves - 1)[0]):
            shown["events"] = cast(list[Event], events)
        if steps := patch.diff(before[viewer], view):
            shown["patch"] = steps
        seen[key_of(viewer)] = shown
    return {"seen": seen}


def with_views(record: Record, views: Views) -> None:
    """Make the record hold the whole views as well."""
    for viewer, view in views.items():
        record["seen"][key_of(viewer)]["view"] = view
