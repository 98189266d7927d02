"""How to play Lisboa: what pieces are worth, and plans for whole turns."""

from collections.abc import Callable
from functools import partial
from typing import Final

from tabuleiro.bots.base import Bot
from tabuleiro.bots.lisboa.engine import strength
from tabuleiro.bots.lisboa.forecast import final_points
from tabuleiro.bots.lisboa.judge import FITTED, FittedJudge, ThumbJudge
from tabuleiro.bots.novice import NoviceBot
from tabuleiro.bots.planning import HORIZON, PlanningBot
from tabuleiro.bots.thought import Themes, Thought

BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "novice": partial(NoviceBot, strength, 1, 2),
    "steady": partial(PlanningBot, ThumbJudge(), 30, 1),
    "strong": partial(PlanningBot, FittedJudge(FITTED), 2000, 8),
}
THOUGHT: Final = Thought(
    judge=FittedJudge(FITTED),
    horizon=HORIZON,
    whole_turns=True,
    sharpness={2: 0.7, 3: 1.6, 4: 1.4},
    error_rates={},
    final_points=final_points,
    themes=Themes(
        {
            "visit": "visits",
            "sponsor": "visits",
            "portfolio": "portfolio",
            "follow": "following",
            "build": "stores",
            "house": "stores",
            "sell": "ships",
            "ship": "ships",
            "decree": "decrees",
            "open": "public-buildings",
            "plan": "public-buildings",
            "use": "public-buildings",
            "cardinal": "church",
            "keep": "church",
            "do": "state-actions",
            "offer": "state-actions",
            "office": "officials",
            "favor": "favors",
        },
        great_choice="visit",
        deeds=("build", "decree", "do", "favor", "house", "open", "plan", "ship", "take", "visit"),
    ),
)
