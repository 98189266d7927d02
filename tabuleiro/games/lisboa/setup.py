"""Set-up (L-S, L-2)."""

from __future__ import annotations

from typing import Final, TypeVar

from tabuleiro.core.frames import stacked
from tabuleiro.core.game import Config
from tabuleiro.core.rng import roll, shuffle
from tabuleiro.games.lisboa.box import all_buildings, all_cubes, all_tiles, cards_of, plan_number
from tabuleiro.games.lisboa.figures import Figures, figures_of
from tabuleiro.games.lisboa.kinds import (
    ARCHITECT_WORDS,
    BLUE_DECK,
    BROWN_DECK,
    BUILDER,
    COLUMNS,
    CUBE_WORDS,
    GAPS,
    GOODS,
    HOUSE_GROUPS,
    KIND_WORDS,
    KING,
    LOT_WORDS,
    LOTS,
    MARQUIS,
    NOBLE_WORDS,
    PURPLE_DECK,
    RED_DECK,
    SITE_WORDS,
    STATE_ACTIONS,
    UPPER,
)
from tabuleiro.games.lisboa.ops import board
from tabuleiro.games.lisboa.ops.cards import turn_up_cards
from tabuleiro.games.lisboa.rules.opening import FillChurch, KeepTile
from tabuleiro.games.lisboa.rules.turn import Turn
from tabuleiro.games.lisboa.solo import setup as lacerda_setup
from tabuleiro.games.lisboa.state import (
    BENEFITS,
    FIRST_SITE_HEAP,
    HEAPS,
    NO_CAUSE,
    NOBODY,
    NOTHING,
    LisboaState,
    clockwise_from,
)
from tabuleiro.games.lisboa.variants import tokens
from tabuleiro.games.lisboa.variants.draft import BeginDraft, PassCards
from tabuleiro.games.lisboa.variants.setup import set_up_steps
from tabuleiro.games.lisboa.variants.starting_decree import (
    LacerdaTakesDecree,
    RefillDecrees,
    TakeStartingDecree,
)
from tabuleiro.games.lisboa.variants.tasks import DealTasks

T = TypeVar("T")

OFFERED_TILES: Final = 2


def empty_table(config: Config, rng: int) -> LisboaState:
    """A board on which nothing lies yet, with the fields that need no chance."""
    s = LisboaState()
    s.begin(config, rng)
    s.figures = figures_of(config.options["pack"], config.players)
    s.first_player = 0
    _empty_players(s)
    _empty_court(s)
    _empty_downtown(s)
    s.decks = [()] * len(KIND_WORDS)
    s.brown = [()] * len(KIND_WORDS)
    s.face_up = [0] * len(KIND_WORDS)
    s.purple = ()
    s.discarded = []
    s.active = 0
    s.period = 1
    s.church_cause = NOBODY
    s.period_cause, s.period_causer = NO_CAUSE, NOBODY
    s.end_cause, s.last_round = NO_CAUSE, 0
    s.packets, s.kept, s.passed = (), (), ()
    s.tasks, s.tasks_done, s.task_deck, s.tasks_gone = (), (), (), ()
    s.courtier, s.aide = KING, BUILDER
    if s.figures.solo:
        lacerda_setup.empty_area(s)
    return s


def _empty_players(s: LisboaState) -> None:
    """The boards of S3 without what is drawn or chosen."""
    n, player = s.figures.owners, s.figures.pack.player
    docks = s.figures.docks[-1].stop
    s.cash = [player.reis] * n
    s.influence = [0] * n
    s.wigs = [player.wigs] * n
    s.goods = [player.goods] * (n * GOODS)
    s.cubes = [0] * (n * len(CUBE_WORDS))
    s.markers = [0] * n
    s.docks = [0] * docks
    s.cargo = [()] * docks
    s.at_sea = [False] * docks
    s.lower = [0] * (n * UPPER)
    s.houses = [0] * (n * HOUSE_GROUPS)
    s.officials = [player.officials - 1] * n
    s.offices = [int(noble == MARQUIS) for noble in range(len(NOBLE_WORDS)) for _ in range(n)]
    s.plazas = [0] * (n * len(NOBLE_WORDS))
    s.favors = [0] * n
    s.hands = [()] * n
    s.clergy = [()] * n
    s.offered = [()] * n
    s.plans = [()] * n
    s.completed = [()] * n
    s.decrees = [()] * n
    s.sets = [0] * n
    s.owned = [0] * (n * GOODS)
    s.benefits = [0] * (n * BENEFITS)


def _empty_court(s: LisboaState) -> None:
    pack = s.figures.pack
    s.treasury = pack.treasury.start
    s.prices = list(pack.market.start)
    s.covered = [NOTHING] * STATE_ACTIONS
    s.in_play = 0
    s.yard = s.figures.yards[0]
    s.church = [NOTHING] * GAPS
    s.cardinal = pack.church.influence_gap
    s.bag, s.aside = (), ()
    s.open_decrees, s.decree_deck = (), ()


def _empty_downtown(s: LisboaState) -> None:
    pack = s.figures.pack
    s.stores = [NOTHING] * len(LOT_WORDS)
    s.sites = [NOTHING] * len(SITE_WORDS)
    s.display = [False] * (GOODS + 1)
    s.large_tiles, s.small_tiles = pack.city_tiles.large, pack.city_tiles.small
    s.lot_outlook, s.site_outlook = s.figures.lot_outlook, s.figures.site_outlook
    s.score_tiles, s.column_values = (), (0,) * COLUMNS
    s.rubble = [(0, 0, 0)] * HEAPS
    s.heaps, s.least_rubble = [0] * FIRST_SITE_HEAP, [0] * LOTS
    s.plan_piles = [(), ()]
    s.building_piles = [(), ()]
    s.available = [NOTHING] * len(ARCHITECT_WORDS)


