"""Roles: taking one begins its phase, which is resolved completely before the next one is taken (R1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from tabuleiro.core.action import Action
from tabuleiro.core.frames import Choice, Step, stacked
from tabuleiro.games.sanjuan import ops
from tabuleiro.games.sanjuan.actions import PASS, TAKE, USE_LIBRARY
from tabuleiro.games.sanjuan.components import LIBRARY, NOBODY, ROLES, Role, Seat
from tabuleiro.games.sanjuan.rules import builder, councillor, producer, prospector, trader
from tabuleiro.games.sanjuan.rules.buildings import works
from tabuleiro.games.sanjuan.rules.faults import building_fault
from tabuleiro.games.sanjuan.state import SanJuanState

BEGIN: Final[tuple[Callable[[SanJuanState, int], None], ...]] = (
    builder.begin,
    producer.begin,
    trader.begin,
    councillor.begin,
    prospector.begin,
)
"""How each phase begins, in the order of the roles."""


@final
class TakeRole(Choice[SanJuanState]):
    """The seat takes one of the roles still in the middle (R1, R3)."""

    def options(self, s: SanJuanState) -> list[Action]:
        return [TAKE[role] for role, taker in enumerate(s.roles) if taker == NOBODY]

    def resolve(self, s: SanJuanState, action: Action) -> None:
        ops.take_role(s, self.seat, action.arg)
        begin_phase(s, self.seat, action.arg)


def most_roles(s: SanJuanState, seat: Seat) -> int:
    """One, or two for the governor of two players (R1, R2)."""
    return 2 if len(s.hands) == 2 and seat == s.governor else 1


@final
class BeginPhase(Step[SanJuanState]):
    """The phase of a role that the seat has taken; only positions set up by hand contain it."""

    def __init__(self, seat: Seat, role: Role) -> None:
        super().__init__(seat)
        self.role: Final = role

    def run(self, s: SanJuanState) -> None:
        begin_phase(s, self.seat, self.role)

    def fault(self, s: SanJuanState) -> str | None:
        return None if s.roles[self.role] == self.seat else f"seat {self.seat} is not the {ROLES[self.role]}"


def begin_phase(s: SanJuanState, seat: Seat, role: Role) -> None:
    """The phase begins; with two players the governor is asked about the library when about to act (X4)."""
    BEGIN[role](s, seat)
    if asks_for_library(s, seat):
        s.stack.append(UseLibrary(seat))


def asks_for_library(s: SanJuanState, seat: Seat) -> bool:
    """Two players, the governor's first role, and a library at work."""
    if len(s.hands) > 2 or seat != s.governor:
        return False
    return s.roles.count(seat) == 1 and works(s, seat, LIBRARY)


@final
class UseLibrary(Choice[SanJuanState]):
    """The governor of two players says whether the library works now or for the second role (X4)."""

    def options(self, s: SanJuanState) -> list[Action]:
        return [PASS, USE_LIBRARY]

    def resolve(self, s: SanJuanState, action: Action) -> None:
        ops.use_library(s, self.seat, used=action is USE_LIBRARY)

    def fault(self, s: SanJuanState) -> str | None:
        if asks_for_library(s, self.seat):
            return None
        return building_fault(s, self.seat, LIBRARY) or f"seat {self.seat} is not asked about the library"


stacked(UseLibrary, (builder.Build, producer.Produce, trader.Sell, councillor.Council, prospector.Prospect))
stacked(UseLibrary, councillor.UseCustoms)

TAKES: Final = tuple([TakeRole(seat) for seat in range(4)])
