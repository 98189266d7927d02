"""Naming: what questions for several cards or goods, put one by one, have in common."""

from __future__ import annotations

from typing import Final

from tabuleiro.core.frames import Choice
from tabuleiro.games.sanjuan.state import Table


class CardByCard(Choice[Table]):
    """So many cards are still to be named, in the order of the kinds."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left


class GoodByGood(Choice[Table]):
    """These goods have been named so far, in their order."""

    def __init__(self, seat: int, named: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.named: Final = named
