"""How to play Lisboa: what pieces are worth, and plans for whole turns."""

from collections.abc import Callable
from functools import partial
from typing import Final

from tabuleiro.bots.base import Bot
from tabuleiro.bots.lisboa.features import FITTED, ROUGH
from tabuleiro.bots.lisboa.judge import LisboaJudge, strength
from tabuleiro.bots.novice import NoviceBot
from tabuleiro.bots.planning import PlanningBot

BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "novice": partial(NoviceBot, strength),
    "steady": partial(PlanningBot, LisboaJudge(ROUGH), 100),
    "strong": partial(PlanningBot, LisboaJudge(FITTED), 1200),
}
