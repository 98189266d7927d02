"""How many cards or goods a question still wants, of those that are put one by one."""

from __future__ import annotations

from tabuleiro.core.codec import JsonObject
from tabuleiro.core.frames import Frame
from tabuleiro.games.sanjuan.components import MOST_GOODS
from tabuleiro.games.sanjuan.rules.builder import BlackMarket
from tabuleiro.games.sanjuan.rules.buildings import production_limit, sales_limit
from tabuleiro.games.sanjuan.rules.naming import CardByCard
from tabuleiro.games.sanjuan.rules.producer import Produce
from tabuleiro.games.sanjuan.rules.round import OFFICE_CARDS, Bank, DiscardDown, Office
from tabuleiro.games.sanjuan.rules.trader import Sell
from tabuleiro.games.sanjuan.state import SanJuanState


def wanted(s: SanJuanState, frame: Frame[SanJuanState]) -> JsonObject:
    """The fewest, if any are named at all, and the most; of a question for a single thing nothing is said."""
    if isinstance(frame, CardByCard):
        return _exactly(frame.left)
    if isinstance(frame, DiscardDown):
        return _exactly(frame.excess(s))
    if isinstance(frame, BlackMarket):
        most = min(frame.left, MOST_GOODS - len(frame.named))
        return {"least": max(1, frame.owed(s)), "most": most}
    most = _most(s, frame)
    return {"least": 1, "most": most} if most else {}


def _exactly(number: int) -> JsonObject:
    return {"least": number, "most": number}


def _most(s: SanJuanState, frame: Frame[SanJuanState]) -> int:
    """What may be named, where stopping is free."""
    if isinstance(frame, Office):
        return OFFICE_CARDS - frame.given
    if isinstance(frame, Bank):
        return len(s.hands[frame.seat])
    if isinstance(frame, Produce):
        return production_limit(s, frame.seat) - len(frame.named)
    if isinstance(frame, Sell):
        return sales_limit(s, frame.seat) - len(frame.named)
    return 0
