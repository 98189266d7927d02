"""Outlook: what a seat can expect of the rest of the game, and so what each building is worth to it.

Everything is reckoned in victory points. A seat's outlook reads what that seat may know: the own hand and
what lies on the table.
"""

from __future__ import annotations

from typing import Final, final

from tabuleiro.games.sanjuan.components import (
    AQUEDUCT,
    ARCHIVE,
    BANK,
    BLACK_MARKET,
    CARPENTER,
    CATHEDRAL,
    CHAPEL,
    CITY_HALL,
    COST,
    CUSTOMS,
    ENOUGH_BUILDINGS,
    GOLD_MINE,
    GOLDSMITH,
    GUARD_ROOM,
    GUILD_HALL,
    HARBOUR,
    HUT,
    KINDS,
    LIBRARY,
    MARKET_HALL,
    MARKET_STAND,
    MONUMENTS,
    NO_CARD,
    OFFICE,
    PALACE,
    PARK,
    POINTS,
    POOR_HOUSE,
    PREFECTURE,
    PRODUCTION,
    QUARRY,
    RESIDENCE,
    SMITHY,
    TAVERN,
    TOWER,
    TRADING_POST,
    TRIUMPHAL_ARCH,
    WELL,
    Kind,
    Seat,
)
from tabuleiro.games.sanjuan.rules.scoring import ARCH_POINTS, DWINDLING
from tabuleiro.games.sanjuan.state import SanJuanState, plants_of

MEAN_PRICE: Final[tuple[float, ...]] = (1.0, 1.4, 1.8, 2.2, 2.6, 2.0)
"""What a good brings on average over the five tiles."""
ROUNDS_PER_BUILDING: Final = 1.1
"""How many rounds the leading builder needs for one more building."""
HELD: Final = 0.7
"""How much a building in hand already counts as built."""
UNSEEN: Final = 0.1
"""How much a building counts that may still be drawn."""
OWN_TURN: Final = 0.35
"""How often a seat has the privilege of a phase, a little more than its fair share."""

FIXED_INCOME: Final[dict[int, float]] = {
    GOLD_MINE: 0.2,
    ARCHIVE: 0.2,
    POOR_HOUSE: 0.45,
    BLACK_MARKET: 0.25,
    TOWER: 0.1,
    PREFECTURE: 0.6,
    LIBRARY: 0.95,
    GUARD_ROOM: 0.05,
    OFFICE: 0.25,
    HUT: 0.05,
    TAVERN: 0.2,
    GOLDSMITH: 0.4,
    CUSTOMS: 0.5,
}
"""Cards per round that these buildings bring whatever else stands."""
SIXES: Final[tuple[Kind, ...]] = tuple([kind for kind in range(PRODUCTION, KINDS) if COST[kind] == 6])
"""The city buildings of cost 6."""
STEADY_INCOME: Final[tuple[float, ...]] = tuple([FIXED_INCOME.get(kind, 0.0) for kind in range(KINDS)])


