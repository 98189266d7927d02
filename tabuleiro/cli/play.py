"""`tabuleiro play`: a server for this machine and the browser on it, or a game in the terminal."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from tabuleiro.cli.arguments import Options, configured, examples
from tabuleiro.core import registry
from tabuleiro.core.codec import Json
from tabuleiro.core.errors import BadConfig

EXAMPLES: Final = examples(
    "tabuleiro play",
    "tabuleiro play san-juan --no-browser",
    "tabuleiro play lisboa --option pack=my-box.toml",
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
    seed: Annotated[int | None, typer.Option(min=0, help="Terminal: the seed of the deal.")] = None,
    option: Options = None,
    log: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Terminal: write the log there at the end.")
    ] = None,
) -> None:
    """Play on this machine; what is played is kept, also when the server is stopped in the middle."""
    if terminal:
        from tabuleiro.cli import terminal as screen

        found = registry.game(game) if game else registry.games()[-1]
        screen.play(found, players, option, level, seed, log)
        return
    chosen = chosen_options(game, option)
    host(game, chosen, database or f"sqlite:///{data_folder() / 'tables.db'}", open_browser=browser)


def chosen_options(game: str | None, texts: list[str] | None) -> dict[str, dict[str, Json]]:
    """What the forms of the page shall begin with: the options of the game that the command line names."""
    if game is None:
        if texts:
            raise BadConfig("--option: which game? Name it before the options")
        return {}
    found = registry.game(game)
    options = configured(found, None, texts).options
    return {found.key: {name: options[name] for name in [text.partition("=")[0] for text in texts or []]}}


def host(game: str | None, chosen: dict[str, dict[str, Json]], database: str, *, open_browser: bool) -> None:
    """Run the server until Ctrl-C."""
    import webbrowser

    from tabuleiro.cli.compiling import compile_in_background
    from tabuleiro.server.run import free_port, run
    from tabuleiro.server.settings import Settings, default_bot_processes

    def ready(address: str) -> None:
        page = f"{address}/?game={game}" if game else f"{address}/"
        print(f"Tabuleiro is at {page} (Ctrl-C ends it; your tables are kept)", file=sys.stderr, flush=True)
        if open_browser:
            webbrowser.open(page)
        compile_in_background()

    settings = Settings(
        database=database,
        port=free_port("127.0.0.1", PREFERRED_PORT),
        only_local=True,
        chosen=chosen,
        bot_processes=default_bot_processes(),
        requests_per_second=1000,
        tables_per_hour=10_000,
        reviews_per_hour=1000,
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
