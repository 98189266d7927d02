"""What the tests look up in a position of San Juan, in its words."""

from __future__ import annotations

from tabuleiro.games.sanjuan.components import KINDS, PRODUCTION, ROLES, WORDS, card_of, plant_at
from tabuleiro.games.sanjuan.state import SanJuanState


def hand(s: SanJuanState, seat: int) -> list[str]:
    return [WORDS[card] for card in s.hands[seat]]


def buildings(s: SanJuanState, seat: int) -> list[str]:
    """The buildings of a seat in the order of the kinds."""
    plants = [kind for kind in range(PRODUCTION) for _ in range(s.plants[plant_at(seat, kind)])]
    city = [kind for kind in range(PRODUCTION, KINDS) if s.city[seat] >> kind & 1]
    return [WORDS[kind] for kind in plants + city]


def discards(s: SanJuanState) -> list[str]:
    return [WORDS[card] for card in sorted([card_of(entry) for entry in s.discards])]


def taken(s: SanJuanState) -> dict[str, int]:
    return {role: seat for role, seat in zip(ROLES, s.roles, strict=True) if seat >= 0}
