"""Advice for a seat: what the coach says to a question that a host has put, from the seat's view alone."""

from __future__ import annotations

from typing import Any, cast

from tabuleiro.bots.base import Budget, Perspective
from tabuleiro.bots.levels import thought_of
from tabuleiro.coach import advice
from tabuleiro.coach.chances import Hundredths
from tabuleiro.core.codec import JsonObject
from tabuleiro.core.errors import IllegalAction
from tabuleiro.core.game import Game
from tabuleiro.table.errors import NotNow
from tabuleiro.table.shapes import View
from tabuleiro.table.table import Table
from tabuleiro.table.thinking import Question, hint_question, question, think


def comparison_question(table: Table, seat: int, code: str, level: str) -> Question:
    """What the best option brings that this one does not."""
    check_judged(table)
    asked = hint_question(table, seat, level)
    if code not in asked.view["legal"]:
        raise IllegalAction(f"code: {code!r} is not an option now")
    if len(asked.view["legal"]) == 1:
        raise NotNow("there is only one option")
    return asked


def blunder_question(table: Table, seat: int, moves: int, level: str) -> tuple[Question, str]:
    """What the seat saw before its choice that made it so many moves, and what it chose.

    Only of a choice that can still be taken back.
    """
    check_judged(table)
    match = table.in_play()
    steps = table.progress().moves - moves + 1
    view = cast(View, match.game.view(match.before(seat, steps), seat))
    if len(view["legal"]) == 1:
        raise NotNow("there was only one option")
    asked = question(table, seat, level)._replace(view=view, plan=None)
    return asked, match.log.moves[-steps][1]


def check_judged(table: Table) -> None:
    """Refuse figures where there is nobody to judge positions."""
    if thought_of(table.header.game) is None:
        raise NotNow(f"{table.header.game} has no judge, so that there are no chances")


def advise(game: Game[Any], asked: Question, budget: Budget) -> dict[str, Any]:
    """The best options; where there is nothing to appraise, what a bot would do."""
    if thought_of(game.key) is None or len(asked.view["legal"]) == 1:
        answer = think(game, asked, budget)
        told = {"code": answer.code, "reason": answer.reason, "facts": answer.facts}
        return {**told, "options": [], "reasons": [], "tried": 0}
    return advice.advise(_seen(game, asked), budget, asked.seed)


def compare(game: Game[Any], asked: Question, code: str, budget: Budget) -> dict[str, Any]:
    return advice.compare(_seen(game, asked), code, budget, asked.seed)


def blunder(game: Game[Any], asked: Question, code: str, budget: Budget) -> int:
    return advice.blunder(_seen(game, asked), code, budget, asked.seed)


def chances(game: Game[Any], asked: Question, budget: Budget) -> Hundredths:
    return advice.chances_seen(game, cast(JsonObject, asked.view), budget, asked.seed)


def _seen(game: Game[Any], asked: Question) -> Perspective:
    return Perspective.of_view(game, cast(JsonObject, asked.view))
