"""Councillor phase (SJ-C): everybody draws cards, keeps some and discards the others."""

from __future__ import annotations

from typing import Final, final

from tabuleiro.core.action import Action
from tabuleiro.core.frames import Step, stacked
from tabuleiro.games.sanjuan import ops
from tabuleiro.games.sanjuan.actions import DISCARD, KEEP
from tabuleiro.games.sanjuan.components import ARCHIVE, COUNCILLOR, CUSTOMS, CUSTOMS_GOOD, GOOD_KINDS, Seat
from tabuleiro.games.sanjuan.position.faults import building_fault, number_fault, role_fault
from tabuleiro.games.sanjuan.rules.buildings import (
    cards_to_draw,
    cards_to_keep,
    clockwise,
    nameable,
    owners,
    works,
)
from tabuleiro.games.sanjuan.rules.naming import CardByCard
from tabuleiro.games.sanjuan.state import Table


def begin(s: Table, seat: Seat) -> None:
    """First every empty customs office gets its good, then each player in turn draws (C6)."""
    for owner in owners(s, CUSTOMS, seat):
        if not s.laden[owner * GOOD_KINDS + CUSTOMS_GOOD] and ops.put_good(s, owner, CUSTOMS_GOOD):
            ops.note_goods(s, owner, "produce", [CUSTOMS_GOOD])
    s.then(*[COUNCILS[each] for each in clockwise(s, seat)])


@final
class Council(Step[Table]):
    """The seat draws; what exceeds the cards to keep is discarded, at least 0 (C1, R14)."""

    def run(self, s: Table) -> None:
        number, kept = cards_to_draw(s, self.seat), cards_to_keep(s, self.seat)
        if works(s, self.seat, ARCHIVE):
            excess = ops.draw(s, self.seat, number, "councillor") - kept
            if excess > 0:
                s.stack.append(CouncilDiscard(self.seat, excess))
            return
        ops.draw_to_sort(s, self.seat, number, "councillor")
        if len(s.drawn) > kept:
            s.stack.append(Keep(self.seat, kept))
        else:
            ops.keep_the_drawn(s, self.seat)

    def fault(self, s: Table) -> str | None:
        return role_fault(s, COUNCILLOR)


@final
class Keep(CardByCard):
    """The seat keeps so many of the drawn cards; the others are discarded (C1, C3)."""

    def options(self, s: Table) -> list[Action]:
        return [KEEP[card] for card in nameable(s.drawn, s.least, self.left)]

    def resolve(self, s: Table, action: Action) -> None:
        ops.keep(s, self.seat, action.arg)
        if self.left > 1:
            ops.set_least(s, action.arg)
            s.stack.append(Keep(self.seat, self.left - 1))
        else:
            ops.set_least(s, 0)
            ops.discard_the_drawn(s, self.seat)

    def fault(self, s: Table) -> str | None:
        return role_fault(s, COUNCILLOR) or number_fault("left", self.left, 1, min(2, len(s.drawn)))


@final
class CouncilDiscard(CardByCard):
    """The archive's owner discards as many cards from the whole hand (C4)."""

    def options(self, s: Table) -> list[Action]:
        return [DISCARD[card] for card in nameable(s.hands[self.seat], s.least, self.left)]

    def resolve(self, s: Table, action: Action) -> None:
        ops.discard(s, self.seat, action.arg, "councillor")
        if self.left > 1:
            ops.set_least(s, action.arg)
            s.stack.append(CouncilDiscard(self.seat, self.left - 1))
        else:
            ops.set_least(s, 0)

    def fault(self, s: Table) -> str | None:
        return (
            role_fault(s, COUNCILLOR)
            or building_fault(s, self.seat, ARCHIVE)
            or number_fault("left", self.left, 1, min(7, len(s.hands[self.seat])))
        )


stacked((Council, Keep, CouncilDiscard), Council)

COUNCILS: Final = tuple([Council(seat) for seat in range(4)])
