"""Properties that hold in every position that play can reach."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tabuleiro.core import rules
from tabuleiro.games.sanjuan import GAME
from tabuleiro.games.sanjuan.bags import bag_of, cards_in
from tabuleiro.games.sanjuan.components import (
    BASE_KINDS,
    CATHEDRAL,
    COPIES,
    NO_CARD,
    PRODUCTION,
    WORDS,
    card_of,
)
from tabuleiro.games.sanjuan.knowledge.memory import known
from tabuleiro.games.sanjuan.rules.builder import buildable
from tabuleiro.games.sanjuan.rules.buildings import can_pay, replaceable, stands
from tabuleiro.games.sanjuan.rules.scoring import points
from tabuleiro.games.sanjuan.state import SanJuanState, goods_of, plants_of
from tests.sanjuan.tables import all_cards

games = st.builds(
    lambda players, seed, advanced, new: GAME.deal(
        GAME.configure(players, {"advanced_start": advanced, "new_buildings": new}), seed
    ),
    st.integers(2, 4),
    st.integers(0, 2**64 - 1),
    st.booleans(),
    st.booleans(),
)
choices = st.lists(st.integers(0, 2**16), min_size=1, max_size=250)


def played(s: SanJuanState, numbers: list[int]) -> SanJuanState:
    """The position after choices by number, as far as the game goes."""
    for number in numbers:
        if s.stack:
            options = rules.options(s)
            rules.apply(s, options[number % len(options)])
    return s


@settings(max_examples=60, deadline=None)
@given(games, choices)
def test_every_card_is_in_exactly_one_place(s: SanJuanState, numbers: list[int]) -> None:
    cards = Counter(all_cards(GAME.dump(played(s, numbers))))
    kinds = len(WORDS) if s.config.flag("new_buildings") else BASE_KINDS
    assert Counter({WORDS[kind]: COPIES[kind] for kind in range(kinds)}) == cards


@settings(max_examples=60, deadline=None)
@given(games, choices)
def test_nobody_owns_two_equal_city_buildings_and_no_number_is_negative(
    s: SanJuanState, numbers: list[int]
) -> None:
    position: Any = GAME.dump(played(s, numbers))
    for each in position["players"]:
        city = [built["card"] for built in each["buildings"] if built["card"] not in WORDS[:PRODUCTION]]
        assert len(city) == len(set(city))
        assert len(each["buildings"]) <= 12
    for seat in range(len(s.hands)):
        laden = goods_of(s, seat)[:PRODUCTION]
        plants = plants_of(s, seat)
        assert all(0 <= goods <= owned for goods, owned in zip(laden, plants, strict=True))
        assert len(s.goods[seat]) == sum(goods_of(s, seat))
        assert 0 <= points(s, seat)


@settings(max_examples=40, deadline=None)
@given(games, choices)
def test_hands_are_sorted_and_memories_are_true(s: SanJuanState, numbers: list[int]) -> None:
    played(s, numbers)
    assert all(cards == sorted(cards) for cards in [*s.hands, s.drawn])
    pile = [card_of(entry) for entry in s.discards]
    for cards in [known(s, witness) for witness in range(len(s.hands) + 1)]:
        assert all(cards.count(kind) <= pile.count(kind) for kind in range(CATHEDRAL))


@settings(max_examples=40, deadline=None)
@given(games, choices)
def test_what_is_offered_to_build_is_what_can_be_paid(s: SanJuanState, numbers: list[int]) -> None:
    """The quick list of buildings agrees with the slow one, for everybody at any time."""
    played(s, numbers)
    for seat in range(len(s.hands)):
        kinds = sorted(set(s.hands[seat])) + ([CATHEDRAL] if s.cathedral else [])
        possible = [
            kind
            for kind in kinds
            if (kind < PRODUCTION or not stands(s, seat, kind))
            and (can_pay(s, seat, kind, NO_CARD, full=False) or replaceable(s, seat, kind))
        ]
        assert possible == buildable(s, seat)


@given(st.lists(st.integers(0, CATHEDRAL - 1), max_size=15))
def test_a_bag_holds_its_cards(cards: list[int]) -> None:
    assert sorted(cards) == cards_in(bag_of(cards))


def test_a_bag_has_room_for_all_cards() -> None:
    cards = [kind for kind, copies in enumerate(COPIES) for _ in range(copies)]
    assert cards == cards_in(bag_of(cards))
