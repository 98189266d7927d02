"""The toy as later versions might have it, to upgrade stored games to."""

from __future__ import annotations

from typing import ClassVar

from tabuleiro.core.codec import JsonObject, Reader
from tabuleiro.core.errors import BadPosition
from tabuleiro.core.game import Config
from tests.kit import orchard
from tests.kit.toys import OrchardGame


class SameGame(OrchardGame):
    """Newer rules by which old games play as before."""

    rules: ClassVar[str] = "2"


class OtherLook(OrchardGame):
    """A newer version that plays as before and tells a viewer more."""

    def see(self, s: orchard.Orchard, seat: int | None) -> JsonObject:
        return {**super().see(s, seat), "weather": {"sun": s.round}}


class OtherDeal(SameGame):
    """Newer rules by which the same seed deals another game."""

    def set_up(self, config: Config, rng: int) -> orchard.Orchard:
        return super().set_up(config, rng ^ 1)


class Stricter(OtherDeal):
    """Newer rules that refuse every old position."""

    def restore(self, reader: Reader, config: Config, rng: int) -> orchard.Orchard:
        raise BadPosition("players: this version wants something else")
