"""Selling goods (L-A) and trading with the nobles (L-B)."""

from __future__ import annotations

from tests.lisboa.found import goods_of
from tests.lisboa.moves import asked, do, options
from tests.lisboa.tables import goods, offices, player, sets, ship, stores, table


def test_L_A1_market_price_ship_bonus_and_own_benefits() -> None:
    """Cloth 4, the red ship 1, two treasury cards 1 each, clergy C4 1."""
    s = table(
        player(hand=[1], reis=0, goods=goods("cloth"), lower=[63, 65], clergy=["C4"], rubble=sets(1)),
        player(upper=[ship("red")]),
        prices={"cloth": 4},
    )
    do(s, "portfolio 1", "sell cloth 1.1")
    assert 4 + 1 + 1 + 1 + 1 == s.cash[0]


def test_L_A1_ships_of_any_player_with_a_free_place() -> None:
    s = table(
        player(hand=[1], upper=[ship("blue")], goods=goods("cloth")),
        player(upper=[ship("red", "gold"), ship("red", "gold gold", at_sea=True)]),
    )
    do(s, "portfolio 1")
    assert ["sell gold 0.1", "sell gold 1.1", "sell cloth 0.1", "sell cloth 1.1"] == options(s, "sell")


def test_L_A2_a_full_ship_sails_and_its_owner_gets_a_wig_per_crate() -> None:
    s = table(
        player(hand=[1], goods=goods("cloth"), wigs=5), player(upper=[ship("red", "tools")], wigs=5), seats=2
    )
    do(s, "portfolio 1", "sell cloth 1.1")
    assert ((3, 1), True) == (s.cargo[3], s.at_sea[3])
    assert [5, 5 + 2] == s.wigs[:2]
    assert ("TakeCard", 0) == asked(s)


def test_L_A3_example_two_gold_on_the_own_ship_and_two_books_on_anothers() -> None:
    s = table(
        player(hand=[61], reis=0, wigs=5, upper=[ship("red")], goods=goods("gold gold books books tools")),
        player(upper=[ship("purple")], wigs=5),
        prices={"gold": 4, "cloth": 4, "books": 5, "tools": 3},
        treasury=1,
        period=2,
    )
    do(s, "portfolio 61")
    money = s.cash[0]
    do(s, "sell gold 0.1", "sell gold 0.1")
    assert money + 10 == s.cash[0]
    assert ((0, 0), True, 5 + 2) == (s.cargo[0], s.at_sea[0], s.wigs[0])
    do(s, "sell books 1.1", "sell books 1.1")
    assert money + 10 + 14 == s.cash[0]
    assert ((2, 2), False, 5) == (s.cargo[3], s.at_sea[3], s.wigs[1])
    assert ["stop", "sell tools 1.1"] == options(s)
    do(s, "stop")
    assert "tools" == goods_of(s)


def test_L_A4_selling_changes_no_price_and_may_stop_after_each() -> None:
    s = table(player(hand=[1], goods=goods("cloth cloth")), player(upper=[ship("red")]))
    before = list(s.prices)
    do(s, "portfolio 1", "sell gold 1.1")
    assert "stop" in options(s)
    do(s, "stop")
    assert before == s.prices
    assert ("TakeCard", 0) == asked(s)


def test_L_A4_goods_are_sold_in_any_order() -> None:
    s = table(player(hand=[61], goods=goods("cloth tools")), player(upper=[ship("red")]))
    do(s, "portfolio 61", "sell tools 1.1")
    assert ["stop", "sell cloth 1.1"] == options(s)


def test_L_B1_example_tools_for_a_plan() -> None:
    s = table(player(hand=[61], goods=goods("tools")))
    do(s, "portfolio 61", "offer tools plan", "plan blue")
    assert ((2,), "") == (s.plans[0], goods_of(s))


def test_L_B1_what_each_noble_accepts() -> None:
    everything = goods("gold cloth books tools")
    s = table(
        player(hand=[61], goods=everything),
        stores=stores(A1="0 gold", A4="0 tools"),
        yard=["blue", "blue", "red", "red"],
    )
    do(s, "portfolio 61")
    accepted: dict[str, list[str]] = {code.split()[1]: [] for code in options(s)}
    for code in options(s):
        accepted[code.split()[1]].append(code.split()[2])
    assert {
        "gold": ["recruit", "plan", "ship", "produce", "cardinal", "favor"],
        "cloth": ["cardinal", "favor"],
        "books": ["ship", "produce"],
        "tools": ["recruit", "plan"],
    } == accepted


def test_L_B1_one_or_two_goods() -> None:
    s = table(player(hand=[61], goods=goods("gold gold tools tools")))
    do(s, "portfolio 61", "offer gold plan", "plan blue")
    assert "stop" in options(s)
    do(s, "offer tools recruit", "office king", "stop")
    assert ("TakeCard", 0) == asked(s)


def test_L_B2_the_same_state_action_not_twice_in_a_turn() -> None:
    s = table(player(hand=[61], goods=goods("gold gold")))
    do(s, "portfolio 61", "offer gold favor", "favor king")
    assert "offer gold favor" not in options(s)
    assert "offer gold cardinal" in options(s)
    do(s, "stop", "take king", "end")
    assert [-1] * 6 == s.covered


def test_L_B3_the_offered_good_cannot_also_pay_for_the_ship() -> None:
    s = table(player(hand=[61], goods=goods("gold")), yard=["blue"])
    do(s, "portfolio 61")
    assert "offer gold ship" not in options(s)
    s = table(player(hand=[61], goods=goods("gold cloth")), yard=["blue"])
    do(s, "portfolio 61", "offer gold ship", "ship")
    assert "" == goods_of(s)


def test_L_B3_the_offered_good_makes_room_for_production() -> None:
    s = table(player(hand=[61], goods=goods("gold gold")), stores=stores(A1="0 gold"))
    do(s, "portfolio 61", "offer gold produce")
    assert "gold gold" == goods_of(s)


def test_L_B3_what_the_first_action_gives_may_be_offered_for_the_second() -> None:
    s = table(player(hand=[61], goods=goods("books")), stores=stores(A4="0 tools"))
    do(s, "portfolio 61", "offer books produce", "offer tools recruit", "office king")
    assert "" == goods_of(s)


def test_L_B4_a_reward_neither_covers_nor_is_barred() -> None:
    s = table(player(hand=[44], goods=goods("cloth cloth"), influence=4))
    do(s, "portfolio 44", "favor king", "offer cloth favor", "favor builder")
    assert 0b101 == s.favors[0]
    s = table(player(hand=[4], goods=goods("tools"), officials=offices(0, 0, 0)))
    do(s, "portfolio 4", "plan blue", "offer tools plan", "plan blue")
    assert (2, 2) == s.plans[0]
