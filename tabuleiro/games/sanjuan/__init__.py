"""San Juan, the card game of Puerto Rico (2018), for 2 to 4 players."""

from typing import Final

from tabuleiro.games.sanjuan.game import SanJuan

GAME: Final = SanJuan()
