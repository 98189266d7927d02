"""Chance: one 64-bit number (splitmix64) that lives in the state, so that it is cloned and saved with it."""

from __future__ import annotations

from typing import Final, TypeVar

from tabuleiro.core.native import i64, mypyc_attr

T = TypeVar("T")

MASK: Final = (1 << 64) - 1
# The constants of splitmix64 as a machine word has them, like the number itself. Compiled they are words from
# the start, where a literal beyond 62 bits would be an object that is read anew at every use.
LEAST: Final = i64(-(1 << 63))
GOLDEN: Final = i64(0x9E3779B97F4A7C15 - (1 << 64))
FIRST_FACTOR: Final = i64(0xBF58476D1CE4E5B9 - (1 << 64))
SECOND_FACTOR: Final = i64(0x94D049BB133111EB - (1 << 64))


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """Whatever holds a random number; a state is one."""

    __slots__ = ("rng",)

    rng: i64
    """64 bits, the highest of them the sign."""


class Dice(Rng):
    """A source of chance outside any state: for samplers, bots and tests."""

    __slots__ = ()

    def __init__(self, seed: int) -> None:
        self.rng = signed(seed)


def mix(number: int) -> int:
    """Scatter a 64-bit number, so that neighbouring seeds have nothing in common."""
    z = number & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def signed(number: int) -> int:
    """The lowest 64 bits of a number with a sign, so that they fit a machine word."""
    bits = number & MASK
    return bits - (bits >> 63 << 64)


def unsigned(number: int) -> int:
    """The same 64 bits as a number without a sign: how positions write it."""
    return number & MASK


def wrapped(z: i64) -> i64:
    """What a machine word keeps of a sum: there it is as it was, elsewhere it may have grown."""
    return z & 0x7FFFFFFFFFFFFFFF | -(z >> 63 & 1) << 63


def upper_half(z: i64) -> i64:
    """The upper 32 bits of `mix`, from a number that may be negative or, beyond 64 bits, anything.

    Where it is a machine word, products lose what exceeds it.
    """
    z = (z ^ (z >> 30 & 0x3FFFFFFFF)) * FIRST_FACTOR
    z = (z ^ (z >> 27 & 0x1FFFFFFFFF)) * SECOND_FACTOR
    return (z >> 32 ^ (z >> 63 & 1)) & 0xFFFFFFFF


def roll(source: Rng, n: i64) -> i64:
    """A number from 0 to n-1; n is at most 2**32."""
    z = source.rng + GOLDEN
    if z < LEAST:  # never in a machine word, which has wrapped it
        z = wrapped(z)
    source.rng = z
    return upper_half(z) * n >> 32 & 0xFFFFFFFF


def another(source: Rng) -> i64:
    """A random number for another source: two rolls."""
    return wrapped(roll(source, 1 << 32) << 32) | roll(source, 1 << 32)


def shuffle(source: Rng, items: list[T]) -> None:
    """Put the items into a random order, in place: one roll for each but the first, from the last on."""
    z = source.rng
    for last in range(len(items) - 1, 0, -1):
        z += GOLDEN
        other = upper_half(z) * (last + 1) >> 32
        items[last], items[other] = items[other], items[last]
    source.rng = wrapped(z)
