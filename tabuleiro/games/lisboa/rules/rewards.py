"""Rewards, events and penalties (L-Y1 to Y15): from the vocabulary of the packs to frames."""

from __future__ import annotations

from typing import Final, final

from tabuleiro.core.action import Action
from tabuleiro.core.frames import Frame, stacked
from tabuleiro.games.lisboa import effects
from tabuleiro.games.lisboa.actions import GIVE, GIVE_TILE, PILE_CUBE, RECALL, RETURN_FAVOR
from tabuleiro.games.lisboa.effects import EffectKind, Penalty, Reward
from tabuleiro.games.lisboa.kinds import (
    FAVOR,
    GOODS,
    NOBLE_WORDS,
    PLAN,
    PRODUCE,
    RECRUIT,
    SHIP,
    Seat,
    good_at,
)
from tabuleiro.games.lisboa.ops import board, holdings
from tabuleiro.games.lisboa.rules.decree import TakeDecree, TakeExtraDecree
from tabuleiro.games.lisboa.rules.lookahead import BoundChoice, InAction, OfAmount
from tabuleiro.games.lisboa.rules.prices import less_per_payment
from tabuleiro.games.lisboa.rules.shipyard import MAY, MUST, BuildShip, KeepToLimit, LaunchShip, MakeRoom
from tabuleiro.games.lisboa.rules.state_actions import (
    MeetCardinal,
    Produce,
    Recruit,
    TakeExtraGood,
    TakeFavor,
    TakePlan,
    can_meet_cardinal,
    state_action_frame,
    state_action_possible,
)
from tabuleiro.games.lisboa.state import PILE, LisboaState, heap_size

STATE_ACTION_OF: Final = {
    effects.EFFECT_RECRUIT: RECRUIT,
    effects.EFFECT_PLAN: PLAN,
    effects.EFFECT_FAVOR: FAVOR,
    effects.EFFECT_PRODUCE: PRODUCE,
    effects.EFFECT_SHIP: SHIP,
}
"""The effects that are state actions (L-Y6 to Y11)."""


def reward_frames(seat: Seat, reward: Reward) -> list[Frame[LisboaState]]:
    """The items of a reward from left to right; a ship may be declined (L-Y11)."""
    return [_frame(seat, effect.kind, effect.amount, MAY) for effect in reward]


def event_frames(seat: Seat, event: Reward) -> list[Frame[LisboaState]]:
    """The parts of an event that is no noble action; what can be done of it is compulsory."""
    return [_frame(seat, effect.kind, effect.amount, MUST) for effect in event]


def _frame(seat: Seat, kind: EffectKind, amount: int, duty: int) -> Frame[LisboaState]:
    if kind <= effects.EFFECT_WIGS:
        return Gain(seat, kind, amount)
    if kind == effects.EFFECT_RECRUIT:
        return Recruit(seat, amount, ())
    if kind == effects.EFFECT_CARDINAL:
        return MeetCardinal(seat, amount)
    if kind == effects.EFFECT_SHIP:
        return BuildShip(seat, duty)
    if kind == effects.EFFECT_DECREE:
        return TakeDecree(seat)
    return (
        TakePileCube(seat) if kind == effects.EFFECT_CUBE else state_action_frame(seat, STATE_ACTION_OF[kind])
    )


@final
class Gain(OfAmount, InAction):
    """Goods, réis, influence or wigs from the supply (L-Y2 to Y5)."""

    def __init__(self, seat: Seat, effect: int, amount: int) -> None:
        super().__init__(seat, amount)
        self.effect: Final = effect

    def run(self, s: LisboaState) -> None:
        if self.effect < GOODS:
            holdings.gain_goods(s, self.seat, self.effect, self.amount)
        elif self.effect == effects.EFFECT_REIS:
            holdings.gain_reis(s, self.seat, self.amount)
        elif self.effect == effects.EFFECT_INFLUENCE:
            holdings.gain_influence(s, self.seat, self.amount)
        else:
            holdings.gain_wigs(s, self.seat, self.amount, "reward")


@final
class TakePileCube(BoundChoice, InAction):
    """A cube of own choice from the rubble pile (L-Y12)."""

    def moot(self, s: LisboaState) -> bool:
        return heap_size(s.rubble[PILE]) == 0

    def choices(self, s: LisboaState) -> list[Action]:
        return [PILE_CUBE[colour] for colour in board.pile_colours(s)]

    def resolve(self, s: LisboaState, action: Action) -> None:
        board.take_cube(s, self.seat, PILE, action.arg)


