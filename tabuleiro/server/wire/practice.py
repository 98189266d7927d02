"""Practice: the JSON shapes of puzzles, their answers, and what somebody has solved.

Chances and losses are in hundredths of a point of chance; days are counted from 1970.
"""

from __future__ import annotations

from msgspec import Struct, field

from tabuleiro.coach.puzzles.difficulty import Difficulty
from tabuleiro.server.wire.coach import Class, ExpectedChoice, Reason
from tabuleiro.server.wire.http import Code, Incoming
from tabuleiro.table.shapes import Welcome


class PuzzleInfo(Struct, kw_only=True):
    id: str
    theme: str
    difficulty: Difficulty
    players: int
    round: int
    solved: bool


class MistakeInfo(Struct, kw_only=True):
    """A choice of your own that lost; it is asked again on the day `due`, and then `interval` days later."""

    id: str
    table: str
    name: str
    move: int
    round: int
    class_: Class = field(name="class")
    loss: int
    seen: int
    due: int
    interval: int


class Streak(Struct, kw_only=True):
    """Days in a row whose puzzle was solved; `week` are the last seven days, today last."""

    days: int
    longest: int
    week: list[bool]


class Practice(Struct, kw_only=True):
    """What there is to practise; `daily` is the puzzle of the day, null for a game without puzzles.

    `known` is false for somebody who has not been here before, of whom nothing is kept yet.
    """

    game: str
    today: int
    known: bool
    daily: str | None
    themes: list[str]
    puzzles: list[PuzzleInfo]
    streak: Streak
    mistakes: list[MistakeInfo]
    learnt: int


class Puzzle(Struct, kw_only=True):
    """A position as its seat sees it; `theme` and `difficulty` are null for an own mistake."""

    id: str
    theme: str | None
    difficulty: Difficulty | None
    position: Welcome


class PuzzleReply(Incoming):
    """The choice, or null to be shown the answer."""

    code: Code | None


class PuzzleOption(Struct, kw_only=True):
    code: str
    chance: int
    loss: int


class PuzzleAnswer(Struct, kw_only=True):
    """How an answer was; `options`, `reasons`, `course` and `found` stay empty until it is right or shown.

    `nudge` says after a wrong answer what to look at; `found` has the percentage of bots of each level that
    find the answer.
    """

    right: bool
    loss: int | None
    nudge: Reason | None
    options: list[PuzzleOption]
    reasons: list[Reason]
    course: list[ExpectedChoice]
    found: dict[str, int]
    streak: Streak


class AskAgain(Incoming):
    """A moment of the review of a table at which you sat."""

    table: str
    move: int
