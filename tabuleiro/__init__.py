"""Lisboa and San Juan: rules engine, bots, server and laboratory."""

from tabuleiro.core.registry import game, games

__all__ = ["game", "games"]
__version__ = "0.1.0"
