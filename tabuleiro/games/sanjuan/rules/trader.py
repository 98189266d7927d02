"""Trader phase (SJ-T): a tile shows the prices, each player may sell goods."""

from __future__ import annotations

from typing import Final, final

from tabuleiro.core.action import Action
from tabuleiro.core.frames import Step, stacked
from tabuleiro.games.sanjuan import ops
from tabuleiro.games.sanjuan.actions import PASS, SELL, STOP, USE_HARBOUR
from tabuleiro.games.sanjuan.components import (
    GOOD_KINDS,
    HARBOUR,
    HARBOUR_PER_GOOD,
    HUT,
    MARKET_HALL,
    MARKET_STAND,
    PRICES,
    TRADER,
    UNDER_HARBOUR,
    Good,
    Kind,
    Seat,
)
from tabuleiro.games.sanjuan.rules.buildings import owners, sales_limit, works
from tabuleiro.games.sanjuan.rules.faults import building_fault, named_fault, number_fault, role_fault
from tabuleiro.games.sanjuan.rules.help import UseBuilding
from tabuleiro.games.sanjuan.rules.naming import GoodByGood
from tabuleiro.games.sanjuan.rules.turns import take_turns, turns
from tabuleiro.games.sanjuan.state import SanJuanState, goods_of

MARKETS: Final[tuple[tuple[Kind, ...], ...]] = ((), (MARKET_HALL,), (MARKET_STAND, MARKET_HALL))
"""The buildings that add a card, by the number of sales (T4)."""


def begin(s: SanJuanState, seat: Seat) -> None:
    """The tile is turned before anybody decides (T1)."""
    ops.turn_tile(s)
    take_turns(s, PHASE, seat)


def saleable(s: SanJuanState, seat: Seat, named: tuple[Good, ...]) -> list[Good]:
    """The goods that can be named next: none before the last one named."""
    first = named[-1] if named else 0
    goods = goods_of(s, seat)
    for good in named:
        goods[good] -= 1
    return [good for good in range(first, GOOD_KINDS) if goods[good] > 0]


def markets(s: SanJuanState, seat: Seat, sales: int) -> list[Kind]:
    """The buildings that add a card to so many sales (T4)."""
    return [kind for kind in MARKETS[min(sales, 2)] if works(s, seat, kind)]


def due(s: SanJuanState, seat: Seat, named: tuple[Good, ...]) -> int:
    """The cards that these goods bring, with those of the markets unless they are asked for (T2, T4, R11)."""
    prices = PRICES[s.tiles[0]]
    cards = 0 if s.may_decline else len(markets(s, seat, len(named)))
    for good in named:
        cards += prices[good]
    return cards


@final
class Sell(GoodByGood):
    """The seat names the goods to sell, one by one (T2, T8)."""

    def moot(self, s: SanJuanState) -> bool:
        return not s.goods[self.seat]

    def options(self, s: SanJuanState) -> list[Action]:
        return self.offered(SELL, saleable(s, self.seat, self.named))

    def resolve(self, s: SanJuanState, action: Action) -> None:
        if action is PASS:
            ops.pass_on(s, self.seat, "sell")
            return
        named = self.named_with(action)
        if action is not STOP and self._may_go_on(s, named):
            s.stack.append(Sell(self.seat, named))
        elif works(s, self.seat, HARBOUR):
            s.stack.append(Ship(self.seat, named))
        else:
            sell(s, self.seat, named, shipped=0)

    def _may_go_on(self, s: SanJuanState, named: tuple[Good, ...]) -> bool:
        return len(named) < sales_limit(s, self.seat) and bool(saleable(s, self.seat, named))

    def fault(self, s: SanJuanState) -> str | None:
        return tile_fault(s) or named_fault(self.named, sales_limit(s, self.seat), goods_of(s, self.seat))


@final
class Ship(GoodByGood):
    """The card of one good just sold may go under the harbour (T5)."""

    def options(self, s: SanJuanState) -> list[Action]:
        return [PASS, USE_HARBOUR]

    def resolve(self, s: SanJuanState, action: Action) -> None:
        shipped = int(action is USE_HARBOUR)
        if shipped and len(self.named) > 1 and s.config.flag(HARBOUR_PER_GOOD):
            s.stack.append(ShipMore(self.seat, self.named, shipped))
        else:
            sell(s, self.seat, self.named, shipped=shipped)

    def fault(self, s: SanJuanState) -> str | None:
        return ship_fault(self, s)


@final
class ShipMore(GoodByGood):
    """With `harbour_per_good` the cards of further goods may go there too, as many as were sold (T5)."""

    def __init__(self, seat: Seat, named: tuple[Good, ...], shipped: int) -> None:
        super().__init__(seat, named)
        self.shipped: Final = shipped

    def options(self, s: SanJuanState) -> list[Action]:
        return [STOP, USE_HARBOUR]

    def resolve(self, s: SanJuanState, action: Action) -> None:
        shipped = self.shipped + (action is USE_HARBOUR)
        if action is USE_HARBOUR and shipped < len(self.named):
            s.stack.append(ShipMore(self.seat, self.named, shipped))
        else:
            sell(s, self.seat, self.named, shipped=shipped)

    def fault(self, s: SanJuanState) -> str | None:
        if not s.config.flag(HARBOUR_PER_GOOD):
            return "without the option harbour_per_good one good goes under the harbour"
        return ship_fault(self, s) or number_fault("shipped", self.shipped, 1, len(self.named) - 1)


def ship_fault(frame: GoodByGood, s: SanJuanState) -> str | None:
    if not frame.named:
        return "named: no good is being sold"
    limit = 1 + sales_limit(s, frame.seat)
    return (
        tile_fault(s)
        or building_fault(s, frame.seat, HARBOUR)
        or named_fault(frame.named, limit, goods_of(s, frame.seat))
    )


def sell(s: SanJuanState, seat: Seat, named: tuple[Good, ...], *, shipped: int) -> None:
    """The goods leave, the first of them to the harbour, then all cards due are drawn in one draw (T8)."""
    ops.mark_sale(s, seat, named)
    for place, good in enumerate(named):
        if place < shipped:
            ops.tuck_good(s, seat, good, UNDER_HARBOUR)
        else:
            ops.discard_good(s, seat, good)
    ops.draw(s, seat, due(s, seat, named), "sale")
    if s.may_decline:
        s.then_all([UseBuilding(seat, kind) for kind in markets(s, seat, len(named))])


@final
class EndTrading(Step[SanJuanState]):
    """End of the trader phase: huts, then the tile goes under the pile (T7, T1)."""

    def run(self, s: SanJuanState) -> None:
        huts = [] if s.sold else owners(s, HUT, self.seat)
        if s.may_decline:
            s.then_all([UseBuilding(seat, HUT) for seat in huts])
        else:
            for seat in huts:
                ops.draw(s, seat, 1, "hut")
        ops.put_tile_under(s)

    def fault(self, s: SanJuanState) -> str | None:
        return tile_fault(s)


def tile_fault(s: SanJuanState) -> str | None:
    """The trader phase without a trader or a tile."""
    return role_fault(s, TRADER) or (None if s.tile_open else "no trading-house tile is face up")


stacked((Sell, Ship, ShipMore, UseBuilding), (Sell, EndTrading))

PHASE: Final = turns([Sell(seat, ()) for seat in range(4)], [EndTrading(seat) for seat in range(4)])
