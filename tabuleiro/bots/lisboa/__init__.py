"""How to play Lisboa: what pieces are worth, and searches through the own turn and beyond."""

from collections.abc import Callable
from functools import partial
from typing import Final

from tabuleiro.bots.base import Bot
from tabuleiro.bots.lisboa.features import ROUGH
from tabuleiro.bots.lisboa.judge import LisboaJudge, strength
from tabuleiro.bots.novice import NoviceBot
from tabuleiro.bots.planning import PlanningBot
from tabuleiro.bots.searching import SearchingBot

JUDGE: Final = LisboaJudge(ROUGH)

BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "novice": partial(NoviceBot, strength),
    "steady": partial(PlanningBot, JUDGE, 200),
    "strong": partial(SearchingBot, JUDGE, 3, 600),
}
