"""Health: what monitors ask for."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

import tabuleiro
from tabuleiro.server.api.request import AnyRequest, house_of
from tabuleiro.server.errors import Unavailable
from tabuleiro.server.process import metrics


class Health(Struct, kw_only=True):
    """`ok` is false while the database cannot be used, and after a fault of the server; the status is 503."""

    ok: bool
    version: str
    database: str
    tables: int
    connections: int
    processes: int
    """How many share out the tables on this machine, as far as this one knows."""


@get("/health", responses={503: ResponseSpec(Health, generate_examples=False)})
async def health(request: AnyRequest) -> Response[Health]:
    house = house_of(request)
    problem = "ok"
    try:
        await asyncio.wait_for(house.database.ping(), 5)
    except (Unavailable, TimeoutError) as error:
        problem = str(error) or "no answer"
    tables = house.hall.tables
    found = Health(
        ok=problem == "ok" and house.whole,
        version=tabuleiro.__version__,
        database=problem,
        tables=len(tables),
        connections=sum(len(table.watchers) for table in tables),
        processes=house.peers.number,
    )
    return Response(found, status_code=200 if found.ok else 503)


@get("/metrics", include_in_schema=False)
async def measured(request: AnyRequest) -> Response[bytes]:
    house = house_of(request)
    metrics.TABLES.set(len(house.hall.tables))
    metrics.BOTS_WAITING.set(len(house.thinkers.queue))
    return Response(metrics.exposition(), media_type="text/plain; version=0.0.4")


HANDLERS: Final = [health, measured]
