"""`tabuleiro review`: every decision of a finished game judged, and luck told apart from skill."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from tabuleiro.cli.arguments import MOST_PROCESSES, AsJson, check_place, examples
from tabuleiro.cli.output import console, print_json, tracked
from tabuleiro.cli.replay import read_log
from tabuleiro.coach.quality import ITERATIONS, LEAST, MOST
from tabuleiro.core.codec import JsonObject
from tabuleiro.core.errors import BadConfig, BadLog

if TYPE_CHECKING:
    from tabuleiro.coach.review import Review

EXAMPLES: Final = examples(
    "tabuleiro review game.log",
    "tabuleiro review game.log --iterations 1000 --html review.html",
    "tabuleiro review game.log --seat 2 --json > review.json",
)
SHOWN: Final = 10
"""So many of the costliest choices are printed."""


def command(
    file: Annotated[Path, typer.Argument(metavar="LOG", help="The log of a finished game.")],
    *,
    seat: Annotated[int | None, typer.Option(min=0, help="Only the choices of this seat are shown.")] = None,
    iterations: Annotated[
        int, typer.Option(min=LEAST, max=MOST, help="How often each choice is played on.")
    ] = ITERATIONS,
    seed: Annotated[int, typer.Option(help="The same seed gives the same review.")] = 1,
    workers: Annotated[int, typer.Option(min=1, max=MOST_PROCESSES, help="How many processes judge.")] = min(
        os.cpu_count() or 1, MOST_PROCESSES
    ),
    html: Annotated[Path | None, typer.Option(help="Writes a page that stands alone.")] = None,
    as_json: AsJson = False,
) -> None:
    """Say what every choice lost, and what luck and skill made of the game.

    A review that was broken off goes on: what was judged is kept in a file beside the log.
    """
    from tabuleiro.cli.sentences import because
    from tabuleiro.coach.review import Review

    try:
        log = read_log(file)
        review = Review(log, iterations, seed)
    except BadLog as fault:
        raise BadConfig(f"{file}, {fault}") from None
    except BadConfig as fault:
        raise BadConfig(f"{file}: {fault}") from None
    if seat is not None and seat >= log.header.players:
        raise BadConfig(f"--seat: {file} has seats 0 to {log.header.players - 1}, not {seat}")
    kept = file.with_name(file.name + ".review")
    if html is not None:
        check_page(html, file, kept)
    judge_all(review, kept, workers)
    found = of_seat(review.to_json(), seat)
    if html is not None:
        from tabuleiro.coach.page import page

        html.write_text(page(log, found, partial(because, log.header.game)), encoding="utf-8")
    if as_json:
        print_json(found)
    elif html is None:
        show(found, [*log.header.names, *[f"seat {each}" for each in range(log.header.players)]], seat)


def check_page(html: Path, log: Path, kept: Path) -> None:
    """Refuse a place where no page can be, or where it would take that of what it is made from."""
    check_place("--html", html)
    if html.resolve() in (log.resolve(), kept.resolve()):
        raise BadConfig(f"--html: {html} is the log itself, or what is kept of its review")


def judge_all(review: Review, path: Path, workers: int) -> None:
    """What is missing, on all workers; each part is kept as soon as it is there."""
    from tabuleiro.coach.kept import Kept
    from tabuleiro.coach.review import judge
    from tabuleiro.lab.executor import executor

    kept = Kept(review, path)
    missing = review.missing()
    for judged in tracked(executor(workers).run(judge, missing), "reviewing", len(missing)):
        review.take(judged)
        kept.add(judged)


def of_seat(review: JsonObject, seat: int | None) -> JsonObject:
    """The review with the moments of one seat only; the sums of all seats stay."""
    if seat is None:
        return review
    moments: Any = review["moments"]
    return {**review, "moments": [each for each in moments if each["seat"] == seat]}


def show(review: JsonObject, names: list[str], seat: int | None) -> None:
    """For people: the sum of each seat, and the costliest choices."""
    from rich.table import Table

    from tabuleiro.cli.sentences import because

    out = console()
    sums = Table("", "start", "luck", "own", "others", "result", "accuracy", "lost a choice", "like")
    game: Any = review["game"]
    seats: Any = review["seats"]
    for number, each in enumerate(seats):
        if seat in (None, number):
            figures = [f"{each[name] / 100:+.1f}" for name in ("luck", "own", "others")]
            sums.add_row(
                names[number],
                f"{each['start'] / 100:.1f} %",
                *figures,
                f"{each['result'] / 100:.1f} %",
                str(each["accuracy"]),
                f"{each['error_rate'] / 100:.2f}",
                each["resembles"] or "-",
            )
    out.print(sums)
    moments: Any = review["moments"]
    costly = sorted([each for each in moments if each["loss"]], key=lambda each: -each["loss"])[:SHOWN]
    choices = Table("move", "round", "who", "lost", "class", "chose", "better", "why")
    for each in sorted(costly, key=lambda each: each["move"]):
        words = (str(each["move"] + 1), str(each["round"]), names[each["seat"]], f"{each['loss'] / 100:.1f}")
        why = because(game, each["reasons"], names)
        choices.add_row(*words, each["class"], each["chosen"], each["best"], why)
    out.print(choices)
