"""Producer phase (SJ-P): each player may put goods on empty production buildings."""

from __future__ import annotations

from typing import Final, final

from tabuleiro.core.action import Action
from tabuleiro.core.frames import stacked
from tabuleiro.games.sanjuan import ops
from tabuleiro.games.sanjuan.actions import PASS, PRODUCE, STOP
from tabuleiro.games.sanjuan.components import PRODUCER, PRODUCTION, WELL, Good, Seat, good_at, plant_at
from tabuleiro.games.sanjuan.rules.buildings import production_limit, works
from tabuleiro.games.sanjuan.rules.faults import named_fault, role_fault
from tabuleiro.games.sanjuan.rules.help import UseBuilding
from tabuleiro.games.sanjuan.rules.naming import GoodByGood
from tabuleiro.games.sanjuan.rules.turns import take_turns, turns
from tabuleiro.games.sanjuan.state import SanJuanState, goods_of, plants_of


def begin(s: SanJuanState, seat: Seat) -> None:
    take_turns(s, PHASE, seat)


def rooms(s: SanJuanState, seat: Seat) -> list[int]:
    """How many empty production buildings the seat has of each kind; the customs office is none (T6)."""
    goods = goods_of(s, seat)
    return [*[number - goods[kind] for kind, number in enumerate(plants_of(s, seat))], 0]


def empty_plants(s: SanJuanState, seat: Seat, named: tuple[Good, ...]) -> list[Good]:
    """The production buildings, by kind, that can be named next: none before the last one named."""
    first = named[-1] if named else 0
    plant, goods = plant_at(seat, 0), goods_of(s, seat)
    for good in named:
        goods[good] += 1
    return [kind for kind in range(first, PRODUCTION) if s.plants[plant + kind] > goods[kind]]


def all_laden(s: SanJuanState, seat: Seat) -> bool:
    """No production building of the seat is empty."""
    plant, good = plant_at(seat, 0), good_at(seat, 0)
    return all(s.plants[plant + kind] <= s.laden[good + kind] for kind in range(PRODUCTION))


@final
class Produce(GoodByGood):
    """The seat names the buildings that receive goods, one by one (P1, P5)."""

    def moot(self, s: SanJuanState) -> bool:
        return not self.named and all_laden(s, self.seat)

    def options(self, s: SanJuanState) -> list[Action]:
        return self.offered(PRODUCE, empty_plants(s, self.seat, self.named))

    def resolve(self, s: SanJuanState, action: Action) -> None:
        if action is PASS:
            ops.pass_on(s, self.seat, "produce")
            return
        named = self.named_with(action)
        if action is not STOP and self._may_go_on(s, named):
            s.stack.append(Produce(self.seat, named))
        else:
            produce(s, self.seat, named)

    def _may_go_on(self, s: SanJuanState, named: tuple[Good, ...]) -> bool:
        return len(named) < production_limit(s, self.seat) and bool(empty_plants(s, self.seat, named))

    def fault(self, s: SanJuanState) -> str | None:
        limit = production_limit(s, self.seat)
        return role_fault(s, PRODUCER) or named_fault(self.named, limit, rooms(s, self.seat))


def produce(s: SanJuanState, seat: Seat, named: tuple[Good, ...]) -> None:
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
