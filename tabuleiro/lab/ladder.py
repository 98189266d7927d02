"""Ladder: every level against every weaker one, and what that makes of them on one scale."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from tabuleiro.lab.arena import Contest, Result
from tabuleiro.lab.ratings import Interval, wilson, winners


class Rung(NamedTuple):
    """One of the better level against a table full of the other."""

    better: str
    other: str
    wins: Interval
    games: int
    par: float

    def to_json(self) -> dict[str, object]:
        return {**self._asdict(), "wins": self.wins.to_json(), "par": round(self.par, 4)}


ROUNDS: Final = 1000
"""So often the ratings are drawn towards the results; they settle long before."""
PER_TENFOLD: Final = 400.0
"""Points of rating that make somebody ten times as likely to win (Elo)."""
DOUBT: Final = 0.5
"""Both sides of a pair have won so much of a game more: nobody is infinitely better than another."""


def pairs(levels: Sequence[str]) -> list[tuple[str, str]]:
    """Better and other, of levels that are named strongest last."""
    return [(better, other) for other, better in combinations(levels, 2)]


def contest_of(pair: tuple[str, str], model: Contest) -> Contest:
    """The contest of a pair; all else is as in the model, which says how many seats there are."""
    better, other = pair
    return model._replace(bots=(better, *[other] * (len(model.bots) - 1)))


def rung(contest: Contest, results: list[Result]) -> Rung:
    """What the games of a pair say; the better one is entrant 0."""
    first = [winners(result) for result in results]
    won = sum([(0 in entrants) / max(1, len(entrants)) for entrants in first], 0.0)
    wins = wilson(won, len(results))
    return Rung(contest.bots[0], contest.bots[1], wins, len(results), 1 / len(contest.bots))


def ratings(rungs: Sequence[Rung]) -> Mapping[str, float]:
    """The ratings under which the results are most likely; their mean is 0, and the best comes first.

    Whoever sits at a table wins in proportion to its strength (Bradley and Terry; Luce).
    """
    strengths = {level: 1.0 for each in rungs for level in (each.better, each.other)}
    for _ in range(ROUNDS):
        strengths = {level: _stronger(level, strengths, rungs) for level in strengths}
        mean = math.fsum([math.log(strength) for strength in strengths.values()]) / len(strengths)
        strengths = {level: strength / math.exp(mean) for level, strength in strengths.items()}
    found = {level: PER_TENFOLD * math.log10(strength) for level, strength in strengths.items()}
    return dict(sorted(found.items(), key=lambda item: -item[1]))


def _stronger(level: str, strengths: Mapping[str, float], rungs: Sequence[Rung]) -> float:
    """Victories, divided by what each unit of strength would have won at the same tables."""
    won = expected = 0.0
    for each in rungs:
        others = 1 / each.par - 1
        seats = {each.better: 1.0, each.other: others}.get(level, 0.0)
        share = each.wins.share if level == each.better else 1 - each.wins.share
        games = each.games + 2 * DOUBT
        total = strengths[each.better] + others * strengths[each.other]
        won += bool(seats) * (share * each.games + DOUBT)
        expected += games * seats / total
    return won / expected
