"""`tabuleiro play`: a server for this machine and the browser on it, or a game in the terminal."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from tabuleiro.cli.arguments import Options, examples

EXAMPLES: Final = examples(
    "tabuleiro play",
    "tabuleiro play san-juan --no-browser",
    "tabuleiro play san-juan --terminal --players 3 --level random",
)

PREFERRED_PORT: Final = 8127
"""Browsers keep settings by port, so that the same one is taken whenever it is free."""


def command(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="See 'tabuleiro games'.")] = None,
    *,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="Where tables are kept; a file of yours if omitted.")
    ] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play against bots in the terminal.")] = False,
    players: Annotated[int | None, typer.Option(help="Terminal: how many seats.")] = None,
    level: Annotated[str | None, typer.Option(help="Terminal: the level of the bots.")] = None,
    seed: Annotated[int | None, typer.Option(help="Terminal: the seed of the deal.")] = None,
    option: Options = None,
    log: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Terminal: write the log there at the end.")
    ] = None,
) -> None:
    """Play on this machine; what is played is kept, also when the server is stopped in the middle."""
    from tabuleiro.core import registry

    if terminal:
        from tabuleiro.cli import terminal as screen

        found = registry.game(game) if game else registry.games()[-1]
        screen.play(found, players, option, level, seed, log)
        return
    if game is not None:
        registry.game(game)
    host(game, database or f"sqlite:///{data_folder() / 'tables.db'}", open_browser=browser)


def host(game: str | None, database: str, *, open_browser: bool) -> None:
    """Run the server until Ctrl-C."""
    import webbrowser

    from tabuleiro.server.run import free_port, run
    from tabuleiro.server.settings import Settings, default_bot_processes

    def ready(address: str) -> None:
        page = f"{address}/?game={game}" if game else f"{address}/"
        print(f"Tabuleiro is at {page} (Ctrl-C ends it; your tables are kept)", file=sys.stderr, flush=True)
        if open_browser:
            webbrowser.open(page)

    settings = Settings(
        database=database,
        port=free_port("127.0.0.1", PREFERRED_PORT),
        only_local=True,
        bot_processes=default_bot_processes(),
        requests_per_second=1000,
        tables_per_hour=10_000,
        log_level="warning",
    )
    run(settings, ready)


def data_folder() -> Path:
    """The folder for data of the user's programs."""
    if sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "tabuleiro"
