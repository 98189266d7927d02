"""Garbage: collected little by little, because whoever plays would wait while everything is looked at."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from tabuleiro.server.process.breathe import pause

EVERY: Final = 3.0
EVERYTHING_WHEN_IDLE: Final = 120.0
EVERYTHING_AT_LEAST: Final = 3600.0
"""Seconds between two looks at everything: what was set aside may have become garbage since."""


@asynccontextmanager
async def collected_in_small_portions(idle: Callable[[], bool]) -> AsyncIterator[None]:
    """What has survived a collection is set aside, so that the next one looks at new objects only."""
    closing = asyncio.Event()
    gc.disable()
    gc.collect()
    gc.freeze()
    task = asyncio.create_task(_collect(idle, closing))
    try:
        yield
    finally:
        closing.set()
        await task
        gc.unfreeze()
        gc.enable()


async def _collect(idle: Callable[[], bool], closing: asyncio.Event) -> None:
    last = time.monotonic()
    while await pause(closing, EVERY):
        since = time.monotonic() - last
        if since > EVERYTHING_AT_LEAST or (since > EVERYTHING_WHEN_IDLE and idle()):
            gc.unfreeze()
            last = time.monotonic()
        gc.collect()
        gc.freeze()
