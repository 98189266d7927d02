"""Portfolio, warehouse, rubble (L-F)."""

from __future__ import annotations

from typing import Any

import pytest

from tabuleiro.games.lisboa.ops.holdings import influence_of_portfolio
from tabuleiro.games.lisboa.rules.prices import event_fee
from tabuleiro.games.lisboa.state import limit
from tests.lisboa.found import goods_of, lower, treasury, upper
from tests.lisboa.moves import asked, do, options
from tests.lisboa.tables import acting, goods, offices, player, sets, ship, table


def test_L_F1_upper_places_for_nobles_and_ships_lower_ones_for_treasury_cards() -> None:
    s = table(player(hand=[1, 61], goods=goods("gold gold tools"), rubble=sets(1)))
    do(s, "portfolio 1", "offer tools plan", "plan blue", "stop", "take builder", "end")
    assert (["1"], []) == (upper(s), lower(s))
    s = table(player(hand=[61], goods=goods("gold gold")))
    do(s, "portfolio 61", "offer gold plan", "plan blue")
    assert ([], [61]) == (upper(s), lower(s))


@pytest.mark.parametrize(("completed", "cards"), [(0, 2), (1, 3), (4, 6)])
def test_L_F1_at_most_2_cards_and_one_more_per_set(completed: int, cards: int) -> None:
    assert cards == limit(table(player(rubble=sets(completed)), period=2), 0)


def test_L_F2_example_one_set_and_three_cards() -> None:
    s = table(player(hand=[1], upper=[21, 41], lower=[61], goods=goods("tools"), rubble=sets(1)))
    do(s, "portfolio 1")
    assert ["remove upper_1", "remove upper_2", "remove lower_1"] == options(s)
    do(s, "remove upper_2")
    assert (["21", "1"], [61]) == (upper(s), lower(s))
    assert 41 == s.discarded[-1]


def test_L_F2_a_full_half_gives_the_card() -> None:
    s = table(
        player(hand=[1], upper=[21, 41, 42], lower=[61], goods=goods("tools"), rubble=sets(4)), period=2
    )
    do(s, "portfolio 1")
    assert ["remove upper_1", "remove upper_2", "remove upper_3"] == options(s)
    s = table(player(hand=[64], lower=[61, 62, 63], upper=[1], goods=goods("gold"), rubble=sets(4)), period=2)
    do(s, "portfolio 64")
    assert ["remove lower_1", "remove lower_2", "remove lower_3"] == options(s)


def test_L_F2_nothing_is_discarded_without_need() -> None:
    s = table(player(hand=[1], upper=[21], goods=goods("tools")))
    do(s, "portfolio 1")
    assert ("SellOrTrade", 0) == asked(s)


def test_L_F3_a_discarded_ship_loses_its_cargo() -> None:
    s = table(player(hand=[1], upper=[ship("red", "cloth"), 21], goods=goods("tools")))
    do(s, "portfolio 1", "remove upper_1")
    assert ["1", "21"] == upper(s)
    assert () == s.cargo[0]
    assert "gold tools" == goods_of(s)


def test_L_F4_example_builder_card_with_gold_which_then_trades() -> None:
    s = table(player(hand=[1], influence=0))
    do(s, "portfolio 1")
    assert "gold" == goods_of(s)
    do(s, "offer gold plan", "plan green")
    assert (["1"], "") == (upper(s), goods_of(s))
    assert 3 == influence_of_portfolio(s, 0), "what each gain brings later"


def test_L_F4_example_marquis_card_of_5_with_an_official_as_penalty() -> None:
    s = table(player(hand=[30], goods=goods("gold"), officials=offices(1, 0, 2)), player(upper=[ship("red")]))
    do(s, "portfolio 30")
    assert ["recall builder_office", "recall king_office"] == options(s)
    do(s, "recall king_office")
    assert 8 - 2 == s.officials[0]
    do(s, "sell gold 1.1")
    assert (["30"], 5) == (upper(s), influence_of_portfolio(s, 0))


