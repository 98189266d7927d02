"""`tabuleiro verify`: stored games that the rules would play differently, and logs dealt as promised."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from tabuleiro.cli.arguments import AsJson, examples
from tabuleiro.cli.output import console, print_json
from tabuleiro.cli.replay import replayed
from tabuleiro.core.errors import BadConfig, BadLog
from tabuleiro.table import drawing

EXAMPLES: Final = examples(
    "tabuleiro verify --database sqlite:///tabuleiro.db",
    "tabuleiro verify --database postgresql://user@/tabuleiro --json",
    "tabuleiro verify --log game.log --commitment 5f1c...",
)


def command(
    *,
    database: Annotated[str | None, typer.Option(metavar="URL", help="The database of a server.")] = None,
    log: Annotated[Path | None, typer.Option(exists=True, dir_okay=False, help="A log of a table.")] = None,
    commitment: Annotated[str | None, typer.Option(help="What the table showed when it began.")] = None,
    as_json: AsJson = False,
) -> None:
    """Replay every stored game, or check that a log was dealt as promised; exit code 1 if either differs."""
    if (database is None) == (log is None):
        raise BadConfig("either --database or --log is needed")
    if database is not None:
        _check_database(database, as_json=as_json)
    elif log is not None:
        _check_log(log, commitment, as_json=as_json)


def _check_log(file: Path, commitment: str | None, *, as_json: bool) -> None:
    try:
        moves = replayed(file, None).moves
        found = drawing.opened(file.read_text(encoding="utf-8"))
    except BadLog as fault:
        raise BadConfig(f"{file}, {fault}") from None
    promised = found.commitment if commitment is None else commitment
    kept = drawing.keeps(promised, found.seed, found.salt)
    if as_json:
        print_json({"moves": moves, "commitment": promised, "kept": kept})
    else:
        told = "as promised" if kept else "NOT as promised"
        console().print(f"{moves} moves, dealt {told}: commitment {promised}", markup=False, soft_wrap=True)
    if not kept:
        raise typer.Exit(1)


def _check_database(database: str, *, as_json: bool) -> None:
    import asyncio

    from msgspec import to_builtins

    from tabuleiro.server.tables.verify import Verdict, verdicts

    async def collect() -> list[Verdict]:
        return [verdict async for verdict in verdicts(database)]

    found = asyncio.run(collect())
    diverging = [verdict for verdict in found if verdict.outcome != "same"]
    if as_json:
        print_json({"tables": len(found), "diverging": to_builtins(diverging)})
    else:
        out = console()
        for each in diverging:
            line = f"{each.table}  {each.game}, rules {each.rules}, {each.status}, {each.moves} moves: "
            out.print(f"{line}{each.outcome} ({each.reason})", markup=False)
        out.print(f"{len(found)} games, {len(diverging)} of them diverge")
    if diverging:
        raise typer.Exit(1)
