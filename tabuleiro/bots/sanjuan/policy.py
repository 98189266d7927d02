"""Policy: what a steady player does with every choice of San Juan.

It reads the seat's own cards and what lies on the table, so any position that agrees with the seat's view
gives the same answer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabuleiro.bots.sanjuan.building import built, spent, where_to_put
from tabuleiro.bots.sanjuan.cards import (
    council_discard,
    hand_limit_discard,
    keep_drawn,
    keep_four,
    paid,
    rank,
)
from tabuleiro.bots.sanjuan.outlook import MEAN_PRICE, Expectation
from tabuleiro.bots.sanjuan.roles import role_values
from tabuleiro.bots.sanjuan.treasury import banks, exchanged, tucked
from tabuleiro.core.action import Action
from tabuleiro.core.frames import Frame
from tabuleiro.games.sanjuan.actions import PRODUCE, SELL, TAKE_CARD, USE_HARBOUR, USE_LIBRARY
from tabuleiro.games.sanjuan.components import GOOD_KINDS, PRICES, PRODUCTION
from tabuleiro.games.sanjuan.rules.builder import BlackMarket, Build, Pay, PayMore, Replace
from tabuleiro.games.sanjuan.rules.buildings import production_limit, sales_limit
from tabuleiro.games.sanjuan.rules.councillor import (
    CouncilDiscard,
    CouncilDraw,
    Keep,
    UseCustoms,
    UsePrefecture,
)
from tabuleiro.games.sanjuan.rules.help import UseBuilding
from tabuleiro.games.sanjuan.rules.producer import Produce, rooms
from tabuleiro.games.sanjuan.rules.prospector import ProspectorDraw, TakeFound, UseGoldMine
from tabuleiro.games.sanjuan.rules.roles import TakeRole, UseLibrary
from tabuleiro.games.sanjuan.rules.round import Bank, Chapel, HandLimit, KeepFour, Office
from tabuleiro.games.sanjuan.rules.trader import Sell, Ship, ShipMore
from tabuleiro.games.sanjuan.state import SanJuanState, goods_of


def choose(s: SanJuanState, options: list[Action]) -> Action:
    """The option that a steady player takes."""
    if len(options) == 1:
        return options[0]
    kind = type(s.stack[-1])
    if kind in ALWAYS:
        return ALWAYS[kind]
    if kind in BY_CARDS:
        return BY_CARDS[kind](s)
    return AMONG_OPTIONS[kind](s, options)


def took_role(s: SanJuanState, options: list[Action]) -> Action:
    """The role that brings most, less what it brings to the others."""
    values = role_values(s, Expectation(s, s.stack[-1].seat))
    best = options[0]
    for action in options:
        if values[action.arg] > values[best.arg]:
            best = action
    return best


def produced(s: SanJuanState) -> Action:
    """The dearest goods, as many as can be."""
    frame = s.stack[-1]
    assert isinstance(frame, Produce)
    first = frame.named[-1] if frame.named else 0
    room = rooms(s, frame.seat)
    for kind in frame.named:
        room[kind] -= 1
    free = [kind for kind in range(first, PRODUCTION) for _ in range(room[kind])]
    left = production_limit(s, frame.seat) - len(frame.named)
    return PRODUCE[free[-left:][0]]


def sold(s: SanJuanState) -> Action:
    """The goods with the best prices, as many as can be; of equal ones those that usually bring less."""
    frame = s.stack[-1]
    assert isinstance(frame, Sell)
    prices = PRICES[s.tiles[0]]
    first = frame.named[-1] if frame.named else 0
    goods = goods_of(s, frame.seat)
    for good in frame.named:
        goods[good] -= 1
    free = [good for good in range(first, GOOD_KINDS) for _ in range(goods[good])]
    losses = [MEAN_PRICE[good] / 10 - prices[good] for good in free]
    left = sales_limit(s, frame.seat) - len(frame.named)
    place = 0
    while rank(losses, place) >= left:
        place += 1
    return SELL[free[place]]


def helped(_s: SanJuanState, options: list[Action]) -> Action:
    """All the help there is."""
    return options[-1]


def discounted(_s: SanJuanState, options: list[Action]) -> Action:
    """No more than the reduced cost."""
    return options[0]


ALWAYS: Final[dict[type[Frame[SanJuanState]], Action]] = {
    UseLibrary: USE_LIBRARY,
    Ship: USE_HARBOUR,
    ShipMore: USE_HARBOUR,
    TakeFound: TAKE_CARD,
}
"""What is never refused: the first role is the one wanted most, a point and a card cost nothing."""
BY_CARDS: Final[dict[type[Frame[SanJuanState]], Callable[[SanJuanState], Action]]] = {
    Pay: paid,
    Produce: produced,
    Sell: sold,
    Keep: keep_drawn,
    CouncilDiscard: council_discard,
    Chapel: tucked,
    HandLimit: hand_limit_discard,
    KeepFour: keep_four,
}
"""What follows from the cards and goods alone."""
AMONG_OPTIONS: Final[dict[type[Frame[SanJuanState]], Callable[[SanJuanState, list[Action]], Action]]] = {
    TakeRole: took_role,
    Build: built,
    Replace: where_to_put,
    BlackMarket: spent,
    Office: exchanged,
    Bank: banks,
    PayMore: discounted,
    **dict.fromkeys(
        (UseBuilding, UseCustoms, CouncilDraw, UsePrefecture, ProspectorDraw, UseGoldMine), helped
    ),
}
