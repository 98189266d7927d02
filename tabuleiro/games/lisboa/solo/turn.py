"""The five steps of Lacerda's turn (L-1.3)."""

from __future__ import annotations

from typing import final

from tabuleiro.core.frames import Frame, stacked
from tabuleiro.games.lisboa.kinds import KIND_WORDS, STATE_ACTIONS, Seat
from tabuleiro.games.lisboa.rules.court import OfferFollow
from tabuleiro.games.lisboa.rules.lookahead import Fulfilled, LacerdaActs
from tabuleiro.games.lisboa.rules.period import deck_is_empty
from tabuleiro.games.lisboa.solo import ops
from tabuleiro.games.lisboa.solo.actions import (
    do_state_action,
    pay_and_act,
    state_action_of,
    why_no_noble_action_of_lacerda,
    why_no_state_action_of_lacerda,
)
from tabuleiro.games.lisboa.state import LisboaState


def five_steps(seat: Seat) -> list[Frame[LisboaState]]:
    """In the order of L-1.3; the seat is yours, as he has none."""
    return [
        MoveCourtier(seat),
        LacerdaStateAction(seat),
        LacerdaNobleAction(seat),
        DiscardTopCard(seat),
        MoveAide(seat),
    ]


@final
class MoveCourtier(LacerdaActs):
    """(a) One noble to the right."""

    def run(self, s: LisboaState) -> None:
        ops.move_courtier(s)


@final
class LacerdaStateAction(LacerdaActs):
    """(b) One state action of that noble, by the place of the Aide; an impossible one is skipped."""

    def run(self, s: LisboaState) -> None:
        state_action = state_action_of(s, s.courtier)
        reason = why_no_state_action_of_lacerda(s, state_action)
        if reason:
            ops.tell_skipped(s, state_action, reason, "L-1.13")
        else:
            ops.tell_state_action(s, state_action)
            do_state_action(s, state_action)


@final
class LacerdaNobleAction(LacerdaActs):
    """(c) The noble action, which you may follow; an impossible one is skipped, and you cannot follow it."""

    def run(self, s: LisboaState) -> None:
        noble = s.courtier
        reason = why_no_noble_action_of_lacerda(s, noble)
        if reason:
            ops.tell_skipped(s, STATE_ACTIONS + noble, reason, "L-1.14")
        else:
            ops.tell_noble_action(s, noble)
            pay_and_act(s, noble)
            s.then(OfferFollow(self.seat, noble))


@final
class DiscardTopCard(LacerdaActs):
    """(d) The top card of the Aide's deck leaves the game."""

    def run(self, s: LisboaState) -> None:
        ops.discard_top_card(s)


@final
class MoveAide(LacerdaActs):
    """(e) To the next deck, after the Treasury the Builder, skipping empty ones; with all empty it stays."""

    def run(self, s: LisboaState) -> None:
        decks = len(KIND_WORDS)
        for step in range(1, decks + 1):
            deck = (s.aide + step) % decks
            if not deck_is_empty(s, deck):
                ops.move_aide(s, deck)
                return


stacked(MoveCourtier, LacerdaStateAction, LacerdaNobleAction, DiscardTopCard, MoveAide)
stacked((OfferFollow, Fulfilled), DiscardTopCard)
