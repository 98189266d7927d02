"""How to play Lisboa: what pieces are worth, and plans for whole turns."""

from collections.abc import Callable
from functools import partial
from typing import Final

from tabuleiro.bots.base import Bot
from tabuleiro.bots.lisboa.engine import RULES_OF_THUMB, strength
from tabuleiro.bots.lisboa.forecast import final_points
from tabuleiro.bots.lisboa.judge import FITTED, FittedJudge, ThumbJudge
from tabuleiro.bots.lisboa.learned import HABITS
from tabuleiro.bots.lisboa.learned import WEIGHTS as LEARNED
from tabuleiro.bots.lisboa.master import MasterSearch
from tabuleiro.bots.lisboa.ranks import RankJudge
from tabuleiro.bots.lisboa.trust import trusted
from tabuleiro.bots.lisboa.turns import turn_of
from tabuleiro.bots.novice import NoviceBot
from tabuleiro.bots.planning import HORIZON, MasterBot, PlanningBot
from tabuleiro.bots.thought import Themes, Thought
from tabuleiro.games.lisboa.kinds import GOOD_WORDS

BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "novice": partial(NoviceBot, strength, 1, 2),
    "steady": partial(PlanningBot, ThumbJudge(RULES_OF_THUMB), 30, 1),
    "strong": partial(PlanningBot, FittedJudge(FITTED), 2000, 8),
    "master": partial(MasterBot, partial(MasterSearch, RankJudge(FittedJudge(LEARNED)), HABITS), 3000),
}
THOUGHT: Final = Thought(
    judge=FittedJudge(FITTED),
    horizon=HORIZON,
    turn_of=turn_of,
    trusted=trusted,
    error_rates={"random": 246.0, "novice": 163.0, "steady": 88.0, "strong": 36.0},
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
        deeds=("build", "decree", "do", "favor", "house", "open", "plan", "ship", "visit"),
        totals={"goods": GOOD_WORDS},
    ),
)
