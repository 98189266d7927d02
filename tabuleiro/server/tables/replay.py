"""Replay: what a viewer saw after any move, from the records alone, whatever the rules are now."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, cast

from tabuleiro.core.codec import JsonObject
from tabuleiro.server.errors import BadRequest, Forbidden, NotNow
from tabuleiro.server.process.breathe import Breath
from tabuleiro.server.storage.store import Store
from tabuleiro.server.tables import patch
from tabuleiro.server.tables.record import Record, Viewer, unpacked, viewers
from tabuleiro.server.tables.table import Table
from tabuleiro.server.wire.messages import History, MoveView, RoundScores, Scores
from tabuleiro.table.shapes import View

Eyes: TypeAlias = Viewer | Literal["all"]
"""A seat, a spectator, or after the end everybody at once."""


def eyes_of(table: Table, visitor: str | None, seat: str | None) -> Eyes:
    """Through whose eyes the visitor asks to look: "guest", "all", or a seat; by default the own one."""
    over = table.head.status == "over"
    mine = table.seats_of(visitor)
    if seat is None:
        return mine[0] if mine else None
    if seat == "guest":
        return None
    if seat == "all":
        if not over:
            raise Forbidden("all hands can be seen when the game is over")
        return "all"
    if not seat.isdecimal() or int(seat) >= table.head.players:
        raise BadRequest(f"seat: expected 0 to {table.head.players - 1}, guest or all, got {seat!r}")
    if not table.may_look(visitor, int(seat)):
        raise Forbidden(f"seat {seat} is not yours")
    return int(seat)


async def current_view(store: Store, table: Table, viewer: Viewer) -> JsonObject | None:
    """What a viewer sees now; None before the game has begun."""
    if viewer in table.views:
        return table.views[viewer]
    return await view_at(store, table, table.head.number, viewer)


async def view_at(store: Store, table: Table, number: int, eyes: Eyes) -> JsonObject | None:
    """What was to be seen after an entry: the last whole view and the changes since."""
    records = await _records(store, table.id, number)
    if not records:
        return None
    if eyes != "all":
        return _followed(records, eyes)
    return _merged(_all_followed(records, table.head.players), table.head.players)


async def shown_last(store: Store, table: Table) -> dict[Viewer, JsonObject]:
    """What everybody was shown last of a game that has begun."""
    return _all_followed(await _records(store, table.id, table.head.number), table.head.players)


async def _records(store: Store, table_id: str, number: int) -> list[Record]:
    begin = await store.keyframe_before(table_id, number)
    if begin is None:
        return []
    entries = await store.entries(table_id, begin.number, number)
    return [unpacked(begin.record), *[unpacked(entry.record) for entry in entries]]


def _all_followed(records: list[Record], players: int) -> dict[Viewer, JsonObject]:
    return {viewer: _followed(records, viewer) for viewer in viewers(players)}


def _followed(records: list[Record], viewer: Viewer) -> JsonObject:
    """The whole view of the first record, with the changes of the others."""
    view: Any = records[0].for_viewer(viewer).view
    for record in records[1:]:
        view = patch.apply(view, record.for_viewer(viewer).patch)
    found: JsonObject = view
    return found


def _merged(views: dict[Viewer, JsonObject], players: int) -> JsonObject:
    """What a spectator sees, with each player as that player sees itself."""
    own = [views[seat]["players"] for seat in range(players)]
    return {**views[None], "players": [each[seat] for seat, each in enumerate(own) if isinstance(each, list)]}


async def move_view(store: Store, table: Table, move: int, eyes: Eyes) -> MoveView:
    if move > table.head.moves:
        raise BadRequest(f"move: {move} is not between 0 and {table.head.moves}")
    entry = await store.entry_of_move(table.id, move)
    if entry is None:
        raise NotNow("the game has not begun")
    view = await view_at(store, table, entry.number, eyes)
    assert view is not None, "a game that has begun has a keyframe"
    record, over = unpacked(entry.record), table.head.status == "over"
    seen = record.for_viewer(entry.seat if eyes == "all" else eyes)
    return MoveView(
        move=move,
        moves=table.head.moves,
        number=entry.number,
        seat=entry.seat,
        code=entry.code if over or entry.seat == eyes else None,
        events=seen.events,
        view=cast("View", view),
        reason=record.reason if over else None,
        facts=record.facts if over else {},
    )


async def history(store: Store, table: Table, eyes: Eyes, since: int, limit: int) -> History:
    """What happened after a number, as the viewer was told it."""
    entries = await store.entries(table.id, since, table.head.number, limit + 1)
    updates, breath = [], Breath()
    for entry in entries[:limit]:
        record = unpacked(entry.record)
        viewer = entry.seat if eyes == "all" else eyes
        update = table.update(entry, record, viewer, latest=False)
        if table.head.status == "over":
            update.code = entry.code
        updates.append(update)
        await breath.take()
    return History(updates=updates, more=len(entries) > limit)


async def scores(store: Store, table: Table) -> Scores:
    """The points after each round; while the game is on they could give away what is hidden."""
    if table.head.status != "over":
        raise NotNow("the course of the scores is shown when the game is over")
    found: dict[int, RoundScores] = {}
    breath = Breath()
    for entry in await store.entries(table.id, 0):
        record = unpacked(entry.record)
        if record.points is not None and record.round is not None:
            found[record.round] = RoundScores(round=record.round, move=entry.moves, points=record.points)
        await breath.take()
    return Scores(rounds=[found[number] for number in sorted(found)])
