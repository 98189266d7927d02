"""Page: a review as one HTML file that stands alone: graph, sums, key moments with their positions."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any, Final, TypeAlias

from tabuleiro.coach.moments import SWING
from tabuleiro.core.codec import Json, JsonObject
from tabuleiro.core.log import Log
from tabuleiro.core.match import replay

Because: TypeAlias = Callable[[list[Any], list[str]], str]
"""Reasons in words, with the names of the seats."""
KEY_MOMENTS: Final = 12
COLOURS: Final = ("#1f4e9e", "#b5533c", "#5f7f3a", "#bb8408")
WIDTH: Final = 1000
HEIGHT: Final = 260
STYLE: Final = """
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 64rem; padding: 0 1rem;
  color: #1b2436; background: #fdfbf5 }
h1, h2, h3 { font-family: Georgia, serif; color: #12306b } table { border-collapse: collapse }
th, td { padding: .3rem .8rem; border-bottom: 1px solid #d9d2c2; text-align: right; vertical-align: top }
th:first-child, td:first-child { text-align: left } svg { width: 100%; height: auto }
.moment { border-left: 4px solid; padding-left: 1rem; margin: 1.5rem 0 } summary { cursor: pointer }
"""


def page(log: Log, review: JsonObject, because: Because) -> str:
    names = _names(log)
    moments: Any = review["moments"]
    heading = f"{escape(log.header.game)}: {escape(', '.join(names))}"
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{heading}</title><style>{STYLE}</style>'
        f"<h1>{heading}</h1>"
        f"<p>{review['moves']} moves, each choice played on {review['iterations']} times. "
        "A point of chance is a hundredth of a certain victory.</p>"
        f"{_graph(names, moments, review)}{_sums(names, review)}<h2>Key moments</h2>"
        + "".join([_moment(log, names, each, because) for each in key_moments(moments)])
        + "</html>\n"
    )


def key_moments(moments: list[Any]) -> list[Any]:
    """The costliest choices and the largest swings of luck, in the order of the game."""
    costly = [each for each in moments if each["loss"] or _swing(each) >= SWING]
    costly.sort(key=lambda each: -max(each["loss"], _swing(each)))
    return sorted(costly[:KEY_MOMENTS], key=lambda each: each["move"])


def _swing(moment: Any) -> int:
    swings: list[int] = [abs(luck) for luck in moment["luck"]]
    return max(swings)


def _names(log: Log) -> list[str]:
    given = log.header.names
    return [given[seat] if seat < len(given) else f"seat {seat}" for seat in range(log.header.players)]


def _graph(names: list[str], moments: list[Any], review: JsonObject) -> str:
    """Everybody's chance over the game, one line per seat."""
    result: Any = review["result"]
    stands = [each["stand"] for each in moments] + [result]
    step = WIDTH / max(1, len(stands) - 1)
    lines = []
    for seat, name in enumerate(names):
        points = [
            f"{number * step:.1f},{HEIGHT * (1 - stand[seat] / 10_000):.1f}"
            for number, stand in enumerate(stands)
        ]
        colour = COLOURS[seat % len(COLOURS)]
        lines.append(
            f'<polyline fill="none" stroke="{colour}" stroke-width="2" points="{" ".join(points)}">'
            f"<title>{escape(name)}</title></polyline>"
        )
    legend = " ".join(
        [
            f'<b style="color:{COLOURS[seat % len(COLOURS)]}">{escape(name)}</b>'
            for seat, name in enumerate(names)
        ]
    )
    marks = "".join(
        [f'<line x1="0" x2="{WIDTH}" y1="{y}" y2="{y}" stroke="#d9d2c2"/>' for y in (0, HEIGHT // 2, HEIGHT)]
    )
    return (
        f'<figure><svg viewBox="-4 -4 {WIDTH + 8} {HEIGHT + 8}" role="img" '
        f'aria-label="Chance to win of every seat over the game">{marks}{"".join(lines)}</svg>'
        f"<figcaption>Chance to win, from 0 % below to 100 % above: {legend}</figcaption></figure>"
    )


def _sums(names: list[str], review: JsonObject) -> str:
    seats: Any = review["seats"]
    titles = ("", "start", "luck", "own choices", "others' choices", "result", "accuracy", "lost per choice")
    rows = [
        f"<tr><td>{escape(name)}<td>{each['start'] / 100:.1f} %<td>{each['luck'] / 100:+.1f}"
        f"<td>{each['own'] / 100:+.1f}<td>{each['others'] / 100:+.1f}<td>{each['result'] / 100:.1f} %"
        f"<td>{each['accuracy']}<td>{each['error_rate'] / 100:.2f}"
        for name, each in zip(names, seats, strict=True)
    ]
    return f"<table><tr>{''.join([f'<th>{title}' for title in titles])}{''.join(rows)}</table>"


def _moment(log: Log, names: list[str], moment: Any, because: Because) -> str:
    seat = moment["seat"]
    luck = moment["luck"][seat]
    heading = f"Move {moment['move'] + 1}, round {moment['round']}: {escape(names[seat])}"
    told = f"<b>{escape(moment['class'])}</b>: chose {_code(moment['chosen'])}"
    if moment["loss"]:
        told += f", {_code(moment['best'])} was better by {moment['loss'] / 100:.1f} points of chance"
    if abs(luck) >= SWING:
        told += f"; luck afterwards {luck / 100:+.1f}"
    return (
        f'<section class="moment" style="border-color:{COLOURS[seat % len(COLOURS)]}"><h3>{heading}</h3>'
        f"<p>{told}. {escape(because(moment['reasons'], names))}</p>{_prospects(moment)}"
        "<details><summary>The position, as this seat saw it</summary>"
        f"{_position(log, moment)}</details></section>"
    )


def _prospects(moment: Any) -> str:
    rows = [
        f"<tr><td>{_code(each['code'])}<td>{each['chances'][moment['seat']] / 100:.1f} %"
        f"<td>± {each['error'] / 100:.1f}<td>{each['points'][moment['seat']] / 10:.1f}"
        f"<td>{' · '.join([_code(step['code']) for step in each['course'][:4]])}"
        for each in moment["prospects"]
    ]
    titles = ("option", "chance", "error", "points in the end", "expected course")
    return f"<table><tr>{''.join([f'<th>{title}' for title in titles])}{''.join(rows)}</table>"


def _code(code: str) -> str:
    return f"<code>{escape(code)}</code>"


def _position(log: Log, moment: Any) -> str:
    """What the seat saw, zone by zone."""
    match = replay(log, moment["move"])
    view = match.game.view(match.state, moment["seat"])
    rows = [
        f"<tr><td>{escape(zone)}<td>{_written(value)}" for zone, value in view.items() if zone != "memory"
    ]
    return f"<table>{''.join(rows)}</table>"


def _written(value: Json) -> str:
    if isinstance(value, dict):
        return ", ".join([f"{escape(str(name))} {_written(each)}" for name, each in value.items()]) or "-"
    if isinstance(value, list):
        rows = any(isinstance(each, dict) for each in value)
        return ("<br>" if rows else ", ").join([_written(each) for each in value]) or "-"
    return "-" if value in (None, "") else escape(str(value))
