"""Tasks (L-X1, X7, X8): dealt after the draft, finished at the end of a turn."""

from __future__ import annotations

from typing import Final, final

from tabuleiro.core.action import Action
from tabuleiro.core.frames import Frame
from tabuleiro.core.rng import shuffle
from tabuleiro.games.lisboa import effects, ops
from tabuleiro.games.lisboa.actions import OFFICE, TASK
from tabuleiro.games.lisboa.kinds import Seat, TaskId
from tabuleiro.games.lisboa.rules.lookahead import Procedure, Question
from tabuleiro.games.lisboa.rules.rewards import Gain
from tabuleiro.games.lisboa.state import Table, clockwise_from

OPTION: Final = "starting_tasks"
TASKS_FOR_A: Final = 2
"""So many tasks of deck B come for one of deck A."""


def seats_with_tasks(s: Table) -> list[Seat]:
    value = s.config.options[OPTION]
    assert isinstance(value, list)
    return [seat for seat in value if isinstance(seat, int)]


@final
class DealTasks(Procedure):
    """One task A at random to each player who wants it; the others of deck A leave."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        deck_a, deck_b = (list(deck) for deck in s.figures.pack.task_decks)
        shuffle(s, deck_a)
        shuffle(s, deck_b)
        wanted = seats_with_tasks(s)
        seats = range(s.config.players)
        s.tasks = tuple([(deck_a.pop(),) if seat in wanted else () for seat in seats])
        s.tasks_done = ((),) * s.config.players
        s.task_deck = tuple(deck_b)
        s.reveals += 1
        if s.journal is not None:
            for seat in wanted:
                s.note("task", seat, {"tasks": list(s.tasks[seat])})


def begin_turn(s: Table) -> None:
    """A deed counts for the turn in which it was done."""
    if s.tasks:
        s.tasks_done = ((),) * s.config.players


def end_of_turn(s: Table, seat: Seat) -> list[Frame[Table]]:
    """Right after the church scoring (L-Z2)."""
    return [FinishTasks(seat)] if s.tasks else []


@final
class FinishTasks(Procedure):
    """From the active player clockwise."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.then(*[FinishTask(seat) for seat in clockwise_from(s, s.active)])


@final
class FinishTask(Procedure):
    """One of the tasks done in this turn; with several of them the owner chooses."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        done = s.tasks_done[self.seat]
        if len(done) > 1:
            s.then(ChooseTask(self.seat))
        elif done:
            finish(s, self.seat, done[0])


@final
class ChooseTask(Question):
    """The task that counts; the others have to be done anew (L-X7)."""

    __slots__ = ()

    def moot(self, s: Table) -> bool:
        return not s.tasks_done[self.seat]

    def options(self, s: Table) -> list[Action]:
        return [TASK[task] for task in sorted(s.tasks_done[self.seat])]

    def resolve(self, s: Table, action: Action) -> None:
        finish(s, self.seat, action.arg + 1)


def finish(s: Table, seat: Seat, task: TaskId) -> None:
    """The task leaves; for one of deck A come two of deck B, for one of deck B its reward."""
    left = tuple([other for other in s.tasks[seat] if other != task])
    deck_a, _ = s.figures.pack.task_decks
    drawn = _draw(s) if task in deck_a else ()
    s.tasks = (*s.tasks[:seat], (*left, *drawn), *s.tasks[seat + 1 :])
    s.tasks_done = (*s.tasks_done[:seat], (), *s.tasks_done[seat + 1 :])
    s.tasks_gone = (*s.tasks_gone, task)
    if s.journal is not None:
        s.note("task_finished", seat, {"task": task, "new": list(drawn)})
    s.then(*reward_frames(seat, s.figures.pack.tasks[task].reward))


def _draw(s: Table) -> tuple[int, ...]:
    """With too few left in the deck, fewer."""
    drawn = s.task_deck[-TASKS_FOR_A:]
    s.task_deck = s.task_deck[: len(s.task_deck) - len(drawn)]
    s.reveals += 1
    return drawn


def reward_frames(seat: Seat, reward: effects.Reward) -> list[Frame[Table]]:
    return [
        PlaceOfficial(seat) if effect.kind == effects.EFFECT_PLACE else Gain(seat, effect.kind, effect.amount)
        for effect in reward
    ]


@final
class PlaceOfficial(Question):
    """One own official in any office; a full one as in O1, but it is no recruiting (L-X8)."""

    __slots__ = ()

    def moot(self, s: Table) -> bool:
        return s.officials[self.seat] == 0

    def options(self, s: Table) -> list[Action]:
        return list(OFFICE)

    def resolve(self, s: Table, action: Action) -> None:
        ops.place_official(s, self.seat, action.arg)
