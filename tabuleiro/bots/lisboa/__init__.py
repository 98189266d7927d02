"""How to play Lisboa: what pieces are worth, and plans for whole turns."""

from collections.abc import Callable
from functools import partial
from typing import Final

from tabuleiro.bots.base import Bot
from tabuleiro.bots.lisboa.judge import LisboaJudge, strength
from tabuleiro.bots.novice import NoviceBot
from tabuleiro.bots.planning import PlanningBot

JUDGE: Final = LisboaJudge()

BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "novice": partial(NoviceBot, strength, 1, 2),
    "steady": partial(PlanningBot, JUDGE, 30),
    "strong": partial(PlanningBot, JUDGE, 2000),
}
