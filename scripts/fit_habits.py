"""Learns habits and a judge for San Juan from self-play and writes them to a file.

Players begin with the thoughts of steady ones and choose by chance. After each generation of games what went
better than foretold becomes likelier, and the net that foretells learns from their results.
The same arguments give the same file on the same machine. Run as `python -m scripts.fit_habits FILE`.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # sums of several threads depend on their number

import numpy as np

from tabuleiro.bots.sanjuan.habits import ROWS, SORTS, Habits
from tabuleiro.bots.sanjuan.inputs import NAMES
from tabuleiro.bots.sanjuan.prospects import FITTED, SIZE
from tabuleiro.bots.sanjuan.prospects import NAMES as PROSPECTS
from tabuleiro.core.rng import Dice
from tabuleiro.games.sanjuan import GAME
from tabuleiro.lab.fitting import Floats
from tabuleiro.lab.learning.choices import Feelings
from tabuleiro.lab.learning.foretelling import Foretelling
from tabuleiro.lab.learning.rows import surprise
from tabuleiro.lab.sanjuan.exploring import Explored, explore
from tabuleiro.lab.sanjuan.lessons import choices_of, moments_of

VERSION: Final = 1
SEATS: Final = (4, 4, 4, 4, 3, 2)
"""Of each six games, one after the other."""
NEW_BUILDINGS: Final = 3
"""One of so many such sixes is played with them."""
SHARPNESS: Final = 3.0
"""How much the steady values count at first."""
SETTLES: Final = 0.12
"""How much a generation counts for what is kept: single ones follow their luck."""
DIGITS: Final = 4


def explored(habits: Habits, first_deal: int, games: int, dice: Dice) -> list[Explored]:
    """The games of one generation; those without an end are left out."""
    found: list[Explored] = []
    for number in range(games):
        new_buildings = number // len(SEATS) % NEW_BUILDINGS == 0
        config = GAME.configure(SEATS[number % len(SEATS)], {"new_buildings": new_buildings})
        game = explore(GAME.deal(config, first_deal + number), habits, dice)
        found += [game] if game is not None else []
    return found


def habits_of(feelings: Feelings) -> Habits:
    return Habits(feelings.sharpness.tolist(), feelings.weights.tolist())


def learned(generations: int, games: int, first_deal: int, seed: int) -> tuple[Feelings, Foretelling]:
    dice, numbers = Dice(seed), np.random.default_rng(seed)
    feelings = Feelings(np.zeros((len(ROWS), len(NAMES))), np.full(len(SORTS), SHARPNESS))
    calm = Feelings(feelings.weights.copy(), feelings.sharpness.copy())
    net = Foretelling(len(PROSPECTS), numbers)
    net.weights[FITTED] = SIZE
    for generation in range(generations):
        found = explored(habits_of(feelings), first_deal + generation * games, games, dice)
        rows = moments_of(found)
        print(f"generation {generation}: surprise at {len(found)} new games", end=" ")
        print(f"{surprise(net.chances(rows), rows):.4f}", flush=True)
        choices = choices_of(found, net, rows)
        net.learn(rows, numbers)
        feelings.learn(choices, numbers)
        calm.approach(feelings, SETTLES)
    return calm, net


def as_json(feelings: Feelings, net: Foretelling, provenance: dict[str, object]) -> str:
    """The text of the file: where it comes from, and all that was learned, a line for each list."""
    rows = dict(zip(ROWS, map(rounded, feelings.weights), strict=True))
    units = ",\n  ".join([json.dumps(rounded(unit)) for unit in net.units.T])
    about = json.dumps(provenance)[1:-1]
    sharpness = json.dumps(dict(zip(SORTS, rounded(feelings.sharpness), strict=True)))
    habits = ",\n  ".join([f"{json.dumps(row)}: {json.dumps(weights)}" for row, weights in rows.items()])
    parts = [
        f'"weights": {json.dumps(rounded(net.weights))}',
        f'"units": [\n  {units}]',
        f'"least": {json.dumps(rounded(net.least))}',
        f'"counts": {json.dumps(rounded(net.counts))}',
    ]
    body = ",\n ".join(parts)
    return f'{{{about},\n"sharpness": {sharpness},\n"habits": {{\n  {habits}}},\n"net": {{\n {body}}}}}\n'


def rounded(numbers: Floats) -> Sequence[float]:
    return [round(float(number), DIGITS) for number in numbers]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path, help="the file to write")
    parser.add_argument("--generations", type=int, default=60)
    parser.add_argument("--games", type=int, default=1000, help="of each generation")
    parser.add_argument("--first-deal", type=int, default=10_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--commit", required=True, help="what is checked out, for the record")
    asked = parser.parse_args()
    if min(asked.generations, asked.games) < 1:
        parser.error("--generations and --games are 1 or more")
    if not asked.out.parent.is_dir():
        parser.error(f"{asked.out.parent} is no folder")
    command = (
        f"python -m scripts.fit_habits {asked.out.name} --generations {asked.generations}"
        f" --games {asked.games} --first-deal {asked.first_deal} --seed {asked.seed} --commit {asked.commit}"
    )
    found = learned(asked.generations, asked.games, asked.first_deal, asked.seed)
    asked.out.write_text(as_json(*found, {"version": VERSION, "command": command}), encoding="utf-8")


if __name__ == "__main__":
    main()
