"""Trader phase: clauses SJ-T."""

from __future__ import annotations

from typing import Any

import pytest

from tabuleiro.games.sanjuan import GAME
from tabuleiro.games.sanjuan.components import TILES, UNDER_HARBOUR
from tabuleiro.games.sanjuan.rules.buildings import sales_limit
from tabuleiro.games.sanjuan.rules.scoring import points, tie_break
from tabuleiro.games.sanjuan.state import SanJuanState
from tests.sanjuan.found import discards, hand
from tests.sanjuan.moves import asked, do, do_until, events, offers, options
from tests.sanjuan.tables import NEW_BUILDINGS, limits, phase, player, table

FIVE = "indigo+ sugar+ tobacco+ coffee+ silver+"


def market(tile: str, *players: dict[str, Any], by: int = 0, **fields: Any) -> SanJuanState:
    """A trader phase with this tile on top of the pile."""
    return phase("trader", *players, by=by, tiles=[tile], **fields)


def seat_0(s: SanJuanState) -> SanJuanState:
    """Everybody before seat 0 declines."""
    while asked(s) != ("Sell", 0):
        do(s, "pass")
    return s


def test_SJ_T1_the_tile_is_turned_before_anybody_decides() -> None:
    s = market("D", player("", "indigo+"))
    assert ("Sell", 0) == asked(s)
    assert "D" == GAME.view(s, 3)["tile"]


def test_SJ_T1_the_tile_goes_under_the_pile_so_that_the_order_repeats() -> None:
    s = table(tiles=["A", "B", "C", "D", "E"])
    seen: list[str] = []
    while len(seen) < 7:
        do_until(s, "TakeRole")
        if "take trader" in options(s):
            seen += [event["tile"] for event in events(s, "take trader") if event["kind"] == "tile"]
        else:
            do(s, "take prospector" if "take prospector" in options(s) else options(s)[0])
    assert ["A", "B", "C", "D", "E", "A", "B"] == seen


def test_SJ_T1_it_is_turned_and_put_under_even_if_nobody_sells() -> None:
    s = market("D")
    assert ("TakeRole", 1) == asked(s)
    assert not s.tile_open
    assert (1, "D") == (s.tiles_turned, TILES[s.tiles[-1]])


@pytest.mark.parametrize(
    ("tile", "prices"),
    [("A", "11122"), ("B", "11222"), ("C", "11223"), ("D", "12223"), ("E", "12233")],
)
def test_SJ_T2_a_good_is_sold_for_what_the_tile_shows(tile: str, prices: str) -> None:
    for good, price in zip(["indigo", "sugar", "tobacco", "coffee", "silver"], prices, strict=True):
        s = seat_0(market(tile, player("", FIVE), by=1))
        do(s, f"sell {good}")
        assert int(price) == len(hand(s, 0))
        assert 4 == len(s.goods[0])
        assert 1 == len(discards(s))


def test_SJ_T2_the_card_of_the_good_goes_unseen_to_the_discard_pile() -> None:
    s = market("A", player("", "indigo+"))
    do(s, "sell indigo")
    memory: Any = GAME.view(s, 0)["memory"]
    assert 1 == len(discards(s))
    assert [] == memory["discards"]


@pytest.mark.parametrize(("built", "by", "limit"), limits("trading_post"))
def test_SJ_T3_how_many_sales(built: str, by: int, limit: int) -> None:
    s = seat_0(market("C", player("", f"{FIVE} {built}"), by=by))
    assert limit == sales_limit(s, 0)
    for word in FIVE.replace("+", "").split()[:limit]:
        assert ("Sell", 0) == asked(s)
        do(s, f"sell {word}")
    assert 5 - limit == len(s.goods[0])
    assert ("Sell", 0) != asked(s)


def test_SJ_T4_trader_with_market_stand_and_trading_post_gets_7_cards() -> None:
    s = market("C", player("", "indigo+ tobacco+ silver+ market_stand trading_post"))
    do(s, "sell indigo", "sell tobacco", "sell silver")
    assert 1 + 2 + 3 + 1 == len(hand(s, 0))


def test_SJ_T4_with_a_market_hall_sugar_and_coffee_bring_4_cards() -> None:
    s = market("C", player("", "sugar+ coffee+ market_hall"))
    do(s, "sell sugar", "sell coffee")
    assert 1 + 2 + 1 == len(hand(s, 0))


@pytest.mark.parametrize(("sales", "cards"), [(1, 1 + 1), (2, 1 + 1 + 2), (3, 1 + 1 + 2 + 2)])
def test_SJ_T4_stand_and_hall_bring_one_card_each_once_per_phase(sales: int, cards: int) -> None:
    s = market("C", player("", f"{FIVE} market_stand market_hall library"))
    do(s, *[f"sell {word}" for word in ["indigo", "sugar", "tobacco"][:sales]])
    if sales < 3:
        do(s, "stop")
    assert cards == len(hand(s, 0))


def test_SJ_T4_trader_or_not() -> None:
    s = seat_0(market("C", player("", "sugar+ market_hall"), by=2))
    do(s, "sell sugar")
    assert 2 == len(hand(s, 0))


# The harbour.


def harbour(goods: str = "sugar+ silver+", **fields: Any) -> SanJuanState:
    return market("C", player("", f"{goods} harbour"), options=NEW_BUILDINGS, **fields)


