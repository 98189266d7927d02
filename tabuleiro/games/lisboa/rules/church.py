"""Church scoring (L-C)."""

from __future__ import annotations

from typing import Final, final

from tabuleiro.core.action import Action
from tabuleiro.core.frames import Frame, stacked
from tabuleiro.games.lisboa.actions import GIVE_TILE, STOP
from tabuleiro.games.lisboa.kinds import DEED_CHURCH, Seat
from tabuleiro.games.lisboa.ops import course, holdings
from tabuleiro.games.lisboa.rules.lookahead import LacerdaActs, LisboaChoice, Procedure, SeatBySeat
from tabuleiro.games.lisboa.rules.shipyard import KeepToLimit
from tabuleiro.games.lisboa.state import LACERDA, NOBODY, LisboaState, clockwise_from
from tabuleiro.games.lisboa.variants.ops import note_deed


@final
class ChurchScoring(Procedure):
    """If the Cardinal came past the influence icon: once, from the player who first moved him so."""

    def run(self, s: LisboaState) -> None:
        first = course.take_church_cause(s)
        if first != NOBODY:
            order: list[Frame[LisboaState]] = [DiscardTiles(seat, 0, 0) for seat in clockwise_from(s, first)]
            if s.figures.solo:
                order.insert(0 if first == LACERDA else 1, LacerdaGains(self.seat))
            s.then_all(order)


@final
class LacerdaGains(LacerdaActs):
    """He discards nothing and always gains: what lies in your upper places and his ships (L-1.5)."""

    def run(self, s: LisboaState) -> None:
        influence = holdings.upper_influence(s, self.seat) + holdings.upper_influence(s, LACERDA)
        if influence:
            holdings.gain_influence(s, LACERDA, influence)


@final
class DiscardTiles(LisboaChoice, SeatBySeat):
    """Clergy tiles for the wigs on their backs and one gain of influence."""

    def __init__(self, seat: Seat, discarded: int, wigs: int) -> None:
        super().__init__(seat)
        self.discarded: Final = discarded
        self.wigs: Final = wigs
        """On the backs of the tiles discarded so far."""

    def moot(self, s: LisboaState) -> bool:
        return not self.discarded and not s.clergy[self.seat]

    def options(self, s: LisboaState) -> list[Action]:
        tiles = sorted(set(s.clergy[self.seat]))
        return [STOP, *[GIVE_TILE[tile] for tile in tiles]]

    def resolve(self, s: LisboaState, action: Action) -> None:
        if action is not STOP:
            holdings.set_aside(s, self.seat, action.arg)
            wigs = self.wigs + s.figures.tile_wigs[action.arg]
            s.then(
                KeepToLimit(self.seat),
                DiscardTiles(self.seat, self.discarded + 1, wigs),
            )
        elif self.discarded:
            holdings.gain_wigs(s, self.seat, self.wigs, "church")
            holdings.gain_influence_of_portfolio(s, self.seat)
            note_deed(s, self.seat, DEED_CHURCH)

    def fault(self, s: LisboaState) -> str | None:
        """No more tiles than a seat had, nor more wigs than they can have."""
        if self.discarded + len(s.clergy[self.seat]) > s.figures.pack.player.clergy_places:
            return f"seat {self.seat} cannot have discarded {self.discarded} tiles"
        most = self.discarded * max(s.figures.tile_wigs)
        return super().fault(s) or (None if self.wigs <= most else f"wigs cannot be {self.wigs}")


stacked((LacerdaGains, KeepToLimit), DiscardTiles)
stacked(DiscardTiles, (DiscardTiles, LacerdaGains))
