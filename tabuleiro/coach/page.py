"""Page: a review as one HTML file that stands alone: graph, sums, key moments with their boards."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any, Final, TypeAlias

from tabuleiro.coach.board import board, colour
from tabuleiro.coach.classes import BEST, CLASSES, GOOD
from tabuleiro.coach.moments import SWING
from tabuleiro.core import registry
from tabuleiro.core.codec import JsonObject
from tabuleiro.core.log import Log
from tabuleiro.core.match import replay

Because: TypeAlias = Callable[[list[Any], list[str]], str]
"""Reasons in words, with the names of the seats."""
KEY_MOMENTS: Final = 12
SUM: Final = (
    "player", "start", "luck", "own choices", "others' choices", "result", "accuracy", "lost per choice",
    "like",
)  # fmt: skip
SIGNS: Final = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}
WIDTH: Final = 1000
HEIGHT: Final = 260
STYLE: Final = """
:root { --ink: #1b2436; --blue: #12306b; --page: #fdfbf5; --card: #f5efe2; --line: #d9d2c2; --ok: #2c7a46 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e9e5da; --blue: #a9c1f0; --page: #10182a; --card: #1b2640; --line: #3a4763;
    --ok: #6cc48a } }
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 76rem; padding: 0 1rem;
  color: var(--ink); background: var(--page) }
h1, h2, h3, h4 { font-family: Georgia, serif; color: var(--blue); margin-bottom: .3rem }
.wide { overflow-x: auto } table { border-collapse: collapse } figure { margin: 1rem 0 }
th, td { padding: .3rem .4rem; border-bottom: 1px solid var(--line); text-align: right; vertical-align: top;
  white-space: nowrap }
th:first-child, td:first-child, .moment th:last-child, .course { text-align: left }
.course { white-space: normal }
svg { width: 100%; height: auto }
svg text { font-size: 13px; fill: var(--ink) } svg line { stroke: var(--line) }
.key { border-bottom: 4px solid var(--seat); margin-right: 1rem }
.moment { border-left: 4px solid var(--seat); padding-left: 1rem; margin: 2rem 0 }
.board { background: var(--card); border-radius: 8px; padding: .6rem 1rem; margin-top: .6rem;
  font-size: 13px; overflow-x: auto }
.seats { display: grid; grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); gap: .8rem }
.seat { border-top: 4px solid var(--seat) } h4 { margin: .3rem 0 } dl dl { margin: 0 }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem .8rem; margin: .3rem 0 }
dt { opacity: .8 } dd { margin: 0 }
.chip { display: inline-block; padding: 0 .4rem; margin: 0 .25rem .2rem 0; border-radius: 4px;
  border: 1px solid var(--line); background: var(--page) }
