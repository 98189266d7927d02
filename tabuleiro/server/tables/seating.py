"""Seating: who sits where, and when the game begins; each function runs alone at its table."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import structs
from sqlalchemy import delete

from tabuleiro.bots import levels
from tabuleiro.core import registry
from tabuleiro.core.errors import BadConfig, quoted
from tabuleiro.server.errors import BadRequest, Forbidden
from tabuleiro.server.people.names import clean_name
from tabuleiro.server.people.visitors import Visitor, hash_of, new_secret
from tabuleiro.server.storage.rows import SeatRow, TableRow, new_id
from tabuleiro.server.storage.schema import GUESTS, LINKS
from tabuleiro.server.tables import drawing, helping, play
from tabuleiro.server.tables.ledger import Beside, Ledger
from tabuleiro.server.tables.served import ServedTable
from tabuleiro.server.wire.http import NewTable, SeatPlan
from tabuleiro.table.entries import Draft
from tabuleiro.table.errors import NotNow


def check_level(level: str | None, game: str) -> str:
    """A level that the game's bots have; without one the strongest."""
    known = levels.of(game)
    if level is None:
        return known[-1]
    if level not in known:
        raise BadConfig(f"unknown bot {quoted(level)} for {game}; there are {', '.join(known)}")
    return level


def planned(new: NewTable, visitor: Visitor, source: str) -> ServedTable:
    """A table as somebody wants it, checked but not yet written."""
    kinds = [plan.kind for plan in new.seats]
    strangers = new.visibility == "public" and "open" in kinds
    if strangers and kinds.count("me") > 1 and not new.several_seats:
        raise BadRequest(
            "seats: where strangers can sit down one person has one seat, unless several_seats is true"
        )
    game = registry.game(new.game)
    config = game.configure(len(new.seats), new.options)
    head = TableRow(
        id=new_id(),
        game=game.key,
        rules=game.rules,
        players=config.players,
        options=msgspec.json.encode(config.options).decode(),
        deal=None,
        name=clean_name(new.name) if new.name else f"{visitor.name}: {game.title}",
        owner=visitor.id,
        visibility=new.visibility,
        hints=_helped(new),
        several_seats=new.several_seats,
        clock=new.clock,
        stand_in=check_level(new.stand_in, game.key),
        absent_after=new.absent_after,
        source=source,
        **drawing.wished(new),
    )
    return ServedTable(
        head, [_planned_seat(head, seat, plan, new, visitor) for seat, plan in enumerate(new.seats)]
    )


def _helped(new: NewTable) -> bool:
    """With other people at the table nobody is helped unless the table says so."""
    if new.hints is not None:
        return new.hints
    return not any(plan.kind in ("open", "invited") for plan in new.seats)


def _planned_seat(head: TableRow, seat: int, plan: SeatPlan, new: NewTable, visitor: Visitor) -> SeatRow:
    name = plan.name or (new.my_name or visitor.name if plan.kind == "me" else None)
    return SeatRow(
        table=head.id,
        seat=seat,
        kind="person" if plan.kind == "me" else plan.kind,
        visitor=visitor.id if plan.kind == "me" else None,
        name=clean_name(name) if name else "",
        level=check_level(plan.level, head.game) if plan.kind == "bot" else None,
        away=False,
    )


async def create(ledger: Ledger, table: ServedTable) -> list[tuple[int, str]]:
    """Write a new table, with a link for each invited seat, and begin if nobody is missing."""
    links = [(seat.seat, new_secret()) for seat in table.seats if seat.kind == "invited"]
    rows = [
        {"hash": hash_of(secret), "what": "seat", "table": table.id, "seat": seat} for seat, secret in links
    ]
    also: list[tuple[Any, dict[str, Any]]] = [(LINKS.insert(), row) for row in rows]
    await ledger.commit(table, Draft("created"), Beside(also=also, new=True))
    await start_if_full(ledger, table)
    return links


async def start_if_full(ledger: Ledger, table: ServedTable) -> None:
    if table.head.status == "open" and all(seat.kind in ("person", "bot") for seat in table.seats):
        await ledger.commit(table, table.begin())


async def start(ledger: Ledger, table: ServedTable, visitor: str, fill: str | None) -> None:
    """Begin; seats still free need bots, whose level `fill` names."""
    check_owner(table, visitor)
    check_open(table)
    free = [seat for seat in table.seats if seat.kind in ("open", "invited")]
    if free and fill is None:
        numbers = ", ".join(str(seat.seat) for seat in free)
        raise NotNow(f"nobody sits yet in seat {numbers}: wait, or name the level of bots to fill them")
    if free:
        level = check_level(fill, table.head.game)
        seats = [structs.replace(seat, kind="bot", level=level, name="") for seat in free]
        links = delete(LINKS).where(LINKS.c.table == table.id, LINKS.c.what == "seat")
        await ledger.commit(table, Draft("seated"), Beside(seats=seats, also=[(links, {})]))
    await start_if_full(ledger, table)


def check_owner(table: ServedTable, visitor: str) -> None:
    if table.head.owner != visitor:
        raise Forbidden("only the one who made the table can do this")


