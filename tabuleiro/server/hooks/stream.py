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


class Follower:
    """One stream that is open: the tables of which it is still to tell."""

    def __init__(self) -> None:
        self._tables: Final[asyncio.Queue[str | None]] = asyncio.Queue(1000)

    def tell(self, table_id: str) -> None:
        if not self._tables.full():
            self._tables.put_nowait(table_id)

    def close(self) -> None:
        """Let it come to an end before anything else."""
        if self._tables.full():
            self._tables.get_nowait()
        self._tables.put_nowait(None)

    async def next(self) -> str | None:
        """The next table; None when it is over."""
        return await self._tables.get()


class Streams:
    def __init__(self, hall: Hall, bus: Bus) -> None:
        self._hall: Final = hall
        self._open: Final[dict[str, set[Follower]]] = {}
        bus.listen(self._heard)

    def _heard(self, notice: Notice) -> None:
        for visitor in notice.visitors:
            for follower in self._open.get(visitor, ()):
                follower.tell(notice.table)

    def close(self) -> None:
        for followers in self._open.values():
            for follower in followers:
                follower.close()

    def check(self, visitor: str) -> None:
        """Refuse a visitor who follows too often already."""
        if len(self._open.get(visitor, ())) >= MOST_OF_ONE:
            raise TooMany(f"more than {MOST_OF_ONE} streams are open")

    async def follow(self, visitor: str, follower: Follower) -> AsyncIterator[bytes]:
        """Server-sent events, one for each change at a table of the visitor."""
        mine = self._open.setdefault(visitor, set())
        mine.add(follower)
        try:
            yield b"retry: 3000\n: hello\n\n"
            while True:
                try:
                    table_id = await asyncio.wait_for(follower.next(), PING_EVERY)
                except TimeoutError:
                    yield b": still here\n\n"
                    continue
                if table_id is None:
                    return
                yield await self._event(visitor, table_id)
        finally:
            mine.discard(follower)
            if not mine:
                self._open.pop(visitor, None)

    async def _event(self, visitor: str, table_id: str) -> bytes:
        try:
            head, _, seats, _ = await self._hall.stored.head(table_id)
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
