"""Fits the trust in Lisboa's judge to games among strong bots, and prints a row of bots/lisboa/trust.py.

Two things are asked of the chances at the beginnings of turns: that they foretell who wins, and that the mean
of whoever plays does not change by a turn that is played as well as the coach can, neither in the first round
nor later. A sharpness that is given is kept: a few games tell little of it.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np

from tabuleiro.bots.base import Budget, Perspective
from tabuleiro.bots.levels import thought_of
from tabuleiro.bots.lisboa.judge import is_set_up
from tabuleiro.bots.lisboa.trust import TRUST, Trust, trusted
from tabuleiro.bots.playing import seated
from tabuleiro.cli.output import tracked
from tabuleiro.coach.appraisal import appraise
from tabuleiro.coach.assessment import futures_of
from tabuleiro.core.match import Match
from tabuleiro.core.rng import mix
from tabuleiro.games.lisboa import GAME
from tabuleiro.games.lisboa.state import LisboaState
from tabuleiro.lab.executor import executor
from tabuleiro.lab.fitting import Floats

PLAYING: Final = Budget(iterations=75)
APPRAISING: Final = Budget(iterations=100)
WORLDS: Final = 6
"""So often each turn is played as the coach would."""
STEPS: Final = (0.1, 0.03, 0.01)
STEADY: Final = 0.01
"""How much a change of the mean counts, as squares of standard errors."""
LEAST: Final = 1e-4


class Stand(NamedTuple):
    """A position as the judge sees it; Lacerda has a place of his own."""

    chances: list[float]
    waits: list[float]
    """The parts of a round until the next own turn."""
    first_round: bool
    victory: list[float] | None
    """After the end."""


class TurnStands(NamedTuple):
    """How all stood before it, and after it was played as the coach would."""

    seat: int
    before: Stand
    after: list[Stand]


class TaughtGame(NamedTuple):
    turns: list[TurnStands]
    victory: list[float]


class Stands(NamedTuple):
    """Many positions as arrays."""

    logarithms: Floats
    waits: Floats
    first_round: Floats
    over: Floats
    victory: Floats


class Lesson(NamedTuple):
    """All turns of all games."""

    before: Stands
    after: Stands
    victory: Floats
    movers: Floats


def stand_of(s: LisboaState, chances: list[float]) -> Stand:
    owners = s.figures.owners
    waits = [((owner - s.active) % owners) / owners for owner in range(owners)]
    victory = _with_lacerda(trusted(s, chances), owners) if not s.stack else None
    return Stand(_with_lacerda(chances, owners), waits, s.round == 1, victory)


def _with_lacerda(chances: list[float], owners: int) -> list[float]:
    return [*chances, max(0.0, 1.0 - math.fsum(chances))][:owners]


def play(job: tuple[int, int]) -> TaughtGame:
    """A game with so many players and this seed."""
    players, seed = job
    thought = thought_of(GAME.key)
    assert thought is not None
    match, bots = Match.new(GAME, players, seed, {}), seated(GAME, ["strong"] * players, seed)
    turns: list[TurnStands] = []
    clock = -1
    while not match.over:
        s: LisboaState = match.state
        seen = Perspective.of_state(GAME, s)
        if is_set_up(s) and thought.judge.clock(s) != clock:
            clock = thought.judge.clock(s)
            line = appraise(seen, APPRAISING, mix(seed + match.moves)).best.line
            ends = futures_of(GAME, thought, s, [line], WORLDS, seed + match.moves)
            after = [stand_of(each.end, each.chances) for each in ends]
            turns.append(TurnStands(seen.seat, stand_of(s, thought.judge.values(s)), after))
        match.submit(seen.seat, bots[seen.seat].decide(seen, PLAYING).action)
    return TaughtGame(turns, stand_of(match.state, thought.judge.values(match.state)).victory or [])


def stands(found: list[Stand]) -> Stands:
    return Stands(
        np.log(np.maximum(1e-9, np.array([each.chances for each in found]))),
        np.array([each.waits for each in found]),
        np.array([float(each.first_round) for each in found]),
        np.array([float(each.victory is not None) for each in found]),
        np.array([each.victory or [0.0] * len(each.waits) for each in found]),
    )


def lesson(games: list[TaughtGame]) -> Lesson:
    turns = [turn for game in games for turn in game.turns]
    return Lesson(
        stands([turn.before for turn in turns]),
        stands([end for turn in turns for end in turn.after]),
        np.array([game.victory for game in games for _ in game.turns]),
        np.array([turn.seat for turn in turns]),
    )


def told(found: Stands, trust: Trust) -> Floats:
    """The chances with this trust: `trusted` for many positions at once."""
    sharpness = np.where(found.first_round > 0, trust.first_round, trust.sharpness)
    strengths = sharpness[:, None] * found.logarithms - trust.tempo * found.waits
    if trust.lacerda:
        strengths[:, -1] += trust.lacerda  # the last place is his only where he plays
    parts = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    chances: Floats = np.where(
        found.over[:, None] > 0, found.victory, parts / parts.sum(axis=1, keepdims=True)
    )
    return chances


def played_well(found: Lesson, trust: Trust) -> Floats:
    """How all stand after each turn, if it is played as the coach would."""
    chances = told(found.after, trust)
    mean: Floats = chances.reshape(len(found.movers), WORLDS, -1).mean(axis=1)
    return mean


def surprise(wanted: Floats, chances: Floats) -> float:
    return float(-(wanted * np.log(np.maximum(chances, LEAST))).sum(axis=1).mean())


def changes(found: Lesson, trust: Trust) -> Floats:
    """What every turn changes for whoever plays it, if it is played as the coach would."""
    own = np.arange(len(found.movers)), found.movers.astype(int)
    change: Floats = played_well(found, trust)[own] - told(found.before, trust)[own]
    return change


def jump(found: Lesson, trust: Trust) -> tuple[float, float]:
    """The mean of all turns and its standard error."""
    return mean_of(changes(found, trust))


def jumps(found: Lesson, trust: Trust) -> list[tuple[float, float]]:
    """The mean and its standard error in the first round, and later."""
    own, first = changes(found, trust), found.before.first_round > 0
    return [mean_of(own[first]), mean_of(own[~first])]


def mean_of(numbers: Floats) -> tuple[float, float]:
    return float(numbers.mean()), float(numbers.std() / math.sqrt(len(numbers)))


def fitted(found: Lesson, players: int, sharpness: float | None) -> Trust:
    def fault(tried: Trust) -> float:
        uneven = sum([(mean / error) ** 2 for mean, error in jumps(found, tried)])
        return surprise(found.victory, told(found.before, tried)) + STEADY * uneven

    free = [place for place, name in enumerate(Trust._fields) if _is_free(name, players, sharpness)]
    return descended(fault, Trust(1.0, sharpness or 1.0, 0.0), free)


def _is_free(name: str, players: int, sharpness: float | None) -> bool:
    if name == "sharpness":
        return sharpness is None
    return name != "lacerda" or players == 1


def descended(fault: Callable[[Trust], float], trust: Trust, free: list[int]) -> Trust:
    """Better figures one at a time, by smaller and smaller steps."""
    best = fault(trust)
    for step in STEPS:
        better = True
        while better:
            better = False
            for place in free:
                for change in (step, -step):
                    figures: list[Any] = list(trust)
                    figures[place] = round(figures[place] + change, 2)
                    tried = Trust(*figures)
                    if (found := fault(tried)) < best - 1e-7:
                        trust, best, better = tried, found, True
    return trust


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=4, choices=sorted(TRUST))
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--sharpness", type=float, help="is not fitted but kept")
    parser.add_argument("--first-deal", type=int, default=3_000_000)
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    jobs = [(asked.players, asked.first_deal + number) for number in range(asked.games)]
    found = lesson(list(tracked(executor(asked.workers).run(play, jobs), "games", len(jobs))))
    trust = fitted(found, asked.players, asked.sharpness)
    for name, each in (("used", TRUST[asked.players]), ("fitted", trust)):
        told_of = [f"{100 * mean:.2f} ± {200 * error:.2f}" for mean, error in jumps(found, each)]
        print(
            f"{name}: {tuple(each)}, own turns change a chance by {told_of[0]} at first, {told_of[1]} later"
        )


if __name__ == "__main__":
    main()
