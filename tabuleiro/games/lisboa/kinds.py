"""The kinds of things in Lisboa as small numbers, and the words by which positions and packs name them."""

from __future__ import annotations

from typing import Final

GOLD: Final = 0
CLOTH: Final = 1
BOOKS: Final = 2
TOOLS: Final = 3
GOOD_WORDS: Final = ("gold", "cloth", "books", "tools")
COLOUR_WORDS: Final = ("yellow", "pink", "brown", "blue")
"""The colour of each good: of its street, its stores and the buildings that show it."""

BUILDER: Final = 0
MARQUIS: Final = 1
KING: Final = 2
TREASURY: Final = 3
NOBLE_WORDS: Final = ("builder", "marquis", "king")
KIND_WORDS: Final = ("builder", "marquis", "king", "treasury")
"""The kinds of political cards, from left to right on the board."""

EARTHQUAKE: Final = 0
FIRE: Final = 1
TSUNAMI: Final = 2
CUBE_WORDS: Final = ("earthquake", "fire", "tsunami")

BLUE: Final = 0
GREEN: Final = 1
ARCHITECT_WORDS: Final = ("blue", "green")

BLUE_DECK: Final = 0
RED_DECK: Final = 1
PURPLE_DECK: Final = 2
BROWN_DECK: Final = 3
DECK_WORDS: Final = ("blue", "red", "purple", "brown")
SHIP_WORDS: Final = ("blue", "red", "purple", "brown")

ROWS: Final = 5
COLUMNS: Final = 5
ROW_E: Final = 4
NARROW: Final = 4
"""The column of the small city tiles, the easternmost one."""
ROW_WORDS: Final = ("A", "B", "C", "D", "E")
COLUMN_WORDS: Final = ("1", "2", "3", "4", "5")
LOT_WORDS: Final = tuple([row + column for row in ROW_WORDS for column in COLUMN_WORDS])
"""All 25 cells of the grid, row by row; one of them holds no lot."""

WEST: Final = 0
NORTH: Final = 1
EAST: Final = 2
SIDE_WORDS: Final = ("west", "north", "east")
SITE_WORDS: Final = (
    *[f"west_{row.lower()}" for row in ROW_WORDS],
    *[f"north_{good}" for good in GOOD_WORDS],
    *[f"east_{row.lower()}" for row in ROW_WORDS],
)
ROW_SITES: Final = ((0, 9), (1, 10), (2, 11), (3, 12), (4, 13))
"""The west and the east site of each row."""
NORTH_SITES: Final = (5, 6, 7, 8)
"""The site at the head of each good's street."""

GAPS: Final = 6
"""The church is a ring of as many tile places as gaps (L-O5.2)."""

NOBLE_CARD: Final = 0
TREASURY_CARD: Final = 1
SHIP_CARD: Final = 2
NEWCOMER_WORDS: Final = ("noble", "treasury", "ship")
"""What comes into the portfolio; treasury cards lie in its lower half."""

VISITING: Final = 0
FOLLOWING: Final = 1
ROLE_WORDS: Final = ("visit", "follow")

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
DEED_WORDS: Final = (
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
"""What the tasks ask for: the first four in a visit of one's own (L-X5), the others anywhere (L-X6)."""
VISIT_DEEDS: Final = 4
