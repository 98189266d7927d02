"""Treasury: what is tucked away or exchanged at the beginning of a round."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from tabuleiro.bots.sanjuan.cards import rank, spared, wishes
from tabuleiro.bots.sanjuan.outlook import Expectation
from tabuleiro.core.action import Action
from tabuleiro.games.sanjuan.actions import DISCARD, PASS, TUCK
from tabuleiro.games.sanjuan.rules.buildings import hand_limit
from tabuleiro.games.sanjuan.state import SanJuanState

A_POINT: Final = 1.3
"""What a point under the chapel counts: more than one, since nobody can take it away."""
TIME_FOR_THE_BANK: Final = 2.5
"""With so few rounds to come cards go under the bank."""
TO_BUILD_ON: Final = 4
"""So many cards are left in hand then."""


def tucked(s: SanJuanState) -> Action:
    """The card wanted least goes under the chapel if the point is worth more than the card."""
    outlook = Expectation(s, s.stack[-1].seat)
    hand = s.hands[outlook.seat]
    found = wishes(outlook, hand, 0)
    place = 0
    while rank(found, place):
        place += 1
    lost = len(hand) > hand_limit(s, outlook.seat)
    return TUCK[hand[place]] if lost or found[place] + outlook.card < A_POINT else PASS


def banks(s: SanJuanState, options: list[Action]) -> Action:
    """In the last rounds everything goes under the bank that is not needed to build."""
    outlook = Expectation(s, s.stack[-1].seat)
    hand = s.hands[outlook.seat]
    free = hand[bisect_left(hand, s.least) :]
    excess = min(len(hand) - TO_BUILD_ON, len(free))
    if outlook.rounds > TIME_FOR_THE_BANK or excess <= 0:
        return options[0]
    return TUCK[spared(outlook, free, excess)[0]]


def exchanged(s: SanJuanState, options: list[Action]) -> Action:
    """Cards that are good for paying only are given to the office."""
    outlook = Expectation(s, s.stack[-1].seat)
    hand = s.hands[outlook.seat]
    free = hand[bisect_left(hand, s.least) :]
    useless = [card for wish, card in zip(wishes(outlook, free, 0), free, strict=True) if wish <= 0]
    return DISCARD[useless[0]] if useless else options[0]
