"""House: everything a server process consists of, put together and taken apart again."""

from __future__ import annotations

import asyncio
import importlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from tabuleiro.server import migrate
from tabuleiro.server.auth import Visitors
from tabuleiro.server.bots import AlwaysMine, BotPlayer, Thinkers
from tabuleiro.server.bus import Bus
from tabuleiro.server.database import Database
from tabuleiro.server.hall import Hall
from tabuleiro.server.ledger import Ledger
from tabuleiro.server.limits import Limit
from tabuleiro.server.settings import Settings
from tabuleiro.server.store import Store
from tabuleiro.server.writer import Writer


class House:
    def __init__(self, settings: Settings) -> None:
        for module in settings.game_modules:
            importlib.import_module(module)
        self.settings: Final = settings
        self.database: Final = Database(settings.database)
        self.bus: Final = Bus()
        self.store: Final = Store(self.database)
        self.visitors: Final = Visitors(self.database)
        self.writer: Final = Writer(self.database, self.bus)
        self.ledger: Final = Ledger(self.writer)
        self.hall: Final = Hall(self.store, self.ledger, self.bus)
        self.thinkers: Final = Thinkers(settings)
        self.bots: Final = BotPlayer(self.hall, self.thinkers, AlwaysMine(), settings.bot_seconds)
        self.requests: Final = Limit(
            settings.requests_per_second, settings.requests_per_second * 5, "requests"
        )
        self.new_tables: Final = Limit(
            settings.tables_per_hour / 3600, settings.tables_per_hour, "new tables"
        )
        self.secrets: Final = Limit(0.2, 20, "links tried")
        self.id = ""

    @property
    def cookie(self) -> str:
        """Servers on one machine share its cookies, so that each has a name of its own."""
        return f"tabuleiro-{self.id}"

    def close_doors(self) -> None:
        """End all conversations; whoever comes back finds everything as it was."""
        for table in self.hall.tables:
            for watcher in list(table.watchers):
                watcher.close()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """The house with its doors open."""
        await migrate.upgrade(self.database)
        self.id = await self.store.house_id()
        writing = asyncio.create_task(self.writer.run())
        try:
            yield
        finally:
            await self.bots.close()
            writing.cancel()
            with suppress(asyncio.CancelledError):
                await writing
            self.thinkers.close()
            await self.database.close()
