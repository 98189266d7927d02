"""What a seat remembers of the cards it passed on in the draft (L-S18)."""

from __future__ import annotations

from typing import TypeAlias

from tabuleiro.games.lisboa.kinds import CardId, Seat
from tabuleiro.games.lisboa.state import NOBODY, LisboaState, Passed

Memory: TypeAlias = tuple[tuple[Passed, ...], ...]
"""By seat: groups of cards it has passed on."""


def remembered(s: LisboaState, seat: Seat) -> tuple[Passed, ...]:
    """What a seat knows once all packets go on, asked just before they change places."""
    left = (seat + 1) % s.config.players
    groups = [_gone_on(s, seat, group) for group in s.passed[seat]]
    return (*[group for group in groups if group.cards], Passed(s.packets[seat], (), left))


def _gone_on(s: LisboaState, seat: Seat, group: Passed) -> Passed:
    """The carrier has kept one of the cards and passes on the others; the seat sees those that come back."""
    if group.carrier == NOBODY:
        return group
    holders, next_seat = (*group.holders, group.carrier), (group.carrier + 1) % s.config.players
    if next_seat != seat:
        return Passed(group.cards, holders, next_seat)
    seen = s.packets[group.carrier]
    return Passed(tuple([card for card in group.cards if card not in seen]), holders, NOBODY)


def settled(memory: Memory) -> Memory:
    """At the end of the draft each carrier keeps the last card."""
    return tuple([tuple([_settled(group) for group in groups]) for groups in memory])


def _settled(group: Passed) -> Passed:
    if group.carrier == NOBODY:
        return group
    return Passed(group.cards, (*group.holders, group.carrier), NOBODY)


def after_showing(memory: Memory, seat: Seat, card: CardId) -> Memory:
    """A seat has shown a card: whoever passed it on now knows that this one was the one it took."""
    return tuple([_without(groups, seat, card) for groups in memory])


def _without(groups: tuple[Passed, ...], seat: Seat, card: CardId) -> tuple[Passed, ...]:
    found: list[Passed] = []
    for cards, holders, carrier in groups:
        if card not in cards:
            found.append(Passed(cards, holders, carrier))
        elif len(cards) > 1:
            left = tuple([other for other in cards if other != card])
            found.append(Passed(left, tuple([holder for holder in holders if holder != seat]), carrier))
    return tuple(found)
