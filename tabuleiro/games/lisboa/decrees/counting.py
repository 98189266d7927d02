"""What the decrees count (L-Y30 to Y37): each counter as a function of table, owner and argument."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from tabuleiro.games.lisboa.decrees import phrases
from tabuleiro.games.lisboa.kinds import (
    GOODS,
    NOBLE_WORDS,
    ROW_SITES,
    UPPER,
    Architect,
    Column,
    Cube,
    DecreeId,
    Good,
    Noble,
    Row,
    Seat,
    architect_of,
    column_of,
    cube_at,
    good_at,
    officials_of,
    owner_of,
    row_of,
    side_up,
)
from tabuleiro.games.lisboa.places import goods_of, lower_of, office_at, stores_of, total
from tabuleiro.games.lisboa.rules.store import shows
from tabuleiro.games.lisboa.state import NOTHING, LisboaState, is_ship

Count: TypeAlias = Callable[[LisboaState, Seat, int], int]


# Y30 Stores.


def _own_lots(s: LisboaState, seat: Seat) -> list[int]:
    return [lot for lot, store in enumerate(s.stores) if store != NOTHING and owner_of(store) == seat]


def own_stores(s: LisboaState, seat: Seat) -> list[int]:
    """By good."""
    return stores_of(s, seat)


def own_stores_of_good(s: LisboaState, seat: Seat, good: Good) -> int:
    return s.owned[good_at(seat, good)]


def all_stores_of_good(s: LisboaState, _: Seat, good: Good) -> int:
    return total([s.owned[good_at(owner, good)] for owner in range(s.figures.owners)])


def own_stores_in_row(s: LisboaState, seat: Seat, row: Row) -> int:
    return len([lot for lot in _own_lots(s, seat) if row_of(lot) == row])


def own_stores_in_column(s: LisboaState, seat: Seat, column: Column) -> int:
    return len([lot for lot in _own_lots(s, seat) if column_of(lot) == column])


def goods_with_own_store(s: LisboaState, seat: Seat, _: int) -> int:
    return GOODS - own_stores(s, seat).count(0)


def most_own_stores_of_one_good(s: LisboaState, seat: Seat, _: int) -> int:
    return max(own_stores(s, seat))


def rows_with_own_store(s: LisboaState, seat: Seat, _: int) -> int:
    return len({row_of(lot) for lot in _own_lots(s, seat)})


def columns_with_own_store(s: LisboaState, seat: Seat, _: int) -> int:
    return len({column_of(lot) for lot in _own_lots(s, seat)})


# Y31 Opened buildings, whoever opened them.


def _opened(s: LisboaState) -> list[int]:
    return [site for site, building in enumerate(s.sites) if building != NOTHING]


def buildings_of_architect(s: LisboaState, _: Seat, architect: Architect) -> int:
    return total([side_up(s.sites[site]) == architect for site in _opened(s)])


def buildings_on_side(s: LisboaState, _: Seat, side: int) -> int:
    return total([s.figures.pack.sites[site].side == side for site in _opened(s)])


def buildings_showing(s: LisboaState, _: Seat, good: Good) -> int:
    return total([shows(s, site, good) for site in _opened(s)])


def buildings_beside_row(s: LisboaState, _: Seat, row: Row) -> int:
    return total([s.sites[site] != NOTHING for site in ROW_SITES[row]])


# Y32 Plans.


def completed_plans_of_architect(s: LisboaState, seat: Seat, architect: Architect) -> int:
    return total([architect_of(plan) == architect for plan in s.completed[seat]])


def architects_with_completed_plan(s: LisboaState, seat: Seat, _: int) -> int:
    return len({architect_of(plan) for plan in s.completed[seat]})


def officials_on_completed_plans(s: LisboaState, seat: Seat, _: int = 0) -> int:
    return total([officials_of(plan) for plan in s.completed[seat]])


def unfinished_plans(s: LisboaState, seat: Seat, _: int) -> int:
    return len(s.plans[seat])


# Y33 The portfolio.


def _upper(s: LisboaState, seat: Seat) -> list[int]:
    return [s.docks[dock] for dock in s.figures.docks[seat] if s.docks[dock]]


def own_ships(s: LisboaState, seat: Seat, _: int) -> int:
    return total([is_ship(card) for card in _upper(s, seat)])


def own_ships_of_hull(s: LisboaState, seat: Seat, hull: int) -> int:
    return total([s.figures.hull[card] == hull for card in _upper(s, seat)])


def total_hull(s: LisboaState, seat: Seat, _: int = 0) -> int:
    return total([s.figures.hull[card] for card in _upper(s, seat)])


def tokens_on_docks(s: LisboaState, seat: Seat, _: int) -> int:
    return total([len(s.cargo[dock]) for dock in s.figures.docks[seat]])


def noble_cards(s: LisboaState, seat: Seat, _: int) -> int:
    return total([not is_ship(card) for card in _upper(s, seat)])


def treasury_cards(s: LisboaState, seat: Seat, _: int) -> int:
    return UPPER - lower_of(s, seat).count(0)


# Y34 Warehouse, money, influence.


def goods_in_warehouse(s: LisboaState, seat: Seat, good: Good) -> int:
    return s.goods[good_at(seat, good)]


def sets_of_goods(s: LisboaState, seat: Seat, _: int) -> int:
    return min(goods_of(s, seat))


def cash(s: LisboaState, seat: Seat, _: int) -> int:
    return s.cash[seat]


def influence_marker(s: LisboaState, seat: Seat, _: int) -> int:
    return s.influence[seat]


# Y35 Clergy tiles, favors, officials.


def clergy_tiles(s: LisboaState, seat: Seat, _: int) -> int:
    return len(s.clergy[seat])


def favors_of_noble(s: LisboaState, seat: Seat, noble: Noble) -> int:
    return s.favors[seat] >> noble & 1


def favors(s: LisboaState, seat: Seat, _: int = 0) -> int:
    return total([s.favors[seat] >> noble & 1 for noble in range(len(NOBLE_WORDS))])


def officials_in_office(s: LisboaState, seat: Seat, noble: Noble) -> int:
    return s.offices[office_at(s, noble, seat)]


def officials_on_plazas(s: LisboaState, seat: Seat, _: int) -> int:
    return total([s.plazas[office_at(s, noble, seat)] for noble in range(len(NOBLE_WORDS))])


def officials_on_board(s: LisboaState, seat: Seat, _: int) -> int:
    return s.officials[seat]


# Y36 Rubble and decrees.


def cubes_of_colour(s: LisboaState, seat: Seat, colour: Cube) -> int:
    return s.cubes[cube_at(seat, colour)]


def rubble_sets(s: LisboaState, seat: Seat, _: int) -> int:
    return s.sets[seat]


def decrees_owned(s: LisboaState, seat: Seat, _: int) -> int:
    return len(s.decrees[seat])


# Y37 A decree of an opponent as well.


def best_decree_of_an_opponent(s: LisboaState, seat: Seat, _: int) -> int:
    """The most that one of the others' decrees would bring the owner; one that copies brings nothing here."""
    others = [decree for other, owned in enumerate(s.decrees) if other != seat for decree in owned]
    return max([decree_wigs(s, seat, decree) for decree in others if not _copies(s, decree)], default=0)


