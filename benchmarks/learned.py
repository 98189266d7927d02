"""How good learned habits and their judge are: `python -m benchmarks.learned FILE [--thoughts L S]`.

The file is one that scripts/fit_habits.py wrote. Two against two at tables of four, every deal in both
seatings: first the habits against the steady policy, both asked in the position itself and without looking
ahead; then, with --thoughts, a search by the learned judge against `strong`, each with so many iterations.
The processor time of both sides is told, so that the numbers can be chosen for equal time.
Before, how surprised the learned judge and that of `strong` are at the winners of other games, all by habit.
"""

from __future__ import annotations

import argparse
import math
import operator
import time
from pathlib import Path
from statistics import mean, stdev
from typing import Final, Protocol, final

from tabuleiro.bots.base import Budget, Perspective
from tabuleiro.bots.sanjuan.habits import Habits
from tabuleiro.bots.sanjuan.judge import SanJuanJudge, TableJudge
from tabuleiro.bots.sanjuan.learned import learned
from tabuleiro.bots.sanjuan.policy import choose
from tabuleiro.bots.sanjuan.why import why
from tabuleiro.bots.searching import SearchingBot
from tabuleiro.bots.steady import Policy
from tabuleiro.core import rules
from tabuleiro.core.action import Action
from tabuleiro.core.rng import mix
from tabuleiro.games.sanjuan import GAME
from tabuleiro.games.sanjuan.rules.roles import TakeRole
from tabuleiro.games.sanjuan.rules.scoring import ranking
from tabuleiro.games.sanjuan.state import SanJuanState
from tabuleiro.lab.ratings import wilson

PLAYERS: Final = 4
LONGEST: Final = 80
"""Rounds after which a game that does not end is nobody's."""


class NetPlayer(Protocol):
    """Whoever chooses for a seat."""

    def choose(self, s: SanJuanState, options: list[Action]) -> Action: ...


@final
class Quick:
    """By a policy."""

    def __init__(self, policy: Policy) -> None:
        self._policy: Final = policy

    def choose(self, s: SanJuanState, options: list[Action]) -> Action:
        return self._policy(s, options)


@final
class NetThinker:
    """By a search that gets a perspective only; it notes its processor time."""

    def __init__(self, judge: TableJudge, iterations: int, seed: int) -> None:
        self._bot: Final = SearchingBot(judge, why, seed)
        self._budget: Final = Budget(iterations=iterations)
        self.took = 0.0

    def choose(self, s: SanJuanState, options: list[Action]) -> Action:
        began = time.process_time()
        action = self._bot.decide(Perspective.of_state(GAME, s), self._budget).action
        self.took += time.process_time() - began
        return action


def surprises(judges: tuple[TableJudge, TableJudge], habits: Habits, seed: int) -> list[float]:
    """How surprised each judge is at the winner of a game, in the mean of the beginnings of its rounds.

    A game without an end is foretold by nobody.
    """
    s = GAME.deal(GAME.configure(PLAYERS), seed)
    told: list[list[list[float]]] = []
    begun = 0
    while s.stack and s.round < LONGEST:
        if s.round > begun and isinstance(s.stack[-1], TakeRole):
            begun = s.round
            told.append([judge.values(s) for judge in judges])
        rules.apply(s, habits.choose(s, rules.options(s)))
    if s.stack:
        return []
    wins = judges[0].values(s)
    return [
        -mean([math.log(sum(map(operator.mul, moment[judge], wins))) for moment in told])
        for judge in range(len(judges))
    ]


def compare(judges: tuple[TableJudge, TableJudge], habits: Habits, games: int, seed: int) -> None:
    asked = [surprises(judges, habits, mix(seed + game)) for game in range(games)]
    found = [each for each in asked if each]
    learned, strong = [mean(each) for each in zip(*found, strict=True)]
    doubt = stdev([each[1] - each[0] for each in found]) / math.sqrt(len(found))
    print(
        f"surprise in {len(found)} games by habit: {learned:.3f}, by the judge of strong {strong:.3f}"
        f" (difference {strong - learned:.3f}, standard error {doubt:.3f})"
    )


def share(sides: tuple[NetPlayer, NetPlayer], seed: int, first: int) -> float:
    """What the first side wins of a game, in which it has every other seat from `first` on."""
    s = GAME.deal(GAME.configure(PLAYERS), seed)
    while s.stack and s.round < LONGEST:
        options = rules.options(s)
        side = sides[(s.stack[-1].seat + first) % 2]
        rules.apply(s, options[0] if len(options) == 1 else side.choose(s, options))
    winners = [standing.seat for standing in ranking(s) if standing.place == 1] if not s.stack else []
    return sum([(seat + first) % 2 == 0 for seat in winners]) / max(1, len(winners))


def contest(name: str, sides: tuple[NetPlayer, NetPlayer], games: int, seed: int) -> None:
    won = sum([share(sides, mix(seed + game // 2), game % 2) for game in range(games)])
    found = wilson(won, games)
    print(f"{name}: {found.share:.1%} of {games} ({found.low:.0%} to {found.high:.0%})", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure learned habits and their judge.")
    parser.add_argument("file", type=Path, help="what scripts/fit_habits.py wrote")
    parser.add_argument("--games", type=int, default=400, help="how many games of each contest")
    parser.add_argument("--seed", type=int, default=8_700_000, help="of the first deal")
    parser.add_argument("--thoughts", type=int, nargs=2, help="iterations of the learned judge and of strong")
    given = parser.parse_args()
    if given.games < 2 or min(given.thoughts or [1]) < 1:
        parser.error("--games is 2 or more, --thoughts 1 or more")
    try:
        judge = learned(given.file.read_text(encoding="utf-8"))
    except (OSError, ValueError, LookupError) as fault:
        parser.error(f"{given.file} has no learned habits: {fault}")
    compare((judge, SanJuanJudge()), judge.habits, given.games, given.seed + given.games)
    contest("habits v steady", (Quick(judge.habits.choose), Quick(choose)), given.games, given.seed)
    if given.thoughts:
        thinkers = [
            NetThinker(each, iterations, given.seed)
            for each, iterations in zip((judge, SanJuanJudge()), given.thoughts, strict=True)
        ]
        contest("searches v strong", (thinkers[0], thinkers[1]), given.games, given.seed)
        print(f"processor time {thinkers[0].took:.1f} s v {thinkers[1].took:.1f} s")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
