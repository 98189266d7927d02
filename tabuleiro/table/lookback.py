"""Looking back: what a viewer saw after any move, from the records alone, whatever the rules are now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any, Literal, TypeAlias

from tabuleiro.core.errors import Refused
from tabuleiro.core.log import Log
from tabuleiro.core.match import replay
from tabuleiro.table import patch
from tabuleiro.table.entries import Entry
from tabuleiro.table.record import Record, Viewer, seen_by, viewers
from tabuleiro.table.shapes import MovePoints, MoveView, RoundScores, Scores, Update, View
from tabuleiro.table.table import Table, points_of

Eyes: TypeAlias = Viewer | Literal["all"]
"""A seat, a spectator, or after the end everybody at once."""


def followed(records: Sequence[Record], viewer: Viewer) -> View:
    """The whole view of the first record, with the changes of the others."""
    view: Any = seen_by(records[0], viewer)["view"]
    for record in records[1:]:
        view = patch.patched(view, seen_by(record, viewer).get("patch", []))
    found: View = view
    return found


def all_followed(records: Sequence[Record], players: int) -> dict[Viewer, View]:
    return {viewer: followed(records, viewer) for viewer in viewers(players)}


def seen_through(eyes: Eyes, records: Sequence[Record], players: int) -> View:
    """The last whole view and the changes since, as they were shown."""
    if eyes != "all":
        return followed(records, eyes)
    views = all_followed(records, players)
    spectator = views[None].copy()
    spectator["players"] = [views[seat]["players"][seat] for seat in range(players)]
    return spectator


def move_view(entry: Entry, record: Record, view: View, eyes: Eyes, moves: int, *, over: bool) -> MoveView:
    """The position after a move and what led there; codes and reasons of others are shown after the end."""
    seen = seen_by(record, entry.seat if eyes == "all" else eyes)
    return {
        "move": entry.moves,
        "moves": moves,
        "number": entry.number,
        "seat": entry.seat,
        "code": entry.code if over or entry.seat == eyes else None,
        "events": seen.get("events", []),
        "view": view,
        "reason": record.get("reason") if over else None,
        "facts": record.get("facts", {}) if over else {},
    }


def told_again(table: Table, entry: Entry, record: Record, eyes: Eyes, *, over: bool) -> Update:
    """An entry as the viewer was told it; after the end the code of every action is shown."""
    found = table.update(entry, record, entry.seat if eyes == "all" else eyes, latest=False)
    if over and entry.code is not None:
        found["code"] = entry.code
    return found


def scores(played: Iterable[tuple[Entry, Record]], gains: Iterable[MovePoints]) -> Scores:
    """The points after each round; one that was taken back and played again counts as played last."""
    found: dict[int, RoundScores] = {}
    for entry, record in played:
        if "points" in record and "round" in record:
            found[record["round"]] = {
                "round": record["round"],
                "move": entry.moves,
                "points": record["points"],
            }
    rounds = [found[number] for number in sorted(found)]
    return {"rounds": rounds, "gains": [gain for gain in gains if gain["points"]]}


def gains_of(log: Log, before: int) -> Iterator[MovePoints]:
    """What each move brought to whoever made it, as far as the rules of today replay the game.

    `before` is how many moves there were before the log begins.
    """
    with suppress(Refused):
        match = replay(log, 0)
        points = points_of(match)
        for seat, code in log.moves:
            match.submit(seat, code)
            earlier, points = points, points_of(match)
            yield {"move": before + match.moves, "seat": seat, "points": points[seat] - earlier[seat]}
