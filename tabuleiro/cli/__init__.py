"""The `tabuleiro` command: one module per command; whatever is heavy is imported when a command needs it."""

from __future__ import annotations

import os
import sys

import typer
from typer.core import TyperOption

from tabuleiro.cli import (
    arena,
    bench,
    engine,
    export,
    games,
    ladder,
    pack,
    perft,
    play,
    puzzles,
    replay,
    review,
    serve,
    simulate,
    verify,
)
from tabuleiro.core.errors import Refused

app = typer.Typer(
    name="tabuleiro",
    help="Play and study Lisboa and San Juan.",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for module in (
    play,
    serve,
    export,
    games,
    simulate,
    arena,
    ladder,
    replay,
    review,
    puzzles,
    perft,
    bench,
    engine,
    verify,
):
    app.command(module.__name__.rpartition(".")[2], epilog=module.EXAMPLES)(module.command)
app.add_typer(pack.app, name="pack")


def main() -> None:
    """Run a command; whatever a user got wrong is one sentence on stderr and exit code 2."""
    try:
        code = app(sys.argv[1:] or ["--help"], prog_name="tabuleiro", standalone_mode=False)
        print(end="", flush=True)
    except BrokenPipeError:
        code = 0
    except SystemExit as left:
        # With 1 typer and rich leave when whoever reads our output has gone, which is no error.
        code = 0 if left.code == 1 else left.code
    except typer.Abort:
        code = 130
    except (typer.TyperException, Refused, OSError) as fault:
        print(f"tabuleiro: {sentence(fault)}", file=sys.stderr)
        code = 2
    let_go_of_output()
    sys.exit(code)


def let_go_of_output() -> None:
    """Drop what cannot be written any more, of which Python would complain once again at its end."""
    try:
        print(end="", flush=True)
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def sentence(fault: Exception) -> str:
    """What went wrong, on one line."""
    if isinstance(fault, OSError):
        return f"{fault.filename}: {fault.strerror}" if fault.filename else str(fault.strerror)
    if isinstance(fault, typer.BadParameter) and isinstance(fault.param, TyperOption):
        return wrong_value(fault, fault.param)
    text = fault.format_message() if isinstance(fault, typer.TyperException) else str(fault)
    return " ".join(text.split())


def wrong_value(fault: typer.BadParameter, option: TyperOption) -> str:
    """Which option was given what, and what it takes; the parser itself tells neither in one sentence."""
    from pydantic import ValidationError

    if not isinstance(fault.__cause__, ValidationError):
        return fault.format_message()
    number = "a number" if option.type_descriptor.annotation is float else "a whole number"
    if option.min is not None:
        number += f" of {option.min} or more" if option.max is None else f" from {option.min} to {option.max}"
    given = fault.__cause__.errors()[0]["input"]
    return f"{option.opts[0]}: expected {number}, got {given or 'nothing'}"
