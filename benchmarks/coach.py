"""What the coach finds at mixed tables: `python -m benchmarks.coach GAME [--games N] [--iterations N]`.

Error rates by level, luck by level and by seat, and how often what was called a chance of so much was won.
The figures of docs/coach.md are its; after every game all that has been found so far is printed.
"""

from __future__ import annotations

import argparse
import math
import statistics
import sys
from collections import defaultdict
from typing import Any, Final

from benchmarks.mixed import levels_of, mixed_game
from tabuleiro.bots.levels import LEVELS
from tabuleiro.coach.chances import CERTAIN
from tabuleiro.coach.classes import BLUNDER, MISTAKE
from tabuleiro.coach.quality import ITERATIONS
from tabuleiro.coach.review import Review, judge
from tabuleiro.lab.executor import executor

BINS: Final = 10
SURE: Final = 1.96
"""Standard errors of an interval that holds in 95 of 100 cases."""


class Found:
    """What was found so far."""

    def __init__(self) -> None:
        self.losses: Final[dict[str, list[float]]] = defaultdict(list)
        """By level, the mean loss of a counted choice in every game, in points."""
        self.luck: Final[dict[str, list[float]]] = defaultdict(list)
        """By level and by seat, the luck of every game, in points."""
        self.counted: Final[dict[str, int]] = defaultdict(int)
        self.bad: Final[dict[str, int]] = defaultdict(int)
        self.called: Final[list[tuple[int, int]]] = []
        """A chance that was told, and what came of it, in hundredths of a point."""

    def take(self, review: dict[str, Any], levels: list[str]) -> None:
        for seat, (level, each) in enumerate(zip(levels, review["seats"], strict=True)):
            assert each["start"] + each["luck"] + each["own"] + each["others"] == each["result"]
            self.losses[level].append(each["error_rate"] / 100)
            self.luck[level].append(each["luck"] / 100)
            self.luck[f"seat {seat}"].append(each["luck"] / 100)
            self.counted[level] += each["counted"]
            self.bad[level] += each["classes"][MISTAKE] + each["classes"][BLUNDER]
        for moment in review["moments"]:
            self.called.extend(zip(moment["stand"], review["result"], strict=True))

    def told(self) -> list[str]:
        rates = [f"{level} {interval(self.losses[level])}" for level in LEVELS]
        luck = [f"{name} {interval(values)}" for name, values in self.luck.items()]
        below = [f"{level} {100 - 100 * self.bad[level] / self.counted[level]:.1f} %" for level in LEVELS]
        return [
            f"lost a choice: {', '.join(rates)}",
            f"below a mistake: {', '.join(below)}",
            f"luck: {', '.join(luck)}",
            f"calibration error {self.calibration_error():.3f} of {len(self.called)} chances",
            *[f"  called {mean:.3f}, won {won:.3f} ({number})" for mean, won, number in self.reliability()],
        ]

    def reliability(self) -> list[tuple[float, float, int]]:
        """In every tenth of the scale: the mean chance, how often it was won, how many there are."""
        bins: dict[int, list[tuple[int, int]]] = defaultdict(list)
        for chance, result in self.called:
            bins[min(BINS - 1, BINS * chance // CERTAIN)].append((chance, result))
        return [
            (
                statistics.mean([chance for chance, _ in each]) / CERTAIN,
                statistics.mean([result for _, result in each]) / CERTAIN,
                len(each),
            )
            for _, each in sorted(bins.items())
        ]

    def calibration_error(self) -> float:
        gaps = [abs(mean - won) * number for mean, won, number in self.reliability()]
        return math.fsum(gaps) / max(1, len(self.called))


def interval(values: list[float]) -> str:
    if len(values) < 2:
        return f"{values[0]:.2f}"
    error = statistics.stdev(values) / math.sqrt(len(values))
    return f"{statistics.mean(values):.2f} ± {SURE * error:.2f}"


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure what the coach finds at mixed tables.")
    parser.add_argument("game", help="the key of a game for four players")
    parser.add_argument("--games", type=int, default=40, help="how many games")
    parser.add_argument("--first", type=int, default=1, help="the seed of the first game")
    parser.add_argument("--workers", type=int, default=2, help="how many processes judge")
    parser.add_argument("--iterations", type=int, default=ITERATIONS, help="how often a choice is played on")
    given = parser.parse_args()
    if given.games < 1 or given.workers < 1 or given.iterations < 20:
        parser.error("--games and --workers are 1 or more, --iterations 20 or more")
    found = Found()
    for seed in range(given.first, given.first + given.games):
        review = Review(mixed_game(given.game, seed), given.iterations, 1)
        for judged in executor(given.workers).run(judge, review.missing()):
            review.take(judged)
        found.take(review.to_json(), levels_of(seed))
        print(f"{seed - given.first + 1} games", *found.told(), sep="\n", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
