"""`tabuleiro arena`: which bot is stronger, and how sure we are."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from tabuleiro.cli import arguments
from tabuleiro.cli.output import console, print_json, tracked
from tabuleiro.core import registry
from tabuleiro.core.errors import BadConfig

if TYPE_CHECKING:
    from tabuleiro.lab.arena import Contest, Result

EXAMPLES: Final = arguments.examples(
    "tabuleiro arena san-juan --bots novice,random,random,random --games 400",
    "tabuleiro arena lisboa --bots strong,steady --games 200 --iterations 300 --out a.jsonl --report a.html",
)


def command(
    game: arguments.GameKey,
    bots: Annotated[
        str, typer.Option(help="The line-up, one bot per seat: a,b,…; only-PLAN is one of the lab.")
    ],
    games: arguments.Games = 400,
    seed: arguments.Seed = 1,
    option: arguments.Options = None,
    iterations: arguments.Iterations = None,
    seconds: arguments.Seconds = None,
    workers: arguments.Workers = arguments.ALL_CORES,
    ray: arguments.WithRay = False,
    out: Annotated[Path | None, typer.Option(help="Keeps the results; a broken-off contest goes on.")] = None,
    report: Annotated[Path | None, typer.Option(help="Writes an HTML page with plots.")] = None,
    as_json: arguments.AsJson = False,
) -> None:
    """Play every deal in all rotations of the seats and say who wins, with 95 % intervals and ratings.

    With --iterations the same seed gives the same result, whatever the number of workers.
    """
    try:
        from tabuleiro.lab.arena import Contest, Tally
        from tabuleiro.lab.executor import executor
        from tabuleiro.lab.exploiters import contestant
        from tabuleiro.lab.ratings import summary
    except ImportError as missing:
        raise BadConfig(f"the arena needs the extra 'lab' ({missing.name} is not installed)") from None

    found = registry.game(game)
    names = tuple(bots.split(","))
    config = arguments.configured(found, len(names), option)
    for name in names:
        contestant(name, found.key, 0)
    contest = Contest(found.key, names, config.options, games, seed, seconds, iterations)
    tally = Tally(contest, out)
    for _ in tracked(tally.play(executor(workers, ray=ray)), "playing", len(tally.missing())):
        pass
    if as_json:
        print_json(summary(contest, tally.results))
    else:
        print_table(contest, tally.results)
    if report is not None:
        write_report(report, contest, tally.results)


def write_report(path: Path, contest: Contest, results: list[Result]) -> None:
    from tabuleiro.lab.report import contest_page

    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(contest_page(contest, results, notice=notice(contest)), encoding="utf-8")


def notice(contest: Contest) -> str:
    """What has to be said of the figures that were played with."""
    game = registry.game(contest.game)
    return game.notice(game.configure(len(contest.bots), contest.options))


def print_table(contest: Contest, results: list[Result]) -> None:
    """The strength table for people."""
    from rich.table import Table

    from tabuleiro.lab.ratings import course, entries

    table = Table("level", "seats", "wins", "95 % interval", "par", "points", "rating", "slowest decision")
    for entry in entries(contest, results):
        table.add_row(
            entry.level,
            str(entry.seats),
            f"{entry.wins.share:.1%}",
            f"{entry.wins.low:.1%} to {entry.wins.high:.1%}",
            f"{entry.par:.1%}",
            f"{entry.points:.1f}",
            f"{entry.rating:.1f} ± {2 * entry.deviation:.1f}",
            f"{entry.slowest:.2f} s",
        )
    console().print(table)
    console().print(f"{course(contest, results)}. {notice(contest)}".rstrip())
