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
from tabuleiro.core.action import Action
from tabuleiro.core.codec import JsonObject, Reader
from tabuleiro.core.errors import BadConfig, Refused
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
    try:
        seen, best, rival = _read(doubt)
    except Refused as fault:
        raise BadConfig(f"--out: puzzle {doubt.puzzle['id']}: {fault}") from None
    game, puzzle = seen.game, doubt.puzzle
    look = appraise(seen, Budget(iterations=DEEP), mix(int(puzzle["id"], 16)), rival)
    if look.best.action is not best or not has_one_answer(look):
        return PuzzleVerdict(puzzle["id"], None)
    return PuzzleVerdict(puzzle["id"], {**puzzle, **what_is_told(game, look), CHECKED: VERSION})


def _read(doubt: Doubt) -> tuple[Perspective, Action, Action]:
    """The position as its seat sees it, the answer, and what comes nearest to it."""
    game, puzzle = registry.game(doubt.game), Reader(doubt.puzzle)
    s: Any = game.load(puzzle["position"].object())
    if not s.stack:
        raise puzzle["position"].refuse("the game is over")
    seen = Perspective.of_state(game, s)
    codes = [each["code"].text() for each in puzzle["options"].items()]
    chosen = [action for code in codes[:2] for action in seen.options if action.code == code]
    if len(chosen) < 2:
        raise puzzle["options"].refuse("expected two options of the position at the least")
    return seen, chosen[0], chosen[1]


def has_one_answer(look: Appraisal) -> bool:
    """No other choice would be accepted as right."""
    return not any(is_solved(hundredths(each.loss)) for each in look.prospects[1:])
