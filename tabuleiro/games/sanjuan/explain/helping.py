"""What may be declined where the table plays so (R11): the help of buildings, draws and discounts."""

from __future__ import annotations

from tabuleiro.core.action import Action
from tabuleiro.core.explain import Explanation, Income, Part
from tabuleiro.core.frames import Frame
from tabuleiro.games.sanjuan.actions import PASS
from tabuleiro.games.sanjuan.components import ROLES, WORDS
from tabuleiro.games.sanjuan.rules import buildings as b
from tabuleiro.games.sanjuan.rules.builder import PayMore
from tabuleiro.games.sanjuan.rules.councillor import CouncilDraw, UseCustoms, UsePrefecture
from tabuleiro.games.sanjuan.rules.help import UseBuilding
from tabuleiro.games.sanjuan.state import Table

CLAUSE = "SJ-R11"


def use(s: Table, frame: Frame[Table], action: Action) -> Explanation:
    """The card or the good that a building brings; what a gold mine finds nobody knows."""
    gains: list[Income] = []
    one = min(1, b.cards_left(s))
    if isinstance(frame, UseBuilding):
        gains.append(Income(frame.seat, "cards", one, WORDS[frame.building]))
    elif isinstance(frame, UseCustoms):
        gains.append(Income(frame.seat, "good", one, "customs"))
    return Explanation(action.code, CLAUSE, gains=gains)


def draw(s: Table, frame: Frame[Table], action: Action) -> Explanation:
    number = min(action.arg, b.cards_left(s))
    if isinstance(frame, CouncilDraw):
        facts = {"draws": action.arg, "keeps": b.cards_to_keep(s, frame.seat)}
        return Explanation(action.code, CLAUSE, facts=dict(facts))
    return Explanation(action.code, CLAUSE, gains=[Income(frame.seat, "cards", number, ROLES[-1])])


def prefecture(_s: Table, frame: Frame[Table], action: Action) -> Explanation:
    assert isinstance(frame, UsePrefecture)
    return Explanation(action.code, CLAUSE, facts={"draws": frame.draws, "keeps": 1 if action is PASS else 2})


def more(_s: Table, frame: Frame[Table], action: Action) -> Explanation:
    """The cost with the discounts that are declined."""
    assert isinstance(frame, PayMore)
    parts = [Part("left", frame.cost), Part("more", action.arg)]
    return Explanation(action.code, CLAUSE, parts, "cards")
