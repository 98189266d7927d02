"""Summary: what luck and skill made of a game, seat by seat, from the assessments of its decisions.

Between two assessed decisions the chances change by what was chosen and by what was revealed. The latter was
measured by itself (luck), and the rest of the way to the next stand is skill: a later look knows better what
a choice was worth, and what it finds is no luck. So for every seat start + luck + own skill + others' skill
= result, whatever the judge believes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias, final

from tabuleiro.coach.chances import Hundredths
from tabuleiro.coach.classes import CLASSES, TRIVIAL, accuracy, class_of, resembles
from tabuleiro.core.codec import JsonObject

Assessed: TypeAlias = Mapping[str, Any]
"""An assessment as JSON."""
REVEALED: Final = "revealed"
"""What came to light after a choice; in older reviews, which lack it, luck is what no skill explains."""
REPLY: Final = "reply"
"""The choice was made in the turn of somebody else, where a turn is one thought."""


@final
class Moment:
    """A decision with what it changed, and the luck between it and the next one."""

    __slots__ = ("after", "assessed", "counts", "loss", "luck", "measured", "move", "seat", "skill", "stand")

    def __init__(
        self, assessed: Assessed, stand: Hundredths, skill: Hundredths, later: Hundredths | None
    ) -> None:
        """`later` is how all stood at the next choice; None where that is not known yet."""
        self.assessed: Final = assessed
        self.move: Final[int] = assessed["move"]
        self.seat: Final[int] = assessed["seat"]
        self.stand: Final[Hundredths] = stand
        self.skill: Final[Hundredths] = skill
        self.loss: Final[int] = assessed["loss"]
        self.measured: Final[int] = assessed.get("measured", -self.skill[self.seat])
        """The loss as it was measured, also below 0; in reviews of before the skill was nothing else."""
        self.after: Final = [stand + skill for stand, skill in zip(self.stand, self.skill, strict=True)]
        """How all stood with this choice, before anything was revealed."""
        self.luck: Final = [end - now for end, now in zip(later or self.after, self.after, strict=True)]
        self.counts: Final = assessed["worst"] >= TRIVIAL
        """Something could be won or lost by it."""

    def to_json(self) -> JsonObject:
        return {
            **self.assessed,
            "stand": list(self.stand),
            "skill": list(self.skill),
            "luck": list(self.luck),
            "class": class_of(self.loss),
            "counts": self.counts,
        }


@final
class SeatSummary:
    """One seat: start + luck + own skill + others' skill = result."""

    __slots__ = ("classes", "counted", "error_rate", "luck", "others", "own", "result", "start")

    def __init__(self, seat: int, moments: list[Moment], start: int, result: int) -> None:
        self.start: Final = start
        self.result: Final = result
        self.luck: Final = sum([moment.luck[seat] for moment in moments])
        self.own: Final = sum([each.skill[seat] for each in moments if each.seat == seat])
        self.others: Final = sum([each.skill[seat] for each in moments if each.seat != seat])
        counted = [moment for moment in moments if moment.seat == seat and moment.counts]
        self.counted: Final = len(counted)
        self.error_rate: Final = max(0.0, sum([each.measured for each in counted]) / max(1, len(counted)))
        """The mean loss per counted choice, in hundredths of a point.

        As measured, so that errors cancel out: losses are never below 0, so that theirs would add up.
        """
        self.classes: Final = {
            name: sum([class_of(moment.loss) == name for moment in counted]) for name in CLASSES
        }

    def to_json(self, error_rates: Mapping[str, float]) -> JsonObject:
        return {
            "start": self.start,
            "luck": self.luck,
            "own": self.own,
            "others": self.others,
            "result": self.result,
            "counted": self.counted,
            "error_rate": round(self.error_rate),
            "accuracy": accuracy(self.error_rate),
            "resembles": resembles(self.error_rate, error_rates) if self.counted else None,
            "classes": dict(self.classes),
        }


def moments(assessments: Sequence[Assessed], result: Hundredths | None) -> list[Moment]:
    """In the order of the game; luck reaches up to the next assessed decision, at last up to the result.

    Without a result not all has been judged, and nothing is known of the luck after the last of them.
    """
    ordered = sorted(assessments, key=lambda each: int(each["move"]))
    skills = [_changed(ordered, place, result) for place in range(len(ordered))]
    stands = _stands(ordered, skills)
    ends = [*stands[1:], result]
    return [Moment(*each) for each in zip(ordered, stands, skills, ends, strict=False)]


def _changed(ordered: Sequence[Assessed], place: int, result: Hundredths | None) -> Hundredths:
    """What the choice at this place changed: all up to the next one but what was revealed, and replies."""
    each = ordered[place]
    last = next((later for later in range(place + 1, len(ordered)) if not _is_reply(ordered[later])), None)
    end = result if last is None else ordered[last]["stand"]
    if REVEALED not in each or _is_reply(each) or end is None:
        return list(each["skill"])
    replies = ordered[place + 1 : last]
    known = [each[REVEALED], *[change for reply in replies for change in (reply["skill"], reply[REVEALED])]]
    return [now - then - sum(rest) for now, then, *rest in zip(end, each["stand"], *known, strict=True)]


def _stands(ordered: Sequence[Assessed], skills: list[Hundredths]) -> list[Hundredths]:
    """How all stood before each choice; a reply tells nothing new of whoever has not finished its turn."""
    stands: list[Hundredths] = []
    for place, each in enumerate(ordered):
        if place and _is_reply(each):
            changes = skills[place - 1], ordered[place - 1][REVEALED]
            stands.append([sum(parts) for parts in zip(stands[-1], *changes, strict=True)])
        else:
            stands.append(each["stand"])
    return stands


def _is_reply(each: Assessed) -> bool:
    return bool(each.get(REPLY))


def summaries(found: list[Moment], result: Hundredths) -> list[SeatSummary]:
    """Up to where all has been judged: to the result of the game, or to how all stood by then."""
    start = found[0].stand if found else result
    end = [now + luck for now, luck in zip(found[-1].after, found[-1].luck, strict=True)] if found else result
    return [SeatSummary(seat, found, start[seat], end[seat]) for seat in range(len(result))]


def chances_by_move(found: list[Moment], known: int, result: Hundredths | None) -> list[Hundredths]:
    """How all stood after so many moves, from none up to those that are known, at last the result."""
    if not found:
        return []
    stands = {moment.move: moment.stand for moment in found}
    stands |= {moment.move + 1: moment.after for moment in found if moment.move + 1 not in stands}
    course = [found[0].stand]
    for move in range(1, known + 1):
        course.append(stands.get(move, course[-1]))
    return course if result is None else [*course[:-1], result]
