"""Database: one engine for SQLite or PostgreSQL, and the translation of its faults."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tabuleiro.core.errors import Refused
from tabuleiro.server.errors import Conflict, Unavailable

DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON")
POSTGRES: Final = {"timeout": 5, "command_timeout": 20}


class BadDatabase(Refused):
    """The database URL cannot be used."""


def async_url(given: str) -> URL:
    """The URL with the driver that speaks asyncio."""
    try:
        url = make_url(given)
    except ArgumentError:
        raise BadDatabase(f"database: {given!r} is no URL; try sqlite:///tabuleiro.db") from None
    driver = DRIVERS.get(url.get_backend_name())
    if driver is None:
        raise BadDatabase(f"database: expected sqlite or postgresql, got {url.get_backend_name()!r}")
    return url.set(drivername=driver)


@contextmanager
def translated() -> Iterator[None]:
    """Faults of the database become two sorts: somebody else was first, or it cannot be used now."""
    try:
        yield
    except IntegrityError as error:
        raise Conflict(str(error.orig)) from error
    except (SQLAlchemyError, OSError, TimeoutError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()
        raise Unavailable(
            f"the database cannot be used now: {reason[0] if reason else 'no answer'}"
        ) from error


class Database:
    """The engine, with connections for reading; writing goes through the `Writer`."""

    def __init__(self, given: str) -> None:
        url = async_url(given)
        self.is_postgres: Final = url.get_backend_name() == "postgresql"
        self.engine: Final = _postgres(url) if self.is_postgres else _sqlite(url)
        self._reading: Final = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        # The asynchronous driver changes threads nine times a transaction; in one go it takes half the time.
        self.plain: Final = None if self.is_postgres else _plain_sqlite(url)
        self._thread: Final = None if self.is_postgres else ThreadPoolExecutor(1, "writer")

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        with translated():
            async with self._reading.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction, committed at the end."""
        with translated():
            async with self.engine.begin() as connection:
                yield connection

    async def transact(self, work: Callable[[Connection], None]) -> None:
        """Do all of the work in one transaction, or nothing of it."""
        with translated():
            if self._thread is not None:
                await asyncio.get_running_loop().run_in_executor(self._thread, self._work, work)
                return
            async with self.engine.begin() as connection:
                await connection.run_sync(work)

    def _work(self, work: Callable[[Connection], None]) -> None:
        assert self.plain is not None
        with self.plain.begin() as connection:
            work(connection)

    async def ping(self) -> None:
        async with self.reading() as connection:
            await connection.execute(text("select 1"))

    async def close(self) -> None:
        if self._thread is not None and self.plain is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self.plain.dispose)
            self._thread.shutdown()
        await self.engine.dispose()


def _postgres(url: URL) -> AsyncEngine:
    return create_async_engine(
        url, pool_size=8, max_overflow=4, pool_timeout=10, pool_pre_ping=True, connect_args=dict(POSTGRES)
    )


def _sqlite(url: URL) -> AsyncEngine:
    if url.database in (None, "", ":memory:"):
        raise BadDatabase("database: SQLite needs a file, such as sqlite:///tabuleiro.db")
    Path(str(url.database)).absolute().parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url, pool_size=5, max_overflow=3, pool_timeout=10)
    event.listen(engine.sync_engine, "connect", _set_pragmas)
    return engine


def _plain_sqlite(url: URL) -> Engine:
    engine = create_engine(url.set(drivername="sqlite"), pool_size=1, max_overflow=0)
    event.listen(engine, "connect", _set_pragmas)
    return engine


def _set_pragmas(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
