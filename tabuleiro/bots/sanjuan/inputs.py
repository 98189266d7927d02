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
    GOOD_KINDS,
    KINDS,
    NOBODY,
    PRODUCTION,
    ROLES,
    WORDS,
    Role,
    Seat,
)
from tabuleiro.games.sanjuan.rules.buildings import city_kinds, hand_limit
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


@final
class PlainSight:
    """What everybody sees of all seats, reckoned once for a position."""

    __slots__ = ("city", "goods", "most", "points", "table", "vacant")

    def __init__(self, s: SanJuanState) -> None:
        seats = range(len(s.hands))
        self.table: Final = s
        self.most: Final = max(s.buildings)
        self.points: Final = [points(s, seat) for seat in seats]
        self.goods: Final = [stock(s, seat) for seat in seats]
        self.vacant: Final = [vacant(s, seat) for seat in seats]
        self.city: Final = [city_kinds(city) for city in s.city]


def inputs(sight: PlainSight, outlook: Expectation) -> Inputs:
    """In the order of NAMES; the gains of roles are left out."""
    found = Inputs()
    _add_progress(found, sight.most)
    _add_own(found, sight, outlook)
    _add_others(found, sight, outlook.seat)
    for role, taker in enumerate(sight.table.roles):
        if taker != NOBODY:
            found.add(AT_TAKEN + role, 1.0)
    _add_cards(found, sight, outlook)
    return found


def _add_progress(found: Inputs, most: int) -> None:
    later = 1
    while later < len(KNOTS) - 1 and most > KNOTS[later]:
        later += 1
    part = (most - KNOTS[later - 1]) / (KNOTS[later] - KNOTS[later - 1])
    found.add(later - 1, 1 - part)
    found.add(later, part)


def _add_own(found: Inputs, sight: PlainSight, outlook: Expectation) -> None:
    s, seat = sight.table, outlook.seat
    size = len(s.hands[seat])
    best = max([number for other, number in enumerate(sight.points) if other != seat])
    found.add(AT_SCALARS, size / 5)
    found.add(AT_SCALARS + 1, max(0, size - hand_limit(s, seat)) / 2)
    found.add(AT_SCALARS + 2, outlook.mine / 6)
    found.add(AT_SCALARS + 3, (sight.most - outlook.mine) / 3)
    found.add(AT_SCALARS + 4, (sight.points[seat] - best) / 10)
    found.add(AT_SCALARS + 5, len(s.tucked[seat]) / 4)
    found.add(AT_SCALARS + 6, sight.vacant[seat] / 3)
    found.add(AT_SCALARS + 7, sight.goods[seat] / 4)
    found.add(AT_SCALARS + 8, sale_value(s, seat, 1) / 4)


def _add_others(found: Inputs, sight: PlainSight, seat: Seat) -> None:
    s = sight.table
    following = (seat + 1) % len(s.hands)
    others = len(s.hands) - 1
    hands, most, goods, empty = 0, 0, 0.0, 0
    for other in range(len(s.hands)):
        if other != seat:
            size = len(s.hands[other])
            hands += size
            most = max(most, size)
            goods += sight.goods[other]
            empty += sight.vacant[other]
    found.add(AT_SCALARS + 9, hands / (5 * others))
    found.add(AT_SCALARS + 10, most / 5)
    found.add(AT_SCALARS + 11, goods / (4 * others))
    found.add(AT_SCALARS + 12, empty / (3 * others))
    found.add(AT_SCALARS + 13, len(s.hands[following]) / 5)
    found.add(AT_SCALARS + 14, sight.goods[following] / 4)
    found.add(AT_SCALARS + 15, sight.vacant[following] / 3)
    found.add(AT_SCALARS + 16, float(s.governor == seat))
    found.add(AT_SCALARS + 17, (others - len(s.roles) + s.roles.count(NOBODY)) / 3)
    found.add(AT_SCALARS + 18, float(others == 1))
    found.add(AT_SCALARS + 19, float(others == 2))
    found.add(AT_SCALARS + 20, float(s.config.flag("new_buildings")))


def add_gain(found: Inputs, role: Role, gain: RoleGain) -> None:
    """What a role that is left would bring: for those who are asked for one."""
    place = AT_GAINS + 3 * role
    found.add(place, gain.chosen / 2)
    found.add(place + 1, gain.followed / 2)
    found.add(place + 2, gain.others / (2 * gain.seats))


def _add_cards(found: Inputs, sight: PlainSight, outlook: Expectation) -> None:
    s, seat = sight.table, outlook.seat
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
    share = 1 / (len(s.hands) - 1)
    for owner, kinds in enumerate(sight.city):
        place, size = (AT_TOWN, 1.0) if owner == seat else (AT_OTHERS, share)
        for kind in kinds:
            found.add(place + kind, size)


def stock(s: SanJuanState, seat: Seat) -> float:
    """What the goods of the seat sell for on average."""
    total = 0.0
    for good in range(GOOD_KINDS):
        total += s.laden[seat * GOOD_KINDS + good] * MEAN_PRICE[good]
    return total


def vacant(s: SanJuanState, seat: Seat) -> int:
    """How many production buildings of the seat have no good."""
    total = 0
    for kind in range(PRODUCTION):
        total += s.plants[seat * PRODUCTION + kind] - s.laden[seat * GOOD_KINDS + kind]
    return total
