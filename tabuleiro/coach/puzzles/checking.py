"""Checking: puzzles that were found before are looked at again, as positions are appraised now."""

from __future__ import annotations

from typing import Any, NamedTuple

from tabuleiro.bots.base import Budget, Perspective
from tabuleiro.coach.appraisal import Appraisal, appraise
from tabuleiro.coach.assessment import hundredths
from tabuleiro.coach.classes import is_solved
from tabuleiro.coach.puzzles.finding import CHECKED, DEEP, what_is_told
from tabuleiro.coach.review import VERSION
from tabuleiro.core import registry
from tabuleiro.core.codec import JsonObject
from tabuleiro.core.rng import mix


class Doubt(NamedTuple):
    """A puzzle of a game that is to be looked at."""

    game: str
    puzzle: Any


class PuzzleVerdict(NamedTuple):
    """What is told of a puzzle now; None if it has no longer one good answer, and no other."""

    id: str
    puzzle: JsonObject | None


def is_due(puzzle: Any) -> bool:
    return bool(puzzle.get(CHECKED) != VERSION)


def check(doubt: Doubt) -> PuzzleVerdict:
    """One deep look from another seed than those by which it was found."""
    game, puzzle = registry.game(doubt.game), doubt.puzzle
    seen = Perspective.of_state(game, game.load(puzzle["position"]))
    best, rival = [game.actions.parse(each["code"]) for each in puzzle["options"][:2]]
    look = appraise(seen, Budget(iterations=DEEP), mix(int(puzzle["id"], 16)), rival)
    if look.best.action is not best or not has_one_answer(look):
        return PuzzleVerdict(puzzle["id"], None)
    return PuzzleVerdict(puzzle["id"], {**puzzle, **what_is_told(game, look), CHECKED: VERSION})


def has_one_answer(look: Appraisal) -> bool:
    """No other choice would be accepted as right."""
    return not any(is_solved(hundredths(each.loss)) for each in look.prospects[1:])
