"""Finds golden solo games, one for each rank of L-1.11.

A planner plays whole games towards the conditions of the rank, deal after deal, until it gets there:
`python -m tests.lisboa.find_solo PACK [RANK[:SEED]…]`, after a change of the rules.
The highest rank is rare: it needs more stores than Lacerda, who mostly builds all of his eight houses.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator
from itertools import count
from typing import Any, Final

from tabuleiro.bots.base import Budget, Perspective
from tabuleiro.bots.lisboa.engine import points_now, promise, time_left
from tabuleiro.bots.lisboa.judge import TurnJudge
from tabuleiro.bots.planning import PlanningBot
from tabuleiro.core import rules
from tabuleiro.core.log import Log
from tabuleiro.core.match import Match, replay
from tabuleiro.core.rng import Dice, roll
from tabuleiro.games.lisboa import GAME
from tabuleiro.games.lisboa.pack.files import FIRST_RECONSTRUCTED, RECONSTRUCTED
from tabuleiro.games.lisboa.solo.scoring import JESTER, RANKS, conditions, rank_facts
from tabuleiro.games.lisboa.state import LACERDA, LisboaState
from tests.lisboa.find_golden import GOLDEN, result

FOLDERS: Final = {
    FIRST_RECONSTRUCTED: GOLDEN / "lisboa-solo",
    "reconstructed-2": GOLDEN / "lisboa-2-solo",
    RECONSTRUCTED: GOLDEN / "lisboa-3-solo",
}
HEAD: Final = "# How the golden solo games ended; written by tests/lisboa/find_solo.py.\n"
WAYS: Final = 500
"""How many ways to play a turn are thought of."""
WORTH: Final = {"stores": 240.0, "majorities": 24.0, "reis": 40.0, "decrees": 40.0, "ships": 24.0}
"""What a condition is worth when it is met, in wigs; stores are the hardest to come by."""
AT_THE_END: Final = 40.0
"""What each condition adds that is met when the game is over."""
SPARE_WIGS: Final = 20.0
"""A larger lead over Lacerda counts little."""
SCALE: Final = 120.0


class TowardsRank(TurnJudge):
    """Judges by the conditions of a rank, and by wigs until Lacerda is well behind."""

    def __init__(self, rank: str) -> None:
        self._rank: Final = next(each for each in RANKS if each.word == rank)

    def values(self, s: LisboaState) -> list[float]:
        yours, his = points_now(s)
        lead = yours + 0.6 * promise(s, 0) - his
        total = min(lead, SPARE_WIGS + 0.1 * lead)
        for word, needed, found in conditions(s, self._rank, yours, his):
            if word in WORTH:
                # Money is made early to be spent; it counts more and more towards the end.
                weight = 1.0 - time_left(s) if word == "reis" else 1.0
                total += weight * WORTH[word] * min(found / needed, 1.0)
                total += AT_THE_END if not s.stack and found >= needed else 0.0
        return [1.0 / (1.0 + math.exp(-total / SCALE))]


def points(s: LisboaState) -> tuple[int, int]:
    """Yours and Lacerda's."""
    found = {standing.seat: standing.points for standing in GAME.ranking(s)}
    return found[0], found[LACERDA]


def rank_of(s: LisboaState) -> str:
    return str(rank_facts(s, *points(s))["rank"])


def by_chance(pack: str, seed: int) -> Match[Any]:
    """A game of random choices: it makes a Jester."""
    match, dice = Match.new(GAME, 1, seed, {"pack": pack}), Dice(seed)
    while match.to_act is not None:
        offered = rules.options(match.state)
        match.submit(0, offered[roll(dice, len(offered))])
    return match


def planned(pack: str, seed: int, rank: str) -> Match[Any]:
    """A game of the planner, which sees no more than a player."""
    match, bot = Match.new(GAME, 1, seed, {"pack": pack}), PlanningBot(TowardsRank(rank), WAYS, 1, seed)
    while match.to_act is not None:
        seen = Perspective(GAME, 0, rules.options(match.state), lambda: GAME.view(match.state, 0))
        match.submit(0, bot.decide(seen, Budget(iterations=WAYS)).action)
    return match


def games(pack: str, rank: str, first: int) -> Iterator[Match[Any]]:
    """Games towards the rank, one per deal."""
    for seed in count(first):
        match = by_chance(pack, seed) if rank == JESTER else planned(pack, seed, rank)
        print(f"seed {seed}: {points(match.state)} {rank_of(match.state)}, looking for {rank}", flush=True)
        yield match


def main(pack: str, wanted: list[str]) -> None:
    """One game for each of these ranks, the first that gets there; then all results."""
    folder = FOLDERS[pack]
    folder.mkdir(parents=True, exist_ok=True)
    for each in wanted:
        rank, _, first = each.partition(":")
        found = games(pack, rank, int(first or 1))
        match = next(match for match in found if rank_of(match.state) == rank)
        (folder / f"{rank}.log").write_text(match.log.dumps(), encoding="utf-8")
    logs = {path.stem: Log.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.log"))}
    results = [result(rank, replay(log)) for rank, log in logs.items()]
    (folder / "results.toml").write_text("\n".join([HEAD, *results]), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:] or [JESTER, *[each.word for each in reversed(RANKS)]])
