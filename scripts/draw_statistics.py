"""Draws the plots of docs/statistics.md from a result file of `tabuleiro arena`, and prints its tables.

python scripts/draw_statistics.py games.jsonl
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import matplotlib as mpl
from matplotlib.figure import Figure

from tabuleiro.lab.arena import Result, Tally
from tabuleiro.lab.report import COLOURS
from tabuleiro.lab.statistics import Following, SeatResult, amount, following, kinds, means, seats

IMAGES: Final = Path(__file__).parents[1] / "docs" / "images"
FEWEST: Final = 15
"""What fewer seats did says nothing."""
SCORES_SHOWN: Final = 8
mpl.rcParams["svg.hashsalt"] = "tabuleiro"  # the same results give the same file
mpl.rcParams["svg.fonttype"] = "none"  # text stays text: small files, the reader's own letters
mpl.rcParams["font.size"] = 8

Test = Callable[[SeatResult], bool]
Measure = Callable[[SeatResult], float]

SIX: Final = ("guild_hall", "city_hall", "triumphal_arch", "palace")
PLANTS: Final = ("indigo", "sugar", "tobacco", "coffee", "silver")
MONUMENTS: Final = ("statue", "column", "hero")


def scored(kind: str, least: int = 1) -> Test:
    return lambda seat: seat.items.get(kind, 0) >= least


def did(kind: str, least: int = 1) -> Test:
    return lambda seat: amount(seat.counts, kind) >= least


def sits(number: int) -> Test:
    return lambda seat: seat.number == number


def points_for(kind: str) -> Measure:
    return lambda seat: seat.items.get(kind, 0)


def number_of(what: str) -> Measure:
    return lambda seat: amount(seat.counts, what)


PLANS: Final[dict[str, dict[str, Test]]] = {
    "san-juan": {
        "guild hall": scored("guild_hall"),
        "city hall": scored("city_hall"),
        "triumphal arch": scored("triumphal_arch"),
        "palace": scored("palace"),
        "chapel with 3 cards": scored("chapel", 3),
        "library": did("build library"),
        "guild hall and 6 plants": lambda seat: seat.items.get("guild_hall", 0) > 0 and plants(seat) >= 6,
        "city hall and a monument": lambda seat: seat.items.get("city_hall", 0) > 0 and monuments(seat) > 0,
        "none of cost 6": lambda seat: not any(scored(kind)(seat) for kind in SIX),
    },
    "lisboa": {
        "5 stores or more": did("store", 5),
        "4 stores": lambda seat: amount(seat.counts, "store") == 4,
        "2 stores or fewer": lambda seat: amount(seat.counts, "store") < 3,
        "3 ships or more": did("ship", 3),
        "1 ship or none": lambda seat: not did("ship", 2)(seat),
        "5 decrees or more": did("decree", 5),
        "3 decrees or fewer": lambda seat: not did("decree", 4)(seat),
        "3 public buildings or more": did("building", 3),
        "1 public building or none": lambda seat: not did("building", 2)(seat),
    },
}
COUNTED: Final[dict[str, tuple[str, ...]]] = {
    "san-juan": (
        *("build", "role builder", "role producer", "role trader", "role councillor", "role prospector"),
    ),
    "lisboa": (
        *("store", "building", "ship", "decree", "tile", "completed_plan"),
        *("played visit", "played sponsor", "played portfolio"),
        *("wigs store", "wigs building", "wigs church", "wigs sailed", "wigs rubble_sets", "wigs decree"),
    ),
}


def plants(seat: SeatResult) -> int:
    return 1 + sum([seat.counts.get(f"build {plant}", 0) for plant in PLANTS])


def monuments(seat: SeatResult) -> int:
    return sum([seat.counts.get(f"build {monument}", 0) for monument in MONUMENTS])


def draw(game: str, results: list[Result]) -> Figure:
    """Rounds, victories by seat, points by source, and victories by plan."""
    figure = Figure(figsize=(8, 6), layout="constrained")
    axes: Any = figure.subplots(2, 2)
    among = seats(results)
    _rounds(axes[0, 0], results)
    _by_seat(axes[0, 1], among)
    _points(axes[1, 0], among)
    _plans(axes[1, 1], [following(name, among, test) for name, test in PLANS[game].items()])
    for each in axes.flat:
        each.spines[["top", "right"]].set_visible(False)
    return figure


def _rounds(axes: Any, results: list[Result]) -> None:
    counted = Counter([result.rounds for result in results])
    axes.bar(list(counted), list(counted.values()), color=COLOURS[2])
    axes.set_title("Rounds")


def _by_seat(axes: Any, among: list[SeatResult]) -> None:
    numbers = range(1 + max([seat.number for seat in among]))
    found = [following(str(number + 1), among, sits(number)) for number in numbers]
    _intervals(axes, found)
    axes.set_title("Victories by place in turn order")


def _points(axes: Any, among: list[SeatResult]) -> None:
    left = [0.0, 0.0]
    for place, kind in enumerate(kinds(among)[:SCORES_SHOWN]):
        widths = means(among, points_for(kind))
        axes.barh(["winner", "others"], widths, left=left, label=kind.replace("_", " "), color=COLOURS[place])
        left = [before + width for before, width in zip(left, widths, strict=True)]
    axes.legend(fontsize=6, ncols=4, loc="upper center", bbox_to_anchor=(0.5, -0.08), frameon=False)
    axes.set_title("Mean points by source")


def _plans(axes: Any, found: list[Following]) -> None:
    _intervals(axes, [each for each in found if each.seats >= FEWEST])
    axes.set_title("Victories by what a seat did")


def _intervals(axes: Any, found: list[Following]) -> None:
    """Shares of victories with their 95 % intervals, the first on top."""
    for place, each in enumerate(reversed(found)):
        axes.barh(place, each.wins.share, color=COLOURS[0])
        axes.plot([each.wins.low, each.wins.high], [place, place], color="#1b2436", linewidth=1.5)
    axes.set_yticks(range(len(found)), [each.name for each in reversed(found)])


def table_of_plans(rows: list[Following]) -> str:
    lines = [
        f"| {row.name} | {row.seats} | {row.share:.0%} | {row.wins.share:.0%} "
        f"| {row.wins.low:.0%}-{row.wins.high:.0%} |"
        for row in rows
        if row.seats >= FEWEST
    ]
    return "\n".join(["| what | seats | of all | wins | 95 % |", "|---|---|---|---|---|", *lines])


def table_of_means(rows: dict[str, tuple[float, float]]) -> str:
    lines = [f"| {name} | {winner:.1f} | {others:.1f} |" for name, (winner, others) in rows.items()]
    return "\n".join(["| what | winner | others |", "|---|---|---|", *lines])


def single_kinds(among: list[SeatResult], kind: str) -> list[Following]:
    """Every building, ship, tile or decree for itself, best first."""
    names = {name for seat in among for name in seat.counts if name.startswith(f"{kind} ")}
    found = [following(name, among, did(name)) for name in sorted(names)]
    return sorted(found, key=lambda each: -each.wins.share)


def main() -> None:
    tally = Tally.of_file(Path(sys.argv[1]))
    game, results = tally.contest.game, tally.results
    among = seats(results)
    name = f"statistics-{game}.svg"
    draw(game, results).savefig(IMAGES / name, metadata={"Date": None})
    print(f"{len(results)} games, {sum([r.rounds for r in results]) / len(results):.1f} rounds")
    print(f"ended by {dict(Counter([result.ended_by for result in results]))}\n")
    points = {"points": means(among, lambda seat: seat.points)}
    lines = {kind: means(among, points_for(kind)) for kind in kinds(among)}
    counts = {what: means(among, number_of(what)) for what in COUNTED[game]}
    print(table_of_means(points | lines), "\n")
    print(table_of_means(counts), "\n")
    print(table_of_plans([following(name, among, test) for name, test in PLANS[game].items()]), "\n")
    for kind in ("build", "decree", "tile", "ship", "completed_plan", "building"):
        found = single_kinds(among, kind)
        if found:
            print(table_of_plans(found), "\n")


if __name__ == "__main__":
    main()
