"""`tabuleiro serve`: hosts tables for others."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from tabuleiro.cli.arguments import MOST_PROCESSES, examples
from tabuleiro.coach.quality import ITERATIONS, LEAST, MOST

EXAMPLES: Final = examples(
    "tabuleiro serve --host 0.0.0.0 --port 8000",
    "tabuleiro serve --database sqlite:////var/lib/tabuleiro/tables.db --public-url https://games.example.org",
    "tabuleiro serve --database postgresql://user@/tabuleiro --processes 4 --log-json",
    "tabuleiro serve --openapi openapi.json",
)

DatabaseUrl = Annotated[
    str, typer.Option(metavar="URL", help="sqlite:///FILE, or postgresql://… for several processes.")
]


def command(
    *,
    database: DatabaseUrl = "sqlite:///tabuleiro.db",
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any free one.")] = 8000,
    public_url: Annotated[
        str | None, typer.Option(metavar="URL", help="The address people use, behind a reverse proxy.")
    ] = None,
    processes: Annotated[
        int, typer.Option(min=1, max=MOST_PROCESSES, help="More than one needs PostgreSQL.")
    ] = 1,
    bot_processes: Annotated[
        int | None,
        typer.Option(
            min=1, max=MOST_PROCESSES, help="How many bots think at once; all cores but one if omitted."
        ),
    ] = None,
    bot_seconds: Annotated[float, typer.Option(min=0.01, help="How long a bot may think.")] = 1.0,
    requests_per_second: Annotated[
        float, typer.Option(min=1, help="Requests that one address may make.")
    ] = 20.0,
    messages_per_second: Annotated[
        float, typer.Option(min=1, help="Messages that one WebSocket may send.")
    ] = 10.0,
    tables_per_hour: Annotated[float, typer.Option(min=1, help="Tables that one address may make.")] = 120.0,
    reviews_per_hour: Annotated[
        float, typer.Option(min=1, help="Reviews of games that one visitor may ask for.")
    ] = 6.0,
    review_iterations: Annotated[
        int, typer.Option(min=LEAST, max=MOST, help="How often a review plays on each choice.")
    ] = ITERATIONS,
    wrong_links_per_minute: Annotated[
        float, typer.Option(min=1, help="Links that are not valid which one address may try.")
    ] = 12.0,
    hook_port: Annotated[
        list[int] | None,
        typer.Option(min=1, max=65535, help="A port that web hooks may call; repeatable."),
    ] = None,
    log_people: Annotated[
        bool, typer.Option(help="Log a keyed hash of address and visitor with each request.")
    ] = False,
    private_hooks: Annotated[
        bool, typer.Option(help="Let web hooks call addresses of the own network.")
    ] = False,
    game_module: Annotated[
        list[str] | None,
        typer.Option(metavar="MODULE", help="A folder or module that exports a GAME; repeatable."),
    ] = None,
    openapi: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Only write the description of the interface.")
    ] = None,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
    log_json: Annotated[bool, typer.Option(help="Log in JSON, one object a line.")] = False,
) -> None:
    """Host tables; everything played is in the database before it is confirmed."""
    from tabuleiro.server.run import run
    from tabuleiro.server.settings import HOOK_PORTS, Settings, default_bot_processes

    if openapi is not None:
        write_description(openapi)
        return
    check(database, host, processes, log_level, public_url)
    settings = Settings(
        database=database,
        host=host,
        port=port,
        public_url=public_url,
        bot_processes=bot_processes or default_bot_processes(),
        bot_seconds=bot_seconds,
        requests_per_second=requests_per_second,
        messages_per_second=messages_per_second,
        tables_per_hour=tables_per_hour,
        reviews_per_hour=reviews_per_hour,
        review_iterations=review_iterations,
        wrong_links_per_minute=wrong_links_per_minute,
        private_hooks=private_hooks,
        hook_ports=tuple(hook_port or HOOK_PORTS),
        log_people=log_people,
        game_modules=tuple(game_module or ()),
        log_level=log_level,
        log_json=log_json,
    )
    run(settings, announce, processes)


def write_description(file: Path) -> None:
    from tabuleiro.server.api.openapi import text

    file.write_bytes(text())


def check(database: str, host: str, processes: int, log_level: str, public_url: str | None) -> None:
    """What the options cannot say one by one."""
    import re

    from tabuleiro.core.errors import BadConfig
    from tabuleiro.server.storage.database import driver_url

    if driver_url(database).get_backend_name() == "sqlite" and processes > 1:
        raise BadConfig("--processes: several processes need a PostgreSQL --database")
    if not host:
        raise BadConfig("--host: expected an address such as 127.0.0.1, got nothing")
    if log_level not in ("debug", "info", "warning", "error"):
        raise BadConfig(f"--log-level: expected debug, info, warning or error, got {log_level!r}")
    if public_url is not None and not re.fullmatch(r"https?://[^/?#@\s]+/?", public_url):
        raise BadConfig(f"--public-url: expected such as https://games.example.org, got {public_url!r}")


def announce(address: str) -> None:
    print(f"Tabuleiro is at {address} (Ctrl-C ends it)", file=sys.stderr, flush=True)
