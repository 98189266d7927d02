"""Learns what Lisboa's master knows from self-play and writes tabuleiro/bots/lisboa/master.json.

The games are played by searched turns with the weights of `strong`, each seat's varied at random. They teach
habits, from what was chosen among which options, and weights, from the positions between two turns.
The same arguments give the same file.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import numpy as np

from scripts.fit_lisboa import scaled, scales
from tabuleiro.bots.base import Bot, Budget, Perspective
from tabuleiro.bots.lisboa.engine import RULES_OF_THUMB, points_now, turns_left
from tabuleiro.bots.lisboa.features import NAMES, features
from tabuleiro.bots.lisboa.judge import FITTED, FittedJudge, ThumbJudge, chances
from tabuleiro.bots.lisboa.learned import FILE
from tabuleiro.bots.lisboa.weights import KNOTS
from tabuleiro.bots.planning import PlanningBot
from tabuleiro.cli.output import tracked
from tabuleiro.core import rules
from tabuleiro.games.lisboa import GAME
from tabuleiro.games.lisboa.actions import ACTIONS
from tabuleiro.games.lisboa.pack.files import RECONSTRUCTED
from tabuleiro.lab import foresight, luce
from tabuleiro.lab.executor import executor
from tabuleiro.lab.fitting import Snapshot
from tabuleiro.lab.luce import ChoiceMade

OUT: Final = Path(__file__).parents[1] / "tabuleiro" / "bots" / "lisboa" / FILE
VERSION: Final = 1
SEATS: Final = (2, 4, 3, 4, 2, 4)
"""Of each six games, one after the other."""
WAYS: Final = (20, 40, 80)
VARIED: Final = (0.15, 0.5, 0.75)
"""How far weights are varied: the deviation of their logarithm."""
THUMBS: Final = 0.1
"""So many seats keep to the rules of thumb."""
DIGITS: Final = 4
HELD_BACK: Final = 5
"""One game of so many is held back to see how well the weights foretell."""


class GameToPlay(NamedTuple):
    """One game to play."""

    seed: int
    players: int


class Lesson(NamedTuple):
    """What one game teaches."""

    choices: list[ChoiceMade]
    moments: list[Snapshot]


def play(deal: GameToPlay) -> tuple[int, Lesson]:
    """A game, and which one it was."""
    chance = Random(deal.seed)  # noqa: S311 - chance of games, which is no secret
    s = GAME.deal(GAME.configure(deal.players), deal.seed)
    bots = [player(chance) for _ in range(deal.players)]
    clock, before = ThumbJudge(RULES_OF_THUMB).clock, 0
    choices: list[ChoiceMade] = []
    noted: list[tuple[float, list[list[float]]]] = []
    while s.stack:
        if before and clock(s) != before:
            noted.append((min(turns_left(s), KNOTS[-1]), features(s)))
        before = clock(s)
        seen = Perspective.of_state(GAME, s)
        action = bots[seen.seat].decide(seen, Budget()).action
        if len(seen.options) > 1:
            choices.append(ChoiceMade(action.index, [option.index for option in seen.options]))
        rules.apply(s, action)
    outcome = chances([float(points) for points in points_now(s)])
    return deal.seed, Lesson(choices, [Snapshot(turns, numbers, outcome) for turns, numbers in noted])


def player(chance: Random) -> Bot:
    if chance.random() < THUMBS:
        thumbs = ThumbJudge(RULES_OF_THUMB)
        return PlanningBot(thumbs, chance.choice(WAYS), 1, chance.getrandbits(32))
    varied = chance.choice(VARIED)
    factors = [math.exp(chance.gauss(0, varied)) for _ in NAMES]
    rows = zip(FITTED, factors, strict=True)
    judge = FittedJudge([tuple([weight * factor for weight in row]) for row, factor in rows])
    return PlanningBot(judge, chance.choice(WAYS), 1, chance.getrandbits(32))


def deals(first: int, games: int) -> list[GameToPlay]:
    return [GameToPlay(first + number, SEATS[number % len(SEATS)]) for number in range(games)]


def habits(choices: Sequence[ChoiceMade]) -> dict[str, object]:
    """How well strengths foretell the choices, and the strengths by the actions that were an option."""
    found = luce.strengths(choices, len(ACTIONS))
    met = sorted({option for choice in choices for option in choice.options})
    return {
        "choices": len(choices),
        "surprise_at_choices": round(luce.surprise(choices, found), DIGITS),
        "habits": {ACTIONS[index].code: round(float(found[index]), DIGITS) for index in met},
    }


def weights(games: Sequence[Sequence[Snapshot]]) -> dict[str, object]:
    """The weights of all games; and how those of four games of five foretell the others, and FITTED does."""
    by = scales([moment for game in games for moment in game])
    known = np.array(FITTED).T * by
    games = [scaled(list(game), by) for game in games]
    held_back = [moment for game in games[::HELD_BACK] for moment in game]
    most = [game for number, game in enumerate(games) if number % HELD_BACK]
    tried = foresight.foreseeing(most, KNOTS, known)
    found = foresight.foreseeing(games, KNOTS, known)
    rows = dict(zip(NAMES, (found / by).T.round(DIGITS).tolist(), strict=True))
    return {
        "moments": sum([len(game) for game in games]),
        "surprise_held_back": round(foresight.surprise(held_back, KNOTS, tried), DIGITS),
        "surprise_of_strong": round(foresight.surprise(held_back, KNOTS, known), DIGITS),
        "weights": rows,
    }


def as_json(lessons: Sequence[Lesson], provenance: dict[str, object]) -> str:
    """The text of the file: where it comes from, and all that was learned."""
    choices = [choice for lesson in lessons for choice in lesson.choices]
    learned = {**provenance, **habits(choices), **weights([lesson.moments for lesson in lessons])}
    return json.dumps(learned, indent=1) + "\n"


def provenance(games: int, first_deal: int, commit: str) -> dict[str, object]:
    command = f"python -m scripts.fit_master --games {games} --first-deal {first_deal} --commit {commit}"
    return {"version": VERSION, "command": command, "pack": RECONSTRUCTED}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=380)
    parser.add_argument("--first-deal", type=int, default=5_000_000)
    parser.add_argument("--commit", required=True, help="what is checked out, for the record")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--ray", action="store_true", help="on the Ray cluster of RAY_ADDRESS")
    asked = parser.parse_args()
    jobs = deals(asked.first_deal, asked.games)
    played = sorted(tracked(executor(asked.workers, ray=asked.ray).run(play, jobs), "games", len(jobs)))
    about = provenance(asked.games, asked.first_deal, asked.commit)
    OUT.write_text(as_json([lesson for _, lesson in played], about), encoding="utf-8")


if __name__ == "__main__":
    main()
