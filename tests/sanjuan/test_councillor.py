"""Councillor phase: clauses SJ-C."""

from __future__ import annotations

import pytest

from tabuleiro.games.sanjuan.components import WORDS
from tabuleiro.games.sanjuan.state import SanJuanState
from tests.sanjuan.found import discards, hand
from tests.sanjuan.moves import asked, do, offers, options
from tests.sanjuan.tables import NEW_BUILDINGS, phase, player


def council(built: str, *, councillor: bool, cards: str = "") -> SanJuanState:
    """Seat 0 has drawn and is about to sort its cards, unless there is nothing to sort."""
    s = phase("councillor", player(cards, built), by=0 if councillor else 1, seats=3)
    while asked(s) in (("Keep", 1), ("Keep", 2)):
        do(s, options(s)[0])
    return s


def sort_cards(s: SanJuanState) -> SanJuanState:
    """Seat 0 decides somehow."""
    while asked(s) in (("Keep", 0), ("CouncilDiscard", 0)):
        do(s, options(s)[0])
    return s


def test_SJ_C1_draw_2_keep_1_and_discard_the_other() -> None:
    s = phase(
        "councillor",
        player(),
        player(),
        by=1,
        draw_pile="indigo indigo indigo indigo indigo hero palace",
        seats=2,
    )
    do(s, "keep indigo")
    assert ["hero", "palace"] == offers(s, "keep")
    do(s, "keep hero")
    assert ["hero"] == hand(s, 0)
    assert "palace" in discards(s)


def test_SJ_C2_the_councillor_draws_5_and_keeps_1() -> None:
    s = phase("councillor", player(), draw_pile="hero palace sugar silver indigo")
    assert ["indigo", "sugar", "silver", "hero", "palace"] == offers(s, "keep")
    do(s, "keep palace")
    assert ["palace"] == hand(s, 0)


def test_SJ_C2_the_councillor_with_a_library_draws_8_and_keeps_1() -> None:
    s = council("library", councillor=True)
    assert 8 == len(s.drawn)
    do(s, options(s)[0])
    assert 1 == len(hand(s, 0))


@pytest.mark.parametrize(("built", "number"), [("prefecture", 5), ("prefecture library", 8)])
def test_SJ_C3_the_prefecture_keeps_2(built: str, number: int) -> None:
    s = council(built, councillor=True)
    assert number == len(s.drawn)
    assert 2 == len(hand(sort_cards(s), 0))


def test_SJ_C3_the_prefecture_keeps_both_if_not_councillor() -> None:
    assert 2 == len(hand(council("prefecture", councillor=False), 0))


@pytest.mark.parametrize(
    ("built", "drawn", "to_discard"), [("archive prefecture", 5, 3), ("archive prefecture library", 8, 6)]
)
def test_SJ_C4_the_archive_discards_from_the_whole_hand(built: str, drawn: int, to_discard: int) -> None:
    s = council(built, councillor=True, cards="indigo palace")
    assert ("CouncilDiscard", 0) == asked(s)
    assert 2 + drawn == len(hand(s, 0))
    assert 2 + drawn - to_discard == len(hand(sort_cards(s), 0))


def test_SJ_C4_old_cards_or_new() -> None:
    s = phase("councillor", player("hero", "archive"), draw_pile="palace silver sugar tobacco coffee")
    do(s, "discard tobacco", "discard coffee", "discard silver", "discard hero")
    assert ["sugar", "palace"] == hand(s, 0)


@pytest.mark.parametrize(
    ("built", "councillor", "number"),
    [
        ("smithy", False, 1),
        ("smithy", True, 4),
        ("library", True, 7),
        ("prefecture", False, 0),
        ("prefecture", True, 3),
        ("prefecture library", True, 6),
        ("archive", False, 1),
        ("archive", True, 4),
        ("archive library", True, 7),
        ("archive prefecture", False, 0),
        ("archive prefecture", True, 3),
        ("archive prefecture library", True, 6),
    ],
)
def test_SJ_C5_how_many_cards_are_discarded(built: str, *, councillor: bool, number: int) -> None:
    s = council(built, councillor=councillor)
    before = len(discards(s))
    assert number == len(discards(sort_cards(s))) - before


def test_SJ_C6_customs_offices_come_first() -> None:
    s = phase(
        "councillor",
        player(),
        player("", "customs"),
        options=NEW_BUILDINGS,
        draw_pile="hero " + "indigo " * 5,
    )
    assert ("Keep", 0) == asked(s)
    assert ["hero"] == [WORDS[entry & 63] for entry in s.goods[1]]
    assert ["indigo"] * 5 == [WORDS[card] for card in s.drawn]


def test_SJ_C6_each_draws_chooses_and_discards_before_the_next_one_draws() -> None:
    s = phase("councillor", draw_pile="hero palace sugar silver indigo tobacco coffee", nothing_else=True)
    assert 2 == len(s.draw_pile)
    do(s, "keep hero")
    assert 4 == len(discards(s))
    assert ["tobacco", "coffee"] == offers(s, "keep")
