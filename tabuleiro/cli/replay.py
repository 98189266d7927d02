"""`tabuleiro replay`: verifies a log and shows the position it leads to."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

import typer

from tabuleiro.cli.arguments import AsJson, examples
from tabuleiro.cli.output import console, print_json
from tabuleiro.core.codec import Json
from tabuleiro.core.errors import BadConfig, BadLog
from tabuleiro.core.log import Log
from tabuleiro.core.match import Match
from tabuleiro.core.match import replay as play_again

EXAMPLES: Final = examples(
    "tabuleiro replay games/san-juan-4-7.log",
    "tabuleiro replay game.log --upto 20 --json > position.json",
)


def command(
    file: Annotated[Path, typer.Argument(help="A log, as 'simulate --logs' or a table writes it.")],
    upto: Annotated[int | None, typer.Option(min=0, help="Stop after so many moves.")] = None,
    as_json: AsJson = False,
) -> None:
    """Check every move and digest of a log and print the position."""
    try:
        match = replayed(file, upto)
    except BadLog as fault:
        raise BadConfig(f"{file}, {fault}") from None
    if as_json:
        print_json(match.game.dump(match.state))
    else:
        show(match)


def read_log(file: Path) -> Log:
    text = file.read_bytes()
    try:
        return Log.loads(text.decode())
    except UnicodeDecodeError as fault:
        raise BadLog(1 + text.count(b"\n", 0, fault.start), "not UTF-8 text") from None


def replayed(file: Path, upto: int | None) -> Match[Any]:
    log = read_log(file)
    if upto is not None and upto > len(log.moves):
        raise BadConfig(f"--upto: {file} has {len(log.moves)} moves, not {upto}")
    return play_again(log, upto)


def show(match: Match[Any]) -> None:
    """The position for people: the seats side by side, the other zones below, then what is to be done."""
    from rich.table import Table

    out = console()
    dump = match.game.dump(match.state)
    header = match.log.header
    out.print(f"{match.game.title}, {header.players} players, {match.moves} moves, round {match.state.round}")
    players = dump.pop("players")
    assert isinstance(players, list)
    table = Table(box=None, pad_edge=False)
    for heading in ("", *[f"seat {seat}" for seat in range(header.players)]):
        table.add_column(heading, overflow="fold")
    for zone in players[0]:
        table.add_row(zone, *[written(player[zone]) for player in players])
    out.print(table)
    for zone, value in dump.items():
        if zone not in ("game", "rules", "round", "stack", "ended_by"):
            out.print(f"{zone}: {written(value)}", markup=False)
    if match.over:
        out.print(f"over by {match.state.ended_by}")
        for standing in match.game.ranking(match.state):
            out.print(f"{standing.place}. seat {standing.seat}: {standing.points} points")
    else:
        out.print(f"seat {match.to_act} may: {', '.join([option.code for option in match.options()])}")


def written(value: Json) -> str:
    """A JSON value as people read it."""
    if isinstance(value, dict):
        return ", ".join([f"{name} {written(item)}" for name, item in value.items()]) or "-"
    if isinstance(value, list):
        return ", ".join([written(item) for item in value]) or "-"
    return "-" if value is None or value == "" else str(value)
