"""Units: the hidden layer of a small net, each of which says from a threshold on how much goes together."""

from __future__ import annotations

from typing import Final, final

from tabuleiro.bots.sanjuan.inputs import Inputs

EIGHT: Final = 8
NONE: Final = [0.0] * EIGHT


@final
class Eight:
    """Eight numbers at once: compiled they are machine numbers, those of a list are not."""

    __slots__ = ("a", "b", "c", "d", "e", "f", "g", "h")

    def __init__(self, numbers: list[float]) -> None:
        self.a, self.b, self.c, self.d = numbers[0], numbers[1], numbers[2], numbers[3]
        self.e, self.f, self.g, self.h = numbers[4], numbers[5], numbers[6], numbers[7]

    def add(self, size: float, other: Eight) -> None:
        self.a += size * other.a
        self.b += size * other.b
        self.c += size * other.c
        self.d += size * other.d
        self.e += size * other.e
        self.f += size * other.f
        self.g += size * other.g
        self.h += size * other.h

    def counted(self, counts: Eight) -> float:
        """What those above nothing count."""
        first = max(self.a, 0.0) * counts.a + max(self.b, 0.0) * counts.b
        second = max(self.c, 0.0) * counts.c + max(self.d, 0.0) * counts.d
        third = max(self.e, 0.0) * counts.e + max(self.f, 0.0) * counts.f
        return first + second + third + max(self.g, 0.0) * counts.g + max(self.h, 0.0) * counts.h


def eights(numbers: list[float]) -> list[Eight]:
    """In their order; what is missing to eight is nothing."""
    return [
        Eight([*numbers[first : first + EIGHT], *NONE[len(numbers[first : first + EIGHT]) :]])
        for first in range(0, len(numbers), EIGHT)
    ]


@final
class Units:
    """Of each unit the weight of every input, and what it adds to their sum."""

    def __init__(self, weights: list[list[float]], least: list[float]) -> None:
        self._least: Final = eights(least)
        by_place = [eights(list(place)) for place in zip(*weights, strict=True)]
        self._blocks: Final = [[place[block] for place in by_place] for block in range(len(self._least))]
        """By eight units and input."""

    def said(self, found: Inputs) -> list[Eight]:
        places, sizes = found.places, found.sizes
        said: list[Eight] = []
        for block, by_place in enumerate(self._blocks):
            sums = Eight(NONE)
            sums.add(1.0, self._least[block])
            for number, place in enumerate(places):
                sums.add(sizes[number], by_place[place])
            said.append(sums)
        return said


def counted(said: list[Eight], counts: list[Eight]) -> float:
    """What the units count where they say more than nothing."""
    total = 0.0
    for block, eight in enumerate(said):
        total += eight.counted(counts[block])
    return total
