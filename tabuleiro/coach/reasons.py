"""Reasons: what one option brings that another does not, from what both led to in the same worlds."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final, NamedTuple

from tabuleiro.bots.levels import thought_of
from tabuleiro.coach.trials import Ending, Trial, error_of_mean, mean
from tabuleiro.core.game import Game

SURE: Final = 2.0
"""A difference counts when it is so many times its standard error."""


class Reason(NamedTuple):
    """The id of a sentence of `coach.ftl` and what it names."""

    id: str
    arguments: dict[str, Any]
    weight: float
    """How far the difference stands out of what chance would bring."""

    def to_json(self) -> dict[str, Any]:
        return {"id": f"coach-reason-{self.id}", "arguments": self.arguments}


WORTH_SAYING: Final = 0.3
"""Smaller differences, in pieces or points, explain nothing."""
OFTEN: Final = 0.1
"""The end of the game comes nearer or farther when it is met in so many more or fewer of the worlds."""
MUCH_OFTENER: Final = 0.25
"""What somebody does later on is worth telling when it happens in so many more or fewer of the worlds."""
MOST: Final = 3
PERCENT: Final = 100


def reasons(game: Game[Any], seat: int, better: Trial, other: Trial) -> list[dict[str, Any]]:
    """The clearest differences, at most three: what the seat has or does more, and its rivals less."""
    thought = thought_of(game.key)
    if better is other or thought is None:
        return []
    pairs = list(zip(better.endings, other.endings, strict=False))
    deeds = _of_deeds(seat, pairs, thought.themes.deeds)
    found = [*_of_holdings(game, seat, pairs, thought.themes.totals), *_of_the_end(pairs), *deeds]
    found.sort(key=lambda reason: -reason.weight)
    return [reason.to_json() for reason in found[:MOST]]


def denies(reason: dict[str, Any]) -> bool:
    """It tells what a rival has or does less; of the seat itself only more is ever told."""
    given = reason["arguments"]
    return bool(given.get("way") == "less" or given.get("best", 0) < given.get("other", 0))


def differences(game: Game[Any], better: Trial, other: Trial) -> list[dict[str, Any]]:
    """What every seat has at the horizon with the one option and the other, in tenths, where it differs."""
    pairs = list(zip(better.endings, other.endings, strict=False))
    ends = [(game.holdings(one.position), game.holdings(two.position)) for one, two in pairs]
    return [
        {
            "seat": seat,
            "unit": unit,
            "best": round(10 * mean([float(one[seat][unit]) for one, _ in ends])),
            "other": round(10 * mean([float(two[seat][unit]) for _, two in ends])),
        }
        for seat, holdings in enumerate(ends[0][0])
        for unit in holdings
        if _stands_out([float(one[seat][unit] - two[seat][unit]) for one, two in ends], WORTH_SAYING)
    ]


def _of_holdings(
    game: Game[Any], seat: int, pairs: list[tuple[Ending, Ending]], totals: Mapping[str, tuple[str, ...]]
) -> list[Reason]:
    """What the seat has more, or a rival less, is a reason; that it costs something is none."""
    ends = [(game.holdings(one.position), game.holdings(two.position)) for one, two in pairs]
    found: list[Reason] = []
    for each, holdings in enumerate(ends[0][0][: len(pairs[0][0].chances)]):
        gaps_of = {unit: [float(one[each][unit] - two[each][unit]) for one, two in ends] for unit in holdings}
        for unit, gaps in gaps_of.items():
            if any(gaps_of[part] == gaps for part in totals.get(unit, ())):
                continue
            weight, more = _stands_out(gaps, WORTH_SAYING), mean(gaps) > 0
            if weight and more == (each == seat):
                arguments = {
                    "seat": each,
                    "unit": unit.replace(" ", "-"),
                    "way": "more" if more else "less",
                    "amount": round(abs(mean(gaps)), 1),
                }
                found.append(Reason("has", arguments, weight))
    return found


def _of_the_end(pairs: list[tuple[Ending, Ending]]) -> list[Reason]:
    """Tempo: the game is over by then more or less often."""
    gaps = [float(bool(other.position.stack)) - float(bool(one.position.stack)) for one, other in pairs]
    weight = _stands_out(gaps, OFTEN)
    way = "sooner" if mean(gaps) > 0 else "later"
    arguments = {"way": way, "percent": round(PERCENT * abs(mean(gaps)))}
    return [Reason("ends", arguments, weight)] if weight else []


def _of_deeds(seat: int, pairs: list[tuple[Ending, Ending]], kinds: Collection[str]) -> list[Reason]:
    """The deed that the option opens to the seat, or takes from a rival, in most more of the worlds."""
    first = {ending.course[0][1].code for pair in pairs for ending in pair if ending.course}
    done = [(_deeds(one, kinds), _deeds(other, kinds)) for one, other in pairs]
    every = {deed for pair in done for side in pair for deed in side if deed[1] not in first}
    found: list[Reason] = []
    for each, code in sorted(every):
        gaps = [float((each, code) in one) - float((each, code) in other) for one, other in done]
        weight = _stands_out(gaps, MUCH_OFTENER)
        if weight and (mean(gaps) > 0) == (each == seat):
            best = mean([float((each, code) in one) for one, _ in done])
            shares = {"best": round(PERCENT * best), "other": round(PERCENT * (best - mean(gaps)))}
            found.append(Reason("deed", {"seat": each, "code": code, **shares}, weight))
    found.sort(key=lambda reason: -reason.weight)
    return found[:1]


def _deeds(ending: Ending, kinds: Collection[str]) -> set[tuple[int, str]]:
    """Who does what that is worth telling, after the choice itself."""
    return {(seat, action.code) for seat, action in ending.course[1:] if action.verb in kinds}


def _stands_out(gaps: list[float], least: float) -> float:
    """How far the mean difference stands out, 0 if it is too small or may be chance."""
    size, error = abs(mean(gaps)), error_of_mean(gaps)
    return 0.0 if size < least or size < SURE * error else size / (error + least)
