"""Requests to look back: a position after any move, everything that happened, the course of the scores."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from litestar import get
from litestar.params import PathParameter, QueryParameter

from tabuleiro.server.api.request import AnyRequest, house_of, id_of, looked_at
from tabuleiro.server.api.tables import TableId
from tabuleiro.server.tables import lookback
from tabuleiro.table.shapes import History, MoveView, Scores

EyesQuery: TypeAlias = Annotated[
    str | None,
    QueryParameter(description="A seat, guest, or after the end all.", pattern=r"^([0-9]{1,2}|guest|all)$"),
]
MovePath: TypeAlias = Annotated[int, PathParameter(ge=0, le=1_000_000)]
Since: TypeAlias = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
HowMany: TypeAlias = Annotated[int, QueryParameter(ge=1, le=2000)]


@get("/api/tables/{table_id:str}/moves/{move:int}")
async def move(request: AnyRequest, table_id: TableId, move: MovePath, seat: EyesQuery = None) -> MoveView:
    """The position after so many moves, and the move that led there."""
    house, visitor = house_of(request), await id_of(request)
    table = await looked_at(request, table_id)
    return await lookback.move_view(house.stored, table, move, lookback.eyes_of(table, visitor, seat))


@get("/api/tables/{table_id:str}/history")
async def history(
    request: AnyRequest,
    table_id: TableId,
    seat: EyesQuery = None,
    since: Since = 0,
    limit: HowMany = 2000,
) -> History:
    """All that happened after an update, oldest first, as you were told it."""
    house, visitor = house_of(request), await id_of(request)
    table = await looked_at(request, table_id)
    return await lookback.history(house.stored, table, lookback.eyes_of(table, visitor, seat), since, limit)


@get("/api/tables/{table_id:str}/scores")
async def scores(request: AnyRequest, table_id: TableId) -> Scores:
    """The points after each round of a game that is over."""
    house = house_of(request)
    table = await looked_at(request, table_id)
    return await lookback.scores(house.stored, table)


HANDLERS: Final = [move, history, scores]
