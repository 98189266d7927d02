"""One plan in Lisboa: a steady player to whom one kind of piece is worth far more than it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from tabuleiro.bots.base import Bot
from tabuleiro.bots.lisboa.engine import RULES_OF_THUMB, WEIGHTS
from tabuleiro.bots.lisboa.judge import ThumbJudge
from tabuleiro.bots.planning import PlanningBot

WAYS: Final = 100
"""A plan that needs several choices in a row is seldom found among thirty ways."""
FAR_MORE: Final[Mapping[str, Mapping[str, float]]] = {
    "stores": {"stores": 12.0},
    "decrees": {"decrees": 10.0},
    "ships": {"hulls": 4.0, "goods": 2.0},
    "buildings": {"plans": 5.0, "officials_out": 3.0, "unscored": 2.0},
    "church": {"clergy": 6.0, "clergy_wigs": 2.0},
    "rubble": {"sets": 15.0, "started_sets": 4.0},
    "favors": {"favors": 6.0},
    "treasury": {"cash": 1.0, "treasury_cards": 5.0},
}
"""Wigs that a plan gives to a piece when the whole game is still to come."""


def thumbs(plan: Mapping[str, float]) -> list[float]:
    """The rules of thumb but for what the plan is about."""
    return [plan.get(piece, usual) for piece, usual in zip(WEIGHTS, RULES_OF_THUMB, strict=True)]


PLANS: Final[Mapping[str, Callable[[int], Bot]]] = {
    name: partial(PlanningBot, ThumbJudge(thumbs(plan)), WAYS, 1) for name, plan in FAR_MORE.items()
}
