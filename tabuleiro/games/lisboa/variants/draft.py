"""The draft of the first hands (L-S15)."""

from __future__ import annotations

from typing import Final, final

from tabuleiro.core.action import Action
from tabuleiro.core.frames import stacked
from tabuleiro.games.lisboa.actions import DRAFT, number_of
from tabuleiro.games.lisboa.kinds import Seat
from tabuleiro.games.lisboa.rules.lookahead import LisboaChoice, Procedure, SeatBySeat
from tabuleiro.games.lisboa.state import LisboaState, clockwise_from
from tabuleiro.games.lisboa.variants import ops

OPTION: Final = "draft"


def is_on(s: LisboaState) -> bool:
    """With one player there is nobody to pass cards to (L-S17)."""
    return s.config.flag(OPTION) and s.config.players > 1


KEPT_AT_FIRST: Final = 2


def packet_sizes(s: LisboaState) -> list[int]:
    """A whole hand, then what is left of it as long as there is a choice; a last card is kept unasked."""
    hand = s.figures.pack.court.hand
    return [hand, *range(hand - KEPT_AT_FIRST, 1, -1)]


def kept_of(s: LisboaState, size: int) -> int:
    """How many cards are kept of a packet of this size; the rest goes on."""
    return KEPT_AT_FIRST if size == s.figures.pack.court.hand else 1


@final
class BeginDraft(Procedure):
    """The dealt hands become the first packets."""

    def run(self, s: LisboaState) -> None:
        ops.make_packets(s)
        s.then(PassCards(self.seat))

    def fault(self, s: LisboaState) -> str | None:
        if not s.packets:
            return "there is no draft in this game"
        hand = s.figures.pack.court.hand
        dealt = all(len(s.hands[seat]) == hand for seat in range(s.config.players))
        return super().fault(s) or (None if dealt else f"a draft needs {hand} cards each")


def packets_fault(s: LisboaState) -> str | None:
    return None if any(s.packets) else "there are no packets of cards to choose from"


@final
class KeepCards(LisboaChoice, SeatBySeat):
    """A card of the packet to keep; two of the first packet."""

    def moot(self, s: LisboaState) -> bool:
        return not to_keep(s, self.seat)

    def options(self, s: LisboaState) -> list[Action]:
        return [DRAFT[card] for card in s.packets[self.seat]]

    def resolve(self, s: LisboaState, action: Action) -> None:
        ops.keep_card(s, self.seat, number_of(action))
        s.then(KeepCards(self.seat))

    def fault(self, s: LisboaState) -> str | None:
        return super().fault(s) or packets_fault(s)


def to_keep(s: LisboaState, seat: Seat) -> int:
    """How many cards of the packet the seat still has to choose."""
    kept = len(s.kept[seat])
    return kept_of(s, len(s.packets[seat]) + kept) - kept


@final
class PassCards(Procedure, SeatBySeat):
    """All choose at the same time, so nobody sees anything of it before the packets go on to the left."""

    def run(self, s: LisboaState) -> None:
        choosing = [seat for seat in clockwise_from(s, self.seat) if to_keep(s, seat)]
        if choosing:
            s.then_all([*[KeepCards(seat) for seat in choosing], PassCards(self.seat)])
            return
        ops.pass_packets(s)
        if len(s.packets[0]) > 1:
            s.then(PassCards(self.seat))
        else:
            ops.keep_last_cards(s)

    def fault(self, s: LisboaState) -> str | None:
        return super().fault(s) or packets_fault(s)


stacked(KeepCards, (KeepCards, PassCards))
