"""What things cost and bring (L-Y16): each sum is one function, used to show, to check and to charge."""

from __future__ import annotations

from tabuleiro.games.lisboa.effects import (
    ON_EVENTS,
    ON_LAND,
    PER_GOOD_SOLD,
    PER_HIRED_OFFICIAL,
    PER_PAYMENT,
    PER_SHIP,
    PER_VISIT,
)
from tabuleiro.games.lisboa.kinds import COLUMNS, GROUPS, MIDDLE_HOUSES, ROWS, Dock, Good, Lot, Noble, Seat
from tabuleiro.games.lisboa.state import BENEFITS, Table


def right_value(s: Table, higher: int = 0) -> int:
    """What the treasury shows in réis, or would show so many spaces higher."""
    right = s.figures.right
    return right[min(len(right) - 1, s.treasury + higher)] if higher else right[s.treasury]


def purse(s: Table, seat: Seat) -> int:
    """Cash and what influence can be turned into (L-I3)."""
    return s.cash[seat] + s.figures.reis[s.influence[seat]]


def lot_price(s: Table, seat: Seat, lot: Lot) -> int:
    """The price of a lot with the cubes that lie there now (L-N1.3)."""
    row, column = divmod(lot, COLUMNS)
    return max(0, right_value(s) + s.heaps[row] + s.heaps[ROWS + column] - land_discount(s, seat))


def land_discount(s: Table, seat: Seat) -> int:
    first = seat * BENEFITS
    return s.benefits[first + ON_LAND] + s.benefits[first + PER_PAYMENT]


def hire_price(s: Table, seat: Seat, hired: int) -> int:
    """All officials hired for one building together (L-I7)."""
    return hire_cost(s, seat, hired, right_value(s))


def hire_cost(s: Table, seat: Seat, hired: int, right: int) -> int:
    """The same with another right value of the treasury."""
    first = seat * BENEFITS
    each = max(0, right - s.benefits[first + PER_HIRED_OFFICIAL])
    return max(0, hired * each - s.benefits[first + PER_PAYMENT])


def event_fee(s: Table, seat: Seat) -> int:
    first = seat * BENEFITS
    return max(0, right_value(s) - s.benefits[first + ON_EVENTS] - s.benefits[first + PER_PAYMENT])


def visit_price(s: Table, seat: Seat, noble: Noble) -> int:
    """In influence: the left value and the officials of others in the office (L-V2)."""
    left = s.figures.pack.treasury.left[s.treasury]
    return max(0, left + others_in_office(s, seat, noble) - s.benefits[seat * BENEFITS + PER_VISIT])


def others_in_office(s: Table, seat: Seat, noble: Noble) -> int:
    """Officials of others there; neutral ones count (L-2.2)."""
    owners = s.figures.owners
    first = noble * owners
    return sum(s.offices[first : first + owners]) - s.offices[first + seat] + s.figures.neutral


def less_per_payment(s: Table, seat: Seat, reis: int) -> int:
    """The réis part of a visit, or a penalty, after the benefits."""
    return max(0, reis - s.benefits[seat * BENEFITS + PER_PAYMENT])


def sale_price(s: Table, seat: Seat, good: Good, dock: Dock) -> int:
    """One good sold on the ship at the dock (L-A1)."""
    return s.prices[good] + s.figures.ship_bonus[s.docks[dock]] + s.benefits[seat * BENEFITS + PER_GOOD_SOLD]


def ship_price(s: Table, seat: Seat, replaced: int) -> int:
    """In different goods, for the top ship of the yard; `replaced` is the hull of an old one (L-O3.2)."""
    houses = s.houses[seat * GROUPS + MIDDLE_HOUSES]
    if houses >= 3:
        return 0
    less = (1 if houses else 0) + s.benefits[seat * BENEFITS + PER_SHIP]
    return max(0, s.figures.pack.ships[s.yard[-1]].hull - replaced - less)
