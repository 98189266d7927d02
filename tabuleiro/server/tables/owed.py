"""Owed: what players' own programs are told of a turn, a start or an end at a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal

from tabuleiro.server.storage.deliveries import delivery
from tabuleiro.server.storage.rows import SeatRow, TableRow
from tabuleiro.server.tables.served import ServedTable
from tabuleiro.server.wire.http import HookBody


def owed(table: ServedTable, head: TableRow, seats: Sequence[SeatRow]) -> list[dict[str, Any]]:
    """What absent visitors of a table are to be told when this row becomes true."""
    here = {watcher.visitor for watcher in table.watchers}
    told: list[dict[str, Any]] = []
    for visitor, body in [*_news(table, head), *_replaced(table, head, seats)]:
        if visitor not in here:
            told.append(delivery(visitor, body, head.changed))
    return told


def _news(table: ServedTable, head: TableRow) -> list[tuple[str, HookBody]]:
    before = table.head
    if before.status == "playing" and head.status == "over":
        return [(visitor, _body("over", head, None)) for visitor in table.visitors()]
    if head.status != "playing" or head.bot_turn or head.to_act is None:
        return []
    if before.status == "playing" and before.to_act == head.to_act:
        return []
    visitor = table.seats[head.to_act].visitor
    event: Literal["turn", "started"] = "turn" if before.status == "playing" else "started"
    return [] if visitor is None else [(visitor, _body(event, head, head.to_act))]


def _replaced(table: ServedTable, head: TableRow, seats: Sequence[SeatRow]) -> Iterator[tuple[str, HookBody]]:
    """Whoever a bot stands in for from now on, and who may return at once."""
    for row in seats:
        if row.away and row.visitor is not None and not table.seats[row.seat].away:
            yield row.visitor, _body("replaced", head, row.seat)


def _body(
    event: Literal["turn", "started", "over", "replaced"], head: TableRow, seat: int | None
) -> HookBody:
    return HookBody(
        event=event,
        table=head.id,
        name=head.name,
        game=head.game,
        seat=seat,
        moves=head.moves,
        deadline=head.deadline,
    )
