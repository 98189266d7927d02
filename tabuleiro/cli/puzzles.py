"""`tabuleiro puzzles`: positions with one good choice, found in strong self-play."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from tabuleiro.cli import arguments
from tabuleiro.cli.output import print_json, tracked
from tabuleiro.core import registry
from tabuleiro.core.errors import BadConfig

EXAMPLES: Final = arguments.examples(
    "tabuleiro puzzles san-juan --out puzzles.json --players 3 --games 20 --seed 1",
    "tabuleiro puzzles lisboa --out puzzles.json --players 2 --games 20 --workers 2",
)


def command(
    game: arguments.GameKey,
    *,
    out: Annotated[Path, typer.Option(help="The file of puzzles; what it holds already stays.")],
    players: arguments.Players = None,
    games: arguments.SeededGames = 10,
    seed: arguments.Seed = 1,
    option: arguments.Options = None,
    workers: arguments.Workers = 1,
    ray: arguments.OnRay = False,
    as_json: arguments.AsJson = False,
) -> None:
    """Find positions in which one choice is far better than all others.

    What was broken off goes on: games that the file tells of are not looked through again.
    """
    from tabuleiro.bots.levels import thought_of
    from tabuleiro.coach.puzzles.collection import Collection, Run
    from tabuleiro.coach.puzzles.finding import find
    from tabuleiro.lab.executor import executor

    found = registry.game(game)
    if thought_of(found.key) is None:
        raise BadConfig(f"{found.key} has no judge, so that it has no puzzles")
    config = arguments.configured(found, players, option)
    run = Run(found.key, config.players, config.to_json(), seed, games)
    collection = Collection(out, run, _command(game, config.players, option or [], seed))
    missing = collection.missing()
    for each in tracked(executor(workers, ray=ray).run(find, missing), "looking", len(missing)):
        collection.add(each)
    if as_json:
        print_json({"game": found.key, "puzzles": len(collection), "file": str(out)})
    else:
        print(f"{out}: {len(collection)} puzzles.")


def _command(game: str, players: int, options: list[str], seed: int) -> str:
    """The command without what changes nothing in what is found."""
    words = ["tabuleiro", "puzzles", game, "--players", str(players), "--seed", str(seed)]
    return " ".join([*words, *[word for text in options for word in ("--option", text)]])
