"""Hall: the tables this process has in memory, and the one way to change a table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

import structlog
from msgspec import structs

from tabuleiro.core.errors import Refused
from tabuleiro.server.errors import Conflict, NotFound, Unavailable
from tabuleiro.server.process import metrics
from tabuleiro.server.storage.bus import Bus, Notice
from tabuleiro.server.storage.rows import EntryRow, now, unpack
from tabuleiro.server.storage.store import Store
from tabuleiro.server.tables import loading, replay, seating
from tabuleiro.server.tables.ledger import ABOUT_PLAY, Draft, Ledger
from tabuleiro.server.tables.record import keyframe, step, unpacked
from tabuleiro.server.tables.table import Table

T = TypeVar("T")

TRIES: Final = 5
IDLE: Final = 10 * 60
"""Seconds after which a table that nobody watches leaves the memory."""

log = structlog.get_logger()


class Hall:
    def __init__(self, store: Store, ledger: Ledger, bus: Bus) -> None:
        self.store: Final = store
        self.ledger: Final = ledger
        self._tables: Final[dict[str, Table]] = {}
        self._tasks: Final[set[asyncio.Task[object]]] = set()
        bus.listen_elsewhere(self._heard)

    @property
    def tables(self) -> list[Table]:
        return list(self._tables.values())

    def is_empty(self) -> bool:
        """Nobody is connected."""
        return not any(table.watchers for table in self.tables)

    async def change(self, table_id: str, command: Callable[[Table], Awaitable[T]]) -> T:
        """Run a command alone at the table, again from the start if another process was quicker."""
        for _ in range(TRIES):
            try:
                async with self.at(table_id) as table:
                    return await command(table)
            except Conflict:
                await asyncio.sleep(0.01)
        raise Unavailable(f"table {table_id} is too busy now")

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Table]:
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

    async def _found(self, table_id: str) -> Table:
        if table_id not in self._tables:
            head, _, seats, _ = await self.store.head(table_id)
            self._tables.setdefault(table_id, Table(head, seats))
        return self._tables[table_id]

    async def _bring_up_to_date(self, table: Table) -> None:
        for _ in range(TRIES):
            if table.stale:
                await self._read(table)
            if not table.behind:
                return
            await self._advance(table)

    async def _advance(self, table: Table) -> None:
        """Take over what another process added; where that fails, the whole table is read."""
        try:
            entries = await loading.advance(self.store, table)
        except Exception as reason:  # noqa: BLE001  whatever it was, reading everything is the answer
            table.stale = True
            log.debug("table read again", table=table.id, reason=str(reason))
            return
        self._tell_all(table, entries)
        self.ledger.changed(table)

    async def _read(self, table: Table) -> None:
        with metrics.LOADS.time():
            reason = await loading.read(self.store, table)
        table.stale = False
        if table.watchers:
            last_seen = min(watcher.number for watcher in table.watchers)
            self._tell_all(table, await self.store.entries(table.id, last_seen, table.head.number))
        if reason is not None:
            await self._resume(table, reason)
        elif table.head.status == "halted":
            await self._resume(table, "the table can be played again")
        elif table.match is not None:
            await self._redraw(table)
        else:
            await seating.start_if_full(self.ledger, table)  # a server may have ended just before it did
        self.ledger.changed(table)

    def _tell_all(self, table: Table, entries: list[EntryRow]) -> None:
        for entry in entries:
            over = entry.number == table.head.number and table.head.status != "playing"
            about_table = over or entry.kind not in ABOUT_PLAY
            table.tell(entry, unpacked(entry.record), about_table=about_table)

    async def _resume(self, table: Table, reason: str) -> None:
        """Go on from the last position where the rules of today cannot replay the moves; say so."""
        assert table.position is not None
        position = unpack(table.position, dict[str, Any])
        try:
            match = table.match or loading.from_position(table, position)
        except loading.Diverged as refusal:
            await self._halt(table, f"{reason}; {refusal}")
            return
        table.moves_before = table.head.moves
        table.show(match)
        log.warning("table resumed from its last position", table=table.id, reason=reason)
        record = keyframe(table.views)
        record.position = {**position, "rules": match.game.rules}
        old = table.head.rules
        notice = None if old == match.game.rules else f"rules {old} became {match.game.rules}"
        head = structs.replace(
            table.head, status="playing", rules=match.game.rules, notice=notice or table.head.notice
        )
        await self.ledger.commit(
            table, Draft(kind="resumed", text=reason, record=record, keyframe=True, head=head)
        )

    async def _redraw(self, table: Table) -> None:
        """Tell everybody the difference where this version describes the position otherwise than the last."""
        shown = await replay.shown_last(self.store, table)
        if shown != table.views:
            await self.ledger.commit(table, Draft(kind="redrawn", record=step(shown, table.views, None)))

    async def _halt(self, table: Table, reason: str) -> None:
        """The rules of today refuse the position: the game can be looked at, and played by older rules."""
        if table.head.status == "halted":
            return
        log.error("table halted", table=table.id, reason=reason)
        head = structs.replace(table.head, status="halted", notice=reason)
        await self.ledger.commit(table, Draft(kind="halted", text=reason, head=head))

    # Living with others.

    async def add(self, table: Table, create: Callable[[Ledger, Table], Awaitable[T]]) -> T:
        """Create a table and take it in."""
        async with table.lock:
            made = await create(self.ledger, table)
            table.stale = False
            self._tables[table.id] = table
        return made

    def _heard(self, notice: Notice) -> None:
        """Another process added an entry."""
        table = self._tables.get(notice.table)
        if table is None:
            return
        table.heard_of = max(table.heard_of, notice.number)
        if table.behind and table.watchers:
            self.soon(self._look(notice.table))

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

    def let_go(self, table: Table) -> None:
        """Forget a table that nobody watches or is about to use: there must never be two of one."""
        if not table.watchers and not table.users and table.thinking is None:
            self._tables.pop(table.id, None)

    async def seen_by(self, table_id: str, visitor: str | None) -> Table:
        """The table if the visitor may know of it; otherwise it does not exist."""

        async def look(table: Table) -> Table:
            await self.check_visible(table, visitor)
            return table

        return await self.change(table_id, look)

    async def check_visible(self, table: Table, visitor: str | None) -> None:
        """Refuse whoever may not know of the table; a guest may have come in through another process."""
        if table.visible_to(visitor):
            return
        if visitor is not None and await self.store.is_guest(table.id, visitor):
            table.guests.add(visitor)
            return
        raise NotFound(f"there is no table {table.id!r}")
