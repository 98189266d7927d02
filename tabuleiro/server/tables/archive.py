"""Archive: a table's log as a file, and a table from such a file."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import structs

from tabuleiro.bots import levels
from tabuleiro.core import registry
from tabuleiro.core.errors import BadLog
from tabuleiro.core.log import Header, Log
from tabuleiro.server.errors import Forbidden
from tabuleiro.server.people.names import clean_name, visible_part
from tabuleiro.server.people.visitors import Visitor
from tabuleiro.server.process.breathe import Breath
from tabuleiro.server.storage.rows import EntryRow, SeatRow, TableRow, new_id, now, pack
from tabuleiro.server.tables import loading
from tabuleiro.server.tables.hall import Hall
from tabuleiro.server.tables.ledger import entry_of, progress
from tabuleiro.server.tables.served import ServedTable
from tabuleiro.server.wire.http import PATIENCE
from tabuleiro.table import logs
from tabuleiro.table.drawing import SEED_BITS, noted
from tabuleiro.table.errors import NotNow

MOST_MOVES: Final = 5000
MOST_LINES: Final = 4 * MOST_MOVES
"""Of a log, with its header, its marks and some words for people."""
LARGEST_SEED: Final = (1 << SEED_BITS) - 1


async def export(hall: Hall, table: ServedTable, visitor: str | None) -> str:
    """The log, which holds everything hidden: for a game that is over, or one with no other person in it."""
    others = [seat for seat in table.seats if seat.visitor is not None and seat.visitor != visitor]
    alone = bool(table.seats_of(visitor)) and not others
    if table.head.status not in ("over", "playing"):
        raise NotNow(f"the table is {table.head.status}")
    if table.head.status == "playing" and not alone:
        raise Forbidden("the log shows all hands: it can be had when the game is over")
    text = (await loading.log_of(hall.stored, table)).dumps()
    head = table.head
    if head.status != "over" or head.commitment is None or head.salt is None:
        return text
    return noted(text, head.commitment, head.salt)


async def take_in(hall: Hall, visitor: Visitor, text: str, name: str | None, source: str) -> ServedTable:
    """A private table from a log, with all seats in one hand: to go on with, or to look through."""
    if text.count("\n") > MOST_LINES:
        raise BadLog(MOST_LINES + 1, f"there are more than {MOST_LINES} lines")
    log = Log.loads(text)
    if len(log.moves) > MOST_MOVES:
        raise BadLog(1, f"{len(log.moves)} moves are more than {MOST_MOVES}")
    if log.header.seed is not None and abs(log.header.seed) > LARGEST_SEED:
        raise BadLog(log.line_of("seed"), f"the seed is not between {-LARGEST_SEED} and {LARGEST_SEED}")
    table = _table(logs.header_of(log), visitor, name)
    table.head.source = source
    return await play_again(hall, table, log)


async def play_again(hall: Hall, table: ServedTable, log: Log) -> ServedTable:
    """Write a new table with the whole past that the log tells, and take it in."""
    entries = await _entries(table, log)
    head = progress(table, table.head, table.seats)
    head.number = len(entries)
    position = pack(table.game.dump(table.in_play().state))
    await hall.stored.add_whole(head, position, table.seats, entries)
    return await hall.seen_by(head.id, head.owner)


def _table(header: Header, visitor: Visitor, name: str | None) -> ServedTable:
    head = TableRow(
        id=new_id(),
        game=header.game,
        rules=header.rules,
        players=header.players,
        options=msgspec.json.encode(header.options).decode(),
        seed=header.seed,
        deal=None if header.deal is None else pack(header.deal),
        name=clean_name(name) if name else registry.game(header.game).title,
        owner=visitor.id,
        visibility="private",
        hints=True,
        several_seats=True,
        clock=None,
        stand_in=levels.of(header.game)[-1],
        absent_after=PATIENCE,
        status="playing",
    )
    names = [*header.names, *[""] * header.players]
    seats = [
        SeatRow(
            table=head.id,
            seat=seat,
            kind="person",
            visitor=visitor.id,
            name=visible_part(names[seat]) or f"{visitor.name} {seat + 1}",
            level=None,
            away=False,
        )
        for seat in range(header.players)
    ]
    return ServedTable(head, seats)


async def _entries(table: ServedTable, log: Log) -> list[EntryRow]:
    """The entries that playing the game here would have left."""
    entries: list[EntryRow] = []
    head, breath = structs.replace(table.head, changed=now()), Breath()
    for draft in logs.played_again(table, log):
        moves = 0 if table.match is None else table.match.moves
        head = structs.replace(head, number=len(entries) + 1, moves=moves)
        entries.append(entry_of(table.id, head, draft))
        await breath.take()
    return entries
