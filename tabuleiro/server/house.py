"""House: everything a server process consists of, put together and taken apart again."""

from __future__ import annotations

import asyncio
import hashlib
import signal
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext
from types import FrameType
from typing import Any, Final, Protocol

import structlog

from tabuleiro.core import registry
from tabuleiro.server import upkeep
from tabuleiro.server.bots.adviser import Adviser
from tabuleiro.server.bots.forethought import Forethought
from tabuleiro.server.bots.player import AlwaysMine, BotDuty, BotPlayer
from tabuleiro.server.bots.reviewer import Reviewer
from tabuleiro.server.bots.thinkers import Thinkers
from tabuleiro.server.hooks.deliverer import Deliverer
from tabuleiro.server.hooks.stream import Streams
from tabuleiro.server.peers.peers import Peers
from tabuleiro.server.peers.sharing import share_limits
from tabuleiro.server.people.boxes import Boxes
from tabuleiro.server.people.devices import Devices
from tabuleiro.server.people.visitors import Visitors, hash_of
from tabuleiro.server.process import metrics
from tabuleiro.server.process.allowances import Allowances
from tabuleiro.server.process.limits import Places, room_for_sockets
from tabuleiro.server.settings import Settings
from tabuleiro.server.storage import migrate
from tabuleiro.server.storage.bus import Bus
from tabuleiro.server.storage.database import Postgres, database_at
from tabuleiro.server.storage.postgres import PostgresLine
from tabuleiro.server.storage.reviews import Reviews
from tabuleiro.server.storage.stored import StoredTables
from tabuleiro.server.storage.writer import Writer
from tabuleiro.server.tables.hall import Hall
from tabuleiro.server.tables.ledger import Ledger

log = structlog.get_logger()

ENDINGS: Final = (signal.SIGINT, signal.SIGTERM)
LONGEST_GOODBYE: Final = 5.0
"""Seconds that the work in the background has to come to an end."""


class Listening(Protocol):
    """A browser that is being told something."""

    def close(self) -> None: ...


