"""Reviews: how a game that is over is reviewed, and what is told of it; the host keeps what was found."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from tabuleiro.bots.levels import thought_of
from tabuleiro.coach.findings import Findings, Judged
from tabuleiro.coach.review import VERSION, victory
from tabuleiro.core.log import Log
from tabuleiro.table.errors import NotNow
from tabuleiro.table.shapes import Standing

SEED: Final = 1


class ReviewPlan(NamedTuple):
    """How a review is made; another plan finds something else."""

    version: int
    iterations: int
    seed: int
    moves: int
    earlier: int
    """Moves before the log that is reviewed, of a game that was resumed under other rules."""


class Ended(NamedTuple):
    """The game that is reviewed."""

    game: str
    names: Sequence[str]
    standings: Sequence[Standing]


def check_reviewable(game: str, *, over: bool) -> None:
    if not over:
        raise NotNow("the game is not over: only a finished game can be reviewed")
    if thought_of(game) is None:
        raise NotNow(f"{game} has no judge, so that it cannot be reviewed")


def planned(log: Log, moves: int, iterations: int) -> ReviewPlan:
    """`moves` are all of the table, also those that its log has no more."""
    return ReviewPlan(VERSION, iterations, SEED, len(log.moves), moves - len(log.moves))


def found(plan: ReviewPlan, ended: Ended, judged: Iterable[Judged]) -> dict[str, Any]:
    """The review as far as it is; its moves are those of the log."""
    victors = [each["seat"] for each in ended.standings if each["place"] == 1]
    findings = Findings(ended.game, plan.moves, victory(victors, len(ended.names)))
    for each in judged:
        findings.take(each)
    return dict(findings.to_json())


def told(plan: ReviewPlan, ended: Ended, judged: Iterable[Judged]) -> dict[str, Any]:
    """The review as it is shown, its moves counted from the beginning of the table."""
    review = found(plan, ended, judged)
    for name, each in zip(ended.names, review["seats"], strict=True):
        each["name"] = name
    for moment in [*review["moments"], *review["key_moments"]]:
        moment["move"] += plan.earlier
    return {**review, "version": plan.version, "iterations": plan.iterations, "seed": plan.seed}
