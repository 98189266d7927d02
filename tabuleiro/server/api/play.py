"""Requests for programs that play without a WebSocket, and for what is asked for rarely."""

from __future__ import annotations

from typing import Final

from litestar import get, post
from litestar.params import JSONBody

from tabuleiro.server.api import wishes
from tabuleiro.server.api.door import address_of
from tabuleiro.server.api.request import (
    AnyRequest,
    house_of,
    id_of,
    known_visitor,
    looked_at,
    somebody,
    source_of,
)
from tabuleiro.server.api.tables import TableId
from tabuleiro.server.tables import archive, forking
from tabuleiro.server.wire.http import Fork, ImportLog
from tabuleiro.server.wire.messages import Accepted, Act, AskHint, Hint, LogText, Say, Undo
from tabuleiro.table.shapes import TableInfo

LARGEST_LOG: Final = 2_500_000


@post("/api/tables/{table_id:str}/do", status_code=200)
async def do(request: AnyRequest, table_id: TableId, data: JSONBody[Act | Undo | Say]) -> Accepted:
    """The same messages as over the WebSocket; answered when they are committed."""
    visitor = await known_visitor(request)
    return await wishes.fulfil(house_of(request), table_id, visitor.id, data)


@post("/api/tables/{table_id:str}/hint", status_code=200)
async def hint(request: AnyRequest, table_id: TableId, data: JSONBody[AskHint]) -> Hint:
    """What a bot would do in your place, if the table allows hints."""
    visitor = await known_visitor(request)
    return await wishes.hint(house_of(request), table_id, visitor.id, data)


@post("/api/tables/{table_id:str}/rematch", status_code=200)
async def rematch(request: AnyRequest, table_id: TableId) -> TableInfo:
    """The same people at a new table, each one seat further."""
    visitor, house = await known_visitor(request), house_of(request)
    await house.hall.seen_by(table_id, visitor.id)
    return (await forking.rematch(house.hall, table_id, visitor.id)).info(visitor.id)


@post("/api/tables/{table_id:str}/fork")
async def fork(request: AnyRequest, table_id: TableId, data: JSONBody[Fork]) -> TableInfo:
    """A position as a private table of yours; of a game that is on, what you know, the rest imagined."""
    house = house_of(request)
    house.allowances.new_tables.check(address_of(request.scope))
    table = await looked_at(request, table_id)
    visitor = await somebody(request)
    return (await forking.fork(house.hall, table, visitor, data, source_of(request))).info(visitor.id)


@get("/api/tables/{table_id:str}/log")
async def log(request: AnyRequest, table_id: TableId) -> LogText:
    """The log as text; `tabuleiro replay` and `POST /api/import` read it."""
    house, visitor = house_of(request), await id_of(request)
    table = await looked_at(request, table_id)
    return LogText(log=await archive.export(house.hall, table, visitor))


@post("/api/import", request_max_body_size=LARGEST_LOG)
async def take_in(request: AnyRequest, data: JSONBody[ImportLog]) -> TableInfo:
    """A private table from a log."""
    house = house_of(request)
    house.allowances.new_tables.check(address_of(request.scope))
    visitor = await somebody(request)
    table = await archive.take_in(house.hall, visitor, data.log, data.name, source_of(request))
    return table.info(visitor.id)


HANDLERS: Final = [do, hint, rematch, fork, log, take_in]
