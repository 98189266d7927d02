"""Report: a contest as one HTML page with its plots inside, readable without a network."""

from __future__ import annotations

import io
from collections import Counter
from html import escape
from typing import Any, Final

import matplotlib as mpl
from matplotlib.figure import Figure

from tabuleiro.lab.arena import Contest, Result
from tabuleiro.lab.ratings import LevelResult, course, entries, wins_by_seat

mpl.rcParams["svg.hashsalt"] = "tabuleiro"  # the same results give the same file

COLOURS: Final = ("#1f4e9e", "#b5533c", "#5f7f3a", "#bb8408", "#7a4fa3", "#2f8a8a", "#8a6d5a", "#444b59")
STYLE: Final = """
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; color: #1b2436 }
h1, h2 { font-family: Georgia, serif; color: #12306b } table { border-collapse: collapse }
th, td { padding: .3rem .8rem; border-bottom: 1px solid #d9d2c2; text-align: right }
th:first-child, td:first-child { text-align: left } svg { max-width: 100%; height: auto }
"""


def contest_page(contest: Contest, results: list[Result], *, notice: str = "") -> str:
    """The whole report; `notice` is a sentence about the components, such as a reconstructed pack."""
    found = entries(contest, results)
    plots = [win_rates(found), points_by_kind(found), seats_plot(contest, results), rounds_plot(results)]
    heading = f"{escape(contest.game)}: {escape(', '.join(contest.bots))}"
    settings = (
        f"{escape(course(contest, results))}. Seed {contest.seed}, options {escape(str(contest.options))}"
    )
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{heading}</title><style>{STYLE}</style>'
        f"<h1>{heading}</h1><p>{settings}. {escape(notice)}</p>{_table(found)}"
        + "".join([f"<figure>{_svg(plot)}</figure>" for plot in plots])
        + "</html>\n"
    )


def _table(found: list[LevelResult]) -> str:
    rows = [
        f"<tr><td>{escape(entry.level)}<td>{entry.seats}<td>{entry.wins.share:.1%}"
        f"<td>{entry.wins.low:.1%} to {entry.wins.high:.1%}<td>{entry.par:.1%}<td>{entry.points:.1f}"
        f"<td>{entry.rating:.1f} ± {2 * entry.deviation:.1f}<td>{entry.slowest:.2f} s"
        for entry in found
    ]
    titles = ("level", "seats", "wins", "95 % interval", "par", "points", "rating", "slowest decision")
    return f"<table><tr>{''.join([f'<th>{title}' for title in titles])}{''.join(rows)}</table>"


def win_rates(found: list[LevelResult]) -> Figure:
    """Share of victories with intervals, and the par of equal strength."""
    figure, axes = _plot("Share of victories, 95 % interval (mark: par)")
    for place, entry in enumerate(found):
        share, low, high = entry.wins
        axes.barh(place, share, color=COLOURS[place % len(COLOURS)])
        axes.plot([low, high], [place, place], color="#1b2436", linewidth=2)
        axes.plot([entry.par], [place], marker="|", markersize=18, color="#1b2436")
    axes.set_yticks(range(len(found)), [entry.level for entry in found])
    axes.set_xlim(0, 1)
    return figure


def points_by_kind(found: list[LevelResult]) -> Figure:
    """Where the points of each level came from."""
    figure, axes = _plot("Mean points by source")
    kinds = list(dict.fromkeys([kind for entry in found for kind in entry.items]))
    left = [0.0] * len(found)
    for number, kind in enumerate(kinds):
        widths = [entry.items.get(kind, 0.0) for entry in found]
        axes.barh(range(len(found)), widths, left=left, label=kind, color=COLOURS[number % len(COLOURS)])
        left = [before + width for before, width in zip(left, widths, strict=True)]
    axes.set_yticks(range(len(found)), [entry.level for entry in found])
    axes.legend(fontsize=7, ncols=3, loc="upper center", bbox_to_anchor=(0.5, -0.1))
    return figure


def seats_plot(contest: Contest, results: list[Result]) -> Figure:
    """What sitting early or late is worth."""
    figure, axes = _plot("Share of victories by seat")
    shares = wins_by_seat(contest, results)
    axes.bar([str(seat) for seat in range(len(shares))], shares, color=COLOURS[0])
    axes.axhline(1 / len(shares), color="#1b2436", linewidth=1)
    return figure


def rounds_plot(results: list[Result]) -> Figure:
    """How long the games were."""
    figure, axes = _plot("Rounds")
    counted = Counter([result.rounds for result in results])
    axes.bar(list(counted), list(counted.values()), color=COLOURS[2])
    return figure


def _plot(title: str) -> tuple[Figure, Any]:
    figure = Figure(figsize=(8, 3), layout="constrained")
    axes: Any = figure.subplots()
    axes.set_title(title, fontsize=11)
    axes.spines[["top", "right"]].set_visible(False)
    return figure, axes


def _svg(figure: Figure) -> str:
    written = io.StringIO()
    figure.savefig(written, format="svg", metadata={"Date": None})
    return written.getvalue()[written.getvalue().index("<svg") :]
