"""The end of the solo game: Lacerda's score (L-1.10) and your rank (L-1.11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from tabuleiro.core.codec import Json, JsonObject
from tabuleiro.core.game import Item, Standing, placed
from tabuleiro.games.lisboa.decrees.counting import (
    favors,
    officials_on_completed_plans,
    own_ships,
    own_stores,
)
from tabuleiro.games.lisboa.kinds import GOOD_WORDS, GOODS, officials_of
from tabuleiro.games.lisboa.ops import holdings
from tabuleiro.games.lisboa.solo.choices import YOU
from tabuleiro.games.lisboa.state import LACERDA, LisboaState

WIGS_PER_CUBE: Final = 1
WIGS_PER_DECREE: Final = 3

# The tie-break: with equal wigs he is ahead, as every rank above the Jester asks for more (L-1.11).
YOURS: Final = (0,)
HIS: Final = (1,)


def officials_on_plans(s: LisboaState) -> int:
    """His part in the officials' majority: on all his plans, though none is ever completed."""
    return sum([officials_of(plan) for plan in s.plans[LACERDA]])


def lacerda_sheet(s: LisboaState, stores: Sequence[int], plans: int) -> list[Item]:
    """Nothing for money and influence."""
    hulls = [s.figures.hull[s.docks[dock]] for dock in s.figures.docks[LACERDA]]
    cubes, held = holdings.cubes_of(s, LACERDA), favors(s, LACERDA)
    return [
        Item("wigs", s.wigs[LACERDA]),
        Item("hulls", sum(hulls)),
        Item("cubes", WIGS_PER_CUBE * cubes, {"cubes": cubes}),
        *[
            Item(f"stores_{GOOD_WORDS[good]}", stores[good], {"stores": own_stores(s, LACERDA)[good]})
            for good in range(GOODS)
        ],
        *[Item("decree", WIGS_PER_DECREE, {"decree": decree}) for decree in sorted(s.decrees[LACERDA])],
        Item("officials", plans, {"officials": officials_on_plans(s)}),
        Item("favors", s.figures.pack.wigs.favor * held, {"favors": held}),
    ]


def solo_ranking(s: LisboaState, yours: list[Item], his: list[Item]) -> list[Standing]:
    """You on seat 0 and Lacerda as seat 1; your sheet ends with your rank."""
    points, his_points = sum([item.points for item in yours]), sum([item.points for item in his])
    sheet = [*yours, Item("rank", 0, rank_facts(s, points, his_points))]
    return placed([(YOU, points, YOURS, sheet), (LACERDA, his_points, HIS, his)])


# L-1.11 Your rank.

JESTER: Final = "jester"
LEAST_STORES: Final = 4
"""Fewer are the Jester's, however few Lacerda has."""


class Rank(NamedTuple):
    """What a rank asks for besides more wigs than Lacerda's."""

    word: str
    lead_in_stores: int | None
    """How many stores more than Lacerda; None: only as many as every rank asks for."""
    majorities: int
    reis: int
    decrees: int
    ships: int


RANKS: Final = (
    Rank("right_hand_of_the_marquis", 1, 3, 20, 8, 2),
    Rank("kings_favourite", 0, 2, 10, 7, 1),
    Rank("court_servant", None, 1, 5, 6, 0),
)
"""The highest first."""

Condition: TypeAlias = "tuple[str, int, int]"
"""Its word, how many are needed and how many are found."""


def rank_facts(s: LisboaState, points: int, his_points: int) -> JsonObject:
    """The rank, and for each rank which of its conditions are met and which are missed."""
    found = [(rank, conditions(s, rank, points, his_points)) for rank in RANKS]
    reached = [rank.word for rank, asked in found if all(has >= needs for _, needs, has in asked)]
    ranks: list[Json] = [{"rank": rank.word, **_judged(asked)} for rank, asked in found]
    return {"rank": (reached or [JESTER])[0], "ranks": ranks}


def conditions(s: LisboaState, rank: Rank, points: int, his_points: int) -> list[Condition]:
    asked = [
        ("wigs", his_points + 1, points),
        ("stores", stores_asked_for(s, rank), sum(own_stores(s, YOU))),
        ("majorities", rank.majorities, majorities(s)),
        ("reis", rank.reis, s.cash[YOU]),
        ("decrees", rank.decrees, len(s.decrees[YOU])),
        ("ships", rank.ships, own_ships(s, YOU, 0)),
    ]
    return [condition for condition in asked if condition[1]]


def stores_asked_for(s: LisboaState, rank: Rank) -> int:
    if rank.lead_in_stores is None:
        return LEAST_STORES
    return max(LEAST_STORES, sum(own_stores(s, LACERDA)) + rank.lead_in_stores)


def majorities(s: LisboaState) -> int:
    """Your first places, alone, in the five tables of W3 and W6."""
    stores = zip(own_stores(s, YOU), own_stores(s, LACERDA), strict=True)
    officials = officials_on_completed_plans(s, YOU)
    return sum([mine > his for mine, his in stores]) + (officials > officials_on_plans(s))


def _judged(asked: list[Condition]) -> JsonObject:
    met: list[Json] = [_written(condition) for condition in asked if condition[2] >= condition[1]]
    missed: list[Json] = [_written(condition) for condition in asked if condition[2] < condition[1]]
    return {"met": met, "missed": missed}


def _written(condition: Condition) -> JsonObject:
    word, needed, found = condition
    return {"condition": word, "needed": needed, "found": found}
