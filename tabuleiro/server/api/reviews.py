"""Requests about the review of a game that is over: ask for it, follow it, stop it."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

import msgspec
from litestar import delete, get, post
from litestar.params import QueryParameter

from tabuleiro.coach.findings import PART
from tabuleiro.server.api.request import AnyRequest, house_of, id_of, known_visitor, looked_at
from tabuleiro.server.api.tables import TableId
from tabuleiro.server.errors import Forbidden
from tabuleiro.server.house import House
from tabuleiro.server.storage.rows import ReviewRow, now
from tabuleiro.server.tables import loading
from tabuleiro.server.tables.served import ServedTable
from tabuleiro.server.wire.coach import Review, ReviewState
from tabuleiro.table import reviews

MomentsSince: TypeAlias = Annotated[
    int, QueryParameter(ge=0, le=1_000_000, description="Moments from this move on only.")
]
SOON: Final = 3
"""Seconds after which it can be told how long a review takes."""


@get("/api/tables/{table_id:str}/review")
async def review(request: AnyRequest, table_id: TableId, since: MomentsSince = 0) -> ReviewState:
    """How far the review is, and what it has found so far."""
    table = await looked_at(request, table_id)
    return await _state(house_of(request), table, await id_of(request), since)


@post("/api/tables/{table_id:str}/review", status_code=200)
async def ask(request: AnyRequest, table_id: TableId) -> ReviewState:
    """Ask for a review of a game that you sat at; one that was stopped or failed goes on."""
    house, visitor = house_of(request), await known_visitor(request)
    table = await house.hall.seen_by(table_id, visitor.id)
    _check(table, visitor.id)
    row, before = await _wanted(house, table), await house.reviews.of(table_id)
    if before is None or before.version != row.version:
        house.allowances.reviews.check(visitor.id)
    if before is None or before.version != row.version or before.status in ("stopped", "failed"):
        await house.reviews.ask(row)
    return await _state(house, table, visitor.id, 0)


@delete("/api/tables/{table_id:str}/review", status_code=200)
async def stop(request: AnyRequest, table_id: TableId) -> ReviewState:
    """Stop a review; what was found is kept, and asking again goes on."""
    house, visitor = house_of(request), await known_visitor(request)
    table = await house.hall.seen_by(table_id, visitor.id)
    _check(table, visitor.id)
    await house.reviews.end(table_id, "stopped")
    return await _state(house, table, visitor.id, 0)


def _check(table: ServedTable, visitor: str) -> None:
    reviews.check_reviewable(table.head.game, over=table.over)
    if not table.seats_of(visitor):
        raise Forbidden("only those who sat at the table can ask for its review")


async def _wanted(house: House, table: ServedTable) -> ReviewRow:
    log = await loading.log_of(house.stored, table)
    plan = reviews.planned(log, table.head.moves, house.settings.review_iterations)
    return ReviewRow(table=table.id, status="queued", **plan._asdict())


async def _state(house: House, table: ServedTable, visitor: str | None, since: int) -> ReviewState:
    row = await house.reviews.of(table.id)
    left = 0 if visitor is None else house.allowances.reviews.left(visitor)
    if row is None:
        none: Any = {"seconds": None, "reason": None, "review": None}
        return ReviewState(status="none", done=0, moves=table.head.moves, left=left, **none)
    found = await _found(house, table, row)
    state: Any = {"status": row.status, "seconds": _seconds_left(row, found), "reason": row.reason}
    review = msgspec.convert(found, Review)
    review.moments = [moment for moment in review.moments if moment.move >= since]
    return ReviewState(done=review.done, moves=review.moves, left=left, review=review, **state)


async def _found(house: House, table: ServedTable, row: ReviewRow) -> dict[str, Any]:
    """The review as far as it is, its moves counted from the beginning of the table."""
    return reviews.told(review_plan(row), ended(table), await house.reviews.judged(table.id))


def review_plan(row: ReviewRow) -> reviews.ReviewPlan:
    return reviews.ReviewPlan(**{name: getattr(row, name) for name in reviews.ReviewPlan._fields})


def ended(table: ServedTable) -> reviews.Ended:
    standings = msgspec.json.decode(table.head.result or "[]")
    return reviews.Ended(table.head.game, [seat.name for seat in table.seats], standings)


def _seconds_left(row: ReviewRow, found: dict[str, Any]) -> int | None:
    """By how long it took since it was last begun."""
    if row.status != "running" or row.begun is None or now() - row.begun < SOON:
        return None
    judged = found["done"] - PART * row.begun_with
    return round((now() - row.begun) * (row.moves - found["done"]) / judged) if judged > 0 else None


HANDLERS: Final = [review, ask, stop]
