"""What may be declined where the table plays so (R11): the help of buildings, draws and discounts."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.action import Action
from tabuleiro.core.codec import JsonObject
from tabuleiro.core.explain import Explanation, Income, Part
from tabuleiro.core.frames import Frame
from tabuleiro.games.sanjuan.actions import PASS
from tabuleiro.games.sanjuan.components import NO_CARD, PROSPECTOR, ROLES, WORDS
from tabuleiro.games.sanjuan.explain.building import from_hand, owed_in_goods
from tabuleiro.games.sanjuan.rules import buildings as b
from tabuleiro.games.sanjuan.rules.builder import PayMore
from tabuleiro.games.sanjuan.rules.councillor import CouncilDraw, UseCustoms, UsePrefecture
from tabuleiro.games.sanjuan.rules.help import UseBuilding
from tabuleiro.games.sanjuan.rules.prospector import CARDS_TURNED
from tabuleiro.games.sanjuan.state import SanJuanState

CLAUSE: Final = "SJ-R11"


def use(s: SanJuanState, frame: Frame[SanJuanState], action: Action) -> Explanation:
    """The card or the good that a building brings, or perhaps what a gold mine finds."""
    one = min(1, b.cards_left(s))
    if isinstance(frame, UseBuilding):
        gain = Income(frame.seat, "cards", one, WORDS[frame.building])
    elif isinstance(frame, UseCustoms):
        gain = Income(frame.seat, "good", one, "customs")
    else:
        gain = Income(frame.seat, "cards", int(b.cards_left(s) >= CARDS_TURNED), "gold_mine", least=0)
    return Explanation(action.code, CLAUSE, gains=[gain])


def draw(s: SanJuanState, frame: Frame[SanJuanState], action: Action) -> Explanation:
    if isinstance(frame, CouncilDraw):
        facts: JsonObject = {"draws": action.arg, "keeps": b.cards_to_keep(s, frame.seat)}
        return Explanation(action.code, CLAUSE, facts=facts)
    number = min(action.arg, b.cards_left(s))
    return Explanation(action.code, CLAUSE, gains=[Income(frame.seat, "cards", number, ROLES[PROSPECTOR])])


def prefecture(_s: SanJuanState, frame: Frame[SanJuanState], action: Action) -> Explanation:
    assert isinstance(frame, UsePrefecture)
    return Explanation(action.code, CLAUSE, facts={"draws": frame.draws, "keeps": 1 if action is PASS else 2})


def more(s: SanJuanState, frame: Frame[SanJuanState], action: Action) -> Explanation:
    """The cost with the discounts that are declined; goods may pay it too."""
    assert isinstance(frame, PayMore)
    cost = frame.cost + action.arg
    goods = min(cost, b.goods_to_spend(s, frame.seat, NO_CARD, full=False))
    parts = [Part("left", frame.cost), Part("more", action.arg), *owed_in_goods(s, frame.seat, cost)]
    found = Explanation(action.code, CLAUSE, parts, "cards")
    return found.between(cost - goods, from_hand(s, frame.seat, cost)).said_again()
