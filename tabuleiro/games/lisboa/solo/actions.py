"""Lacerda's actions in the solo game (L-1.4 to 1.9): rules, not a bot."""

from __future__ import annotations

from typing import Final, final

from tabuleiro.games.lisboa.kinds import (
    BUILDER,
    CARDINAL,
    FIRST_SHIP,
    GOODS,
    MARQUIS,
    PLAN,
    PRODUCE,
    RECRUIT,
    SHIP,
    STATE_ACTIONS_OF,
    Noble,
    Seat,
    StateAction,
    good_at,
)
from tabuleiro.games.lisboa.ops import board, holdings
from tabuleiro.games.lisboa.places import stores_of
from tabuleiro.games.lisboa.rules.building import building_wigs
from tabuleiro.games.lisboa.rules.lookahead import LacerdaActs
from tabuleiro.games.lisboa.rules.prices import visit_price
from tabuleiro.games.lisboa.rules.state_actions import passes_treasury
from tabuleiro.games.lisboa.rules.store import has_house, store_wigs
from tabuleiro.games.lisboa.solo import choices, ops
from tabuleiro.games.lisboa.solo.choices import GAPS_MOVED, YOU
from tabuleiro.games.lisboa.state import LACERDA, NOTHING, LisboaState

DECREES_TAKEN: Final = 2


# State actions (L-1.4, L-1.13).


def state_action_of(s: LisboaState, noble: Noble) -> int:
    """The upper one if the Aide is on King or Treasury, else the lower one (L-1.3)."""
    upper = s.figures.pack.court.upper[noble]
    first, second = STATE_ACTIONS_OF[noble]
    lower = second if upper == first else first
    return upper if choices.aide_is_high(s) else lower


def why_no_state_action_of_lacerda(s: LisboaState, state_action: StateAction) -> str:
    """The reason why it is impossible for him, or nothing."""
    if state_action == RECRUIT:
        return "" if s.officials[LACERDA] else "no_official"
    if state_action == PLAN:
        return "no_plan" if choices.plan_architect(s) == NOTHING else ""
    if state_action == SHIP:
        return "" if s.yard else "no_ship"
    if state_action == PRODUCE:
        return "" if any(stores_of(s, LACERDA)) else "no_store"
    if state_action == CARDINAL:
        return ""
    return "all_favors" if choices.favor(s) == NOTHING else ""


def do_state_action(s: LisboaState, state_action: StateAction) -> None:
    if state_action == RECRUIT:
        for noble in choices.offices(s):
            holdings.place_official(s, LACERDA, noble)
    elif state_action == PLAN:
        board.take_plan(s, LACERDA, choices.plan_architect(s))
    elif state_action == SHIP:
        take_ship(s)
    elif state_action == PRODUCE:
        produce(s)
    elif state_action == CARDINAL:
        lacerda_meets_cardinal(s)
    else:
        holdings.take_favor(s, LACERDA, choices.favor(s))


def take_ship(s: LisboaState) -> None:
    """Without paying; it brings its own influence and that of your portfolio."""
    influence = s.figures.card_influence[FIRST_SHIP + s.yard[-1]] + holdings.upper_influence(s, YOU)
    board.launch_ship(s, LACERDA, s.docks.index(0, s.figures.docks[LACERDA].start))
    board.move_treasury(s, 1)
    if influence:
        holdings.gain_influence(s, LACERDA, influence)


def produce(s: LisboaState) -> None:
    """A good per store; as there is room for all, every kind he has a store of becomes cheaper."""
    for good in range(GOODS):
        stores = s.owned[good_at(LACERDA, good)]
        if stores:
            ops.lacerda_gains_goods(s, good, stores)
            holdings.lower_price(s, good)


def lacerda_meets_cardinal(s: LisboaState) -> None:
    """Two gaps and a tile for its wigs; the icons count as usual."""
    place = choices.tile_place(s)
    dearer = passes_treasury(s, GAPS_MOVED)
    board.move_cardinal(s, LACERDA, GAPS_MOVED)
    if place != NOTHING:
        ops.score_tile(s, place)
    if dearer:
        board.move_treasury(s, 1)


# Noble actions (L-1.6 to 1.9, L-1.14).


def why_no_noble_action_of_lacerda(s: LisboaState, noble: Noble) -> str:
    """The reason why it is impossible for him, or nothing."""
    if noble == BUILDER:
        if not has_house(s, LACERDA):
            return "no_house"
        return "" if choices.possible_stores(s) else "no_lot"
    if noble == MARQUIS:
        return "" if s.open_decrees else "no_decree"
    return "" if choices.possible_buildings(s) else "no_site"


def pay_and_act(s: LisboaState, noble: Noble) -> None:
    """The price of V2 with wigs for missing influence, then the noble action even if wigs are missing too."""
    price = visit_price(s, LACERDA, noble)
    influence = min(price, s.influence[LACERDA])
    wigs = min(price - influence, s.wigs[LACERDA])
    holdings.pay_visit(s, LACERDA, influence + wigs, influence, 0, wigs)
    if noble == BUILDER:
        build_store(s)
    elif noble == MARQUIS:
        take_decrees(s)
    else:
        lacerda_opens_building(s)


def build_store(s: LisboaState) -> None:
    """No reward and no payment; the cheapest cube, a house, and wigs as usual (L-1.7)."""
    choice = choices.best_store(s)
    ops.tell_store(s, choice)
    lot, good = choice.lot, choice.good
    board.place_store(s, LACERDA, good, lot)
    place, colour = choices.cheapest_cube(s, lot)
    if place != NOTHING:
        ops.keep_cube(s, place, colour)
    ops.lacerda_builds_house(s)
    holdings.gain_wigs(s, LACERDA, store_wigs(s, good, lot), "store")


def take_decrees(s: LisboaState) -> None:
    """The two leftmost; the row closes up and is refilled at once (L-1.8)."""
    for decree in s.open_decrees[:DECREES_TAKEN]:
        board.take_decree(s, LACERDA, decree)
    board.refill_decrees(s)


def lacerda_opens_building(s: LisboaState) -> None:
    """No reward, no plan and no officials; both cubes to his area, and both of you score (L-1.9)."""
    choice = choices.best_building(s)
    ops.tell_building(s, choice)
    site, architect = choice.site, choice.architect
    building = s.available[architect]
    ops.keep_site_cubes(s, site)
    board.open_building(s, LACERDA, site, architect)
    for owner, wigs in enumerate(building_wigs(s, site, building, architect)):
        holdings.gain_wigs(s, owner, wigs, "building")
    board.next_building(s, architect)


@final
class LacerdaFollows(LacerdaActs):
    """He follows your visit if he has the favor and the noble action is possible for him (L-1.6, L-1.14)."""

    def __init__(self, seat: Seat, noble: Noble) -> None:
        super().__init__(seat)
        self.noble: Final = noble

    def run(self, s: LisboaState) -> None:
        if s.favors[LACERDA] >> self.noble & 1 and not why_no_noble_action_of_lacerda(s, self.noble):
            ops.follow(s, self.noble)
            holdings.return_favor(s, LACERDA, self.noble)
            pay_and_act(s, self.noble)
