"""Naming: what questions for several cards or goods, put one by one, have in common."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.action import Action
from tabuleiro.core.frames import Choice, Frame
from tabuleiro.games.sanjuan import ops
from tabuleiro.games.sanjuan.actions import PASS, STOP
from tabuleiro.games.sanjuan.components import Good, Kind, Seat
from tabuleiro.games.sanjuan.rules.buildings import nameable
from tabuleiro.games.sanjuan.state import SanJuanState


class CardSeries(Choice[SanJuanState]):
    """Cards are named one by one, in the order of the kinds."""

    def go_on(self, s: SanJuanState, card: Kind, further: Frame[SanJuanState] | None) -> None:
        """Ask the further question, if there is one, for cards from the named one on."""
        if further is None:
            ops.set_least(s, 0)
        else:
            ops.set_least(s, card)
            s.stack.append(further)


class CardByCard(CardSeries):
    """So many cards are still to be named, in the order of the kinds."""

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left


class CardAfterCard(CardSeries):
    """So many cards have been given so far, and another one may be."""

    def __init__(self, seat: Seat, given: int) -> None:
        super().__init__(seat)
        self.given: Final = given

    def offered(self, s: SanJuanState, family: tuple[Action, ...]) -> list[Action]:
        """An end, or an action of the family for a card of the hand."""
        cards = nameable(s.hands[self.seat], s.least, 1)
        return [STOP if self.given else PASS, *[family[card] for card in cards]]


class GoodByGood(Choice[SanJuanState]):
    """These goods have been named so far, in their order."""

    def __init__(self, seat: Seat, named: tuple[Good, ...]) -> None:
        super().__init__(seat)
        self.named: Final = named

    def offered(self, family: tuple[Action, ...], goods: list[Good]) -> list[Action]:
        """An end, or an action of the family for one of the goods."""
        return [STOP if self.named else PASS, *[family[good] for good in goods]]

    def named_with(self, action: Action) -> tuple[Good, ...]:
        """The goods that have then been named; an end adds none."""
        return self.named if action is STOP else (*self.named, action.arg)
