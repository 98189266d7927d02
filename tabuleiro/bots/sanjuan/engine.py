"""Engine: a plain reckoning of what a player has built, the whole of it on one screen.

Points are what wins, but early in the game they count little: what counts is what brings cards.
"""

from __future__ import annotations

from typing import Final

from tabuleiro.bots.sanjuan.outlook import MEAN_PRICE
from tabuleiro.games.sanjuan.components import ENOUGH_BUILDINGS, PRODUCTION, WORDS, Seat
from tabuleiro.games.sanjuan.rules.buildings import number_of_buildings
from tabuleiro.games.sanjuan.rules.scoring import points
from tabuleiro.games.sanjuan.state import SanJuanState, goods_of, plants_of

CARD: Final = 0.5
"""What a card in hand is worth, in points."""
GOOD: Final = 0.4
"""What a good is worth for every card that it sells for, in points."""
CARDS_PER_ROUND: Final[dict[str, float]] = {
    "smithy": 0.3,
    "gold_mine": 0.2,
    "poor_house": 0.3,
    "black_market": 0.2,
    "trading_post": 0.3,
    "well": 0.3,
    "market_stand": 0.3,
    "aqueduct": 0.3,
    "carpenter": 0.5,
    "prefecture": 0.7,
    "market_hall": 0.7,
    "quarry": 0.5,
    "library": 0.9,
    "chapel": 0.6,
    "office": 0.2,
    "customs": 0.5,
    "harbour": 0.8,
    "goldsmith": 0.4,
}
INCOME: Final[tuple[float, ...]] = tuple([CARDS_PER_ROUND.get(word, 0.0) for word in WORDS])


def strength(s: SanJuanState, seat: Seat) -> float:
    """Points now, cards in hand, goods, and what the buildings will bring in the rounds to come."""
    missing = ENOUGH_BUILDINGS - max([number_of_buildings(s, each) for each in range(len(s.hands))])
    goods = goods_of(s, seat)
    stock = sum([number * MEAN_PRICE[good] for good, number in enumerate(goods)], 0.0)
    return points(s, seat) + CARD * (len(s.hands[seat]) + missing * income(s, seat)) + GOOD * stock


def income(s: SanJuanState, seat: Seat) -> float:
    """Cards per round: the best good sold each time, half of the second, and what city buildings bring."""
    plants = plants_of(s, seat)
    prices = [MEAN_PRICE[kind] for kind, number in enumerate(plants) for _ in range(number)]
    sales = sum([price / (2 << place) for place, price in enumerate(prices[::-1])], 0.0)
    city = s.city[seat]
    return sales + sum([INCOME[kind] for kind in range(PRODUCTION, len(WORDS)) if city >> kind & 1], 0.0)
