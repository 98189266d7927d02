"""Lisboa and San Juan: rules engine, bots, server and laboratory."""

from tabuleiro.core.registry import game

__all__ = ["game"]
__version__ = "0.1.0"
