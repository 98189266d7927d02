"""Payments (L-I3, L-V2, L-V3, L-V7): every way that is allowed is offered, a single one is not asked for."""

from __future__ import annotations

from typing import Final, final

from tabuleiro.core.action import Action
from tabuleiro.core.frames import stacked
from tabuleiro.games.lisboa.actions import CONVERT
from tabuleiro.games.lisboa.kinds import Seat
from tabuleiro.games.lisboa.ops import course, holdings
from tabuleiro.games.lisboa.rules.lookahead import BoundChoice, InAction
from tabuleiro.games.lisboa.state import LisboaState


@final
class PayReis(BoundChoice):
    """How many réis of a payment are made from influence."""

    def __init__(self, seat: Seat, amount: int) -> None:
        super().__init__(seat)
        self.amount: Final = amount

    def choices(self, s: LisboaState) -> list[Action]:
        return list(
            CONVERT[
                least_converted(s, self.seat, self.amount) : most_converted(s, self.seat, self.amount) + 1
            ]
        )

    def resolve(self, s: LisboaState, action: Action) -> None:
        holdings.pay_reis(s, self.seat, self.amount, action.arg)


def least_converted(s: LisboaState, seat: Seat, amount: int) -> int:
    return max(0, amount - s.cash[seat])


def most_converted(s: LisboaState, seat: Seat, amount: int) -> int:
    return min(amount, s.figures.reis[s.influence[seat]])


def pay(s: LisboaState, seat: Seat, amount: int) -> None:
    """Pay réis; where there is more than one way, ask."""
    if amount:
        question = PayReis(seat, amount)
        s.then(question)
        ways = question.options(s)
        if len(ways) == 1:
            course.withdraw_question(s)
            question.resolve(s, ways[0])


stacked(PayReis, InAction)
