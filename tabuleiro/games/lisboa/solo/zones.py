"""Lacerda's area as JSON."""

from __future__ import annotations

from tabuleiro.core.codec import JsonObject, words_of
from tabuleiro.games.lisboa.kinds import (
    CUBE_WORDS,
    GOOD_WORDS,
    GOODS,
    GROUPS,
    KIND_WORDS,
    NOBLE_WORDS,
    PLAN_WORDS,
)
from tabuleiro.games.lisboa.position.zones import favor_words, numbers, upper_card
from tabuleiro.games.lisboa.state import LACERDA, Table


def lacerda_area(s: Table) -> JsonObject:
    """What he has; his stores lie on the lots as those of a seat 1."""
    owners = s.figures.owners
    built = sum(s.houses[LACERDA * GROUPS : LACERDA * GROUPS + GROUPS])
    return {
        "courtier": NOBLE_WORDS[s.courtier],
        "aide": KIND_WORDS[s.aide],
        "influence": s.influence[LACERDA],
        "wigs": s.wigs[LACERDA],
        "goods": numbers(GOOD_WORDS, s.goods[LACERDA * GOODS : LACERDA * GOODS + GOODS]),
        "rubble": numbers(CUBE_WORDS, s.cubes[LACERDA * 3 : LACERDA * 3 + 3]),
        "ships": [upper_card(s, dock) for dock in s.figures.docks[LACERDA] if s.docks[dock]],
        "houses": sum(s.figures.pack.player.houses) - built,
        "officials": {
            "area": s.officials[LACERDA],
            "offices": numbers(NOBLE_WORDS, s.offices[LACERDA::owners]),
        },
        "favors": favor_words(s, LACERDA),
        "plans": words_of(PLAN_WORDS, s.plans[LACERDA]),
        "decrees": list(s.decrees[LACERDA]),
    }
