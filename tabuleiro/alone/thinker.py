"""Thinker: what is asked where bots think, in a worker of its own; all of it comes as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from tabuleiro.bots.base import Budget
from tabuleiro.coach import review
from tabuleiro.core import registry
from tabuleiro.core.game import Game
from tabuleiro.table import advice, thinking
from tabuleiro.table.reviews import ReviewPlan
from tabuleiro.table.thinking import Question

_games: Final[dict[str, Game[Any]]] = {}


def think(question: str, seconds: float) -> Any:
    """What a bot decides within its time; any option where it fails, as it is somebody's experiment."""
    asked = question_of(question)
    try:
        return thinking.think(_game(asked), asked, Budget(seconds=seconds))._asdict()
    except Exception:  # noqa: BLE001  the game goes on without the bot
        return thinking.any_answer(asked)._asdict()


def advise(question: str, seconds: float) -> Any:
    asked = question_of(question)
    return advice.advise(_game(asked), asked, Budget(seconds=seconds))


def compare(question: str, code: str, seconds: float) -> Any:
    asked = question_of(question)
    return advice.compare(_game(asked), asked, code, Budget(seconds=seconds))


def blunder(question: str, code: str, seconds: float) -> Any:
    """What a choice gave away, as far as that is a blunder."""
    asked = question_of(question)
    return advice.blunder(_game(asked), asked, code, Budget(seconds=seconds))


def chances(question: str, seconds: float) -> Any:
    asked = question_of(question)
    return advice.chances(_game(asked), asked, Budget(seconds=seconds))


def judge(log: str, first: int, plan: str) -> str:
    """Some moves of a game that is reviewed, to be kept as they are."""
    made = ReviewPlan(**json.loads(plan))
    judged = review.judge(review.ReviewPart(log, first, made.iterations, made.seed))
    return json.dumps(judged.assessments, separators=(",", ":"))


THOUGHTS: Final[dict[str, Callable[..., Any]]] = {
    ask.__name__: ask for ask in (think, advise, compare, blunder, chances, judge)
}


def question_of(text: str) -> Question:
    return Question(**json.loads(text))


def prepare() -> None:
    """Looking for the games costs more than a bot's small choice."""
    _games.update({game.key: game for game in registry.games()})


def _game(asked: Question) -> Game[Any]:
    if asked.game not in _games:
        prepare()
    return _games[asked.game]