.grid td { border: 1px solid var(--line); min-width: 3rem; height: 1.4rem; padding: .1rem .4rem }
.best { outline: 3px solid var(--ok) } .chosen { outline: 3px dashed #d9661f }
.best.chosen { outline: 4px double var(--ok) }
"""


def page(log: Log, review: JsonObject, because: Because) -> str:
    names = _names(log)
    moments: Any = review["moments"]
    heading = f"{registry.game(log.header.game).title}: {', '.join(names)}"
    told = [_moment(log, names, each, because) for each in key_moments(moments)]
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(heading)}</title>'
        f"<style>{STYLE}</style><main><h1>{escape(heading)}</h1>"
        f"<p>{review['moves']} moves, each choice played on {review['iterations']} times. "
        "A point of chance is a hundredth of a certain victory.</p>"
        f"{_graph(names, moments, review)}{_sums(names, review)}<h2>Key moments</h2>"
        f"{''.join(told) or '<p>No choice lost 2 points of chance, and no luck changed as much as 5.</p>'}"
        "</main></html>\n"
    )


def key_moments(moments: list[Any]) -> list[Any]:
    """The costliest errors and the largest swings of luck, in the order of the game."""
    costly = [each for each in moments if each["class"] not in (BEST, GOOD) or _swing(each) >= SWING]
    costly.sort(key=lambda each: -max(each["loss"], _swing(each)))
    return sorted(costly[:KEY_MOMENTS], key=lambda each: each["move"])


def _swing(moment: Any) -> int:
    swings: list[int] = [abs(luck) for luck in moment["luck"]]
    return max(swings)


def _names(log: Log) -> list[str]:
    given = log.header.names
    return [given[seat] if seat < len(given) else f"seat {seat}" for seat in range(log.header.players)]


def _graph(names: list[str], moments: list[Any], review: JsonObject) -> str:
    """Everybody's chance over the game, one line per seat, with the errors on them."""
    course: Any = review["chances"]
    step = WIDTH / max(1, len(course) - 1)
    lines = [_line(seat, [stand[seat] for stand in course], step) for seat in range(len(names))]
    rounds = {each["round"]: each["move"] for each in reversed(moments)}
    ticks = [
        f'<text x="{move * step:.1f}" y="{HEIGHT + 18}">{number}</text>' for number, move in rounds.items()
    ]
    signs = [_sign(each, step) for each in moments if each["class"] in SIGNS and each["counts"]]
    key = [
        f'<span class="key" style="--seat: {colour(seat)}">{escape(name)}</span>'
        for seat, name in enumerate(names)
    ]
    return (
        f'<figure><svg viewBox="-50 -14 {WIDTH + 60} {HEIGHT + 40}" role="img" '
        'aria-label="Chance to win of every seat over the game">'
        f"{''.join([*_scale(), *lines, *signs, *ticks])}</svg>"
        f"<figcaption>Chance to win, round by round: {''.join(key)} "
        "?! inaccuracy, ? mistake, ?? blunder</figcaption></figure>"
    )


def _scale() -> list[str]:
    return [
        f'<line x1="0" x2="{WIDTH}" y1="{HEIGHT - HEIGHT * percent // 100}" '
        f'y2="{HEIGHT - HEIGHT * percent // 100}"/>'
        f'<text x="-8" y="{HEIGHT - HEIGHT * percent // 100 + 4}" text-anchor="end">{percent} %</text>'
        for percent in (0, 25, 50, 75, 100)
    ]


def _line(seat: int, chances: list[int], step: float) -> str:
    points = [f"{move * step:.1f},{_height(chance):.1f}" for move, chance in enumerate(chances)]
    return f'<polyline fill="none" stroke="{colour(seat)}" stroke-width="2" points="{" ".join(points)}"/>'


def _sign(moment: Any, step: float) -> str:
    """At the stand of whoever erred."""
    place = f'x="{moment["move"] * step:.1f}" y="{_height(moment["stand"][moment["seat"]]) - 6:.1f}"'
    return f'<text {place} text-anchor="middle" font-weight="bold">{SIGNS[moment["class"]]}</text>'


def _height(chance: int) -> float:
    return HEIGHT * (1 - chance / 10_000)


def _sums(names: list[str], review: JsonObject) -> str:
    seats: Any = review["seats"]
    rows = [_sum(name, each) for name, each in zip(names, seats, strict=True)]
    return _table((*SUM, *CLASSES), rows)


def _sum(name: str, seat: Any) -> str:
    figures = [
        f"{seat['start'] / 100:.1f} %",
        *[f"{seat[part] / 100:+.1f}" for part in ("luck", "own", "others")],
        f"{seat['result'] / 100:.1f} %",
        str(seat["accuracy"]),
        f"{seat['error_rate'] / 100:.2f}",
        seat["resembles"] or "-",
        *[str(seat["classes"][each]) for each in CLASSES],
    ]
    return "".join([f"<tr><td>{escape(name)}", *[f"<td>{figure}" for figure in figures]])


def _table(titles: tuple[str, ...], rows: list[str]) -> str:
    head = "".join([f"<th>{title}" for title in titles])
    return f'<div class="wide" tabindex="0"><table><tr>{head}{"".join(rows)}</table></div>'


def _moment(log: Log, names: list[str], moment: Any, because: Because) -> str:
    seat = moment["seat"]
    heading = f"Move {moment['move'] + 1}, round {moment['round']}: {escape(names[seat])}"
    told = f"<b>{escape(moment['class'])}</b>: chose {_code(moment['chosen'])}"
    if moment["class"] not in (BEST, GOOD):
        told += f", {_code(moment['best'])} was better by {moment['loss'] / 100:.1f} points of chance"
    swings = [
        f"{escape(names[each])} {luck / 100:+.1f}"
        for each, luck in enumerate(moment["luck"])
        if abs(luck) >= SWING
    ]
    told += f"; luck afterwards: {', '.join(swings)}" if swings else ""
    return (
        f'<section class="moment" style="--seat: {colour(seat)}"><h3>{heading}</h3>'
        f"<p>{told}. {escape(because(moment['reasons'], names))}</p>{_prospects(moment)}"
        "<details open><summary>The position, as this seat saw it; "
        '<span class="best">best</span>, <span class="chosen">chosen</span></summary>'
        f"{_position(log, names, moment)}</details></section>"
    )


def _prospects(moment: Any) -> str:
    rows = [
        f"<tr><td>{_code(each['code'])}<td>{each['chances'][moment['seat']] / 100:.1f} %"
        f"<td>± {each['error'] / 100:.1f}<td>{each['points'][moment['seat']] / 10:.1f}"
        f'<td class="course">{" · ".join([_code(step["code"]) for step in each["course"][:4]])}'
        for each in moment["prospects"]
    ]
    return _table(("option", "chance", "error", "points in the end", "expected course"), rows)


def _code(code: str) -> str:
    return f"<code>{escape(code)}</code>"


def _position(log: Log, names: list[str], moment: Any) -> str:
    match = replay(log, moment["move"])
    view = match.game.view(match.state, moment["seat"])
    return board(view, names, moment["best"], moment["chosen"])
