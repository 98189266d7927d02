"""What Lacerda chooses (L-1.4, 1.7, 1.9): the clauses break every tie, so nobody is asked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from tabuleiro.games.lisboa.kinds import (
    BLUE,
    CUBE_WORDS,
    GREEN,
    KING,
    NOBLE_WORDS,
    TREASURY,
    Architect,
    Good,
    Lot,
    Site,
    heaps_at,
    officials_of,
    row_of,
)
from tabuleiro.games.lisboa.places import office_at
from tabuleiro.games.lisboa.rules.building import building_wigs, fits
from tabuleiro.games.lisboa.rules.state_actions import places_beside
from tabuleiro.games.lisboa.rules.store import store_wigs
from tabuleiro.games.lisboa.state import LACERDA, NOTHING, LisboaState

YOU: Final = 0
GAPS_MOVED: Final = 2
RECRUITED: Final = 2


def aide_is_high(s: LisboaState) -> bool:
    """The Aide is on King or Treasury: the upper state action, the green architect (L-1.3, L-1.9)."""
    return s.aide in (KING, TREASURY)


# State actions (L-1.4).


def offices(s: LisboaState) -> list[int]:
    """The two offices with fewest officials of his, the leftmost first; with one official left the first."""
    nobles = range(len(NOBLE_WORDS))
    fewest = sorted([(s.offices[office_at(s, noble, LACERDA)], noble) for noble in nobles])
    return [noble for _, noble in fewest[: min(RECRUITED, s.officials[LACERDA])]]


def plan_architect(s: LisboaState) -> int:
    """Whose top plan shows more officials, with a tie the blue one; NOTHING if both piles are empty."""
    blue, green = _top_officials(s, BLUE), _top_officials(s, GREEN)
    if blue == green == NOTHING:
        return NOTHING
    return GREEN if green > blue else BLUE


def _top_officials(s: LisboaState, architect: Architect) -> int:
    pile = s.plan_piles[architect]
    return officials_of(pile[-1]) if pile else NOTHING


def tile_place(s: LisboaState) -> int:
    """The tile in front of the Cardinal where he will stand, else the one behind him, else NOTHING."""
    behind, in_front = places_beside(s, GAPS_MOVED)
    if s.church[in_front] != NOTHING:
        return in_front
    return behind if s.church[behind] != NOTHING else NOTHING


def favor(s: LisboaState) -> int:
    """The first he lacks, from the Builder rightwards, or NOTHING."""
    for noble in range(len(NOBLE_WORDS)):
        if not s.favors[LACERDA] >> noble & 1:
            return noble
    return NOTHING


# Store (L-1.7, L-1.15).


@final
@dataclass(frozen=True, slots=True)
class StoreChoice:
    """The store he builds, with what it brings and the rule that singled it out."""

    lot: Lot
    good: Good
    wigs: int
    decided_by: str
    """"wigs", or the tie-break: "row", "column" or "street"."""


def best_store(s: LisboaState) -> StoreChoice:
    """The most wigs; tie: topmost row, then lower column, then the street west of the lot."""
    stores = [(store_wigs(s, good, lot), lot, good) for lot, good in possible_stores(s)]
    most = max([wigs for wigs, _, _ in stores])
    tied = [(lot, good) for wigs, lot, good in stores if wigs == most]
    lot, good = tied[0]
    return StoreChoice(lot, good, most, _store_tie_break([lot for lot, _ in tied]))


def possible_stores(s: LisboaState) -> list[tuple[int, int]]:
    """Empty lots row by row from the west, each with the kinds in the display, the western first."""
    return [
        (lot, good)
        for lot, spaces in s.figures.lot_places
        if s.stores[lot] == NOTHING
        for good, space in spaces
        if s.display[space]
    ]


def _store_tie_break(lots: list[int]) -> str:
    """The last rule that was needed to choose the first of these lots."""
    row = [lot for lot in lots if row_of(lot) == row_of(lots[0])]
    if row.count(lots[0]) > 1:
        return "street"
    if len(row) > 1:
        return "column"
    return "row" if len(lots) > 1 else "wigs"


def cheapest_cube(s: LisboaState, lot: Lot) -> tuple[int, int]:
    """The place and colour of the cube he takes, with a tie from the column; NOTHING if there is none."""
    row, column = heaps_at(lot)
    cost = s.figures.pack.rubble.cost
    cubes = [
        (cost[colour], place, colour)
        for place in (column, row)
        for colour in range(len(CUBE_WORDS))
        if s.rubble[place][colour]
    ]
    if not cubes:
        return NOTHING, NOTHING
    cheapest = min([found[0] for found in cubes])
    return next((place, colour) for price, place, colour in cubes if price == cheapest)


# Public building (L-1.9, L-1.15).


@final
@dataclass(frozen=True, slots=True)
class BuildingChoice:
    """The building he opens and where, with what it brings him more than you and the rule that decided."""

    site: Site
    architect: Architect
    lead: int
    decided_by: str
    """"lead", or the tie-break: "clockwise" or "aide"."""


def best_building(s: LisboaState) -> BuildingChoice:
    """The largest lead; tie: first clockwise from west D, then the Aide's architect."""
    leads = [
        (building_lead(s, site, architect), site, architect) for site, architect in possible_buildings(s)
    ]
    most = max([lead for lead, _, _ in leads])
    tied = [(site, architect) for lead, site, architect in leads if lead == most]
    site, architect = tied[0]
    return BuildingChoice(site, architect, most, _building_tie_break([site for site, _ in tied]))


def possible_buildings(s: LisboaState) -> list[tuple[int, int]]:
    """Free sites clockwise, each with the architects whose available building fits, the Aide's first."""
    architects = (GREEN, BLUE) if aide_is_high(s) else (BLUE, GREEN)
    return [
        (site, architect)
        for site in s.figures.pack.clockwise
        if site in s.figures.open_sites and s.sites[site] == NOTHING
        for architect in architects
        if fits(s, architect, site)
    ]


def building_lead(s: LisboaState, site: Site, architect: Architect) -> int:
    """His wigs less yours if this building opens there."""
    wigs = building_wigs(s, site, s.available[architect], architect)
    return wigs[LACERDA] - wigs[YOU]


def _building_tie_break(sites: list[int]) -> str:
    """The last rule that was needed to choose the first of these sites."""
    if sites.count(sites[0]) > 1:
        return "aide"
    return "clockwise" if len(sites) > 1 else "lead"