def new_table(config: Config, rng: int) -> LisboaState:
    """A new position up to the choice of the clergy tiles."""
    s = empty_table(config, rng)
    first = config.seat("first_player")
    s.first_player = roll(s, config.players) if first is None else first
    for place, seat in enumerate(clockwise_from(s, s.first_player)):
        s.influence[seat] = s.figures.pack.influence.start[place]
    draw_favors(s)
    draw_score_tiles(s, arranged_score_tiles(s))
    lay_rubble(s, shuffled(s, all_cubes(s.figures)))
    deal_plans(s)
    deal_buildings(s, shuffled(s, all_buildings(s.figures)))
    deal_cards(s)
    board.refill_city_tiles(s)
    s.decree_deck = tuple(shuffled(s, list(range(1, len(s.figures.pack.decrees)))))
    board.refill_decrees(s)
    offer_tiles(s, shuffled(s, all_tiles(s.figures)))
    if config.flag(tokens.OPTION):
        s.lot_outlook, s.site_outlook = tokens.drawn_tokens(s)
    s.reveals = 0
    begin(s)
    return s


def begin(s: LisboaState) -> None:
    order = clockwise_from(s, s.first_player)
    s.then_all(
        [
            *[KeepTile(seat) for seat in order],
            FillChurch(s.first_player),
            *set_up_steps(s),
            Turn(s.first_player),
        ]
    )


def shuffled(s: LisboaState, items: list[T]) -> list[T]:
    shuffle(s, items)
    return items


def draw_favors(s: LisboaState) -> None:
    """Each player draws one from a bag with as many per noble as players (L-S2)."""
    owners = s.figures.owners
    bag = shuffled(s, [noble for noble in range(len(NOBLE_WORDS)) for _ in range(owners)])
    for owner in range(owners):
        s.favors[owner] = 1 << bag[owner]


def arranged_score_tiles(s: LisboaState) -> list[int]:
    """At random; in the solo game no equal ones side by side (L-S8, L-1.1)."""
    values = s.figures.pack.score_tiles.values
    return lacerda_setup.score_tiles(s, values) if s.figures.solo else shuffled(s, list(values))


def draw_score_tiles(s: LisboaState, values: list[int]) -> None:
    s.score_tiles = tuple(values)
    s.column_values = tuple([values[place] for place in s.figures.pack.score_tiles.place_of_column])


def lay_rubble(s: LisboaState, bag: list[int]) -> None:
    """Cubes from the bag to every place; with two players row E stays empty (L-S14, L-2.1)."""
    for place, size in enumerate(s.figures.heap_sizes):
        drawn = [bag.pop() for _ in range(size)]
        board.set_heap(s, place, (drawn.count(0), drawn.count(1), drawn.count(2)))


def deal_plans(s: LisboaState) -> None:
    """One starting plan each; the others in two piles, fewest officials on top (L-S3, L-S5)."""
    plans = s.figures.pack.plans
    starting = shuffled(s, [plan_number(plan) for plan in plans if plan.starting])
    for seat in range(s.config.players):
        s.plans[seat] = (starting[seat],)
    if s.figures.solo:
        lacerda_setup.deal_starting_plans(s, starting[s.config.players :])
    s.plan_piles = plan_piles(s.figures)


def starting_plans_left(figures: Figures) -> int:
    """How many starting plans are not dealt and leave the game."""
    dealt = 1 + lacerda_setup.STARTING_PLANS if figures.solo else figures.owners
    return len([plan for plan in figures.pack.plans if plan.starting]) - dealt


def plan_piles(figures: Figures) -> list[tuple[int, ...]]:
    return [
        tuple(
            [
                plan_number(plan)
                for plan in reversed(figures.pack.plans)
                if plan.architect == a and not plan.starting
            ]
        )
        for a in range(len(ARCHITECT_WORDS))
    ]


def deal_buildings(s: LisboaState, tiles: list[int]) -> None:
    """Half of the tiles to each architect, the first one available (L-S4)."""
    half = len(tiles) // 2
    s.building_piles = [tuple(tiles[:half]), tuple(tiles[half:])]
    for architect in range(len(ARCHITECT_WORDS)):
        board.next_building(s, architect)


def deal_cards(s: LisboaState) -> None:
    """Blue cards to the hands, red ones to the display; purple and brown ones wait (L-S11)."""
    blue = shuffled(s, list(s.figures.pack.decks[BLUE_DECK]))
    for seat in range(s.config.players):
        s.hands[seat] = tuple(sorted([blue.pop() for _ in range(s.figures.pack.court.hand)]))
    if s.figures.solo:
        lacerda_setup.turn_blue_cards(s, blue)
    s.purple = tuple(shuffled(s, list(s.figures.pack.decks[PURPLE_DECK])))
    s.decks = [tuple(shuffled(s, cards_of(s.figures, RED_DECK, kind))) for kind in range(len(KIND_WORDS))]
    s.brown = [tuple(shuffled(s, cards_of(s.figures, BROWN_DECK, kind))) for kind in range(len(KIND_WORDS))]
    turn_up_cards(s)


def offer_tiles(s: LisboaState, bag: list[int]) -> None:
    for seat in range(s.config.players):
        s.offered[seat] = tuple(sorted([bag.pop() for _ in range(OFFERED_TILES)]))
    s.bag = tuple(bag)


stacked(FillChurch, (BeginDraft, DealTasks, LacerdaTakesDecree, TakeStartingDecree))
stacked((FillChurch, BeginDraft, PassCards, DealTasks, RefillDecrees), Turn)
