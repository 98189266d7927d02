"""Requests about oneself."""

from __future__ import annotations

from litestar import delete, get, put
from litestar.params import JSONBody

from tabuleiro.server.api.request import (
    AnyRequest,
    before_of,
    house_of,
    set_token,
    somebody,
    token_of,
    visitor_of,
)
from tabuleiro.server.house import House
from tabuleiro.server.people.names import clean_name
from tabuleiro.server.people.visitors import Visitor
from tabuleiro.server.tables import seating
from tabuleiro.server.tables.lists import listed
from tabuleiro.server.wire.http import Me, Rename
from tabuleiro.table.shapes import TableInfo


@get("/api/me")
async def me(request: AnyRequest) -> Me:
    """Who the cookie says you are."""
    visitor, visitors = await visitor_of(request), house_of(request).visitors
    before = await visitors.of_token(before_of(request))
    earlier = None if before is None else before.name
    if visitor is None:
        return Me(known=False, name="", before=earlier)
    return Me(known=True, name=visitor.name, hook=visitor.hook_url, before=earlier)


@put("/api/me")
async def rename(request: AnyRequest, data: JSONBody[Rename]) -> Me:
    """Give yourself a name, here and at the tables you sit at."""
    house, name = house_of(request), clean_name(data.name)
    visitor = await somebody(request, data.name)
    async with house.renaming:  # two names at once would leave one at the tables and the other here
        visitor = await house.visitors.of_id(visitor.id) or visitor
        await house.visitors.rename(visitor.id, name)
        await _rename_at_tables(house, visitor, name)
    return Me(known=True, name=name, hook=visitor.hook_url)


async def _rename_at_tables(house: House, visitor: Visitor, name: str) -> None:
    for head, _ in await house.stored.tables_of(visitor.id):
        if head.status in ("open", "playing"):
            await house.hall.change(head.id, lambda table: seating.rename(house.ledger, table, visitor, name))


@delete("/api/me")
async def forget(request: AnyRequest) -> None:
    """Sign this browser out; the visitor's other devices stay."""
    token = token_of(request)
    if token is not None:
        await house_of(request).sign_out(token)
    set_token(request, "")


@get("/api/me/tables")
async def my_tables(request: AnyRequest) -> list[TableInfo]:
    """Where you sit, the latest first."""
    visitor = await visitor_of(request)
    if visitor is None:
        return []
    return listed(await house_of(request).stored.tables_of(visitor.id), visitor.id)


HANDLERS = [me, rename, forget, my_tables]
