"""Practice: what somebody has solved, on which days, and which own mistakes come again when.

Days are whole and counted from 1970. A record is plain JSON, so that any host can keep it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from tabuleiro.coach.classes import is_solved
from tabuleiro.core.codec import JsonObject

INTERVALS: Final = (1, 4, 10, 30, 90)
"""Days until a mistake is asked again, the longer the more often it was answered well; then it is learnt."""
MOST_MISTAKES: Final = 200
"""Only so many wait at a time; the dearest ones stay."""
WEEK: Final = 7


@final
class Practised:
    """The record of one person."""

    def __init__(self, kept: Any = None) -> None:
        found = kept or {}
        self._solved: Final[dict[str, int]] = found.get("solved", {})
        """By puzzle the day on which it was solved first."""
        self._days: Final[list[int]] = found.get("days", [])
        """The days whose puzzle was solved, in their order."""
        self._looked: Final[list[str]] = found.get("looked", [])
        """Puzzles of which the answer was shown before they were solved."""
        self._mistakes: Final[dict[str, Any]] = found.get("mistakes", {})
        self._taken: Final[list[str]] = found.get("taken", [])
        """Tables whose reviews were looked through."""
        self.learnt: int = found.get("learnt", 0)
        """How many mistakes came no more."""

    def to_json(self) -> JsonObject:
        return {
            "solved": dict(self._solved),
            "days": list(self._days),
            "looked": list(self._looked),
            "mistakes": dict(self._mistakes),
            "taken": list(self._taken),
            "learnt": self.learnt,
        }

    # Puzzles.

    def has_solved(self, puzzle: str) -> bool:
        return puzzle in self._solved

    def solve(self, puzzle: str, day: int, *, of_the_day: bool) -> None:
        """Note a right answer; the day counts unless the answer was looked at before."""
        if puzzle in self._looked:
            return
        self._solved.setdefault(puzzle, day)
        if of_the_day and day not in self._days:
            self._days.append(day)

    def look(self, puzzle: str) -> None:
        """Note that the answer was shown; what is solved stays so."""
        if puzzle not in self._solved and puzzle not in self._looked:
            self._looked.append(puzzle)

    def streak(self, today: int) -> int:
        """Days in a row whose puzzle was solved; today may still be open."""
        last = today if today in self._days else today - 1
        length = 0
        while last - length in self._days:
            length += 1
        return length

    def longest(self) -> int:
        begins = [day for day in self._days if day - 1 not in self._days]
        return max([self._length_from(day) for day in begins], default=0)

    def _length_from(self, day: int) -> int:
        length = 1
        while day + length in self._days:
            length += 1
        return length

    def week(self, today: int) -> list[bool]:
        """Whether the puzzle was solved on each of the last seven days, today last."""
        return [day in self._days for day in range(today - WEEK + 1, today + 1)]

    # Own mistakes.

    def mistakes(self, game: str) -> list[dict[str, Any]]:
        """Those that wait, the most urgent first."""
        waiting = [each for each in self._mistakes.values() if each["game"] == game]
        return sorted(waiting, key=lambda each: (each["due"], -each["loss"]))

    def mistake(self, name: str) -> dict[str, Any] | None:
        return self._mistakes.get(name)

    def has_taken(self, table: str) -> bool:
        return table in self._taken

    def take_errors(self, game: str, table: str, seat: int, moments: Sequence[Any], today: int) -> None:
        """Take the errors of a seat out of the moments of a review, once for each table."""
        self._taken.append(table)
        for each in moments:
            if each["seat"] == seat and each["counts"] and not is_solved(each["loss"]):
                self.take_mistake(game, table, each, today)

    def take_mistake(self, game: str, table: str, moment: Any, today: int) -> None:
        """Ask for the choice of a moment from today on."""
        name = f"{table}-{moment['move']}"
        self._mistakes.setdefault(name, _mistake(name, game, table, moment, today))
        dearest = sorted(self._mistakes, key=lambda each: -self._mistakes[each]["loss"])
        for each in dearest[MOST_MISTAKES:]:
            del self._mistakes[each]

    def answer_mistake(self, name: str, today: int, *, right: bool) -> None:
        """Ask it again after a longer time, or tomorrow; what was known five times is learnt."""
        each = self._mistakes[name]
        if each["due"] > today:
            return
        each["seen"] += 1
        each["known"] = each["known"] + 1 if right else 0
        if each["known"] >= len(INTERVALS):
            del self._mistakes[name]
            self.learnt += 1
        else:
            each["due"] = today + interval(each)


def interval(mistake: Any) -> int:
    """In how many days the mistake comes again when it has been answered well once more."""
    return INTERVALS[min(mistake["known"], len(INTERVALS) - 1)]


def loss_of(options: Sequence[Mapping[str, Any]], code: str) -> int:
    """What a choice loses by the options that are known, best first; any other loses as much as the last."""
    losses: dict[str, int] = {each["code"]: each["loss"] for each in options}
    return losses.get(code, max(losses.values()))


def _mistake(name: str, game: str, table: str, moment: Any, today: int) -> dict[str, Any]:
    """What is needed to ask again; the position follows from the game itself."""
    best = moment["prospects"][0]
    return {
        "id": name,
        "game": game,
        "table": table,
        "move": moment["move"],
        "round": moment["round"],
        "class": moment["class"],
        "loss": moment["loss"],
        "options": [
            {"code": each["code"], "chance": each["chances"][moment["seat"]], "loss": each["loss"]}
            for each in moment["prospects"]
        ],
        "reasons": moment["reasons"],
        "course": best["course"],
        "seen": 0,
        "known": 0,
        "due": today,
    }
