"""What things cost and bring (L-Y16): one function has the terms of a sum, for rule, explanation, look-ahead.

Terms that lower a price are below 0, and no price falls below 0.
"""

from __future__ import annotations

from tabuleiro.games.lisboa.effects import (
    ON_EVENTS,
    ON_LAND,
    PER_GOOD_SOLD,
    PER_HIRED_OFFICIAL,
    PER_PAYMENT,
    PER_RECRUITING,
    PER_SHIP,
    PER_VISIT,
)
from tabuleiro.games.lisboa.figures import Outlook
from tabuleiro.games.lisboa.kinds import (
    MIDDLE_HOUSES,
    Dock,
    Good,
    Lot,
    Noble,
    Seat,
    heaps_at,
    house_at,
)
from tabuleiro.games.lisboa.places import between, office_at
from tabuleiro.games.lisboa.state import LisboaState, benefit


def right_value(s: LisboaState, higher: int = 0) -> int:
    """What the treasury shows in réis, or would show so many spaces higher."""
    right = s.figures.right
    return right[min(len(right) - 1, s.treasury + higher)] if higher else right[s.treasury]


def purse(s: LisboaState, seat: Seat) -> int:
    """Cash and what influence can be turned into (L-I3)."""
    return s.cash[seat] + s.figures.reis[s.influence[seat]]


def money_after(s: LisboaState, seat: Seat, outlook: Outlook, cash: int, influence: int) -> int:
    """Cash and convertible influence after a reward; recruiting may bring influence too (L-Y22)."""
    gained = outlook.influence
    if outlook.recruits:
        gained += benefit(s, seat, PER_RECRUITING) * min(outlook.recruits, s.officials[seat])
    after = min(s.figures.pack.influence.maximum, influence + gained) if gained else influence
    return cash + outlook.reis + s.figures.reis[after]


def less_per_payment(s: LisboaState, seat: Seat, reis: int) -> int:
    """The réis part of a visit, or a penalty, after the benefits."""
    return max(0, reis - benefit(s, seat, PER_PAYMENT))


# A lot (L-N1.3), in réis.


def ground_price(s: LisboaState, seat: Seat) -> int:
    """The part of the price that is the same for every lot; it may be below 0."""
    treasury, on_land, per_payment = ground_terms(s, seat)
    return treasury + on_land + per_payment


def ground_terms(s: LisboaState, seat: Seat) -> tuple[int, int, int]:
    """The treasury, the benefits for land, those for payments."""
    return right_value(s), -benefit(s, seat, ON_LAND), -benefit(s, seat, PER_PAYMENT)


def rubble_terms(s: LisboaState, lot: Lot) -> tuple[int, int]:
    """The cubes at its row and at its column."""
    row, column = heaps_at(lot)
    return s.heaps[row], s.heaps[column]


def lot_sum(s: LisboaState, seat: Seat, lot: Lot) -> int:
    """With the cubes that lie there now; it may be below 0."""
    row, column = rubble_terms(s, lot)
    return ground_price(s, seat) + row + column


def lot_price(s: LisboaState, seat: Seat, lot: Lot) -> int:
    return max(0, lot_sum(s, seat, lot))


def price_after_clearing(s: LisboaState, seat: Seat, lot: Lot, cost: int) -> int:
    """Once a cube that costs so much is taken."""
    return max(0, lot_sum(s, seat, lot) - cost)


def cheapest_sum(s: LisboaState, seat: Seat, lot: Lot) -> int:
    """Once the dearest cube is taken; it may be below 0."""
    return ground_price(s, seat) + s.least_rubble[lot]


# Hired officials (L-I7), all of one building together, in réis.


def hire_price(s: LisboaState, seat: Seat, hired: int) -> int:
    return hire_cost(s, seat, hired, right_value(s))


def hire_cost(s: LisboaState, seat: Seat, hired: int, right: int) -> int:
    """The same with another right value of the treasury."""
    officials, less, per_payment = hire_terms(s, seat, hired, right)
    return max(0, officials + less + per_payment)


def hire_terms(s: LisboaState, seat: Seat, hired: int, right: int) -> tuple[int, int, int]:
    """The officials, what is less for each, never below 0, and the benefits for payments."""
    less = min(right, benefit(s, seat, PER_HIRED_OFFICIAL))
    return hired * right, -hired * less, -benefit(s, seat, PER_PAYMENT)


# The fee of an event (L-E1), in réis.


def event_fee(s: LisboaState, seat: Seat) -> int:
    treasury, on_events, per_payment = fee_terms(s, seat)
    return max(0, treasury + on_events + per_payment)


def fee_terms(s: LisboaState, seat: Seat) -> tuple[int, int, int]:
    """The treasury, the benefits for events, those for payments."""
    return right_value(s), -benefit(s, seat, ON_EVENTS), -benefit(s, seat, PER_PAYMENT)


# A visit or follow (L-V2), in influence.


def visit_price(s: LisboaState, seat: Seat, noble: Noble) -> int:
    treasury, officials, per_visit = visit_terms(s, seat, noble)
    return max(0, treasury + officials + per_visit)


def visit_terms(s: LisboaState, seat: Seat, noble: Noble) -> tuple[int, int, int]:
    """The left value of the treasury, the officials of others in the office, the benefits for visits."""
    left = s.figures.pack.treasury.left[s.treasury]
    return left, others_in_office(s, seat, noble), -benefit(s, seat, PER_VISIT)


def others_in_office(s: LisboaState, seat: Seat, noble: Noble) -> int:
    """Officials of others there; neutral ones count (L-2.2)."""
    first, owners = office_at(s, noble, 0), s.figures.owners
    return between(s.offices, first, first + owners) - s.offices[first + seat] + s.figures.neutral


# A ship (L-O3.2), in different goods.


def ship_price(s: LisboaState, seat: Seat, replaced: int) -> int:
    """For the top ship of the yard; `replaced` is the hull of an old one."""
    hull, old, houses, per_ship = ship_terms(s, seat, replaced)
    return max(0, hull + old + houses + per_ship)


def ship_terms(s: LisboaState, seat: Seat, replaced: int) -> tuple[int, int, int, int]:
    """The hull, that of the old ship, the houses of the middle group (three pay all), the benefits."""
    hull = s.figures.pack.ships[s.yard[-1]].hull
    houses = s.houses[house_at(seat, MIDDLE_HOUSES)]
    if houses >= 3:
        return hull, -replaced, replaced - hull, 0
    return hull, -replaced, -1 if houses else 0, -benefit(s, seat, PER_SHIP)


# A sale (L-A1): what one good brings on the ship at a dock, in réis.


def sale_price(s: LisboaState, seat: Seat, good: Good, dock: Dock) -> int:
    market, ship, per_good = sale_terms(s, seat, good, dock)
    return market + ship + per_good


def sale_terms(s: LisboaState, seat: Seat, good: Good, dock: Dock) -> tuple[int, int, int]:
    """The market, the ship, the benefits."""
    bonus = s.figures.ship_bonus[s.docks[dock]]
    return s.prices[good], bonus, benefit(s, seat, PER_GOOD_SOLD)
