"""`tabuleiro pack`: the component packs of Lisboa, checked line by line, and a template to fill in."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from tabuleiro.cli.arguments import AsJson, examples
from tabuleiro.cli.output import console, print_json

if TYPE_CHECKING:
    from tabuleiro.games.lisboa.pack.reader import Fault

app: Final = typer.Typer(
    help="Check a component pack of Lisboa, or begin a new one.",
    epilog=examples("tabuleiro pack new my-box.toml", "tabuleiro pack check my-box.toml"),
)

File = Annotated[Path, typer.Argument(metavar="FILE", help="A pack in TOML.")]


@app.command(epilog=examples("tabuleiro pack check my-box.toml"))
def check(file: File, as_json: AsJson = False) -> None:
    """Report every fault of a pack with its line; the exit code is 2 if there is one."""
    from tabuleiro.games.lisboa.pack.files import check_pack

    faults = check_pack(file)
    if as_json:
        found = [{"line": fault.line, "field": fault.field, "reason": fault.reason} for fault in faults]
        print_json({"file": str(file), "faults": found})
    else:
        for fault in faults:
            print(told(file, fault))
        if not faults:
            console().print(f"{file} is a complete pack: play with --option pack={file}", soft_wrap=True)
    raise typer.Exit(2 if faults else 0)


def told(file: Path, fault: Fault) -> str:
    """One line; a fault that keeps the file from being read names the file itself."""
    line = str(fault)
    return line if line.startswith(f"{file} ") else f"{file}: {line}"


@app.command(epilog=examples("tabuleiro pack new my-box.toml"))
def new(file: File) -> None:
    """Write a commented template that an owner of the box can fill in from the player aid."""
    from tabuleiro.games.lisboa.pack.files import new_pack

    new_pack(file)
    console().print(f"{file} waits for your figures; then: tabuleiro pack check {file}", soft_wrap=True)
