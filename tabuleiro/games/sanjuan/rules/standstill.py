"""Standstill (E12): tucked and replaced cards never come back, so that nobody may be able to build again."""

from __future__ import annotations

from typing import Final

from tabuleiro.games.sanjuan.components import (
    CATHEDRAL,
    COST,
    CRANE,
    ENOUGH_BUILDINGS,
    LIBRARY,
    NO_CARD,
    Kind,
    Seat,
    card_of,
)
from tabuleiro.games.sanjuan.rules.buildings import (
    cards_left,
    hand_limit,
    helper_term,
    place_terms,
    reduced,
    standing,
    works,
)
from tabuleiro.games.sanjuan.state import SanJuanState

ALWAYS_ENOUGH: Final = ENOUGH_BUILDINGS
"""Everybody owns fewer kinds than that, with one copy left of each: so many cards hold another kind."""


def nobody_can_build(s: SanJuanState) -> bool:
    """Between two rounds: whatever roles are taken from now on, no building can be put up."""
    if len(s.draw_pile) >= ALWAYS_ENOUGH or cards_left(s) >= ALWAYS_ENOUGH:
        return False
    shared = _all_cards(s) if _cards_move(s) else None
    return not any(
        _could_build(s, seat, s.hands[seat] if shared is None else shared) for seat in range(len(s.hands))
    )


def _cards_move(s: SanJuanState) -> bool:
    """Something can be drawn or sold, or has to be discarded: cards may come to other hands."""
    if cards_left(s) or any(s.goods):
        return True
    return any(len(hand) > hand_limit(s, seat) for seat, hand in enumerate(s.hands))


def _all_cards(s: SanJuanState) -> list[int]:
    """The cards that somebody may ever hold."""
    goods = [entry for goods in s.goods for entry in goods]
    hidden = [card_of(entry) for entry in goods + s.discards]
    return [card for hand in s.hands for card in hand] + s.draw_pile + hidden


def _could_build(s: SanJuanState, seat: Seat, cards: list[Kind]) -> bool:
    """The seat can pay for one of these cards with the others, or for the cathedral, as the builder."""
    kinds = [kind for kind in range(CATHEDRAL) if kind in cards and not s.city[seat] >> kind & 1]
    if any(_least_cost(s, seat, kind) < len(cards) for kind in kinds):
        return True
    return s.cathedral and _least_cost(s, seat, CATHEDRAL) <= len(cards)


def _least_cost(s: SanJuanState, seat: Seat, kind: Kind) -> int:
    """The cost for the builder, beside the others or in the best place (B15)."""
    places = [NO_CARD]
    if works(s, seat, CRANE):
        places += [other for other, _ in standing(s, seat) if other not in (CRANE, kind)]
    return min([_cost(s, seat, kind, replaced) for replaced in places])


def _cost(s: SanJuanState, seat: Seat, kind: Kind, replaced: Kind) -> int:
    working, relief = place_terms(s, seat, replaced)
    return reduced((COST[kind], 1, working >> LIBRARY & 1, helper_term(kind, working), relief))
