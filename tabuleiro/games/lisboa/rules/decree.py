"""The Marquis's noble action: take a decree (L-N2)."""

from __future__ import annotations

from typing import final

from tabuleiro.core.action import Action
from tabuleiro.core.frames import stacked
from tabuleiro.games.lisboa.actions import STOP, TAKE_DECREE, number_of
from tabuleiro.games.lisboa.effects import AFTER_DECREE, PER_DECREE
from tabuleiro.games.lisboa.kinds import Seat
from tabuleiro.games.lisboa.ops import board, holdings
from tabuleiro.games.lisboa.rules.lookahead import BoundChoice, Fulfilled, InAction
from tabuleiro.games.lisboa.state import LisboaState, benefit


@final
class TakeDecree(BoundChoice, InAction):
    """One of the open decrees; a set marker may then buy one more."""

    def moot(self, s: LisboaState) -> bool:
        """Only as a reward, which is then lost (L-Y1): a visit or an event needs an open decree."""
        return not s.open_decrees

    def choices(self, s: LisboaState) -> list[Action]:
        return [TAKE_DECREE[decree] for decree in sorted(s.open_decrees)]

    def resolve(self, s: LisboaState, action: Action) -> None:
        _take(s, self.seat, action)
        s.then(TakeExtraDecree(self.seat))


@final
class TakeExtraDecree(BoundChoice, InAction):
    """One set marker on the Marquis for one more decree, never more than one per action (L-N2.2)."""

    def moot(self, s: LisboaState) -> bool:
        return s.markers[self.seat] == 0 or not s.open_decrees

    def choices(self, s: LisboaState) -> list[Action]:
        return [STOP, *[TAKE_DECREE[decree] for decree in sorted(s.open_decrees)]]

    def resolve(self, s: LisboaState, action: Action) -> None:
        if action is not STOP:
            holdings.discard_marker(s, self.seat)
            _take(s, self.seat, action)


def _take(s: LisboaState, seat: Seat, action: Action) -> None:
    board.take_decree(s, seat, number_of(action))
    holdings.gain_wigs(s, seat, benefit(s, seat, PER_DECREE), "decree")
    holdings.gain_influence_after(s, seat, AFTER_DECREE)


def can_take_decree(s: LisboaState) -> bool:
    return bool(s.open_decrees)


stacked((TakeDecree, TakeExtraDecree), Fulfilled)
