"""Naming: what questions for several cards or goods, put one by one, have in common."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.action import Action
from tabuleiro.core.frames import Choice
from tabuleiro.games.sanjuan.actions import PASS, STOP
from tabuleiro.games.sanjuan.components import Good, Seat
from tabuleiro.games.sanjuan.rules.buildings import nameable
from tabuleiro.games.sanjuan.state import Table


class CardByCard(Choice[Table]):
    """So many cards are still to be named, in the order of the kinds."""

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left


class CardAfterCard(Choice[Table]):
    """So many cards have been given so far, and another one may be."""

    def __init__(self, seat: Seat, given: int) -> None:
        super().__init__(seat)
        self.given: Final = given

    def offered(self, s: Table, family: tuple[Action, ...]) -> list[Action]:
        """An end, or an action of the family for a card of the hand."""
        cards = nameable(s.hands[self.seat], s.least, 1)
        return [STOP if self.given else PASS, *[family[card] for card in cards]]


class GoodByGood(Choice[Table]):
    """These goods have been named so far, in their order."""

    def __init__(self, seat: Seat, named: tuple[Good, ...]) -> None:
        super().__init__(seat)
        self.named: Final = named