def test_SJ_T5_the_card_of_one_good_may_go_under_the_harbour() -> None:
    s = harbour()
    do(s, "sell sugar", "sell silver")
    assert ["pass", "use_harbour"] == options(s)
    card = s.goods[0][0] & 63
    do(s, "use_harbour")
    assert [UNDER_HARBOUR << 6 | card] == s.tucked[0]
    assert 1 == len(discards(s))


def test_SJ_T5_the_sale_is_paid_as_usual() -> None:
    s = do(harbour(), "sell sugar", "sell silver", "use_harbour")
    assert 1 + 3 == len(hand(s, 0))


def test_SJ_T5_once_per_trader_phase() -> None:
    s = do(harbour(), "sell sugar", "sell silver", "use_harbour")
    assert 1 == len(s.tucked[0])
    assert ("TakeRole", 1) == asked(s)


def test_SJ_T5_each_is_worth_a_point() -> None:
    s = harbour("sugar+")
    before = points(s, 0)
    assert before + 1 == points(do(s, "sell sugar", "use_harbour"), 0)


def test_SJ_T5_it_may_be_declined() -> None:
    s = do(harbour(), "sell sugar", "stop", "pass")
    assert [] == s.tucked[0]
    assert 1 == len(discards(s))


# Customs office and hut.


def test_SJ_T6_an_empty_customs_office_gets_a_good_in_the_councillor_phase() -> None:
    s = phase("councillor", player("", "customs"), player("", "customs+"), by=2, options=NEW_BUILDINGS)
    assert [1, 1, 0, 0] == [len(goods) for goods in s.goods]


def test_SJ_T6_its_good_is_sold_for_2_whatever_the_tile_shows() -> None:
    for tile in TILES:
        s = do(market(tile, player("", "customs+"), options=NEW_BUILDINGS), "sell customs")
        assert 2 == len(hand(s, 0))


def test_SJ_T6_it_uses_up_a_sale() -> None:
    s = seat_0(market("C", player("", "indigo+ customs+"), by=1, options=NEW_BUILDINGS))
    do(s, "sell indigo")
    assert 1 == len(s.goods[0])
    assert ("Sell", 0) != asked(s)


def test_SJ_T6_it_counts_for_stand_hall_harbour_and_tie_break() -> None:
    everything = player("", "indigo+ customs+ market_stand market_hall harbour")
    s = market("C", everything, options=NEW_BUILDINGS)
    assert 2 == tie_break(s, 0)
    do(s, "sell indigo", "sell customs", "use_harbour")
    assert 1 + 2 + 1 + 1 == len(hand(s, 0))
    assert 1 == len(s.tucked[0])


def test_SJ_T6_it_is_not_a_production_building() -> None:
    s = phase("producer", player("", "indigo+ customs"), player("", "sugar"), options=NEW_BUILDINGS)
    assert ("Produce", 1) == asked(s)


def test_SJ_T6_built_earlier_in_the_round_it_works_already() -> None:
    s = phase("builder", player("customs sugar sugar"), options=NEW_BUILDINGS)
    do(s, "build customs", "take councillor")
    assert 1 == len(s.goods[0])


def test_SJ_T7_the_hut_brings_a_card_when_nobody_sold_anything() -> None:
    s = market("C", player("", "hut"), player("", "indigo+"), options=NEW_BUILDINGS)
    assert 1 == len(hand(do(s, "pass"), 0))


@pytest.mark.parametrize("goods", ["indigo+", "customs+", "silver+ harbour"])
def test_SJ_T7_the_hut_brings_nothing_after_any_sale(goods: str) -> None:
    s = market("C", player("", "hut"), player("", goods), options=NEW_BUILDINGS)
    do(s, f"sell {goods.split('+', maxsplit=1)[0]}")
    if asked(s) == ("Ship", 1):
        do(s, "use_harbour")
    assert [] == hand(s, 0)


def test_SJ_T7_a_later_phase_without_sales_counts_for_itself() -> None:
    s = market("C", player("", "hut"), player("", "indigo+"), options=NEW_BUILDINGS)
    do(s, "sell indigo")
    assert s.sold
    again = market("C", player("", "hut"), options=NEW_BUILDINGS, sold=True)
    assert 1 == len(hand(again, 0))


def test_SJ_T8_all_goods_are_named_before_any_card_is_drawn() -> None:
    s = market("C", player("", "indigo+ silver+"))
    do(s, "sell indigo")
    assert ([], 2) == (hand(s, 0), len(s.goods[0]))
    assert ["sell", "draw"] == [event["kind"] for event in events(s, "sell silver")]
    assert 4 == len(hand(s, 0))


def test_SJ_T8_the_player_may_stop_early() -> None:
    s = market("C", player("", "indigo+ silver+"))
    do(s, "sell indigo", "stop")
    assert (1, 1) == (len(hand(s, 0)), len(s.goods[0]))


def test_SJ_T8_the_harbour_is_decided_before_the_cards_are_drawn() -> None:
    s = do(harbour(), "sell sugar", "sell silver")
    assert ("Ship", 0) == asked(s)
    assert [] == hand(s, 0)


def test_SJ_T8_goods_are_offered_by_kind() -> None:
    s = market("C", player("", "indigo+ indigo+ silver+"))
    assert ["indigo", "silver"] == offers(s, "sell")
