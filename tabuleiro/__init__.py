"""Lisboa and San Juan: rules engine, bots, server and laboratory."""

import os

from tabuleiro import compiled  # first: it decides where the modules of the engine come from
from tabuleiro.core.registry import game, look_in

look_in(*os.environ.get("TABULEIRO_GAMES", "").split(os.pathsep))

__all__ = ["compiled", "game"]
__version__ = "0.1.0"
