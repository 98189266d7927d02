"""How far searches of San Juan agree, each at so many looks an option: `python -m benchmarks.agreement FILE`.

The file is one that scripts/fit_habits.py wrote. Positions come from games of four strong players with few
looks. Every role or building that is an option is played on by each kind of search, which chooses by the
first half of its looks; what a choice loses is told by the second half of the looks of every kind, in points
of chance. So the error of a search that has looked enough shows, and how many looks are enough.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from statistics import mean, stdev
from typing import Final, NamedTuple

from benchmarks.learned import LONGEST
from tabuleiro.bots.base import Budget, Perspective
from tabuleiro.bots.sanjuan.habits import matter_of
from tabuleiro.bots.sanjuan.judge import SanJuanJudge, TableJudge
from tabuleiro.bots.sanjuan.learned import LearnedJudge, learned
from tabuleiro.bots.sanjuan.policy import choose
from tabuleiro.bots.sanjuan.why import why
from tabuleiro.bots.searching import SearchingBot
from tabuleiro.bots.tree import Search
from tabuleiro.core import rules
from tabuleiro.core.rng import Dice, mix
from tabuleiro.games.sanjuan import GAME
from tabuleiro.games.sanjuan.state import SanJuanState

PLAYERS: Final = 4
FEW: Final = 30
"""Looks of those who play the games."""
EVERY: Final = 23
"""Of so many choices one is looked at."""
SHORT: Final = (5, 10, 20, 30)
"""Looks an option that are compared with all of the first half."""


class Searcher(NamedTuple):
    """A search: who judges and plays on, and how many rounds it looks ahead."""

    name: str
    judge: TableJudge
    horizon: int


class Reckoning(NamedTuple):
    """What a search found each option worth: look by look, and in the mean of other looks."""

    looks: list[list[float]]
    others: list[float]

    def best(self, number: int) -> int:
        """The place of the option that is best by so many looks."""
        means = means_of(self.looks[:number])
        return means.index(max(means))

    def lost(self, place: int) -> float:
        """By the other looks, how many points of chance this option has less than what all looks choose."""
        return 100 * (self.others[self.best(len(self.looks))] - self.others[place])


def means_of(looks: Sequence[Sequence[float]]) -> list[float]:
    return [mean(column) for column in zip(*looks, strict=True)]


def positions(seed: int) -> Iterator[SanJuanState]:
    """Before choices of a role or a building, spread over as many games as it takes."""
    choices = 0
    for game in count():
        s = GAME.deal(GAME.configure(PLAYERS), mix(seed + game))
        bot = SearchingBot(SanJuanJudge(), why, seed + game)
        while s.stack and s.round < LONGEST:
            options = rules.options(s)
            if len(options) > 1 and matter_of(s, options) is not None:
                choices += 1
                if choices % EVERY == 0:
                    yield s.clone()
            rules.apply(s, bot.decide(Perspective.of_state(GAME, s), Budget(iterations=FEW)).action)


def reckoned(kind: Searcher, s: SanJuanState, looks: int, seed: int) -> Reckoning:
    """So many looks for each option, half of them to choose by."""
    seat, options, dice = s.stack[-1].seat, rules.options(s), Dice(seed)
    sampler = GAME.sampler(GAME.view(s, seat))
    search = Search(sampler, kind.judge, dice, kind.horizon, PLAYERS)
    found: list[list[float]] = []
    for _ in range(looks):
        world = sampler.sample(dice)
        found.append([search.play_on(world.clone(), seat, [option]).chances[seat] for option in options])
    return Reckoning(found[: looks // 2], means_of(found[looks // 2 :]))


def told(losses: Sequence[float]) -> str:
    return f"{mean(losses):6.2f} ({stdev(losses) / math.sqrt(len(losses)):.2f})"


def compare(judge: LearnedJudge, number: int, looks: int, seed: int) -> None:
    kinds = [
        Searcher("strong", SanJuanJudge(), 2),
        Searcher("strong, one round", SanJuanJudge(), 1),
        Searcher("learned", judge, 2),
        Searcher("learned, one round", judge, 1),
    ]
    asked = [s for s, _ in zip(positions(seed), range(number), strict=False)]
    found = [[reckoned(kind, s, looks, seed + place) for kind in kinds] for place, s in enumerate(asked)]
    chosen = {kind.name: [each[place].best(looks // 2) for each in found] for place, kind in enumerate(kinds)}
    chosen["steady policy"] = [rules.options(s).index(choose(s, rules.options(s))) for s in asked]
    chosen["habits"] = [rules.options(s).index(judge.habits.choose(s, rules.options(s))) for s in asked]
    print(
        f"{number} choices; points lost (standard error), by the reckoning of", [kind.name for kind in kinds]
    )
    for name, places in chosen.items():
        losses = [[each[kind].lost(at) for each, at in zip(found, places, strict=True)] for kind in range(4)]
        print(f"{name:20}", *map(told, losses))
    for place, kind in enumerate(kinds):
        short = [told([each[place].lost(each[place].best(few)) for each in found]) for few in SHORT]
        print(f"{kind.name} by {SHORT} looks an option only:", *short)


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare what searches of San Juan choose.")
    parser.add_argument("file", type=Path, help="what scripts/fit_habits.py wrote")
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--looks", type=int, default=240, help="of each option")
    parser.add_argument("--seed", type=int, default=9_810_000, help="of the first deal")
    given = parser.parse_args()
    if given.positions < 2 or given.looks < 2:
        parser.error("--positions and --looks are 2 or more")
    try:
        judge = learned(given.file.read_text(encoding="utf-8"))
    except (OSError, ValueError, LookupError) as fault:
        parser.error(f"{given.file} has no learned habits: {fault}")
    compare(judge, given.positions, given.looks, given.seed)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
