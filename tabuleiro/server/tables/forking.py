"""Forking: new tables from old ones: a rematch, and any position as a table to try things at."""

from __future__ import annotations

import secrets
from typing import Any

from msgspec import structs

from tabuleiro.core.codec import JsonObject
from tabuleiro.core.log import Header, Log
from tabuleiro.server.errors import BadRequest, Conflict, Forbidden, NotFound
from tabuleiro.server.people.visitors import Visitor
from tabuleiro.server.storage.rows import SeatRow, TableRow, new_id, pack
from tabuleiro.server.tables import archive, drawing, helping, loading, lookback, seating
from tabuleiro.server.tables.hall import Hall
from tabuleiro.server.tables.ledger import Beside
from tabuleiro.server.tables.served import ServedTable
from tabuleiro.server.wire.http import Fork
from tabuleiro.table import logs
from tabuleiro.table.entries import Draft
from tabuleiro.table.errors import NotNow
from tabuleiro.table.forking import imagined_position
from tabuleiro.table.resuming import Diverged


def blank(head: TableRow, **changes: Any) -> TableRow:
    """A table like another, before anything has happened there."""
    settings = {field.name: getattr(head, field.name) for field in structs.fields(TableRow) if field.required}
    return TableRow(**{**settings, **changes})


# Rematch.


async def rematch(hall: Hall, table_id: str, visitor: str) -> ServedTable:
    """The same people at a new table, each one seat further; asked for twice it is the same table."""

    async def announce(table: ServedTable) -> ServedTable:
        if not table.seats_of(visitor) and table.head.owner != visitor:
            raise Forbidden("only those who played can ask for a rematch")
        if table.head.status != "over":
            raise NotNow(f"the table is {table.head.status}: a rematch follows a game that is over")
        if table.head.rematch is None:
            head = structs.replace(table.head, rematch=new_id())
            await hall.ledger.commit(table, Draft("rematched", text=head.rematch), Beside(head=head))
        return _again(table)

    again = await hall.change(table_id, announce)
    try:
        return await hall.seen_by(again.id, again.head.owner)
    except NotFound:
        return await established(hall, again)


def _again(table: ServedTable) -> ServedTable:
    assert table.head.rematch is not None
    draw = drawing.drawn() if table.head.deal is None else {}
    head = blank(table.head, id=table.head.rematch, rules=table.game.rules, source=table.head.source, **draw)
    players = table.head.players
    moved = [table.seats[(seat + 1) % players] for seat in range(players)]
    return ServedTable(head, [_fresh(row, head.id, seat) for seat, row in enumerate(moved)])


def _fresh(row: SeatRow, table_id: str, seat: int) -> SeatRow:
    level = row.level if row.kind == "bot" else None
    return structs.replace(row, table=table_id, seat=seat, away=False, level=level)


# Fork.


async def fork(hall: Hall, table: ServedTable, visitor: Visitor, wish: Fork, source: str) -> ServedTable:
    """Any position as a private table, with all seats in one hand or one against bots.

    Of a game that is over the new table keeps the past; one that is on begins with what the seat knows.
    """
    move = table.head.moves if wish.move is None else wish.move
    if move > table.head.moves:
        raise BadRequest(f"move: {move} is not between 0 and {table.head.moves}")
    if table.head.status == "over":
        log = await _past(hall, table, move)
        return await archive.play_again(hall, _forked(table, visitor, wish, log.header, source), log)
    position = await _imagined_position(hall, table, visitor, move, wish.seat)
    header = Header(table.head.game, table.game.rules, table.head.players, {}, None, position)
    return await established(hall, _forked(table, visitor, wish, header, source))


def _forked(table: ServedTable, visitor: Visitor, wish: Fork, header: Header, source: str) -> ServedTable:
    """A private table like another that begins as the header says, with hints and without a clock."""
    head = blank(
        table.head,
        id=new_id(),
        rules=header.rules,
        owner=visitor.id,
        visibility="private",
        hints=True,
        clock=None,
        seed=header.seed,
        deal=None if header.deal is None else pack(header.deal),
        status="playing" if table.head.status == "over" else "open",
        forked_from=table.id,
        source=source,
    )
    return ServedTable(head, _seats(table, visitor, wish, head.id))


def _seats(table: ServedTable, visitor: Visitor, wish: Fork, new: str) -> list[SeatRow]:
    """Who plays the new table; all seats keep their names."""
    own = [wish.seat] if wish.seat is not None else table.seats_of(visitor.id)
    played = seating.seat_of(table, own[0] if own else 0).seat
    return [
        _of_bot(row, table.head, new)
        if wish.bots and row.seat != played
        else structs.replace(row, table=new, kind="person", visitor=visitor.id, level=None, away=False)
        for row in table.seats
    ]


def _of_bot(row: SeatRow, head: TableRow, new: str) -> SeatRow:
    """A bot stays the one it was."""
    level = row.level if row.kind == "bot" else head.stand_in
    return structs.replace(row, table=new, kind="bot", visitor=None, level=level, away=False)


async def _past(hall: Hall, table: ServedTable, move: int) -> Log:
    """A game that is over up to a move, which the rules of today must be able to play again."""
    if move == table.head.moves:
        raise NotNow("the game is over at this move: go back one move")
    entry = await hall.stored.entry_of_move(table.id, move)
    assert entry is not None, "a game that is over has begun"
    try:
        if table.head.rules != table.game.rules:
            await loading.check(hall.stored, table)
    except Diverged as reason:
        raise NotNow(
            f"this game was played by rules {table.head.rules}, not by those of today: {reason}"
        ) from None
    entries = await hall.stored.light_entries(table.id, entry.number)
    resumed = await loading.resumed_position(hall.stored, entries)
    return logs.log_of(table, table.game.rules, entries, resumed, None)


async def _imagined_position(
    hall: Hall, table: ServedTable, visitor: Visitor, move: int, seat: int | None
) -> JsonObject:
    """While the game is on, no more than what the seat knows."""
    if table.head.status != "playing":
        raise NotNow(f"the table is {table.head.status}")
    helping.check_allowed(table, "it can be tried out when it is over")
    mine = table.seats_of(visitor.id)
    if not mine or (seat is not None and seat not in mine):
        raise Forbidden("only those who play can try out a position of a game that is on")
    mine_here = mine[0] if seat is None else seat
    seen = await lookback.move_view(hall.stored, table, move, mine_here)
    await hall.change(table.id, lambda there: helping.tell(hall.ledger, there, mine_here, "fork"))
    return imagined_position(table.game, seen["view"], secrets.randbits(62))


async def established(hall: Hall, table: ServedTable) -> ServedTable:
    """Write a new table whose seats are all taken, and begin; another process may have been quicker."""
    try:
        await hall.add(table, seating.create)
    except Conflict:
        return await hall.seen_by(table.id, table.head.owner)
    return table
