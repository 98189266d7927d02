"""Help (R11): what can only help is done without asking, unless the table plays with `may_decline`."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final, final

from tabuleiro.core.action import Action
from tabuleiro.core.frames import Choice, stacked
from tabuleiro.games.sanjuan import ops
from tabuleiro.games.sanjuan.actions import DRAW, PASS, USE
from tabuleiro.games.sanjuan.components import (
    CARPENTER,
    HELPERS,
    HUT,
    MARKET_HALL,
    MARKET_STAND,
    POOR_HOUSE,
    TAVERN,
    WELL,
    WORDS,
    Kind,
    Seat,
)
from tabuleiro.games.sanjuan.rules.faults import building_fault
from tabuleiro.games.sanjuan.state import SanJuanState

CARD_BY: Final[dict[int, str]] = {
    CARPENTER: "carpenter",
    POOR_HOUSE: "poor_house",
    WELL: "well",
    MARKET_STAND: "sale",
    MARKET_HALL: "sale",
    HUT: "hut",
    TAVERN: "tavern",
}
"""The buildings that bring one card, and what the draw is called."""


def declining_fault(s: SanJuanState) -> str | None:
    return None if s.may_decline else "nothing is declined without the option may_decline"


class Help(Choice[SanJuanState]):
    """The seat takes the help of a building or declines it."""

    HELPER: ClassVar[Kind]

    @property
    def helper(self) -> Kind:
        """The building."""
        return self.HELPER

    def options(self, s: SanJuanState) -> list[Action]:
        return [PASS, USE[HELPERS.index(self.helper)]]

    def resolve(self, s: SanJuanState, action: Action) -> None:
        if action is PASS:
            ops.pass_on(s, self.seat, WORDS[self.helper])
            self.decline(s)
        else:
            self.accept(s)

    @abstractmethod
    def accept(self, s: SanJuanState) -> None: ...

    def decline(self, s: SanJuanState) -> None:
        """What is done without the building: nothing."""

    def fault(self, s: SanJuanState) -> str | None:
        return declining_fault(s) or building_fault(s, self.seat, self.helper)


@final
class UseBuilding(Help):
    """The seat may draw the card that a building brings."""

    def __init__(self, seat: Seat, building: Kind) -> None:
        super().__init__(seat)
        self.building: Final = building

    @property
    def helper(self) -> Kind:
        return self.building

    def moot(self, s: SanJuanState) -> bool:
        """The poor house looks at the hand after the carpenter's card (B11)."""
        return self.building == POOR_HOUSE and len(s.hands[self.seat]) > 1

    def accept(self, s: SanJuanState) -> None:
        ops.draw(s, self.seat, 1, CARD_BY[self.building])

    def fault(self, s: SanJuanState) -> str | None:
        return super().fault(s) if self.building in CARD_BY else "building: this one brings no card"


class Drawing(Choice[SanJuanState]):
    """The seat says how many cards of a role it draws: none, the action, or with its privilege."""

    @abstractmethod
    def numbers(self, s: SanJuanState) -> list[int]: ...

    def options(self, s: SanJuanState) -> list[Action]:
        return [PASS, *[DRAW[number] for number in self.numbers(s)]]


stacked(UseBuilding, UseBuilding)
