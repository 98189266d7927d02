"""Resuming: from stored entries to a game in play, whatever has happened to the rules since.

A game that replays to its stored position goes on, and everybody is told where it is now described otherwise.
One that does not is resumed from the position, without its earlier moves.
One whose position the rules refuse is halted: it can be looked at, and played by older rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple, TypeVar

from tabuleiro.core.match import Match
from tabuleiro.table import record as records
from tabuleiro.table.entries import REPEATED, Draft, Entry
from tabuleiro.table.record import Views
from tabuleiro.table.shapes import JsonObject, Status
from tabuleiro.table.table import Table

E = TypeVar("E", bound=Entry)


class Diverged(Exception):
    """The stored moves do not lead to the stored position under the rules of today."""


def repeat(match: Match[Any], entry: Entry) -> None:
    """Carry out on the match what an entry says."""
    assert entry.seat is not None
    if entry.kind == "undone":
        match.undo(entry.seat)
    elif entry.kind == "acted":
        assert entry.code is not None
        match.submit(entry.seat, entry.code)


def repeated(match: Match[Any], entries: Iterable[Entry]) -> Iterator[None]:
    """Carry out many entries, with a stop after each of them."""
    for entry in entries:
        if entry.kind not in REPEATED:
            continue
        try:
            repeat(match, entry)
        except Exception as error:  # whatever newer rules stumble over, the game goes on from its position
            raise Diverged(f"entry {entry.number}: {error}") from error
        yield


def last_resumed(entries: Sequence[E]) -> E | None:
    """Where the game was last resumed: its match begins there."""
    return next((entry for entry in reversed(entries) if entry.kind == "resumed"), None)


def since_resumed(entries: Sequence[E]) -> Sequence[E]:
    """The entries that the match consists of."""
    resumed = last_resumed(entries)
    return entries if resumed is None else [entry for entry in entries if entry.number > resumed.number]


def begun(table: Table, resumed: JsonObject | None) -> Match[Any]:
    """The match before its first move: from the deal, or from the position in which it was last resumed."""
    if resumed is not None:
        return from_position(table, resumed)
    try:
        return table.first_match()
    except Exception as error:  # newer rules may stumble over an old deal in any way
        raise Diverged(str(error)) from error


def from_position(table: Table, position: JsonObject) -> Match[Any]:
    """A match from a stored position, which the rules of today may refuse."""
    try:
        return Match.from_position(table.game, {**position, "rules": table.game.rules})
    except Exception as error:  # as above
        raise Diverged(str(error)) from error


def check_position(match: Match[Any], stored: JsonObject) -> None:
    """The moves lead where they led when they were made, in everything but the version of the rules."""
    game = match.game
    now, then = game.without_gone(game.dump(match.state)), game.without_gone(stored)
    if {**now, "rules": ""} != {**then, "rules": ""}:
        raise Diverged("the moves lead to another position")


class Stored(NamedTuple):
    """What was stored of a game that had not come to its end: the last position and how it came about."""

    status: Status
    rules: str
    moves: int
    position: JsonObject


def reopened(table: Table, stored: Stored, reason: str | None, shown: Views) -> Draft | None:
    """What has to be told of a table that was read; `reason` says why it diverged, if it did.

    `shown` is what everybody was shown last; it matters only where nothing diverged.
    """
    if reason is None and stored.status == "halted":
        reason = "the table can be played again"
    if reason is None:
        return _redrawn(table, shown)
    draft = _resumed(table, stored, reason)
    return None if draft.status == stored.status == "halted" else draft


def _resumed(table: Table, stored: Stored, reason: str) -> Draft:
    """Go on from the last position and say so, or halt."""
    try:
        match = table.match or from_position(table, stored.position)
    except Diverged as refusal:
        reason = f"{reason}; {refusal}"
        return Draft("halted", text=reason, status="halted", notice=reason)
    table.take_up(match, stored.moves)
    rules = match.game.rules
    record = records.whole(table.views)
    record["position"] = {**stored.position, "rules": rules}
    notice = None if stored.rules == rules else f"rules {stored.rules} became {rules}"
    return Draft("resumed", text=reason, record=record, keyframe=True, status="playing", notice=notice)


def _redrawn(table: Table, shown: Views) -> Draft | None:
    """Tell everybody the difference where this version describes the position otherwise than the last."""
    if shown == table.views:
        return None
    return Draft("redrawn", record=records.changed(shown, table.views, None))
