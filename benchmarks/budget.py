"""How long the strong bots take in real time: `python benchmarks/budget.py [--seconds S ...]`.

One strong bot plays a whole game of each kind for every budget, the others are steady.
On a busy machine a bot may have to wait for the processor when its time is up: the median says how it keeps
its budget, the longest time how busy the machine is. The exit code is 1 when the median is over a fifth late.
"""

from __future__ import annotations

import argparse
import math
import statistics
import sys
import time
from typing import Final

from tabuleiro.bots.base import Bot, Budget, Decision, Perspective
from tabuleiro.bots.playing import play, seated
from tabuleiro.core import registry

TABLES: Final = {"san-juan": 4, "lisboa": 4}
"""The number of players by game."""
BUDGETS: Final = (0.2, 0.5, 1.0)
ALLOWED: Final = 1.2


class Timed:
    """A bot whose decisions are timed."""

    def __init__(self, bot: Bot) -> None:
        self._bot: Final = bot
        self.took: Final[list[float]] = []

    def decide(self, seen: Perspective, budget: Budget) -> Decision:
        began = time.perf_counter()
        decision = self._bot.decide(seen, budget)
        self.took.append(time.perf_counter() - began)
        return decision


def parts(name: str, players: int, seconds: float) -> list[float]:
    """What the strong bot took of its budget, for every decision that it searched for to the end."""
    game = registry.game(name)
    bots = seated(game, ["strong", *["steady"] * (players - 1)], 1)
    timed = Timed(bots[0])
    play(game, game.configure(players), 1, [timed, *bots[1:]], Budget(seconds=seconds))
    return sorted([took / seconds for took in timed.took if took >= seconds])


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure how well the strong bots keep their budgets.")
    parser.add_argument("--seconds", type=float, nargs="+", default=BUDGETS, help="the budgets to try")
    budgets = parser.parse_args().seconds
    if not all(0 < seconds < math.inf for seconds in budgets):
        parser.error("--seconds: a budget is a number above 0")
    late = False
    for seconds in budgets:
        for name, players in TABLES.items():
            took = parts(name, players, seconds)
            print(f"{name}, {seconds:g} s: {told(took)}", flush=True)
            late = late or (bool(took) and statistics.median(took) > ALLOWED)
    return 1 if late else 0


def told(took: list[float]) -> str:
    """How late the searches were; with a large budget a bot may be sure of every choice before its end."""
    if not took:
        return "no search took its whole time"
    over = sum(part > ALLOWED for part in took)
    return (
        f"{len(took)} searches, median {statistics.median(took) - 1:+.1%},"
        f" longest {took[-1] - 1:+.1%}, {over} more than a fifth late"
    )


if __name__ == "__main__":
    sys.exit(main())
