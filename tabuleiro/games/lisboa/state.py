"""The table: a position of Lisboa as flat lists of small numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias, final

from tabuleiro.core.state import State
from tabuleiro.games.lisboa.effects import CAPACITY, BenefitKind
from tabuleiro.games.lisboa.figures import Figures, Outlooks
from tabuleiro.games.lisboa.kinds import (
    COLUMN_WORDS,
    COLUMNS,
    FIRST_SHIP,
    GAPS,
    ROW_WORDS,
    ROWS,
    SITE_WORDS,
    BuildingId,
    Buildings,
    CardId,
    Cards,
    Decrees,
    Good,
    Noble,
    Numbers,
    Opened,
    Plans,
    Seat,
    Store,
    Tasks,
    TileId,
    Tiles,
    Words,
)

if TYPE_CHECKING:
    from typing import Self

Heap: TypeAlias = tuple[int, int, int]
"""Rubble in one place: cubes of the earthquake, the fire and the tsunami."""

BENEFITS: Final = 22
NOBODY: Final = -1
NOTHING: Final = -1
LACERDA: Final = 1
"""The owner of Lacerda's pieces in the solo game; he has no seat (L-1.1)."""
FIRST_SITE_HEAP: Final = ROWS + COLUMNS
PILE: Final = FIRST_SITE_HEAP + len(SITE_WORDS)
HEAPS: Final = PILE + 1
"""Rubble lies at the rows, under the columns, on the sites and on the pile."""
HEAP_WORDS: Final = (
    *[f"row {row}" for row in ROW_WORDS],
    *[f"column {column}" for column in COLUMN_WORDS],
    *[f"site {site}" for site in SITE_WORDS],
    "pile",
)

NO_CAUSE: Final = 0
RUBBLE_CAUSE: Final = 1
DECKS_CAUSE: Final = 2
CAUSE_WORDS: Final[Words] = ("", "rubble_sets", "empty_decks")


class Passed(NamedTuple):
    """Cards that a seat passed on in the draft and has not seen since."""

    cards: Cards
    holders: tuple[Seat, ...]
    """Each of these took one of the cards into the hand."""
    carrier: Seat
    """Who chooses from the others, or NOBODY."""


