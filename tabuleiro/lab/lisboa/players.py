"""Players that judge the figures of a pack: the levels, and one of the lab's own."""

from __future__ import annotations

from typing import Any, Final

from tabuleiro.bots import levels
from tabuleiro.bots.base import Bot
from tabuleiro.bots.judge import Judge
from tabuleiro.bots.lisboa import THOUGHT
from tabuleiro.bots.lisboa.judge import FittedJudge
from tabuleiro.bots.lisboa.learned import WEIGHTS
from tabuleiro.bots.planning import PlanningBot
from tabuleiro.games.lisboa.state import LisboaState

STUDENT: Final = "student"
"""Searches like `strong` and judges like `master`, whose own search takes too long for hundreds of games."""
NAMES: Final = (*levels.LEVELS, STUDENT)

_LEARNED: Final = FittedJudge(WEIGHTS)
_WAYS: Final = 300
_FINALISTS: Final = 8
"""As many as `strong` compares in the end."""


def player(name: str, game: str, seed: int) -> Bot:
    """The level of this name, or the student."""
    if name != STUDENT:
        return levels.bot(name, game, seed)
    return PlanningBot(_LEARNED, _WAYS, _FINALISTS, seed)


def judge_of(name: str) -> Judge[LisboaState]:
    """Who says how likely each seat is to win, when so many games of this player are compared."""
    judge: Judge[Any] = _LEARNED if name in (STUDENT, "master") else THOUGHT.judge
    return judge
