"""What the coach finds at mixed tables: `python -m benchmarks.coach GAME --kept FOLDER [--games N]`.

Error rates by level, luck by level and by seat, and how often what was called a chance of so much was won.
The figures of docs/coach.md are its; after every game all that has been found so far is printed.
Reviews are kept in the folder: what was broken off goes on there.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any, Final, NamedTuple

from benchmarks.mixed import levels_of, mixed_game
from benchmarks.reliability import Called, calibration_error, reliability
from tabuleiro.bots.levels import LEVELS
from tabuleiro.coach.chances import CERTAIN
from tabuleiro.coach.classes import BLUNDER, MISTAKE
from tabuleiro.coach.quality import ITERATIONS
from tabuleiro.coach.review import Review, judge
from tabuleiro.lab.executor import executor

SURE: Final = 1.96
"""Standard errors of an interval that holds in 95 of 100 cases."""


class Lost(NamedTuple):
    """What the choices of a seat that count lost in a game, in points, and how many they were."""

    points: float
    choices: int


class CoachFigures:
    """What was found so far."""

    def __init__(self) -> None:
        self.losses: Final[dict[str, list[Lost]]] = defaultdict(list)
        """By level, game by game."""
        self.luck: Final[dict[str, list[float]]] = defaultdict(list)
        """By level and by seat, the luck of every game, in points."""
        self.counted: Final[dict[str, int]] = defaultdict(int)
        self.bad: Final[dict[str, int]] = defaultdict(int)
        self.called: Final[list[Called]] = []

    def take(self, review: dict[str, Any], levels: list[str]) -> None:
        for seat, (level, each) in enumerate(zip(levels, review["seats"], strict=True)):
            assert each["start"] + each["luck"] + each["own"] + each["others"] == each["result"]
            self.losses[level].append(lost(review["moments"], seat))
            self.luck[level].append(each["luck"] / 100)
            self.luck[f"seat {seat}"].append(each["luck"] / 100)
            self.counted[level] += each["counted"]
            self.bad[level] += each["classes"][MISTAKE] + each["classes"][BLUNDER]
        for moment in review["moments"]:
            pairs = zip(moment["stand"], review["result"], strict=True)
            self.called.extend([Called(stand / CERTAIN, result / CERTAIN) for stand, result in pairs])

    def told(self) -> list[str]:
        rates = [f"{level} {per_choice(self.losses[level])}" for level in LEVELS if self.losses[level]]
        luck = [f"{name} {interval(values)}" for name, values in self.luck.items()]
        below = [
            f"{level} {100 - 100 * self.bad[level] / self.counted[level]:.1f} %"
            for level in LEVELS
            if self.losses[level]
        ]
        return [
            f"lost a choice: {', '.join(rates)}",
            f"below a mistake: {', '.join(below)}",
            f"luck: {', '.join(luck)}",
            f"calibration error {calibration_error(self.called):.3f} of {len(self.called)} chances",
            *[
                f"  called {each.chance:.3f}, won {each.won:.3f} ({each.number})"
                for each in reliability(self.called)
            ],
        ]


def lost(moments: list[dict[str, Any]], seat: int) -> Lost:
    counted = [each["measured"] for each in moments if each["seat"] == seat and each["counts"]]
    return Lost(sum(counted) / 100, len(counted))


def per_choice(games: list[Lost]) -> str:
    """All choices count alike; how far the mean may be off is told by how the games differ.

    A mean of the games' own means would be off by more: random players soon have so little to lose that a
    game has some ten of their choices, and half as many in another.
    """
    choices = sum([game.choices for game in games])
    rate = sum([game.points for game in games]) / choices
    if len(games) < 2:
        return f"{rate:.2f}"
    off = [game.points - rate * game.choices for game in games]
    return f"{rate:.2f} ± {SURE * statistics.stdev(off) * math.sqrt(len(games)) / choices:.2f}"


def interval(values: list[float]) -> str:
    if len(values) < 2:
        return f"{values[0]:.2f}"
    error = statistics.stdev(values) / math.sqrt(len(values))
    return f"{statistics.mean(values):.2f} ± {SURE * error:.2f}"


def reviewed(name: str, seed: int, iterations: int, workers: int, kept: Path) -> dict[str, Any]:
    """The review of this game: the kept one, or a new one, which is kept from then on."""
    file = kept / f"{name}-{iterations}-{seed}.json"
    if not file.exists():
        review = Review(mixed_game(name, seed), iterations, 1)
        for judged in executor(workers).run(judge, review.missing()):
            review.take(judged)
        half = file.with_suffix(".half")
        half.write_text(json.dumps(review.to_json()), encoding="utf-8")
        half.replace(file)
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure what the coach finds at mixed tables.")
    parser.add_argument("game", help="the key of a game for four players")
    parser.add_argument("--kept", type=Path, required=True, help="the folder of the reviews")
    parser.add_argument("--games", type=int, default=40, help="how many games")
    parser.add_argument("--first", type=int, default=1, help="the seed of the first game")
    parser.add_argument("--workers", type=int, default=2, help="how many processes judge")
    parser.add_argument("--iterations", type=int, default=ITERATIONS, help="how often a choice is played on")
    given = parser.parse_args()
    if given.games < 1 or given.workers < 1 or given.iterations < 20:
        parser.error("--games and --workers are 1 or more, --iterations 20 or more")
    given.kept.mkdir(parents=True, exist_ok=True)
    found = CoachFigures()
    for seed in range(given.first, given.first + given.games):
        review = reviewed(given.game, seed, given.iterations, given.workers, given.kept)
        found.take(review, levels_of(seed))
        print(f"up to game {seed}", *found.told(), sep="\n", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
