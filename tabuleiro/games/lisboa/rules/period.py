"""The change of period (L-P) and the end of the game (L-G)."""

from __future__ import annotations

from typing import Final, final

from tabuleiro.core.action import Action
from tabuleiro.core.frames import stacked
from tabuleiro.games.lisboa.actions import DISCARD, REWARD, STOP, number_of
from tabuleiro.games.lisboa.kinds import KIND_WORDS, CardKind, Cards, Seat
from tabuleiro.games.lisboa.ops import board, cards, course, holdings
from tabuleiro.games.lisboa.places import total
from tabuleiro.games.lisboa.rules.church import ChurchScoring, DiscardTiles, LacerdaGains
from tabuleiro.games.lisboa.rules.lookahead import LisboaChoice, Procedure, SeatBySeat
from tabuleiro.games.lisboa.rules.rewards import ITEMS, reward_frames
from tabuleiro.games.lisboa.state import (
    DECKS_CAUSE,
    LACERDA,
    NO_CAUSE,
    RUBBLE_CAUSE,
    LisboaState,
    clockwise_from,
)

DECKS_TO_END: Final = 3
SETS_TO_END: Final = 4


def empty_decks(s: LisboaState) -> int:
    return total([deck_is_empty(s, kind) for kind in range(len(KIND_WORDS))])


def deck_is_empty(s: LisboaState, kind: CardKind) -> bool:
    """No card lies on its place (L-T11)."""
    return not s.face_up[kind] and not s.decks[kind]


@final
class PeriodOrEnd(Procedure):
    """After the refills: the change of period, or the check of the end."""

    def run(self, s: LisboaState) -> None:
        if s.period == 1:
            if s.period_cause == NO_CAUSE and empty_decks(s) >= DECKS_TO_END:
                course.cause_period(s, DECKS_CAUSE, s.active)
            if s.period_cause != NO_CAUSE:
                s.then(ChangePeriod(clockwise_from(s, s.period_causer)[0]))
        elif s.end_cause == NO_CAUSE:
            check_end(s)


def check_end(s: LisboaState) -> None:
    if any(sets >= SETS_TO_END for sets in s.sets):
        course.cause_end(s, RUBBLE_CAUSE)
    elif empty_decks(s) >= DECKS_TO_END:
        course.cause_end(s, DECKS_CAUSE)


@final
class ChangePeriod(Procedure):
    """The steps of P2 to P4, from the player who caused the change."""

    def run(self, s: LisboaState) -> None:
        course.begin_second_period(s)
        cards.leave_display(s)
        for seat in range(s.config.players):
            holdings.gain_wigs(s, seat, s.figures.pack.wigs.rubble_set * s.sets[seat], "rubble_sets")
        if s.figures.solo:
            holdings.gain_wigs(s, LACERDA, holdings.cubes_of(s, LACERDA), "cubes")
        s.then_all(
            [
                *[DiscardHand(seat, ()) for seat in clockwise_from(s, self.seat)],
                ChurchScoring(self.seat),
                BeginPeriod(self.seat),
            ]
        )

    def fault(self, s: LisboaState) -> str | None:
        if s.period_cause == NO_CAUSE:
            return "nothing has ended the first period"
        return super().fault(s) or (None if s.period == 1 else "the first period is over")


class BetweenPeriods(LisboaChoice, SeatBySeat):
    """A question about hand cards that are discarded before the second period begins."""

    def __init__(self, seat: Seat, cards: Cards) -> None:
        super().__init__(seat)
        self.cards: Final = cards
        """Discarded; before the rewards those whose reward may still be taken, and others."""

    def fault(self, s: LisboaState) -> str | None:
        gone = all(card in s.discarded for card in self.cards)
        return (
            super().fault(s)
            or second_period_fault(s)
            or (None if gone else "cards names one that is not discarded")
        )


def second_period_fault(s: LisboaState) -> str | None:
    """Its purple and brown cards wait until it begins."""
    waiting = s.period == 2 and s.purple
    return None if waiting else "the second period is not about to begin"


@final
class DiscardHand(BetweenPeriods):
    """Any number of hand cards; then their rewards."""

    def options(self, s: LisboaState) -> list[Action]:
        return [STOP, *[DISCARD[card] for card in s.hands[self.seat]]]

    def resolve(self, s: LisboaState, action: Action) -> None:
        if action is STOP:
            s.then(TakeRewards(self.seat, self.cards))
        else:
            cards.discard_card(s, self.seat, number_of(action))
            s.then(DiscardHand(self.seat, tuple(sorted((*self.cards, number_of(action))))))


@final
class TakeRewards(BetweenPeriods):
    """The reward, not the penalty, of one discarded card per noble, in any order (L-P3, L-P6)."""

    def moot(self, s: LisboaState) -> bool:
        return not self.options(s)

    def options(self, s: LisboaState) -> list[Action]:
        return [REWARD[card] for card in self.cards if s.figures.pack.cards[card].reward]

    def resolve(self, s: LisboaState, action: Action) -> None:
        chosen = s.figures.pack.cards[number_of(action)]
        kinds = s.figures.card_kind
        left = tuple([card for card in self.cards if kinds[card] != chosen.kind])
        s.then_all([*reward_frames(self.seat, chosen.reward), TakeRewards(self.seat, left)])


@final
class BeginPeriod(Procedure, SeatBySeat):
    """Hands are filled up from the purple cards, the brown ones form the display (L-P4)."""

    def run(self, s: LisboaState) -> None:
        for seat in clockwise_from(s, self.seat):
            cards.fill_hand(s, seat)
        cards.lay_brown_cards(s)
        board.refill_church(s)
        board.refill_decrees(s)

    def fault(self, s: LisboaState) -> str | None:
        return super().fault(s) or second_period_fault(s)


stacked((DiscardHand, TakeRewards), (DiscardHand, ChurchScoring))
stacked((ChurchScoring, DiscardTiles, LacerdaGains), BeginPeriod)
stacked(ITEMS, TakeRewards)
