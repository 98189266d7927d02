"""How long a review takes: `python -m benchmarks.review [--workers N] [--iterations N]`.

A game of each kind among four bots of mixed strength is reviewed as the server and the command line do it.
The exit code is 1 when one takes longer than it should, or its first key moment does. The time of processors
is told as well: it says how long a review would take if nothing else was to do.
"""

from __future__ import annotations

import argparse
import resource
import sys
import time
from typing import Final, NamedTuple

from benchmarks.mixed import mixed_game
from tabuleiro.coach.quality import ITERATIONS
from tabuleiro.coach.review import Review, judge
from tabuleiro.lab.executor import executor

LONGEST: Final = {"san-juan": 60.0, "lisboa": 180.0}
"""Seconds that a review of a game may take."""
FIRST: Final = 10.0
"""Seconds until there is a first key moment to look at."""


class Times(NamedTuple):
    """The number of moves, and seconds: until the first key moment, until the end, of all processors."""

    moves: int
    first: float
    whole: float
    busy: float


def processors() -> float:
    """The seconds that this process and those it has ended were busy."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum([each.ru_utime + each.ru_stime for each in used])


def timed(name: str, iterations: int, workers: int) -> Times:
    review = Review(mixed_game(name, 1), iterations, 1)
    first, began, missing, busy = 0.0, time.perf_counter(), review.missing(), processors()
    for judged in executor(workers).run(judge, missing):
        review.take(judged)
        if not first and review.to_json()["key_moments"]:
            first = time.perf_counter() - began
    return Times(len(review.log.moves), first, time.perf_counter() - began, processors() - busy)


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure how long reviews take.")
    parser.add_argument("--workers", type=int, default=2, help="how many processes judge")
    parser.add_argument("--iterations", type=int, default=ITERATIONS, help="how often a choice is played on")
    given = parser.parse_args()
    if given.workers < 1 or given.iterations < 20:
        parser.error("--workers is 1 or more, --iterations 20 or more")
    late = False
    for name, longest in LONGEST.items():
        moves, first, whole, busy = timed(name, given.iterations, given.workers)
        late = late or first > FIRST or whole > longest
        print(
            f"{name}: {moves} moves, first key moment after {first:.1f} s (at most {FIRST:g}), "
            f"all after {whole:.0f} s (at most {longest:g}), {busy:.0f} s of processors",
            flush=True,
        )
    return int(late)


if __name__ == "__main__":
    sys.exit(main())