def _copies(s: LisboaState, decree: DecreeId) -> bool:
    return s.figures.pack.decrees[decree].scoring.counter == phrases.BEST_DECREE_OF_AN_OPPONENT


COUNTS: Final[dict[int, Count]] = {
    phrases.OWN_STORES_OF_GOOD: own_stores_of_good,
    phrases.ALL_STORES_OF_GOOD: all_stores_of_good,
    phrases.OWN_STORES_IN_ROW: own_stores_in_row,
    phrases.OWN_STORES_IN_COLUMN: own_stores_in_column,
    phrases.GOODS_WITH_OWN_STORE: goods_with_own_store,
    phrases.MOST_OWN_STORES_OF_ONE_GOOD: most_own_stores_of_one_good,
    phrases.ROWS_WITH_OWN_STORE: rows_with_own_store,
    phrases.COLUMNS_WITH_OWN_STORE: columns_with_own_store,
    phrases.BUILDINGS_OF_ARCHITECT: buildings_of_architect,
    phrases.BUILDINGS_ON_SIDE: buildings_on_side,
    phrases.BUILDINGS_SHOWING: buildings_showing,
    phrases.BUILDINGS_BESIDE_ROW: buildings_beside_row,
    phrases.COMPLETED_PLANS_OF_ARCHITECT: completed_plans_of_architect,
    phrases.ARCHITECTS_WITH_COMPLETED_PLAN: architects_with_completed_plan,
    phrases.OFFICIALS_ON_COMPLETED_PLANS: officials_on_completed_plans,
    phrases.UNFINISHED_PLANS: unfinished_plans,
    phrases.OWN_SHIPS: own_ships,
    phrases.OWN_SHIPS_OF_HULL: own_ships_of_hull,
    phrases.TOTAL_HULL: total_hull,
    phrases.TOKENS_ON_DOCKS: tokens_on_docks,
    phrases.GOODS_IN_WAREHOUSE: goods_in_warehouse,
    phrases.SETS_OF_GOODS: sets_of_goods,
    phrases.CASH: cash,
    phrases.INFLUENCE_MARKER: influence_marker,
    phrases.CLERGY_TILES: clergy_tiles,
    phrases.FAVORS_OF_NOBLE: favors_of_noble,
    phrases.FAVORS: favors,
    phrases.OFFICIALS_IN_OFFICE: officials_in_office,
    phrases.OFFICIALS_ON_PLAZAS: officials_on_plazas,
    phrases.OFFICIALS_ON_BOARD: officials_on_board,
    phrases.CUBES_OF_COLOUR: cubes_of_colour,
    phrases.RUBBLE_SETS: rubble_sets,
    phrases.NOBLE_CARDS: noble_cards,
    phrases.TREASURY_CARDS: treasury_cards,
    phrases.DECREES_OWNED: decrees_owned,
    phrases.BEST_DECREE_OF_AN_OPPONENT: best_decree_of_an_opponent,
}


