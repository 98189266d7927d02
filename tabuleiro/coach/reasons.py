"""Reasons: what one option brings that another does not, from what both led to in the same worlds."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from tabuleiro.coach.trials import Ending, Trial, error_of_mean, mean
from tabuleiro.core.game import Game

SURE: Final = 2.0
"""A difference counts when it is so many times its standard error."""
WORTH_SAYING: Final = 0.3
"""Smaller differences, in pieces or points, explain nothing."""
OFTEN: Final = 0.1
"""The end of the game comes nearer or farther when it is met in so many more or fewer of the worlds."""
MOST: Final = 3
ENDS: Final = "ends"
HAS: Final = "has"
RIVAL: Final = "coach-rival-"
"""How the ids of sentences begin that tell what another seat has not."""


class Reason(NamedTuple):
    """What differs for a seat, and by how much in the mean."""

    kind: str
    seat: int
    unit: str
    tenths: int
    weight: float
    """How far the difference stands out of what chance would bring."""

    def to_json(self) -> dict[str, Any]:
        """The id of a sentence of `coach.ftl` and what it names; a seat is given to be put into words."""
        unit = self.unit.replace(" ", "-")
        if self.kind == ENDS:
            way = "sooner" if self.tenths > 0 else "later"
            return {"id": f"coach-ends-{way}", "arguments": {"percent": abs(self.tenths) * 10}}
        amount = abs(self.tenths) / 10
        if self.tenths > 0:
            return {"id": f"coach-more-{unit}", "arguments": {"amount": amount}}
        return {"id": f"{RIVAL}{unit}", "arguments": {"seat": self.seat, "amount": amount}}


def reasons(game: Game[Any], seat: int, better: Trial, other: Trial) -> list[dict[str, Any]]:
    """The clearest differences, at most three: what the seat has more or less by then, and its rivals."""
    if better is other:
        return []
    pairs = list(zip(better.endings, other.endings, strict=False))
    found = [*_of_holdings(game, pairs), *_of_the_end(seat, pairs)]
    speaking = [reason for reason in found if _speaks_for_it(reason, seat)]
    speaking.sort(key=lambda reason: -reason.weight)
    return [reason.to_json() for reason in speaking[:MOST]]


def differences(game: Game[Any], better: Trial, other: Trial) -> list[dict[str, Any]]:
    """What every seat has at the horizon with the one option and the other, in tenths, where it differs."""
    pairs = list(zip(better.endings, other.endings, strict=False))
    ends = [(game.holdings(one.position), game.holdings(two.position)) for one, two in pairs]
    return [
        {
            "seat": reason.seat,
            "unit": reason.unit,
            "best": round(10 * mean([float(one[reason.seat][reason.unit]) for one, _ in ends])),
            "other": round(10 * mean([float(two[reason.seat][reason.unit]) for _, two in ends])),
        }
        for reason in _of_holdings(game, pairs)
    ]


def _speaks_for_it(reason: Reason, seat: int) -> bool:
    """What the seat has more, or a rival less, is a reason; that it costs something is none."""
    return reason.kind == ENDS or (reason.tenths > 0) == (reason.seat == seat)


def _of_holdings(game: Game[Any], pairs: list[tuple[Ending, Ending]]) -> list[Reason]:
    ends = [(game.holdings(one.position), game.holdings(other.position)) for one, other in pairs]
    found: list[Reason] = []
    for each in range(len(pairs[0][0].chances)):
        for unit in ends[0][0][each]:
            gaps = [float(one[each][unit] - other[each][unit]) for one, other in ends]
            found += _reason(HAS, each, unit, gaps, WORTH_SAYING)
    return found


def _of_the_end(seat: int, pairs: list[tuple[Ending, Ending]]) -> list[Reason]:
    gaps = [float(bool(other.position.stack)) - float(bool(one.position.stack)) for one, other in pairs]
    return _reason(ENDS, seat, "", gaps, OFTEN)


def _reason(kind: str, seat: int, unit: str, gaps: list[float], least: float) -> list[Reason]:
    size, error = mean(gaps), error_of_mean(gaps)
    if abs(size) < least or abs(size) < SURE * error:
        return []
    return [Reason(kind, seat, unit, round(10 * size), abs(size) / (error + least))]
