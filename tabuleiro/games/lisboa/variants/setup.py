"""The set-up steps that only some tables have: the draft, tasks, a decree for everybody."""

from __future__ import annotations

from tabuleiro.core.frames import Frame, stacked
from tabuleiro.games.lisboa.state import LisboaState
from tabuleiro.games.lisboa.variants import draft, starting_decree
from tabuleiro.games.lisboa.variants.draft import BeginDraft, PassCards
from tabuleiro.games.lisboa.variants.starting_decree import (
    LacerdaTakesDecree,
    TakeStartingDecree,
    starting_decrees,
)
from tabuleiro.games.lisboa.variants.tasks import DealTasks, seats_with_tasks


def set_up_steps(s: LisboaState) -> list[Frame[LisboaState]]:
    """What comes between the church and the first turn (L-S17)."""
    steps: list[Frame[LisboaState]] = []
    if draft.is_on(s):
        steps.append(BeginDraft(s.first_player))
    if seats_with_tasks(s):
        steps.append(DealTasks(s.first_player))
    if s.config.flag(starting_decree.OPTION):
        steps += starting_decrees(s)
    return steps


stacked((BeginDraft, PassCards), DealTasks)
stacked((BeginDraft, PassCards, DealTasks), (LacerdaTakesDecree, TakeStartingDecree))
