"""Door: what a browser asks of the house and of the bots, one JSON text in and one out."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from tabuleiro.alone import boxes
from tabuleiro.alone import house as houses
from tabuleiro.alone.house import House
from tabuleiro.bots.base import Budget
from tabuleiro.core import registry
from tabuleiro.core.errors import Refused
from tabuleiro.core.game import Game
from tabuleiro.table import thinking
from tabuleiro.table.shapes import JsonObject
from tabuleiro.table.thinking import Question

ASKED: Final = (
    "games", "texts", "prepare", "create", "import_log", "fork", "rematch", "restore", "forget", "knows",
    "act", "undo", "ask_hint", "ask_bot", "bot_acts", "info", "welcome", "updates", "history", "look_back",
    "scores", "log", "table_pack",
)  # fmt: skip
"""What may be asked of the house by its name."""
BOXES: Final[dict[str, Callable[..., JsonObject]]] = {
    ask.__name__: ask
    for ask in (boxes.box, boxes.enter_box, boxes.read_box, boxes.preview_box, boxes.box_file)
}
"""What may be asked of component packs."""

_house: Final = House()
_games: Final[dict[str, Game[Any]]] = {}


def answer(text: str) -> str:
    """Do what `{"do": ..., "with": {...}}` asks; `unwritten` is to be kept before anybody is told."""
    asked = json.loads(text)
    try:
        told = _done(asked["do"], asked["with"])
    except Refused as refusal:
        return json.dumps({"refused": {"kind": refusal.kind, "message": str(refusal)}})
    return json.dumps({"told": told, "unwritten": [each._asdict() for each in _house.unwritten()]})


def _done(what: str, given: Any) -> Any:
    if what == "think":
        return think(**given)
    if what == "any_answer":
        return houses.any_answer(**given)._asdict()
    if what in BOXES:
        return BOXES[what](**given)
    assert what in ASKED, what
    return getattr(_house, what)(**given)


def think(question: str, seconds: float) -> Any:
    """What a bot decides within its time; any option where it fails, as it is somebody's experiment."""
    asked = Question(**json.loads(question))
    try:
        return thinking.think(_game(asked.game), asked, Budget(seconds=seconds))._asdict()
    except Exception:  # noqa: BLE001  the game goes on without the bot
        return thinking.any_answer(asked)._asdict()


def _game(key: str) -> Game[Any]:
    """Looking for a game costs more than a bot's small choice."""
    if key not in _games:
        _games.update({game.key: game for game in registry.games()})
    return _games[key]
