"""Thinking: a bot's turn as a question and its answer, so that a host decides where it is thought about."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any, Final, NamedTuple, cast

from tabuleiro.bots import levels
from tabuleiro.bots.base import Budget, Perspective
from tabuleiro.core.codec import JsonObject
from tabuleiro.core.game import Game
from tabuleiro.core.rng import Dice, roll
from tabuleiro.table.errors import NotNow
from tabuleiro.table.shapes import View
from tabuleiro.table.table import AnySeat, Intention, Table

MOST_MOVES_OF_BOTS: Final = 10_000
"""A game without people that is not over by then is left alone."""


class Question(NamedTuple):
    """What a bot gets to see, never the position; `after` is the entry that led to what it sees."""

    game: str
    level: str
    seed: int
    view: View
    after: int
    plan: Intention | None = None
    """What the bot meant to do when it was asked before."""


class Answer(NamedTuple):
    code: str
    reason: str
    facts: dict[str, Any]
    plan: Intention | None = None
    """What the bot means to do next, so that it need not think about it again."""


def question(table: Table, seat: int, level: str) -> Question:
    """What to do in this seat; the same seed and the same moves of people make for the same answer."""
    seed = chance(table.header.seed or 0, table.progress().moves)
    return Question(table.header.game, level, seed, table.views[seat], table.played, table.plans.get(seat))


def chance(seed: int, moves: int) -> int:
    """The chance of a bot, from which there is no way back to that of the game."""
    return int.from_bytes(hashlib.sha256(f"bot:{seed}:{moves}".encode()).digest()[:8])


def hint_question(table: Table, seat: int, level: str) -> Question:
    """What a bot would do in the place of the seat to act."""
    if table.in_play().to_act != seat:
        raise NotNow(f"seat {seat} is not to act")
    return question(table, seat, level)._replace(plan=None)


def keep_plan(plans: dict[int, Intention], seat: int, answer: Answer) -> None:
    """Remember what the bot means to do after the action that it has just chosen."""
    if answer.plan is None:
        plans.pop(seat, None)
    else:
        plans[seat] = answer.plan


def think(game: Game[Any], asked: Question, budget: Budget) -> Answer:
    """Let a bot of the level decide."""
    bot = levels.bot(asked.level, asked.game, asked.seed)
    decision = bot.decide(Perspective.of_view(game, cast(JsonObject, asked.view)), budget)
    codes = [action.code for action in decision.plan]
    return Answer(
        decision.action.code, decision.reason, decision.facts, _plan(codes, decision.reason, decision.facts)
    )


def _plan(codes: list[str], reason: str, facts: dict[str, Any]) -> Intention | None:
    return {"codes": codes, "reason": reason, "facts": facts} if codes else None


def known_answer(asked: Question) -> Answer | None:
    """The answer where there is nothing to think about: an only option, or what was planned before."""
    legal, plan = asked.view["legal"], asked.plan
    planned = plan is not None and plan["codes"][0] in legal
    rest = _plan(plan["codes"][1:], plan["reason"], plan["facts"]) if plan is not None and planned else None
    if len(legal) == 1:
        return Answer(legal[0], "only", {}, rest)
    if plan is None or not planned:
        return None
    return Answer(plan["codes"][0], plan["reason"], plan["facts"], rest)


def any_answer(asked: Question) -> Answer:
    """Some option, for a bot that failed: the game goes on without it."""
    legal = asked.view["legal"]
    return Answer(legal[roll(Dice(asked.seed), len(legal))], "fallback", {})


def bots_go_on(seats: Iterable[AnySeat], moves: int) -> bool:
    """Bots among themselves, who may never come to an end, are stopped some time."""
    return moves < MOST_MOVES_OF_BOTS or not all(seat.played_by_bot for seat in seats)
