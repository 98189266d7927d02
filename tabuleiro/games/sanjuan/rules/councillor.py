"""Councillor phase (SJ-C): everybody draws cards, keeps some and discards the others."""

from __future__ import annotations

from typing import ClassVar, Final, final

from tabuleiro.core.action import Action
from tabuleiro.core.frames import Step, stacked
from tabuleiro.games.sanjuan import ops
from tabuleiro.games.sanjuan.actions import DISCARD, KEEP, PASS
from tabuleiro.games.sanjuan.components import (
    ARCHIVE,
    COUNCILLOR,
    CUSTOMS,
    CUSTOMS_GOOD,
    PREFECTURE,
    Kind,
    Seat,
    good_at,
)
from tabuleiro.games.sanjuan.rules.buildings import (
    cards_to_draw,
    cards_to_keep,
    nameable,
    owners,
    works,
)
from tabuleiro.games.sanjuan.rules.faults import building_fault, number_fault, role_fault
from tabuleiro.games.sanjuan.rules.help import Drawing, Help, declining_fault
from tabuleiro.games.sanjuan.rules.naming import CardByCard
from tabuleiro.games.sanjuan.rules.turns import take_turns, turns
from tabuleiro.games.sanjuan.state import SanJuanState


def begin(s: SanJuanState, seat: Seat) -> None:
    """First every empty customs office gets its good, then each player in turn draws (C6)."""
    empty = [owner for owner in owners(s, CUSTOMS, seat) if not s.laden[good_at(owner, CUSTOMS_GOOD)]]
    take_turns(s, PHASE, seat)
    if s.may_decline:
        s.then_all([UseCustoms(owner) for owner in empty])
    else:
        for owner in empty:
            fill_customs(s, owner)


def fill_customs(s: SanJuanState, seat: Seat) -> None:
    """An unseen card is the good of the customs office (T6)."""
    if ops.put_good(s, seat, CUSTOMS_GOOD):
        ops.note_goods(s, seat, "produce", [CUSTOMS_GOOD])


@final
class UseCustoms(Help):
    """The owner of an empty customs office may take its good (T6, R11)."""

    HELPER: ClassVar[Kind] = CUSTOMS

    def accept(self, s: SanJuanState) -> None:
        fill_customs(s, self.seat)

    def fault(self, s: SanJuanState) -> str | None:
        if s.laden[good_at(self.seat, CUSTOMS_GOOD)]:
            return "a good lies on the customs office"
        return super().fault(s) or role_fault(s, COUNCILLOR)


@final
class Council(Step[SanJuanState]):
    """The seat draws; what exceeds the cards to keep is discarded, at least 0 (C1, R14)."""

    def run(self, s: SanJuanState) -> None:
        if s.may_decline:
            s.stack.append(CouncilDraw(self.seat))
        else:
            council(s, self.seat, cards_to_draw(s, self.seat), cards_to_keep(s, self.seat))

    def fault(self, s: SanJuanState) -> str | None:
        return role_fault(s, COUNCILLOR)


def council(s: SanJuanState, seat: Seat, number: int, kept: int) -> None:
    """Draw so many cards and keep so many of them, or as many of the whole hand (C4)."""
    if works(s, seat, ARCHIVE):
        excess = ops.draw(s, seat, number, "councillor") - kept
        if excess > 0:
            s.stack.append(CouncilDiscard(seat, excess))
        return
    ops.draw_to_sort(s, seat, number, "councillor")
    if len(s.drawn) > kept:
        s.stack.append(KEEPS[seat][kept])
    else:
        ops.keep_the_drawn(s, seat)


@final
class CouncilDraw(Drawing):
    """The seat says how many cards it draws in the councillor phase (C1, C2, R11)."""

    def numbers(self, s: SanJuanState) -> list[int]:
        return list(range(2, cards_to_draw(s, self.seat) + 1, 3))

    def resolve(self, s: SanJuanState, action: Action) -> None:
        if action is PASS:
            ops.pass_on(s, self.seat, "councillor")
        elif works(s, self.seat, PREFECTURE):
            s.stack.append(UsePrefecture(self.seat, action.arg))
        else:
            council(s, self.seat, action.arg, 1)

    def fault(self, s: SanJuanState) -> str | None:
        return declining_fault(s) or role_fault(s, COUNCILLOR)


@final
class UsePrefecture(Help):
    """The seat keeps two of the cards that it draws, or one (C3, R11)."""

    HELPER: ClassVar[Kind] = PREFECTURE

    def __init__(self, seat: Seat, draws: int) -> None:
        super().__init__(seat)
        self.draws: Final = draws

    def accept(self, s: SanJuanState) -> None:
        council(s, self.seat, self.draws, 2)

    def decline(self, s: SanJuanState) -> None:
        council(s, self.seat, self.draws, 1)

    def fault(self, s: SanJuanState) -> str | None:
        return super().fault(s) or role_fault(s, COUNCILLOR)


@final
class Keep(CardByCard):
    """The seat keeps so many of the drawn cards; the others are discarded (C1, C3)."""

    def options(self, s: SanJuanState) -> list[Action]:
        return [KEEP[card] for card in nameable(s.drawn, s.least, self.left)]

    def resolve(self, s: SanJuanState, action: Action) -> None:
        ops.keep(s, self.seat, action.arg)
        self.go_on(s, action.arg, KEEPS[self.seat][self.left - 1] if self.left > 1 else None)
        if self.left == 1:
            ops.discard_the_drawn(s, self.seat)

    def fault(self, s: SanJuanState) -> str | None:
        return role_fault(s, COUNCILLOR) or number_fault("left", self.left, 1, min(2, len(s.drawn)))


@final
class CouncilDiscard(CardByCard):
    """The archive's owner discards as many cards from the whole hand (C4)."""

    def options(self, s: SanJuanState) -> list[Action]:
        return [DISCARD[card] for card in nameable(s.hands[self.seat], s.least, self.left)]

    def resolve(self, s: SanJuanState, action: Action) -> None:
        ops.discard(s, self.seat, action.arg, "councillor")
        self.go_on(s, action.arg, CouncilDiscard(self.seat, self.left - 1) if self.left > 1 else None)

    def fault(self, s: SanJuanState) -> str | None:
        return (
            role_fault(s, COUNCILLOR)
            or building_fault(s, self.seat, ARCHIVE)
            or number_fault("left", self.left, 1, min(7, len(s.hands[self.seat])))
        )


stacked((UseCustoms, Council, CouncilDraw, UsePrefecture, Keep, CouncilDiscard), Council)
stacked(UseCustoms, UseCustoms)

PHASE: Final = turns([Council(seat) for seat in range(4)])
KEEPS: Final = tuple([tuple([Keep(seat, left) for left in range(3)]) for seat in range(4)])
