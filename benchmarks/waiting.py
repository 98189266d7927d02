"""How long a person waits for three strong bots in a round: `python benchmarks/waiting.py [GAME]`.

The bots are asked one after the other, as a table does; the person is a steady bot for whom nobody waits.
A server asks the next bot at once, while the browser still shows what the one before did, so that what is
printed is all that can be waited for; on a quiet machine it is also the time by the clock.
With `--person SECONDS` the bots think ahead in one process while the person thinks so long about a choice.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections import defaultdict
from typing import Final

from tabuleiro.bots.base import Budget
from tabuleiro.core import registry
from tabuleiro.table import thinking
from tabuleiro.table.ahead import Ahead, Foreseen
from tabuleiro.table.kept import LocalSeat
from tabuleiro.table.local import LocalTable
from tabuleiro.table.thinking import Answer, Question

SECONDS: Final = 1.0
"""What a server gives a bot for one thought."""
SEED: Final = 11


def thought(asked: Question) -> tuple[Answer, float]:
    """The answer of a bot, and the seconds until it came."""
    began = time.perf_counter()
    game = registry.game(asked.game)
    answer = thinking.known_answer(asked) or thinking.think(game, asked, Budget(seconds=SECONDS))
    return answer, time.perf_counter() - began


def think_ahead(table: LocalTable, foreseen: Foreseen, seconds: float) -> None:
    """Let the bots think while the person does; what is not thought through by then is lost."""
    ahead = Ahead(table.table, [None, "strong", "strong", "strong"], foreseen)
    while (asked := ahead.question()) is not None:
        answer, spent = thought(asked)
        seconds -= spent
        if seconds < 0:
            return
        ahead.learn(asked, answer)


def waits(name: str, rounds: int, person: float, *, plans: bool) -> list[list[float]]:
    """By round, the seconds of each thought of the strong bots."""
    strong = [LocalSeat(seat, level="strong") for seat in (1, 2, 3)]
    table = LocalTable.deal(name, [LocalSeat(0, level="steady"), *strong], SEED)
    found: dict[int, list[float]] = defaultdict(list)
    foreseen = Foreseen()
    while (asked := table.bot_question()) is not None and asked.view["round"] <= rounds:
        if asked.level == "steady" and person:
            think_ahead(table, foreseen, person)
        known = foreseen.answer(asked)
        answer, seconds = (known, 0.0) if known else thought(asked if plans else asked._replace(plan=None))
        if asked.level == "strong" and len(asked.view["legal"]) > 1:
            found[asked.view["round"]].append(seconds)
        table.bot_acts(asked, answer)
    return list(found.values())


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the waiting for three strong bots.")
    parser.add_argument("game", nargs="?", default="lisboa")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--without-plans", action="store_true", help="let the bots think about every choice")
    parser.add_argument(
        "--person", type=float, default=0.0, help="seconds that the person thinks of a choice"
    )
    wanted = parser.parse_args()
    found = waits(wanted.game, wanted.rounds, wanted.person, plans=not wanted.without_plans)
    for number, seconds in enumerate(found, 1):
        long = sum([each > SECONDS / 2 for each in seconds])
        print(
            f"round {number}: {sum(seconds):.1f} s for {len(seconds)} choices, {long} of them long thoughts"
        )
    print(
        f"{wanted.game}: {statistics.mean([sum(seconds) for seconds in found]):.1f} s of waiting in a round"
    )


if __name__ == "__main__":
    main()
