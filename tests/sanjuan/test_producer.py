"""Producer phase: clauses SJ-P."""

from __future__ import annotations

import pytest

from tabuleiro.games.sanjuan.rules.buildings import production_limit
from tests.sanjuan.found import hand
from tests.sanjuan.moves import asked, do, events, offers, options
from tests.sanjuan.tables import limits, phase, player

FIVE = "indigo sugar tobacco coffee silver"


def test_SJ_P1_a_card_from_the_draw_pile_becomes_a_good() -> None:
    s = phase("producer", player(), player("", "sugar"), by=0, draw_pile="hero palace")
    do(s, "produce indigo", "produce sugar")
    assert [1, 0, 0, 0, 0, 0] == s.laden[:6]
    assert [0, 1, 0, 0, 0, 0] == s.laden[6:12]
    assert [] == s.draw_pile


def test_SJ_P1_one_good_per_building_at_most() -> None:
    s = phase("producer", player("", "indigo+ sugar"))
    assert ["sugar"] == offers(s, "produce")


def test_SJ_P1_who_has_no_empty_building_produces_nothing() -> None:
    s = phase("producer", player("", "indigo+ sugar+ smithy"), player())
    assert ("Produce", 1) == asked(s)


def test_SJ_P1_the_good_is_of_the_kind_of_its_building() -> None:
    s = phase("producer", player("", "sugar tobacco"))
    do(s, "produce sugar", "produce tobacco")
    assert [0, 1, 1, 0, 0, 0] == s.laden[:6]


@pytest.mark.parametrize(("built", "by", "limit"), limits("aqueduct"))
def test_SJ_P2_how_many_goods(built: str, by: int, limit: int) -> None:
    s = phase("producer", player("", f"{FIVE} {built}"), by=by)
    while asked(s) != ("Produce", 0):
        do(s, "pass")
    assert limit == production_limit(s, 0)
    for word in FIVE.split()[:limit]:
        assert ("Produce", 0) == asked(s)
        do(s, f"produce {word}")
    assert ("Produce", 0) != asked(s)
    assert limit == sum(s.laden[:6])


def test_SJ_P2_limited_by_the_number_of_empty_buildings() -> None:
    s = phase("producer", player("", "indigo sugar+ aqueduct library"))
    do(s, "produce indigo")
    assert ("Produce", 0) != asked(s)


@pytest.mark.parametrize(("goods", "cards"), [(1, 0), (2, 1), (3, 1)])
def test_SJ_P3_the_well_brings_one_card_for_two_goods_or_more(goods: int, cards: int) -> None:
    s = phase("producer", player("", f"{FIVE} well library"))
    do(s, *[f"produce {word}" for word in FIVE.split()[:goods]])
    if goods < 3:
        do(s, "stop")
    assert cards == len(hand(s, 0))


def test_SJ_P3_the_well_works_for_everybody_producer_or_not() -> None:
    s = phase("producer", player("", "indigo sugar well aqueduct"), by=1)
    while asked(s) != ("Produce", 0):
        do(s, "pass")
    do(s, "produce indigo", "produce sugar")
    assert 1 == len(hand(s, 0))


def test_SJ_P4_the_owner_chooses_the_buildings_by_kind() -> None:
    s = phase("producer", player("", "indigo indigo silver"))
    assert ["pass", "produce indigo", "produce silver"] == options(s)
    do(s, "produce indigo")
    assert ["stop", "produce indigo", "produce silver"] == options(s)


def test_SJ_P5_the_player_names_one_by_one_and_may_stop_early() -> None:
    s = phase("producer", player("", f"{FIVE} library"))
    do(s, "produce coffee", "stop")
    assert [0, 0, 0, 1, 0, 0] == s.laden[:6]


def test_SJ_P5_the_cards_are_put_down_after_the_naming_and_then_the_well_draws() -> None:
    s = phase("producer", player("", "indigo sugar well"))
    pile = len(s.draw_pile)
    do(s, "produce indigo")
    assert pile == len(s.draw_pile)
    assert ["produce", "draw"] == [event["kind"] for event in events(s, "produce sugar")]
    assert pile - 3 == len(s.draw_pile)
