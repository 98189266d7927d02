"""Breathe: long work on the event loop is done in slices, and repeated work with pauses."""

from __future__ import annotations

import asyncio
import time
from typing import Final

SLICE: Final = 0.008
"""Seconds of work after which others get their turn."""


class Breath:
    """Begins with the work; `take` is called often and mostly costs nothing."""

    def __init__(self) -> None:
        self._began = time.perf_counter()

    async def take(self) -> None:
        if time.perf_counter() - self._began > SLICE:
            await asyncio.sleep(0)
            self._began = time.perf_counter()


async def pause(closing: asyncio.Event, seconds: float) -> bool:
    """Wait so long, or until the house closes; False says to stop."""
    try:
        await asyncio.wait_for(closing.wait(), seconds)
    except TimeoutError:
        return True
    return False
