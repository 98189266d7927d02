"""A way to the server that can swallow all traffic, as a network does that is gone without a word."""

from __future__ import annotations

import asyncio
import queue
import threading
from contextlib import suppress
from typing import Final, Literal
from urllib.parse import urlsplit

HOST: Final = "127.0.0.1"
CHUNK: Final = 65536
PATIENCE: Final = 30.0


class SwallowingWay:
    """Passes connections on to a server; what it swallows vanishes, and nothing is closed."""

    def __init__(self, url: str) -> None:
        self.swallow: Literal["nothing", "all", "answers"] = "nothing"
        self._server: Final = urlsplit(url).port
        self._ports: Final[queue.Queue[int]] = queue.Queue()
        self._ending: asyncio.Event | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: Final = threading.Thread(target=lambda: asyncio.run(self._serve()))
        self._thread.start()
        self.url: Final = f"http://{HOST}:{self._ports.get(timeout=PATIENCE)}"

    async def _serve(self) -> None:
        self._loop, self._ending = asyncio.get_running_loop(), asyncio.Event()
        server = await asyncio.start_server(self._pass_on, HOST, 0)
        self._ports.put(server.sockets[0].getsockname()[1])
        await self._ending.wait()
        server.close()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(HOST, self._server)
        try:
            await asyncio.gather(self._flow(reader, back, "all"), self._flow(there, writer, "all", "answers"))
        except asyncio.CancelledError:
            pass  # the test is over
        finally:
            back.close()
            writer.close()

    async def _flow(
        self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, *swallowed_by: str
    ) -> None:
        """A line that has swallowed something never goes on: what was lost would be missing in the middle."""
        broken = False
        with suppress(ConnectionError):
            while data := await source.read(CHUNK):
                broken = broken or self.swallow in swallowed_by
                if not broken:
                    sink.write(data)
                    await sink.drain()
        if not broken:
            sink.close()

    def stop(self) -> None:
        assert self._loop is not None
        assert self._ending is not None
        self._loop.call_soon_threadsafe(self._ending.set)
        self._thread.join(PATIENCE)
