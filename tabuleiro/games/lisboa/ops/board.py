"""What changes the common board, with the events that tell of it."""

from __future__ import annotations

from tabuleiro.core.rng import shuffle
from tabuleiro.games.lisboa.kinds import (
    ARCHITECT_WORDS,
    CUBE_WORDS,
    FIRST_SHIP,
    GAPS,
    GOOD_WORDS,
    LOT_WORDS,
    LOTS_AT,
    PLAN_WORDS,
    SITE_WORDS,
    SMALL,
    STATE_ACTIONS,
    Architect,
    Cube,
    DecreeId,
    Dock,
    Good,
    HeapPlace,
    Lot,
    Owner,
    PlanId,
    Seat,
    Site,
    StateAction,
    TileId,
    TilePlace,
    good_at,
    heaps_at,
    opened_as,
    space_of,
    store_of,
)
from tabuleiro.games.lisboa.ops import cards, holdings
from tabuleiro.games.lisboa.state import FIRST_SITE_HEAP, NOBODY, NOTHING, PILE, Heap, LisboaState, passes


def move_treasury(s: LisboaState, step: int) -> None:
    """One space up or down; at the end of the track the marker stays."""
    s.treasury = max(0, min(len(s.figures.pack.treasury.right) - 1, s.treasury + step))
    if s.journal is not None:
        s.note("treasury", None, {"treasury": s.figures.pack.treasury.right[s.treasury]})


def cover(s: LisboaState, seat: Seat, state_action: StateAction, good: Good) -> None:
    """A good is offered for a state action (L-B1)."""
    holdings.offer_good(s, seat, good, state_action)
    s.covered[state_action] = good


def uncover(s: LisboaState) -> None:
    """All offered goods go to the supply (L-Z1)."""
    s.covered = [NOTHING] * STATE_ACTIONS


# Ships.


def load_ship(s: LisboaState, seat: Seat, good: Good, dock: Dock) -> None:
    """Move a sold good to the dock; a full ship sails at once (L-A1, L-A2)."""
    s.goods[good_at(seat, good)] -= 1
    s.cargo[dock] = (*s.cargo[dock], good)
    ship, crates = s.docks[dock], len(s.cargo[dock])
    owner = s.figures.dock_owner[dock]
    if s.journal is not None:
        s.note("sold", seat, {"good": GOOD_WORDS[good], "owner": owner, "dock": dock_number(s, owner, dock)})
    if crates >= s.figures.hull[ship]:
        s.at_sea[dock] = True
        holdings.gain_wigs(s, owner, crates, "sailed")


def dock_number(s: LisboaState, owner: Owner, dock: Dock) -> int:
    """The owner's docks are numbered from 1 on."""
    return dock - s.figures.docks[owner].start + 1


def dock_ships(s: LisboaState, seat: Seat) -> None:
    """The seat's ships at sea return empty (L-T2)."""
    for dock in s.figures.docks[seat]:
        if s.at_sea[dock]:
            cards.clear_dock(s, dock)
            if s.journal is not None:
                s.note("docked", seat, {"dock": dock_number(s, seat, dock)})


def launch_ship(s: LisboaState, seat: Seat, dock: Dock) -> None:
    """The top ship of the yard to an upper place; it takes over what lies there (L-O3)."""
    ship = FIRST_SHIP + s.yard[-1]
    s.yard = s.yard[:-1]
    s.docks[dock] = ship
    if s.journal is not None:
        s.note("ship", seat, {"ship": s.figures.upper_word(ship), "dock": dock_number(s, seat, dock)})


# The church.


def move_cardinal(s: LisboaState, seat: Seat, steps: int) -> None:
    """Onto or past the influence icon he causes a church scoring (L-O5.1)."""
    scoring = passes(s, s.figures.pack.church.influence_gap, steps)
    s.cardinal = (s.cardinal + steps) % GAPS
    if scoring and s.church_cause == NOBODY:
        s.church_cause = seat
    if s.journal is not None:
        s.note("cardinal", seat, {"gap": s.cardinal, "church_scoring": scoring})


def keep_tile(s: LisboaState, seat: Seat, tile: TileId) -> None:
    """One of the offered tiles; nobody sees it yet (L-S16)."""
    rejected = list(s.offered[seat])
    rejected.remove(tile)
    s.offered[seat] = (tile, *rejected)


def return_offered_tiles(s: LisboaState, order: list[Seat]) -> None:
    """Everybody gets the tile that was kept; the others go back into the bag (L-S17)."""
    bag = list(s.bag)
    for seat in order:
        holdings.gain_tile(s, seat, s.offered[seat][0])
        bag += s.offered[seat][1:]
        s.offered[seat] = ()
    shuffle(s, bag)
    s.bag = tuple(bag)
    s.reveals += 1


def take_tile(s: LisboaState, seat: Seat, place: TilePlace) -> None:
    tile = s.church[place]
    s.church[place] = NOTHING
    holdings.gain_tile(s, seat, tile)


def refill_church(s: LisboaState) -> None:
    """From the bag; when it is empty, from the tiles set aside (L-C5)."""
    while NOTHING in s.church and (s.bag or s.aside):
        if not s.bag:
            _refill_bag(s)
        s.church[s.church.index(NOTHING)] = s.bag[-1]
        s.bag = s.bag[:-1]
        s.reveals += 1


def _refill_bag(s: LisboaState) -> None:
    tiles = list(s.aside)
    shuffle(s, tiles)
    s.bag, s.aside = tuple(tiles), ()


# Downtown.


