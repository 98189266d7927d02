"""Everything that changes Lacerda's area, with the events that tell of it and of his reasons."""

from __future__ import annotations

from tabuleiro.core.codec import JsonObject
from tabuleiro.games.lisboa.kinds import (
    ARCHITECT_WORDS,
    COURT_ACTION_WORDS,
    CUBE_WORDS,
    CUBES,
    GOOD_WORDS,
    KIND_WORDS,
    LOT_WORDS,
    NOBLE_WORDS,
    SITE_WORDS,
    CardKind,
    Cube,
    Good,
    HeapPlace,
    Noble,
    Site,
    TilePlace,
    cube_at,
    good_at,
    house_at,
)
from tabuleiro.games.lisboa.ops import board, cards, holdings
from tabuleiro.games.lisboa.places import houses_of
from tabuleiro.games.lisboa.solo.choices import BuildingChoice, StoreChoice
from tabuleiro.games.lisboa.state import FIRST_SITE_HEAP, HEAP_WORDS, LACERDA, NOTHING, LisboaState

# The five steps of his turn (L-1.3).


def move_courtier(s: LisboaState) -> None:
    """One noble to the right, from the King to the Builder."""
    s.courtier = (s.courtier + 1) % len(NOBLE_WORDS)
    if s.journal is not None:
        s.note("courtier", LACERDA, {"noble": NOBLE_WORDS[s.courtier]})


def discard_top_card(s: LisboaState) -> None:
    """The face-up card under the Aide leaves the game; an empty deck gives none (L-1.17)."""
    card = s.face_up[s.aide]
    if card:
        s.face_up[s.aide] = 0
        s.discarded.append(card)
        if s.journal is not None:
            s.note("discarded", LACERDA, cards.card_facts(s, card))


def move_aide(s: LisboaState, deck: CardKind) -> None:
    s.aide = deck
    if s.journal is not None:
        s.note("aide", LACERDA, {"deck": KIND_WORDS[deck]})


# What he does and why.


def tell_state_action(s: LisboaState, court_action: int) -> None:
    if s.journal is not None:
        half = "upper" if court_action in s.figures.pack.court.upper else "lower"
        s.note(
            "lacerda_acts",
            LACERDA,
            {
                "action": COURT_ACTION_WORDS[court_action],
                "half": half,
                "aide": KIND_WORDS[s.aide],
                "clause": "L-1.4",
            },
        )


def tell_noble_action(s: LisboaState, noble: Noble) -> None:
    if s.journal is not None:
        s.note("lacerda_visits", LACERDA, {"noble": NOBLE_WORDS[noble], "clause": "L-1.6"})


def follow(s: LisboaState, noble: Noble) -> None:
    """Somebody else acts: what you did cannot be taken back any more."""
    s.reveals += 1
    if s.journal is not None:
        s.note("lacerda_follows", LACERDA, {"noble": NOBLE_WORDS[noble], "clause": "L-1.6"})


def tell_skipped(s: LisboaState, court_action: int, reason: str, clause: str) -> None:
    """Something impossible for him is skipped (L-1.13, L-1.14)."""
    if s.journal is not None:
        s.note(
            "lacerda_skips",
            LACERDA,
            {"action": COURT_ACTION_WORDS[court_action], "reason": reason, "clause": clause},
        )


def tell_store(s: LisboaState, choice: StoreChoice) -> None:
    if s.journal is not None:
        where: JsonObject = {"lot": LOT_WORDS[choice.lot], "good": GOOD_WORDS[choice.good]}
        why: JsonObject = {"wigs": choice.wigs, "decided_by": choice.decided_by, "clause": "L-1.7"}
        s.note("lacerda_store", LACERDA, {**where, **why})


def tell_building(s: LisboaState, choice: BuildingChoice) -> None:
    if s.journal is not None:
        where: JsonObject = {
            "site": SITE_WORDS[choice.site],
            "architect": ARCHITECT_WORDS[choice.architect],
        }
        why: JsonObject = {"lead": choice.lead, "decided_by": choice.decided_by, "clause": "L-1.9"}
        s.note("lacerda_building", LACERDA, {**where, **why})


# His area.


def lacerda_gains_goods(s: LisboaState, good: Good, amount: int) -> None:
    """His area takes any number (L-1.12)."""
    s.goods[good_at(LACERDA, good)] += amount
    if s.journal is not None:
        s.note("goods", LACERDA, {"good": GOOD_WORDS[good], "amount": amount, "lost": 0})


def keep_cube(s: LisboaState, place: HeapPlace, colour: Cube) -> None:
    """A cube to his area, where any number lies and none makes a set (L-1.10)."""
    board.remove_cube(s, place, colour)
    s.cubes[cube_at(LACERDA, colour)] += 1
    if s.journal is not None:
        s.note("cube", LACERDA, {"cube": CUBE_WORDS[colour], "from": HEAP_WORDS[place], "kept": True})


def keep_site_cubes(s: LisboaState, site: Site) -> None:
    heap = s.rubble[FIRST_SITE_HEAP + site]
    for colour in range(CUBES):
        for _ in range(heap[colour]):
            keep_cube(s, FIRST_SITE_HEAP + site, colour)


def lacerda_builds_house(s: LisboaState) -> None:
    """Of the first group that has one left: his houses bring nothing."""
    most = s.figures.pack.player.houses
    group = next(group for group, built in enumerate(houses_of(s, LACERDA)) if built < most[group])
    s.houses[house_at(LACERDA, group)] += 1


def score_tile(s: LisboaState, place: TilePlace) -> None:
    """The wigs on the back of a church tile, which is set aside (L-1.4)."""
    tile = s.church[place]
    s.church[place] = NOTHING
    s.aside = (*s.aside, tile)
    if s.journal is not None:
        s.note("set_aside", LACERDA, {"tile": s.figures.tile_words[tile]})
    holdings.gain_wigs(s, LACERDA, s.figures.tile_wigs[tile], "tile")
