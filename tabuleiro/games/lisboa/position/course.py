"""Why a hand-edited position as a whole cannot be: how it ended, its round, what waits for a frame."""

from __future__ import annotations

from tabuleiro.games.lisboa.rules.court import LeaveCourt
from tabuleiro.games.lisboa.rules.opening import FillChurch
from tabuleiro.games.lisboa.rules.portfolio import PutCard
from tabuleiro.games.lisboa.state import CAUSE_WORDS, LisboaState


def course_fault(s: LisboaState) -> str | None:
    playing = any(isinstance(frame, PutCard | LeaveCourt) for frame in s.stack)
    choosing = any(isinstance(frame, FillChurch) for frame in s.stack)
    reasons = (
        (s.ended_by and s.stack, "ended_by: the game has ended, but something is to be done"),
        (s.ended_by not in CAUSE_WORDS, f"ended_by: unknown reason {s.ended_by!r}"),
        (0 < s.last_round < s.round, f"round: {s.round} is after the last round {s.last_round}"),
        (s.in_play and not playing, f"in_play: nothing is to be done with card {s.in_play}"),
        (any(s.offered) and not choosing, "stack: nobody chooses among the clergy tiles offered"),
    )
    return next((reason for holds, reason in reasons if holds), None)
