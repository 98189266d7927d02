"""Scoring (SJ-E): every line of the score sheet, the palace last, and the tie-break."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.codec import JsonObject
from tabuleiro.core.game import Item, Standing, placed
from tabuleiro.games.sanjuan.components import (
    CATHEDRAL,
    CITY_HALL,
    COST,
    GUILD_HALL,
    KINDS,
    MONUMENTS,
    PALACE,
    PILES,
    POINTS,
    PRODUCTION,
    RESIDENCE,
    TRIUMPHAL_ARCH,
    Seat,
)
from tabuleiro.games.sanjuan.rules.buildings import city_kinds, number_of_buildings, tucked_by_pile
from tabuleiro.games.sanjuan.state import SanJuanState, plants_of

DWINDLING: Final = (0, 4, 7, 9, 10)
"""4, 3, 2, 1 points for the first four, nothing for more (E7, E8)."""
ARCH_POINTS: Final = (0, 4, 6, 8)
SIX: Final = 6


def ranking(s: SanJuanState) -> list[Standing]:
    """The places, best first; before the end as if it ended now."""
    scores: list[tuple[int, int, tuple[int, ...], list[Item]]] = []
    for seat in range(len(s.hands)):
        items = score_items(s, seat)
        scores.append((seat, sum([item.points for item in items]), (tie_break(s, seat),), items))
    return placed(scores)


def tie_break(s: SanJuanState, seat: Seat) -> int:
    """Hand cards and goods count alike (E9)."""
    return len(s.hands[seat]) + len(s.goods[seat])


def score_items(s: SanJuanState, seat: Seat) -> list[Item]:
    """The score sheet of a seat; buildings that bring points of their own are listed if they are owned."""
    items = [Item("buildings", printed_points(s, seat), {"number": number_of_buildings(s, seat)})]
    if s.tucked[seat]:
        items += tucked_items(s, seat)
    if s.city[seat] & BRINGING_MORE:
        items += bonus_items(s, seat)
    if s.city[seat] >> PALACE & 1:
        rest = sum([item.points for item in items])
        items.append(Item("palace", rest // 4, {"points": rest}))
    return items


def bonus_items(s: SanJuanState, seat: Seat) -> list[Item]:
    """What the buildings bring whose points depend on others."""
    numbers = buildings_by_kind(s, seat)
    items = [bonus(numbers) for kind, bonus in BONUSES if numbers[kind]]
    if numbers[CATHEDRAL]:
        items.append(cathedral(s, seat))
    return items


def points(s: SanJuanState, seat: Seat) -> int:
    """All victory points of a seat, the sum of its score sheet: bots ask too often to write it each time."""
    city = s.city[seat]
    total = printed_points(s, seat) + len(s.tucked[seat])
    if city & BRINGING_MORE:
        total += sum([item.points for item in bonus_items(s, seat)])
    return total + total // 4 if city >> PALACE & 1 else total


def buildings_by_kind(s: SanJuanState, seat: Seat) -> list[int]:
    """How many buildings of each kind stand in front of a seat."""
    city = s.city[seat]
    plants = plants_of(s, seat)
    return plants + [city >> kind & 1 for kind in range(PRODUCTION, KINDS)]


def printed_points(s: SanJuanState, seat: Seat) -> int:
    total = 0
    for kind, number in enumerate(plants_of(s, seat)):
        total += POINTS[kind] * number
    for kind in city_kinds(s.city[seat]):
        total += POINTS[kind]
    return total


def tucked_items(s: SanJuanState, seat: Seat) -> list[Item]:
    """One point for each card under chapel, bank and harbour, also when built over (E2, B8)."""
    numbers = zip(PILES, tucked_by_pile(s, seat), strict=True)
    return [Item(pile, number) for pile, number in numbers if number]


def guild_hall(numbers: list[int]) -> Item:
    """One point per production building and one per kind of them (E3)."""
    plants = numbers[:PRODUCTION]
    kinds = PRODUCTION - plants.count(0)
    return Item("guild_hall", sum(plants) + kinds, {"buildings": sum(plants), "kinds": kinds})


def city_hall(numbers: list[int]) -> Item:
    """One point per city building (E4)."""
    number = sum(numbers[PRODUCTION:])
    return Item("city_hall", number, {"buildings": number})


def triumphal_arch(numbers: list[int]) -> Item:
    """4, 6 or 8 points for 1, 2 or 3 monuments (E5)."""
    number = sum([numbers[kind] for kind in MONUMENTS])
    return Item("triumphal_arch", ARCH_POINTS[number], {"monuments": number})


def residence(numbers: list[int]) -> Item:
    """Sets of three different buildings of equal cost: 4, 3, 2, 1 points (E7)."""
    sets = sum(
        [sets_of_three([n for kind, n in enumerate(numbers) if COST[kind] == cost]) for cost in range(1, 7)]
    )
    return Item("residence", DWINDLING[min(sets, 4)], {"sets": sets})


def sets_of_three(numbers: list[int]) -> int:
    """The largest m for which m sets of three different kinds can be made of so many of each kind."""
    sets = 0
    while sum([min(number, sets + 1) for number in numbers]) >= 3 * (sets + 1):
        sets += 1
    return sets


def cathedral(s: SanJuanState, seat: Seat) -> Item:
    """Buildings of cost 6 of all opponents together: 4, 3, 2, 1 points (E8)."""
    others = [each for each in range(len(s.hands)) if each != seat]
    number = sum(
        [s.city[other] >> kind & 1 for other in others for kind in range(KINDS) if COST[kind] == SIX]
    )
    facts: JsonObject = {"buildings": number}
    return Item("cathedral", DWINDLING[min(number, 4)], facts)


BONUSES: Final = (
    (GUILD_HALL, guild_hall),
    (CITY_HALL, city_hall),
    (TRIUMPHAL_ARCH, triumphal_arch),
    (RESIDENCE, residence),
)
"""What these buildings bring depends on the own buildings only."""
BRINGING_MORE: Final = 1 << CATHEDRAL | sum([1 << kind for kind, _ in BONUSES])
"""The buildings that bring more than is printed on them, but for the palace: bit `kind`."""
