"""Requests about tables: make, find, join, begin, leave."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Final, TypeAlias

from litestar import delete, get, post
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from tabuleiro.server.api.door import address_of
from tabuleiro.server.api.request import (
    AnyRequest,
    house_of,
    id_of,
    known_visitor,
    link_of,
    looked_at,
    somebody,
    source_of,
)
from tabuleiro.server.errors import NotFound
from tabuleiro.server.people.visitors import LinkRow, Visitor
from tabuleiro.server.tables import absence, helping, seating
from tabuleiro.server.tables.ledger import Ledger
from tabuleiro.server.tables.lists import listed
from tabuleiro.server.tables.served import ServedTable, info_of
from tabuleiro.server.wire.http import (
    Invitation,
    Invite,
    Join,
    Joined,
    Leave,
    Link,
    NewTable,
    Replacement,
    Start,
    TableCreated,
    Take,
)
from tabuleiro.table.shapes import Status, TableInfo

TableId: TypeAlias = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{20}$")]
SeatPath: TypeAlias = Annotated[int, PathParameter(ge=0, le=15)]
NO_INVITATION: Final = "this link is no invitation: it is for a further device, at /device"
GameFilter: TypeAlias = Annotated[str | None, QueryParameter(pattern=r"^[A-Za-z0-9_.-]{1,40}$")]


@get("/api/tables")
async def tables(
    request: AnyRequest, game: GameFilter = None, status: FromQuery[Status | None] = None
) -> list[TableInfo]:
    """The public tables and your own, the latest first."""
    visitor, stored = await id_of(request), house_of(request).stored
    return listed(await stored.visible_tables(visitor, game, status), visitor)


@post("/api/tables")
async def create(request: AnyRequest, data: JSONBody[NewTable]) -> TableCreated:
    """Make a table; it begins at once if no seat is left to others."""
    house = house_of(request)
    house.allowances.new_tables.check(address_of(request.scope))
    visitor = await somebody(request, data.my_name)
    table = seating.planned(data, visitor, source_of(request))
    links = await house.hall.add(table, seating.create)
    return TableCreated(
        table=table.info(visitor.id), links=[Link(secret=secret, seat=seat) for seat, secret in links]
    )


@get("/api/tables/{table_id:str}")
async def table_info(request: AnyRequest, table_id: TableId) -> TableInfo:
    """A table that you sit at or were invited to watch, or any public one."""
    visitor = await id_of(request)
    return (await looked_at(request, table_id)).info(visitor)


async def _changed(
    request: AnyRequest,
    table_id: str,
    visitor: Visitor,
    command: Callable[[Ledger, ServedTable], Awaitable[None]],
) -> TableInfo:
    """The table after a command of somebody who may know of it."""
    house = house_of(request)

    async def there(table: ServedTable) -> TableInfo:
        await house.hall.check_visible(table, visitor.id)
        await command(house.ledger, table)
        return table.info(visitor.id)

    return await house.hall.change(table_id, there)


async def _asked(
    request: AnyRequest, table_id: str, command: Callable[..., Awaitable[None]], *wishes: object
) -> TableInfo:
    """The table after what a visitor wishes to be done there."""
    visitor = await known_visitor(request)
    return await _changed(
        request, table_id, visitor, lambda ledger, table: command(ledger, table, visitor.id, *wishes)
    )


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start(request: AnyRequest, table_id: TableId, data: JSONBody[Start]) -> TableInfo:
    """Begin, with bots on the seats that are still free."""
    return await _asked(request, table_id, seating.start, data.fill)


@post("/api/tables/{table_id:str}/seats/{seat:int}", status_code=200)
async def take(request: AnyRequest, table_id: TableId, seat: SeatPath, data: JSONBody[Take]) -> TableInfo:
    """Sit down on an open seat."""
    await house_of(request).hall.seen_by(table_id, await id_of(request))
    visitor = await somebody(request, data.name)

    async def sit(ledger: Ledger, table: ServedTable) -> None:
        await seating.take(ledger, table, seat, visitor, data.name, by_link=False)

    return await _changed(request, table_id, visitor, sit)


@post("/api/tables/{table_id:str}/invite")
async def invite(request: AnyRequest, table_id: TableId, data: JSONBody[Invite]) -> Link:
    """A new link for a seat (the old one is void then) or for watching."""
    visitor = await known_visitor(request)
    house = house_of(request)
    table = await house.hall.seen_by(table_id, visitor.id)
    seating.check_owner(table, visitor.id)
    if data.seat is not None:
        seating.check_free(table, data.seat)
    return Link(secret=await house.visitors.table_link(table_id, data.seat), seat=data.seat)


@delete("/api/tables/{table_id:str}/watch", status_code=200)
async def end_watching(request: AnyRequest, table_id: TableId) -> TableInfo:
    """Make all links for watching void; whoever came by one is shown out."""
    return await _asked(request, table_id, seating.end_watching)


async def _invitation(request: AnyRequest, secret: str) -> tuple[LinkRow, str]:
    """What a secret opens, and at which table."""
    link = await link_of(request, secret)
    if link.table is None:
        raise NotFound(NO_INVITATION)
    return link, link.table


@post("/api/join/look", status_code=200)
async def look_at_invitation(request: AnyRequest, data: JSONBody[Join]) -> Invitation:
    """Who invites to what, before anybody says yes; nothing changes."""
    house = house_of(request)
    link, table = await _invitation(request, data.secret)
    head, _, seats, _ = await house.stored.head(table)
    host = await house.visitors.of_id(head.owner)
    return Invitation(
        what="watch" if link.seat is None else "seat",
        table=info_of(head, seats, None),
        seat=link.seat,
        host="" if host is None else host.name,
    )


@post("/api/join", status_code=200)
async def join(request: AnyRequest, data: JSONBody[Join]) -> Joined:
    """Use a link: its secret comes in the body, so that no log ever holds it."""
    house = house_of(request)
    link, invited_to = await _invitation(request, data.secret)
    visitor = await somebody(request, data.name)
    if link.seat is None:
        await house.visitors.add_guest(invited_to, visitor.id)

    async def enter(table: ServedTable) -> TableInfo:
        if link.seat is None:
            table.guests.add(visitor.id)
        else:
            await seating.take(house.ledger, table, link.seat, visitor, data.name, by_link=True)
        return table.info(visitor.id)

    table = await house.hall.change(invited_to, enter)
    return Joined(what="watch" if link.seat is None else "seat", table=table, seat=link.seat)


@post("/api/tables/{table_id:str}/leave", status_code=200)
async def leave(request: AnyRequest, table_id: TableId, data: JSONBody[Leave]) -> TableInfo:
    """Give up a seat; during a game a bot plays on."""
    return await _asked(request, table_id, seating.leave, data.seat)


@post("/api/tables/{table_id:str}/close", status_code=200)
async def close(request: AnyRequest, table_id: TableId) -> TableInfo:
    """Take a table away: before it begins, or at any time where nobody else plays."""
    return await _asked(request, table_id, seating.close)


@post("/api/tables/{table_id:str}/seats/{seat:int}/replace", status_code=200)
async def replace(
    request: AnyRequest, table_id: TableId, seat: SeatPath, data: JSONBody[Replacement]
) -> TableInfo:
    """Let a bot stand in: for yourself, or as the one who made the table for somebody absent."""
    visitor = await known_visitor(request)

    async def stand_in(ledger: Ledger, table: ServedTable) -> None:
        row, level = seating.seat_of(table, seat), data.level
        if row.visitor != visitor.id:
            seating.check_owner(table, visitor.id)
            seating.check_replaceable(table, row)
            await absence.check_absent(house_of(request).stored, table, row)
            level = None
        elif helping.others_play(table, visitor.id):
            helping.check_allowed(table, "a bot stands in only for whoever is away")
        await seating.replace(ledger, table, seat, level, "asked")

    return await _changed(request, table_id, visitor, stand_in)


@post("/api/tables/{table_id:str}/seats/{seat:int}/return", status_code=200)
async def come_back(request: AnyRequest, table_id: TableId, seat: SeatPath) -> TableInfo:
    """Take your seat back from the bot."""
    return await _asked(request, table_id, seating.come_back, seat)


HANDLERS: Final = [
    tables,
    create,
    table_info,
    start,
    take,
    invite,
    end_watching,
    look_at_invitation,
    join,
    leave,
    close,
    replace,
    come_back,
]
