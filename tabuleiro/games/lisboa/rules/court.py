"""The Royal Court: visit a noble, follow a visit (L-V), sponsor an event (L-E)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from tabuleiro.core.action import Action
from tabuleiro.core.frames import Frame, stacked
from tabuleiro.games.lisboa import effects
from tabuleiro.games.lisboa.actions import DO, FOLLOW, PASS, SKIP
from tabuleiro.games.lisboa.kinds import (
    CARDINAL,
    DEED_FOLLOW,
    DEED_SHIP,
    FOLLOWING,
    MARQUIS,
    SHIP,
    STATE_ACTIONS,
    STATE_ACTIONS_OF,
    VISITING,
    CardId,
    Noble,
    Seat,
    StateAction,
)
from tabuleiro.games.lisboa.ops import cards, holdings
from tabuleiro.games.lisboa.rules.building import OpenBuilding
from tabuleiro.games.lisboa.rules.decree import TakeDecree
from tabuleiro.games.lisboa.rules.lookahead import Fulfilled, InAction, LisboaChoice, Procedure, SeatBySeat
from tabuleiro.games.lisboa.rules.payment import least_converted, most_converted, pay
from tabuleiro.games.lisboa.rules.prices import event_fee
from tabuleiro.games.lisboa.rules.rewards import does_something, event_frames
from tabuleiro.games.lisboa.rules.state_actions import state_action_frame, state_action_possible
from tabuleiro.games.lisboa.rules.store import BuildStore
from tabuleiro.games.lisboa.rules.visiting import (
    PayInfluence,
    PayPrice,
    PayReisPart,
    PriceQuestion,
    cardinal_opens,
    may_follow,
    noble_action_frame,
    noble_action_possible,
    state_action_pays,
)
from tabuleiro.games.lisboa.solo.actions import LacerdaFollows
from tabuleiro.games.lisboa.state import LisboaState, clockwise_from
from tabuleiro.games.lisboa.variants.ops import note_deed
from tabuleiro.games.lisboa.variants.tasks import NOBLE_DEEDS, VisitDeed, visit_deed

# V Visit.


def visit(s: LisboaState, seat: Seat, card: CardId) -> None:
    """Pay, one state action if wanted, the noble action; then the others may follow (L-V1, V4, V5)."""
    noble = s.figures.card_kind[card]
    cards.play_card(s, seat, card, "visit")
    s.then_all(
        [
            PayPrice(seat, noble, VISITING),
            ChooseStateAction(seat, noble),
            noble_action_frame(seat, noble),
            Fulfilled(seat),
            *visit_deed(s, seat, NOBLE_DEEDS[noble]),
            *followers(s, seat, noble),
            LeaveCourt(seat),
        ]
    )


def followers(s: LisboaState, seat: Seat, noble: Noble) -> list[Frame[LisboaState]]:
    """The others clockwise; in the solo game Lacerda, who is not asked (L-1.6)."""
    if s.figures.solo:
        return [LacerdaFollows(seat, noble)]
    return [OfferFollow(other, noble) for other in clockwise_from(s, seat)[1:]]


class CourtQuestion(LisboaChoice):
    """A question about the actions of a noble."""

    def __init__(self, seat: Seat, noble: Noble) -> None:
        super().__init__(seat)
        self.noble: Final = noble


class ActionQuestion(CourtQuestion):
    """The action that a visit or a follow goes on with, once its price is paid."""

    ROLE: ClassVar[int]

    def refuses(self, above: Frame[LisboaState]) -> str | None:
        if not isinstance(above, PayPrice | PriceQuestion):
            return None
        same = (above.noble, above.role) == (self.noble, self.ROLE)
        return None if same else f"{type(self).__name__} is of another visit"


@final
class ChooseStateAction(ActionQuestion, InAction):
    """One of the noble's two state actions without offering a good, or none."""

    ROLE: ClassVar[int] = VISITING

    def options(self, s: LisboaState) -> list[Action]:
        possible_now = noble_action_possible(
            s, self.seat, self.noble, s.cash[self.seat], s.influence[self.seat]
        )
        found = [
            DO[state_action]
            for state_action in STATE_ACTIONS_OF[self.noble]
            if state_action_possible(s, self.seat, state_action)
            and _completes_after(s, self.seat, state_action, possible_now=possible_now)
        ]
        return [SKIP, *found] if possible_now else found

    def resolve(self, s: LisboaState, action: Action) -> None:
        if action is not SKIP:
            deed = visit_deed(s, self.seat, DEED_SHIP) if action.arg == SHIP else []
            s.then_all([state_action_frame(self.seat, action.arg), *deed])

    def fault(self, s: LisboaState) -> str | None:
        following = type(s.stack[-1])
        fits = following is type(noble_action_frame(self.seat, self.noble))
        return super().fault(s) or (None if fits else f"{following.__name__} is the action of another noble")


