"""The clergy tiles of the start (L-S16, L-S17)."""

from __future__ import annotations

from typing import final

from tabuleiro.core.action import Action
from tabuleiro.games.lisboa.actions import KEEP
from tabuleiro.games.lisboa.ops import board
from tabuleiro.games.lisboa.rules.lookahead import Procedure, Question
from tabuleiro.games.lisboa.state import Table, clockwise_from


@final
class KeepTile(Question):
    """One of the two clergy tiles drawn; all choose at the same time, so nobody sees it yet (L-S16)."""

    __slots__ = ()

    def options(self, s: Table) -> list[Action]:
        return [KEEP[tile] for tile in sorted(set(s.offered[self.seat]))]

    def resolve(self, s: Table, action: Action) -> None:
        board.keep_tile(s, self.seat, action.arg)


@final
class FillChurch(Procedure):
    """The rejected tiles go back into the bag, then the church gets its tiles (L-S17)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        board.return_offered_tiles(s, clockwise_from(s, self.seat))
        board.refill_church(s)