@final
class LisboaState(State):
    """A position. What has a seat is found by it; where a seat has several, as `seat * how_many + which`."""

    __slots__ = (
        "active",
        "aide",
        "aside",
        "at_sea",
        "available",
        "bag",
        "benefits",
        "brown",
        "building_piles",
        "cardinal",
        "cargo",
        "cash",
        "church",
        "church_cause",
        "clergy",
        "column_values",
        "completed",
        "courtier",
        "covered",
        "cubes",
        "decks",
        "decree_deck",
        "decrees",
        "discarded",
        "display",
        "docks",
        "end_cause",
        "face_up",
        "favors",
        "figures",
        "first_player",
        "goods",
        "hands",
        "heaps",
        "houses",
        "in_play",
        "influence",
        "large_tiles",
        "last_round",
        "least_rubble",
        "lot_outlook",
        "lower",
        "markers",
        "offered",
        "kept",
        "offices",
        "officials",
        "open_decrees",
        "owned",
        "packets",
        "passed",
        "period",
        "period_cause",
        "period_causer",
        "plan_piles",
        "plans",
        "plazas",
        "prices",
        "purple",
        "rubble",
        "score_tiles",
        "sets",
        "site_outlook",
        "sites",
        "small_tiles",
        "stores",
        "task_deck",
        "tasks",
        "tasks_done",
        "tasks_gone",
        "treasury",
        "wigs",
        "yard",
    )

    figures: Figures

    # Players.
    cash: list[int]
    influence: list[int]
    wigs: list[int]
    goods: list[int]
    """By good."""
    cubes: list[int]
    """On the own board, by colour."""
    markers: list[int]
    """Set markers that lie on the Marquis."""
    docks: list[int]
    """The upper places: a card, a ship, or 0."""
    cargo: list[tuple[Good, ...]]
    """The goods or crates under each upper place."""
    at_sea: list[bool]
    lower: list[int]
    """The lower places: a treasury card or 0."""
    houses: list[int]
    """Built, by group."""
    officials: list[int]
    """Still on the own board."""
    offices: list[int]
    """By noble, then by seat."""
    plazas: list[int]
    """By noble, then by seat."""
    favors: list[int]
    """One bit per noble."""
    hands: list[Cards]
    """Sorted."""
    clergy: list[Tiles]
    """Sorted."""
    offered: list[Tiles]
    """The clergy tiles to choose from at set-up; the kept one is moved to the front."""
    plans: list[Plans]
    """Unfinished, sorted."""
    completed: list[Plans]
    decrees: list[Decrees]

    # Derived from the above, for quick look-ups.
    sets: list[int]
    owned: list[int]
    """Stores, by good."""
    benefits: list[int]
    """Sums of the amounts of cards and tiles, by kind of benefit."""

    # The court, the market and the church.
    treasury: int
    prices: list[int]
    covered: list[Good]
    """The good on each state action, or NOTHING."""
    in_play: CardId
    """The card at the Court or on its way to the portfolio, or 0."""
    yard: Numbers
    """Ships, the top one last."""
    church: list[TileId]
    cardinal: int
    bag: Tiles
    """Clergy tiles, drawn from the end."""
    aside: Tiles
    open_decrees: Decrees
    decree_deck: Decrees
    """Drawn from the end."""

    # Downtown.
    stores: list[Store]
    """By lot, or NOTHING."""
    sites: list[Opened]
    """Or NOTHING."""
    display: list[bool]
    """Which spaces of the display have a city tile."""
    large_tiles: int
    small_tiles: int
    lot_outlook: Outlooks
    """The rewards of the lots, printed or of city tokens; what lay under a store is no longer asked for."""
    site_outlook: Outlooks
    score_tiles: Numbers
    column_values: Numbers
    rubble: list[Heap]
    heaps: list[int]
    """What the cubes at each row and column add to a price: derived."""
    least_rubble: list[int]
    """What the cubes at each lot add to its price once the dearest of them is taken: derived."""
    plan_piles: list[Plans]
    """By architect, the top one last."""
    building_piles: list[Buildings]
    """By architect; the top one, which is visible, last."""
    available: list[BuildingId]

    # Political cards.
    decks: list[Cards]
    """By kind, without the face-up cards; drawn from the end."""
    face_up: list[CardId]
    purple: Cards
    brown: list[Cards]
    """By kind, waiting for period 2."""
    discarded: list[CardId]
    """Everything that left the game face up."""

    # The course of the game.
    first_player: Seat
    active: Seat
    period: int
    church_cause: Seat
    """Who first brought the Cardinal past the influence icon this turn, or NOBODY."""
    period_cause: int
    period_causer: Seat
    end_cause: int
    last_round: int
    """0 until the end of the game is caused."""

    # The draft (L-S15): empty without it.
    packets: tuple[Cards, ...]
    """The cards from which each seat still chooses."""
    kept: tuple[Cards, ...]
    """Those it has chosen and that are not in its hand yet."""
    passed: tuple[tuple[Passed, ...], ...]
    """What each seat knows of others' hands from the packets it passed on (L-S18)."""

    # Tasks (L-X1): empty until they are dealt.
    tasks: tuple[Tasks, ...]
    tasks_done: tuple[Tasks, ...]
    """In this turn."""
    task_deck: Tasks
    """Those of deck B, drawn from the end."""
    tasks_gone: Tasks
    """Those that were done."""

    # Lacerda, in the solo game.
    courtier: Noble
    """The noble on whom his courtier stands."""
    aide: int
    """The deck on which his Aide stands."""

    def __init__(self) -> None:
        pass  # set-up, codec and clone fill the fields

    def clone(self) -> Self:
        t = LisboaState()
        t.copy_common(self)
        t.figures = self.figures
        t._copy_players(self)
        t._copy_court_and_cards(self)
        t._copy_downtown(self)
        t._share(self)
        t._copy_variants(self)
        return t

    def _copy_players(self, source: LisboaState) -> None:
        self.cash = source.cash[:]
        self.influence = source.influence[:]
        self.wigs = source.wigs[:]
        self.goods = source.goods[:]
        self.cubes = source.cubes[:]
        self.markers = source.markers[:]
        self.docks = source.docks[:]
        self.cargo = source.cargo[:]
        self.at_sea = source.at_sea[:]
        self.lower = source.lower[:]
        self.houses = source.houses[:]
        self.officials = source.officials[:]
        self.offices = source.offices[:]
        self.plazas = source.plazas[:]
        self.favors = source.favors[:]
        self.hands = source.hands[:]
        self.clergy = source.clergy[:]
        self.offered = source.offered[:]
        self.plans = source.plans[:]
        self.decrees = source.decrees[:]

    def _copy_court_and_cards(self, source: LisboaState) -> None:
        self.treasury = source.treasury
        self.prices = source.prices[:]
        self.covered = source.covered[:]
        self.in_play = source.in_play
        self.yard = source.yard
        self.church = source.church[:]
        self.cardinal = source.cardinal
        self.bag = source.bag
        self.aside = source.aside
        self.open_decrees = source.open_decrees
        self.decree_deck = source.decree_deck
        self.decks = source.decks[:]
        self.face_up = source.face_up[:]
        self.purple = source.purple
        self.brown = source.brown
        self.discarded = source.discarded[:]
        self.first_player = source.first_player
        self.active = source.active
        self.period = source.period
        self.church_cause = source.church_cause
        self.period_cause = source.period_cause
        self.period_causer = source.period_causer
        self.end_cause = source.end_cause
        self.last_round = source.last_round

    def _copy_variants(self, source: LisboaState) -> None:
        self.courtier = source.courtier
        self.aide = source.aide
        self.packets = source.packets
        self.kept = source.kept
        self.passed = source.passed
        self.tasks = source.tasks
        self.tasks_done = source.tasks_done
        self.task_deck = source.task_deck
        self.tasks_gone = source.tasks_gone

    def _copy_downtown(self, source: LisboaState) -> None:
        self.display = source.display[:]
        self.large_tiles = source.large_tiles
        self.small_tiles = source.small_tiles
        self.lot_outlook = source.lot_outlook
        self.site_outlook = source.site_outlook
        self.score_tiles = source.score_tiles
        self.column_values = source.column_values

    def _share(self, source: LisboaState) -> None:
        """Lists that seldom change: ops replaces them by changed copies, so that clones may share them."""
        self.completed = source.completed
        self.sets = source.sets
        self.owned = source.owned
        self.benefits = source.benefits
        self.stores = source.stores
        self.sites = source.sites
        self.rubble = source.rubble
        self.heaps = source.heaps
        self.least_rubble = source.least_rubble
        self.plan_piles = source.plan_piles
        self.building_piles = source.building_piles
        self.available = source.available


