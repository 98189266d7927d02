"""Chance: one 64-bit number (splitmix64) that lives in the state, so that it is cloned and saved with it."""

from __future__ import annotations

from typing import Final, TypeVar

T = TypeVar("T")

MASK: Final = (1 << 64) - 1
GOLDEN: Final = 0x9E3779B97F4A7C15


class Rng:
    """Whatever holds a random number; a state is one."""

    __slots__ = ("rng",)

    rng: int


class Dice(Rng):
    """A source of chance outside any state: for samplers, bots and tests."""

    __slots__ = ()

    def __init__(self, seed: int) -> None:
        self.rng = seed & MASK


def mix(number: int) -> int:
    """Scatter a 64-bit number, so that neighbouring seeds have nothing in common."""
    z = number & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def roll(source: Rng, n: int) -> int:
    """A number from 0 to n-1."""
    source.rng = (source.rng + GOLDEN) & MASK
    return ((mix(source.rng) >> 32) * n) >> 32


def shuffle(source: Rng, items: list[T]) -> None:
    """Put the items into a random order, in place."""
    for last in range(len(items) - 1, 0, -1):
        other = roll(source, last + 1)
        items[last], items[other] = items[other], items[last]
