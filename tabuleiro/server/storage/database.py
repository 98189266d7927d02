"""Database: SQLite or PostgreSQL behind one door, and the translation of their faults."""

from __future__ import annotations

import asyncio
import fcntl
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar, Final, TypeVar

import structlog
from sqlalchemy import Connection, Engine, RowMapping, create_engine, delete, event, insert, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.sql import Executable

from tabuleiro.core.errors import Refused
from tabuleiro.server.errors import Conflict, Unavailable
from tabuleiro.server.process import metrics
from tabuleiro.server.storage.schema import HOUSE

T = TypeVar("T")

log = structlog.get_logger()

DRIVERS: Final = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON")
POSTGRES: Final = {"timeout": 5, "command_timeout": 20}
PROBE: Final = 16_384
"""Characters that must fit on the disk for it not to be full."""
READERS: Final = 4
"""Threads that read a file of SQLite at the same time."""


class BadDatabase(Refused):
    """The database URL cannot be used."""


def driver_url(given: str) -> URL:
    """The URL with the driver that is used here."""
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


class Database(ABC):
    """Work is a function of a connection; once begun it is ended, even if nobody waits for it any more.

    A driver that is broken off in the middle of a statement loses its connection, or hangs.
    """

    is_postgres: ClassVar[bool]

    def __init__(self) -> None:
        self.refusal: str | None = None
        """Why the last transaction was not written, until one is."""
        self._used = False
        """Something was written; before that whoever starts the server is told."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do work that changes nothing."""
        with translated():
            return await asyncio.shield(self._read(work))

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Do all of the work in one transaction, or nothing of it."""
        try:
            with translated():
                done = await asyncio.shield(self._transact(work))
        except Unavailable as refusal:
            self._note(str(refusal))
            raise
        self._note(None)
        return done

    def _note(self, refusal: str | None) -> None:
        """Tell once that nothing can be written, and once that it can again."""
        if refusal is not None and self.refusal is None and self._used:
            log.error("nothing can be written", reason=refusal)
            metrics.FAULTS.labels("storage").inc()
        elif refusal is None and self.refusal is not None:
            log.warning("everything can be written again")
        self.refusal = refusal
        self._used = self._used or refusal is None

    async def rows(self, query: Executable) -> Sequence[RowMapping]:
        return await self.read(lambda connection: connection.execute(query).mappings().all())

    async def first(self, query: Executable) -> RowMapping | None:
        return await self.read(lambda connection: connection.execute(query).mappings().first())

    async def write(self, *statements: Executable) -> int:
        """Carry out statements in one transaction; the answer is how many rows the last one touched."""

        def work(connection: Connection) -> int:
            return [connection.execute(statement).rowcount for statement in statements][-1]

        return await self.transact(work)

    async def ping(self) -> None:
        """Read something; where nothing could be written, try whether that has passed."""
        await self.first(text("select 1"))
        if self.refusal is not None:
            await self.write(
                insert(HOUSE).values(name="probe", value="." * PROBE),
                delete(HOUSE).where(HOUSE.c.name == "probe"),
            )

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def _read(self, work: Callable[[Connection], T]) -> T: ...

    @abstractmethod
    async def _transact(self, work: Callable[[Connection], T]) -> T: ...


class Sqlite(Database):
    """Threads do the work; one alone writes, so that no transaction of ours waits for another."""

    is_postgres = False

    def __init__(self, url: URL) -> None:
        super().__init__()
        if url.database in (None, "", ":memory:"):
            raise BadDatabase("database: SQLite needs a file, such as sqlite:///tabuleiro.db")
        Path(str(url.database)).absolute().parent.mkdir(parents=True, exist_ok=True)
        self.engine: Final = create_engine(url, pool_size=READERS + 1, max_overflow=0)
        event.listen(self.engine, "connect", _set_pragmas)
        self._plain: Final[Engine] = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self._readers: Final = ThreadPoolExecutor(READERS, "reader")
        self._writer: Final = ThreadPoolExecutor(1, "writer")

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read_now, work)

    async def _transact(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._transact_now, work)

    def _read_now(self, work: Callable[[Connection], T]) -> T:
        with self._plain.connect() as connection:
            return work(connection)

    def _transact_now(self, work: Callable[[Connection], T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        await asyncio.to_thread(self._readers.shutdown)
        await asyncio.to_thread(self._writer.shutdown)
        self.engine.dispose()


class Postgres(Database):
    is_postgres = True

    def __init__(self, url: URL) -> None:
        super().__init__()
        self.engine: Final = create_async_engine(
            url, pool_size=8, max_overflow=4, pool_timeout=10, pool_pre_ping=True, connect_args=dict(POSTGRES)
        )
        self._plain: Final[AsyncEngine] = self.engine.execution_options(isolation_level="AUTOCOMMIT")

    async def _read(self, work: Callable[[Connection], T]) -> T:
        async with self._plain.connect() as connection:
            return await connection.run_sync(work)

    async def _transact(self, work: Callable[[Connection], T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self.engine.dispose()


@contextmanager
def used_alone(given: str) -> Iterator[None]:
    """Refuse a file of SQLite that another server uses: neither would hear of what the other does."""
    url = driver_url(given)
    if url.get_backend_name() != "sqlite":
        yield
        return
    with Path(f"{url.database}.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadDatabase(f"database: another server is using {url.database}") from None
        yield


def database_at(given: str) -> Sqlite | Postgres:
    """The database that a URL names."""
    url = driver_url(given)
    return Sqlite(url) if url.get_backend_name() == "sqlite" else Postgres(url)


def _set_pragmas(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
