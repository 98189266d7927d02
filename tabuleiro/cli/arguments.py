"""What several commands are given: a game, a number of players, options, a seed."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias

import typer

from tabuleiro.core.errors import BadConfig
from tabuleiro.core.game import Config, Game

MOST_GAMES: Final = 1_000_000
"""All results are kept in memory."""
MOST_PROCESSES: Final = 256
"""They are started at once."""

GameKey: TypeAlias = Annotated[str, typer.Argument(metavar="GAME", help="Which game: see 'tabuleiro games'.")]
Players: TypeAlias = Annotated[
    int | None, typer.Option(help="How many seats; as many as the game has if omitted.")
]
Seed: TypeAlias = Annotated[int, typer.Option(min=0, help="The seed of the deal.")]
Options: TypeAlias = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the table; repeatable."),
]
Games: TypeAlias = Annotated[
    int, typer.Option(min=1, max=MOST_GAMES, help="How many games, rounded up to whole deals.")
]
SeededGames: TypeAlias = Annotated[
    int, typer.Option(min=1, max=MOST_GAMES, help="How many games; game k has the seed SEED + k.")
]
Iterations: TypeAlias = Annotated[int | None, typer.Option(min=1, help="How far a searching bot may search.")]
Seconds: TypeAlias = Annotated[float | None, typer.Option(min=0, help="How long a bot may think each time.")]
Workers: TypeAlias = Annotated[int, typer.Option(min=1, max=MOST_PROCESSES, help="How many processes play.")]
WithRay: TypeAlias = Annotated[
    bool, typer.Option("--ray", help="Play on the Ray cluster of RAY_ADDRESS, whatever --workers says.")
]
ALL_CORES: Final = min(os.cpu_count() or 1, MOST_PROCESSES)
AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help="Print one JSON object for machines.")]


def examples(*lines: str) -> str:
    """The end of a help page."""
    return "\n\n".join(["Examples:", *lines])


def configured(game: Game[Any], players: int | None, texts: list[str] | None) -> Config:
    """The configuration that the command line asks for."""
    return game.configure(game.seats[-1] if players is None else players, option_values(game, texts))


def option_values(game: Game[Any], texts: list[str] | None) -> dict[str, object]:
    """What --option says, as the options of the game read it."""
    known = {option.name: option for option in game.option_list}
    values: dict[str, object] = {}
    for text in texts or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadConfig(f"--option: expected NAME=VALUE, got {text!r}")
        values[name] = known[name].parse(value) if name in known else value
    return values


def check_place(option: str, path: Path) -> None:
    """Say before the work, not after it, that its result cannot be written."""
    if path.is_dir() or not path.parent.is_dir():
        raise BadConfig(f"{option}: {path} cannot be written")
