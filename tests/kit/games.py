"""The games that have to pass the kit: the toy, which proves the kit, and all registered ones."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tabuleiro.core import registry
from tabuleiro.core.game import Game
from tests.kit.toys import ORCHARD

GAMES: Final[list[Game[Any]]] = [ORCHARD, *[game for game in registry.games() if game.key != ORCHARD.key]]

every_table: Final = pytest.mark.parametrize(
    ("game", "players"),
    [pytest.param(game, players, id=f"{game.key}-{players}") for game in GAMES for players in game.seats],
)
