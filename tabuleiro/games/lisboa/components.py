"""Everything that is printed on board, cards and tiles: read-only, indexed by small numbers.

The classes are dataclasses because they are made once per pack; reading their fields costs what slots cost.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from tabuleiro.core.codec import JsonObject
from tabuleiro.games.lisboa.decrees.sentences import Scoring
from tabuleiro.games.lisboa.effects import Benefit, Penalty, Reward
from tabuleiro.games.lisboa.kinds import Architect, CardKind, Column, Deck, Good, Row


@final
@dataclass(frozen=True, slots=True)
class Treasury:
    """The treasury track, a space per place, from the lowest right value to the highest."""

    right: tuple[int, ...]
    left: tuple[int, ...]
    start: int
    """The space on which the marker starts."""


@final
@dataclass(frozen=True, slots=True)
class InfluenceTrack:
    """The influence track from 0 to `maximum`; the other tables have an entry per space."""

    maximum: int
    start: tuple[int, ...]
    """By turn order."""
    next_icon: tuple[int, ...]
    """The nearest space with a real icon to the left, -1 if there is none (L-I3)."""
    reis: tuple[int, ...]
    """How many réis the marker can be turned into: the icons to its left."""


@final
@dataclass(frozen=True, slots=True)
class Market:
    """The prices: where each good starts, and below which none falls."""

    start: tuple[int, ...]
    minimum: int


@final
@dataclass(frozen=True, slots=True)
class Street:
    """A street between two columns; its colour is that of its good."""

    good: Good
    name: str


@final
@dataclass(frozen=True, slots=True)
class PrintedLot:
    """A place for a store; the one cell of the grid that is no lot has no goods."""

    row: Row
    column: Column
    goods: tuple[Good, ...]
    """The goods of the streets it lies at, the western one first."""
    reward: Reward


@final
@dataclass(frozen=True, slots=True)
class PrintedSite:
    """A place for a public building, beside a row (`good` is -1) or at the head of a street (`row` is -1)."""

    side: int
    row: Row
    good: Good
    reward: Reward


@final
@dataclass(frozen=True, slots=True)
class ScoreTiles:
    """The values of the tiles under the map, and which of their places serves each column."""

    values: tuple[int, ...]
    place_of_column: tuple[int, ...]


@final
@dataclass(frozen=True, slots=True)
class Rubble:
    """The cubes: how many of each colour, what each costs in a price, how many lie where."""

    cubes: int
    cost: tuple[int, ...]
    per_row: int
    columns: tuple[int, ...]
    per_site: int
    pile: int


@final
@dataclass(frozen=True, slots=True)
class CityTiles:
    """How many tiles there are for the wide columns and for the narrow one."""

    large: int
    small: int


@final
@dataclass(frozen=True, slots=True)
class Building:
    """A public building: the two goods whose colours its blue and its green side show."""

    sides: tuple[tuple[int, ...], ...]
    word: str
    """Alike for equal tiles: "yellow_pink/brown_blue"."""


@final
@dataclass(frozen=True, slots=True)
class Plan:
    """A plan of an architect and the officials it needs."""

    architect: Architect
    officials: int
    starting: bool
    word: str
    """Alike for equal tiles: "blue_3"."""


@final
@dataclass(frozen=True, slots=True)
class Ship:
    """A ship card; its hull is also its price in goods and its wigs at the end."""

    hull: int
    bonus: int
    """Réis on top of the market price of each good sold on it."""
    influence: int
    period: int
    copies: int


@final
@dataclass(frozen=True, slots=True)
class Card:
    """A noble card has influence and a reward or a penalty, a treasury card an event and a benefit."""

    number: int
    deck: Deck
    kind: CardKind
    influence: int = 0
    reward: Reward = ()
    penalty: Penalty | None = None
    event: Reward = ()
    benefit: Benefit | None = None


@final
@dataclass(frozen=True, slots=True)
class ClergyTile:
    """A clergy tile: its benefit while it is held and the wigs on its back."""

    word: str
    """Alike for equal tiles: "C1"."""
    benefit: Benefit
    wigs: int


@final
@dataclass(frozen=True, slots=True)
class Decree:
    """A decree and what it scores at the end."""

    number: int
    scoring: Scoring
    row_e: bool
    """Marked [E]: leaves the game when row E is closed (L-2.3)."""
    solo: bool
    """Used in the solo game (L-1.8)."""


@final
@dataclass(frozen=True, slots=True)
class Church:
    """The gaps that carry the two icons, numbered as in L-O5.2."""

    influence_gap: int
    treasury_gap: int


@final
@dataclass(frozen=True, slots=True)
class Court:
    """What lies at the Royal Court and in the hands."""

    hand: int
    """The cards in a hand before one is played."""
    open_decrees: int
    upper: tuple[int, ...]
    """The upper one of each noble's two state actions."""


