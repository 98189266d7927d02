"""Puzzles: a position put before somebody as a table shows it, without a table."""

from __future__ import annotations

from typing import Any, Final

from tabuleiro.bots import levels
from tabuleiro.core import registry, rules
from tabuleiro.core.log import Header
from tabuleiro.table.kept import LocalSeat, TableSettings
from tabuleiro.table.local import LocalTable
from tabuleiro.table.shapes import JsonObject, Welcome

POSED: Final = TableSettings("puzzle", hints=False)


def posed(key: str, position: JsonObject) -> Welcome:
    """The position as the seat to act sees it, with its options; bots sit on the other seats."""
    game = registry.game(key)
    s: Any = game.load(position)
    seat = rules.to_act(s)
    level = levels.of(key)[-1]
    seats = [LocalSeat(each, level=None if each == seat else level) for each in range(s.config.players)]
    header = Header(key, game.rules, s.config.players, s.config.to_json(), None, position)
    table = LocalTable(header, seats, POSED)
    table.begin()
    return table.welcome(seat)
