"""Round (SJ-R, SJ-G): its beginning, the roles in turn, its end."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final, final

from tabuleiro.core.action import Action
from tabuleiro.core.frames import Choice, Frame, Step, stacked
from tabuleiro.games.sanjuan import ops
from tabuleiro.games.sanjuan.actions import DISCARD, PASS, STOP, TUCK
from tabuleiro.games.sanjuan.components import (
    BANK,
    CHAPEL,
    NOBODY,
    NOBODY_CAN_BUILD,
    OFFICE,
    UNDER_BANK,
    UNDER_CHAPEL,
    Seat,
)
from tabuleiro.games.sanjuan.rules.builder import EndBuilding
from tabuleiro.games.sanjuan.rules.buildings import clockwise, hand_limit, nameable, owners, works
from tabuleiro.games.sanjuan.rules.councillor import Council, CouncilDiscard, CouncilDraw, Keep, UsePrefecture
from tabuleiro.games.sanjuan.rules.faults import building_fault, number_fault
from tabuleiro.games.sanjuan.rules.help import UseBuilding
from tabuleiro.games.sanjuan.rules.naming import CardAfterCard, CardSeries
from tabuleiro.games.sanjuan.rules.producer import Produce
from tabuleiro.games.sanjuan.rules.prospector import (
    GoldMine,
    Goldsmith,
    Prospect,
    ProspectorDraw,
    TakeFound,
    UseGoldMine,
)
from tabuleiro.games.sanjuan.rules.roles import TAKES, BeginPhase, TakeRole
from tabuleiro.games.sanjuan.rules.standstill import nobody_can_build
from tabuleiro.games.sanjuan.rules.trader import EndTrading
from tabuleiro.games.sanjuan.state import SanJuanState

STARTING_HAND: Final = 4
LOWEST_LIMIT: Final = 6
OFFICE_CARDS: Final = 2
"""The office exchanges so many (G1)."""


def takers(s: SanJuanState) -> tuple[int, ...]:
    """Who takes a role, in order: everybody once, the governor of two players twice (R1, R2)."""
    seats = clockwise(s, s.governor)
    return (*seats, s.governor) if len(seats) == 2 else seats


def take_roles(s: SanJuanState) -> None:
    """Who has none yet takes a role in this round, then it ends."""
    waiting = list(takers(s))
    for seat in s.roles:
        if seat != NOBODY:
            waiting.remove(seat)
    s.stack.append(END_ROUND[s.governor])
    s.then_all([TAKES[seat] for seat in waiting])


@final
class EndRound(Step[SanJuanState]):
    """The role cards return and the governor card goes on (R5), unless nobody can build any more (E12)."""

    def run(self, s: SanJuanState) -> None:
        if nobody_can_build(s):
            ops.end_game(s, NOBODY_CAN_BUILD)
            return
        ops.end_round(s)
        s.stack.append(BEGIN_ROUND[s.governor])

    def fault(self, s: SanJuanState) -> str | None:
        return governor_fault(self, s)


@final
class BeginRound(Step[SanJuanState]):
    """Office, then chapel and bank, then the hand limit, then the roles (R6)."""

    def run(self, s: SanJuanState) -> None:
        take_roles(s)
        s.stack.append(HAND_LIMITS[self.seat])
        seats = [seat for seat in clockwise(s, self.seat) if s.working[seat] & (1 << CHAPEL | 1 << BANK)]
        tuckers = [each for seat in seats for each in tucking(s, seat)]
        s.then_all([*[Office(seat, 0) for seat in owners(s, OFFICE, self.seat)], *tuckers])

    def fault(self, s: SanJuanState) -> str | None:
        return governor_fault(self, s)


def governor_fault(frame: Frame[SanJuanState], s: SanJuanState) -> str | None:
    return None if frame.seat == s.governor else f"the governor is seat {s.governor}"


def tucking(s: SanJuanState, seat: Seat) -> list[Frame[SanJuanState]]:
    """Chapel first, then the bank, if the seat has them (G4)."""
    frames: list[Frame[SanJuanState]] = []
    if works(s, seat, CHAPEL):
        frames.append(Chapel(seat))
    if works(s, seat, BANK) and not s.bank_used >> seat & 1:
        frames.append(Bank(seat, 0))
    return frames


@final
class Office(CardAfterCard):
    """One or two cards may be discarded, then as many are drawn (G1)."""

    def moot(self, s: SanJuanState) -> bool:
        return not self.given and not s.hands[self.seat]

    def options(self, s: SanJuanState) -> list[Action]:
        return self.offered(s, DISCARD)

    def resolve(self, s: SanJuanState, action: Action) -> None:
        given = self.given
        if action is not PASS and action is not STOP:
            ops.discard(s, self.seat, action.arg, "office")
            given += 1
            if given < OFFICE_CARDS and s.hands[self.seat]:
                ops.set_least(s, action.arg)
                s.stack.append(Office(self.seat, given))
                return
        ops.set_least(s, 0)
        if action is PASS:
            ops.pass_on(s, self.seat, "office")
        ops.draw(s, self.seat, given, "office")

    def fault(self, s: SanJuanState) -> str | None:
        return building_fault(s, self.seat, OFFICE) or number_fault("given", self.given, 0, OFFICE_CARDS - 1)


@final
class Chapel(Choice[SanJuanState]):
    """One card may be put under the chapel (G2)."""

    def moot(self, s: SanJuanState) -> bool:
        return not s.hands[self.seat]

    def options(self, s: SanJuanState) -> list[Action]:
        return [PASS, *[TUCK[card] for card in nameable(s.hands[self.seat], 0, 1)]]

    def resolve(self, s: SanJuanState, action: Action) -> None:
        if action is PASS:
            ops.pass_on(s, self.seat, "chapel")
        else:
            ops.tuck(s, self.seat, action.arg, UNDER_CHAPEL)

    def fault(self, s: SanJuanState) -> str | None:
        return building_fault(s, self.seat, CHAPEL)


@final
class Bank(CardAfterCard):
    """Once in the game any number of cards may be put under the bank (G3, G5)."""

    def moot(self, s: SanJuanState) -> bool:
        return not s.hands[self.seat]

    def options(self, s: SanJuanState) -> list[Action]:
        return self.offered(s, TUCK)

    def resolve(self, s: SanJuanState, action: Action) -> None:
        if action is PASS:
            ops.pass_on(s, self.seat, "bank")
            return
        if action is STOP:
            ops.set_least(s, 0)
            return
        ops.use_bank(s, self.seat)
        ops.tuck(s, self.seat, action.arg, UNDER_BANK)
        self.go_on(s, action.arg, Bank(self.seat, self.given + 1) if s.hands[self.seat] else None)

    def fault(self, s: SanJuanState) -> str | None:
        if not self.given and s.bank_used >> self.seat & 1:
            return f"seat {self.seat} has used the bank already"
        return building_fault(s, self.seat, BANK)


@final
class HandLimits(Step[SanJuanState]):
    """Who holds too many cards discards down to the limit (R7)."""

    def run(self, s: SanJuanState) -> None:
        many = [seat for seat in clockwise(s, self.seat) if len(s.hands[seat]) > LOWEST_LIMIT]
        over = [seat for seat in many if len(s.hands[seat]) > hand_limit(s, seat)]
        s.then_all([HandLimit(seat) for seat in over])


class DiscardDown(CardSeries):
    """The seat discards down to so many cards, own choice of cards."""

    reason: ClassVar[str]

    @abstractmethod
    def limit(self, s: SanJuanState) -> int: ...

    def excess(self, s: SanJuanState) -> int:
        """How many cards are too many; below 0 more could be held."""
        return len(s.hands[self.seat]) - self.limit(s)

    def moot(self, s: SanJuanState) -> bool:
        return self.excess(s) <= 0

    def options(self, s: SanJuanState) -> list[Action]:
        return [DISCARD[card] for card in nameable(s.hands[self.seat], s.least, self.excess(s))]

    def resolve(self, s: SanJuanState, action: Action) -> None:
        ops.discard(s, self.seat, action.arg, self.reason)
        self.go_on(s, action.arg, self if self.excess(s) > 0 else None)

    def fault(self, s: SanJuanState) -> str | None:
        return f"seat {self.seat} holds no more than {self.limit(s)} cards" if self.moot(s) else None


@final
class HandLimit(DiscardDown):
    """At the beginning of a round (R7)."""

    reason: ClassVar[str] = "hand_limit"

    def limit(self, s: SanJuanState) -> int:
        return hand_limit(s, self.seat)


@final
class KeepFour(DiscardDown):
    """After the deal of the advanced start (S6)."""

    reason: ClassVar[str] = "advanced_start"

    def limit(self, s: SanJuanState) -> int:
        return STARTING_HAND


NEXT: Final = (TakeRole, EndRound, BeginRound)
"""What comes after a phase, and after what begins a round."""

stacked(EndRound)
stacked(BeginRound)
stacked((TakeRole, HandLimits, HandLimit, Office, Chapel, Bank, KeepFour), NEXT)
stacked((Office, Chapel, Bank), (Chapel, Bank, HandLimits))
stacked(Office, Office)
stacked(HandLimit, HandLimit)
stacked(KeepFour, KeepFour)
stacked((BeginPhase, EndBuilding, EndTrading, Produce, Council, Keep, CouncilDiscard), NEXT)
stacked((Prospect, GoldMine, Goldsmith, TakeFound), NEXT)
stacked((UseBuilding, CouncilDraw, UsePrefecture, ProspectorDraw, UseGoldMine), NEXT)

END_ROUND: Final = tuple([EndRound(seat) for seat in range(4)])
BEGIN_ROUND: Final = tuple([BeginRound(seat) for seat in range(4)])
HAND_LIMITS: Final = tuple([HandLimits(seat) for seat in range(4)])
