"""Learns habits and a judge for San Juan from self-play and writes them to a file.

Players begin with the thoughts of steady ones and choose by chance. After each generation of games what went
better than foretold becomes likelier, and the net that foretells learns from their results.
The same arguments give the same file on the same machine. Run as `python -m scripts.fit_habits FILE`.
"""

from __future__ import annotations

import argparse
import gc
import json
import multiprocessing
import os
import pickle
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from copy import deepcopy
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias, final

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # sums of several threads depend on their number

import numpy as np

from tabuleiro.bots.sanjuan.habits import ROWS, SORTS, Habits
from tabuleiro.bots.sanjuan.inputs import NAMES
from tabuleiro.bots.sanjuan.prospects import FITTED, SIZE
from tabuleiro.bots.sanjuan.prospects import NAMES as PROSPECTS
from tabuleiro.bots.sanjuan.units import Units
from tabuleiro.core.rng import Dice, mix
from tabuleiro.games.sanjuan import GAME
from tabuleiro.lab.fitting import Floats
from tabuleiro.lab.learning.choices import SPREAD, UNITS, ChoiceRows, Feelings, all_choices
from tabuleiro.lab.learning.foretelling import Foretelling
from tabuleiro.lab.learning.rows import Rows, all_rows, surprise
from tabuleiro.lab.sanjuan.exploring import Explored, explore
from tabuleiro.lab.sanjuan.lessons import choices_of, moments_of, rises_of

VERSION: Final = 3
SEATS: Final = (4, 4, 4, 4, 3, 2)
"""Of each six games, one after the other."""
NEW_BUILDINGS: Final = 3
"""One of so many such sixes is played with them."""
SHARPNESS: Final = 3.0
"""How much the steady values count at first."""
HALVES: Final = 60
"""After so many generations steps are half as long, after twice as many a third, and so on: unless asked."""
SETTLES: Final = 0.04
"""How much a generation counts at least for what is kept: single ones follow their luck."""
DIGITS: Final = 4
PARTS: Final = 4
"""A generation is explored in so many parts, whatever the number of workers."""


def explored(habits: Habits, first_deal: int, games: range, dice: Dice) -> list[Explored]:
    """Some games of a generation; those without an end are left out."""
    found: list[Explored] = []
    for number in games:
        new_buildings = number // len(SEATS) % NEW_BUILDINGS == 0
        config = GAME.configure(SEATS[number % len(SEATS)], {"new_buildings": new_buildings})
        game = explore(GAME.deal(config, first_deal + number), habits, dice)
        found += [game] if game is not None else []
    return found


def habits_of(feelings: Feelings) -> Habits:
    units = Units(feelings.units.T.tolist(), feelings.least.tolist())
    return Habits(feelings.sharpness.tolist(), feelings.weights.tolist(), units, feelings.counts.tolist())


class Part(NamedTuple):
    """Some games of a generation, and who explores them."""

    feelings: Feelings
    net: Foretelling
    first_deal: int
    games: range
    seed: int


class Lesson(NamedTuple):
    """What some games teach."""

    rows: Rows
    foretold: Floats
    rises: Floats
    choices: ChoiceRows


Teach: TypeAlias = Callable[[list[Part]], Iterable[Lesson]]
"""The lessons of all parts, in their order."""


def lesson(part: Part) -> Lesson:
    gc.disable()  # nothing that is noted of games refers to itself, and there is much of it
    found = explored(habits_of(part.feelings), part.first_deal, part.games, Dice(part.seed))
    rows = moments_of(found)
    foretold = part.net.chances(rows)
    rises = rises_of(found, foretold)
    return Lesson(rows, foretold, rises, choices_of(found, rises))


