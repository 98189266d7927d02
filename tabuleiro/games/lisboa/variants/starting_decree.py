"""The option of a decree for everybody at the start (L-X3)."""

from __future__ import annotations

from typing import Final, final

from tabuleiro.core.action import Action
from tabuleiro.core.frames import Frame, stacked
from tabuleiro.games.lisboa.actions import TAKE_DECREE, number_of
from tabuleiro.games.lisboa.ops import board
from tabuleiro.games.lisboa.rules.lookahead import LacerdaActs, LisboaChoice, Procedure, SeatBySeat
from tabuleiro.games.lisboa.state import LACERDA, LisboaState, clockwise_from

OPTION: Final = "starting_decree"


def starting_decrees(s: LisboaState) -> list[Frame[LisboaState]]:
    """In reverse turn order, Lacerda before you (L-1.18); then the row is refilled."""
    order = reversed(clockwise_from(s, s.first_player))
    lacerda = [LacerdaTakesDecree(s.first_player)] if s.figures.solo else []
    return [*lacerda, *[TakeStartingDecree(seat) for seat in order], RefillDecrees(s.first_player)]


@final
class TakeStartingDecree(LisboaChoice, SeatBySeat):
    """One of the open decrees; no clergy tile adds to it (L-X9)."""

    def moot(self, s: LisboaState) -> bool:
        return not s.open_decrees

    def options(self, s: LisboaState) -> list[Action]:
        return [TAKE_DECREE[decree] for decree in sorted(s.open_decrees)]

    def resolve(self, s: LisboaState, action: Action) -> None:
        board.take_decree(s, self.seat, number_of(action))


@final
class LacerdaTakesDecree(LacerdaActs):
    """The leftmost."""

    def run(self, s: LisboaState) -> None:
        for decree in s.open_decrees[:1]:
            board.take_decree(s, LACERDA, decree)


@final
class RefillDecrees(Procedure):
    def run(self, s: LisboaState) -> None:
        board.refill_decrees(s)


stacked(LacerdaTakesDecree, TakeStartingDecree, (TakeStartingDecree, RefillDecrees))
