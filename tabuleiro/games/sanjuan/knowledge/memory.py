"""Memory: what the seats have seen and the table no longer shows (R13); `ops` keeps it up to date.

A witness is a seat or, after the last one, what all seats know in common.
"""

from __future__ import annotations

from tabuleiro.games.sanjuan.bags import UNIT, count, each_so_often, numbers_of
from tabuleiro.games.sanjuan.components import (
    CARD,
    EVERYBODY,
    KINDS,
    Kind,
    Laid,
    Seat,
    Witness,
    Witnesses,
    laid,
)
from tabuleiro.games.sanjuan.rules.buildings import tucked_by_pile
from tabuleiro.games.sanjuan.state import SanJuanState


def remember_shuffle(s: SanJuanState) -> None:
    """What a seat knew of the discards it now knows of the draw pile; older knowledge is void."""
    s.shuffled = s.discards
    s.seen = []
    s.received = [0] * len(s.hands)
    s.produced = [0] * len(s.produced)
    s.tucked_before = [number for seat in range(len(s.hands)) for number in tucked_by_pile(s, seat)]
    for seat, departed in enumerate(s.departed):
        if departed:
            s.shown[seat] = s.departed[seat] = 0


def note_seen(s: SanJuanState, witnesses: Witnesses, cards: list[Kind]) -> None:
    """Cards that are seen may be those known to have been shuffled, of which nothing more is known then."""
    if s.shuffled:
        for card in cards:
            s.seen.append(laid(witnesses, card))


def note_seen_from_hand(s: SanJuanState, seat: Seat, card: Kind) -> None:
    """Everybody sees a card that leaves a hand face up."""
    if count(s.shown[seat], card):
        s.shown[seat] -= UNIT[card]
    if s.received[seat]:
        note_seen(s, EVERYBODY ^ 1 << seat, [card])


def miss_one(s: SanJuanState, seat: Seat) -> None:
    """A card has left a hand face down, perhaps one that all have seen go there."""
    s.departed[seat] += 1


def known(s: SanJuanState, witness: Witness) -> list[Kind]:
    """The discards that a witness has seen, in the order of the kinds."""
    return sorted(_seen_by(s.discards, witness))


def shuffled(s: SanJuanState, witness: Witness) -> list[Kind]:
    """The cards that a witness knows to have been in the draw pile, and has not seen since, in that order."""
    if not s.shuffled:
        return []
    left = numbers_of(_seen_by(s.shuffled, witness))
    for card in _seen_by(s.seen, witness):
        if left[card]:
            left[card] -= 1
    return each_so_often(left)


def _seen_by(entries: list[Laid], witness: Witness) -> list[Kind]:
    mark = laid(1 << witness, 0)
    return [entry & CARD for entry in entries if entry & mark]


def with_witnesses(pile: list[Kind], seen: list[list[Kind]]) -> list[Laid]:
    """The cards of a pile, in the order of the kinds, with those who have seen them, by witness."""
    copies: list[list[Witnesses]] = [[] for _ in range(KINDS)]
    for witness, cards in enumerate(seen):
        _mark(copies, cards, 1 << witness)
    _mark(copies, pile, 0)
    return [laid(witnesses, kind) for kind in range(KINDS) for witnesses in copies[kind]]


def _mark(copies: list[list[Witnesses]], cards: list[Kind], witnesses: Witnesses) -> None:
    """Add to those who have seen the first copies of each kind."""
    marked = [0] * KINDS
    for card in cards:
        if marked[card] < len(copies[card]):
            copies[card][marked[card]] |= witnesses
        else:
            copies[card].append(witnesses)
        marked[card] += 1
