"""Roles: what each of them would bring to the seat, less what it would bring to the others."""

from __future__ import annotations

from typing import Final, final

from tabuleiro.bots.sanjuan.outlook import MEAN_PRICE, Expectation
from tabuleiro.games.sanjuan.components import (
    AQUEDUCT,
    BUILDER,
    CATHEDRAL,
    COST,
    COUNCILLOR,
    GOLD_MINE,
    LIBRARY,
    MARKET_HALL,
    MARKET_STAND,
    NO_CARD,
    NOBODY,
    PREFECTURE,
    PRICES,
    PRODUCER,
    PRODUCTION,
    QUARRY,
    SMITHY,
    TRADER,
    TRADING_POST,
    WELL,
    Role,
    Seat,
)
from tabuleiro.games.sanjuan.rules.buildings import cards_to_pay, goods_to_spend, works
from tabuleiro.games.sanjuan.state import SanJuanState, goods_of, plants_of

OTHERS: Final = 1.0
"""How much a mean gain of the others counts against an own gain."""
TAKEN_LATER: Final[tuple[float, ...]] = (0.75, 0.5, 0.5, 0.35, 0.6)
"""How likely somebody else takes a role in the same round, if two or more still can."""
TILE_PRICES: Final[tuple[tuple[float, ...], ...]] = tuple(
    [tuple([float(price) for price in prices]) for prices in PRICES]
)
A_GOLD_MINE: Final = 0.26
"""What it brings, in cards."""
A_CHOICE: Final = 0.35
"""What choosing among five cards instead of two is worth, in cards."""


@final
class RoleGain:
    """What a role would bring, in points: to the seat as its taker or as a follower, and to the others."""

    __slots__ = ("chosen", "followed", "others", "seats")

    def __init__(self, s: SanJuanState, outlook: Expectation, role: Role) -> None:
        others = 0.0
        for seat in range(len(s.hands)):
            if seat != outlook.seat:
                others += other_gain(s, outlook, seat, role)
        self.chosen: Final = own_gain(s, outlook, role, chosen=True)
        self.followed: Final = own_gain(s, outlook, role, chosen=False)
        self.others: Final = others
        """Of all of them together."""
        self.seats: Final = len(s.hands) - 1

    def value(self, later: float) -> float:
        """An own gain that would come anyway counts only as far as the privilege adds to it."""
        return self.chosen - later * self.followed - (1 - later) * OTHERS * self.others / self.seats


def role_values(s: SanJuanState, outlook: Expectation) -> list[float]:
    """What taking each role is worth, in points; those already taken too."""
    return [RoleGain(s, outlook, role).value(taken_later(s, role)) for role in range(len(s.roles))]


def taken_later(s: SanJuanState, role: Role) -> float:
    """How likely somebody else takes the role in this round."""
    waiting = len(s.hands) - 1
    for taker in s.roles:
        waiting -= taker != NOBODY
    waiting = min(2, waiting)
    return TAKEN_LATER[role] * (waiting / 2)


def own_gain(s: SanJuanState, outlook: Expectation, role: Role, *, chosen: bool) -> float:
    """What the phase brings to the seat, in points."""
    privilege = chosen * (2 if works(s, outlook.seat, LIBRARY) else 1)
    if role == BUILDER:
        return best_build(s, outlook, privilege)[1]
    if role == PRODUCER:
        return outlook.card * 0.75 * goods_value(s, outlook.seat, privilege)
    if role == TRADER:
        return outlook.card * sale_value(s, outlook.seat, privilege)
    if role == COUNCILLOR:
        return outlook.card * (1 + works(s, outlook.seat, PREFECTURE) + A_CHOICE * privilege)
    return outlook.card * (privilege + (A_GOLD_MINE if works(s, outlook.seat, GOLD_MINE) else 0.0))


def other_gain(s: SanJuanState, outlook: Expectation, seat: Seat, role: Role) -> float:
    """What the phase brings to somebody else, as far as it can be seen."""
    if role == BUILDER:
        return min(6, len(s.hands[seat])) * 0.3
    if role == PRODUCER:
        return outlook.card * 0.75 * goods_value(s, seat, 0)
    if role == TRADER:
        return outlook.card * sale_value(s, seat, 0)
    if role == COUNCILLOR:
        return outlook.card * (1 + works(s, seat, PREFECTURE))
    return outlook.card * A_GOLD_MINE if works(s, seat, GOLD_MINE) else 0.0


def best_build(s: SanJuanState, outlook: Expectation, privilege: int) -> tuple[int, float]:
    """The building that would gain most, and how much; NO_CARD and 0 if nothing does."""
    seat = outlook.seat
    best, best_gain = NO_CARD, 0.0
    goods = goods_to_spend(s, seat, NO_CARD, full=False)
    kinds = [*s.hands[seat], CATHEDRAL] if s.cathedral else s.hands[seat]
    for kind in kinds:
        less = privilege + works(s, seat, SMITHY if kind < PRODUCTION else QUARRY)
        price = max(0, COST[kind] - less)
        if price <= cards_to_pay(s, seat, kind) + goods and not outlook.has(kind):
            gain = outlook.gain(kind, price)
            if gain > best_gain:
                best, best_gain = kind, gain
    return best, best_gain


def goods_value(s: SanJuanState, seat: Seat, privilege: int) -> float:
    """What the goods that the seat can produce will sell for, in cards."""
    number = 1 + privilege + works(s, seat, AQUEDUCT)
    plants, goods = plants_of(s, seat), goods_of(s, seat)
    total, made = 0.0, 0
    for kind in range(PRODUCTION - 1, -1, -1):
        more = min(number - made, plants[kind] - goods[kind])
        total += more * MEAN_PRICE[kind]
        made += more
    return total + 1.0 if made > 1 and works(s, seat, WELL) else total


def sale_value(s: SanJuanState, seat: Seat, privilege: int) -> float:
    """What the goods of the seat sell for, in cards: at the next tile where it is known."""
    number = 1 + privilege + works(s, seat, TRADING_POST)
    prices = tile_prices(s)
    found = [prices[good] for good, stored in enumerate(goods_of(s, seat)) for _ in range(stored)]
    found.sort()
    sold = min(number, len(found))
    value = 0.0
    for place in range(1, sold + 1):
        value += found[-place]
    extra = (sold > 1 and works(s, seat, MARKET_STAND)) + (sold > 0 and works(s, seat, MARKET_HALL))
    return value + extra


def tile_prices(s: SanJuanState) -> tuple[float, ...]:
    """The prices of the next tile once all five have been seen, else the mean."""
    if s.tiles_turned >= 4:
        return TILE_PRICES[s.tiles[0]]
    return MEAN_PRICE
