"""The kinds of things in Lisboa as small numbers, and the words by which positions and packs name them."""

from __future__ import annotations

from typing import Final, TypeAlias

# Kinds and places are small numbers from 0 on, pieces have the number printed on them or that of their sort.
Seat: TypeAlias = int
Owner: TypeAlias = int
"""A seat or, in the solo game, Lacerda (L-1.1)."""
Good: TypeAlias = int
Noble: TypeAlias = int
CardKind: TypeAlias = int
Deck: TypeAlias = int
Cube: TypeAlias = int
Architect: TypeAlias = int
HeapPlace: TypeAlias = int
HouseGroup: TypeAlias = int
StateAction: TypeAlias = int
VisitRole: TypeAlias = int
Deed: TypeAlias = int
Row: TypeAlias = int
Column: TypeAlias = int
Lot: TypeAlias = int
Site: TypeAlias = int
PortfolioPlace: TypeAlias = int
Dock: TypeAlias = int
Spot: TypeAlias = int
TilePlace: TypeAlias = int
CardId: TypeAlias = int
TileId: TypeAlias = int
BuildingId: TypeAlias = int
PlanId: TypeAlias = int
DecreeId: TypeAlias = int
TaskId: TypeAlias = int
Numbers: TypeAlias = tuple[int, ...]
"""Figures of things that are found by their own numbers, or several such things."""
Words: TypeAlias = tuple[str, ...]
"""Names that are found by the numbers of what they name.

Tables say that they may have any length: compiled, one of a known length is copied to be looked up in.
"""
Cards: TypeAlias = tuple[CardId, ...]
Tiles: TypeAlias = tuple[TileId, ...]
Buildings: TypeAlias = tuple[BuildingId, ...]
Plans: TypeAlias = tuple[PlanId, ...]
Decrees: TypeAlias = tuple[DecreeId, ...]
Tasks: TypeAlias = tuple[TaskId, ...]

MOST_PLAYERS: Final = 4
CARDS: Final = 82
DECREES: Final = 70
TILES: Final = 37
TASKS: Final = 12

GOODS: Final = 4
GOLD: Final = 0
CLOTH: Final = 1
BOOKS: Final = 2
TOOLS: Final = 3
GOOD_WORDS: Final[Words] = ("gold", "cloth", "books", "tools")
COLOUR_WORDS: Final[Words] = ("yellow", "pink", "brown", "blue")
"""The colour of each good: of its street, its stores and the buildings that show it."""

BUILDER: Final = 0
MARQUIS: Final = 1
KING: Final = 2
TREASURY: Final = 3
NOBLE_WORDS: Final[Words] = ("builder", "marquis", "king")
KIND_WORDS: Final[Words] = ("builder", "marquis", "king", "treasury")
"""The kinds of political cards, from left to right on the board."""

SPOT_WORDS: Final = (
    *[f"{noble}_office" for noble in NOBLE_WORDS],
    *[f"{noble}_plaza" for noble in NOBLE_WORDS],
)
"""Where officials stand: the offices, then the plazas."""

RECRUIT: Final = 0
PLAN: Final = 1
SHIP: Final = 2
PRODUCE: Final = 3
CARDINAL: Final = 4
FAVOR: Final = 5
STATE_ACTIONS: Final = 6
COURT_ACTION_WORDS: Final = (
    *("recruit", "plan", "ship", "produce", "cardinal", "favor"),
    *("store", "decree", "building"),
)
"""The six state actions, two per noble, and the three noble actions."""
STATE_ACTIONS_OF: Final[tuple[tuple[StateAction, ...], ...]] = (
    (RECRUIT, PLAN),
    (SHIP, PRODUCE),
    (CARDINAL, FAVOR),
)
"""The two of each noble; which one is the upper one, the pack says."""
NOBLE_OF: Final[Numbers] = (BUILDER, BUILDER, MARQUIS, MARQUIS, KING, KING)
"""The noble of each state action."""

EARTHQUAKE: Final = 0
FIRE: Final = 1
TSUNAMI: Final = 2
CUBES: Final = 3
CUBE_WORDS: Final[Words] = ("earthquake", "fire", "tsunami")

BLUE: Final = 0
GREEN: Final = 1
ARCHITECT_WORDS: Final[Words] = ("blue", "green")
PLANS_PER_ARCHITECT: Final = 9
PLAN_WORDS: Final = tuple([f"{architect}_{number}" for architect in ARCHITECT_WORDS for number in range(9)])


def plan_of(architect: Architect, officials: int) -> PlanId:
    return architect * PLANS_PER_ARCHITECT + officials


def architect_of(plan: PlanId) -> Architect:
    return plan // PLANS_PER_ARCHITECT


def officials_of(plan: PlanId) -> int:
    return plan % PLANS_PER_ARCHITECT


BLUE_DECK: Final = 0
RED_DECK: Final = 1
PURPLE_DECK: Final = 2
BROWN_DECK: Final = 3
DECK_WORDS: Final[Words] = ("blue", "red", "purple", "brown")
SHIP_WORDS: Final[Words] = ("blue", "red", "purple", "brown")
FIRST_SHIP: Final = 83
"""Ships lie on the same places as cards: their codes come after the numbers of the cards, by colour."""

UPPER: Final = 3
"""The upper places of a portfolio; the lower ones are as many (L-F1)."""
PLACE_WORDS: Final[Words] = ("upper_1", "upper_2", "upper_3", "lower_1", "lower_2", "lower_3")
LACERDA_DOCKS: Final = 4
"""Lacerda has no limit of ships (L-1.12), and there are no more in a solo game."""
DOCK_WORDS: Final = (
    *[f"{seat}.{place}" for seat in range(MOST_PLAYERS) for place in range(1, UPPER + 1)],
    *[f"lacerda.{place}" for place in range(1, LACERDA_DOCKS + 1)],
)
DOCKS: Final = 16

