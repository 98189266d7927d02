"""How to play San Juan: what a building is worth to a seat, and what follows for every choice."""

from collections.abc import Callable
from functools import partial
from typing import Final

from tabuleiro.bots.base import Bot
from tabuleiro.bots.novice import NoviceBot
from tabuleiro.bots.sanjuan.engine import strength
from tabuleiro.bots.sanjuan.forecast import final_points
from tabuleiro.bots.sanjuan.judge import SanJuanJudge
from tabuleiro.bots.sanjuan.policy import choose
from tabuleiro.bots.sanjuan.trust import trusted
from tabuleiro.bots.sanjuan.why import why
from tabuleiro.bots.searching import HORIZON, SearchingBot
from tabuleiro.bots.steady import SteadyBot
from tabuleiro.bots.thought import Themes, Thought

BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "novice": partial(NoviceBot, strength, 6, 40),
    "steady": partial(SteadyBot, choose, why),
    "strong": partial(SearchingBot, SanJuanJudge(), why),
}
THOUGHT: Final = Thought(
    judge=SanJuanJudge(),
    horizon=HORIZON,
    turn_of=None,
    trusted=trusted,
    error_rates={"random": 354.0, "novice": 170.0, "steady": 109.0, "strong": 12.0},
    final_points=final_points,
    themes=Themes(
        {
            "build": "building",
            "replace": "building",
            "take": "timing",
            "produce": "producing",
            "sell": "selling",
            "keep": "cards",
            "tuck": "cards",
        },
        great_choice="take",
        deeds=("build", "replace", "replace_full", "take", "use"),
    ),
)
