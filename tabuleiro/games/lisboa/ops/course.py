"""What moves the game on: turns, rounds, periods and the end, with the events that tell of it."""

from __future__ import annotations

from tabuleiro.games.lisboa.kinds import Owner, Seat
from tabuleiro.games.lisboa.state import CAUSE_WORDS, LACERDA, NOBODY, LisboaState


def begin_turn(s: LisboaState, owner: Owner) -> None:
    s.active = owner
    if owner == LACERDA and s.figures.solo:
        s.reveals += 1  # somebody else acts: your turn cannot be taken back any more
    if s.journal is not None:
        s.note("turn", owner, {"round": s.round})


def begin_round(s: LisboaState) -> None:
    s.round += 1


def withdraw_question(s: LisboaState) -> None:
    """The question that was put last has one answer only, so nobody is asked."""
    s.stack.pop()


def take_church_cause(s: LisboaState) -> Owner:
    """Who caused the church scoring that now begins, or NOBODY."""
    first = s.church_cause
    s.church_cause = NOBODY
    return first


# Periods and the end.


def cause_period(s: LisboaState, cause: int, causer: Seat) -> None:
    s.period_cause, s.period_causer = cause, causer


def begin_second_period(s: LisboaState) -> None:
    """Its ships lie in the yard."""
    if s.journal is not None:
        s.note("period", s.period_causer, {"period": 2, "cause": CAUSE_WORDS[s.period_cause]})
    s.period = 2
    s.yard = s.figures.yards[1]


def cause_end(s: LisboaState, cause: int) -> None:
    """The current round is finished and one more follows (L-G1)."""
    s.end_cause = cause
    s.last_round = s.round + 1
    if s.journal is not None:
        s.note("end_caused", None, {"cause": CAUSE_WORDS[s.end_cause], "last_round": s.last_round})


def end_game(s: LisboaState) -> None:
    s.ended_by = CAUSE_WORDS[s.end_cause]
