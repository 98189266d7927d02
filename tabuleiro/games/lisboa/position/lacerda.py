"""Reads Lacerda's area of a solo position."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.codec import Reader
from tabuleiro.games.lisboa.box import Box, plan_number
from tabuleiro.games.lisboa.kinds import (
    CUBE_WORDS,
    HOUSE_GROUPS,
    KIND_WORDS,
    LACERDA_DOCKS,
    MARQUIS,
    NOBLE_WORDS,
    cube_at,
    house_at,
)
from tabuleiro.games.lisboa.places import office_at, stores_of
from tabuleiro.games.lisboa.position.players import MOST_REIS, read_favors, read_goods, read_ship
from tabuleiro.games.lisboa.solo.setup import STARTING_PLANS
from tabuleiro.games.lisboa.state import LACERDA, LisboaState

FIELDS: Final = (
    "courtier",
    "aide",
    "influence",
    "wigs",
    "goods",
    "rubble",
    "ships",
    "houses",
    "officials",
    "favors",
    "plans",
    "decrees",
)


def read_lacerda(s: LisboaState, reader: Reader | None, box: Box) -> None:
    """What is missing is as at the start, with two starting plans at random and the Marquis's favor."""
    area = reader or Reader({}, "lacerda")
    area.object(*FIELDS)
    _read_places(s, area)
    _read_tracks(s, area)
    read_goods(s, LACERDA, area)
    _read_rubble(s, area, box)
    _read_ships(s, area)
    _read_houses(s, area)
    _read_officials(s, area)
    _read_plans_and_decrees(s, area, box)
    read_favors(s, LACERDA, area)
    if area.get("favors") is None:
        s.favors[LACERDA] = 1 << MARQUIS


def _read_places(s: LisboaState, area: Reader) -> None:
    courtier, aide = area.get("courtier"), area.get("aide")
    if courtier is not None:
        s.courtier = courtier.word(NOBLE_WORDS, "noble")
    if aide is not None:
        s.aide = aide.word(KIND_WORDS, "deck")


def _read_tracks(s: LisboaState, area: Reader) -> None:
    influence, wigs = area.get("influence"), area.get("wigs")
    if influence is not None:
        s.influence[LACERDA] = influence.integer(0, s.figures.pack.influence.maximum)
    if wigs is not None:
        s.wigs[LACERDA] = wigs.integer(0, MOST_REIS)


def _read_rubble(s: LisboaState, area: Reader, box: Box) -> None:
    rubble = area.get("rubble")
    for colour, field in rubble.by_word(CUBE_WORDS) if rubble else []:
        cubes = field.integer(0, s.figures.pack.rubble.cubes)
        s.cubes[cube_at(LACERDA, colour)] = cubes
        for _ in range(cubes):
            box.cubes.out(field, colour)


def _read_ships(s: LisboaState, area: Reader) -> None:
    ships = area.get("ships")
    if ships is not None:
        items = ships.items()
        if len(items) > LACERDA_DOCKS:
            raise ships.refuse(f"more than {LACERDA_DOCKS} ships")
        for dock, item in zip(s.figures.docks[LACERDA], items, strict=False):
            read_ship(s, dock, item)


def _read_houses(s: LisboaState, area: Reader) -> None:
    """Those left; each of his stores has one."""
    groups, field = s.figures.pack.player.houses, area.get("houses")
    stores = sum(stores_of(s, LACERDA))
    left = sum(groups) - stores
    if left < 0:
        raise area.refuse("more stores than houses")
    if field is not None and field.integer(0, sum(groups)) != left:
        raise field.refuse(f"with {stores} stores {left} houses are left")
    for group in range(HOUSE_GROUPS):
        built = min(groups[group], stores)
        s.houses[house_at(LACERDA, group)] = built
        stores -= built


def _read_officials(s: LisboaState, area: Reader) -> None:
    """In his area or in an office, from which they never go."""
    officials = area.get("officials")
    if officials is None:
        return
    officials.object("area", "offices")
    total, owners, offices = s.figures.pack.player.officials, s.figures.owners, officials.get("offices")
    if offices is not None:
        offices.object(*NOBLE_WORDS)
    for noble, word in enumerate(NOBLE_WORDS):
        field = offices.get(word) if offices else None
        s.offices[office_at(s, noble, LACERDA)] = field.integer(0, total) if field else 0
    out = sum(s.offices[LACERDA::owners])
    if out > total:
        raise officials.refuse(f"{out} officials out of {total}")
    s.officials[LACERDA] = total - out
    left = officials.get("area")
    if left is not None:
        left.integer(total - out, total - out)


def _read_plans_and_decrees(s: LisboaState, area: Reader, box: Box) -> None:
    plans, decrees = area.get("plans"), area.get("decrees")
    if plans is not None:
        s.plans[LACERDA] = tuple(sorted(box.plans.take_all(plans)))
    else:
        starting = {plan_number(plan) for plan in s.figures.pack.plans if plan.starting}
        s.plans[LACERDA] = tuple(sorted(box.plans.draw(s, STARTING_PLANS, sorted(starting))))
    if decrees is not None:
        s.decrees[LACERDA] = tuple([box.decree(s, item) for item in decrees.items()])
