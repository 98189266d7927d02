"""`tabuleiro ladder`: all levels of a game on one scale."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from tabuleiro.cli.arguments import (
    ALL_CORES,
    AsJson,
    GameKey,
    Games,
    Iterations,
    Options,
    Players,
    Seconds,
    Seed,
    WithRay,
    Workers,
    configured,
    examples,
)
from tabuleiro.cli.output import console, print_json, tracked
from tabuleiro.core import registry
from tabuleiro.core.errors import BadConfig

if TYPE_CHECKING:
    from tabuleiro.lab.ladder import Rung

EXAMPLES: Final = examples(
    "tabuleiro ladder san-juan --players 4 --iterations 120 --out ladder",
    "tabuleiro ladder lisboa --players 2 --levels steady,strong --seconds 0.5 --games 200",
)


def command(
    game: GameKey,
    players: Players = None,
    levels: Annotated[
        str | None, typer.Option(help="Those compared, strongest last; all if omitted.")
    ] = None,
    games: Games = 400,
    seed: Seed = 1,
    option: Options = None,
    iterations: Iterations = None,
    seconds: Seconds = None,
    workers: Workers = ALL_CORES,
    ray: WithRay = False,
    out: Annotated[
        Path | None, typer.Option(help="A folder that keeps the results; a broken-off ladder goes on.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Play one of each level against a table full of each weaker one, and rate all of them on one scale."""
    try:
        from tabuleiro.lab.arena import Contest, Tally
        from tabuleiro.lab.executor import executor
        from tabuleiro.lab.exploiters import contestant
        from tabuleiro.lab.ladder import contest_of, pairs, rung
    except ImportError as missing:
        raise BadConfig(f"the ladder needs the extra 'lab' ({missing.name} is not installed)") from None

    from tabuleiro.bots.levels import of

    found = registry.game(game)
    config = configured(found, players, option)
    names = tuple(levels.split(",")) if levels else of(found.key)
    if len(names) < 2 or config.players < 2:
        raise BadConfig("a ladder needs two levels and two players")
    for name in names:
        contestant(name, found.key, 0)
    model = Contest(found.key, names[:1] * config.players, config.options, games, seed, seconds, iterations)
    place = executor(workers, ray=ray)
    rungs: list[Rung] = []
    for pair in pairs(names):
        contest = contest_of(pair, model)
        tally = Tally(contest, out / f"{'-'.join(pair)}-{config.players}.jsonl" if out else None)
        for _ in tracked(tally.play(place), " against ".join(pair), len(tally.missing())):
            pass
        rungs.append(rung(contest, tally.results))
    print_ladder(rungs, as_json=as_json)


def print_ladder(rungs: list[Rung], *, as_json: bool) -> None:
    from rich.table import Table

    from tabuleiro.lab.ladder import ratings

    found = ratings(rungs)
    if as_json:
        rounded = {level: round(rating) for level, rating in found.items()}
        print_json({"ratings": rounded, "rungs": [each.to_json() for each in rungs]})
        return
    table = Table("level", "rating", *[f"against {level}s" for level in list(found)[1:]])
    for level, rating in found.items():
        shares = {each.other: each.wins for each in rungs if each.better == level}
        cells = [
            f"{shares[other].share:.0%} ({shares[other].low:.0%} to {shares[other].high:.0%})"
            if other in shares
            else ""
            for other in list(found)[1:]
        ]
        table.add_row(level, f"{rating:+.0f}", *cells)
    console().print(table)
    console().print(f"{rungs[0].games} games each; par is {rungs[0].par:.0%}.")
