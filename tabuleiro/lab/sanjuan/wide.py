"""Wide: San Juan's features and more of them: each card in hand, what goes together, who can end the game."""

from __future__ import annotations

from typing import Final

from tabuleiro.bots.sanjuan.features import NAMES, features
from tabuleiro.games.sanjuan.components import (
    CATHEDRAL,
    CITY_HALL,
    COST,
    ENOUGH_BUILDINGS,
    GOOD_WORDS,
    GUILD_HALL,
    KINDS,
    MONUMENTS,
    PRODUCTION,
    TRIUMPHAL_ARCH,
    WORDS,
    Kind,
    Seat,
)
from tabuleiro.games.sanjuan.rules.buildings import number_of_buildings
from tabuleiro.games.sanjuan.state import SanJuanState, goods_of, plants_of

WIDE_NAMES: Final[tuple[str, ...]] = (
    *NAMES,
    *[f"hand_{word}" for word in WORDS[:CATHEDRAL]],
    *[f"goods_{good}" for good in GOOD_WORDS],
    *("governor", "tucked", "ends_next", "ends_in_two", "sixes", "held_sixes"),
    *("guild_hall_points", "city_hall_points", "monuments", "held_monuments", "arch"),
)


def wide(s: SanJuanState, seat: Seat) -> list[float]:
    """In the order of WIDE_NAMES."""
    hand = s.hands[seat]
    found = [*features(s, seat), *[hand.count(kind) / 2 for kind in range(CATHEDRAL)]]
    found += [number / 2 for number in goods_of(s, seat)]
    return found + _course(s, seat) + _together(s, seat)


def _course(s: SanJuanState, seat: Seat) -> list[float]:
    """Whose turn comes, what is safe already, and how soon the seat can end the game."""
    missing = ENOUGH_BUILDINGS - number_of_buildings(s, seat)
    return [
        float(s.governor == seat),
        len(s.tucked[seat]) / 4,
        float(missing <= 1),
        float(missing <= 2),
        sum([s.city[seat] >> kind & 1 for kind in range(PRODUCTION, KINDS) if COST[kind] == 6]) / 2,
        sum([COST[kind] == 6 for kind in s.hands[seat]]) / 2,
    ]


def _together(s: SanJuanState, seat: Seat) -> list[float]:
    """What counts at the end only as far as other buildings stand; in hand it counts for half."""
    plants, city, hand = plants_of(s, seat), s.city[seat], s.hands[seat]

    def sure(kind: Kind) -> float:
        return 1.0 if city >> kind & 1 else 0.5 * (kind in hand)

    monuments = sum([city >> kind & 1 for kind in MONUMENTS])
    return [
        sure(GUILD_HALL) * (sum(plants) + PRODUCTION - plants.count(0)) / 8,
        sure(CITY_HALL) * city.bit_count() / 8,
        monuments / 2,
        sum([kind in hand for kind in MONUMENTS]) / 2,
        sure(TRIUMPHAL_ARCH) * monuments / 2,
    ]
