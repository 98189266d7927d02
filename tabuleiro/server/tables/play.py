"""Play: what a seat can do at a table in play; each function runs alone at its table."""

from __future__ import annotations

from typing import Any

from tabuleiro.core.codec import JsonObject, shown
from tabuleiro.core.match import Match
from tabuleiro.server.errors import Forbidden, KeyUsed, NotNow, Stale
from tabuleiro.server.tables import record as records
from tabuleiro.server.tables.ledger import Draft, Ledger
from tabuleiro.server.tables.record import KEYFRAME_EVERY, Record
from tabuleiro.server.tables.table import Table


def match_of(table: Table) -> Match[Any]:
    """The match, if the table is in play."""
    match = table.playing()
    if match is None:
        raise NotNow(f"table {table.id} is not in play: it is {table.head.status}")
    return match


def check_seat(table: Table, visitor: str, seat: int) -> None:
    """The seat belongs to the visitor, and no bot stands in for them."""
    if seat not in table.seats_of(visitor):
        raise Forbidden(f"seat {seat} is not yours")
    if table.seats[seat].away:
        raise NotNow(f"a bot plays for you in seat {seat}: return to it first")


def known_key(visitor: str, key: str) -> str:
    """The key as it is kept: two visitors may use the same one."""
    return f"{visitor}:{key}"


def done_before(
    table: Table, key: str | None, kind: str, *, seat: int | None = None, what: str = ""
) -> int | None:
    """The number under which exactly this was done with the key; a key is for one wish."""
    entry = None if key is None else table.keys.get(key)
    if entry is None:
        return None
    same = (entry.kind, entry.code or entry.text or "") == (kind, what)
    if not same or (seat is not None and entry.seat != seat):
        raise KeyUsed(f"key: it was used for something else, which is update {entry.number}")
    return entry.number


async def act(
    ledger: Ledger,
    table: Table,
    seat: int,
    code: str,
    *,
    key: str | None = None,
    after: int | None = None,
    why: tuple[str, JsonObject] | None = None,
) -> int:
    """Carry out an action and give back its number, the same number again for a key that was used before."""
    if (number := done_before(table, key, "acted", seat=seat, what=code)) is not None:
        return number
    match = match_of(table)
    if after is not None and not table.played <= after <= table.head.number:
        raise Stale(f"the table is not as it was at update {shown(after)}; it is at {table.head.number}")
    record, keyframe = step(table, match, seat, code)
    if why is not None:
        record.reason, record.facts = why
    return await ledger.commit(
        table, Draft(kind="acted", seat=seat, code=code, key=key, record=record, keyframe=keyframe)
    )


def step(table: Table, match: Match[Any], seat: int, code: str) -> tuple[Record, bool]:
    """Submit an action; the answer is its record, and whether that holds the whole views."""
    rounds, before = match.state.round, table.views
    match.submit(seat, code)
    table.show(match)
    record = records.step(before, table.views, match)
    if match.state.round != rounds or match.over:
        record.round, record.points = rounds, _points(match)
    keyframe = match.moves % KEYFRAME_EVERY == 0 or match.over
    if keyframe:
        records.with_views(record, table.views)
    return record, keyframe


async def undo(ledger: Ledger, table: Table, seat: int, key: str) -> int:
    """Take back the seat's last choice."""
    if (number := done_before(table, key, "undone", seat=seat)) is not None:
        return number
    match, before = match_of(table), table.views
    match.undo(seat)
    table.show(match)
    record = records.step(before, table.views, None)
    return await ledger.commit(table, Draft(kind="undone", seat=seat, key=key, record=record))


async def say(ledger: Ledger, table: Table, visitor: str, text: str, key: str) -> int:
    """A word for everybody at the table."""
    if (number := done_before(table, key, "said", what=text)) is not None:
        return number
    seats = table.seats_of(visitor)
    if not seats:
        raise Forbidden("only those who sit at the table can talk there")
    return await ledger.commit(table, Draft(kind="said", seat=seats[0], text=text, key=key))


def begin(table: Table) -> Record:
    """Deal the game; the record shows everybody the whole position."""
    match = table.begun()
    table.moves_before = 0
    table.show(match)
    return records.keyframe(table.views)


def _points(match: Match[Any]) -> list[int]:
    standings = match.game.ranking(match.state)
    return [each.points for each in sorted(standings, key=lambda standing: standing.seat)]
