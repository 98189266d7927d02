"""`tabuleiro pack`: component packs, checked line by line, and a template to fill in."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Final

import typer

from tabuleiro.cli.arguments import AsJson, examples
from tabuleiro.cli.output import console, print_json
from tabuleiro.core import registry
from tabuleiro.core.errors import BadConfig
from tabuleiro.core.packs import Checked, Fault, Packs

app: Final = typer.Typer(
    help="Check a component pack, or begin a new one.",
    epilog=examples("tabuleiro pack new my-box.toml", "tabuleiro pack check my-box.toml"),
)

File = Annotated[Path, typer.Argument(metavar="FILE", help="A pack in TOML.")]
OfGame = Annotated[
    str | None, typer.Option("--game", metavar="GAME", help="Whose pack, if several games have them.")
]


def packs_of(key: str | None) -> Packs:
    """The packs of the game, which need not be named while only one game has them."""
    found = {game.key: game.packs for game in registry.games() if game.packs is not None}
    if key is None and len(found) == 1:
        return next(iter(found.values()))
    if key not in found:
        raise BadConfig(f"--game: expected a game with component packs: {', '.join(found)}")
    return found[key]


@app.command(epilog=examples("tabuleiro pack check my-box.toml"))
def check(file: File, game: OfGame = None, as_json: AsJson = False) -> None:
    """Report every fault with its line, and what is not yet entered; exit code 2 if there is a fault."""
    checked = packs_of(game).check(str(file))
    faults, entries = checked.faults, checked.entries
    if as_json:
        found = [{"line": fault.line, "field": fault.field, "reason": str(fault.reason)} for fault in faults]
        counted = {name: count for name, count in asdict(entries).items() if name != "missing"}
        counts = {"entries": counted, "not_entered": entries.missing, "figures": asdict(checked.figures)}
        print_json({"file": str(file), "faults": found, **counts})
    else:
        for fault in faults:
            print(told(file, fault))
        console().print(summary(file, checked), soft_wrap=True, markup=False, highlight=False)
    raise typer.Exit(2 if faults else 0)


def summary(file: Path, checked: Checked) -> str:
    """The last line: what is not yet entered, how many faults there are, and what can be done."""
    entries, faults = checked.entries, len(checked.faults)
    begun = f", {entries.begun} in part" if entries.begun else ""
    waiting = ""
    if entries.missing or entries.begun:
        waiting = f"{entries.missing} of {entries.all} entries not yet entered{begun}; "
    if faults:
        return f"{waiting}{faults} fault{'' if faults == 1 else 's'}"
    sound = f"{waiting}no fault" if waiting else f"{file} is a complete pack"
    return f"{sound}: play with --option pack={file}"


def told(file: Path, fault: Fault) -> str:
    """One line; a fault that keeps the file from being read names the file itself."""
    line = str(fault)
    return line if line.startswith(f"{file} ") else f"{file}: {line}"


@app.command(epilog=examples("tabuleiro pack new my-box.toml"))
def new(file: File, game: OfGame = None) -> None:
    """Write a commented template that an owner of the box fills in, as far as they like."""
    packs_of(game).new(str(file))
    console().print(f"{file} waits for your figures; then: tabuleiro pack check {file}", soft_wrap=True)
