"""Statistics: what the games of an arena say about good play, whoever sat where."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tabuleiro.lab.arena import Result
from tabuleiro.lab.ratings import Interval, wilson


class SeatResult(NamedTuple):
    """One seat of one game: what it scored and did, and its share of the victory."""

    number: int
    won: float
    points: int
    items: dict[str, int]
    counts: dict[str, int]


class Following(NamedTuple):
    """How the seats fared that did something."""

    name: str
    seats: int
    share: float
    wins: Interval


def seats(results: list[Result]) -> list[SeatResult]:
    """All seats of all games; an opponent that the rules play has none."""
    found: list[SeatResult] = []
    for result in results:
        first = result.places.count(1)
        for number, counts in enumerate(result.counts):
            won = (result.places[number] == 1) / first
            found.append(SeatResult(number, won, result.points[number], result.items[number], counts))
    return found


def following(name: str, among: list[SeatResult], did: Callable[[SeatResult], bool]) -> Following:
    """The victories of the seats that did it."""
    those = [seat for seat in among if did(seat)]
    won = sum([seat.won for seat in those], 0.0)
    return Following(name, len(those), len(those) / max(1, len(among)), wilson(won, len(those)))


def amount(counted: dict[str, int], kind: str) -> int:
    """How much a seat did or scored of a kind, whatever it was about: "ship" counts every ship."""
    return sum([number for name, number in counted.items() if name == kind or name.startswith(f"{kind} ")])


def means(among: list[SeatResult], of: Callable[[SeatResult], float]) -> tuple[float, float]:
    """The mean of the winners, and of all others; a shared victory counts for both in part."""
    won = sum([seat.won for seat in among], 0.0)
    lost = len(among) - won
    winners = sum([seat.won * of(seat) for seat in among], 0.0)
    others = sum([(1 - seat.won) * of(seat) for seat in among], 0.0)
    return winners / max(won, 1e-9), others / max(lost, 1e-9)


def kinds(among: list[SeatResult]) -> list[str]:
    """The lines of the score sheets, those that bring most first."""
    total: dict[str, int] = {}
    for seat in among:
        for kind, points in seat.items.items():
            total[kind] = total.get(kind, 0) + points
    return sorted(total, key=lambda kind: -total[kind])
