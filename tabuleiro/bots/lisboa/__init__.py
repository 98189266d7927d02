"""How to play Lisboa: what pieces are worth, and plans for whole turns."""

from collections.abc import Callable
from functools import partial
from typing import Final

from tabuleiro.bots.base import Bot
from tabuleiro.bots.lisboa.engine import strength
from tabuleiro.bots.lisboa.judge import FITTED, FittedJudge, ThumbJudge
from tabuleiro.bots.novice import NoviceBot
from tabuleiro.bots.planning import PlanningBot

BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "novice": partial(NoviceBot, strength, 1, 2),
    "steady": partial(PlanningBot, ThumbJudge(), 30, 1),
    "strong": partial(PlanningBot, FittedJudge(FITTED), 2000, 8),
}
