"""Ahead: what bots will be asked after each choice of the person to act, so that they can think before it.

The course of the game is followed in copies of the position that nobody is shown; a bot gets the view that it
will get if things go so, and its answer is used if it then is asked this very question.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any, Final, cast, final

from tabuleiro.core import rules
from tabuleiro.core.action import Action
from tabuleiro.core.game import Game
from tabuleiro.core.state import State
from tabuleiro.table import thinking
from tabuleiro.table.shapes import View
from tabuleiro.table.table import Intention, Table
from tabuleiro.table.thinking import Answer, Question

MOST_FORESEEN: Final = 64
"""Answers that a table keeps; the oldest go first."""


@final
class Foreseen:
    """Answers to questions that may be asked."""

    def __init__(self) -> None:
        self._answers: Final[deque[tuple[Question, Answer]]] = deque(maxlen=MOST_FORESEEN)

    def keep(self, asked: Question, answer: Answer) -> None:
        self._answers.append((_anywhere(asked), answer))

    def answer(self, asked: Question) -> Answer | None:
        """What the bot would say now, as it sees the same and has the same chance."""
        wanted = _anywhere(asked)
        return next((answer for known, answer in self._answers if known == wanted), None)


def _anywhere(asked: Question) -> Question:
    """The question without the number of the entry before it, which does not matter to a bot."""
    return asked._replace(after=0)


@final
class Course:
    """How the game may go on."""

    def __init__(self, state: State, plans: dict[int, Intention], moves: int) -> None:
        self._state: Final = state
        self._plans: Final = plans
        self._moves = moves

    @classmethod
    def of(cls, table: Table) -> Course:
        return cls(table.in_play().state.clone(), dict(table.plans), table.progress().moves)

    @property
    def options(self) -> list[Action]:
        return rules.options(self._state)

    @property
    def to_act(self) -> int | None:
        return rules.to_act(self._state)

    def after(self, action: Action) -> Course:
        """Another course, on which the seat to act has chosen this."""
        found = Course(self._state.clone(), dict(self._plans), self._moves)
        found.choose(action)
        return found

    def answered(self, game: Game[Any], seat: int, answer: Answer) -> None:
        thinking.keep_plan(self._plans, seat, answer)
        self.choose(game.actions.parse(answer.code))

    def choose(self, action: Action) -> None:
        rules.apply(self._state, action)
        self._moves += 1

    def question(self, table: Table, seat: int, level: str) -> Question:
        seed = thinking.chance(table.header.seed or 0, self._moves)
        view = cast(View, table.game.view(self._state, seat))
        return Question(table.header.game, level, seed, view, 0, self._plans.get(seat))


@final
class Ahead:
    """The bots' questions after every choice of the seat to act, the nearest first."""

    def __init__(self, table: Table, bots: Sequence[str | None], foreseen: Foreseen) -> None:
        self._table: Final = table
        self._bots: Final = bots
        """By seat, the level of the bot that plays it."""
        self._foreseen: Final = foreseen
        now = Course.of(table)
        self._courses: Final = deque([now.after(action) for action in now.options])
        self._asked: Final[list[tuple[Question, list[Course]]]] = []

    def question(self) -> Question | None:
        """What to think about next; None if there is nothing, or nothing before others have been answered."""
        while self._courses:
            course = self._courses.popleft()
            asked = self._next_question(course)
            if asked is not None and self._is_new(asked, course):
                return asked
        return None

    def learn(self, asked: Question, answer: Answer) -> None:
        """Follow all courses on which this was asked."""
        self._foreseen.keep(asked, answer)
        for known, courses in self._asked:
            if known is asked:
                self._courses.extend(courses)
                courses.clear()

    def _next_question(self, course: Course) -> Question | None:
        """Follow a course to what has to be thought about, or to a choice of a person or the end."""
        while (seat := course.to_act) is not None:
            level = self._bots[seat]
            if level is not None:
                asked = course.question(self._table, seat, level)
                answer = thinking.known_answer(asked) or self._foreseen.answer(asked)
                if answer is None:
                    return asked
                course.answered(self._table.game, seat, answer)
            elif len(course.options) == 1:
                course.choose(course.options[0])
            else:
                return None
        return None

    def _is_new(self, asked: Question, course: Course) -> bool:
        """Courses that look alike to the bot need one thought."""
        for known, courses in self._asked:
            if known == asked:
                courses.append(course)
                return False
        self._asked.append((asked, [course]))
        return True
