"""Deals the blue cards anew for a seat that remembers which ones it passed on in the draft (L-S18)."""

from __future__ import annotations

from typing import Final, final

from tabuleiro.core.rng import Dice, roll, shuffle
from tabuleiro.games.lisboa.kinds import BLUE_DECK, Seat
from tabuleiro.games.lisboa.state import NOBODY, LisboaState, Passed


@final
class DraftDealer:
    """Fills the hands and packets of the others, first with what the seat knows to be there."""

    def __init__(self, s: LisboaState, seat: Seat | None, unseen: list[int]) -> None:
        """The unseen cards are those that left the game unseen."""
        self.s: Final = s
        self.others: Final = [other for other in range(s.config.players) if other != seat]
        self.groups: Final[tuple[Passed, ...]] = s.passed[seat] if s.passed and seat is not None else ()
        known = [card for group in self.groups for card in group.cards]
        held = [card for other in self.others for card in (*_blue(s, other), *_carried(s, other))]
        self.pool: Final = [card for card in (*held, *unseen) if card not in known]

    def deal(self, dice: Dice) -> None:
        hands: list[list[int]] = [[] for _ in self.s.hands]
        packets: list[list[int]] = [[] for _ in self.s.hands]
        for group in self.groups:
            cards = list(group.cards)
            shuffle(dice, cards)
            for holder in group.holders:
                hands[holder].append(cards.pop())
            if group.carrier != NOBODY:
                packets[group.carrier] += cards
        shuffle(dice, self.pool)
        for other in self.others:
            self._fill_hand(other, hands[other])
            if self.s.packets:
                self._fill_packet(other, packets[other], dice)

    def _fill_hand(self, other: Seat, cards: list[int]) -> None:
        s = self.s
        missing = len(_blue(s, other)) - len(cards)
        kept = [card for card in s.hands[other] if s.figures.card_deck[card] != BLUE_DECK]
        drawn = [self.pool.pop() for _ in range(missing)]
        s.hands[other] = tuple(sorted([*kept, *cards, *drawn]))

    def _fill_packet(self, other: Seat, cards: list[int], dice: Dice) -> None:
        """Which cards the other has kept so far is anybody's guess."""
        s = self.s
        number = len(s.kept[other])
        missing = len(s.packets[other]) + number - len(cards)
        all_cards = sorted([*cards, *[self.pool.pop() for _ in range(missing)]])
        packet = all_cards[:]
        kept = [packet.pop(roll(dice, len(packet))) for _ in range(number)]
        s.packets = (*s.packets[:other], tuple(packet), *s.packets[other + 1 :])
        s.kept = (*s.kept[:other], tuple(sorted(kept)), *s.kept[other + 1 :])


def _blue(s: LisboaState, seat: Seat) -> list[int]:
    return [card for card in s.hands[seat] if s.figures.card_deck[card] == BLUE_DECK]


def _carried(s: LisboaState, seat: Seat) -> list[int]:
    return [*s.packets[seat], *s.kept[seat]] if s.packets else []
