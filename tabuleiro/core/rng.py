"""Chance: one 64-bit number (splitmix64) that lives in the state, so that it is cloned and saved with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word where the engine is compiled, an annotation elsewhere

T = TypeVar("T")

MASK: Final = (1 << 64) - 1
GOLDEN: Final = 0x9E3779B97F4A7C15
LOW: Final = (1 << 32) - 1


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


def upper_half(high: i64, low: i64) -> i64:
    """The upper 32 bits of `mix`, reckoned in halves, so that no bit that counts leaves a machine word."""
    low ^= high << 2 & LOW | low >> 30
    high ^= high >> 30
    product = low * 0x1CE4E5B9
    high = (product >> 32) + low * 0xBF58476D + high * 0x1CE4E5B9 & LOW
    low = product & LOW
    low ^= high << 5 & LOW | low >> 27
    high ^= high >> 27
    high = (low * 0x133111EB >> 32) + low * 0x94D049BB + high * 0x133111EB & LOW
    return high ^ high >> 31


def roll(source: Rng, n: int) -> int:
    """A number from 0 to n-1."""
    rng = (source.rng + GOLDEN) & MASK
    source.rng = rng
    return int(upper_half(rng >> 32, rng & LOW)) * n >> 32


def shuffle(source: Rng, items: list[T]) -> None:
    """Put the items into a random order, in place: one roll for each but the first, from the last on."""
    high: i64 = source.rng >> 32
    low: i64 = source.rng & LOW
    for last in range(len(items) - 1, 0, -1):
        low += GOLDEN & LOW
        high = high + (GOLDEN >> 32) + (low >> 32) & LOW
        low &= LOW
        other = upper_half(high, low) * (last + 1) >> 32
        items[last], items[other] = items[other], items[last]
    source.rng = int(high) << 32 | int(low)
