"""`tabuleiro simulate`: bots play many games, and what came of it."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from tabuleiro.cli.arguments import (
    AsJson,
    GameKey,
    Iterations,
    Options,
    Players,
    Seconds,
    Seed,
    SeededGames,
    WithRay,
    Workers,
    configured,
    examples,
)
from tabuleiro.cli.output import print_json, tracked
from tabuleiro.core import registry
from tabuleiro.core.errors import BadConfig
from tabuleiro.core.game import Game

EXAMPLES: Final = examples(
    "tabuleiro simulate san-juan --players 4 --games 1000 --seed 1 --bots random",
    "tabuleiro simulate lisboa --players 2 --games 100 --workers 2 --logs games --json",
)


def command(
    game: GameKey,
    *,
    players: Players = None,
    games: SeededGames = 100,
    seed: Seed = 1,
    bots: Annotated[str, typer.Option(help="One bot for all seats, or one per seat: a,b,…")] = "random",
    option: Options = None,
    logs: Annotated[Path | None, typer.Option(help="A folder that gets the log of every game.")] = None,
    workers: Workers = 1,
    ray: WithRay = False,
    iterations: Iterations = None,
    seconds: Seconds = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games; equal seeds give equal games, whatever the number of workers."""
    from tabuleiro.cli.batches import Batch, batches, play_batch
    from tabuleiro.cli.summary import Summary
    from tabuleiro.lab.executor import executor

    found = registry.game(game)
    names = bots.split(",")
    config = configured(found, len(names) if players is None and len(names) > 1 else players, option)
    if logs is not None:
        if ray:
            raise BadConfig("--logs: the nodes of a cluster would write to disks of their own")
        logs.mkdir(parents=True, exist_ok=True)
    levels = seat_levels(names, found, config.players)
    seeds = range(seed, seed + games)
    whole = Batch(found.key, config.players, config.options, levels, seeds, logs, (seconds, iterations))
    place = executor(workers, ray=ray)
    parts = batches(whole, place.workers)
    began = time.perf_counter()
    done = tracked(place.run(play_batch, parts), "playing", len(parts))
    outcomes = sorted([outcome for part in done for outcome in part])
    result = Summary(whole, outcomes, time.perf_counter() - began)
    if as_json:
        print_json(result.to_json())
    else:
        result.print()


def seat_levels(names: list[str], game: Game[Any], players: int) -> tuple[str, ...]:
    """One bot per seat; all of them exist."""
    from tabuleiro.bots.levels import bot

    if len(names) not in (1, players):
        raise BadConfig(f"--bots: expected 1 or {players} bots, got {len(names)}")
    for name in names:
        bot(name, game.key, 0)
    return tuple(names * players if len(names) == 1 else names)
