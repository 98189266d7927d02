"""Thinking: what runs in a worker process; a bot gets a view and a time budget, never the position."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Sequence
from typing import Any

from tabuleiro.bots.base import Budget
from tabuleiro.coach.chances import Hundredths
from tabuleiro.core import registry
from tabuleiro.core.game import Game
from tabuleiro.table import advice, thinking
from tabuleiro.table.thinking import Answer, Question

_games: dict[str, Game[Any]] = {}
_given_up: list[Sequence[bool]] = []
"""Which of the thoughts ahead nobody wants any more, in memory that the server writes to."""


def prepare(modules: tuple[str, ...], given_up: Sequence[bool]) -> None:
    """Make the worker ready: the server ends it, not the keyboard."""
    _given_up.append(given_up)
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


def think(question: Question, seconds: float) -> Answer:
    return thinking.think(_games[question.game], question, Budget(seconds=seconds))


def think_ahead(question: Question, seconds: float, number: int) -> Answer:
    """Think as `think` does, as long as the server wants to know."""
    budget = Budget(seconds=seconds, given_up=lambda: _given_up[0][number])
    return thinking.think(_games[question.game], question, budget)


def advise(question: Question, seconds: float) -> dict[str, Any]:
    return advice.advise(_games[question.game], question, Budget(seconds=seconds))


def compare(question: Question, code: str, seconds: float) -> dict[str, Any]:
    return advice.compare(_games[question.game], question, code, Budget(seconds=seconds))


def blunder(question: Question, code: str, seconds: float) -> int:
    return advice.blunder(_games[question.game], question, code, Budget(seconds=seconds))


def chances(question: Question, seconds: float) -> Hundredths:
    return advice.chances(_games[question.game], question, Budget(seconds=seconds))
