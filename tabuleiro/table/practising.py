"""Practising: what is told of puzzles, their answers and own mistakes; the host keeps the record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tabuleiro.bots.levels import thought_of
from tabuleiro.coach.classes import is_solved
from tabuleiro.coach.practice import Practised, interval, loss_of
from tabuleiro.coach.puzzles import shipped
from tabuleiro.coach.puzzles.shipped import Puzzle
from tabuleiro.coach.puzzles.themes import themes_of
from tabuleiro.core.log import Log
from tabuleiro.core.match import replay
from tabuleiro.table.puzzles import posed
from tabuleiro.table.shapes import JsonObject

DAY: Final = 86_400
"""Seconds; days are counted from 1970."""
OF_A_MISTAKE: Final = ("id", "table", "move", "round", "class", "loss", "seen", "due")
OPEN: Final = ("options", "reasons", "course", "found")
"""What is told when the answer is known."""
CLOSED: Final[JsonObject] = {"options": [], "reasons": [], "course": [], "found": {}}


def offered(game: str, kept: Practised, today: int, names: Mapping[str, str]) -> JsonObject:
    """What there is to practise; `names` are those of the tables at which mistakes were made."""
    daily = shipped.daily(game, today)
    return {
        "game": game,
        "today": today,
        "daily": None if daily is None else daily.id,
        "themes": [] if thought_of(game) is None else list(themes_of(game)),
        "puzzles": [_listed(each, kept) for each in shipped.shipped(game).values()],
        "streak": streak(kept, today),
        "mistakes": [_mistake(each, names) for each in kept.mistakes(game)],
        "learnt": kept.learnt,
    }


def _listed(puzzle: Puzzle, kept: Practised) -> JsonObject:
    return {
        "id": puzzle.id,
        "theme": puzzle.theme,
        "difficulty": puzzle.difficulty,
        "players": puzzle.players,
        "round": puzzle.position["round"],
        "solved": kept.has_solved(puzzle.id),
    }


def _mistake(mistake: Any, names: Mapping[str, str]) -> JsonObject:
    told = {name: mistake[name] for name in OF_A_MISTAKE}
    return {**told, "name": names.get(mistake["table"], ""), "interval": interval(mistake)}


def streak(kept: Practised, today: int) -> JsonObject:
    return {"days": kept.streak(today), "longest": kept.longest(), "week": kept.week(today)}


def shown(game: str, puzzle: Puzzle) -> JsonObject:
    """The position of a puzzle, as its seat sees it."""
    position = posed(game, puzzle.position)
    return {"id": puzzle.id, "theme": puzzle.theme, "difficulty": puzzle.difficulty, "position": position}


def shown_again(game: str, mistake: Any, log: Log) -> JsonObject:
    """Where a mistake was made: the game is over, so that nothing of it is hidden any more."""
    match = replay(log, mistake["move"])
    position = posed(game, dict(match.game.dump(match.state)))
    return {"id": mistake["id"], "theme": None, "difficulty": None, "position": position}


def is_option(puzzle: Puzzle, code: str | None) -> bool:
    """Nothing is an answer, too: it asks to be shown what is right."""
    return code is None or code in [each["code"] for each in puzzle.options]


def note_answer(kept: Practised, game: str, puzzle: Puzzle, code: str | None, today: int) -> None:
    daily = shipped.daily(game, today)
    if code is None:
        kept.look(puzzle.id)
    elif is_solved(loss_of(puzzle.options, code)):
        kept.solve(puzzle.id, today, of_the_day=daily is not None and daily.id == puzzle.id)


def note_mistake(kept: Practised, mistake: Any, code: str | None, today: int) -> None:
    right = code is not None and is_solved(loss_of(mistake["options"], code))
    kept.answer_mistake(mistake["id"], today, right=right)


def of_puzzle(puzzle: Puzzle) -> JsonObject:
    return {name: getattr(puzzle, name) for name in OPEN}


def of_mistake(mistake: Any) -> JsonObject:
    return {**mistake, "found": {}}


def answered(told: JsonObject, code: str | None, kept: Practised, today: int) -> JsonObject:
    """A right answer is told with everything, a wrong one with what it loses and a nudge."""
    loss = None if code is None else loss_of(told["options"], code)
    right = loss is not None and is_solved(loss)
    nudge = None if loss is None or right else _nudge(told)
    known = {name: told[name] for name in OPEN} if right or code is None else CLOSED
    return {"right": right, "loss": loss, "nudge": nudge, "streak": streak(kept, today), **known}


def _nudge(told: JsonObject) -> JsonObject | None:
    """The clearest reason that does not name the answer."""
    verb, *words = told["options"][0]["code"].split()
    named = set(words or [verb])
    hidden = [each for each in told["reasons"] if named.isdisjoint(each["arguments"].get("code", "").split())]
    return hidden[0] if hidden else None
