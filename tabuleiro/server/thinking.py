"""Thinking: what runs in a worker process; a bot gets a view and a time budget, never the position."""

from __future__ import annotations

import importlib
import signal
from typing import Any

from msgspec import Struct

from tabuleiro.bots import levels
from tabuleiro.bots.base import Budget, Perspective
from tabuleiro.core import registry
from tabuleiro.core.codec import JsonObject
from tabuleiro.core.game import Game

_games: dict[str, Game[Any]] = {}


class Question(Struct, frozen=True, kw_only=True):
    game: str
    level: str
    seed: int
    seconds: float
    view: JsonObject


class Answer(Struct, frozen=True, kw_only=True):
    code: str
    reason: str
    facts: JsonObject


def prepare(modules: tuple[str, ...]) -> None:
    """Make the worker ready: the server ends it, not the keyboard."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for module in modules:
        importlib.import_module(module)
    _games.update({game.key: game for game in registry.games()})


def think(question: Question) -> Answer:
    game = _games[question.game]
    bot = levels.bot(question.level, question.game, question.seed)
    seen = Perspective.of_view(game, question.view)
    decision = bot.decide(seen, Budget(seconds=question.seconds))
    return Answer(code=decision.action.code, reason=decision.reason, facts=decision.facts)