def take_cube(s: LisboaState, seat: Seat, place: HeapPlace, colour: Cube) -> None:
    """A cube of a row, a column or the pile to the seat's board."""
    remove_cube(s, place, colour)
    holdings.add_cube(s, seat, place, colour)


def remove_cube(s: LisboaState, place: HeapPlace, colour: Cube) -> None:
    cubes = list(s.rubble[place])
    cubes[colour] -= 1
    set_heap(s, place, (cubes[0], cubes[1], cubes[2]))


def set_heap(s: LisboaState, place: HeapPlace, heap: Heap) -> None:
    """The cubes of a place and, for a row or column, what they add to the prices of its lots."""
    s.rubble = s.rubble[:]
    s.rubble[place] = heap
    if place < FIRST_SITE_HEAP:
        s.heaps, s.least_rubble = s.heaps[:], s.least_rubble[:]
        cost = s.figures.pack.rubble.cost
        s.heaps[place] = heap[0] * cost[0] + heap[1] * cost[1] + heap[2] * cost[2]
        own = _dearest_cube(s, place)
        for lot in LOTS_AT[place]:
            row, column = heaps_at(lot)
            crossing = row + column - place
            dearest = max(own, _dearest_cube(s, crossing))
            s.least_rubble[lot] = s.heaps[row] + s.heaps[column] - dearest


def _dearest_cube(s: LisboaState, place: HeapPlace) -> int:
    """What it costs, 0 where none lies."""
    earthquake, fire, tsunami = s.rubble[place]
    cost = s.figures.pack.rubble.cost
    dearest = cost[0] if earthquake else 0
    if fire:
        dearest = max(dearest, cost[1])
    if tsunami:
        dearest = max(dearest, cost[2])
    return dearest


def take_site_cubes(s: LisboaState, seat: Seat, site: Site) -> None:
    """All cubes of the site to the seat's board (L-N3.2)."""
    place = FIRST_SITE_HEAP + site
    heap = s.rubble[place]
    set_heap(s, place, (0, 0, 0))
    for colour in range(len(CUBE_WORDS)):
        for _ in range(heap[colour]):
            holdings.add_cube(s, seat, place, colour)


def pile_colours(s: LisboaState) -> list[int]:
    heap = s.rubble[PILE]
    return [colour for colour in range(len(CUBE_WORDS)) if heap[colour]]


def place_store(s: LisboaState, seat: Seat, good: Good, lot: Lot) -> None:
    s.display[space_of(good, lot)] = False
    s.stores, s.owned = s.stores[:], s.owned[:]
    s.stores[lot] = store_of(seat, good)
    s.owned[good_at(seat, good)] += 1
    if s.journal is not None:
        s.note("store", seat, {"good": GOOD_WORDS[good], "lot": LOT_WORDS[lot]})


def refill_city_tiles(s: LisboaState) -> None:
    """The spaces in the order gold, cloth, books, tools, small tools (L-N1.8)."""
    for space in range(SMALL):
        if not s.display[space] and s.large_tiles:
            s.display[space] = True
            s.large_tiles -= 1
    if not s.display[SMALL] and s.small_tiles:
        s.display[SMALL] = True
        s.small_tiles -= 1


def take_plan(s: LisboaState, seat: Seat, architect: Architect) -> None:
    pile = s.plan_piles[architect]
    s.plan_piles = s.plan_piles[:]
    s.plan_piles[architect] = pile[:-1]
    s.plans[seat] = tuple(sorted([*s.plans[seat], pile[-1]]))
    if s.journal is not None:
        s.note("plan", seat, {"plan": PLAN_WORDS[pile[-1]]})


def open_building(s: LisboaState, seat: Seat, site: Site, architect: Architect) -> None:
    """The architect's available building to the site."""
    s.sites, s.available = s.sites[:], s.available[:]
    s.sites[site] = opened_as(s.available[architect], architect)
    s.available[architect] = NOTHING
    if s.journal is not None:
        s.note("building", seat, {"site": SITE_WORDS[site], "architect": ARCHITECT_WORDS[architect]})


def turn_plan_over(s: LisboaState, seat: Seat, plan: PlanId) -> None:
    unfinished = list(s.plans[seat])
    unfinished.remove(plan)
    s.plans[seat] = tuple(unfinished)
    s.completed = s.completed[:]
    s.completed[seat] = tuple(sorted([*s.completed[seat], plan]))
    if s.journal is not None:
        s.note("completed_plan", seat, {"plan": PLAN_WORDS[plan]})


def next_building(s: LisboaState, architect: Architect) -> None:
    """The visible tile becomes available, the one below it visible."""
    pile = s.building_piles[architect]
    if pile:
        s.available, s.building_piles = s.available[:], s.building_piles[:]
        s.available[architect] = pile[-1]
        s.building_piles[architect] = pile[:-1]
        s.reveals += len(pile) > 1


# Decrees.


def take_decree(s: LisboaState, seat: Seat, decree: DecreeId) -> None:
    row = list(s.open_decrees)
    row.remove(decree)
    s.open_decrees = tuple(row)
    s.decrees[seat] = (*s.decrees[seat], decree)
    if s.journal is not None:
        s.note("decree", seat, {"decree": decree})


def refill_decrees(s: LisboaState) -> None:
    """New ones at the right; some leave the game when they are turned up (L-Z3, L-2.3, L-1.8)."""
    size = s.figures.pack.court.open_decrees
    if len(s.open_decrees) == size:
        return
    row, deck = list(s.open_decrees), list(s.decree_deck)
    while len(row) < size and deck:
        decree = deck.pop()
        s.reveals += 1
        if not s.figures.leaves[decree]:
            row.append(decree)
    s.open_decrees, s.decree_deck = tuple(row), tuple(deck)
