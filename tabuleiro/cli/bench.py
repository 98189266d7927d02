"""`tabuleiro bench`: how fast the engine is, and how fast compared with an earlier run."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from tabuleiro.cli.arguments import AsJson, Options, Players, examples, option_values
from tabuleiro.cli.output import console, print_json, tracked
from tabuleiro.core import registry
from tabuleiro.core.errors import BadConfig
from tabuleiro.core.game import Config, Game

if TYPE_CHECKING:
    from tabuleiro.cli.measuring import Measured

EXAMPLES: Final = examples(
    "tabuleiro bench",
    "tabuleiro bench san-juan --players 4 --save before.json",
    "tabuleiro bench san-juan --players 4 --against before.json",
    "tabuleiro bench lisboa --option pack=reconstructed --against ../earlier",
)


def command(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="One game; all games if omitted.")
    ] = None,
    players: Players = None,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long each operation is measured.")] = 0.5,
    save: Annotated[Path | None, typer.Option(help="Write the run to this file.")] = None,
    against: Annotated[
        Path | None,
        typer.Option(
            help="Compare with the run in this file, or with the engine of the checkout in this folder."
        ),
    ] = None,
    option: Options = None,
    as_json: AsJson = False,
) -> None:
    """Measure random play, clone, view, preparing a sampler, drawing a world, dump, load and replay."""
    from tabuleiro.cli.measuring import measured, measured_beside, ratios, read_saved, saved

    beside = against is not None and against.is_dir()
    earlier = read_saved(against) if against and not beside else {}
    results = []
    todo = tables(game, players, option)
    for table in tracked(todo, "measuring", len(todo)):
        if against and beside:
            result, other = measured_beside(*table, seconds, against)
            earlier[other.game, other.players] = other
        else:
            result = measured(*table, seconds)
        results.append(result)
    found = saved(results)
    for result, written in zip(results, found["results"], strict=True):
        if (result.game, result.players) in earlier:
            written["ratios"] = ratios(result, earlier[result.game, result.players])
    if as_json:
        print_json(found)
    else:
        show(results, found)
    if save is not None:
        save.write_text(json.dumps(saved(results), indent=1) + "\n", encoding="utf-8")


def tables(key: str | None, players: int | None, options: list[str] | None) -> list[tuple[Game[Any], Config]]:
    """What is measured: every game with every number of players, or what was asked for."""
    games = registry.games() if key is None else [registry.game(key)]
    found = [
        (game, game.configure(number, option_values(game, options)))
        for game in games
        for number in game.seats
        if players is None or number == players
    ]
    if not found:
        raise BadConfig(
            f"no game is for {players} players" if key is None else f"{key} is not for {players} players"
        )
    return found


def show(results: list[Measured], found: dict[str, Any]) -> None:
    """One line per table; a ratio in brackets says how many times as long as in the earlier run."""
    from rich.table import Table

    from tabuleiro.cli.measuring import PACE

    table = Table(box=None, pad_edge=False)
    table.add_column("µs per operation")
    for heading in ("players", "decisions/s", *[name for name in results[0].us if name != PACE]):
        table.add_column(heading, justify="right")
    for result, written in zip(results, found["results"], strict=True):
        times = written.get("ratios", {})
        cells = [
            f"{us:,.1f}" + (f" ({times[name]:.2f})" if name in times else "")
            for name, us in result.us.items()
            if name != PACE
        ]
        table.add_row(result.game, str(result.players), f"{result.decisions_per_second:,}", *cells)
    console().print(table)
