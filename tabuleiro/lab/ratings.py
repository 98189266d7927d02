"""Ratings: what a list of results says about strength, with intervals."""

from __future__ import annotations

import math
from collections import Counter
from typing import Final, NamedTuple

from openskill.models import BradleyTerryFull, BradleyTerryFullRating

from tabuleiro.lab.arena import Contest, Result

Z95: Final = 1.959964


class Interval(NamedTuple):
    """A share of games with its 95 % interval."""

    share: float
    low: float
    high: float

    def to_json(self) -> list[float]:
        return [round(self.share, 4), round(self.low, 4), round(self.high, 4)]


def wilson(won: float, games: int) -> Interval:
    """Wilson's interval; a shared victory counts as a part of one."""
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    share = won / games
    spread = Z95 * math.sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2))
    middle, scale = share + Z95**2 / (2 * games), 1 + Z95**2 / games
    return Interval(share, (middle - spread) / scale, (middle + spread) / scale)


def holm(errors: list[float]) -> list[bool]:
    """Which of many differences, in standard errors, stand out though one looked at all of them, at 5 %."""
    found = [False] * len(errors)
    for left, number in enumerate(sorted(range(len(errors)), key=lambda each: -abs(errors[each]))):
        if math.erfc(abs(errors[number]) / math.sqrt(2)) > 0.05 / (len(errors) - left):
            break
        found[number] = True
    return found


class LevelResult(NamedTuple):
    """How one level did in a contest, all its seats together."""

    level: str
    seats: int
    wins: Interval
    par: float
    points: float
    rating: float
    deviation: float
    slowest: float
    items: dict[str, float]


def winners(result: Result) -> list[int]:
    """The entrants in first place; none if the opponent won that the rules play."""
    return [entrant for seat, entrant in enumerate(result.seating) if result.places[seat] == 1]


def entries(contest: Contest, results: list[Result]) -> list[LevelResult]:
    """One entry per level, best rating first."""
    ratings = rate(contest, results)
    found = [_entry(contest, results, level, ratings[level]) for level in dict.fromkeys(contest.bots)]
    return sorted(found, key=lambda entry: -entry.rating)


def _entry(
    contest: Contest, results: list[Result], level: str, rating: BradleyTerryFullRating
) -> LevelResult:
    won = 0.0
    points: list[int] = []
    items: dict[str, float] = {}
    slowest = 0.0
    for result in results:
        first = winners(result)
        won += sum([contest.bots[entrant] == level for entrant in first]) / max(1, len(first))
        for seat, entrant in enumerate(result.seating):
            if contest.bots[entrant] == level:
                points.append(result.points[seat])
                slowest = max(slowest, result.slowest[seat])
                for kind, amount in result.items[seat].items():
                    items[kind] = items.get(kind, 0) + amount
    seats, played = contest.bots.count(level), max(1, len(points))
    return LevelResult(
        level,
        seats,
        wilson(won, len(results)),
        seats / len(contest.bots),
        sum(points) / played,
        rating.mu,
        rating.sigma,
        slowest,
        {kind: amount / played for kind, amount in items.items()},
    )


def rate(contest: Contest, results: list[Result]) -> dict[str, BradleyTerryFullRating]:
    """A Bradley-Terry rating per level, from the games in their order; alone nobody can be rated."""
    model = BradleyTerryFull()
    ratings = {level: model.rating(name=level) for level in contest.bots}
    if len(contest.bots) == 1:
        return ratings
    for result in results:
        levels = [contest.bots[entrant] for entrant in result.seating]
        ranks: list[float] = [float(result.places[seat]) for seat in range(len(levels))]
        rated = model.rate([[ratings[level]] for level in levels], ranks=ranks)
        for level in ratings:
            new = [team[0] for team, its_level in zip(rated, levels, strict=True) if its_level == level]
            # A level that sits on several seats moves by the mean of what its seats say.
            mu, sigma = (
                sum([each.mu for each in new]) / len(new),
                sum([each.sigma for each in new]) / len(new),
            )
            ratings[level] = model.rating(mu=mu, sigma=sigma, name=level)
    return ratings


def course(contest: Contest, results: list[Result]) -> str:
    """How the games went, in one sentence."""
    played = max(1, len(results))
    rounds = sum([result.rounds for result in results]) / played
    best = sum([max(result.points) for result in results]) / played
    return (
        f"{len(results)} games of {contest.game}: {rounds:.1f} rounds, {best:.1f} points for the winner, "
        f"{decisions_per_second(results)} decisions per second and worker"
    )


def decisions_per_second(results: list[Result]) -> int:
    seconds = sum([result.seconds for result in results])
    return round(sum([result.decisions for result in results]) / seconds) if seconds else 0


def summary(contest: Contest, results: list[Result]) -> dict[str, object]:
    """The contest in one JSON object."""
    seconds = sum([result.seconds for result in results])
    decisions = sum([result.decisions for result in results])
    rounds = [result.rounds for result in results] or [0]
    best = [max(result.points) for result in results] or [0]
    return {
        **contest.to_json(),
        "games": len(results),
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": decisions_per_second(results),
        "rounds": {"mean": round(sum(rounds) / len(rounds), 2), "min": min(rounds), "max": max(rounds)},
        "score": {"winner_mean": round(sum(best) / len(best), 2)},
        "wins_by_seat": wins_by_seat(contest, results),
        "ended_by": dict(Counter([result.ended_by for result in results])),
        "levels": [_entry_to_json(entry) for entry in entries(contest, results)],
    }


def wins_by_seat(contest: Contest, results: list[Result]) -> list[float]:
    """The share of victories of each seat, whoever sat there."""
    won = [0.0] * len(contest.bots)
    for result in results:
        first = [seat for seat in range(len(won)) if result.places[seat] == 1]
        for seat in first:
            won[seat] += 1 / len(first)
    return [round(share / max(1, len(results)), 4) for share in won]


def _entry_to_json(entry: LevelResult) -> dict[str, object]:
    return {
        "level": entry.level,
        "seats": entry.seats,
        "wins": entry.wins.to_json(),
        "par": round(entry.par, 4),
        "points": round(entry.points, 2),
        "rating": round(entry.rating, 2),
        "deviation": round(entry.deviation, 2),
        "slowest": round(entry.slowest, 3),
        "items": {kind: round(amount, 2) for kind, amount in entry.items.items()},
    }
