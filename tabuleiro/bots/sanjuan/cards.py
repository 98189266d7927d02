"""Cards: which ones a seat wants to keep, and which it can spare."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from tabuleiro.bots.sanjuan.outlook import Expectation
from tabuleiro.core.action import Action
from tabuleiro.games.sanjuan.actions import DISCARD, KEEP, PAY
from tabuleiro.games.sanjuan.components import COST, PRODUCTION, Kind
from tabuleiro.games.sanjuan.rules.builder import Pay
from tabuleiro.games.sanjuan.rules.buildings import hand_limit
from tabuleiro.games.sanjuan.rules.councillor import CouncilDiscard, Keep
from tabuleiro.games.sanjuan.rules.round import STARTING_HAND
from tabuleiro.games.sanjuan.state import SanJuanState

SECOND_PLANT: Final = 0.6
"""How much less a second copy of a production building is wanted."""


def wanted(outlook: Expectation, kind: Kind) -> float:
    """What it is worth to hold a card of this kind, beyond paying with it."""
    if outlook.has(kind):
        return 0.0
    return max(0.0, outlook.worth(kind) - (COST[kind] + 1) * outlook.card)


def wishes(outlook: Expectation, cards: list[Kind], beside: int) -> list[float]:
    """How much each of the sorted cards is wanted by a seat that holds other kinds beside them, as bits."""
    found: list[float] = []
    seen = beside
    for card in cards:
        again = seen >> card & 1
        if again and card >= PRODUCTION:
            found.append(0.0)
        else:
            found.append(wanted(outlook, card) * (SECOND_PLANT if again else 1.0))
        seen |= 1 << card
    return found


def spared(outlook: Expectation, cards: list[Kind], number: int) -> list[Kind]:
    """So many of the sorted cards that are wanted least, in the order of the kinds."""
    found = wishes(outlook, cards, 0)
    return [card for place, card in enumerate(cards) if rank(found, place) < number]


def rank(values: list[float], place: int) -> int:
    """How many values are less than the one at this place, or the same but stand before it."""
    value, before = values[place], 0
    for other in range(len(values)):
        if values[other] < value or (other < place and values[other] == value):
            before += 1
    return before


def first_spared(s: SanJuanState, number: int) -> int:
    """The first of the cards in hand to give up, of those that may still be named."""
    seat = s.stack[-1].seat
    hand = s.hands[seat]
    return spared(Expectation(s, seat), hand[bisect_left(hand, s.least) :], number)[0]


def paid(s: SanJuanState) -> Action:
    frame = s.stack[-1]
    assert isinstance(frame, Pay)
    return PAY[first_spared(s, frame.left)]


def keep_drawn(s: SanJuanState) -> Action:
    """The drawn cards that are wanted most."""
    frame = s.stack[-1]
    assert isinstance(frame, Keep)
    outlook = Expectation(s, frame.seat)
    drawn = s.drawn[bisect_left(s.drawn, s.least) :]
    found = wishes(outlook, drawn, outlook.held)
    place = 0
    while rank(found, place) < len(drawn) - frame.left:
        place += 1
    return KEEP[drawn[place]]


def council_discard(s: SanJuanState) -> Action:
    frame = s.stack[-1]
    assert isinstance(frame, CouncilDiscard)
    return DISCARD[first_spared(s, frame.left)]


def hand_limit_discard(s: SanJuanState) -> Action:
    seat = s.stack[-1].seat
    return DISCARD[first_spared(s, len(s.hands[seat]) - hand_limit(s, seat))]


def keep_four(s: SanJuanState) -> Action:
    return DISCARD[first_spared(s, len(s.hands[s.stack[-1].seat]) - STARTING_HAND)]
