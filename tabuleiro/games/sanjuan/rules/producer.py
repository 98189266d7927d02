"""Producer phase (SJ-P): each player may put goods on empty production buildings."""

from __future__ import annotations

from typing import Final, final

from tabuleiro.core.action import Action
from tabuleiro.core.frames import stacked
from tabuleiro.games.sanjuan import ops
from tabuleiro.games.sanjuan.actions import PASS, PRODUCE, STOP
from tabuleiro.games.sanjuan.components import GOOD_KINDS, PRODUCER, PRODUCTION, WELL, Good, Seat
from tabuleiro.games.sanjuan.position.faults import named_fault, role_fault
from tabuleiro.games.sanjuan.rules.buildings import production_limit, works
from tabuleiro.games.sanjuan.rules.help import UseBuilding
from tabuleiro.games.sanjuan.rules.naming import GoodByGood
from tabuleiro.games.sanjuan.rules.turns import take_turns, turns
from tabuleiro.games.sanjuan.state import Table

PLANTS: Final = range(PRODUCTION)


def begin(s: Table, seat: Seat) -> None:
    take_turns(s, PHASE, seat)


def rooms(s: Table, seat: Seat) -> list[int]:
    """How many empty production buildings the seat has of each kind; the customs office is none (T6)."""
    plants, goods = seat * PRODUCTION, seat * GOOD_KINDS
    return [s.plants[plants + kind] - s.laden[goods + kind] for kind in range(PRODUCTION)] + [0]


def empty_plants(s: Table, seat: Seat, named: tuple[Good, ...]) -> list[Good]:
    """The production buildings, by kind, that can be named next."""
    plants, laden = seat * PRODUCTION, seat * GOOD_KINDS
    if not named:
        return [kind for kind in PLANTS if s.plants[plants + kind] > s.laden[laden + kind]]
    room = rooms(s, seat)
    return [kind for kind in range(named[-1], PRODUCTION) if room[kind] > named.count(kind)]


def all_laden(s: Table, seat: Seat) -> bool:
    """No production building of the seat is empty."""
    plants, laden = seat * PRODUCTION, seat * GOOD_KINDS
    return s.plants[plants : plants + PRODUCTION] == s.laden[laden : laden + PRODUCTION]


@final
class Produce(GoodByGood):
    """The seat names the buildings that receive goods, one by one (P1, P5)."""

    def moot(self, s: Table) -> bool:
        return not self.named and all_laden(s, self.seat)

    def options(self, s: Table) -> list[Action]:
        produce = [PRODUCE[kind] for kind in empty_plants(s, self.seat, self.named)]
        return [STOP if self.named else PASS, *produce]

    def resolve(self, s: Table, action: Action) -> None:
        if action is PASS:
            ops.pass_on(s, self.seat, "produce")
            return
        named = self.named
        if action is not STOP:
            named = (*named, action.arg)
            if len(named) < production_limit(s, self.seat) and empty_plants(s, self.seat, named):
                s.stack.append(Produce(self.seat, named))
                return
        produce(s, self.seat, named)

    def fault(self, s: Table) -> str | None:
        limit = production_limit(s, self.seat)
        return role_fault(s, PRODUCER) or named_fault(self.named, limit, rooms(s, self.seat))


def produce(s: Table, seat: Seat, named: tuple[Good, ...]) -> None:
    """The cards are put down, then the well's card is drawn (P3, P5)."""
    made = [kind for kind in named if ops.put_good(s, seat, kind)]
    ops.note_goods(s, seat, "produce", made)
    if len(made) >= 2 and works(s, seat, WELL):
        if s.may_decline:
            s.stack.append(UseBuilding(seat, WELL))
        else:
            ops.draw(s, seat, 1, "well")


stacked((Produce, UseBuilding), Produce)

PHASE: Final = turns([Produce(seat, ()) for seat in range(4)])
