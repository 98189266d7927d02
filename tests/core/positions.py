"""Positions of the toy game, set up by what lies where."""

from __future__ import annotations

from typing import Any

from tabuleiro.core.codec import JsonObject
from tabuleiro.core.match import Match
from tests.kit.orchard import Orchard
from tests.kit.toys import ORCHARD


def position(*hands: str, **fields: Any) -> JsonObject:
    """A sparse position: the hands as words, everything else as it would be at the beginning."""
    players: Any = [{"hand": hand.split()} for hand in hands]
    return {"players": players, **fields}


def match(*hands: str, **fields: object) -> Match[Orchard]:
    return Match.from_position(ORCHARD, position(*hands, **fields))


def codes(found: Match[Orchard]) -> list[str]:
    return [option.code for option in found.options()]