GROUP_WORDS: Final[Words] = ("left", "middle", "right")
"""The groups of houses on a player's board."""
HOUSE_GROUPS: Final = 3
LEFT_HOUSES: Final = 0
MIDDLE_HOUSES: Final = 1
RIGHT_HOUSES: Final = 2

ROWS: Final = 5
COLUMNS: Final = 5
ROW_E: Final = 4
NARROW: Final = 4
"""The column of the small city tiles, the easternmost one."""
SMALL: Final = 4
"""The display space of the small tiles; the others have the number of their good."""
ROW_WORDS: Final[Words] = ("A", "B", "C", "D", "E")
COLUMN_WORDS: Final[Words] = ("1", "2", "3", "4", "5")
LOT_WORDS: Final = tuple([row + column for row in ROW_WORDS for column in COLUMN_WORDS])
"""All 25 cells of the grid, row by row; one of them holds no lot."""
LOTS: Final = 25


def row_and_column(lot: Lot) -> tuple[int, int]:
    return lot // COLUMNS, lot % COLUMNS


def row_of(lot: Lot) -> int:
    return lot // COLUMNS


def column_of(lot: Lot) -> int:
    return lot % COLUMNS


def space_of(good: Good, lot: Lot) -> int:
    """The display space of the tiles that a store of this good on this lot takes."""
    return SMALL if lot % COLUMNS == NARROW else good


def heaps_at(lot: Lot) -> tuple[HeapPlace, HeapPlace]:
    """The rubble at its row and under its column."""
    return lot // COLUMNS, ROWS + lot % COLUMNS


LOTS_AT: Final = tuple(
    [tuple([lot for lot in range(LOTS) if place in heaps_at(lot)]) for place in range(ROWS + COLUMNS)]
)
"""The lots of each row and of each column."""


WEST: Final = 0
NORTH: Final = 1
EAST: Final = 2
SIDE_WORDS: Final[Words] = ("west", "north", "east")
SITE_WORDS: Final = (
    *[f"west_{row.lower()}" for row in ROW_WORDS],
    *[f"north_{good}" for good in GOOD_WORDS],
    *[f"east_{row.lower()}" for row in ROW_WORDS],
)
ROW_SITES: Final[tuple[tuple[Site, ...], ...]] = ((0, 9), (1, 10), (2, 11), (3, 12), (4, 13))
"""The west and the east site of each row."""
NORTH_SITES: Final[Numbers] = (5, 6, 7, 8)
"""The site at the head of each good's street."""

Store: TypeAlias = int
"""What stands on a lot: the owner and the good."""
Opened: TypeAlias = int
"""What stands on a site: the building and the architect, whose side of it is up."""


def store_of(owner: Owner, good: Good) -> Store:
    return owner * GOODS + good


def owner_and_good(store: Store) -> tuple[Owner, Good]:
    return store // GOODS, store % GOODS


def owner_of(store: Store) -> Owner:
    return store // GOODS


def good_of(store: Store) -> Good:
    return store % GOODS


# Where things lie in the flat lists of a state: those of an owner follow each other.


def good_at(owner: Owner, good: Good) -> int:
    """In `goods` and `owned`."""
    return owner * GOODS + good


def cube_at(owner: Owner, colour: Cube) -> int:
    return owner * CUBES + colour


def house_at(owner: Owner, group: HouseGroup) -> int:
    return owner * HOUSE_GROUPS + group


def place_at(seat: Seat, place: PortfolioPlace) -> Dock:
    """In `docks`, `cargo` and `at_sea` or, counted from 0 too, in `lower`."""
    return seat * UPPER + place


def opened_as(building: BuildingId, architect: Architect) -> Opened:
    return building * 2 + architect


def building_and_architect(opened: Opened) -> tuple[BuildingId, Architect]:
    return opened // 2, opened % 2


def side_up(opened: Opened) -> Architect:
    return opened % 2


GAPS: Final = 6
"""The church is a ring of as many tile places as gaps (L-O5.2)."""

NOBLE_CARD: Final = 0
TREASURY_CARD: Final = 1
SHIP_CARD: Final = 2
NEWCOMER_WORDS: Final[Words] = ("noble", "treasury", "ship")
"""What comes into the portfolio; treasury cards lie in its lower half."""

VISITING: Final = 0
FOLLOWING: Final = 1
ROLE_WORDS: Final[Words] = ("visit", "follow")

DEED_STORE: Final = 0
DEED_SHIP: Final = 1
DEED_DECREE: Final = 2
DEED_BUILDING: Final = 3
DEED_RECRUIT: Final = 4
DEED_PLAN: Final = 5
DEED_CARDINAL: Final = 6
DEED_FAVOR: Final = 7
DEED_FOLLOW: Final = 8
DEED_SELL: Final = 9
DEED_PRODUCE: Final = 10
DEED_CHURCH: Final = 11
DEED_WORDS: Final[Words] = (
    "store",
    "ship",
    "decree",
    "building",
    "recruit 2",
    "plan",
    "cardinal",
    "favor",
    "follow",
    "sell",
    "produce",
    "church",
)
"""A deed is what a task asks for: the first four in an own visit (L-X5), the others anywhere (L-X6)."""
VISIT_DEEDS: Final = 4
