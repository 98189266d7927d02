"""Tasks (L-X1, X7, X8): dealt after the draft, finished at the end of a turn."""

from __future__ import annotations

from typing import Final, final

from tabuleiro.core.action import Action
from tabuleiro.core.frames import Frame, stacked
from tabuleiro.games.lisboa import effects
from tabuleiro.games.lisboa.actions import OFFICE, TASK, number_of
from tabuleiro.games.lisboa.kinds import DEED_BUILDING, DEED_DECREE, DEED_STORE, Deed, Numbers, Seat, TaskId
from tabuleiro.games.lisboa.ops import holdings
from tabuleiro.games.lisboa.rules.lookahead import InAction, LisboaChoice, Procedure, SeatBySeat
from tabuleiro.games.lisboa.rules.rewards import Gain
from tabuleiro.games.lisboa.state import LisboaState, clockwise_from
from tabuleiro.games.lisboa.variants import ops

OPTION: Final = "starting_tasks"
NOBLE_DEEDS: Final[Numbers] = (DEED_STORE, DEED_DECREE, DEED_BUILDING)
"""What the noble action of each noble is as a deed."""


def seats_with_tasks(s: LisboaState) -> list[Seat]:
    value = s.config.options[OPTION]
    assert isinstance(value, list)
    return [seat for seat in value if isinstance(seat, int)]


@final
class DealTasks(Procedure):
    """One task A at random to each player who wants it; the others of deck A leave."""

    def run(self, s: LisboaState) -> None:
        ops.deal_tasks(s, seats_with_tasks(s))

    def fault(self, s: LisboaState) -> str | None:
        dealt = any(s.tasks) or not s.tasks or s.tasks_gone
        return super().fault(s) or ("the tasks are dealt once" if dealt else None)


def end_of_turn(s: LisboaState, seat: Seat) -> list[Frame[LisboaState]]:
    """Right after the church scoring (L-Z2)."""
    return [FinishTasks(seat)] if s.tasks else []


def tasks_fault(s: LisboaState) -> str | None:
    return None if s.tasks else "there are no tasks in this game"


@final
class FinishTasks(Procedure):
    """From the active player clockwise."""

    def run(self, s: LisboaState) -> None:
        s.then_all([FinishTask(seat) for seat in clockwise_from(s, s.active)])

    def fault(self, s: LisboaState) -> str | None:
        return super().fault(s) or tasks_fault(s)


@final
class FinishTask(Procedure, SeatBySeat):
    """One of the tasks done in this turn; with several of them the owner chooses."""

    def run(self, s: LisboaState) -> None:
        done = s.tasks_done[self.seat]
        if len(done) > 1:
            s.then(ChooseTask(self.seat))
        elif done:
            finish(s, self.seat, done[0])

    def fault(self, s: LisboaState) -> str | None:
        return super().fault(s) or tasks_fault(s)


@final
class ChooseTask(LisboaChoice):
    """The task that counts; the others have to be done anew (L-X7)."""

    def moot(self, s: LisboaState) -> bool:
        return not s.tasks_done[self.seat]

    def options(self, s: LisboaState) -> list[Action]:
        return [TASK[task] for task in sorted(s.tasks_done[self.seat])]

    def resolve(self, s: LisboaState, action: Action) -> None:
        finish(s, self.seat, number_of(action))

    def fault(self, s: LisboaState) -> str | None:
        return super().fault(s) or tasks_fault(s)


def finish(s: LisboaState, seat: Seat, task: TaskId) -> None:
    """One of deck B brings its reward."""
    ops.finish_task(s, seat, task)
    s.then_all(frames_of_reward(seat, s.figures.pack.tasks[task].reward))


def frames_of_reward(seat: Seat, reward: effects.Reward) -> list[Frame[LisboaState]]:
    return [
        PlaceOfficial(seat) if effect.kind == effects.EFFECT_PLACE else Gain(seat, effect.kind, effect.amount)
        for effect in reward
    ]


@final
class PlaceOfficial(LisboaChoice):
    """One own official in any office; a full one as in O1, but it is no recruiting (L-X8)."""

    def moot(self, s: LisboaState) -> bool:
        return s.officials[self.seat] == 0

    def options(self, s: LisboaState) -> list[Action]:
        return list(OFFICE)

    def resolve(self, s: LisboaState, action: Action) -> None:
        holdings.place_official(s, self.seat, action.arg)


# Deeds that count in a visit of one's own (L-X5).


@final
class VisitDeed(Procedure, InAction):
    """A deed that counts because it was done in a visit of one's own (L-X5)."""

    def __init__(self, seat: Seat, deed: Deed) -> None:
        super().__init__(seat)
        self.deed: Final = deed

    def run(self, s: LisboaState) -> None:
        ops.note_deed(s, self.seat, self.deed)


def visit_deed(s: LisboaState, seat: Seat, deed: Deed) -> list[Frame[LisboaState]]:
    """Nothing for a seat without tasks."""
    return [VisitDeed(seat, deed)] if s.tasks and s.tasks[seat] else []


stacked((FinishTask, ChooseTask, PlaceOfficial), (FinishTask, Gain))
stacked(Gain, (FinishTask, PlaceOfficial))
