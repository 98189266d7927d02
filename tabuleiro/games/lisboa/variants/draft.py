"""The draft of the first hands (L-S15)."""

from __future__ import annotations

from typing import Final, final

from tabuleiro.core.action import Action
from tabuleiro.core.frames import stacked
from tabuleiro.games.lisboa.actions import DRAFT, number_of
from tabuleiro.games.lisboa.kinds import HAND, Seat
from tabuleiro.games.lisboa.rules.lookahead import Procedure, Question, SeatBySeat
from tabuleiro.games.lisboa.state import Table, clockwise_from
from tabuleiro.games.lisboa.variants import ops

OPTION: Final = "draft"


def is_on(s: Table) -> bool:
    """With one player there is nobody to pass cards to (L-S17)."""
    return s.config.flag(OPTION) and s.config.players > 1


KEPT_OF: Final = {5: 2, 3: 1, 2: 1}
"""How many cards are kept of a packet, by its size; the rest goes on, and a last card is kept unasked."""


@final
class BeginDraft(Procedure):
    """The dealt hands become the first packets."""

    def run(self, s: Table) -> None:
        ops.make_packets(s)
        s.then(PassCards(self.seat))

    def fault(self, s: Table) -> str | None:
        if not s.packets:
            return "there is no draft in this game"
        dealt = all(len(s.hands[seat]) == HAND for seat in range(s.config.players))
        return super().fault(s) or (None if dealt else "a draft needs five cards each")


def packets_fault(s: Table) -> str | None:
    return None if any(s.packets) else "there are no packets of cards to choose from"


@final
class KeepCards(Question, SeatBySeat):
    """A card of the packet to keep; two of the first packet."""

    def moot(self, s: Table) -> bool:
        return not to_keep(s, self.seat)

    def options(self, s: Table) -> list[Action]:
        return [DRAFT[card] for card in s.packets[self.seat]]

    def resolve(self, s: Table, action: Action) -> None:
        ops.keep_card(s, self.seat, number_of(action))
        s.then(KeepCards(self.seat))

    def fault(self, s: Table) -> str | None:
        return super().fault(s) or packets_fault(s)


def to_keep(s: Table, seat: Seat) -> int:
    """How many cards of the packet the seat still has to choose."""
    kept = len(s.kept[seat])
    return KEPT_OF[len(s.packets[seat]) + kept] - kept


@final
class PassCards(Procedure, SeatBySeat):
    """All choose at the same time, so nobody sees anything of it before the packets go on to the left."""

    def run(self, s: Table) -> None:
        choosing = [seat for seat in clockwise_from(s, self.seat) if to_keep(s, seat)]
        if choosing:
            s.then(*[KeepCards(seat) for seat in choosing], PassCards(self.seat))
            return
        ops.pass_packets(s)
        if len(s.packets[0]) > 1:
            s.then(PassCards(self.seat))
        else:
            ops.keep_last_cards(s)

    def fault(self, s: Table) -> str | None:
        return super().fault(s) or packets_fault(s)


stacked(KeepCards, (KeepCards, PassCards))
