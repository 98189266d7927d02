"""Limits: how much one address or visitor may ask for."""

from __future__ import annotations

import resource
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

from tabuleiro.server.errors import TooMany

MOST_BUCKETS: Final = 20_000
MOST_SOCKETS: Final = 100_000
OTHER_FILES: Final = 200
"""Files for the database, for bots, and for requests that come and go."""


class Bucket:
    """Holds `size` tokens and gets `rate` new ones a second."""

    __slots__ = ("_rate", "_size", "_time", "_tokens")

    def __init__(self, rate: float, size: float) -> None:
        self._rate: Final = rate
        self._size: Final = size
        self._tokens = size
        self._time = time.monotonic()

    def take(self) -> bool:
        if self.empty():
            return False
        self._tokens -= 1
        return True

    def empty(self) -> bool:
        moment = time.monotonic()
        self._tokens = min(self._size, self._tokens + (moment - self._time) * self._rate)
        self._time = moment
        return self._tokens < 1

    def left(self) -> int:
        return 0 if self.empty() else int(self._tokens)

    def lose(self, number: int) -> None:
        """Tokens that were taken elsewhere; there may be fewer than none."""
        self._tokens = max(-self._size, self._tokens - number)


class Places:
    """How many of something one address may have at the same time."""

    def __init__(self, most: float, what: str) -> None:
        self.most: Final = most
        self._what: Final = what
        self.taken: Final[Counter[str]] = Counter()
        self.elsewhere: Final[dict[str, dict[str, int]]] = {}
        """What is taken in other processes, by their names."""

    def check(self, who: str) -> None:
        taken = self.taken.get(who, 0) + sum(each.get(who, 0) for each in self.elsewhere.values())
        if taken >= self.most:
            raise TooMany(f"too many {self._what} at once: close some")

    @contextmanager
    def one(self, who: str) -> Iterator[None]:
        self.check(who)
        self.taken[who] += 1
        try:
            yield
        finally:
            self.taken[who] -= 1
            if not self.taken[who]:
                del self.taken[who]


def room_for_sockets() -> int:
    """How many connections the files allow that this process may have open; it gets all there are."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    if soft == resource.RLIM_INFINITY:
        return MOST_SOCKETS
    return min(MOST_SOCKETS, max(1, soft - OTHER_FILES))


class Limit:
    """One bucket for each address or visitor; of too many the one used longest ago is forgotten."""

    def __init__(self, rate: float, size: float, what: str) -> None:
        self._rate: Final = rate
        self._size: Final = size
        self._what: Final = what
        self._buckets: Final[dict[str, Bucket]] = {}
        self.spent: Counter[str] = Counter()
        """What was used up here since the other processes were told."""

    def check(self, who: str) -> None:
        """Use up one, or refuse."""
        self.look(who)
        self.spend(who)

    def look(self, who: str) -> None:
        """Refuse whoever has used up everything."""
        if self._bucket(who).empty():
            raise TooMany(f"too many {self._what}: wait a moment")

    def left(self, who: str) -> int:
        return self._bucket(who).left()

    def spend(self, who: str) -> None:
        self._bucket(who).take()
        self.spent[who] += 1

    def lose(self, who: str, number: int) -> None:
        """Take away what another process has given."""
        self._bucket(who).lose(number)

    def _bucket(self, who: str) -> Bucket:
        bucket = self._buckets.pop(who, None)
        if bucket is None:
            bucket = Bucket(self._rate, self._size)
            if len(self._buckets) >= MOST_BUCKETS:
                del self._buckets[next(iter(self._buckets))]
        self._buckets[who] = bucket
        return bucket
