"""Buildings: what they do, as questions about a position; the price shown is the price charged."""

from __future__ import annotations

from typing import TypeAlias

from tabuleiro.games.sanjuan.components import (
    AQUEDUCT,
    BLACK_MARKET,
    BUILDER,
    CATHEDRAL,
    COST,
    COUNCILLOR,
    CRANE,
    CUSTOMS,
    CUSTOMS_GOOD,
    GOOD_KINDS,
    GUARD_ROOM,
    KIND_OF_BIT,
    LIBRARY,
    MOST_GOODS,
    NO_CARD,
    PILES,
    PREFECTURE,
    PRODUCER,
    PRODUCTION,
    QUARRY,
    RELIEF,
    SMITHY,
    TOWER,
    TRADER,
    TRADING_POST,
    Good,
    Kind,
    KindSet,
    Role,
    Seat,
    good_at,
    place_of,
    plant_at,
)
from tabuleiro.games.sanjuan.state import CLOCKWISE, SanJuanState, goods_of, plants_of

CostTerms: TypeAlias = tuple[int, int, int, int, int]
"""The printed cost, what privilege, library and helper take off, what the building replaced brings (B15)."""


def works(s: SanJuanState, seat: Seat, kind: Kind) -> bool:
    """The seat owns this city building, and since an earlier phase (B5)."""
    return s.working[seat] >> kind & 1 == 1


def clockwise(s: SanJuanState, seat: Seat) -> tuple[int, ...]:
    """All seats, beginning with this one."""
    return CLOCKWISE[len(s.hands)][seat]


def owners(s: SanJuanState, kind: Kind, first: Seat) -> list[Seat]:
    """The seats for which a building works, clockwise from one of them (R12)."""
    working = s.working
    return [seat for seat in CLOCKWISE[len(working)][first] if working[seat] >> kind & 1]


def stands(s: SanJuanState, seat: Seat, kind: Kind) -> bool:
    """The seat has such a building in front of it."""
    if kind < PRODUCTION:
        return s.plants[plant_at(seat, kind)] > 0
    return s.city[seat] >> kind & 1 == 1


def number_of_buildings(s: SanJuanState, seat: Seat) -> int:
    return s.buildings[seat]


def tucked_by_pile(s: SanJuanState, seat: Seat) -> list[int]:
    """How many cards the seat has tucked under chapel, bank and harbour."""
    numbers = [0] * len(PILES)
    for entry in s.tucked[seat]:
        numbers[place_of(entry)] += 1
    return numbers


def city_kinds(city: KindSet) -> list[Kind]:
    """The kinds of the city buildings among `city`, in their order."""
    found: list[Kind] = []
    while city:
        lowest = city & -city
        found.append(KIND_OF_BIT[lowest])
        city ^= lowest
    return found


def doubled(s: SanJuanState, seat: Seat, working: KindSet) -> bool:
    """The library doubles the privilege of the role that this seat has taken (R10, X4)."""
    if not working >> LIBRARY & 1:
        return False
    if len(s.hands) > 2 or seat != s.governor:
        return True
    first_role = s.roles.count(seat) == 1
    return s.library_used == first_role


def privilege(s: SanJuanState, seat: Seat, role: Role) -> int:
    """How often the seat has the privilege of the role: 0, 1, or 2 with a library (R4)."""
    if s.roles[role] != seat:
        return 0
    return 2 if doubled(s, seat, s.working[seat]) else 1


# The cost of a building.


def helper_term(kind: Kind, working: KindSet) -> int:
    """What smithy or quarry take off the cost (B6)."""
    return working >> (SMITHY if kind < PRODUCTION else QUARRY) & 1


def discount_terms(s: SanJuanState, seat: Seat, kind: Kind, working: KindSet) -> tuple[int, int, int]:
    """What the privilege, a library and smithy or quarry take off the cost (B2, B6)."""
    helped = helper_term(kind, working)
    if s.roles[BUILDER] != seat:
        return 0, 0, helped
    return 1, 1 if doubled(s, seat, working) else 0, helped


def discount(s: SanJuanState, seat: Seat, kind: Kind, working: KindSet) -> int:
    privilege, library, helped = discount_terms(s, seat, kind, working)
    return privilege + library + helped


def place_terms(s: SanJuanState, seat: Seat, replaced: Kind) -> tuple[KindSet, int]:
    """What still works of the seat's buildings, and what the one replaced (or NO_CARD) brings (B8)."""
    if replaced == NO_CARD:
        return s.working[seat], 0
    return s.working[seat] & ~(1 << replaced), RELIEF[replaced]


def cost_terms(s: SanJuanState, seat: Seat, kind: Kind, replaced: Kind) -> CostTerms:
    working, relief = place_terms(s, seat, replaced)
    privilege, library, helped = discount_terms(s, seat, kind, working)
    return COST[kind], privilege, library, helped, relief