def clockwise_from(s: LisboaState, seat: Seat) -> list[Seat]:
    """All seats in turn order, beginning with this one."""
    players = s.config.players
    return [(seat + step) % players for step in range(players)]


def benefit_at(seat: Seat, kind: BenefitKind) -> int:
    return seat * BENEFITS + kind


def benefit(s: LisboaState, seat: Seat, kind: BenefitKind) -> int:
    """What all cards and tiles of the seat that carry this benefit add up to."""
    return s.benefits[seat * BENEFITS + kind]


def limit(s: LisboaState, seat: Seat) -> int:
    """Cards in the portfolio, and goods of each kind in the warehouse (L-F1, L-F7)."""
    return 2 + s.sets[seat] + benefit(s, seat, CAPACITY)


def is_ship(card: CardId) -> bool:
    return card >= FIRST_SHIP


def officials_out(s: LisboaState, seat: Seat) -> int:
    """Own officials in offices and on plazas."""
    return s.figures.pack.player.officials - s.officials[seat]


def passes(s: LisboaState, icon: int, steps: int) -> bool:
    """Whether so many gaps bring the Cardinal onto or past the gap of an icon (L-O5.1)."""
    return 1 <= (icon - s.cardinal) % GAPS <= steps


def heap_size(heap: Heap) -> int:
    return heap[0] + heap[1] + heap[2]
