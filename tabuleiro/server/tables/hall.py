"""Hall: the tables this process has in memory, and the one way to change a table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

import structlog

from tabuleiro.core.errors import Refused
from tabuleiro.server.errors import Conflict, NotFound, Unavailable
from tabuleiro.server.process import metrics
from tabuleiro.server.storage.bus import Bus, Notice
from tabuleiro.server.storage.rows import EntryRow, now, record_of
from tabuleiro.server.storage.stored import StoredTables
from tabuleiro.server.tables import loading, lookback, seating
from tabuleiro.server.tables.ledger import Ledger
from tabuleiro.server.tables.served import ServedTable
from tabuleiro.table.entries import tells_of_table
from tabuleiro.table.resuming import Stored, reopened

T = TypeVar("T")

TRIES: Final = 5
IDLE: Final = 10 * 60
"""Seconds after which a table that nobody watches leaves the memory."""

log = structlog.get_logger()


class Hall:
    def __init__(
        self, stored: StoredTables, ledger: Ledger, bus: Bus, is_home: Callable[[str], bool]
    ) -> None:
        self.stored: Final = stored
        self.is_home: Final = is_home
        self.ledger: Final = ledger
        self._tables: Final[dict[str, ServedTable]] = {}
        self._tasks: Final[set[asyncio.Task[object]]] = set()
        bus.listen_elsewhere(self._heard)

    @property
    def tables(self) -> list[ServedTable]:
        return list(self._tables.values())

    def has(self, table_id: str) -> bool:
        """The table is in memory, where it was checked when it came."""
        return table_id in self._tables

    def is_empty(self) -> bool:
        """Nobody is connected."""
        return not any(table.watchers for table in self.tables)

    async def change(self, table_id: str, command: Callable[[ServedTable], Awaitable[T]]) -> T:
        """Run a command alone at the table, again from the start if another process was quicker."""
        for _ in range(TRIES):
            try:
                async with self.at(table_id) as table:
                    return await command(table)
            except Conflict:
                await asyncio.sleep(0.01)
        raise Unavailable(f"table {table_id} is too busy now")

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[ServedTable]:
        """The table, up to date and locked; whatever goes wrong inside makes it be read again."""
        table = await self._found(table_id)
        table.users += 1
        try:
            async with table.lock:
                await self._bring_up_to_date(table)
                table.touched = now()
                yield table
        except Refused as refusal:
            table.stale = table.stale or isinstance(refusal, Unavailable)
            raise
        except BaseException:
            table.stale = True
            raise
        finally:
            table.users -= 1

    async def _found(self, table_id: str) -> ServedTable:
        if table_id not in self._tables:
            head, _, seats, _ = await self.stored.head(table_id)
            self._tables.setdefault(table_id, ServedTable(head, seats))
        return self._tables[table_id]

    async def _bring_up_to_date(self, table: ServedTable) -> None:
        for _ in range(TRIES):
            if table.stale:
                await self._read(table)
            if not table.behind:
                return
            await self._advance(table)

    async def _advance(self, table: ServedTable) -> None:
        """Take over what another process added; where that fails, the whole table is read."""
        try:
            entries = await loading.advance(self.stored, table)
        except Exception as reason:  # noqa: BLE001  whatever it was, reading everything is the answer
            table.stale = True
            log.debug("table read again", table=table.id, reason=str(reason))
            return
        self._tell_all(table, entries)
        self.ledger.changed(table)

    async def _read(self, table: ServedTable) -> None:
        with metrics.LOADS.time():
            reason = await loading.read(self.stored, table)
        table.stale = False
        if table.watchers:
            last_seen = min(watcher.number for watcher in table.watchers)
            self._tell_all(table, await self.stored.entries(table.id, last_seen, table.head.number))
        if table.head.status in ("playing", "halted"):
            await self._reopen(table, reason)
        else:
            await seating.start_if_full(self.ledger, table)  # a server may have ended just before it did
        self.ledger.changed(table)

    def _tell_all(self, table: ServedTable, entries: list[EntryRow]) -> None:
        for entry in entries:
            status = table.head.status if entry.number == table.head.number else "playing"
            latest = entry.number == table.head.number
            about_table = tells_of_table(entry.kind, status)
            table.tell(entry, record_of(entry), about_table=about_table, latest=latest)

    async def _reopen(self, table: ServedTable, reason: str | None) -> None:
        """Say what has become of a game that was read, where it is not as it was."""
        head = table.head
        was = Stored(head.status, head.rules, head.moves, loading.stored_position(table))
        shown = {} if reason is not None else await lookback.shown_last(self.stored, table)
        draft = reopened(table, was, reason, shown)
        if draft is None:
            return
        if draft.kind != "redrawn":
            log.warning("table not as it was", table=table.id, kind=draft.kind, reason=draft.text)
        await self.ledger.commit(table, draft)

    # Living with others.

    async def add(self, table: ServedTable, create: Callable[[Ledger, ServedTable], Awaitable[T]]) -> T:
        """Create a table and take it in."""
        async with table.lock:
            made = await create(self.ledger, table)
            table.stale = False
            self._tables[table.id] = table
        return made

    def _heard(self, notice: Notice) -> None:
        """Another process added an entry."""
        table = self._tables.get(notice.table)
        if notice.bot_turn and (table is None or not table.watchers) and self.is_home(notice.table):
            self.soon(self._look(notice.table))  # whose bots are played here
        if table is None:
            return
        table.heard_of = max(table.heard_of, notice.number)
        if table.behind and table.watchers:
            self.soon(self._look(notice.table))

    def send_home(self) -> None:
        """End the conversations with tables that are now at home elsewhere: their clients come back there."""
        for table in self.tables:
            if table.watchers and not self.is_home(table.id):
                for watcher in list(table.watchers):
                    watcher.close()

    def all_behind(self) -> None:
        """Something may have been missed: look at every table again when it is next needed."""
        for table in self.tables:
            table.stale = True
            if table.watchers:
                self.soon(self._look(table.id))

    async def _look(self, table_id: str) -> None:
        try:
            async with self.at(table_id):
                pass
        except (Refused, Conflict) as error:
            log.warning("table not read", table=table_id, error=str(error))

    def soon(self, work: Coroutine[Any, Any, object]) -> None:
        """Do something without waiting for it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        fault = None if task.cancelled() else task.exception()
        if fault is not None:
            metrics.FAULTS.labels("soon").inc()
            log.error("something was not done", exc_info=fault)

    def sweep(self) -> None:
        """Let go of tables at which nothing has happened for long."""
        for table in self.tables:
            if table.touched < now() - IDLE:
                self.let_go(table)

    def let_go(self, table: ServedTable) -> None:
        """Forget a table that nobody watches or is about to use: there must never be two of one."""
        if not table.watchers and not table.users and table.thinking is None:
            self._tables.pop(table.id, None)

    async def seen_by(self, table_id: str, visitor: str | None) -> ServedTable:
        """The table if the visitor may know of it; otherwise it does not exist."""

        async def look(table: ServedTable) -> ServedTable:
            await self.check_visible(table, visitor)
            return table

        return await self.change(table_id, look)

    async def check_visible(self, table: ServedTable, visitor: str | None) -> None:
        """Refuse whoever may not know of the table; a guest may have come in through another process."""
        if table.visible_to(visitor):
            return
        if visitor is not None and await self.stored.is_guest(table.id, visitor):
            table.guests.add(visitor)
            return
        raise NotFound(f"there is no table {table.id!r}")