def _completes_after(s: LisboaState, seat: Seat, state_action: StateAction, *, possible_now: bool) -> bool:
    """Whether the noble action can be carried out after it; only the Cardinal may make it impossible."""
    cash, influence = s.cash[seat], s.influence[seat]
    if state_action == CARDINAL:
        return cardinal_opens(s, seat, cash, influence)
    return possible_now or state_action_pays(s, seat, state_action, cash, influence)


@final
class LeaveCourt(Procedure, SeatBySeat):
    """The courtier returns and the card is discarded (L-V5, L-E1)."""

    def run(self, s: LisboaState) -> None:
        cards.leave_court(s)

    def fault(self, s: LisboaState) -> str | None:
        return super().fault(s) or (None if s.in_play else "no card is in play for LeaveCourt")


# V4 Follow.


@final
class OfferFollow(CourtQuestion, SeatBySeat):
    """A holder of the noble's favor may use somebody else's visit."""

    def moot(self, s: LisboaState) -> bool:
        return not may_follow(s, self.seat, self.noble)

    def options(self, s: LisboaState) -> list[Action]:
        return [PASS, FOLLOW]

    def resolve(self, s: LisboaState, action: Action) -> None:
        if action is FOLLOW:
            note_deed(s, self.seat, DEED_FOLLOW)
            holdings.return_favor(s, self.seat, self.noble)
            s.then(
                PayPrice(self.seat, self.noble, FOLLOWING),
                ChooseAction(self.seat, self.noble),
                Fulfilled(self.seat),
            )


@final
class ChooseAction(ActionQuestion, InAction):
    """A follower does one of the noble's three actions."""

    ROLE: ClassVar[int] = FOLLOWING

    def options(self, s: LisboaState) -> list[Action]:
        found = [
            DO[state_action]
            for state_action in STATE_ACTIONS_OF[self.noble]
            if state_action_possible(s, self.seat, state_action)
        ]
        if noble_action_possible(s, self.seat, self.noble, s.cash[self.seat], s.influence[self.seat]):
            found.append(DO[STATE_ACTIONS + self.noble])
        return found

    def resolve(self, s: LisboaState, action: Action) -> None:
        if action.arg < STATE_ACTIONS:
            s.then(state_action_frame(self.seat, action.arg))
        else:
            s.then(noble_action_frame(self.seat, self.noble))


# E Sponsor an event.


def sponsor(s: LisboaState, seat: Seat, card: CardId) -> None:
    """Pay the fee, then the event with its own costs (L-E1)."""
    cards.play_card(s, seat, card, "sponsor")
    s.then_all(
        [PayFee(seat), *_frames_of(seat, s.figures.pack.cards[card].event), Fulfilled(seat), LeaveCourt(seat)]
    )


def _frames_of(seat: Seat, event: effects.Reward) -> list[Frame[LisboaState]]:
    if effects.is_noble_action(event[0].kind):
        return [noble_action_frame(seat, event[0].kind - effects.EFFECT_STORE)]
    return event_frames(seat, event)


@final
class PayFee(Procedure):
    def run(self, s: LisboaState) -> None:
        pay(s, self.seat, event_fee(s, self.seat))


def may_sponsor(s: LisboaState, seat: Seat, card: CardId) -> bool:
    """The fee can be paid, and then the noble action done or some part of the event (L-E2)."""
    fee = event_fee(s, seat)
    least, most = least_converted(s, seat, fee), most_converted(s, seat, fee)
    if least > most:
        return False
    event = s.figures.pack.cards[card].event
    if not effects.is_noble_action(event[0].kind):
        return any(does_something(s, seat, effect.kind, effect.amount) for effect in event)
    noble = event[0].kind - effects.EFFECT_STORE
    if noble == MARQUIS:
        return noble_action_possible(s, seat, noble, 0, 0)
    return _possible_after_fee(s, seat, noble, fee, least, most)


def _possible_after_fee(s: LisboaState, seat: Seat, noble: Noble, fee: int, least: int, most: int) -> bool:
    influence = s.influence[seat]
    next_icon = s.figures.pack.influence.next_icon
    for _ in range(least):
        influence = next_icon[influence]
    for converted in range(least, most + 1):
        if noble_action_possible(s, seat, noble, s.cash[seat] - fee + converted, influence):
            return True
        influence = next_icon[influence]
    return False


stacked((PayPrice, PayInfluence, PayReisPart), (ChooseStateAction, ChooseAction))
stacked(ChooseStateAction, (BuildStore, TakeDecree, OpenBuilding))
stacked(ChooseAction, Fulfilled, VisitDeed, (OfferFollow, LacerdaFollows), LeaveCourt)
stacked(Fulfilled, (OfferFollow, LacerdaFollows, LeaveCourt))
stacked(VisitDeed, (TakeDecree, LeaveCourt))
stacked(OfferFollow, OfferFollow)
stacked(PayFee, InAction)