def decree_wigs(s: LisboaState, seat: Seat, decree: DecreeId) -> int:
    """What the decree would bring the seat if the game ended now (L-Y29)."""
    scoring = s.figures.pack.decrees[decree].scoring
    count = COUNTS[scoring.counter]
    found = count(s, seat, scoring.argument)
    if scoring.ahead:
        others = [owner for owner in range(s.figures.owners) if owner != seat]
        found -= max([count(s, other, scoring.argument) for other in others])
    return scoring.worth(found)


def wigs_of_all(s: LisboaState, decree: DecreeId) -> list[int]:
    """The same for every seat, with each count made once."""
    scoring = s.figures.pack.decrees[decree].scoring
    count = COUNTS[scoring.counter]
    seats = range(s.figures.owners if scoring.ahead else s.config.players)
    counts = [count(s, seat, scoring.argument) for seat in seats]
    if scoring.ahead:
        counts = [found - _most_but(counts, seat) for seat, found in enumerate(counts)]
    return [scoring.worth(counts[seat]) for seat in range(s.config.players)]


def _most_but(counts: list[int], seat: Seat) -> int:
    """What the others have at most."""
    most = counts[1 if seat == 0 else 0]
    for other, found in enumerate(counts):
        if other != seat:
            most = max(most, found)
    return most


def worth_of_decrees(s: LisboaState, seat: Seat) -> int:
    """What all its decrees would bring the seat."""
    return total([decree_wigs(s, seat, decree) for decree in s.decrees[seat]])
