"""Looking back: reads what a viewer was shown from the database."""

from __future__ import annotations

from tabuleiro.server.errors import BadRequest, Forbidden
from tabuleiro.server.process.breathe import Breath
from tabuleiro.server.storage.rows import record_of
from tabuleiro.server.storage.stored import StoredTables
from tabuleiro.server.tables import loading
from tabuleiro.server.tables.served import ServedTable
from tabuleiro.table import lookback
from tabuleiro.table.errors import NotNow
from tabuleiro.table.lookback import Eyes
from tabuleiro.table.record import Record, Viewer
from tabuleiro.table.shapes import History, MoveView, Scores, View


def eyes_of(table: ServedTable, visitor: str | None, seat: str | None) -> Eyes:
    """Through whose eyes the visitor asks to look: "guest", "all", or a seat; by default the own one."""
    mine = table.seats_of(visitor)
    if seat is None:
        return mine[0] if mine else None
    if seat == "guest":
        return None
    if seat == "all":
        if not table.over:
            raise Forbidden("all hands can be seen when the game is over")
        return "all"
    if not seat.isdecimal() or int(seat) >= table.players:
        raise BadRequest(f"seat: expected 0 to {table.players - 1}, guest or all, got {seat!r}")
    if not table.may_look(visitor, int(seat)):
        raise Forbidden(f"seat {seat} is not yours")
    return int(seat)


async def current_view(stored: StoredTables, table: ServedTable, viewer: Viewer) -> View | None:
    """What a viewer sees now; None before the game has begun."""
    if viewer in table.views:
        return table.views[viewer]
    records = await _records(stored, table.id, table.head.number)
    return lookback.followed(records, viewer) if records else None


async def shown_last(stored: StoredTables, table: ServedTable) -> dict[Viewer, View]:
    """What everybody was shown last of a game that has begun."""
    return lookback.all_followed(await _records(stored, table.id, table.head.number), table.players)


async def _records(stored: StoredTables, table_id: str, number: int) -> list[Record]:
    """From the last whole views up to an entry."""
    begin = await stored.keyframe_before(table_id, number)
    if begin is None:
        return []
    entries = await stored.entries(table_id, begin.number, number)
    return [record_of(begin), *[record_of(entry) for entry in entries]]


async def move_view(stored: StoredTables, table: ServedTable, move: int, eyes: Eyes) -> MoveView:
    if move > table.head.moves:
        raise BadRequest(f"move: {move} is not between 0 and {table.head.moves}")
    entry = await stored.entry_of_move(table.id, move)
    if entry is None:
        raise NotNow("the game has not begun")
    view = lookback.seen_through(eyes, await _records(stored, table.id, entry.number), table.players)
    return lookback.move_view(entry, record_of(entry), view, eyes, table.head.moves, over=table.over)


async def history(stored: StoredTables, table: ServedTable, eyes: Eyes, since: int, limit: int) -> History:
    """What happened after a number, as the viewer was told it."""
    entries = await stored.entries(table.id, since, table.head.number, limit + 1)
    updates, breath = [], Breath()
    for entry in entries[:limit]:
        updates.append(lookback.told_again(table, entry, record_of(entry), eyes, over=table.over))
        await breath.take()
    return {"updates": updates, "more": len(entries) > limit}


async def scores(stored: StoredTables, table: ServedTable) -> Scores:
    """The points after each round; while the game is on they could give away what is hidden."""
    if not table.over:
        raise NotNow("the course of the scores is shown when the game is over")
    played, breath = [], Breath()
    for entry in await stored.entries(table.id, 0):
        played.append((entry, record_of(entry)))
        await breath.take()
    log, gains = await loading.log_of(stored, table), []
    for gain in lookback.gains_of(log, table.head.moves - len(log.moves)):
        gains.append(gain)
        await breath.take()
    return lookback.scores(played, gains)
