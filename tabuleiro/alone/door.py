"""Door: what a browser asks of the house and of the bots, one JSON text in and one out."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from tabuleiro.alone import boxes, coaching, practice, thinker
from tabuleiro.alone import house as houses
from tabuleiro.alone.house import HouseForOne
from tabuleiro.core.errors import Refused

ASKED: Final = (
    "games", "texts", "create", "import_log", "fork", "rematch", "restore", "forget", "knows",
    "act", "undo", "ask_bot", "bot_acts", "info", "welcome", "updates", "history", "look_back",
    "scores", "log", "table_pack",
)  # fmt: skip
"""What may be asked of the house by its name."""
AT_A_TABLE: Final[dict[str, Callable[..., Any]]] = {
    ask.__name__: ask
    for ask in (
        coaching.ask_hint, coaching.ask_comparison, coaching.ask_blunder, coaching.ask_chances,
        coaching.plan_review, coaching.review, coaching.take_errors, coaching.ask_again,
    )
}  # fmt: skip
"""What may be asked of the coach at a table."""
BESIDE: Final[dict[str, Callable[..., Any]]] = {
    ask.__name__: ask
    for ask in (
        boxes.box, boxes.enter_box, boxes.read_box, boxes.preview_box, boxes.box_file,
        practice.practice, practice.table_of, practice.puzzle, practice.answer_puzzle, coaching.gaps,
    )
}  # fmt: skip
"""What may be asked beside the tables: component packs and practice."""

_house: Final = HouseForOne()


def ready() -> None:
    """Load what the first table of each game needs, before anybody wants one."""
    for game in _house.games():
        _house.prepare(game["key"])
    thinker.prepare()


def answer(text: str) -> str:
    """Do what `{"do": ..., "with": {...}}` asks; `unwritten` is to be kept before anybody is told."""
    asked = json.loads(text)
    try:
        told = _done(asked["do"], asked["with"])
    except Refused as refusal:
        return json.dumps({"refused": {"kind": refusal.kind, "message": str(refusal)}})
    return json.dumps({"told": told, "unwritten": [each._asdict() for each in _house.unwritten()]})


def _done(what: str, given: Any) -> Any:
    if what in thinker.THOUGHTS:
        return thinker.THOUGHTS[what](**given)
    if what == "any_answer":
        return houses.any_answer(**given)._asdict()
    if what in BESIDE:
        return BESIDE[what](**given)
    if what in AT_A_TABLE:
        return AT_A_TABLE[what](_house.at(given.pop("table")), **given)
    assert what in ASKED, what
    return getattr(_house, what)(**given)
