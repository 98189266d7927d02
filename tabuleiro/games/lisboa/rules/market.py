"""Selling goods (L-A) and trading with the nobles (L-B)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, final

from tabuleiro.core.action import Action
from tabuleiro.core.frames import stacked
from tabuleiro.games.lisboa.actions import (
    OFFER,
    SELL,
    STOP,
    good_and_dock,
    good_and_state_action,
    offer_number,
    sale_number,
)
from tabuleiro.games.lisboa.effects import ANY_GOOD
from tabuleiro.games.lisboa.kinds import (
    BOOKS,
    CLOTH,
    DEED_SELL,
    FIRST_SHIP,
    GOLD,
    GOODS,
    NOBLE_WORDS,
    PRODUCE,
    SHIP,
    STATE_ACTIONS,
    STATE_ACTIONS_OF,
    TOOLS,
    Dock,
    Good,
    Numbers,
    Seat,
    StateAction,
)
from tabuleiro.games.lisboa.ops import board, holdings
from tabuleiro.games.lisboa.places import goods_of
from tabuleiro.games.lisboa.rules.lookahead import BoundChoice, Fulfilled, InAction
from tabuleiro.games.lisboa.rules.prices import sale_price
from tabuleiro.games.lisboa.rules.rewards import LosePiece, PayPenalty
from tabuleiro.games.lisboa.rules.shipyard import BuildShip, GiveGood, PayGoods
from tabuleiro.games.lisboa.rules.state_actions import state_action_frame, state_action_possible
from tabuleiro.games.lisboa.state import NOTHING, LisboaState, benefit
from tabuleiro.games.lisboa.variants.ops import note_deed

LIKED: Final[Numbers] = (TOOLS, BOOKS, CLOTH)
"""The good that each noble accepts besides gold."""
GOLD_AND_LIKED: Final = tuple([(GOLD, liked) for liked in LIKED])
ANYTHING: Final = ((GOLD, CLOTH, BOOKS, TOOLS),) * len(LIKED)


@final
class SellOrTrade(BoundChoice, InAction):
    """At least one good is sold or one state action traded (L-F4, L-F5)."""

    def choices(self, s: LisboaState) -> list[Action]:
        return [*sales(s, self.seat), *offers(s, self.seat)]

    def resolve(self, s: LisboaState, action: Action) -> None:
        if action.verb == "sell":
            sell(s, self.seat, action)
        else:
            trade(s, self.seat, action)

    def assured(self, s: LisboaState, place: int) -> bool:
        """A good surely stays, and another's ship, the Builder or the King surely takes it.

        Frames before take at most one good of a kind each and at most one plan or favor.
        """
        before = s.stack[place + 1 :]
        losing = sum([isinstance(frame, LOSING) for frame in before])
        gold, cloth, books, tools = [number > losing for number in goods_of(s, self.seat)]
        if (gold or cloth or books or tools) and foreign_ship_docked(s, self.seat):
            return True
        if (gold or tools) and len(s.plan_piles[0]) + len(s.plan_piles[1]) > len(before):
            return True
        return (gold or cloth) and len(NOBLE_WORDS) - s.favors[self.seat].bit_count() > len(before)


LOSING: Final = (BuildShip, PayGoods, GiveGood, PayPenalty, LosePiece)
"""The frames that take goods from the warehouse."""


# A Sell goods.


def sales(s: LisboaState, seat: Seat) -> list[Action]:
    """Each good of the warehouse with each ship that takes it."""
    docks = docked_ships(s)
    if not docks:
        return []
    goods = goods_of(s, seat)
    return [SELL[sale_number(good, dock)] for good in range(GOODS) if goods[good] for dock in docks]


def docked_ships(s: LisboaState) -> list[Dock]:
    """Docks whose ship takes goods: a full one would have sailed."""
    return [dock for dock, card in enumerate(s.docks) if card >= FIRST_SHIP and not s.at_sea[dock]]


def foreign_ship_docked(s: LisboaState, seat: Seat) -> bool:
    for dock, card in enumerate(s.docks):
        if card >= FIRST_SHIP and not s.at_sea[dock] and s.figures.dock_owner[dock] != seat:
            return True
    return False


def sell(s: LisboaState, seat: Seat, action: Action) -> None:
    good, dock = good_and_dock(action)
    price = sale_price(s, seat, good, dock)
    board.load_ship(s, seat, good, dock)
    holdings.gain_reis(s, seat, price)
    note_deed(s, seat, DEED_SELL)
    s.then(SellMore(seat))


class More(BoundChoice, InAction):
    """The same with another good, or the end."""

    @abstractmethod
    def further(self, s: LisboaState) -> list[Action]: ...

    @abstractmethod
    def carry_on(self, s: LisboaState, action: Action) -> None: ...

    def moot(self, s: LisboaState) -> bool:
        return not self.further(s)

    def choices(self, s: LisboaState) -> list[Action]:
        return [STOP, *self.further(s)]

    def resolve(self, s: LisboaState, action: Action) -> None:
        if action is not STOP:
            self.carry_on(s, action)


@final
class SellMore(More):
    """Another sale."""

    def further(self, s: LisboaState) -> list[Action]:
        return sales(s, self.seat)

    def carry_on(self, s: LisboaState, action: Action) -> None:
        sell(s, self.seat, action)


# B Trade with the nobles.


def offers(s: LisboaState, seat: Seat) -> list[Action]:
    """Each state action that is not covered and can be done, with each good that its noble accepts."""
    held = [good for good, number in enumerate(goods_of(s, seat)) if number]
    if not held:
        return []
    found: list[int] = []
    for noble, taken in enumerate(accepted(s, seat)):
        goods = [good for good in held if good in taken]
        if goods:
            for state_action in STATE_ACTIONS_OF[noble]:
                if s.covered[state_action] == NOTHING:
                    takers = _takers(s, seat, state_action, goods)
                    found += [offer_number(good, state_action) for good in takers]
    return [OFFER[number] for number in sorted(found)]


def _takers(s: LisboaState, seat: Seat, state_action: StateAction, goods: list[Good]) -> list[Good]:
    """The goods for which the state action can do something; only for ship and produce it matters which."""
    if state_action in (SHIP, PRODUCE):
        return [good for good in goods if state_action_possible(s, seat, state_action, good)]
    return goods if state_action_possible(s, seat, state_action) else []


def accepted(s: LisboaState, seat: Seat) -> tuple[tuple[Good, ...], ...]:
    """What each noble takes: gold and the good that he likes, or any with the benefit."""
    return ANYTHING if benefit(s, seat, ANY_GOOD) else GOLD_AND_LIKED


def trade(s: LisboaState, seat: Seat, action: Action) -> None:
    good, state_action = good_and_state_action(action)
    board.cover(s, seat, state_action, good)
    second = [TradeMore(seat)] if s.covered.count(NOTHING) == STATE_ACTIONS - 1 else []
    s.then_all([state_action_frame(seat, state_action), *second])


@final
class TradeMore(More):
    """A second good for another state action."""

    def further(self, s: LisboaState) -> list[Action]:
        return offers(s, self.seat)

    def carry_on(self, s: LisboaState, action: Action) -> None:
        trade(s, self.seat, action)


stacked((SellOrTrade, SellMore, TradeMore), Fulfilled)
