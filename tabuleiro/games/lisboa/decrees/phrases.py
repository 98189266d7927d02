"""What the decrees count (L-Y30 to Y37): each counter with its phrase and its meaning."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from tabuleiro.games.lisboa.kinds import (
    ARCHITECT_WORDS,
    COLOUR_WORDS,
    COLUMN_WORDS,
    CUBE_WORDS,
    ROW_WORDS,
    SIDE_WORDS,
)

OWN_STORES_OF_GOOD: Final = 0
ALL_STORES_OF_GOOD: Final = 1
OWN_STORES_IN_ROW: Final = 2
OWN_STORES_IN_COLUMN: Final = 3
GOODS_WITH_OWN_STORE: Final = 4
MOST_OWN_STORES_OF_ONE_GOOD: Final = 5
ROWS_WITH_OWN_STORE: Final = 6
COLUMNS_WITH_OWN_STORE: Final = 7
BUILDINGS_OF_ARCHITECT: Final = 8
BUILDINGS_ON_SIDE: Final = 9
BUILDINGS_SHOWING: Final = 10
BUILDINGS_BESIDE_ROW: Final = 11
COMPLETED_PLANS_OF_ARCHITECT: Final = 12
ARCHITECTS_WITH_COMPLETED_PLAN: Final = 13
OFFICIALS_ON_COMPLETED_PLANS: Final = 14
UNFINISHED_PLANS: Final = 15
OWN_SHIPS: Final = 16
OWN_SHIPS_OF_HULL: Final = 17
TOTAL_HULL: Final = 18
TOKENS_ON_DOCKS: Final = 19
GOODS_IN_WAREHOUSE: Final = 20
SETS_OF_GOODS: Final = 21
CASH: Final = 22
INFLUENCE_MARKER: Final = 23
CLERGY_TILES: Final = 24
FAVORS_OF_NOBLE: Final = 25
FAVORS: Final = 26
OFFICIALS_IN_OFFICE: Final = 27
OFFICIALS_ON_PLAZAS: Final = 28
OFFICIALS_ON_BOARD: Final = 29
CUBES_OF_COLOUR: Final = 30
RUBBLE_SETS: Final = 31
NOBLE_CARDS: Final = 32
TREASURY_CARDS: Final = 33
DECREES_OWNED: Final = 34
BEST_DECREE_OF_AN_OPPONENT: Final = 35


@final
@dataclass(frozen=True, slots=True)
class Counter:
    """Something a decree counts."""

    key: str
    phrase: str
    """As it stands in a decree, with one blank at most."""
    clause: str
    meaning: str
    least: int = 0
    """The count from which a condition holds whose phrase has no blank for it."""

    @property
    def blank(self) -> str:
        """The name of the blank in the phrase, or nothing."""
        return self.phrase.partition("{")[2].partition("}")[0]


COUNTERS: Final = (
    Counter("own_stores_of_good", "own {good} store", "Y30", "own stores that face the street of the good"),
    Counter(
        "all_stores_of_good",
        "{good} store of anybody",
        "Y30",
        "all players' stores of the good, Lacerda's too",
    ),
    Counter("own_stores_in_row", "own store in row {row}", "Y30", "own stores on the lots of the row"),
    Counter(
        "own_stores_in_column", "own store in column {column}", "Y30", "own stores on the lots of the column"
    ),
    Counter(
        "goods_with_own_store",
        "own stores of all four goods",
        "Y30",
        "goods of which the owner has a store",
        4,
    ),
    Counter(
        "most_own_stores_of_one_good",
        "{count} own stores of one good",
        "Y30",
        "the most own stores of one good",
    ),
    Counter(
        "rows_with_own_store", "own stores in {count} rows", "Y30", "rows in which the owner has a store"
    ),
    Counter(
        "columns_with_own_store",
        "own stores in {count} columns",
        "Y30",
        "columns in which the owner has a store",
    ),
    Counter(
        "buildings_of_architect",
        "opened building of the {architect} architect",
        "Y31",
        "opened buildings with that architect's side up",
    ),
    Counter(
        "buildings_on_side",
        "opened building on the {side} side",
        "Y31",
        "opened buildings on the sites of the side",
    ),
    Counter(
        "buildings_showing",
        "opened building showing {colour}",
        "Y31",
        "opened buildings with the colour among their two",
    ),
    Counter(
        "buildings_beside_row",
        "opened building beside row {row}",
        "Y31",
        "opened buildings west and east of the row",
    ),
    Counter(
        "completed_plans_of_architect",
        "own completed {architect} plan",
        "Y32",
        "own plans of the architect turned over",
    ),
    Counter(
        "architects_with_completed_plan",
        "an own completed plan of both architects",
        "Y32",
        "architects of whom the owner has completed a plan",
        2,
    ),
    Counter(
        "officials_on_completed_plans",
        "{number}+ officials on own completed plans",
        "Y32",
        "the sum of the numbers on the own completed plans",
    ),
    Counter("unfinished_plans", "own unfinished plan", "Y32", "own plans not turned over"),
    Counter("own_ships", "own ship", "Y33", "ships in the portfolio, docked or at sea"),
    Counter("own_ships_of_hull", "a size-{hull} ship", "Y33", "own ships of that hull", 1),
    Counter("total_hull", "total hull {number}+", "Y33", "the sum of the hulls of the own ships"),
    Counter(
        "tokens_on_docks",
        "good or crate on own docks",
        "Y33",
        "goods and crates under own ships, whoever sold them",
    ),
    Counter("goods_in_warehouse", "{good} in warehouse", "Y34", "goods of that kind in the warehouse"),
    Counter(
        "sets_of_goods",
        "set of four different goods in warehouse",
        "Y34",
        "the smallest of the four numbers there",
    ),
    Counter("cash", "réis in hand", "Y34", "cash, without influence"),
    Counter("influence_marker", "influence", "Y34", "the space of the influence marker"),
    Counter("clergy_tiles", "clergy tile held", "Y35", "clergy tiles on the own board"),
    Counter("favors_of_noble", "the {noble} favor", "Y35", "own favors of that noble, 0 or 1", 1),
    Counter("favors", "royal favor", "Y35", "own royal favors"),
    Counter(
        "officials_in_office",
        "own official in the {noble} office",
        "Y35",
        "own officials there, not on its plaza",
    ),
    Counter(
        "officials_on_plazas", "own official on plazas", "Y35", "own officials on the three plazas together"
    ),
    Counter(
        "officials_on_board",
        "official still on own board",
        "Y35",
        "own officials in no office and on no plaza",
    ),
    Counter("cubes_of_colour", "{cube} cube", "Y36", "cubes of that colour on the own board"),
    Counter("rubble_sets", "rubble set", "Y36", "completed rubble sets"),
    Counter(
        "noble_cards", "noble card in portfolio", "Y33", "noble cards in the portfolio, ships not counted"
    ),
    Counter("treasury_cards", "treasury card in portfolio", "Y33", "treasury cards in the portfolio"),
    Counter("decrees_owned", "decree owned incl. this", "Y36", "all decrees of the owner"),
    Counter(
        "best_decree_of_an_opponent",
        "",
        "Y37",
        "the wigs of the opponents' decree that brings the owner most, reckoned with the owner's position",
    ),
)

ALIKE_FOR_ALL: Final = (
    ALL_STORES_OF_GOOD,
    BUILDINGS_OF_ARCHITECT,
    BUILDINGS_ON_SIDE,
    BUILDINGS_SHOWING,
    BUILDINGS_BESIDE_ROW,
)
"""What these count nobody can have most of (L-Y38)."""


def _numbered(words: tuple[str, ...], first: int = 0) -> dict[str, int]:
    return {word: first + place for place, word in enumerate(words)}


BLANKS: Final = {
    "good": _numbered(("gold", "cloth", "book", "tool")),
    "row": _numbered(ROW_WORDS),
    "column": _numbered(COLUMN_WORDS),
    "architect": _numbered(ARCHITECT_WORDS),
    "side": _numbered(SIDE_WORDS),
    "colour": _numbered(COLOUR_WORDS),
    "noble": _numbered(("Builder", "Marquis", "King")),
    "cube": _numbered(CUBE_WORDS),
    "hull": _numbered(("1", "2", "3", "4"), 1),
    "count": _numbered(("one", "two", "three", "four", "five", "six", "seven", "eight"), 1),
    "number": _numbered(tuple([str(number) for number in range(1, 41)]), 1),
}
"""The words that may fill each blank, with the number each stands for."""