@final
class Training:
    """All that is learned from generation to generation."""

    def __init__(self, seed: int, halves: int = HALVES) -> None:
        self._halves: Final = halves
        self._numbers: Final = np.random.default_rng(seed)
        self._seed: Final = seed
        weights, sharpness = np.zeros((len(ROWS), len(NAMES))), np.full(len(SORTS), SHARPNESS)
        units = self._numbers.normal(0, SPREAD, (len(NAMES), UNITS))
        self._feelings: Final = Feelings(weights, sharpness, units)
        self.net: Final = Foretelling(len(PROSPECTS), self._numbers)
        self.net.weights[FITTED] = SIZE
        self.calm: Final = deepcopy(self._feelings)
        self.calm_net: Final = deepcopy(self.net)
        """What is kept: the mean of the last generations."""
        self.generation = 0

    def go_on(self, games: int, first_deal: int, teach: Teach) -> None:
        """One more generation. The later it is, the less it changes: then luck is most of what it tells."""
        lessons = list(teach(self._parts(games, first_deal + self.generation * games)))
        rows = all_rows([each.rows for each in lessons])
        foretold = np.concatenate([each.foretold for each in lessons])
        goals = foretold + np.concatenate([each.rises for each in lessons])
        print(f"generation {self.generation}: surprise at {len(rows.starts)} moments", end=" ")
        print(f"{surprise(foretold, rows):.4f}", flush=True)
        pace = 1 / (1 + self.generation / self._halves)
        self.net.learn(rows._replace(wins=goals), self._numbers, pace)
        self._feelings.learn(all_choices([each.choices for each in lessons]), self._numbers, pace)
        self.generation += 1
        settled = max(SETTLES, 1 / self.generation)
        self.calm.approach(self._feelings, settled)
        self.calm_net.approach(self.net, settled)

    def _parts(self, games: int, first_deal: int) -> list[Part]:
        cuts = [games * part // PARTS for part in range(PARTS + 1)]
        return [
            Part(
                self._feelings,
                self.net,
                first_deal,
                range(*cut),
                mix(self._seed + PARTS * self.generation + part),
            )
            for part, cut in enumerate(pairwise(cuts))
            if cut[0] < cut[1]
        ]


def as_json(feelings: Feelings, net: Foretelling, provenance: dict[str, object]) -> str:
    """The text of the file: where it comes from, and all that was learned, a line for each list."""
    habits = {
        "sharpness": dict(zip(SORTS, rounded(feelings.sharpness), strict=True)),
        "weights": dict(zip(ROWS, map(rounded, feelings.weights), strict=True)),
        "units": list(map(rounded, feelings.units.T)),
        "least": rounded(feelings.least),
        "counts": dict(zip(ROWS, map(rounded, feelings.counts), strict=True)),
    }
    judge = {
        "weights": rounded(net.weights),
        "units": list(map(rounded, net.units.T)),
        "least": rounded(net.least),
        "counts": rounded(net.counts),
    }
    about = json.dumps(provenance)[1:-1]
    return f'{{{about},\n"habits": {in_lines(habits)},\n"net": {in_lines(judge)}}}\n'


def in_lines(parts: Mapping[str, object]) -> str:
    return (
        "{\n "
        + ",\n ".join([f"{json.dumps(name)}: {json.dumps(part)}" for name, part in parts.items()])
        + "}"
    )


def rounded(numbers: Floats) -> Sequence[float]:
    return [round(float(number), DIGITS) for number in numbers]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path, help="the file to write")
    parser.add_argument("--generations", type=int, default=60)
    parser.add_argument("--games", type=int, default=500, help="of each generation")
    parser.add_argument("--first-deal", type=int, default=10_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--halves", type=int, default=HALVES, help="generations that halve the steps")
    parser.add_argument("--workers", type=int, default=1, help="processes that explore")
    parser.add_argument("--commit", required=True, help="what is checked out, for the record")
    parser.add_argument("--go-on", action="store_true", help="with the same arguments, after a break")
    asked = parser.parse_args()
    if min(asked.generations, asked.games, asked.halves, asked.workers) < 1:
        parser.error("--generations, --games, --halves and --workers are 1 or more")
    if not asked.out.parent.is_dir():
        parser.error(f"{asked.out.parent} is no folder")
    kept = asked.out.with_suffix(".training")
    if asked.go_on and not kept.is_file():
        parser.error(f"there is no {kept} to go on with")
    training = Training(asked.seed, asked.halves)
    if asked.go_on:
        training = pickle.loads(kept.read_bytes())  # noqa: S301 - written by this very command before a break
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(asked.workers, fresh) as pool:
        teach: Teach = partial(map, lesson) if asked.workers == 1 else partial(pool.map, lesson)
        while training.generation < asked.generations:
            training.go_on(asked.games, asked.first_deal, teach)
            command = (
                f"python -m scripts.fit_habits {asked.out.name} --generations {training.generation}"
                f" --games {asked.games} --first-deal {asked.first_deal} --seed {asked.seed}"
                f" --halves {asked.halves}"
            )
            provenance = {"version": VERSION, "command": command, "commit": asked.commit}
            asked.out.write_text(as_json(training.calm, training.calm_net, provenance), encoding="utf-8")
            kept.write_bytes(pickle.dumps(training))


if __name__ == "__main__":
    main()
