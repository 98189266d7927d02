"""Memory: what the seats have seen and the table no longer shows (R13); `ops` keeps it up to date."""

from __future__ import annotations

from collections.abc import Sequence

from tabuleiro.games.sanjuan.bags import UNIT, count
from tabuleiro.games.sanjuan.components import Kind, Seat
from tabuleiro.games.sanjuan.rules.buildings import tucked_by_pile
from tabuleiro.games.sanjuan.state import Table


def remember_shuffle(s: Table) -> None:
    """What a seat knew of the discards it now knows of the draw pile; older knowledge is void."""
    s.shuffled = s.known
    s.known = [0] * len(s.known)
    s.received = [0] * len(s.hands)
    s.produced = [0] * len(s.produced)
    s.tucked_before = [number for seat in range(len(s.hands)) for number in tucked_by_pile(s, seat)]
    for seat, departed in enumerate(s.departed):
        if departed:
            s.shown[seat] = s.departed[seat] = 0


def see(s: Table, watchers: Sequence[int], cards: list[int]) -> None:
    """Cards that are seen may be those known to have been shuffled, of which nothing more is known then."""
    for watcher in watchers:
        bag = s.shuffled[watcher]
        if bag:
            for card in cards:
                if bag >> 4 * card & 15:
                    bag -= UNIT[card]
            s.shuffled[watcher] = bag


def see_from_hand(s: Table, seat: Seat, card: Kind) -> None:
    """Everybody sees a card that leaves a hand face up."""
    if count(s.shown[seat], card):
        s.shown[seat] -= UNIT[card]
    if s.received[seat]:
        see(s, [watcher for watcher in range(len(s.shuffled)) if watcher != seat], [card])


def miss_one(s: Table, seat: Seat) -> None:
    """A card has left a hand face down, perhaps one that all have seen go there."""
    s.departed[seat] += 1