def check_open(table: ServedTable) -> None:
    if table.head.status != "open":
        raise NotNow(f"the table is no longer open: it is {table.head.status}")


def check_free(table: ServedTable, seat: int) -> None:
    """The table is open, and somebody can still sit down there."""
    check_open(table)
    if seat_of(table, seat).kind not in ("open", "invited"):
        raise NotNow(f"seat {seat} is taken")


async def take(
    ledger: Ledger, table: ServedTable, seat: int, visitor: Visitor, name: str | None, *, by_link: bool
) -> None:
    """Sit down on a free seat; an invited one needs its link, which is then used up."""
    row = seat_of(table, seat)
    if row.kind == "person" and row.visitor == visitor.id:
        return
    check_free(table, seat)
    if row.kind == "invited" and not by_link:
        raise Forbidden(f"seat {seat} is kept for somebody with its link")
    alone = table.head.visibility == "public" and not table.head.several_seats
    if alone and not by_link and table.seats_of(visitor.id):
        raise Forbidden("at this table one person has one seat, unless a link gives another")
    taken = structs.replace(
        row, kind="person", visitor=visitor.id, name=clean_name(name) if name else visitor.name
    )
    used = delete(LINKS).where(LINKS.c.table == table.id, LINKS.c.seat == seat)
    await ledger.commit(table, Draft("joined", seat), Beside(seats=[taken], also=[(used, {})]))
    await start_if_full(ledger, table)


def seat_of(table: ServedTable, seat: int) -> SeatRow:
    if seat >= len(table.seats):
        raise BadRequest(f"seat: {seat} is not between 0 and {len(table.seats) - 1}")
    return table.seats[seat]


async def leave(ledger: Ledger, table: ServedTable, visitor: str, seat: int | None) -> None:
    """Give up one's seats: before the game they are free again, during it a bot plays on."""
    mine = table.seats_of(visitor)
    leaving = mine if seat is None else [each for each in mine if each == seat]
    if not leaving:
        raise Forbidden("you do not sit there")
    for each in leaving:
        row = table.seats[each]
        if table.head.status == "open":
            left = structs.replace(row, kind="open", visitor=None, name="", level=None, away=False)
        elif table.head.status == "playing":
            left = structs.replace(row, kind="bot", visitor=None, level=table.head.stand_in, away=False)
        else:
            raise NotNow(f"the table is {table.head.status}")
        await ledger.commit(table, Draft("left", each), Beside(seats=[left]))


def check_replaceable(table: ServedTable, row: SeatRow) -> None:
    """The game is on, and a person plays this seat."""
    play.check_in_play(table)
    if row.kind != "person" or row.away:
        raise NotNow(f"no person is playing in seat {row.seat}")


async def replace(ledger: Ledger, table: ServedTable, seat: int, level: str | None, reason: str) -> None:
    """Let a bot stand in for an absent person, who may return."""
    row = seat_of(table, seat)
    check_replaceable(table, row)
    stand_in = check_level(level, table.head.game) if level else table.head.stand_in
    away = structs.replace(row, away=True, level=stand_in)
    head = helping.counted(table, seat, "stand_in") if helping.others_play(table, row.visitor) else None
    await ledger.commit(table, Draft("replaced", seat, text=reason), Beside(head=head, seats=[away]))


async def come_back(ledger: Ledger, table: ServedTable, visitor: str, seat: int) -> None:
    """Take the seat back from the bot that stood in."""
    row = seat_of(table, seat)
    if row.visitor != visitor:
        raise Forbidden(f"seat {seat} is not yours")
    if not row.away:
        return
    back = structs.replace(row, away=False, level=None)
    await ledger.commit(table, Draft("returned", seat), Beside(seats=[back]))


async def rename(ledger: Ledger, table: ServedTable, visitor: Visitor, name: str) -> None:
    """Change the visitor's name on its seats; one with a name of its own, as in a hot-seat game, keeps it."""
    for seat in table.seats_of(visitor.id):
        if table.seats[seat].name != visitor.name:
            continue
        row = structs.replace(table.seats[seat], name=name)
        await ledger.commit(table, Draft("renamed", seat), Beside(seats=[row]))


async def close(ledger: Ledger, table: ServedTable, visitor: str) -> None:
    """Take a table away: before it begins, or at any time where nobody else plays."""
    check_owner(table, visitor)
    others = any(seat.visitor not in (None, visitor) for seat in table.seats)
    if table.head.status == "closed" or (others and table.head.status != "open"):
        raise NotNow("a game with others cannot be taken away: you can leave it")
    await ledger.commit(table, Draft("closed", status="closed"))


async def end_watching(ledger: Ledger, table: ServedTable, visitor: str) -> None:
    """Make the links for watching void, and show out those who came by them."""
    check_owner(table, visitor)
    links = delete(LINKS).where(LINKS.c.table == table.id, LINKS.c.what == "watch")
    guests = delete(GUESTS).where(GUESTS.c.table == table.id)
    table.guests.clear()
    await ledger.commit(table, Draft("unwatched"), Beside(also=[(links, {}), (guests, {})]))
