"""Coaching: what the coach is asked at a table, and the review of its game; whoever asks keeps the parts."""

from __future__ import annotations

import json
from typing import Any, Final, TypeAlias

from tabuleiro.coach.findings import Judged, missing
from tabuleiro.coach.practice import Practised
from tabuleiro.core.errors import Refused
from tabuleiro.core.log import Log
from tabuleiro.table import advice, reviews, thinking
from tabuleiro.table.errors import NotNow
from tabuleiro.table.local import LocalTable
from tabuleiro.table.reviews import Ended, ReviewPlan
from tabuleiro.table.shapes import JsonObject
from tabuleiro.table.thinking import Question

ITERATIONS: Final = 100
"""A browser is slower than a server, and a review should not take much longer."""

Parts: TypeAlias = list[tuple[int, str]]
"""What was judged, by the first move of each part."""


class NotReviewed(Refused):
    """No choice of the player's was reviewed there."""


def ask_hint(table: LocalTable, seat: int) -> JsonObject:
    """The question for a bot in the place of the seat."""
    return _asked(table, table.hint_question(seat))


def ask_comparison(table: LocalTable, seat: int, code: str) -> JsonObject:
    """The question what the best option brings that this one does not."""
    _check_help(table)
    question = advice.comparison_question(table.table, seat, code, table.stand_in)
    return {**_asked(table, question), "code": code}


def ask_blunder(table: LocalTable, seat: int, moves: int) -> JsonObject:
    """The question whether the choice that made it so many moves was a blunder."""
    _check_alone(table, seat)
    question, code = advice.blunder_question(table.table, seat, moves, table.stand_in)
    return {**_asked(table, question), "code": code}


def ask_chances(table: LocalTable, seat: int) -> JsonObject:
    """The question how all stand."""
    _check_alone(table, seat)
    advice.check_judged(table.table)
    return _asked(table, thinking.question(table.table, seat, table.stand_in))


def _asked(table: LocalTable, question: Question) -> JsonObject:
    """The question, and at which update it is asked."""
    return {"question": json.dumps(question._asdict()), "number": table.number}


def _check_alone(table: LocalTable, seat: int) -> None:
    _check_help(table)
    if [seat] != table.info()["mine"]:
        raise NotNow("chances are told against bots only")


def _check_help(table: LocalTable) -> None:
    if not table.settings.hints:
        raise NotNow("this table is played without help")


def plan_review(table: LocalTable) -> str:
    """How the game is to be reviewed."""
    reviews.check_reviewable(table.table.header.game, over=table.status == "over")
    return json.dumps(reviews.planned(Log.loads(table.log()), table.moves, ITERATIONS)._asdict())


def review(table: LocalTable, plan: str, parts: Parts) -> JsonObject:
    """What was found so far."""
    return reviews.told(_plan(plan), _ended(table), _judged(parts))


def take_errors(table: LocalTable, plan: str, parts: Parts, record: str | None, day: int) -> str:
    """The record of practice with the errors of a game; not where all seats were in one hand."""
    kept, mine, name = practice_of(record), table.info()["mine"], table.settings.id
    if len(mine) == 1 and not kept.has_taken(name):
        moments = reviews.found(_plan(plan), _ended(table), _judged(parts))["moments"]
        kept.take_errors(table.table.header.game, name, mine[0], moments, day)
    return json.dumps(kept.to_json())


def ask_again(table: LocalTable, move: int, plan: str, parts: Parts, record: str | None, day: int) -> str:
    """The record of practice with the choice of a moment, which is asked again."""
    made, mine = _plan(plan), table.info()["mine"]
    moments = reviews.found(made, _ended(table), _judged(parts))["moments"]
    own = (each for each in moments if each["seat"] in mine and each["move"] + made.earlier == move)
    moment = next(own, None)
    if moment is None:
        raise NotReviewed(f"move: no choice of yours was reviewed after {move} moves of this table")
    kept = practice_of(record)
    kept.take_mistake(table.table.header.game, table.settings.id, moment, day)
    return json.dumps(kept.to_json())


def gaps(plan: str, known: list[int]) -> list[int]:
    """The first moves of the parts that are still to be judged."""
    return missing(_plan(plan).moves, known)


def practice_of(record: str | None) -> Practised:
    return Practised(None if record is None else json.loads(record))


def _plan(text: str) -> ReviewPlan:
    return ReviewPlan(**json.loads(text))


def _judged(parts: Parts) -> list[Judged]:
    return [Judged(first, json.loads(text)) for first, text in parts]


def _ended(table: LocalTable) -> Ended:
    standings: Any = table.result or []
    return Ended(table.table.header.game, [seat.name for seat in table.seats], standings)