@final
class Expectation:
    """What a seat can expect; made anew for every decision."""

    __slots__ = (
        "_worths",
        "builds",
        "card",
        "city",
        "held",
        "mine",
        "plants",
        "producing",
        "rounds",
        "seat",
        "sold",
        "table",
    )

    def __init__(self, s: SanJuanState, seat: Seat) -> None:
        self.table: Final = s
        self.seat: Final = seat
        missing = max(0, ENOUGH_BUILDINGS - longest_town(s))
        self.mine: Final = s.buildings[seat]
        self.rounds: Final = ROUNDS_PER_BUILDING * missing
        """How many rounds are still to come."""
        self.builds: Final = 0.95 * missing
        """How many more buildings the seat will put up."""
        self.card: Final = card_worth(self.rounds)
        """What a card in hand is worth, in points."""
        self.city: Final = s.city[seat]
        self.plants: Final = plants_of(s, seat)
        self.producing: Final = total(self.plants)
        held = 0
        for card in s.hands[seat]:
            held |= 1 << card
        self.held: Final = held
        """The kinds in hand, as bits."""
        self.sold: Final = self.sales(NO_CARD, 0)
        """Cards per round from selling, as things stand."""
        self._worths: Final[dict[Kind, float]] = {}

    def has(self, kind: Kind) -> bool:
        return self.city >> kind & 1 == 1

    def sure(self, kind: Kind) -> float:
        """How sure it is that a city building will stand at the end."""
        if self.city >> kind & 1:
            return 1.0
        return HELD if self.held >> kind & 1 else UNSEEN

    def worth(self, kind: Kind) -> float:
        """What a building brings until the end, in points, if it is put up now."""
        known = self._worths.get(kind)
        if known is None:
            known = self._worths[kind] = self._reckoned(kind)
        return known

    def _reckoned(self, kind: Kind) -> float:
        points = (POINTS[kind] + self.bonus(kind)) * (1 + self.sure(PALACE) / 4)
        return points + self.card * self.income(kind) * max(0.0, self.rounds - 0.5) + self.treasure(kind)

    def gain(self, kind: Kind, price: int) -> float:
        """What putting up a building for a price is worth, compared with keeping all cards."""
        return self.worth(kind) - (price + (kind != CATHEDRAL)) * self.card

    def standing(self, kind: Kind) -> float:
        """What a building that stands still brings until the end, in points."""
        if kind < PRODUCTION:
            last = 2.0 if self.plants[kind] == 1 else 1.0
            lost = self.sold - self.sales(kind, -1)
            return POINTS[kind] + self.sure(GUILD_HALL) * last + self.card * lost * self.rounds
        return self.worth(kind)

    # Points at the end.

    def bonus(self, kind: Kind) -> float:
        """The points at the end that are not printed on the card."""
        if kind < PRODUCTION:
            return self.sure(GUILD_HALL) * (1.0 if self.plants[kind] else 2.0)
        points = self.sure(CITY_HALL) if kind != CITY_HALL else 1.0
        if kind in MONUMENTS:
            number = among(self.city, MONUMENTS) - (self.city >> kind & 1)
            points += self.sure(TRIUMPHAL_ARCH) * (ARCH_POINTS[number + 1] - ARCH_POINTS[number])
        elif COST[kind] > 5:
            points += self._six(kind)
        return points

    def _six(self, kind: Kind) -> float:
        """What the buildings that count at the end only will count."""
        if kind == GUILD_HALL:
            kinds = PRODUCTION - self.plants.count(0)
            return self.producing + kinds + 0.75 * self.builds
        if kind == CITY_HALL:
            return self.city.bit_count() + 0.75 * self.builds
        if kind == TRIUMPHAL_ARCH:
            sure = min(3, among(self.city, MONUMENTS))
            likely = min(3, sure + among(self.held, MONUMENTS))
            return ARCH_POINTS[sure] + HELD * (ARCH_POINTS[likely] - ARCH_POINTS[sure]) + 0.2 * self.builds
        if kind == PALACE:
            return (self._printed() + 2.8 * self.builds) / 4
        if kind == RESIDENCE:
            return 3.0 + 0.2 * self.mine
        return self._cathedral()

    def _printed(self) -> float:
        """The points on the own buildings, with those that count at the end only as they stand."""
        points = 0.0
        for kind in range(PRODUCTION):
            points += POINTS[kind] * self.plants[kind]
        for kind in range(PRODUCTION, KINDS):
            if self.city >> kind & 1:
                points += POINTS[kind] if COST[kind] < 6 else 6
        return points + float(len(self.table.tucked[self.seat]))

    def _cathedral(self) -> float:
        others = 0
        for seat, city in enumerate(self.table.city):
            if seat != self.seat:
                others += among(city, SIXES)
        return DWINDLING[min(4, others)] + 0.4 * self.builds

    def treasure(self, kind: Kind) -> float:
        """The points that cards tucked under the building will bring, less the cards they cost."""
        if kind == CHAPEL:
            return 0.35 * self.rounds
        if kind == HARBOUR:
            return 0.6 * self.rounds if self.producing else 0.0
        if kind == BANK:
            return 2.5
        return 0.0

    # Cards per round.

    def income(self, kind: Kind) -> float:
        """Cards per round that the building will bring or save."""
        if kind < PRODUCTION:
            return self.sales(kind, 1) - self.sold
        if kind == SMITHY:
            return 0.85 * self._plant_share()
        if kind in (QUARRY, CARPENTER):
            return 0.85 * (1 - self._plant_share())
        if kind in (MARKET_HALL, MARKET_STAND, TRADING_POST, AQUEDUCT, WELL):
            return self._trade(kind)
        if kind == PARK:
            return 0.0
        return STEADY_INCOME[kind]

    def _trade(self, kind: Kind) -> float:
        """What the buildings of the producer and trader phases add."""
        if kind == MARKET_HALL:
            return 0.8
        if self.producing < 2:
            return 0.0
        if kind == MARKET_STAND:
            return 0.6 if self.has(TRADING_POST) else 0.3
        if kind == WELL:
            return 0.6 if self.has(AQUEDUCT) else 0.3
        other = AQUEDUCT if kind == TRADING_POST else TRADING_POST
        return 0.8 if self.has(other) else 0.35

    def _plant_share(self) -> float:
        """Which part of the buildings to come will be production buildings."""
        return 0.45 + 0.25 * (self.sure(GUILD_HALL) - self.sure(CITY_HALL))

    def sales(self, kind: Kind, more: int) -> float:
        """Cards per round from selling, with so many more production buildings of a kind.

        It is the best good each time, and the others when the seat may sell more.
        """
        others = OWN_TURN + 0.25 * (self.has(TRADING_POST) + self.has(AQUEDUCT))
        sold, share, left = 0.0, 0.6, 4
        for good in range(PRODUCTION - 1, -1, -1):
            number = min(left, self.plants[good] + (more if good == kind else 0))
            for _ in range(number):
                sold += share * MEAN_PRICE[good]
                share *= others
            left -= number
        return sold


def longest_town(s: SanJuanState) -> int:
    """How many buildings the leading builder has."""
    most = 0
    for number in s.buildings:
        most = max(most, number)
    return most


def total(numbers: list[int]) -> int:
    """Their sum; compiled, `sum` would be looked up and called like any object."""
    found = 0
    for number in numbers:
        found += number
    return found


def among(city: int, kinds: tuple[Kind, ...]) -> int:
    """How many of these kinds are in a set of city buildings."""
    found = 0
    for kind in kinds:
        found += city >> kind & 1
    return found


def card_worth(rounds: float) -> float:
    """What a card in hand is worth with so many rounds to come, in points."""
    if rounds <= 0:
        return 0.02
    return 0.35 + 0.085 * rounds
