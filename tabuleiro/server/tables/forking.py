"""Forking: new tables from old ones: a rematch, and any position as a table to try things at."""

from __future__ import annotations

import secrets
from typing import Any

from msgspec import structs

from tabuleiro.core.codec import JsonObject
from tabuleiro.server.errors import BadRequest, Conflict, Forbidden, NotFound
from tabuleiro.server.people.visitors import Visitor
from tabuleiro.server.storage.rows import SeatRow, TableRow, new_id, pack
from tabuleiro.server.tables import drawing, helping, loading, lookback, seating
from tabuleiro.server.tables.hall import Hall
from tabuleiro.server.tables.ledger import Beside
from tabuleiro.server.tables.served import ServedTable
from tabuleiro.server.wire.http import Fork
from tabuleiro.table.entries import Draft
from tabuleiro.table.errors import NotNow
from tabuleiro.table.forking import imagined_position, real_position
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
    """Any position as a private table: with all seats in one hand, or one against bots."""
    move = table.head.moves if wish.move is None else wish.move
    if move > table.head.moves:
        raise BadRequest(f"move: {move} is not between 0 and {table.head.moves}")
    if table.head.status == "over":
        position = await _real_position(hall, table, move)
    else:
        position = await _imagined_position(hall, table, visitor, move, wish.seat)
    made = analysis(table.head, table.seats, visitor, position)
    if wish.bots:
        own = table.seats_of(visitor.id)
        seat = wish.seat if wish.seat is not None else own[0] if own else 0
        made.seats = [_left_to_bots(row, made.head) if row.seat != seat else row for row in made.seats]
    made.head.source = source
    return await established(hall, made)


def analysis(head: TableRow, seats: list[SeatRow], visitor: Visitor, position: JsonObject) -> ServedTable:
    """A private table from a position, with hints and without a clock."""
    new = blank(
        head,
        id=new_id(),
        owner=visitor.id,
        visibility="private",
        hints=True,
        clock=None,
        seed=None,
        deal=pack(position),
        forked_from=head.id,
    )
    mine = [
        structs.replace(
            row, table=new.id, kind="person", visitor=visitor.id, level=None, away=False, name=_name(row)
        )
        for row in seats
    ]
    return ServedTable(new, mine)


def _left_to_bots(row: SeatRow, head: TableRow) -> SeatRow:
    """A seat of a fork that somebody else had; it keeps its name."""
    return structs.replace(row, kind="bot", visitor=None, level=head.stand_in)


def _name(row: SeatRow) -> str:
    return row.name or f"{row.level or 'seat'} {row.seat + 1}"


async def _real_position(hall: Hall, table: ServedTable, move: int) -> JsonObject:
    """The position as it was, which the rules of today must be able to reach again."""
    entry = await hall.store.entry_of_move(table.id, move)
    assert entry is not None, "a game that is over has begun"
    try:
        match = await loading.match_at(hall.store, table, entry.number)
    except Diverged as reason:
        raise NotNow(
            f"this game was played by rules {table.head.rules}, not by those of today: {reason}"
        ) from None
    return real_position(match)


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
    seen = await lookback.move_view(hall.store, table, move, mine_here)
    await hall.change(table.id, lambda there: helping.tell(hall.ledger, there, mine_here, "fork"))
    return imagined_position(table.game, seen["view"], secrets.randbits(62))


async def established(hall: Hall, table: ServedTable) -> ServedTable:
    """Write a new table whose seats are all taken, and begin; another process may have been quicker."""
    try:
        await hall.add(table, seating.create)
    except Conflict:
        return await hall.seen_by(table.id, table.head.owner)
    return table