@final
@dataclass(frozen=True, slots=True)
class PlayerBoard:
    """What a player starts with, and how many places the own board has."""

    reis: int
    wigs: int
    goods: int
    """Of each kind."""
    officials: int
    houses: tuple[int, ...]
    """In the left, middle and right group."""
    set_markers: int
    rubble_places: int
    """Of each colour."""
    upper_places: int
    lower_places: int
    clergy_places: int


@final
@dataclass(frozen=True, slots=True)
class Wigs:
    """What the scorings bring; a majority lists the wigs of the first, second and third place."""

    rubble_set: int
    favor: int
    reis: int
    """Réis that make one wig at the end."""
    stores: tuple[tuple[int, ...], ...]
    """By good."""
    plans: tuple[int, ...]


@final
@dataclass(frozen=True, slots=True)
class Task:
    """A task: one of its deeds is asked for; those of deck A have no reward but two of deck B (L-X1)."""

    number: int
    deeds: tuple[int, ...]
    reward: Reward


@final
@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Pack:
    """All printed figures; cards, decrees and tasks are found under their numbers, with a blank at 0."""

    name: str
    notice: str
    digest: str
    """Sixteen hexadecimal digits of the figures, whatever the pack is called and wherever they come from."""
    source: JsonObject
    """The file as plain JSON: `pack_from` makes the same pack of it."""
    provenance: dict[str, str]
    """Where each figure comes from, by its field: {"cards.nobles[0].reward": "seed"}."""

    treasury: Treasury
    influence: InfluenceTrack
    market: Market
    streets: tuple[Street, ...]
    """From west to east; the street with index i runs between the columns i and i + 1."""
    lots: tuple[PrintedLot, ...]
    lot_ids: tuple[int, ...]
    """The cells that hold a lot."""
    sites: tuple[PrintedSite, ...]
    clockwise: tuple[int, ...]
    """The sites from west E round the north to east E."""
    score_tiles: ScoreTiles
    rubble: Rubble
    city_tiles: CityTiles
    church: Church
    offices: tuple[int, ...]
    """The spaces of each noble's office."""
    court: Court
    player: PlayerBoard
    wigs: Wigs

    buildings: tuple[Building, ...]
    plans: tuple[Plan, ...]
    """Sorted by officials: taken in this order they form the piles of L-S5."""
    ships: tuple[Ship, ...]
    """By colour."""
    yards: tuple[tuple[int, ...], ...]
    """The colours of each period's ships, the upper ones first."""
    cards: tuple[Card, ...]
    decks: tuple[tuple[int, ...], ...]
    """The numbers of the cards of each deck."""
    deck_years: tuple[str, ...]
    clergy: tuple[ClergyTile, ...]
    decrees: tuple[Decree, ...]
    tasks: tuple[Task, ...]
    task_decks: tuple[tuple[int, ...], ...]
    """The numbers of the tasks A and of the tasks B."""
    lot_tokens: tuple[Reward, ...]
    site_tokens: tuple[Reward, ...]

    def __repr__(self) -> str:
        return f"<Pack {self.name} {self.digest}>"


LABELS: Final = ("seed", "public", "inferred", "reconstructed", "printed")
"""Where a figure comes from: a rulebook, other public text, a derivation, our own design, the box itself."""
