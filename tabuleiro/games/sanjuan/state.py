"""State: a position of San Juan; cards are small numbers (kinds), hands are sorted, pools are bags."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from tabuleiro.core.state import State
from tabuleiro.games.sanjuan.bags import Bag
from tabuleiro.games.sanjuan.components import (
    GOOD_KINDS,
    MAY_DECLINE,
    NOBODY,
    PILES,
    PRODUCTION,
    ROLES,
    TILES,
    Kind,
    KindSet,
    Laid,
    Seat,
)

if TYPE_CHECKING:
    from tabuleiro.core.game import Config

CLOCKWISE: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    [
        tuple([tuple([(seat + step) % players for step in range(players)]) for seat in range(players)])
        for players in range(5)
    ]
)
"""All seats clockwise from one of them, by number of players and that seat."""


@final
class SanJuanState(State):
    """The zones of San Juan; what belongs to a seat is a list with one entry per seat."""

    __slots__ = (
        "bank_used",
        "buildings",
        "cathedral",
        "city",
        "departed",
        "discards",
        "draw_pile",
        "drawn",
        "goods",
        "gone",
        "governor",
        "hands",
        "laden",
        "least",
        "library_used",
        "may_decline",
        "plants",
        "produced",
        "received",
        "roles",
        "seen",
        "shown",
        "shuffled",
        "sold",
        "tile_open",
        "tiles",
        "tiles_turned",
        "tucked",
        "tucked_before",
        "turned",
        "working",
    )

    def __init__(self) -> None:
        """An empty shell: `begin` or `clone` fill it."""

    may_decline: bool
    """An option of the table that is asked for in every phase (R11)."""

    # What everybody sees.
    governor: Seat
    roles: list[int]
    """Who took each role in this round, or NOBODY."""
    buildings: list[int]
    """How many buildings a seat has."""
    plants: list[int]
    """How many production buildings a seat has of each kind, by `plant_at`."""
    laden: list[int]
    """How many goods of each kind a seat has, by `good_at`."""
    city: list[KindSet]
    """The city buildings of a seat."""
    working: list[KindSet]
    """Those of them that work: all but the one put up in this phase (B5)."""
    bank_used: int
    """Who has used a bank: bit `seat` (G5)."""
    library_used: bool
    """With two players: the governor used the library for the first role of this round (X4)."""
    sold: bool
    """Somebody has sold something in this trader phase (T7)."""
    cathedral: bool
    """The cathedral lies in the middle."""
    gone: Bag
    """The bag of cards that are out of the game."""
    turned: list[int]
    """The card that a goldsmith turned over and that waits to be taken or discarded."""
    tile_open: bool
    """The first of the tiles is face up."""
    tiles_turned: int
    """How many trading-house tiles have been turned over since the beginning."""

    # What is hidden from some or all.
    hands: list[list[Kind]]
    goods: list[list[Laid]]
    """The cards that lie on buildings as goods, by good and then oldest first."""
    tucked: list[list[Laid]]
    """The cards under chapel, bank and harbour, by pile and then oldest first; clones share each list."""
    draw_pile: list[Kind]
    """The top card last."""
    discards: list[Laid]
    """The discarded cards, the latest last, each with those who have seen it."""
    drawn: list[Kind]
    """What the seat to act has drawn and not yet sorted, in the order of the kinds."""
    tiles: list[int]
    """The trading-house tiles, top first; clones share the list."""
    least: int
    """The seat that is giving up several cards may still name kinds from this one on."""

    # What is remembered: written down as it happens, and read by `memory` when somebody wants to know.
    shuffled: list[Laid]
    """The draw pile of the last shuffle, each card with those who knew it; never changed."""
    seen: list[Laid]
    """The cards that have been seen since, each with those who have seen it."""
    shown: list[Bag]
    """The bag of cards that went to a hand for all to see (gold mine, goldsmith)."""
    departed: list[int]
    """How many cards have left that hand face down since."""
    received: list[int]
    """How many cards a seat has drawn since the last shuffle."""
    produced: list[int]
    """How many goods of each kind a seat has got since the last shuffle, by `good_at`."""
    tucked_before: list[int]
    """How many cards a seat had tucked in each pile at the last shuffle, by `pile_at`; clones share it."""

    def begin(self, config: Config, rng: int) -> None:
        """An empty table."""
        super().begin(config, rng)
        self.may_decline = config.flag(MAY_DECLINE)
        self._clear_zones(config.players)
        self._clear_memory(config.players)

    def _clear_zones(self, players: int) -> None:
        self.governor = 0
        self.roles = [NOBODY] * len(ROLES)
        self.buildings = [0] * players
        self.plants = [0] * (PRODUCTION * players)
        self.laden = [0] * (GOOD_KINDS * players)
        self.city = [0] * players
        self.working = [0] * players
        self.bank_used = 0
        self.library_used = False
        self.sold = False
        self.cathedral = False
        self.gone = 0
        self.turned = []
        self.tile_open = False
        self.tiles_turned = 0
        self.hands = [[] for _ in range(players)]
        self.goods = [[] for _ in range(players)]
        self.tucked = [[] for _ in range(players)]
        self.draw_pile = []
        self.discards = []
        self.drawn = []
        self.tiles = list(range(len(TILES)))
        self.least = 0

    def _clear_memory(self, players: int) -> None:
        self.shuffled = []
        self.seen = []
        self.shown = [0] * players
        self.departed = [0] * players
        self.received = [0] * players
        self.produced = [0] * (GOOD_KINDS * players)
        self.tucked_before = [0] * (len(PILES) * players)

    def clone(self) -> SanJuanState:
        made = SanJuanState()
        made.copy_common(self)
        made.may_decline = self.may_decline
        made.governor = self.governor
        made.roles = self.roles[:]
        made.buildings = self.buildings[:]
        made.plants = self.plants[:]
        made.laden = self.laden[:]
        made.city = self.city[:]
        made.working = self.working[:]
        made.bank_used = self.bank_used
        made.library_used = self.library_used
        made.sold = self.sold
        made.cathedral = self.cathedral
        made.gone = self.gone
        made.turned = self.turned[:]
        made.tile_open = self.tile_open
        made.tiles_turned = self.tiles_turned
        made.hands = [hand[:] for hand in self.hands]
        made.goods = [goods[:] for goods in self.goods]
        made.tucked = self.tucked[:]
        made.draw_pile = self.draw_pile[:]
        made.discards = self.discards[:]
        made.drawn = self.drawn[:]
        made.tiles = self.tiles
        made.least = self.least
        made._copy_memory(self)
        return made

    def _copy_memory(self, source: SanJuanState) -> None:
        self.shuffled = source.shuffled
        self.seen = source.seen[:]
        self.shown = source.shown[:]
        self.departed = source.departed[:]
        self.received = source.received[:]
        self.produced = source.produced[:]
        self.tucked_before = source.tucked_before


def plants_of(s: SanJuanState, seat: Seat) -> list[int]:
    """How many production buildings the seat has of each kind."""
    first = seat * PRODUCTION
    return s.plants[first : first + PRODUCTION]


def goods_of(s: SanJuanState, seat: Seat) -> list[int]:
    """How many goods the seat has of each kind."""
    first = seat * GOOD_KINDS
    return s.laden[first : first + GOOD_KINDS]
