"""Stream: tells a visitor's browser at which of its tables something happened."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final

import msgspec

from tabuleiro.core.errors import Refused
from tabuleiro.server.errors import TooMany
from tabuleiro.server.storage.bus import Bus, Notice
from tabuleiro.server.tables.hall import Hall
from tabuleiro.server.wire.messages import TurnNotice

PING_EVERY: Final = 20.0
MOST_OF_ONE: Final = 20
"""Streams that one visitor may have open."""


class Streams:
    def __init__(self, hall: Hall, bus: Bus) -> None:
        self._hall: Final = hall
        self._open: Final[dict[str, set[asyncio.Queue[str | None]]]] = {}
        bus.listen(self._heard)

    def _heard(self, notice: Notice) -> None:
        for visitor in notice.visitors:
            for queue in self._open.get(visitor, ()):
                if not queue.full():
                    queue.put_nowait(notice.table)

    def close(self) -> None:
        for queues in self._open.values():
            for queue in queues:
                if queue.full():
                    queue.get_nowait()
                queue.put_nowait(None)

    def check(self, visitor: str) -> None:
        """Refuse a visitor who follows too often already."""
        if len(self._open.get(visitor, ())) >= MOST_OF_ONE:
            raise TooMany(f"more than {MOST_OF_ONE} streams are open")

    async def follow(self, visitor: str) -> AsyncIterator[bytes]:
        """Server-sent events, one for each change at a table of the visitor."""
        queue: asyncio.Queue[str | None] = asyncio.Queue(1000)
        mine = self._open.setdefault(visitor, set())
        mine.add(queue)
        try:
            yield b"retry: 3000\n: hello\n\n"
            while True:
                try:
                    table_id = await asyncio.wait_for(queue.get(), PING_EVERY)
                except TimeoutError:
                    yield b": still here\n\n"
                    continue
                if table_id is None:
                    return
                yield await self._event(visitor, table_id)
        finally:
            mine.discard(queue)
            if not mine:
                self._open.pop(visitor, None)

    async def _event(self, visitor: str, table_id: str) -> bytes:
        try:
            head, _, seats, _ = await self._hall.store.head(table_id)
        except Refused:
            return b": the database is away\n\n"
        mine = [seat.seat for seat in seats if seat.visitor == visitor and not seat.away]
        away = [seat.seat for seat in seats if seat.visitor == visitor and seat.away]
        notice = TurnNotice(
            table=head.id,
            name=head.name,
            game=head.game,
            status=head.status,
            number=head.number,
            my_turn=head.to_act in mine,
            away=away,
            deadline=head.deadline,
        )
        return b"event: table\nid: %d\ndata: %s\n\n" % (head.number, msgspec.json.encode(notice))
