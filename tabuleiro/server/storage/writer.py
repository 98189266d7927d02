"""Writer: commits the changes of all tables, those that arrive together in one transaction."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import asdict
from functools import partial
from typing import Any, Final

import structlog
from msgspec import Struct, structs
from sqlalchemy import Connection, bindparam, insert, text, update
from sqlalchemy.sql import Executable

from tabuleiro.server.errors import Conflict
from tabuleiro.server.process import metrics
from tabuleiro.server.storage.bus import Bus, Notice
from tabuleiro.server.storage.database import Database
from tabuleiro.server.storage.deliveries import OWE
from tabuleiro.server.storage.rows import EntryRow, SeatRow, TableRow
from tabuleiro.server.storage.schema import ENTRIES, SEATS, TABLES

MOST_AT_ONCE: Final = 64
MOST_NOTICES: Final = 16
"""Notices in one message of PostgreSQL, which may have 8000 bytes."""

PROGRESS: Final = (
    "rules", "status", "number", "moves", "round", "to_act", "bot_turn", "deadline",
    "result", "aids", "notice", "rematch", "changed", "position",
)  # fmt: skip

log = structlog.get_logger()

ADD_ENTRY: Final = insert(ENTRIES)
ADD_TABLE: Final = insert(TABLES)
ADD_SEAT: Final = insert(SEATS)
SET_PROGRESS: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of_table"))
    .values({name: bindparam(f"new_{name}") for name in PROGRESS})
)
SET_SEAT: Final = (
    update(SEATS)
    .where(SEATS.c.table == bindparam("of_table"), SEATS.c.seat == bindparam("of_seat"))
    .values({name: bindparam(f"new_{name}") for name in ("kind", "visitor", "name", "level", "away")})
)


class Change(Struct, kw_only=True):
    """One entry with everything that becomes true together with it."""

    entry: EntryRow
    table: TableRow
    position: bytes | None
    notice: Notice
    seats: Sequence[SeatRow] = ()
    deliveries: Sequence[dict[str, Any]] = ()
    also: Sequence[tuple[Executable, dict[str, Any]]] = ()
    new: bool = False


class Writer:
    """The only writer of entries in this process; the primary key keeps other processes off its numbers."""

    def __init__(self, database: Database, bus: Bus) -> None:
        self._database: Final = database
        self._bus: Final = bus
        self._waiting: list[tuple[Change, asyncio.Future[None]]] = []
        self._wake: Final = asyncio.Event()

    async def commit(self, change: Change) -> None:
        """Return after the change is committed; raise `Conflict` or `Unavailable` where nothing was."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, done))
        self._wake.set()
        await done

    async def run(self, closing: asyncio.Event) -> None:
        """Commit what waits, until the house closes and nothing waits any more."""
        stop = asyncio.create_task(closing.wait())
        stop.add_done_callback(lambda _: self._wake.set())
        while not closing.is_set() or self._waiting:
            await self._wake.wait()
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            if not self._waiting:
                self._wake.clear()
            try:
                await self._commit_batch(batch)
            except Exception:  # those who wait have been answered; without a writer nobody could play on
                metrics.FAULTS.labels("writer").inc()
                log.exception("a commit was not told of")

    async def _commit_batch(self, batch: list[tuple[Change, asyncio.Future[None]]]) -> None:
        if not batch:
            return
        began = time.perf_counter()
        try:
            await self._database.transact(partial(self._write, [change for change, _ in batch]))
        except Conflict as conflict:
            if len(batch) == 1:
                _settle(batch[0][1], conflict)
                return
            for each in batch:
                await self._commit_batch([each])
        except Exception as error:  # noqa: BLE001  whatever it is, those who wait must hear of it
            for _, done in batch:
                _settle(done, error)
        else:
            for _, done in batch:
                _settle(done, None)
            metrics.COMMITS.observe(time.perf_counter() - began)
            for change, _ in batch:
                metrics.ENTRIES.labels(change.entry.kind).inc()
            self._bus.tell_here([change.notice for change, _ in batch])

    def _write(self, changes: list[Change], connection: Connection) -> None:
        _many(connection, ADD_TABLE, [_whole_table(each) for each in changes if each.new])
        new_seats = [seat for each in changes if each.new for seat in each.seats]
        _many(connection, ADD_SEAT, [structs.asdict(seat) for seat in new_seats])
        _many(connection, ADD_ENTRY, [asdict(each.entry) for each in changes])
        _many(connection, SET_PROGRESS, [_progress(each) for each in changes if not each.new])
        seats = [seat for each in changes if not each.new for seat in each.seats]
        _many(connection, SET_SEAT, [_seat(seat) for seat in seats])
        _many(connection, OWE, [owed for each in changes for owed in each.deliveries])
        for each in changes:
            for statement, values in each.also:
                connection.execute(statement, values)
        if self._database.is_postgres:
            self._notify(connection, [each.notice for each in changes])

    def _notify(self, connection: Connection, notices: list[Notice]) -> None:
        for begin in range(0, len(notices), MOST_NOTICES):
            payload = self._bus.payload(notices[begin : begin + MOST_NOTICES])
            connection.execute(text("select pg_notify('tabuleiro', :payload)"), {"payload": payload})


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def _many(connection: Connection, statement: Executable, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(statement, rows)


def _whole_table(change: Change) -> dict[str, Any]:
    return {**structs.asdict(change.table), "position": change.position}


def _progress(change: Change) -> dict[str, Any]:
    values = _whole_table(change)
    return {"of_table": change.table.id, **{f"new_{name}": values[name] for name in PROGRESS}}


def _seat(seat: SeatRow) -> dict[str, Any]:
    names = ("kind", "visitor", "name", "level", "away")
    return {
        "of_table": seat.table,
        "of_seat": seat.seat,
        **{f"new_{name}": getattr(seat, name) for name in names},
    }
