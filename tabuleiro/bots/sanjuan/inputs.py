"""Inputs: what a seat sees of its position in numbers, from which learned habits choose.

They read the own hand and what lies on the table, so any position that agrees with the seat's view gives the
same numbers.
"""

from __future__ import annotations

from typing import Final, final

from tabuleiro.bots.sanjuan.outlook import MEAN_PRICE, Expectation
from tabuleiro.bots.sanjuan.roles import RoleGain, sale_value
from tabuleiro.games.sanjuan.components import (
    CATHEDRAL,
    COST,
    GOOD_KINDS,
    KINDS,
    NOBODY,
    POINTS,
    PRODUCTION,
    ROLES,
    WORDS,
    Role,
    Seat,
)
from tabuleiro.games.sanjuan.rules.buildings import clockwise, hand_limit
from tabuleiro.games.sanjuan.rules.scoring import points
from tabuleiro.games.sanjuan.state import SanJuanState

KNOTS: Final = (1, 5, 8, 10, 12)
"""Buildings of the leading builder; between two of them both count in proportion."""
SCALARS: Final = (
    *("hand", "too_many", "buildings", "behind", "lead", "tucked", "empty", "goods", "sale"),
    *("others_hand", "others_most", "others_goods", "others_empty", "next_hand", "next_goods", "next_empty"),
    *("governor", "still_to_choose", "two_players", "three_players", "new_buildings"),
)
NAMES: Final[tuple[str, ...]] = (
    *[f"at_{knot}" for knot in KNOTS],
    *SCALARS,
    *[f"{role}_taken" for role in ROLES],
    *[f"{role}_{gain}" for role in ROLES for gain in ("chosen", "followed", "others")],
    *[f"goods_{good}" for good in range(GOOD_KINDS)],
    *[f"hand_{word}" for word in WORDS[:CATHEDRAL]],
    *WORDS,
    *[f"others_{word}" for word in WORDS],
)
"""What the numbers are, in their order."""
COUNTING: Final = sum([1 << kind for kind in range(PRODUCTION, KINDS) if COST[kind] > 5])
"""The buildings whose points depend on others."""
AT_SCALARS: Final = len(KNOTS)
AT_TAKEN: Final = AT_SCALARS + len(SCALARS)
AT_GAINS: Final = AT_TAKEN + len(ROLES)
AT_GOODS: Final = AT_GAINS + 3 * len(ROLES)
AT_HAND: Final = AT_GOODS + GOOD_KINDS
AT_TOWN: Final = AT_HAND + CATHEDRAL
AT_OTHERS: Final = AT_TOWN + KINDS


@final
class Inputs:
    """The numbers that are not zero, and their places."""

    __slots__ = ("places", "sizes")

    def __init__(self) -> None:
        self.places: Final[list[int]] = []
        self.sizes: Final[list[float]] = []

    def add(self, place: int, size: float) -> None:
        if size:
            self.places.append(place)
            self.sizes.append(size)

    def weigh(self, weights: list[float]) -> float:
        """Their weighted sum."""
        total = 0.0
        for number, place in enumerate(self.places):
            total += self.sizes[number] * weights[place]
        return total


def inputs(s: SanJuanState, outlook: Expectation) -> Inputs:
    """In the order of NAMES; the gains of roles are left out."""
    found = Inputs()
    _add_progress(found, max(s.buildings))
    _add_scalars(found, s, outlook)
    for role, taker in enumerate(s.roles):
        found.add(AT_TAKEN + role, float(taker != NOBODY))
    _add_cards(found, s, outlook)
    return found


def _add_progress(found: Inputs, most: int) -> None:
    later = 1
    while later < len(KNOTS) - 1 and most > KNOTS[later]:
        later += 1
    part = (most - KNOTS[later - 1]) / (KNOTS[later] - KNOTS[later - 1])
    found.add(later - 1, 1 - part)
    found.add(later, part)


def _add_scalars(found: Inputs, s: SanJuanState, outlook: Expectation) -> None:
    seat = outlook.seat
    order = clockwise(s, seat)[1:]
    others = len(order)
    hands = [len(s.hands[other]) for other in order]
    goods = [stock(s, other) for other in order]
    empty = [vacant(s, other) for other in order]
    size = len(s.hands[seat])
    numbers = [
        size / 5,
        max(0, size - hand_limit(s, seat)) / 2,
        outlook.mine / 6,
        (max(s.buildings) - outlook.mine) / 3,
        (tally(s, seat) - max([tally(s, other) for other in order])) / 10,
        len(s.tucked[seat]) / 4,
        vacant(s, seat) / 3,
        stock(s, seat) / 4,
        sale_value(s, seat, 1) / 4,
        sum(hands) / (5 * others),
        max(hands) / 5,
        sum(goods, 0.0) / (4 * others),
        sum(empty) / (3 * others),
        hands[0] / 5,
        goods[0] / 4,
        empty[0] / 3,
        float(s.governor == seat),
        (others - len(s.roles) + s.roles.count(NOBODY)) / 3,
        float(others == 1),
        float(others == 2),
        float(s.config.flag("new_buildings")),
    ]
    for number, value in enumerate(numbers):
        found.add(AT_SCALARS + number, value)


def add_gain(found: Inputs, role: Role, gain: RoleGain) -> None:
    """What a role that is left would bring: for those who are asked for one."""
    place = AT_GAINS + 3 * role
    found.add(place, gain.chosen / 2)
    found.add(place + 1, gain.followed / 2)
    found.add(place + 2, gain.others / (2 * gain.seats))


def _add_cards(found: Inputs, s: SanJuanState, outlook: Expectation) -> None:
    seat = outlook.seat
    for good in range(GOOD_KINDS):
        found.add(AT_GOODS + good, s.laden[seat * GOOD_KINDS + good] / 2)
    last = -1
    for card in s.hands[seat]:
        if card == last:
            found.sizes[-1] += 1.0
        else:
            found.add(AT_HAND + card, 1.0)
            last = card
    for kind, number in enumerate(outlook.plants):
        found.add(AT_TOWN + kind, number / 2)
    _add_city(found, AT_TOWN, s.city[seat], 1.0)
    share = 1 / (len(s.hands) - 1)
    for other in range(len(s.hands)):
        if other != seat:
            _add_city(found, AT_OTHERS, s.city[other], share)


def _add_city(found: Inputs, place: int, city: int, size: float) -> None:
    for kind in range(PRODUCTION, KINDS):
        if city >> kind & 1:
            found.add(place + kind, size)


def tally(s: SanJuanState, seat: Seat) -> int:
    """The points of a seat: as `points` has them, at once where no building counts others."""
    city = s.city[seat]
    if city & COUNTING:
        return points(s, seat)
    total = len(s.tucked[seat])
    for kind in range(PRODUCTION):
        total += POINTS[kind] * s.plants[seat * PRODUCTION + kind]
    for kind in range(PRODUCTION, KINDS):
        if city >> kind & 1:
            total += POINTS[kind]
    return total


def stock(s: SanJuanState, seat: Seat) -> float:
    """What the goods of the seat sell for on average."""
    total = 0.0
    for good in range(GOOD_KINDS):
        total += s.laden[seat * GOOD_KINDS + good] * MEAN_PRICE[good]
    return total


def vacant(s: SanJuanState, seat: Seat) -> int:
    """How many production buildings of the seat have no good."""
    plants = sum(s.plants[seat * PRODUCTION : (seat + 1) * PRODUCTION])
    return plants - sum(s.laden[seat * GOOD_KINDS : seat * GOOD_KINDS + PRODUCTION])
