"""Loading: from the database to a table that can be played."""

from __future__ import annotations

from typing import Any

from tabuleiro.core.log import Log
from tabuleiro.core.match import Match
from tabuleiro.server.process.breathe import Breath
from tabuleiro.server.storage.rows import EntryRow, record_of, unpack
from tabuleiro.server.storage.stored import StoredTables
from tabuleiro.server.tables.served import ServedTable
from tabuleiro.table import logs, resuming
from tabuleiro.table.entries import REPEATED
from tabuleiro.table.resuming import Diverged
from tabuleiro.table.shapes import JsonObject


async def read(stored: StoredTables, table: ServedTable) -> str | None:
    """Read the whole table again and replay a game in play; the answer says why it diverged, if it did."""
    head, position, seats, guests = await stored.head(table.id)
    # What was added since belongs to a later position than the one just read.
    entries = await stored.light_entries(table.id, head.number)
    table.head, table.seats, table.position, table.guests = head, seats, position, guests
    table.match, table.views = None, {}
    for entry in entries:
        table.remember(entry)
    if head.status not in ("playing", "halted"):
        return None
    try:
        match = await _played(stored, table, entries)
        resuming.check_position(match, stored_position(table))
    except Diverged as reason:
        return str(reason)
    resumed = resuming.last_resumed(entries)
    table.head.rules = match.game.rules
    table.take_up(match, 0 if resumed is None else resumed.moves)
    return None


def stored_position(table: ServedTable) -> JsonObject:
    """The last position of a game that has begun."""
    assert table.position is not None
    return unpack(table.position, dict[str, Any])


async def resumed_position(stored: StoredTables, entries: list[EntryRow]) -> JsonObject | None:
    """Where a game was last resumed, if it was."""
    entry = resuming.last_resumed(entries)
    if entry is None:
        return None
    return record_of((await stored.entries(entry.table, entry.number - 1, entry.number))[0])["position"]


async def _played(stored: StoredTables, table: ServedTable, entries: list[EntryRow]) -> Match[Any]:
    """The match after all these entries; others run in between."""
    match = resuming.begun(table, await resumed_position(stored, entries))
    breath = Breath()
    for _ in resuming.repeated(match, resuming.since_resumed(entries)):
        await breath.take()
    return match


async def check(stored: StoredTables, table: ServedTable) -> None:
    """Replay the whole game, which must lead to the stored position."""
    entries = await stored.light_entries(table.id, table.head.number)
    resuming.check_position(await _played(stored, table, entries), stored_position(table))


async def advance(stored: StoredTables, table: ServedTable) -> list[EntryRow]:
    """Take over what another process added, and give it back for those who watch."""
    head, position, seats, guests = await stored.head(table.id)
    entries = await stored.entries(table.id, table.head.number, head.number)
    for entry in entries:
        if entry.kind in REPEATED and table.match is not None:
            resuming.repeat(table.match, entry)
        elif entry.kind in ("started", "resumed"):
            raise Diverged("the table began anew")
        table.remember(entry)
    table.head, table.seats, table.position, table.guests = head, seats, position, guests
    if head.status != "playing":
        table.match = None
    elif table.match is not None:
        table.look()
    return entries


async def log_of(stored: StoredTables, table: ServedTable) -> Log:
    """The log from what is stored alone, whatever the rules are now."""
    entries = await stored.light_entries(table.id, table.head.number)
    resumed = await resumed_position(stored, entries)
    position = None if table.position is None else stored_position(table)
    return logs.log_of(table, table.head.rules, entries, resumed, position)
