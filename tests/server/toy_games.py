"""Registers the toy game, in the tests as well as in servers and their workers that are started by them."""

from tabuleiro.core import registry
from tests.kit.toys import ORCHARD

registry.add(ORCHARD)
