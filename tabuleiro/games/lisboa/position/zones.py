"""A position as JSON in the words of the rules: what everybody sees, and what is hidden."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.codec import Json, JsonObject, words_of
from tabuleiro.games.lisboa.kinds import (
    ARCHITECT_WORDS,
    COLUMN_WORDS,
    COURT_ACTION_WORDS,
    CUBE_WORDS,
    DECREES,
    FIRST_SHIP,
    GOOD_WORDS,
    GROUP_WORDS,
    KIND_WORDS,
    LOT_WORDS,
    NOBLE_WORDS,
    PLAN_WORDS,
    ROW_WORDS,
    ROWS,
    SHIP_WORDS,
    SITE_WORDS,
    Architect,
    BuildingId,
    Cards,
    Dock,
    Owner,
    Seat,
    Store,
    Words,
    building_and_architect,
    owner_and_good,
)
from tabuleiro.games.lisboa.places import cubes_by_colour, goods_of, houses_of, lower_of
from tabuleiro.games.lisboa.state import (
    CAUSE_WORDS,
    FIRST_SITE_HEAP,
    NOBODY,
    NOTHING,
    PILE,
    Heap,
    LisboaState,
    is_ship,
)

SPACE_WORDS: Final = (*GOOD_WORDS, "small")
"""The spaces of the city-tile display."""
ALL_DECREES: Final = frozenset(range(1, DECREES + 1))
ONE_CUBE: Final[tuple[list[Json], ...]] = tuple([[word] for word in CUBE_WORDS])
"""A heap with one cube, by colour."""


def public_zones(s: LisboaState) -> JsonObject:
    """Everything but the players that everybody sees."""
    return {
        "period": s.period,
        "first_player": s.first_player,
        "active": s.active,
        "treasury": s.figures.pack.treasury.right[s.treasury],
        "prices": numbers(GOOD_WORDS, s.prices),
        "in_play": s.in_play or None,
        "covered": {
            COURT_ACTION_WORDS[state_action]: GOOD_WORDS[good]
            for state_action, good in enumerate(s.covered)
            if good != NOTHING
        },
        "display": {word: s.face_up[kind] or None for kind, word in enumerate(KIND_WORDS)},
        "discarded": list(s.discarded),
        "yard": top_first(SHIP_WORDS, s.yard),
        "church": [None if tile == NOTHING else s.figures.tile_words[tile] for tile in s.church],
        "cardinal": s.cardinal,
        "set_aside": words_of(s.figures.tile_words, s.aside),
        "open_decrees": list(s.open_decrees),
        "decrees_gone": decrees_gone(s),
        **_downtown(s),
        "church_cause": _seat(s.church_cause),
        "period_cause": CAUSE_WORDS[s.period_cause] or None,
        "period_causer": _seat(s.period_causer),
        "end_cause": CAUSE_WORDS[s.end_cause] or None,
        "last_round": s.last_round or None,
    }


def _downtown(s: LisboaState) -> JsonObject:
    return {
        "city_tiles": {
            "display": [SPACE_WORDS[space] for space, tile in enumerate(s.display) if tile],
            "large": s.large_tiles,
            "small": s.small_tiles,
        },
        "score_tiles": list(s.score_tiles),
        "stores": {LOT_WORDS[lot]: _store(store) for lot, store in enumerate(s.stores) if store != NOTHING},
        "buildings": {
            SITE_WORDS[site]: building_words(s, *building_and_architect(found))
            for site, found in enumerate(s.sites)
            if found != NOTHING
        },
        "rubble": _rubble(s),
        "plan_piles": {
            word: top_first(PLAN_WORDS, s.plan_piles[architect])
            for architect, word in enumerate(ARCHITECT_WORDS)
        },
        "available": {
            word: _building(s, s.available[architect]) for architect, word in enumerate(ARCHITECT_WORDS)
        },
    }


def decrees_gone(s: LisboaState) -> list[Json]:
    """Those that left the game when they were turned up (L-2.3, L-1.8)."""
    if not s.figures.neutral:
        return []
    return [*sorted(ALL_DECREES.difference(s.open_decrees, s.decree_deck, *s.decrees))]


def hidden_zones(s: LisboaState) -> JsonObject:
    """What nobody sees."""
    return {
        "decks": by_kind(s.decks),
        "purple": list(reversed(s.purple)),
        "brown": by_kind(s.brown),
        "bag": top_first(s.figures.tile_words, s.bag),
        "decree_deck": list(reversed(s.decree_deck)),
        "building_piles": {
            word: top_first(s.figures.building_words, s.building_piles[architect])
            for architect, word in enumerate(ARCHITECT_WORDS)
        },
    }


def public_player(s: LisboaState, seat: Seat) -> JsonObject:
    """What everybody sees of a player."""
    owners = s.figures.owners
    return {
        "reis": s.cash[seat],
        "influence": s.influence[seat],
        "wigs": s.wigs[seat],
        "goods": numbers(GOOD_WORDS, goods_of(s, seat)),
        "rubble": numbers(CUBE_WORDS, cubes_by_colour(s, seat)),
        "markers": s.markers[seat],
        "upper": [upper_card(s, dock) for dock in s.figures.docks[seat]],
        "lower": [card or None for card in lower_of(s, seat)],
        "houses": numbers(GROUP_WORDS, houses_of(s, seat)),
        "officials": {
            "board": s.officials[seat],
            "offices": numbers(NOBLE_WORDS, s.offices[seat::owners]),
            "plazas": numbers(NOBLE_WORDS, s.plazas[seat::owners]),
        },
        "favors": favor_words(s, seat),
        "clergy": words_of(s.figures.tile_words, s.clergy[seat]),
        "plans": words_of(PLAN_WORDS, s.plans[seat]),
        "completed": words_of(PLAN_WORDS, s.completed[seat]),
        "decrees": list(s.decrees[seat]),
    }


def favor_words(s: LisboaState, owner: Owner) -> list[Json]:
    return [word for noble, word in enumerate(NOBLE_WORDS) if s.favors[owner] >> noble & 1]


def hidden_player(s: LisboaState, seat: Seat) -> JsonObject:
    """What only the player sees."""
    return {"hand": list(s.hands[seat]), "offered": words_of(s.figures.tile_words, s.offered[seat])}


def upper_card(s: LisboaState, dock: Dock) -> Json:
    """A noble card by its number, a ship with what lies on its dock."""
    card = s.docks[dock]
    if not is_ship(card):
        return card or None
    return {
        "ship": SHIP_WORDS[card - FIRST_SHIP],
        "cargo": words_of(GOOD_WORDS, s.cargo[dock]),
        "at_sea": s.at_sea[dock],
    }


def _building(s: LisboaState, building: BuildingId) -> str | None:
    return None if building == NOTHING else s.figures.building_words[building]


def building_words(s: LisboaState, building: BuildingId, architect: Architect) -> JsonObject:
    return {"tile": s.figures.building_words[building], "architect": ARCHITECT_WORDS[architect]}


def _store(store: Store) -> JsonObject:
    owner, good = owner_and_good(store)
    return {"seat": owner, "good": GOOD_WORDS[good]}


def _rubble(s: LisboaState) -> JsonObject:
    return {
        "rows": _heaps(s, ROW_WORDS, 0),
        "columns": _heaps(s, COLUMN_WORDS, ROWS),
        "sites": _heaps(s, SITE_WORDS, FIRST_SITE_HEAP),
        "pile": heap_words(s.rubble[PILE]),
    }


def _heaps(s: LisboaState, places: Words, first: int) -> JsonObject:
    return {word: heap_words(s.rubble[first + place]) for place, word in enumerate(places)}


def heap_words(heap: Heap) -> list[Json]:
    """Most heaps lack a colour, and lists that add nothing take time."""
    earthquake, fire, tsunami = heap
    words = ONE_CUBE[0] * earthquake
    if fire:
        words += ONE_CUBE[1] * fire
    if tsunami:
        words += ONE_CUBE[2] * tsunami
    return words


def numbers(words: Words, values: list[int]) -> JsonObject:
    """Each value by its word; compiled, `enumerate` is a loop and `zip` with `strict` a call."""
    return {word: values[at] for at, word in enumerate(words)}


def by_kind(decks: list[Cards]) -> JsonObject:
    return {word: list(reversed(decks[kind])) for kind, word in enumerate(KIND_WORDS)}


def top_first(words: Words, pile: tuple[int, ...]) -> list[Json]:
    """A pile that is kept with its top last."""
    return [words[item] for item in reversed(pile)]


def _seat(seat: Seat) -> int | None:
    return None if seat == NOBODY else seat
