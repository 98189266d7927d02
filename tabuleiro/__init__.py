"""Lisboa and San Juan: rules engine, bots, server and laboratory."""

from tabuleiro import compiled  # first: it decides where the modules of the engine come from
from tabuleiro.core.registry import game

__all__ = ["compiled", "game"]
__version__ = "0.1.0"
