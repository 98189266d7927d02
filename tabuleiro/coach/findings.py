"""Findings: what has been judged of a finished game, part by part, and what it adds up to so far."""

from __future__ import annotations

from collections.abc import Container
from typing import Final, NamedTuple, final

from tabuleiro.bots.levels import thought_of
from tabuleiro.bots.thought import Thought
from tabuleiro.coach.chances import Hundredths
from tabuleiro.coach.moments import key_moments
from tabuleiro.coach.summary import chances_by_move, moments, summaries
from tabuleiro.core.codec import JsonObject

PART: Final = 2
"""Moves that are judged in one go: whoever waits for the same worker waits no longer than that."""


class Judged(NamedTuple):
    """What a worker found in a part."""

    first: int
    assessments: list[JsonObject]


def missing(moves: int, known: Container[int]) -> list[int]:
    """The first moves of the parts that are still to be judged, in the order of the game."""
    return [first for first in range(0, moves, PART) if first not in known]


@final
class Findings:
    """The parts of a game with so many moves and this result that have been judged."""

    def __init__(self, game: str, moves: int, result: Hundredths) -> None:
        self._game: Final = game
        self._moves: Final = moves
        self._result: Final = result
        self._judged: Final[dict[int, list[JsonObject]]] = {}

    def take(self, judged: Judged) -> None:
        self._judged[judged.first] = judged.assessments

    def missing(self) -> list[int]:
        return missing(self._moves, self._judged)

    def to_json(self) -> JsonObject:
        """`done` of `moves` have been judged; all up to the first gap is told, as luck needs what follows."""
        thought = thought_of(self._game)
        assert isinstance(thought, Thought), "a game without a judge was refused before"
        gaps = self.missing()
        known = gaps[0] if gaps else self._moves
        judged = [each for first in range(0, known, PART) for each in self._judged[first]]
        end = None if gaps else self._result
        found = moments(judged, end)
        seats = summaries(found, self._result)
        return {
            "game": self._game,
            "moves": self._moves,
            "done": min(self._moves, PART * len(self._judged)),
            "known": known,
            "result": list(self._result),
            "scale": list(thought.error_rates),
            "seats": [each.to_json(thought.error_rates) for each in seats],
            "chances": [list(each) for each in chances_by_move(found, known, end)],
            "moments": [moment.to_json() for moment in found],
            "key_moments": list(key_moments(found, len(self._result), whole=not gaps)),
        }