class House:
    def __init__(self, settings: Settings) -> None:
        _import_games(settings.game_modules)
        self.settings: Final = settings
        self.database: Final = database_at(settings.database)
        self.bus: Final = Bus()
        self.stored: Final = StoredTables(self.database)
        self.visitors: Final = Visitors(self.database)
        self.boxes: Final = Boxes(self.database)
        self.devices: Final = Devices(self.database)
        self.writer: Final = Writer(self.database, self.bus)
        self.ledger: Final = Ledger(self.writer)
        self.peers: Final = Peers(self.bus.process)
        self.hall: Final = Hall(self.stored, self.ledger, self.bus, self.peers.is_home)
        self.streams: Final = Streams(self.hall, self.bus)
        self.deliverer: Final = Deliverer(
            self.database, self.visitors, private=settings.private_hooks, ports=settings.hook_ports
        )
        self.thinkers: Final = Thinkers(settings, self.peers)
        self.line: Final = self._line_to_others()
        self._turns: Final[BotDuty] = self.line or AlwaysMine()
        self.bots: Final = BotPlayer(self.hall, self.thinkers, self._turns)
        self.forethought: Final = Forethought(self.hall, self.thinkers)
        self.adviser: Final = Adviser(self.thinkers)
        self.reviews: Final = Reviews(self.database)
        self.allowances: Final = Allowances(settings)
        self.room: Final = Places(room_for_sockets(), "connections to this server")
        self.sessions: Final[dict[str, set[Listening]]] = {}
        """The open conversations and event streams of each session."""
        self.bus.ended.append(self.close_session)
        self.renaming: Final = asyncio.Lock()
        self.id, self._key = "", ""
        self.whole = True
        """All the work in the background goes on."""

    @property
    def cookie(self) -> str:
        """Servers on one machine share its cookies, so that each has a name of its own."""
        return f"tabuleiro-{self.id}"

    @property
    def earlier_cookie(self) -> str:
        """Who a browser was before it became the device of another visitor."""
        return f"{self.cookie}-before"

    def alias(self, name: str) -> str:
        """Another name for an address or a visitor, the same every time and with no way back."""
        return hashlib.blake2b(name.encode(), key=self._key.encode()[:64], digest_size=8).hexdigest()

    async def sign_out(self, token: str) -> None:
        """End a session, and the conversations and streams that were begun with it, in all processes."""
        await self.visitors.end_session(token)
        self.close_session(hash_of(token))
        if self.line is not None:
            await self.line.tell(self.bus.farewell(hash_of(token)))

    def close_session(self, session: str) -> None:
        for listening in list(self.sessions.get(session, ())):
            listening.close()

    @contextmanager
    def in_session(self, session: str, listening: Listening) -> Iterator[None]:
        """What ends with the session of its browser."""
        all_of_it = self.sessions.setdefault(session, set())
        all_of_it.add(listening)
        try:
            yield
        finally:
            all_of_it.discard(listening)
            if not all_of_it:
                self.sessions.pop(session, None)

    def close_doors(self) -> None:
        """End all conversations; whoever comes back finds everything as it was."""
        self.streams.close()
        self.peers.leave()
        for table in self.hall.tables:
            for watcher in list(table.watchers):
                watcher.close()

    @contextmanager
    def closing_at_signals(self) -> Iterator[None]:
        """Conversations are ended at once, as uvicorn waits for them before it tells us of the end."""
        loop, before = asyncio.get_running_loop(), {sign: signal.getsignal(sign) for sign in ENDINGS}

        def close(sign: int, frame: FrameType | None) -> None:
            loop.call_soon_threadsafe(self.close_doors)
            handler = before[signal.Signals(sign)]
            if callable(handler):
                handler(sign, frame)

        for sign in ENDINGS:
            signal.signal(sign, close)
        try:
            yield
        finally:
            for sign, handler in before.items():
                signal.signal(sign, handler)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """The house with its doors open."""
        await migrate.upgrade(self.database)
        self.id, self._key = await self.stored.house_id(), await self.stored.house_key()
        log.info("room for connections", sockets=self.room.most)
        async with self.peers.listening() if self.line is not None else nullcontext():
            closing = asyncio.Event()
            tasks = [asyncio.create_task(self._minded(work)) for work in self._work(closing)]
            try:
                yield
            finally:
                self.close_doors()
                await self.forethought.close()
                await self.bots.close()
                closing.set()
                await asyncio.wait(tasks, timeout=LONGEST_GOODBYE)
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
        await self.database.close()

    async def _minded(self, work: Coroutine[Any, Any, None]) -> None:
        """Work whose failure is known to those who watch over the server."""
        try:
            await work
        except Exception:
            self.whole = False
            metrics.FAULTS.labels("house").inc()
            log.exception("work in the background has ended")

    def _work(self, closing: asyncio.Event) -> list[Coroutine[Any, Any, None]]:
        """What goes on in the background until the house closes."""
        work = [
            self.writer.run(closing),
            self.deliverer.run(closing),
            upkeep.watch_the_loop(self.hall, closing),
            upkeep.watch_the_clocks(self.hall, closing),
            upkeep.watch_the_seats(self.hall, closing),
            upkeep.watch_the_bots(self.hall, self.bots, closing),
            upkeep.inspect(self.hall, closing),
            Reviewer(self.hall, self.reviews, self.thinkers, self._turns).run(closing),
        ]
        if self.line is None:
            return work
        return [*work, self.line.run(closing), share_limits(self.peers, self.allowances, closing)]

    def _line_to_others(self) -> PostgresLine | None:
        """Only PostgreSQL has several processes."""
        if isinstance(self.database, Postgres):
            self.bus.met.append(self.peers.meet)
            self.peers.moved.append(self.hall.send_home)
            return PostgresLine(self.database, self.bus, self.peers, self.hall.all_behind)
        return None


def _import_games(modules: tuple[str, ...]) -> None:
    """Import all games now rather than while people wait."""
    for module in modules:
        registry.add_from(module)
    registry.games()