def test_L_F4_no_official_no_penalty() -> None:
    s = table(player(hand=[30], goods=goods("gold"), officials=offices(0, 0, 0)))
    do(s, "portfolio 30")
    assert ("SellOrTrade", 0) == asked(s)


def test_L_F4_selling_or_trading_is_compulsory() -> None:
    s = do(table(player(hand=[1])), "portfolio 1")
    assert "stop" not in options(s)
    assert all(code.startswith("offer gold") for code in options(s))


def test_L_F5_example_treasury_3_brings_3_reis_and_falls_to_2() -> None:
    s = table(player(hand=[61], reis=0, goods=goods("gold")), treasury=3)
    do(s, "portfolio 61")
    assert (3, 2) == (s.cash[0], treasury(s))
    do(s, "offer gold plan", "plan blue")
    assert [61] == lower(s)
    assert 2 - 1 == event_fee(s, 0), "from now on each payment is 1 real cheaper"


def test_L_F5_each_payment_is_then_cheaper_and_benefits_add_up() -> None:
    s = table(player(hand=[63], reis=9, influence=0, lower=[61, 62]), treasury=3)
    do(s, "sponsor 63")
    assert 9 - (3 - 1 - 1) == s.cash[0]


def test_L_F6_without_a_good_no_card_goes_to_the_portfolio() -> None:
    s = table(player(hand=[1, 23, 61]), player(upper=[ship("red")]))
    assert ["portfolio 1"] == options(s, "portfolio")


def test_L_F6_a_ship_must_take_the_good_or_a_noble_accept_it() -> None:
    s = table(player(hand=[23], goods=goods("books")), yard=[])
    assert [] == options(s, "portfolio")
    s = table(player(hand=[23], goods=goods("books")), player(upper=[ship("red")]), yard=[])
    assert ["portfolio 23"] == options(s, "portfolio")


def test_L_F6_a_ship_at_sea_takes_nothing() -> None:
    full = player(upper=[ship("red", "gold gold", at_sea=True)])
    s = table(player(hand=[23], goods=goods("books")), full, yard=[])
    assert [] == options(s, "portfolio")


def test_L_F6_the_penalty_is_counted_in() -> None:
    s = table(player(hand=[5, 25], goods=goods("gold")))
    assert [] == options(s, "portfolio")
    s = table(player(hand=[5, 25], goods=goods("gold tools")))
    assert ["portfolio 5", "portfolio 25"] == options(s, "portfolio")


def test_L_F6_the_card_to_discard_must_leave_a_ship_to_sell_to() -> None:
    """The own blue ship is the only one that takes books."""
    s = table(player(hand=[23], goods=goods("books"), upper=[ship("blue"), 41]), yard=[])
    do(s, "portfolio 23")
    assert ["remove upper_2"] == options(s)


@pytest.mark.parametrize(("completed", "room"), [(0, 2), (1, 3), (2, 4)])
def test_L_F7_of_each_kind_2_and_one_more_per_set(completed: int, room: int) -> None:
    full: dict[str, Any] = {"hand": [1], "rubble": sets(completed), "goods": {"gold": room}}
    s = do(table(player(**full), period=2), "portfolio 1")
    assert room == s.goods[0]


def test_L_F8_a_cube_without_a_place_leaves_the_game() -> None:
    cubes = {"earthquake": 5, "fire": 1, "tsunami": 1}
    s = table(player(hand=[66], reis=9, influence=0, rubble=cubes), rubble={"pile": ["earthquake"]}, period=2)
    do(s, "sponsor 66", "cube earthquake")
    assert [5, 1, 1] == s.cubes[:3]
    assert (0, 0, 0) == s.rubble[-1]


