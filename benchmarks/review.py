"""How long a review takes: `python -m benchmarks.review [--workers N] [--iterations N]`.

A game of each kind among four bots of mixed strength is reviewed as the server and the command line do it.
The exit code is 1 when one takes longer than it should, or its first key moment does.
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import Final

from benchmarks.mixed import mixed_game
from tabuleiro.coach.quality import ITERATIONS
from tabuleiro.coach.review import Review, judge
from tabuleiro.lab.executor import executor

LONGEST: Final = {"san-juan": 60.0, "lisboa": 180.0}
"""Seconds that a review of a game may take."""
FIRST: Final = 10.0
"""Seconds until there is a first key moment to look at."""


def timed(name: str, iterations: int, workers: int) -> tuple[int, float, float]:
    """The number of moves, the seconds until the first key moment, and those until the end."""
    review = Review(mixed_game(name, 1), iterations, 1)
    first, began, missing = 0.0, time.perf_counter(), review.missing()
    for judged in executor(workers).run(judge, missing):
        review.take(judged)
        if not first and review.to_json()["key_moments"]:
            first = time.perf_counter() - began
    return len(review.log.moves), first, time.perf_counter() - began


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure how long reviews take.")
    parser.add_argument("--workers", type=int, default=2, help="how many processes judge")
    parser.add_argument("--iterations", type=int, default=ITERATIONS, help="how often a choice is played on")
    given = parser.parse_args()
    if given.workers < 1 or given.iterations < 20:
        parser.error("--workers is 1 or more, --iterations 20 or more")
    late = False
    for name, longest in LONGEST.items():
        moves, first, whole = timed(name, given.iterations, given.workers)
        late = late or first > FIRST or whole > longest
        print(
            f"{name}: {moves} moves, first key moment after {first:.1f} s (at most {FIRST:g}), "
            f"all after {whole:.0f} s (at most {longest:g})",
            flush=True,
        )
    return int(late)


if __name__ == "__main__":
    sys.exit(main())
