"""Practice: puzzles and own mistakes without a server; whoever asks keeps the record and brings it along."""

from __future__ import annotations

import json
from typing import Any

from tabuleiro.alone.coaching import practice_of
from tabuleiro.coach.practice import Practised
from tabuleiro.coach.puzzles import shipped
from tabuleiro.core.errors import Refused, quoted
from tabuleiro.core.log import Log
from tabuleiro.table import practising
from tabuleiro.table.errors import NotNow
from tabuleiro.table.shapes import JsonObject


class NoPuzzle(Refused):
    """There is no puzzle of this name."""


def practice(game: str, record: str | None, names: dict[str, str], day: int) -> JsonObject:
    """What there is to practise; `names` are those of the tables that are kept."""
    return {**practising.offered(game, practice_of(record), day, names), "known": True}


def table_of(puzzle: str, record: str | None) -> str | None:
    """The table at which an own mistake was made; nothing for a puzzle that came with the program."""
    found = practice_of(record).mistake(puzzle)
    return None if found is None else str(found["table"])


def puzzle(game: str, puzzle: str, record: str | None, log: str | None) -> JsonObject:
    """The position of a puzzle, or of an own mistake in the game of a log."""
    found = shipped.shipped(game).get(puzzle)
    if found is not None:
        return practising.shown(game, found)
    mistake = _mistake(practice_of(record), puzzle)
    assert log is not None, "the log of its table comes with a mistake"
    return practising.shown_again(game, mistake, Log.loads(log))


def answer_puzzle(game: str, puzzle: str, code: str | None, record: str | None, day: int) -> JsonObject:
    """How the answer was, and the record with it."""
    kept, found = practice_of(record), shipped.shipped(game).get(puzzle)
    if found is None:
        mistake = _mistake(kept, puzzle)
        told = practising.of_mistake(mistake)
        practising.note_mistake(kept, mistake, code, day)
    elif practising.is_option(found, code):
        told = practising.of_puzzle(found)
        practising.note_answer(kept, game, found, code, day)
    else:
        raise NotNow(f"code: {quoted(code or '')} is no option of this puzzle")
    answer = practising.answered(told, code, kept, day)
    return {"record": json.dumps(kept.to_json()), "answer": answer}


def _mistake(kept: Practised, name: str) -> Any:
    found = kept.mistake(name)
    if found is None:
        raise NoPuzzle(f"there is no puzzle {quoted(name)}")
    return found
