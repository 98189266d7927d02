"""The clergy tiles of the start (L-S16, L-S17)."""

from __future__ import annotations

from typing import final

from tabuleiro.core.action import Action
from tabuleiro.core.frames import stacked
from tabuleiro.games.lisboa.actions import KEEP
from tabuleiro.games.lisboa.ops import board
from tabuleiro.games.lisboa.rules.lookahead import LisboaChoice, Procedure, SeatBySeat
from tabuleiro.games.lisboa.state import LisboaState, clockwise_from


def offer_fault(s: LisboaState) -> str | None:
    offered = all(s.offered[: s.config.players])
    return None if offered else "not everybody has clergy tiles to choose from"


@final
class KeepTile(LisboaChoice, SeatBySeat):
    """One of the two clergy tiles drawn; all choose at the same time, so nobody sees it yet (L-S16)."""

    def options(self, s: LisboaState) -> list[Action]:
        return [KEEP[tile] for tile in sorted(set(s.offered[self.seat]))]

    def resolve(self, s: LisboaState, action: Action) -> None:
        board.keep_tile(s, self.seat, action.arg)

    def fault(self, s: LisboaState) -> str | None:
        return super().fault(s) or offer_fault(s)


@final
class FillChurch(Procedure, SeatBySeat):
    """The rejected tiles go back into the bag, then the church gets its tiles (L-S17)."""

    def run(self, s: LisboaState) -> None:
        board.return_offered_tiles(s, clockwise_from(s, self.seat))
        board.refill_church(s)

    def fault(self, s: LisboaState) -> str | None:
        return super().fault(s) or offer_fault(s)


stacked(KeepTile, (KeepTile, FillChurch))
