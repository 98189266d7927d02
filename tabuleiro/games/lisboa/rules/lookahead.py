"""Look-ahead (L-T7): what is legal is only what lets all that is then compulsory be completed."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, final

from tabuleiro.core import rules
from tabuleiro.core.action import Action
from tabuleiro.core.frames import Choice, Frame, Step
from tabuleiro.core.native import trait
from tabuleiro.games.lisboa.kinds import Seat
from tabuleiro.games.lisboa.ops.trial import clone_above
from tabuleiro.games.lisboa.state import LisboaState


@trait
class InAction:
    """Part of an action: a payment, a state action or an item of a reward may come right before it."""


@trait
class SeatBySeat:
    """Of one seat after another: it and what stands on it may be of another seat than what is below."""


class Procedure(Step[LisboaState]):
    """The game acts."""

    def fault(self, s: LisboaState) -> str | None:
        return order_fault(self, s)

    def refuses(self, above: Frame[LisboaState]) -> str | None:
        """Why that frame, though of a kind that may, cannot come right before this one."""
        return None


class OfAmount(Procedure):
    """So many of something."""

    def __init__(self, seat: Seat, amount: int) -> None:
        super().__init__(seat)
        self.amount: Final = amount


class LisboaChoice(Choice[LisboaState]):
    """A seat decides; nothing compulsory comes later, or it is a `BoundChoice`."""

    def fault(self, s: LisboaState) -> str | None:
        return order_fault(self, s)

    def refuses(self, above: Frame[LisboaState]) -> str | None:
        """As for a procedure."""
        return None


def order_fault(frame: Frame[LisboaState], s: LisboaState) -> str | None:
    """Why the frame cannot come before the very one below: another's, or one that refuses it."""
    if not s.stack:
        return None
    below, name = s.stack[-1], type(frame).__name__
    if frame.seat != below.seat and not isinstance(frame, SeatBySeat) and not isinstance(below, SeatBySeat):
        return f"{name} of seat {frame.seat} cannot stand on {type(below).__name__} of seat {below.seat}"
    return below.refuses(frame) if isinstance(below, Procedure | LisboaChoice) else None


class LacerdaActs(Procedure):
    """Something that Lacerda does."""

    def fault(self, s: LisboaState) -> str | None:
        return super().fault(s) or (None if s.figures.solo else "Lacerda plays in the solo game only")


@final
class Fulfilled(Procedure, InAction):
    """Here the compulsory part of a play, visit, follow or event is over."""

    def run(self, s: LisboaState) -> None:
        pass  # it only marks the place on the stack


class BoundChoice(LisboaChoice):
    """A choice that may stand in a compulsory part."""

    @abstractmethod
    def choices(self, s: LisboaState) -> list[Action]:
        """What the rule at hand allows, whatever comes later; empty where it cannot be fulfilled."""

    def options(self, s: LisboaState) -> list[Action]:
        return viable(s, self.choices(s))

    def fulfillable(self, s: LisboaState) -> bool:
        """Whether some way of going on fulfils it, if nothing compulsory comes after it."""
        return bool(self.choices(s))

    def worth_trying(self, s: LisboaState) -> list[Action]:
        """The options of which look-ahead has to try each, if nothing else is known of what follows."""
        return self.options(s)

    def assured(self, s: LisboaState, place: int) -> bool:
        """From its place on the stack it can surely be fulfilled, whatever the frames above it do.

        False where only trying tells.
        """
        return True


def viable(s: LisboaState, choices: list[Action]) -> list[Action]:
    """The choices after which the compulsory part on the stack can still be completed.

    A part is begun only if it can be completed, so a single choice needs no test.
    """
    if len(choices) < 2:
        return choices
    end = end_of_compulsory_part(s)
    if end < 0 or all_assured(s, end):
        return choices
    return [action for action in choices if _leads_on(s, end, action)]


def end_of_compulsory_part(s: LisboaState) -> int:
    """The place of its end on the stack, -1 if nothing is compulsory now."""
    for place, frame in enumerate(s.stack):
        if type(frame) is Fulfilled:
            return place
    return -1


def can_go_on(s: LisboaState) -> bool:
    """Whether the compulsory part on the stack, if there is one, can be completed."""
    end = end_of_compulsory_part(s)
    return end < 0 or _completes(clone_above(s, end))


def all_assured(s: LisboaState, end: int) -> bool:
    for place in range(end + 1, len(s.stack) - 1):
        frame = s.stack[place]
        if isinstance(frame, BoundChoice) and not frame.assured(s, place):
            return False
    return True


def _leads_on(s: LisboaState, end: int, action: Action) -> bool:
    trial = clone_above(s, end)
    rules.apply(trial, action)
    return _completes(trial)


def completes(trial: LisboaState) -> bool:
    """Whether everything on the stack of this clone, on which nothing else lies, can be done."""
    rules.settle(trial)
    return _completes(trial)


def _completes(trial: LisboaState) -> bool:
    """Tries all ways of a settled clone; nothing hidden is turned up on them, so the answer is exact.

    The last way is tried on the clone itself, which is of no more use after that.
    """
    if not trial.stack:
        return True
    frame = trial.stack[-1]
    if len(trial.stack) == 1 and isinstance(frame, BoundChoice):
        return frame.fulfillable(trial)
    ways = frame.worth_trying(trial) if isinstance(frame, BoundChoice) else rules.options(trial)
    last = len(ways) - 1
    for number, action in enumerate(ways):
        further = trial.clone() if number < last else trial
        rules.apply(further, action)
        if _completes(further):
            return True
    return False
