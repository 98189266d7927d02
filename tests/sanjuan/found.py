"""What the tests look up in a position of San Juan, in its words."""

from __future__ import annotations

from tabuleiro.games.sanjuan.bags import cards_in
from tabuleiro.games.sanjuan.components import KINDS, PRODUCTION, ROLES, WORDS, plant_at
from tabuleiro.games.sanjuan.state import Table


def hand(s: Table, seat: int) -> list[str]:
    return [WORDS[card] for card in s.hands[seat]]


def buildings(s: Table, seat: int) -> list[str]:
    """The buildings of a seat in the order of the kinds."""
    plants = [kind for kind in range(PRODUCTION) for _ in range(s.plants[plant_at(seat, kind)])]
    city = [kind for kind in range(PRODUCTION, KINDS) if s.city[seat] >> kind & 1]
    return [WORDS[kind] for kind in plants + city]


def discards(s: Table) -> list[str]:
    return [WORDS[card] for card in cards_in(s.discards)]


def taken(s: Table) -> dict[str, int]:
    return {role: seat for role, seat in zip(ROLES, s.roles, strict=True) if seat >= 0}
