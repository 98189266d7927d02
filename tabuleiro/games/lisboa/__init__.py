"""Lisboa (V. Lacerda, 2017)."""

from tabuleiro.games.lisboa.game import GAME

__all__ = ["GAME"]
