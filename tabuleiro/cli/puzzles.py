"""`tabuleiro puzzles`: positions with one good choice, found in strong self-play."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from tabuleiro.cli import arguments
from tabuleiro.cli.output import print_json, tracked
from tabuleiro.core import registry
from tabuleiro.core.errors import BadConfig

if TYPE_CHECKING:
    from tabuleiro.coach.puzzles.collection import Run
    from tabuleiro.lab.executor import Executor

EXAMPLES: Final = arguments.examples(
    "tabuleiro puzzles san-juan --out puzzles.json --players 3 --games 20 --seed 1",
    "tabuleiro puzzles lisboa --out puzzles.json --players 2 --games 20 --workers 2",
    "tabuleiro puzzles lisboa --out puzzles.json --check",
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
    ray: arguments.WithRay = False,
    check: Annotated[
        bool,
        typer.Option("--check", help="Looks at those of the file again, and drops what no longer holds."),
    ] = False,
    as_json: arguments.AsJson = False,
) -> None:
    """Find positions in which one choice is far better than all others.

    What was broken off goes on: games that the file tells of are not looked through again.
    """
    from tabuleiro.bots.levels import thought_of
    from tabuleiro.coach.puzzles.collection import Run
    from tabuleiro.lab.executor import executor

    played = registry.game(game)
    if thought_of(played.key) is None:
        raise BadConfig(f"{played.key} has no judge, so that it has no puzzles")
    arguments.check_place("--out", out)
    workplace = executor(workers, ray=ray)
    if check:
        number = _checked(played.key, out, workplace)
    else:
        config = arguments.configured(played, players, option)
        run = Run(played.key, config.players, config.to_json(), seed, games)
        number = _found(run, out, _command(game, config.players, option or [], seed), workplace)
    if as_json:
        print_json({"game": played.key, "puzzles": number, "file": str(out)})
    else:
        print(f"{out}: {number} puzzles.")


def _found(run: Run, out: Path, command_line: str, workplace: Executor) -> int:
    """How many there are then."""
    from tabuleiro.coach.puzzles.collection import Collection
    from tabuleiro.coach.puzzles.finding import find

    collection = Collection(out, run, command_line)
    missing = collection.missing()
    for each in tracked(workplace.run(find, missing), "looking", len(missing)):
        collection.add(each)
    return len(collection)


def _checked(game: str, out: Path, workplace: Executor) -> int:
    """How many are left."""
    from tabuleiro.coach.puzzles.checking import check
    from tabuleiro.coach.puzzles.collection import Doubted

    if not out.exists():
        raise BadConfig(f"--out: there is no {out} to be checked")
    doubted = Doubted(out, game)
    due = doubted.due()
    for verdict in tracked(workplace.run(check, due), "checking", len(due)):
        doubted.take(verdict)
    return len(doubted)


def _command(game: str, players: int, options: list[str], seed: int) -> str:
    """The command without what changes nothing in what is found."""
    words = ["tabuleiro", "puzzles", game, "--players", str(players), "--seed", str(seed)]
    return " ".join([*words, *[word for text in options for word in ("--option", text)]])