def test_L_F9_example_the_second_set_makes_4_of_each_kind_and_4_cards() -> None:
    cubes = {"earthquake": 2, "fire": 1, "tsunami": 2}
    s = table(
        player(hand=[66], reis=9, influence=0, rubble=cubes, markers=1), rubble={"pile": ["fire"]}, period=2
    )
    assert 3 == limit(s, 0)
    do(s, "sponsor 66", "cube fire")
    assert (4, 2) == (limit(s, 0), s.markers[0])


def test_L_F10_the_played_card_is_not_there_yet_when_its_reward_builds_a_ship() -> None:
    """The Marquis of 3 does not count for the gain, and then pushes the new ship out."""
    s = table(
        player(hand=[39], influence=0, goods=goods("gold gold cloth books"), upper=[41], lower=[61]),
        period=2,
        yard=["purple"],
    )
    do(s, "portfolio 39", "ship", "remove upper_1")
    assert 1 == s.influence[0]
    assert ["remove upper_1", "remove lower_1"] == options(s)
    do(s, "remove upper_1")
    assert (["39"], [61]) == (upper(s), lower(s))


def test_L_F10_a_set_completed_by_the_reward_counts() -> None:
    cubes = {"earthquake": 0, "fire": 1, "tsunami": 1}
    s = table(
        player(hand=[19], upper=[1, 21], goods=goods("gold"), rubble=cubes),
        rubble={"pile": ["earthquake"]},
        period=2,
    )
    do(s, "portfolio 19", "cube earthquake")
    assert ("SellOrTrade", 0) == asked(s)
    assert ["1", "21", "19"] == upper(s)


def test_L_F11_losing_clergy_C9_shrinks_portfolio_and_warehouse() -> None:
    s = table(
        player(hand=[35], clergy=["C9"], upper=[1, 21], lower=[61], goods=goods("gold gold gold cloth")),
        period=2,
    )
    do(s, "portfolio 35")
    assert "gold gold cloth" == goods_of(s)
    assert ["remove upper_1", "remove upper_2", "remove lower_1"] == options(s)
    assert ("KeepToLimit", 0) == asked(s)
    do(s, "remove lower_1")
    assert ("MakeRoom", 0) == asked(s)


def test_L_F12_goods_above_the_limit_are_gone_before_the_next_step() -> None:
    """The gold of lot B3 is lost although the cube then completes a set."""
    s = table(
        player(
            hand=[1],
            influence=9,
            reis=9,
            goods=goods("gold gold"),
            rubble={"earthquake": 1, "fire": 1, "tsunami": 0},
            officials=offices(0, 0, 0),
        ),
        rubble={"rows": {"B": ["tsunami"]}, "columns": {"3": []}},
    )
    do(s, "visit 1", "skip", "build cloth B3", "clear row tsunami", "convert 0", "house left")
    assert 1 == s.sets[0]
    assert "gold gold" == goods_of(s)


def test_L_F13_a_marker_may_be_used_from_the_moment_it_lies_on_the_marquis() -> None:
    s = table(player(hand=[21], influence=9, rubble=sets(1), markers=1))
    do(s, "visit 21", "skip", f"decree {min(s.open_decrees)}")
    assert ("TakeExtraDecree", 0) == asked(s)


def test_L_F13_five_sets_at_most() -> None:
    s = table(player(hand=[66], reis=9, influence=0, rubble=sets(5)), rubble={"pile": ["fire"]}, period=2)
    do(s, "sponsor 66", "cube fire")
    assert (5, 5) == (s.sets[0], s.markers[0])


def test_a_frame_in_the_middle_of_a_play_is_loaded() -> None:
    s = table(
        player(hand=[2], goods=goods("gold")),
        in_play=1,
        stack=acting({"frame": "MakeRoom", "newcomer": "noble"}, "PutCard", "SellOrTrade", "Fulfilled"),
    )
    assert ["1"] == upper(s)
    assert ("SellOrTrade", 0) == asked(s)
