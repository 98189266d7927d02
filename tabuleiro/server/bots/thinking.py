"""Thinking: what runs in a worker process; a bot gets a view and a time budget, never the position."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
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
    os.nice(5)  # people who wait for the server come before bots who think
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    for module in modules:
        registry.add_from(module)
    _games.update({game.key: game for game in registry.games()})


def _end_with_the_server() -> None:
    """A server that was killed could not end its workers."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


def think(question: Question) -> Answer:
    game = _games[question.game]
    bot = levels.bot(question.level, question.game, question.seed)
    seen = Perspective.of_view(game, question.view)
    decision = bot.decide(seen, Budget(seconds=question.seconds))
    return Answer(code=decision.action.code, reason=decision.reason, facts=decision.facts)
