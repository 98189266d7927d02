"""The draft of the first hands (L-S15)."""

from __future__ import annotations

from typing import Final, final

from tabuleiro.core.action import Action
from tabuleiro.games.lisboa.actions import DRAFT, number_of
from tabuleiro.games.lisboa.kinds import Seat
from tabuleiro.games.lisboa.rules.lookahead import Procedure, Question
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

    __slots__ = ()

    def run(self, s: Table) -> None:
        ops.make_packets(s)
        s.then(PassCards(self.seat))


@final
class KeepCards(Question):
    """A card of the packet to keep; two of the first packet."""

    __slots__ = ()

    def moot(self, s: Table) -> bool:
        return not to_keep(s, self.seat)

    def options(self, s: Table) -> list[Action]:
        return [DRAFT[card] for card in s.packets[self.seat]]

    def resolve(self, s: Table, action: Action) -> None:
        ops.keep_card(s, self.seat, number_of(action))
        s.then(KeepCards(self.seat))


def to_keep(s: Table, seat: Seat) -> int:
    """How many cards of the packet the seat still has to choose."""
    kept = len(s.kept[seat])
    return KEPT_OF[len(s.packets[seat]) + kept] - kept


@final
class PassCards(Procedure):
    """All choose at the same time, so nobody sees anything of it before the packets go on to the left."""

    __slots__ = ()

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
