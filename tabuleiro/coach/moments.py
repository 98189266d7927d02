"""Key moments: what a seat should look at again, in the order of the game."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from tabuleiro.coach.classes import BEST, GOOD, class_of
from tabuleiro.coach.summary import Moment
from tabuleiro.core.codec import JsonObject

MomentKind: TypeAlias = Literal["error", "luck", "deed", "close"]


class KeyMoment(NamedTuple):
    """What came of a moment for a seat, in hundredths of a point of chance."""

    move: int
    seat: int
    kind: MomentKind
    change: int


SWING: Final = 500
"""Luck of so many hundredths of a point and more is a key moment."""
DEED: Final = 100
"""The best deed is one by which so much could have been lost."""
CLOSE_CALLS: Final = 3
"""Shown of a seat that made no error."""


def key_moments(found: list[Moment], players: int, *, whole: bool) -> list[JsonObject]:
    """Of every seat its errors, its swings of luck and its best deed; `whole` says that all was judged."""
    told = [each for seat in range(players) for each in _of_seat(found, seat, whole=whole)]
    return [{**each._asdict()} for each in sorted(told)]


def _of_seat(found: list[Moment], seat: int, *, whole: bool) -> list[KeyMoment]:
    own = [moment for moment in found if moment.seat == seat and moment.counts]
    errors = [moment for moment in own if class_of(moment.loss) not in (BEST, GOOD)]
    swings = [moment for moment in found if abs(moment.luck[seat]) >= SWING]
    told = [_told("error", moment, seat, -moment.loss) for moment in errors]
    told += [_told("luck", moment, seat, moment.luck[seat]) for moment in swings]
    told += [_told("deed", moment, seat, _margin(moment)) for moment in _best_deed(own)]
    if whole and not errors:
        close = sorted([each for each in own if _chose_best(each)], key=_margin)[:CLOSE_CALLS]
        told += [_told("close", moment, seat, _margin(moment)) for moment in close]
    return told


def _told(kind: MomentKind, moment: Moment, seat: int, change: int) -> KeyMoment:
    return KeyMoment(moment.move, seat, kind, change)


def _best_deed(own: list[Moment]) -> list[Moment]:
    """The one right choice by which the next best would have lost most."""
    right = [moment for moment in own if _chose_best(moment) and _margin(moment) >= DEED]
    return [max(right, key=_margin)] if right else []


def _chose_best(moment: Moment) -> bool:
    return bool(moment.assessed["best"] == moment.assessed["chosen"])


def _margin(moment: Moment) -> int:
    """What the second best option would have lost."""
    loss: int = moment.assessed["prospects"][1]["loss"]
    return loss
