"""Fits the weights of San Juan's judge to self-play and writes tabuleiro/bots/sanjuan/weights.py.

Steady players play many games with 2 to 4 seats, with and without the expansion. Now and then they choose at
random, so that unusual positions are judged too. The same arguments give the same file.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from tabuleiro.bots.sanjuan.features import NAMES, features
from tabuleiro.bots.sanjuan.policy import choose
from tabuleiro.cli.output import tracked
from tabuleiro.core import rules
from tabuleiro.core.action import Action
from tabuleiro.core.rng import Dice, roll
from tabuleiro.games.sanjuan import GAME
from tabuleiro.games.sanjuan.rules.buildings import number_of_buildings
from tabuleiro.games.sanjuan.rules.roles import TakeRole
from tabuleiro.games.sanjuan.state import SanJuanState
from tabuleiro.lab.executor import executor
from tabuleiro.lab.fitting import Snapshot, as_module, taught

OUT: Final = Path(__file__).parents[1] / "tabuleiro" / "bots" / "sanjuan" / "weights.py"
KNOTS: Final = (1.0, 5.0, 8.0, 10.0, 12.0)
SEATS: Final = (4, 4, 3, 2)
"""Half of the games have four seats."""
BATCH: Final = 50
LONGEST: Final = 60
ABOUT: Final = "Buildings of the leading builder for which weights are given."
DIGITS: Final = 3


class Stint(NamedTuple):
    """Some games that one worker plays."""

    first: int
    players: int
    new_buildings: bool
    games: int = BATCH


Describe: TypeAlias = Callable[[SanJuanState, int], list[float]]
"""A seat's position in numbers."""


def play(batch: Stint, describe: Describe = features) -> tuple[int, list[Snapshot]]:
    """The moments of the games of a batch, and which batch it was."""
    config = GAME.configure(batch.players, {"new_buildings": batch.new_buildings})
    dice = Dice(batch.first)
    found: list[Snapshot] = []
    for seed in range(batch.first, batch.first + batch.games):
        s = GAME.deal(config, seed)
        seen = play_out(s, dice, describe)
        if not s.stack:
            first = [standing.seat for standing in GAME.ranking(s) if standing.place == 1]
            wins = [(seat in first) / len(first) for seat in range(batch.players)]
            found += [Snapshot(progress, numbers, wins) for progress, numbers in seen]
    return batch.first, found


def play_out(s: SanJuanState, dice: Dice, describe: Describe) -> list[tuple[int, list[list[float]]]]:
    """Play to the end and note some of the moments at which a role is taken."""
    seen: list[tuple[int, list[list[float]]]] = []
    seats = range(len(s.hands))
    while s.stack and s.round < LONGEST:
        takes_role = isinstance(s.stack[-1], TakeRole)
        if takes_role and roll(dice, 6) == 0:
            most = max([number_of_buildings(s, seat) for seat in seats])
            seen.append((most, [describe(s, seat) for seat in seats]))
        rules.apply(s, wavering(s, dice, 10 if takes_role else 25))
    return seen


def wavering(s: SanJuanState, dice: Dice, seldom: int) -> Action:
    """The steady choice, and once in a while any."""
    options = rules.options(s)
    return options[roll(dice, len(options))] if roll(dice, seldom) == 0 else choose(s, options)


def batches(games: int) -> list[Stint]:
    return [
        Stint(1_000_000 + number * BATCH, SEATS[number % len(SEATS)], number % 8 < len(SEATS))
        for number in range(games // BATCH)
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=24_000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--ray", action="store_true", help="on the Ray cluster of RAY_ADDRESS")
    asked = parser.parse_args()
    jobs = batches(asked.games)
    played = sorted(tracked(executor(asked.workers, ray=asked.ray).run(play, jobs), "games", len(jobs)))
    weights, told = taught([moments for _, moments in played], KNOTS)
    print(told)
    fitted = dict(zip(NAMES, weights.T.tolist(), strict=True))
    OUT.write_text(as_module(fitted, KNOTS, ABOUT, DIGITS), encoding="utf-8")


if __name__ == "__main__":
    main()