def reduced(terms: CostTerms) -> int:
    printed, privilege, library, helped, relief = terms
    return max(0, printed - privilege - library - helped - relief)


def cost_left(s: SanJuanState, seat: Seat, kind: Kind, replaced: Kind) -> int:
    """What the building costs before the black market (B15), in the place of another one or not (NO_CARD)."""
    return reduced(cost_terms(s, seat, kind, replaced))


def goods_to_spend(s: SanJuanState, seat: Seat, replaced: Kind, *, full: bool) -> int:
    """How many goods the black market takes at most; not the one on a building being replaced (B17)."""
    if not works(s, seat, BLACK_MARKET) or replaced == BLACK_MARKET:
        return 0
    return min(MOST_GOODS, len(s.goods[seat]) - full)


def goods_from(s: SanJuanState, seat: Seat, named: tuple[Good, ...]) -> int:
    """How many goods of the seat come in order after those named."""
    first = named[-1] if named else 0
    number = 0
    for good in range(first, GOOD_KINDS):
        number += s.laden[good_at(seat, good)]
    return number


def cards_to_pay(s: SanJuanState, seat: Seat, kind: Kind) -> int:
    """The cards in hand besides the building itself; the cathedral lies in the middle (B15)."""
    return len(s.hands[seat]) - (kind != CATHEDRAL)


def can_pay(s: SanJuanState, seat: Seat, kind: Kind, replaced: Kind, *, full: bool) -> bool:
    purse = cards_to_pay(s, seat, kind) + goods_to_spend(s, seat, replaced, full=full)
    return cost_left(s, seat, kind, replaced) <= purse


def replaceable(s: SanJuanState, seat: Seat, kind: Kind) -> list[tuple[Kind, bool]]:
    """What the crane may replace by the new building so that it can be paid (B8)."""
    if not works(s, seat, CRANE):
        return []
    return [
        (other, full) for other, full in standing(s, seat) if may_replace(s, seat, kind, other, full=full)
    ]


def may_replace(s: SanJuanState, seat: Seat, kind: Kind, other: Kind, *, full: bool) -> bool:
    """Whether the crane may put the new building in the place of that one, and it can be paid (B8)."""
    return other not in (CRANE, kind) and can_pay(s, seat, kind, other, full=full)


def standing(s: SanJuanState, seat: Seat) -> list[tuple[Kind, bool]]:
    """The buildings of a seat by kind, apart those with a good on them (True)."""
    found: list[tuple[Kind, bool]] = []
    goods = goods_of(s, seat)
    for kind, number in enumerate(plants_of(s, seat)):
        if number > goods[kind]:
            found.append((kind, False))
        if goods[kind]:
            found.append((kind, True))
    city = s.city[seat]
    customs_good = goods[CUSTOMS_GOOD] > 0
    kinds = city_kinds(city)
    return found + [(kind, kind == CUSTOMS and customs_good) for kind in kinds]


# How much of something a seat may do.


def cards_left(s: SanJuanState) -> int:
    """How many cards can be drawn, those among them that a shuffle brings (R8, R14)."""
    return len(s.draw_pile) + len(s.discards)


def production_limit(s: SanJuanState, seat: Seat) -> int:
    """How many goods the seat may produce in this phase (P2)."""
    return 1 + privilege(s, seat, PRODUCER) + works(s, seat, AQUEDUCT)


def sales_limit(s: SanJuanState, seat: Seat) -> int:
    """How many goods the seat may sell in this phase (T3)."""
    return 1 + privilege(s, seat, TRADER) + works(s, seat, TRADING_POST)


def cards_to_draw(s: SanJuanState, seat: Seat) -> int:
    """How many cards the seat draws in the councillor phase (C1, C2)."""
    return 2 + 3 * privilege(s, seat, COUNCILLOR)


def cards_to_keep(s: SanJuanState, seat: Seat) -> int:
    return 2 if works(s, seat, PREFECTURE) else 1


def hand_limit(s: SanJuanState, seat: Seat) -> int:
    """How many cards the seat may hold at the beginning of a round (R7)."""
    if works(s, seat, TOWER):
        return 12
    if works(s, seat, GUARD_ROOM) or not owners(s, GUARD_ROOM, seat):
        return 7
    return 6


# Naming several things one by one.


def nameable(cards: list[Kind], least: Kind, left: int) -> list[Kind]:
    """The kinds from `least` on that leave enough cards to name `left` of them."""
    kinds: list[int] = []
    last = least - 1
    for place in range(len(cards) - left + 1):
        card = cards[place]
        if card > last:
            kinds.append(card)
            last = card
    return kinds
