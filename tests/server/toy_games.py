"""Registers the toy game, in the tests as well as in servers and their workers that are started by them."""

from typing import Final

from tabuleiro.core import registry
from tests.kit.toys import ORCHARD

GAME: Final = ORCHARD
registry.add(GAME)
