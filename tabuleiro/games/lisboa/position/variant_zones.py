"""The zones that only some tables have, as JSON: Lacerda, city tokens, the draft, tasks."""

from __future__ import annotations

from tabuleiro.core.codec import Json, JsonObject, words_of
from tabuleiro.games.lisboa.kinds import (
    CUBE_WORDS,
    GOOD_WORDS,
    KIND_WORDS,
    NOBLE_WORDS,
    PLAN_WORDS,
    Seat,
)
from tabuleiro.games.lisboa.places import cubes_by_colour, goods_of, houses_of
from tabuleiro.games.lisboa.position.zones import favor_words, numbers, upper_card
from tabuleiro.games.lisboa.state import LACERDA, NOBODY, LisboaState, Passed
from tabuleiro.games.lisboa.variants import draft, tokens
from tabuleiro.games.lisboa.variants.draft import PassCards
from tabuleiro.games.lisboa.variants.tasks import seats_with_tasks


def public_zones(s: LisboaState) -> JsonObject:
    zones: JsonObject = {}
    if s.figures.solo:
        zones["lacerda"] = lacerda_area(s)
    if s.config.flag(tokens.OPTION):
        zones["tokens"] = tokens.tokens_on_places(s)
    if seats_with_tasks(s):
        zones["tasks_gone"] = list(s.tasks_gone)
    return zones


def lacerda_area(s: LisboaState) -> JsonObject:
    """What he has; his stores lie on the lots as those of a seat 1."""
    owners = s.figures.owners
    built = sum(houses_of(s, LACERDA))
    return {
        "courtier": NOBLE_WORDS[s.courtier],
        "aide": KIND_WORDS[s.aide],
        "influence": s.influence[LACERDA],
        "wigs": s.wigs[LACERDA],
        "goods": numbers(GOOD_WORDS, goods_of(s, LACERDA)),
        "rubble": numbers(CUBE_WORDS, cubes_by_colour(s, LACERDA)),
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


def hidden_zones(s: LisboaState) -> JsonObject:
    return {"task_deck": list(reversed(s.task_deck))} if seats_with_tasks(s) else {}


def sizes_of_hidden_zones(s: LisboaState) -> JsonObject:
    return {"task_deck": len(s.task_deck)} if seats_with_tasks(s) else {}


def public_player(s: LisboaState, seat: Seat) -> JsonObject:
    if not seats_with_tasks(s):
        return {}
    held, done = (s.tasks[seat], s.tasks_done[seat]) if s.tasks else ((), ())
    return {"tasks": list(held), "tasks_done": list(done)}


def hidden_player(s: LisboaState, seat: Seat) -> JsonObject:
    if not draft.is_on(s):
        return {}
    if not s.packets:
        return {"packet": [], "kept": [], "passed": []}
    passed: list[Json] = [_group(group) for group in s.passed[seat]]
    return {"packet": list(s.packets[seat]), "kept": list(s.kept[seat]), "passed": passed}


def _group(group: Passed) -> JsonObject:
    carrier = None if group.carrier == NOBODY else group.carrier
    return {"cards": list(group.cards), "holders": list(group.holders), "carrier": carrier}


def sizes_of_hidden_player(s: LisboaState, seat: Seat) -> JsonObject:
    """What others see of it; what a seat remembers is nobody else's business."""
    if not draft.is_on(s):
        return {}
    return {
        "packet": len(s.packets[seat]) if s.packets else 0,
        "kept": len(s.kept[seat]) if s.packets else 0,
    }


def fault(s: LisboaState) -> str | None:
    """Why a hand-edited position cannot be."""
    if any(s.packets) and not any(isinstance(frame, PassCards) for frame in s.stack):
        return "stack: there are packets of cards, and nobody passes them on"
    return None
