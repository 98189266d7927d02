"""`tabuleiro verify`: which stored games the rules of this version would play differently."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from tabuleiro.cli.arguments import AsJson, examples
from tabuleiro.cli.output import console, print_json

EXAMPLES: Final = examples(
    "tabuleiro verify --database sqlite:///tabuleiro.db",
    "tabuleiro verify --database postgresql://user@/tabuleiro --json",
)


def command(
    *,
    database: Annotated[str, typer.Option(metavar="URL", help="The database of a server.")],
    as_json: AsJson = False,
) -> None:
    """Replay every stored game, change nothing, and list those that diverge; exit code 1 if there are any."""
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
