"""Garbage is collected while people play, and the collector is given back as it was."""

from __future__ import annotations

import gc
import weakref

import pytest

from tabuleiro.server.process import garbage
from tests.server.client import eventually


class Ring(list["Ring"]):
    """Garbage that only the collector finds."""

    def __init__(self) -> None:
        super().__init__()
        self.append(self)


async def gone(ring: weakref.ref[Ring]) -> None:
    async def dead() -> bool:
        return ring() is None

    await eventually(dead)


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "EVERY", 0.01)


async def test_new_garbage_is_collected() -> None:
    async with garbage.collected_in_small_portions(lambda: False):
        await gone(weakref.ref(Ring()))


@pytest.mark.parametrize(
    ("interval", "idle"), [("EVERYTHING_WHEN_IDLE", True), ("EVERYTHING_AT_LEAST", False)]
)
async def test_what_was_set_aside_is_collected_when_nobody_is_there_and_at_long_intervals(
    monkeypatch: pytest.MonkeyPatch, interval: str, *, idle: bool
) -> None:
    monkeypatch.setattr(garbage, interval, 0)
    ring = Ring()
    async with garbage.collected_in_small_portions(lambda: idle):
        old = weakref.ref(ring)
        del ring
        await gone(old)


async def test_at_the_end_the_collector_works_by_itself_again() -> None:
    async with garbage.collected_in_small_portions(lambda: False):
        assert not gc.isenabled()
    assert (True, 0) == (gc.isenabled(), gc.get_freeze_count())