def does_something(s: LisboaState, seat: Seat, kind: EffectKind, amount: int) -> bool:
    """Whether a part of an event would have an effect now (L-E2, L-O7)."""
    if kind < GOODS:
        return holdings.room(s, seat, kind) > 0
    if kind == effects.EFFECT_CUBE:
        return heap_size(s.rubble[PILE]) > 0
    if kind == effects.EFFECT_CARDINAL:
        return can_meet_cardinal(s, seat, amount)
    state_action = STATE_ACTION_OF.get(kind)
    return state_action is None or state_action_possible(s, seat, state_action)


# Penalties.


@final
class PayPenalty(OfAmount):
    """Pays what is named as far as possible; what is missing is forgiven (L-Y15)."""

    def __init__(self, seat: Seat, penalty: int, amount: int) -> None:
        super().__init__(seat, amount)
        self.penalty: Final = penalty

    def run(self, s: LisboaState) -> None:
        if self.penalty == effects.LOSE_REIS:
            owed = less_per_payment(s, self.seat, self.amount)
            holdings.pay_reis(s, self.seat, min(owed, s.cash[self.seat]), 0)
        elif self.penalty == effects.LOSE_WIGS:
            holdings.lose_wigs(s, self.seat, self.amount)
        else:
            self._lose_a_piece(s)

    def _lose_a_piece(self, s: LisboaState) -> None:
        pieces = losable(s, self.seat, self.penalty)
        if len(pieces) == 1:
            lose(s, self.seat, self.penalty, pieces[0])
        elif pieces:
            s.then(LosePiece(self.seat, self.penalty))


@final
class LosePiece(BoundChoice):
    """Which good, official, clergy tile or favor pays the penalty."""

    def __init__(self, seat: Seat, penalty: int) -> None:
        super().__init__(seat)
        self.penalty: Final = penalty

    def choices(self, s: LisboaState) -> list[Action]:
        family = LOSE_ACTIONS[self.penalty]
        return [family[piece] for piece in losable(s, self.seat, self.penalty)]

    def resolve(self, s: LisboaState, action: Action) -> None:
        lose(s, self.seat, self.penalty, action.arg)

    def fault(self, s: LisboaState) -> str | None:
        chosen = self.penalty in LOSE_ACTIONS
        return super().fault(s) or (None if chosen else "there is nothing to choose for this penalty")


LOSE_ACTIONS: Final = {
    effects.LOSE_GOOD: GIVE,
    effects.LOSE_OFFICIAL: RECALL,
    effects.LOSE_CLERGY: GIVE_TILE,
    effects.LOSE_FAVOR: RETURN_FAVOR,
}


def losable(s: LisboaState, seat: Seat, penalty: int) -> list[int]:
    """The goods, spots, sorts of tiles or nobles among which the payer chooses."""
    if penalty == effects.LOSE_GOOD:
        return [good for good in range(GOODS) if s.goods[good_at(seat, good)]]
    if penalty == effects.LOSE_OFFICIAL:
        return holdings.occupied_spots(s, seat)
    if penalty == effects.LOSE_CLERGY:
        return sorted(set(s.clergy[seat]))
    return [noble for noble in range(len(NOBLE_WORDS)) if s.favors[seat] >> noble & 1]


def lose(s: LisboaState, seat: Seat, penalty: int, piece: int) -> None:
    if penalty == effects.LOSE_GOOD:
        holdings.lose_good(s, seat, piece, "penalty")
    elif penalty == effects.LOSE_OFFICIAL:
        holdings.recall_official(s, seat, piece)
    elif penalty == effects.LOSE_CLERGY:
        holdings.set_aside(s, seat, piece)
        s.then(KeepToLimit(seat))
    else:
        holdings.return_favor(s, seat, piece)


def penalty_frames(seat: Seat, penalty: Penalty | None) -> list[Frame[LisboaState]]:
    return [] if penalty is None else [PayPenalty(seat, penalty.kind, penalty.amount)]


ITEMS: Final = (
    *(Gain, TakePileCube, Recruit, TakePlan, BuildShip, LaunchShip),
    *(Produce, TakeExtraGood, MeetCardinal, TakeFavor, TakeDecree, TakeExtraDecree),
)
"""The state actions and the items of rewards, and what they turn into."""

stacked(ITEMS, InAction)
stacked((PayPenalty, LosePiece), MakeRoom)
