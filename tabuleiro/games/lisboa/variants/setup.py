"""The set-up steps and zones that only some tables have: Lacerda, city tokens, the draft, tasks."""

from __future__ import annotations

from tabuleiro.core.codec import Json, JsonObject
from tabuleiro.core.frames import Frame
from tabuleiro.games.lisboa.kinds import Seat
from tabuleiro.games.lisboa.solo.zones import lacerda_area
from tabuleiro.games.lisboa.state import NOBODY, Passed, Table
from tabuleiro.games.lisboa.variants import draft as drafting
from tabuleiro.games.lisboa.variants import starting_decree, tokens
from tabuleiro.games.lisboa.variants.draft import BeginDraft, PassCards
from tabuleiro.games.lisboa.variants.starting_decree import starting_decrees
from tabuleiro.games.lisboa.variants.tasks import DealTasks, seats_with_tasks


def set_up_steps(s: Table) -> list[Frame[Table]]:
    """What comes between the church and the first turn (L-S17)."""
    steps: list[Frame[Table]] = []
    if drafting.is_on(s):
        steps.append(BeginDraft(s.first_player))
    if seats_with_tasks(s):
        steps.append(DealTasks(s.first_player))
    if s.config.flag(starting_decree.OPTION):
        steps += starting_decrees(s)
    return steps


# Zones.


def public_zones(s: Table) -> JsonObject:
    zones: JsonObject = {}
    if s.figures.solo:
        zones["lacerda"] = lacerda_area(s)
    if s.config.flag(tokens.OPTION):
        zones["tokens"] = tokens.tokens_on_places(s)
    if seats_with_tasks(s):
        zones["tasks_gone"] = list(s.tasks_gone)
    return zones


def hidden_zones(s: Table) -> JsonObject:
    return {"task_deck": list(reversed(s.task_deck))} if seats_with_tasks(s) else {}


def sizes_of_hidden_zones(s: Table) -> JsonObject:
    return {"task_deck": len(s.task_deck)} if seats_with_tasks(s) else {}


def public_player(s: Table, seat: Seat) -> JsonObject:
    if not seats_with_tasks(s):
        return {}
    held, done = (s.tasks[seat], s.tasks_done[seat]) if s.tasks else ((), ())
    return {"tasks": list(held), "tasks_done": list(done)}


def hidden_player(s: Table, seat: Seat) -> JsonObject:
    if not drafting.is_on(s):
        return {}
    if not s.packets:
        return {"packet": [], "kept": [], "passed": []}
    passed: list[Json] = [_group(group) for group in s.passed[seat]]
    return {"packet": list(s.packets[seat]), "kept": list(s.kept[seat]), "passed": passed}


def _group(group: Passed) -> JsonObject:
    carrier = None if group.carrier == NOBODY else group.carrier
    return {"cards": list(group.cards), "holders": list(group.holders), "carrier": carrier}


def sizes_of_hidden_player(s: Table, seat: Seat) -> JsonObject:
    """What others see of it; what a seat remembers is nobody else's business."""
    if not drafting.is_on(s):
        return {}
    return {
        "packet": len(s.packets[seat]) if s.packets else 0,
        "kept": len(s.kept[seat]) if s.packets else 0,
    }


def fault(s: Table) -> str | None:
    """Why a hand-edited position cannot be."""
    if any(s.packets) and not any(isinstance(frame, PassCards) for frame in s.stack):
        return "stack: there are packets of cards, and nobody passes them on"
    return None
