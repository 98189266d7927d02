"""Postgres: the line between server processes on one PostgreSQL, and the right to play a table's bots."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from typing import Any, Final, Protocol

import structlog
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from tabuleiro.server.process.breathe import pause
from tabuleiro.server.storage.bus import Bus
from tabuleiro.server.storage.database import Postgres

RETRY: Final = 1.0

log = structlog.get_logger()


class Neighbours(Protocol):
    """The other processes of this machine, and the part of the tables that is at home in this one."""

    address: str

    def is_home(self, table_id: str) -> bool: ...


class PostgresLine:
    """One connection of its own: it listens for notices and holds advisory locks, which die with it."""

    def __init__(
        self, database: Postgres, bus: Bus, neighbours: Neighbours, missed: Callable[[], None]
    ) -> None:
        self._database: Final = database
        self._bus: Final = bus
        self._neighbours: Final = neighbours
        self._missed: Final = missed
        self._connection: Any = None
        self._held: Final[set[str]] = set()
        self._asking: Final = asyncio.Lock()

    async def run(self, closing: asyncio.Event) -> None:
        """Listen until the house closes; after an interruption everything is looked at again."""
        going_on = True
        while going_on:
            try:
                await self._listen(closing)
            except (SQLAlchemyError, OSError, TimeoutError) as error:
                log.warning("the line to the other processes is down", reason=str(error).splitlines()[0])
            self._connection = None
            self._held.clear()
            going_on = await pause(closing, RETRY)

    async def _listen(self, closing: asyncio.Event) -> None:
        async with self._database.engine.connect() as connection:
            raw = await connection.get_raw_connection()
            driver: Any = raw.driver_connection
            ended = asyncio.Event()
            driver.add_termination_listener(lambda _: ended.set())
            await driver.add_listener("tabuleiro", self._heard)
            await driver.execute(
                "select pg_notify('tabuleiro', $1)", self._bus.hello(self._neighbours.address)
            )
            self._connection = driver
            self._missed()
            try:
                while not ended.is_set() and await pause(closing, RETRY):
                    pass
            finally:
                self._connection = None
                await connection.invalidate()

    def _heard(self, _connection: object, _process: int, _channel: str, payload: str) -> None:
        self._bus.receive(payload)

    async def tell(self, payload: str) -> None:
        """Tell the other processes something that belongs to no table."""
        notify = text("select pg_notify('tabuleiro', :payload)").bindparams(payload=payload)
        await self._database.write(notify)

    async def hold(self, table_id: str) -> bool:
        """Whether this process is the one that plays the bots of the table."""
        if not self._neighbours.is_home(table_id):
            return False
        if table_id in self._held:
            return True
        if self._connection is None:
            return False
        async with self._asking:
            got = await self._ask("select pg_try_advisory_lock($1)", table_id)
        if got:
            self._held.add(table_id)
        return got

    async def release(self, table_id: str) -> None:
        if table_id not in self._held:
            return
        self._held.discard(table_id)
        async with self._asking:
            await self._ask("select pg_advisory_unlock($1)", table_id)

    async def _ask(self, question: str, table_id: str) -> bool:
        try:
            return bool(await self._connection.fetchval(question, lock_number(table_id)))
        except Exception as error:  # noqa: BLE001  asyncpg has many; with the line down nothing is held
            log.warning("no answer about a lock", table=table_id, reason=str(error))
            return False


def lock_number(table_id: str) -> int:
    """A number of 64 bits for PostgreSQL's advisory locks."""
    return int.from_bytes(hashlib.blake2b(table_id.encode(), digest_size=8).digest(), signed=True)
