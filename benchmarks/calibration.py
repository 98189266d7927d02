"""How sure the coach may be: `python -m benchmarks.calibration --kept FOLDER [--games N] [--draw FILE]`.

In games among equals what is called a chance is compared with what is won, for every game and number of
players. Every other game fits `Thought.trust`; the rest, or all where the judge is believed, tells how good
it is. Table and plot of docs/coach.md come from here. Games are kept: what was broken off goes on there.
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
from tabuleiro.bots.thought import Trust
from tabuleiro.coach.assessment import judged_futures
from tabuleiro.coach.chances import CERTAIN, calibrated
from tabuleiro.coach.review import victory
from tabuleiro.coach.trials import mean
from tabuleiro.core import registry
from tabuleiro.core.match import Match
from tabuleiro.lab.report import COLOURS

TABLES: Final = (
    *(("san-juan", players) for players in (2, 3, 4)),
    *(("lisboa", players) for players in (1, 2, 3, 4)),
)
LEVEL: Final = "steady"
"""Many quick games say more than a few good ones."""
THINKING: Final = Budget(iterations=25)
EVERY: Final = 13
"""So many moves lie between two positions that are looked at."""
WORLDS: Final = 40
POWERS: Final = [number / 10 for number in range(5, 21)]
AUTOMATA: Final = [number / 20 for number in range(4, 31)]
"""Tried for an opponent without a seat."""
LEAST: Final = 1e-3
"""What was called impossible and happened costs no more than this."""
mpl.rcParams["svg.hashsalt"] = "tabuleiro"  # the same games give the same file
mpl.rcParams["svg.fonttype"] = "none"  # text stays text: small files, the reader's own letters
mpl.rcParams["font.size"] = 8

Played: TypeAlias = dict[str, Any]
"""The `result` of a game, and what the judge `called` in every world of every position."""


def played(name: str, players: int, seed: int) -> Played:
    game, thought = registry.game(name), thought_of(name)
    assert thought is not None, f"{name} has no judge"
    match = Match.new(game, players, seed, {})
    bots = seated(game, [LEVEL] * players, seed)
    called: list[list[list[float]]] = []
    while not match.over:
        seen = Perspective.of_state(game, match.state)
        action = bots[seen.seat].decide(seen, THINKING).action
        if len(seen.options) > 1 and (match.moves + seed) % EVERY == 0:
            judged = judged_futures(game, thought, match.state, [action], WORLDS, seed + match.moves)
            called.append([[round(chance, 4) for chance in each] for each in judged])
        match.submit(seen.seat, action)
    victors = [standing.seat for standing in game.ranking(match.state) if standing.place == 1]
    return {"result": victory(victors, players), "called": called}


def kept(name: str, players: int, seed: int, folder: Path) -> Played:
    """The kept game, or a new one, which is kept from then on."""
    file = folder / f"{name}-{players}-{seed}.json"
    if not file.exists():
        half = file.with_suffix(".half")
        half.write_text(json.dumps(played(name, players, seed)), encoding="utf-8")
        half.replace(file)
    found: Played = json.loads(file.read_text(encoding="utf-8"))
    return found


def told(games: list[Played], trust: Trust) -> list[Called]:
    """What the coach would have told with this trust in the judge."""
    found: list[Called] = []
    for game in games:
        for worlds in game["called"]:
            columns = zip(*[calibrated(each, {len(each): trust}) for each in worlds], strict=True)
            chances = [mean(list(column)) for column in columns]
            found += [Called(*pair) for pair in zip(chances, shares(game), strict=True)]
    return found


def shares(game: Played) -> list[float]:
    return [result / CERTAIN for result in game["result"]]


def surprise(called: list[Called]) -> float:
    """How little was expected what happened: the mean logarithmic loss."""
    losses = [
        -each.result * math.log(max(LEAST, each.chance))
        - (1 - each.result) * math.log(max(LEAST, 1 - each.chance))
        for each in called
    ]
    return math.fsum(losses) / len(losses)


def fitted(games: list[Played], players: int) -> Trust:
    automata = AUTOMATA if players == 1 else [1.0]
    tried = [Trust(power, automaton) for power in POWERS for automaton in automata]
    return min(tried, key=lambda trust: surprise(told(games, trust)))


def draw(found: dict[tuple[str, int], list[Called]]) -> Figure:
    """What was called against what was won, one picture for each game and number of players."""
    figure = Figure(figsize=(8, 4.2), layout="constrained")
    axes: Any = figure.subplots(2, 4)
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
    parser = argparse.ArgumentParser(description="Fit and check the chances of the coach.")
    parser.add_argument("--kept", type=Path, required=True, help="the folder of the games")
    parser.add_argument("--games", type=int, default=200, help="how many games of each; every other one fits")
    parser.add_argument("--draw", type=Path, help="the picture of what was held out")
    given = parser.parse_args()
    given.kept.mkdir(parents=True, exist_ok=True)
    found: dict[tuple[str, int], list[Called]] = {}
    for name, players in TABLES:
        thought = thought_of(name)
        assert thought is not None
        games = [kept(name, players, seed, given.kept) for seed in range(1, given.games + 1)]
        used = thought.trust.get(players, Trust())
        held_out = games[1::2] if players in thought.trust else games
        found[name, players] = told(held_out, used)
        errors = [f"{calibration_error(told(held_out, each)):.3f}" for each in (used, Trust())]
        print(
            f"{name} {players}: fitted {tuple(fitted(games[::2], players))}, used {tuple(used)}, "
            f"held out {errors[0]}, as the judge says {errors[1]}",
            flush=True,
        )
    if given.draw:
        draw(found).savefig(given.draw, metadata={"Date": None})


if __name__ == "__main__":
    main()
