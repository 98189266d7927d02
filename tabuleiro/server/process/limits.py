"""Limits: how much one address or visitor may ask for."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from tabuleiro.server.errors import TooMany

MOST_BUCKETS: Final = 20_000


class Bucket:
    """Holds `size` tokens and gets `rate` new ones a second."""

    __slots__ = ("_rate", "_size", "_time", "_tokens")

    def __init__(self, rate: float, size: float) -> None:
        self._rate: Final = rate
        self._size: Final = size
        self._tokens = size
        self._time = time.monotonic()

    def take(self) -> bool:
        moment = time.monotonic()
        self._tokens = min(self._size, self._tokens + (moment - self._time) * self._rate)
        self._time = moment
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Places:
    """How many of something one address may have at the same time."""

    def __init__(self, most: float, what: str) -> None:
        self._most: Final = most
        self._what: Final = what
        self._taken: Final[Counter[str]] = Counter()

    @contextmanager
    def one(self, who: str) -> Iterator[None]:
        if self._taken[who] >= self._most:
            raise TooMany(f"too many {self._what} at once: close some")
        self._taken[who] += 1
        try:
            yield
        finally:
            self._taken[who] -= 1
            if not self._taken[who]:
                del self._taken[who]


class Limit:
    """One bucket for each address or visitor; of too many the one used longest ago is forgotten."""

    def __init__(self, rate: float, size: float, what: str) -> None:
        self._rate: Final = rate
        self._size: Final = size
        self._what: Final = what
        self._buckets: Final[dict[str, Bucket]] = {}

    def check(self, who: str) -> None:
        bucket = self._buckets.pop(who, None)
        if bucket is None:
            bucket = Bucket(self._rate, self._size)
            if len(self._buckets) >= MOST_BUCKETS:
                del self._buckets[next(iter(self._buckets))]
        self._buckets[who] = bucket
        if not bucket.take():
            raise TooMany(f"too many {self._what}: wait a moment")
