"""Components: the cards, goods, roles and trading-house tiles as constant tables, read from cards.toml."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final, TypeAlias

Seat: TypeAlias = int
Kind: TypeAlias = int
"""A card, or the building it becomes: its place in the file."""
Good: TypeAlias = int
Role: TypeAlias = int
Pile: TypeAlias = int
Laid: TypeAlias = int
"""A card face down with the good or pile it lies as, in one number that sorts by both."""
Witness: TypeAlias = int
"""A seat or, after the last one, what all seats know in common."""
Witnesses: TypeAlias = int
"""A set of them: bit `witness`."""
KindSet: TypeAlias = int
"""Kinds of city buildings: bit `kind`."""

DATA: Final[dict[str, Any]] = tomllib.loads(
    (resources.files("tabuleiro.games.sanjuan") / "cards.toml").read_text(encoding="utf-8")
)
"""The file as it is, with the provenance of every figure."""

SETS: Final = {"base": 112, "expansion": 29, "middle": 1}
"""How many cards each set has, in the order of the file."""
SOURCES: Final = ("rulebook", "public", "inferred")


def check_cards(cards: list[dict[str, Any]]) -> None:
    """Refuse card data with a wrong number of cards, a wrong order or a figure of unknown provenance."""
    for name, number in SETS.items():
        found = sum([card["copies"] for card in cards if card["set"] == name])
        if found != number:
            raise ValueError(f"cards.toml: {found} cards in the set {name!r}, expected {number}")
    order = [(list(SETS).index(card["set"]), card["sort"] != "production") for card in cards]
    if order != sorted(order):
        raise ValueError("cards.toml: production buildings come first, then the sets in their order")
    for card in cards:
        for figure in ("cost", "points", "copies"):
            if card["source"].get(figure) not in SOURCES:
                raise ValueError(f"cards.toml: {card['id']} does not say where its {figure} comes from")


_CARDS: Final[list[dict[str, Any]]] = DATA["card"]
_TILES: Final[list[dict[str, Any]]] = DATA["tile"]
check_cards(_CARDS)

# The tables are indexed by kind.
WORDS: Final[tuple[str, ...]] = tuple([card["id"] for card in _CARDS])
COST: Final[tuple[int, ...]] = tuple([card["cost"] for card in _CARDS])
POINTS: Final[tuple[int, ...]] = tuple([card["points"] for card in _CARDS])
COPIES: Final[tuple[int, ...]] = tuple([card["copies"] for card in _CARDS])
KINDS: Final = len(WORDS)

PRODUCTION: Final = len([card for card in _CARDS if card["sort"] == "production"])
"""The kinds below are production buildings, the others city buildings."""
BASE_KINDS: Final = len([card for card in _CARDS if card["set"] == "base"])
"""The kinds below are the base game, the others come with `new_buildings`."""

INDIGO: Final = WORDS.index("indigo")
SMITHY: Final = WORDS.index("smithy")
GOLD_MINE: Final = WORDS.index("gold_mine")
ARCHIVE: Final = WORDS.index("archive")
POOR_HOUSE: Final = WORDS.index("poor_house")
BLACK_MARKET: Final = WORDS.index("black_market")
TRADING_POST: Final = WORDS.index("trading_post")
WELL: Final = WORDS.index("well")
MARKET_STAND: Final = WORDS.index("market_stand")
CRANE: Final = WORDS.index("crane")
CHAPEL: Final = WORDS.index("chapel")
TOWER: Final = WORDS.index("tower")
AQUEDUCT: Final = WORDS.index("aqueduct")
CARPENTER: Final = WORDS.index("carpenter")
PREFECTURE: Final = WORDS.index("prefecture")
MARKET_HALL: Final = WORDS.index("market_hall")
QUARRY: Final = WORDS.index("quarry")
LIBRARY: Final = WORDS.index("library")
GUILD_HALL: Final = WORDS.index("guild_hall")
CITY_HALL: Final = WORDS.index("city_hall")
TRIUMPHAL_ARCH: Final = WORDS.index("triumphal_arch")
PALACE: Final = WORDS.index("palace")
GUARD_ROOM: Final = WORDS.index("guard_room")
OFFICE: Final = WORDS.index("office")
HUT: Final = WORDS.index("hut")
TAVERN: Final = WORDS.index("tavern")
PARK: Final = WORDS.index("park")
CUSTOMS: Final = WORDS.index("customs")
BANK: Final = WORDS.index("bank")
HARBOUR: Final = WORDS.index("harbour")
GOLDSMITH: Final = WORDS.index("goldsmith")
RESIDENCE: Final = WORDS.index("residence")
CATHEDRAL: Final = WORDS.index("cathedral")

KIND_OF_BIT: Final[dict[int, Kind]] = {1 << kind: kind for kind in range(KINDS)}
"""By the bit that stands for a kind in a set of city buildings."""
MONUMENTS: Final[tuple[int, ...]] = tuple(
    [kind for kind, card in enumerate(_CARDS) if card["sort"] == "monument"]
)
RELIEF: Final[tuple[int, ...]] = tuple([6 if kind == PARK else COST[kind] for kind in range(KINDS)])
"""By how much the cost falls when a building of this kind is replaced (B8, B13)."""

# A good is known by the building it lies on: the five production buildings and the customs office.
GOOD_WORDS: Final[tuple[str, ...]] = (*WORDS[:PRODUCTION], "customs")
GOOD_KINDS: Final = len(GOOD_WORDS)
CUSTOMS_GOOD: Final = PRODUCTION
HOLDER: Final[tuple[int, ...]] = (*range(PRODUCTION), CUSTOMS)
"""The kind of building on which a good lies."""

TILES: Final[tuple[str, ...]] = tuple([tile["id"] for tile in _TILES])
CUSTOMS_PRICE: Final = 2
PRICES: Final[tuple[tuple[int, ...], ...]] = tuple([(*tile["prices"], CUSTOMS_PRICE) for tile in _TILES])
"""The price of each good on each tile."""

ROLES: Final = ("builder", "producer", "trader", "councillor", "prospector")
BUILDER: Final = 0
PRODUCER: Final = 1
TRADER: Final = 2
COUNCILLOR: Final = 3
PROSPECTOR: Final = 4

PILES: Final = ("chapel", "bank", "harbour")
"""Where cards are tucked."""
UNDER_CHAPEL: Final = 0
UNDER_BANK: Final = 1
UNDER_HARBOUR: Final = 2

HELPERS: Final[tuple[int, ...]] = (
    *(GOLD_MINE, POOR_HOUSE, WELL, MARKET_STAND, CARPENTER),
    *(PREFECTURE, MARKET_HALL, HUT, TAVERN, CUSTOMS),
)
"""The buildings whose help is taken without asking, unless the table plays with `may_decline` (R11)."""
MAY_DECLINE: Final = "may_decline"
HARBOUR_PER_GOOD: Final = "harbour_per_good"
MOST_DISCOUNT: Final = 3
"""Builder, library, and smithy or quarry."""
MOST_DRAWN: Final = 8
"""The councillor with a library (C2)."""
MOST_SALES: Final = 4
"""The trader with library and trading post (T3)."""
MOST_GOODS: Final = 2
"""The black market takes so many for one building (B7)."""
NOBODY: Final = -1
NO_CARD: Final = -1
ENOUGH_BUILDINGS: Final = 12
TWELVE_BUILDINGS: Final = "twelve_buildings"
"""Somebody has them at the end of a builder phase (E1)."""
NOBODY_CAN_BUILD: Final = "nobody_can_build"
"""Whatever is done from now on (E12)."""


# A card that lies face down at a place, a good on its building or a card in a pile; or with its witnesses.


CARD: Final[Kind] = 63
"""The bits of the card in such an entry; no kind has a higher number."""
EVERYBODY: Final[Witnesses] = 31
"""All seats and, with the highest bit, what they know in common."""


def laid(place: Good | Pile | Witnesses, card: Kind) -> Laid:
    return place << 6 | card


def place_of(entry: Laid) -> Good | Pile | Witnesses:
    return entry >> 6


def card_of(entry: Laid) -> Kind:
    return entry & CARD


# What every seat has of several sorts stands in one list, seat by seat.


def plant_at(seat: Seat, kind: Kind) -> int:
    return seat * PRODUCTION + kind


def good_at(seat: Seat, good: Good) -> int:
    return seat * GOOD_KINDS + good


def pile_at(seat: Seat, pile: Pile) -> int:
    return seat * len(PILES) + pile


def in_set(kind: Kind) -> str:
    """The set a kind belongs to: "base", "expansion" or "middle"."""
    name: str = _CARDS[kind]["set"]
    return name


def deck(*, new_buildings: bool) -> list[int]:
    """The cards that are shuffled, starting indigo plants included, in the order of the kinds (S2, S7)."""
    kinds = range(CATHEDRAL if new_buildings else BASE_KINDS)
    return [kind for kind in kinds for _ in range(COPIES[kind])]
