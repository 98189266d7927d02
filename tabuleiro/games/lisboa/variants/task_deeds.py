"""The deeds that tasks ask for (L-X5, L-X6): noted when they are done, rewarded at the end of the turn."""

from __future__ import annotations

from typing import ClassVar, Final, final

from tabuleiro.core.frames import Frame
from tabuleiro.games.lisboa.kinds import DEED_BUILDING, DEED_DECREE, DEED_STORE, Deed, Seat
from tabuleiro.games.lisboa.rules.lookahead import Procedure
from tabuleiro.games.lisboa.state import Table

NOBLE_DEEDS: Final = (DEED_STORE, DEED_DECREE, DEED_BUILDING)
"""What the noble action of each noble is as a deed."""


def note_deed(s: Table, seat: Seat, deed: Deed) -> None:
    """Every task of the seat that asks for this deed is done in this turn."""
    if not s.tasks:
        return
    tasks = s.figures.pack.tasks
    done = [task for task in s.tasks[seat] if deed in tasks[task].deeds and task not in s.tasks_done[seat]]
    if done:
        before = s.tasks_done
        s.tasks_done = (*before[:seat], (*before[seat], *done), *before[seat + 1 :])
        if s.journal is not None:
            for task in done:
                s.note("task_done", seat, {"task": task})


@final
class VisitDeed(Procedure):
    """A deed that counts because it was done in a visit of one's own (L-X5)."""

    __slots__ = ("deed",)
    FIELDS: ClassVar[tuple[str, ...]] = ("deed",)

    def __init__(self, seat: Seat, deed: int) -> None:
        super().__init__(seat)
        self.deed: Final = deed

    def run(self, s: Table) -> None:
        note_deed(s, self.seat, self.deed)


def visit_deed(s: Table, seat: Seat, deed: Deed) -> list[Frame[Table]]:
    """Nothing for a seat without tasks."""
    return [VisitDeed(seat, deed)] if s.tasks and s.tasks[seat] else []
