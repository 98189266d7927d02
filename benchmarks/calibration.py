"""How sure the coach may be: `python -m benchmarks.calibration --kept FOLDER [--game KEY] [--draw FILE]`.

In games among equals what is called a chance is compared with what is won, for every game and number of
players; none of these games was used for fitting anything. Where a quick player is a good one, every position
is played to its end many times: chances are then off by little more than the judge is, however few games
there are. Table and plot of docs/coach.md come from here. Games are kept: what was broken off goes on there.
"""

from __future__ import annotations

import argparse
import json
import math
from pathlib import Path
from typing import Any, Final, TypeAlias

import matplotlib as mpl
from matplotlib.figure import Figure

from benchmarks.reliability import Called, calibration_error, reliability
from tabuleiro.bots.base import Budget, Perspective
from tabuleiro.bots.levels import thought_of
from tabuleiro.bots.playing import seated
from tabuleiro.bots.thought import Thought
from tabuleiro.coach.assessment import futures_of
from tabuleiro.coach.chances import CERTAIN
from tabuleiro.coach.review import victory
from tabuleiro.coach.trials import mean
from tabuleiro.core import registry, rules
from tabuleiro.core.game import Game
from tabuleiro.core.match import Match
from tabuleiro.core.rng import Dice, mix
from tabuleiro.lab.report import COLOURS

TABLES: Final = (
    *(("san-juan", players) for players in (2, 3, 4)),
    *(("lisboa", players) for players in (1, 2, 3, 4)),
)
LEVELS: Final = {"san-juan": "steady", "lisboa": "strong"}
"""Many quick games say more than a few good ones; but against Lacerda only good ones tell anything."""
THINKING: Final = Budget(iterations=75)
EVERY: Final = 13
"""So many moves lie between two positions that are looked at."""
WORLDS: Final = 40
PLAYED_OUT: Final = {"san-juan": 20}
"""So often a position is played to its end; elsewhere the end of its own game must do."""
IN_A_ROW: Final = 4
"""Pictures beside each other."""
mpl.rcParams["svg.hashsalt"] = "tabuleiro"  # the same games give the same file
mpl.rcParams["svg.fonttype"] = "none"  # text stays text: small files, the reader's own letters
mpl.rcParams["font.size"] = 8

PositionsPlayed: TypeAlias = dict[str, Any]
"""Of every position what was `won` from it, and the mean of what is `told` and of what is `judged`."""


def played(name: str, players: int, seed: int) -> PositionsPlayed:
    game, thought = registry.game(name), thought_of(name)
    assert thought is not None, f"{name} has no judge"
    match = Match.new(game, players, seed, {})
    bots = seated(game, [LEVELS[name]] * players, seed)
    told: list[list[float]] = []
    judged: list[list[float]] = []
    won: list[list[float]] = []
    while not match.over:
        seen = Perspective.of_state(game, match.state)
        action = bots[seen.seat].decide(seen, THINKING).action
        if len(seen.options) > 1 and (match.moves + seed) % EVERY == 0:
            ends = futures_of(game, thought, match.state, [[action]], WORLDS, seed + match.moves)
            told.append(means([thought.trusted(each.end, each.chances) for each in ends]))
            judged.append(means([each.chances for each in ends]))
            if name in PLAYED_OUT:
                won.append(means(played_out(game, thought, match.state, seed + match.moves)))
        match.submit(seen.seat, action)
    return {"told": told, "judged": judged, "won": won or [victory_in(game, match.state)] * len(told)}


def played_out(game: Game[Any], thought: Thought, s: Any, seed: int) -> list[list[float]]:
    """Who wins if quick players play on, in futures that nobody knows."""
    futures, dice = game.futures(s), Dice(mix(seed))
    ends: list[list[float]] = []
    for _ in range(PLAYED_OUT[game.key]):
        end = futures.sample(dice)
        while end.stack:
            options = rules.options(end)
            rules.apply(end, thought.judge.quick(end, options, dice) if len(options) > 1 else options[0])
        ends.append(victory_in(game, end))
    return ends


def victory_in(game: Game[Any], s: Any) -> list[float]:
    """The victory in a finished game as a chance."""
    victors = [standing.seat for standing in game.ranking(s) if standing.place == 1]
    return [share / CERTAIN for share in victory(victors, s.config.players)]


def means(worlds: list[list[float]]) -> list[float]:
    return [round(mean(list(column)), 4) for column in zip(*worlds, strict=True)]


def kept(name: str, players: int, seed: int, folder: Path) -> PositionsPlayed:
    """The kept game, or a new one, which is kept from then on."""
    file = folder / f"{name}-{players}-{seed}.json"
    if not file.exists():
        half = file.with_suffix(".half")
        half.write_text(json.dumps(played(name, players, seed)), encoding="utf-8")
        half.replace(file)
    found: PositionsPlayed = json.loads(file.read_text(encoding="utf-8"))
    return found


def called(games: list[PositionsPlayed], by: str) -> list[Called]:
    """What was `told` or `judged`, with what came of it."""
    return [
        Called(chance, result)
        for game in games
        for chances, won in zip(game[by], game["won"], strict=True)
        for chance, result in zip(chances, won, strict=True)
    ]


def draw(found: dict[tuple[str, int], list[Called]]) -> Figure:
    """What was called against what was won, one picture for each game and number of players."""
    rows = math.ceil(len(found) / IN_A_ROW)
    figure = Figure(figsize=(8, 2.1 * rows), layout="constrained")
    axes: Any = figure.subplots(rows, IN_A_ROW, squeeze=False)
    for place in axes.flat[len(found) :]:
        place.set_visible(False)
    for place, ((name, players), called) in zip(axes.flat, found.items(), strict=False):
        bins = reliability(called)
        place.plot([0, 1], [0, 1], color="0.7", linewidth=0.8)
        place.plot([each.chance for each in bins], [each.won for each in bins], "o-", color=COLOURS[2])
        title = registry.game(name).title
        place.set_title(f"{title}, {players}: {calibration_error(called):.3f}")
        place.set_xlim(0, 1)
        place.set_ylim(0, 1)
        place.set_aspect("equal")
    figure.supxlabel("chance that was told")
    figure.supylabel("part that was won")
    return figure


def main() -> None:
    parser = argparse.ArgumentParser(description="Check the chances of the coach.")
    parser.add_argument("--kept", type=Path, required=True, help="the folder of the games")
    parser.add_argument("--game", choices=sorted(LEVELS), help="only this one")
    parser.add_argument("--games", type=int, default=100, help="how many games of each")
    parser.add_argument("--first", type=int, default=1, help="the seed of the first game")
    parser.add_argument("--draw", type=Path, help="the picture")
    given = parser.parse_args()
    given.kept.mkdir(parents=True, exist_ok=True)
    found: dict[tuple[str, int], list[Called]] = {}
    for name, players in TABLES:
        if given.game in (None, name):
            seeds = range(given.first, given.first + given.games)
            games = [kept(name, players, seed, given.kept) for seed in seeds]
            found[name, players] = called(games, "told")
            errors = [f"{calibration_error(called(games, by)):.3f}" for by in ("told", "judged")]
            print(f"{name} {players}: {errors[0]}, as the judge says {errors[1]}", flush=True)
    if given.draw:
        draw(found).savefig(given.draw, metadata={"Date": None})


if __name__ == "__main__":
    main()
