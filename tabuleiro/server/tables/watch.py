"""Watch: somebody who looks at a table through a WebSocket, with the messages still to be sent."""

from __future__ import annotations

import asyncio
from typing import Final

from tabuleiro.table.record import Viewer

MOST_WAITING: Final = 256


class Watcher:
    """A slow reader is dropped rather than waited for: it reconnects and catches up by its number."""

    def __init__(self, visitor: str | None, viewer: Viewer) -> None:
        self.visitor: Final = visitor
        self.viewer = viewer
        self.number = 0
        """The last update that was put into the queue."""
        self._waiting: Final[asyncio.Queue[bytes]] = asyncio.Queue(MOST_WAITING)
        self._closed = False

    def send(self, message: bytes) -> None:
        if self._waiting.full():
            self.close()
        else:
            self._waiting.put_nowait(message)

    def send_update(self, number: int, message: bytes) -> None:
        """Send an update once; one that was part of the welcome is left out."""
        if number > self.number:
            self.number = number
            self.send(message)

    def close(self) -> None:
        """End the connection at the next message."""
        self._closed = True
        if self._waiting.empty():
            self._waiting.put_nowait(b"")

    async def next(self) -> bytes | None:
        """The next message to send; None when the connection is to end."""
        message = await self._waiting.get()
        return None if self._closed else message
