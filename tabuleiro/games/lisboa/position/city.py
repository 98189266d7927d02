"""Reads the downtown of a position: stores, tiles, buildings, plans and rubble."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.codec import Reader
from tabuleiro.games.lisboa.box import Box
from tabuleiro.games.lisboa.kinds import (
    ARCHITECT_WORDS,
    COLUMN_WORDS,
    CUBE_WORDS,
    GOOD_WORDS,
    LOT_WORDS,
    NARROW,
    ROW_WORDS,
    ROWS,
    SITE_WORDS,
    SMALL,
    Architect,
    architect_of,
    column_of,
    opened_as,
    side_up,
    store_of,
)
from tabuleiro.games.lisboa.ops import board
from tabuleiro.games.lisboa.position.missing import cubes_out
from tabuleiro.games.lisboa.position.zones import SPACE_WORDS
from tabuleiro.games.lisboa.setup import (
    arranged_score_tiles,
    draw_score_tiles,
    plan_piles,
    starting_plans_left,
)
from tabuleiro.games.lisboa.state import FIRST_SITE_HEAP, HEAPS, NOTHING, PILE, LisboaState

BUILDINGS_PER_ARCHITECT: Final = 8


def read_downtown(s: LisboaState, reader: Reader, box: Box) -> None:
    _read_stores(s, reader.get("stores"))
    _read_buildings(s, reader.get("buildings"), box)
    _read_architects(s, reader, box)
    _read_rubble(s, reader.get("rubble"), box)
    _read_score_tiles(s, reader.get("score_tiles"))
    _read_city_tiles(s, reader.get("city_tiles"))


def fill_downtown(s: LisboaState, reader: Reader, box: Box) -> None:
    _fill_rubble(s, reader.get("rubble"), box)
    _fill_buildings(s, reader, box)
    _fill_plan_piles(s, reader.get("plan_piles"), box)
    if not s.score_tiles:
        draw_score_tiles(s, arranged_score_tiles(s))


# Stores and city tiles.


def _read_stores(s: LisboaState, stores: Reader | None) -> None:
    if stores is None:
        return
    for lot, store in stores.by_word(LOT_WORDS):
        if lot not in s.figures.open_lots:
            raise store.refuse(f"there is no lot {LOT_WORDS[lot]} in this game")
        store.object("seat", "good")
        owner = store["seat"].integer(0, s.figures.owners - 1)
        good = store["good"].word(GOOD_WORDS, "good")
        if good not in s.figures.pack.lots[lot].goods:
            raise store.refuse(f"{LOT_WORDS[lot]} does not lie at the street of {GOOD_WORDS[good]}")
        s.stores[lot] = store_of(owner, good)
        s.owned[store_of(owner, good)] += 1


def _read_city_tiles(s: LisboaState, tiles: Reader | None) -> None:
    """Every tile lies on a lot, in the display or in the stock."""
    used = [column_of(lot) == NARROW for lot, store in enumerate(s.stores) if store != NOTHING]
    figures = s.figures.pack.city_tiles
    large, small = figures.large - used.count(False), figures.small - used.count(True)
    if large < 0 or small < 0:
        raise Reader(None, "stores").refuse("more stores than city tiles")
    s.large_tiles, s.small_tiles = large, small
    if tiles is None:
        board.refill_city_tiles(s)
        return
    tiles.object("display", "large", "small")
    display = tiles["display"]
    for item, space in zip(display.items(), display.words(SPACE_WORDS, "space"), strict=True):
        if s.display[space]:
            raise item.refuse("one city tile lies on a space")
        s.display[space] = True
    s.large_tiles = large - s.display[:SMALL].count(True)
    s.small_tiles = small - s.display[SMALL]
    for name, expected in (("large", s.large_tiles), ("small", s.small_tiles)):
        field = tiles.get(name)
        if expected < 0 or (field and field.integer(0, 99) != expected):
            raise tiles.refuse(f"with the stores and the display {expected} {name} tiles are left")


def _read_score_tiles(s: LisboaState, tiles: Reader | None) -> None:
    if tiles is not None:
        values = [item.integer(0, 99) for item in tiles.items()]
        if sorted(values) != sorted(s.figures.pack.score_tiles.values):
            raise tiles.refuse(f"the score tiles are {sorted(s.figures.pack.score_tiles.values)}")
        draw_score_tiles(s, values)


# Public buildings and plans.


def _read_buildings(s: LisboaState, buildings: Reader | None, box: Box) -> None:
    if buildings is None:
        return
    for site, building in buildings.by_word(SITE_WORDS):
        if site not in s.figures.open_sites:
            raise building.refuse("the site is closed in this game")
        building.object("tile", "architect")
        architect = building["architect"].word(ARCHITECT_WORDS, "architect")
        tile = box.buildings.take(building["tile"])
        good = s.figures.pack.sites[site].good
        if good != NOTHING and good not in s.figures.colours[opened_as(tile, architect)]:
            raise building.refuse("a north building shows the colour of its street")
        s.sites[site] = opened_as(tile, architect)


def _read_architects(s: LisboaState, reader: Reader, box: Box) -> None:
    for name in ("available", "building_piles", "plan_piles"):
        zone = reader.get(name)
        for architect, field in zone.by_word(ARCHITECT_WORDS) if zone else []:
            _read_architect(s, name, architect, field, box)


def _read_architect(s: LisboaState, name: str, architect: Architect, field: Reader, box: Box) -> None:
    if name == "available":
        s.available[architect] = box.buildings.take(field)
    elif name == "building_piles":
        s.building_piles[architect] = tuple(reversed(box.buildings.take_all(field)))
    else:
        s.plan_piles[architect] = tuple(reversed(box.plans.take_all(field)))


def _fill_buildings(s: LisboaState, reader: Reader, box: Box) -> None:
    """Each architect has eight tiles, opened, available or in the pile."""
    given = reader.get("building_piles")
    for architect, word in enumerate(ARCHITECT_WORDS):
        opened = sum([found != NOTHING and side_up(found) == architect for found in s.sites])
        left = BUILDINGS_PER_ARCHITECT - opened - (s.available[architect] != NOTHING)
        if given is None:
            s.building_piles[architect] = tuple(box.buildings.draw(s, left, range(len(box.buildings.words))))
        if len(s.building_piles[architect]) != left:
            raise reader.refuse(
                f"building_piles.{word}: expected {left} tiles, got {len(s.building_piles[architect])}"
            )
        if reader.get("available") is None:
            board.next_building(s, architect)


def _fill_plan_piles(s: LisboaState, piles: Reader | None, box: Box) -> None:
    """A pile that is not named is that of the start, without what the players took."""
    for architect, pile in enumerate(plan_piles(s.figures)):
        if _is_missing(piles, architect):
            kept: list[int] = []
            for plan in pile:
                if box.plans.left[plan]:
                    box.plans.left[plan] -= 1
                    kept.append(plan)
            s.plan_piles[architect] = tuple(kept)


def _is_missing(piles: Reader | None, architect: Architect) -> bool:
    return piles is None or piles.get(ARCHITECT_WORDS[architect]) is None


def place_plans_left(s: LisboaState, piles: Reader | None, box: Box) -> None:
    """Plans that nobody holds lie on a pile that is not named; where all are named, none may be nowhere.

    Only starting plans that were not dealt leave the game (L-S3).
    """
    nowhere = sum(box.plans.left) - starting_plans_left(s.figures)
    for plan, left in enumerate(box.plans.left):
        architect, number = architect_of(plan), min(left, nowhere)
        if number > 0 and _is_missing(piles, architect):
            pile = [*s.plan_piles[architect], *[plan] * number]
            s.plan_piles[architect] = tuple(sorted(pile, reverse=True))
            nowhere -= number
    if nowhere > 0 and piles is not None:
        raise piles.refuse(f"{nowhere} of the plans are nowhere")
    _take_plans_back(s, piles, box, -nowhere)


def _take_plans_back(s: LisboaState, piles: Reader | None, box: Box, number: int) -> None:
    """Who has more than a starting plan took it from a pile, which is shorter by it if it is not named."""
    for _ in range(number):
        unnamed = [architect for architect in range(len(ARCHITECT_WORDS)) if _is_missing(piles, architect)]
        longest = max(unnamed, key=lambda architect: len(s.plan_piles[architect]), default=None)
        if longest is None or not s.plan_piles[longest]:
            left = starting_plans_left(s.figures)
            raise Reader(None, "plan_piles").refuse(
                f"{number} plans too many: {left} starting plans are not dealt"
            )
        box.plans.left[s.plan_piles[longest][-1]] += 1
        s.plan_piles[longest] = s.plan_piles[longest][:-1]


# Rubble.


def _read_rubble(s: LisboaState, rubble: Reader | None, box: Box) -> None:
    if rubble is None:
        return
    rubble.object("rows", "columns", "sites", "pile")
    sizes = s.figures.heap_sizes
    for place, field in heap_fields(rubble):
        if field is not None:
            cubes = box.cubes.take_all(field)
            if len(cubes) > sizes[place]:
                raise field.refuse(f"{len(cubes)} cubes, but there is room for {sizes[place]}")
            board.set_heap(s, place, (cubes.count(0), cubes.count(1), cubes.count(2)))
            if cubes and FIRST_SITE_HEAP <= place < PILE and s.sites[place - FIRST_SITE_HEAP] != NOTHING:
                raise field.refuse("no cubes lie on a site with a building")


def heap_fields(rubble: Reader | None) -> list[tuple[int, Reader | None]]:
    """Every place of rubble with its field."""
    if rubble is None:
        return [(place, None) for place in range(HEAPS)]
    found: list[tuple[int, Reader | None]] = []
    for name, words, first in (
        ("rows", ROW_WORDS, 0),
        ("columns", COLUMN_WORDS, ROWS),
        ("sites", SITE_WORDS, FIRST_SITE_HEAP),
    ):
        zone = rubble.get(name)
        if zone is not None:
            zone.object(*words)
        found += [(first + n, zone.get(word) if zone else None) for n, word in enumerate(words)]
    return [*found, (PILE, rubble.get("pile"))]


def _fill_rubble(s: LisboaState, rubble: Reader | None, box: Box) -> None:
    """Places that are not named get their cubes of the start, as far as there are any left to lay out."""
    sizes = s.figures.heap_sizes
    for place, field in heap_fields(rubble):
        built = FIRST_SITE_HEAP <= place < PILE and s.sites[place - FIRST_SITE_HEAP] != NOTHING
        if field is None and not built:
            left = sum(box.cubes.left) - cubes_out(s)
            cubes = box.cubes.draw(s, max(0, min(sizes[place], left)), range(len(CUBE_WORDS)))
            board.set_heap(s, place, (cubes.count(0), cubes.count(1), cubes.count(2)))
