"""Fits the weights of Lisboa's judge to self-play and writes tabuleiro/bots/lisboa/weights.py.

The games are played with the weights there are, each seat's varied at random, so that it shows what every
piece is worth to a player who values it more or less than usual. Each run is one generation: it starts from
the weights of the run before. The same arguments and the same weights give the same file.
"""

from __future__ import annotations

import argparse
import math
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import numpy as np

from tabuleiro.bots.base import Bot, Budget, Perspective
from tabuleiro.bots.judge import Judge
from tabuleiro.bots.lisboa.engine import RULES_OF_THUMB, points_now, turns_left
from tabuleiro.bots.lisboa.features import NAMES, features
from tabuleiro.bots.lisboa.judge import FITTED, FittedJudge, ThumbJudge, chances
from tabuleiro.bots.lisboa.weights import KNOTS
from tabuleiro.bots.planning import PlanningBot
from tabuleiro.cli.output import tracked
from tabuleiro.core import rules
from tabuleiro.games.lisboa import GAME
from tabuleiro.games.lisboa.state import LisboaState
from tabuleiro.lab.executor import executor
from tabuleiro.lab.fitting import Floats, Snapshot, as_module, taught

OUT: Final = Path(__file__).parents[1] / "tabuleiro" / "bots" / "lisboa" / "weights.py"
SEATS: Final = (4, 4, 3, 2)
"""Half of the games have four seats."""
WAYS: Final = (15, 30, 45)
"""Many quick games say more than a few good ones."""
VARIED: Final = 0.6
"""How far weights are varied: the deviation of their logarithm."""
THUMBS: Final = 0.15
"""So many seats keep to the rules of thumb, so that nobody learns to play against its like only."""
BATCH: Final = 10
ABOUT: Final = "Turns left for which weights are given."
DIGITS: Final = 4

Noted = tuple[float, list[list[float]]]


class Stint(NamedTuple):
    """Some games that one worker plays."""

    first: int
    players: int


def play(batch: Stint) -> tuple[int, list[Snapshot]]:
    """The moments of the games of a batch, and which batch it was."""
    found: list[Snapshot] = []
    for seed in range(batch.first, batch.first + BATCH):
        chance = Random(seed)  # noqa: S311 - chance of games, which is no secret
        s = GAME.deal(GAME.configure(batch.players), seed)
        noted = play_out(s, [player(chance) for _ in range(batch.players)], chance)
        outcome = chances([float(points) for points in points_now(s)])
        found += [Snapshot(turns, numbers, outcome) for turns, numbers in noted]
    return batch.first, found


def player(chance: Random) -> Bot:
    judge: Judge[LisboaState] = ThumbJudge(RULES_OF_THUMB)
    if chance.random() >= THUMBS:
        factors = [math.exp(chance.gauss(0, VARIED)) for _ in NAMES]
        rows = zip(FITTED, factors, strict=True)
        judge = FittedJudge([tuple([weight * factor for weight in row]) for row, factor in rows])
    return PlanningBot(judge, chance.choice(WAYS), 1, chance.getrandbits(32))


def play_out(s: LisboaState, bots: list[Bot], chance: Random) -> list[Noted]:
    """Play to the end and note every other position between two turns."""
    noted: list[Noted] = []
    clock, before = ThumbJudge(RULES_OF_THUMB).clock, 0
    while s.stack:
        if clock(s) != before:
            before = clock(s)
            if chance.random() < 0.5:
                noted.append((min(turns_left(s), KNOTS[-1]), features(s)))
        seen = Perspective.of_state(GAME, s)
        rules.apply(s, bots[seen.seat].decide(seen, Budget()).action)
    return noted


def batches(first: int, games: int) -> list[Stint]:
    return [Stint(first + number * BATCH, SEATS[number % len(SEATS)]) for number in range(games // BATCH)]


def scales(moments: list[Snapshot]) -> Floats:
    """How far each feature differs among the seats of a moment: weights are drawn to zero by that measure."""
    apart = [np.array(moment.features) - np.mean(moment.features, axis=0) for moment in moments]
    found: Floats = np.maximum(np.concatenate(apart).std(axis=0), 0.01)
    return found


def scaled(moments: list[Snapshot], by: Floats) -> list[Snapshot]:
    return [moment._replace(features=(np.array(moment.features) / by).tolist()) for moment in moments]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--first-deal", type=int, default=1_000_000, help="another one for each generation")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--ray", action="store_true", help="on the Ray cluster of RAY_ADDRESS")
    asked = parser.parse_args()
    jobs = batches(asked.first_deal, asked.games)
    played = sorted(tracked(executor(asked.workers, ray=asked.ray).run(play, jobs), "games", len(jobs)))
    found = [moments for _, moments in played]
    by = scales([moment for moments in found for moment in moments])
    weights, told = taught([scaled(moments, by) for moments in found], KNOTS)
    print(told)
    fitted = dict(zip(NAMES, (weights / by).T.tolist(), strict=True))
    OUT.write_text(as_module(fitted, KNOTS, ABOUT, DIGITS), encoding="utf-8")


if __name__ == "__main__":
    main()
