"""The draft of the first hands (L-S15)."""

from __future__ import annotations

from typing import Final, final

from tabuleiro.core.action import Action
from tabuleiro.core.codec import JsonObject
from tabuleiro.games.lisboa.actions import DRAFT
from tabuleiro.games.lisboa.kinds import Seat
from tabuleiro.games.lisboa.knowledge.memory import remembered, settled
from tabuleiro.games.lisboa.rules.lookahead import Procedure, Question
from tabuleiro.games.lisboa.state import Table, clockwise_from

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
        seats = range(s.config.players)
        s.packets = tuple([s.hands[seat] for seat in seats])
        s.kept = ((),) * s.config.players
        s.passed = ((),) * s.config.players
        for seat in seats:
            s.hands[seat] = ()
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
        card = action.arg + 1
        packet = tuple([other for other in s.packets[self.seat] if other != card])
        s.packets = _with(s.packets, self.seat, packet)
        s.kept = _with(s.kept, self.seat, tuple(sorted((*s.kept[self.seat], card))))
        if s.journal is not None:
            s.note("kept_card", self.seat, {}, {"card": card}, (self.seat,))
        s.then(KeepCards(self.seat))


def to_keep(s: Table, seat: Seat) -> int:
    """How many cards of the packet the seat still has to choose."""
    kept = len(s.kept[seat])
    return KEPT_OF[len(s.packets[seat]) + kept] - kept


def _with(
    zones: tuple[tuple[int, ...], ...], seat: Seat, zone: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    return (*zones[:seat], zone, *zones[seat + 1 :])


@final
class PassCards(Procedure):
    """All choose at the same time, so nobody sees anything of it before the packets go on to the left."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        choosing = [seat for seat in clockwise_from(s, self.seat) if to_keep(s, seat)]
        if choosing:
            s.then(*[KeepCards(seat) for seat in choosing], PassCards(self.seat))
            return
        self._pass(s)
        if len(s.packets[0]) > 1:
            s.then(PassCards(self.seat))
        else:
            self._end(s)

    def _pass(self, s: Table) -> None:
        players = s.config.players
        for seat in range(players):
            take_into_hand(s, seat, s.kept[seat])
        s.kept = ((),) * players
        s.passed = tuple([remembered(s, seat) for seat in range(players)])
        s.packets = tuple([s.packets[(seat - 1) % players] for seat in range(players)])
        s.reveals += 1
        if s.journal is not None:
            self._tell(s)

    def _tell(self, s: Table) -> None:
        for seat, packet in enumerate(s.packets):
            giver = (seat - 1) % s.config.players
            facts: JsonObject = {"number": len(packet), "to": seat}
            s.note("passed_cards", giver, facts, {"cards": list(packet)}, (giver, seat))

    def _end(self, s: Table) -> None:
        """Everybody keeps the last card."""
        for seat, packet in enumerate(s.packets):
            take_into_hand(s, seat, packet)
        s.packets = ((),) * s.config.players
        s.passed = settled(s.passed)


def take_into_hand(s: Table, seat: Seat, cards: tuple[int, ...]) -> None:
    s.hands[seat] = tuple(sorted([*s.hands[seat], *cards]))
