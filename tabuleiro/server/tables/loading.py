"""Loading: from the database to a table that can be played, whatever has happened to the rules since."""

from __future__ import annotations

from typing import Any, Final

from tabuleiro.core.codec import JsonObject
from tabuleiro.core.match import Match
from tabuleiro.server.process.breathe import Breath
from tabuleiro.server.storage.rows import EntryRow, unpack
from tabuleiro.server.storage.store import Store
from tabuleiro.server.tables.record import unpacked
from tabuleiro.server.tables.table import Table

REPLAYED: Final = ("acted", "undone")


class Diverged(Exception):
    """The stored moves do not lead to the stored position under the rules of today."""


def carry_out(match: Match[Any], entry: EntryRow) -> None:
    """Repeat on the match what an entry says."""
    assert entry.seat is not None
    if entry.kind == "undone":
        match.undo(entry.seat)
    elif entry.kind == "acted":
        assert entry.code is not None
        match.submit(entry.seat, entry.code)


async def replayed(match: Match[Any], entries: list[EntryRow]) -> None:
    """Repeat many entries, letting others run in between."""
    breath = Breath()
    for entry in entries:
        if entry.kind not in REPLAYED:
            continue
        try:
            carry_out(match, entry)
        except Exception as error:  # whatever newer rules stumble over, the game goes on from its position
            raise Diverged(f"entry {entry.number}: {error}") from error
        await breath.take()


def same_position(match: Match[Any], stored: JsonObject) -> bool:
    """Equal in everything but the version of the rules."""
    return {**match.game.dump(match.state), "rules": ""} == {**stored, "rules": ""}


async def read(store: Store, table: Table) -> str | None:
    """Read the whole table again and replay a game in play; the answer says why it diverged, if it did."""
    head, position, seats, guests = await store.head(table.id)
    # What was added since belongs to a later position than the one just read.
    entries = await store.light_entries(table.id, head.number)
    table.head, table.seats, table.position, table.guests = head, seats, position, guests
    table.match, table.views = None, {}
    for entry in entries:
        table.note(entry)
    if head.status not in ("playing", "halted"):
        return None
    try:
        await _replay(store, table, entries)
    except Diverged as reason:
        return str(reason)
    return None


async def _replay(store: Store, table: Table, entries: list[EntryRow]) -> None:
    match = await _played(store, table, entries)
    resumed = [entry.moves for entry in entries if entry.kind == "resumed"]
    table.moves_before = resumed[-1] if resumed else 0
    _check_end(table, match)
    table.head.rules = match.game.rules
    table.show(match)


async def _played(store: Store, table: Table, entries: list[EntryRow]) -> Match[Any]:
    """The match after all these entries, from the deal or from where it was last resumed."""
    resumed = [entry.number for entry in entries if entry.kind == "resumed"]
    if resumed:
        record = (await store.entries(table.id, resumed[-1] - 1, resumed[-1]))[0].record
        match = from_position(table, unpacked(record).position or {})
        entries = [entry for entry in entries if entry.number > resumed[-1]]
    else:
        match = _dealt(table)
    await replayed(match, entries)
    return match


async def match_at(store: Store, table: Table, number: int) -> Match[Any]:
    """A match of its own, as it was after an entry."""
    if table.head.rules != table.game.rules:
        await checked(store, table)
    return await _played(store, table, await store.light_entries(table.id, number))


async def checked(store: Store, table: Table) -> None:
    """Replay the whole game, which must lead to the stored position."""
    entries = await store.light_entries(table.id, table.head.number)
    _check_end(table, await _played(store, table, entries))


def _check_end(table: Table, match: Match[Any]) -> None:
    """The moves lead where they led when they were made."""
    assert table.position is not None
    if not same_position(match, unpack(table.position, dict[str, Any])):
        raise Diverged("the moves lead to another position")


def _dealt(table: Table) -> Match[Any]:
    try:
        return table.begun()
    except Exception as error:  # newer rules may stumble over an old deal in any way
        raise Diverged(str(error)) from error


def from_position(table: Table, position: JsonObject) -> Match[Any]:
    """A match from a stored position, which the rules of today may refuse."""
    try:
        return Match.from_position(table.game, {**position, "rules": table.game.rules})
    except Exception as error:  # as above
        raise Diverged(str(error)) from error


async def advance(store: Store, table: Table) -> list[EntryRow]:
    """Take over what another process added, and give it back for those who watch."""
    head, position, seats, guests = await store.head(table.id)
    entries = await store.entries(table.id, table.head.number, head.number)
    for entry in entries:
        if entry.kind in REPLAYED and table.match is not None:
            carry_out(table.match, entry)
        elif entry.kind in ("started", "resumed"):
            raise Diverged("the table began anew")
        table.note(entry)
    table.head, table.seats, table.position, table.guests = head, seats, position, guests
    if head.status != "playing":
        table.match = None
    elif table.match is not None:
        table.show(table.match)
    return entries
