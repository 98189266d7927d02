"""What an owner has, out of the flat lists of a state; Lacerda's follows that of the only seat."""

from __future__ import annotations

from tabuleiro.games.lisboa.kinds import CUBES, GOODS, HOUSE_GROUPS, UPPER, Good, Noble, Owner, Seat
from tabuleiro.games.lisboa.state import BENEFITS, LisboaState


def total(numbers: list[int]) -> int:
    """Their sum; compiled, `sum` would be looked up and called like any object."""
    found = 0
    for number in numbers:
        found += number
    return found


def between(numbers: list[int], first: int, after: int) -> int:
    """The sum of those from one place up to another, without a list of them."""
    found = 0
    for place in range(first, after):
        found += numbers[place]
    return found


def goods_of(s: LisboaState, owner: Owner) -> list[int]:
    """How many of each good are in the warehouse."""
    return s.goods[owner * GOODS : (owner + 1) * GOODS]


def stores_of(s: LisboaState, owner: Owner) -> list[int]:
    """How many stores of each good."""
    return s.owned[owner * GOODS : (owner + 1) * GOODS]


def office_at(s: LisboaState, noble: Noble, owner: Owner) -> int:
    """In `offices` and `plazas`."""
    return noble * s.figures.owners + owner


def officials_in(s: LisboaState, noble: Noble) -> list[int]:
    """How many officials each owner has in an office."""
    return s.offices[noble * s.figures.owners : (noble + 1) * s.figures.owners]


def cubes_by_colour(s: LisboaState, owner: Owner) -> list[int]:
    return s.cubes[owner * CUBES : (owner + 1) * CUBES]


def houses_of(s: LisboaState, owner: Owner) -> list[int]:
    """How many are built of each group."""
    return s.houses[owner * HOUSE_GROUPS : (owner + 1) * HOUSE_GROUPS]


def in_colours(colours: tuple[Good, ...], good: Good) -> bool:
    """Whether a building in these two colours shows that of a good."""
    return good == colours[0] or good == colours[-1]  # compiled, a search makes an object


def benefits_of(s: LisboaState, seat: Seat) -> list[int]:
    """What the cards and tiles of the seat add up to, by kind of benefit."""
    return s.benefits[seat * BENEFITS : (seat + 1) * BENEFITS]


def portfolio_of(s: LisboaState, seat: Seat) -> list[int]:
    """The cards of the upper places, then of the lower ones; 0 where there is none."""
    return upper_of(s, seat) + lower_of(s, seat)


def cards_in_portfolio(s: LisboaState, seat: Seat) -> int:
    return taken(s.docks, seat) + taken(s.lower, seat)


def taken(half: list[int], seat: Seat) -> int:
    """How many places of the seat in one half of the portfolios are not free."""
    found = 0
    for place in range(seat * UPPER, (seat + 1) * UPPER):
        if half[place]:
            found += 1
    return found


def upper_of(s: LisboaState, seat: Seat) -> list[int]:
    return s.docks[seat * UPPER : (seat + 1) * UPPER]


def lower_of(s: LisboaState, seat: Seat) -> list[int]:
    return s.lower[seat * UPPER : (seat + 1) * UPPER]
