"""State actions (L-O)."""

from __future__ import annotations

from typing import Any

import pytest

from tabuleiro.games.lisboa import GAME
from tests.lisboa.found import goods_of, treasury, upper
from tests.lisboa.moves import asked, do, options
from tests.lisboa.tables import goods, nothing_to_do, offices, player, sets, ship, shipbuilder, stores, table

# O1 Recruit.


def recruiting(*officials: dict[str, Any], seats: int = 3) -> Any:
    """Seat 0 sponsors "recruit up to 2"."""
    players = [player(officials=each) for each in officials]
    players[0].update(hand=[63], reis=9, influence=0)
    return do(table(*players, seats=seats), "sponsor 63")


def test_L_O1_one_or_two_officials_each_to_a_different_office() -> None:
    s = recruiting(offices(0, 1, 0))
    assert ["office builder", "office marquis", "office king"] == options(s)
    do(s, "office king")
    assert ["stop", "office builder", "office marquis"] == options(s)
    do(s, "office builder")
    assert [1, 1, 1] == s.offices[:: s.figures.owners]
    assert 8 - 3 == s.officials[0]
    assert ("TakeCard", 0) == asked(s)


def test_L_O1_one_is_enough() -> None:
    s = do(recruiting(offices(0, 1, 0)), "office builder", "stop")
    assert ("TakeCard", 0) == asked(s)
    assert 8 - 2 == s.officials[0]


def test_L_O1_a_full_office_sends_one_of_the_largest_colour_to_the_plaza() -> None:
    s = do(recruiting(offices(2, 0, 0), offices(3, 0, 0), offices(1, 0, 0)), "office builder")
    assert [3, 2, 1] == s.offices[:3]
    assert [0, 1, 0] == s.plazas[:3]


def test_L_O1_with_a_tie_each_tied_colour_moves_one_and_the_arriving_one_is_not_counted() -> None:
    s = do(recruiting(offices(2, 0, 0), offices(2, 0, 0), offices(2, 0, 0)), "office builder")
    assert [2, 1, 1] == s.offices[:3]
    assert [1, 1, 1] == s.plazas[:3]


def test_L_O1_1_each_official_has_its_own_check() -> None:
    s = do(recruiting(offices(0, 0, 0), offices(4, 0, 4), offices(2, 0, 2)), "office builder", "office king")
    assert [1, 3, 2] == s.offices[:3]
    assert [1, 3, 2] == s.offices[6:9]


def test_L_O1_1_officials_on_a_plaza_do_not_go_back() -> None:
    s = do(recruiting(offices(0, 0, 0, plazas=(2, 0, 0))), "office builder", "stop")
    assert (1, 2) == (s.offices[0], s.plazas[0])


# O2 Plan.


def test_L_O2_the_top_plan_of_either_architect() -> None:
    s = table(player(hand=[69], reis=9, influence=0, plans=["blue_4", "blue_4", "green_2"]))
    do(s, "sponsor 69", "plan green")
    assert (4, 4, 11, 11) == s.plans[0]


def test_L_O2_1_an_empty_pile_stays_empty() -> None:
    s = table(
        player(hand=[4, 69], reis=9, goods=goods("gold"), influence=0), plan_piles={"green": ["green_4"]}
    )
    do(s, "portfolio 4")
    assert ["plan green"] == options(s)
    do(s, "plan green")
    assert not [code for code in options(s) if code.endswith(" plan")]


# O3 Ship.


def test_L_O3_example_a_king_card_makes_room_for_a_ship_of_size_2() -> None:
    """Limit 2 with a King card just played and a ship: offers a book, pays gold and cloth, gains 4."""
    s = table(
        player(hand=[41], influence=0, upper=[ship("blue")], goods=goods("cloth books tools")),
        yard=["red", "red"],
        treasury=3,
    )
    do(s, "portfolio 41", "offer books ship", "ship", "give gold", "give cloth", "remove upper_2")
    assert ["blue_ship", "red_ship"] == upper(s)
    assert (4, 4) == (treasury(s), s.influence[0])
    assert "tools" == goods_of(s)
    assert ["stop", "offer tools recruit", "offer tools plan"] == options(s)


def test_L_O3_different_goods() -> None:
    s = table(player(hand=[65], reis=9, influence=0, goods=goods("gold gold")), yard=["red"])
    assert "sponsor 65" not in options(s)


def test_L_O3_1_example_size_1_to_3_costs_two_goods_and_gains_6() -> None:
    s = table(
        player(
            hand=[61], influence=0, upper=[ship("blue"), 30], goods=goods("gold books cloth"), rubble=sets(1)
        ),
        yard=["purple"],
        period=2,
        treasury=3,
    )
    do(s, "portfolio 61", "offer gold ship", "replace upper_1")
    assert ["purple_ship", "30"] == upper(s)
    assert (2 + 1, 6, "") == (treasury(s), s.influence[0], goods_of(s))


def test_L_O3_1_the_cargo_stays_for_the_new_ship() -> None:
    s = table(
        shipbuilder(upper=[ship("red", "cloth")], goods=goods("gold books")),
        yard=["purple"],
        period=2,
    )
    do(s, "sponsor 65", "replace upper_1", "give books")
    assert (["purple_ship"], (1,), "gold") == (upper(s), s.cargo[0], goods_of(s))


def test_L_O3_1_an_equal_hull_costs_nothing_and_a_smaller_one_may_not_replace() -> None:
    s = table(player(hand=[65], reis=9, influence=0, upper=[ship("red")]), yard=["red"])
    do(s, "sponsor 65")
    assert ["replace upper_1"] == options(s)
    s = table(player(hand=[65], reis=9, influence=0, upper=[ship("red")]), yard=["blue"])
    assert "sponsor 65" not in options(s)


def test_L_O3_1_a_ship_at_sea_may_be_replaced_without_wigs_and_stays_at_sea() -> None:
    s = table(
        player(hand=[1]),
        player(
            upper=[ship("red", "gold gold", at_sea=True)],
            hand=[65],
            reis=9,
            influence=9,
            favors=["marquis"],
            wigs=5,
        ),
        player(hand=[21], influence=9),
        yard=["red"],
        active=2,
    )
    do(s, "visit 21", "skip", f"decree {min(s.open_decrees)}", "follow", "do ship", "replace upper_1")
    assert (True, (0, 0)) == (s.at_sea[3], s.cargo[3])
    assert 5 == s.wigs[1]


@pytest.mark.parametrize(
    ("houses", "tiles", "price"), [(0, 0, 3), (1, 0, 2), (2, 0, 2), (3, 0, 0), (1, 1, 1), (2, 3, 0)]
)
def test_L_O3_2_price_in_goods(houses: int, tiles: int, price: int) -> None:
    lots = dict.fromkeys(["A1", "B1", "C1"][:houses], "0 gold")
    s = table(
        shipbuilder(goods=goods("gold cloth books tools"), houses={"middle": houses}, clergy=["C10"] * tiles),
        stores=stores(**lots),
        yard=["purple"],
        period=2,
    )
    do(s, "sponsor 65")
    assert price == GAME.explain(s, GAME.actions.parse("ship")).total
    do(s, "ship")
    while asked(s)[0] == "GiveGood":
        do(s, options(s)[0])
    assert 4 - price == len(goods_of(s).split())


def test_L_O3_3_a_ship_never_makes_room_without_being_replaced() -> None:
    s = table(
        shipbuilder(upper=[ship("blue"), ship("blue")], goods=goods("gold cloth")),
        yard=["red"],
    )
    do(s, "sponsor 65")
    assert ["replace upper_1", "replace upper_2"] == options(s)


def test_L_O3_3_an_empty_yard_has_no_ship_and_the_next_can_be_had_at_once() -> None:
    s = table(player(hand=[65], reis=9, goods=goods("gold")), yard=[])
    assert "sponsor 65" not in options(s)
    s = table(
        player(hand=[21], influence=9, goods=goods("gold")),
        player(influence=9, favors=["marquis"], goods=goods("gold cloth")),
        yard=["blue", "red"],
    )
    do(s, "visit 21", "do ship", "ship", f"decree {min(s.open_decrees)}", "follow", "do ship", "ship")
    assert (["blue_ship"], ["red_ship"]) == (upper(s), upper(s, 1))


# O4 Produce.


def test_L_O4_example_three_times_with_room_for_three() -> None:
    owned = stores(A3="0 books", B3="0 books", A1="0 gold", A2="0 cloth")
    s = table(
        player(hand=[64, 76], reis=99, influence=0, rubble=sets(1), houses={"left": 2, "middle": 2}),
        stores=owned,
        period=2,
        prices={"gold": 5, "cloth": 5, "books": 5},
        treasury=1,
    )
    do(s, "sponsor 64")
    assert ("gold cloth books books", [4, 4, 4]) == (goods_of(s), s.prices[:3])
    position: Any = GAME.dump(s)
    position["stack"][0] = {"frame": "Produce", "seat": 0}
    position["stack"][1:1] = [{"frame": "Fulfilled", "seat": 0}, {"frame": "TakeCard", "seat": 0}]
    s = GAME.load(position)
    assert ("gold gold cloth cloth books books books", [3, 3, 3]) == (goods_of(s), s.prices[:3])
    position = GAME.dump(s)
    position["stack"][:1] = [{"frame": name, "seat": 0} for name in ("Produce", "Fulfilled", "TakeCard")]
    s = GAME.load(position)
    assert ([3, 3, 3], [2, 2, 3]) == (s.goods[:3], s.prices[:3])


def test_L_O4_prices_do_not_fall_below_the_minimum() -> None:
    s = table(player(hand=[64], reis=9, influence=0), stores=stores(A1="0 gold"), prices={"gold": 2})
    do(s, "sponsor 64")
    assert 2 == s.prices[0]


def test_L_O4_1_the_first_right_hand_house_adds_a_good_of_one_kind() -> None:
    s = table(
        player(hand=[64], reis=9, influence=0, houses={"right": 1, "left": 1}, goods=goods("")),
        stores=stores(A1="0 gold", A4="0 tools"),
    )
    do(s, "sponsor 64")
    assert ["extra gold", "extra tools"] == options(s)
    prices = list(s.prices)
    do(s, "extra tools")
    assert ("gold tools tools", prices) == (goods_of(s), s.prices)


def test_L_O4_1_only_for_kinds_received_and_with_room() -> None:
    s = table(
        player(hand=[64], reis=9, influence=0, houses={"right": 3}, goods=goods("gold gold tools")),
        stores=stores(A1="0 gold", A4="0 tools", B2="0 cloth"),
    )
    do(s, "sponsor 64")
    assert "gold gold cloth cloth tools tools" == goods_of(s)


# O5 Cardinal.


def test_L_O5_one_or_two_gaps_and_one_of_the_two_tiles() -> None:
    s = table(
        player(hand=[61], goods=goods("cloth")), church=["C1", "C2", "C3", "C4", "C5", "C6"], cardinal=0
    )
    do(s, "portfolio 61", "offer cloth cardinal")
    assert ["cardinal 1 1", "cardinal 1 2", "cardinal 2 2", "cardinal 2 3"] == options(s)
    do(s, "cardinal 2 3")
    assert (2, (3,)) == (s.cardinal, s.clergy[0])
    assert [0, 1, 2, -1, 4, 5] == s.church


def test_L_O5_not_with_four_tiles() -> None:
    s = table(player(hand=[61], goods=goods("cloth"), clergy=["C1", "C1", "C1", "C2"]))
    do(s, "portfolio 61")
    assert "offer cloth cardinal" not in options(s)


def test_L_O5_a_single_arrow_reward_is_exactly_one_gap_or_lost() -> None:
    s = do(table(player(hand=[43], goods=goods("cloth")), cardinal=2), "portfolio 43")
    assert ["cardinal 1 3", "cardinal 1 4"] == options(s)
    s = table(player(hand=[43], goods=goods("cloth"), clergy=["C1", "C1", "C1", "C2"]), cardinal=2)
    do(s, "portfolio 43")
    assert 2 == s.cardinal


@pytest.mark.parametrize(
    ("start", "code", "dearer"), [(1, "2 3", 1), (2, "1 3", 1), (2, "2 4", 1), (3, "1 4", 0)]
)
def test_L_O5_1_the_treasury_icon(start: int, code: str, dearer: int) -> None:
    """The icon is on gap 3; the gap he starts from does not count."""
    s = table(player(hand=[61], goods=goods("cloth")), cardinal=start, treasury=3)
    do(s, "portfolio 61", "offer cloth cardinal", f"cardinal {code}")
    assert 2 + dearer == treasury(s)


@pytest.mark.parametrize(
    ("start", "code", "cause"), [(5, "1 0", 0), (4, "2 0", 0), (5, "2 1", 0), (0, "1 1", -1)]
)
def test_L_O5_1_the_influence_icon(start: int, code: str, cause: int) -> None:
    s = table(player(hand=[61], goods=goods("cloth")), cardinal=start)
    do(s, "portfolio 61", "offer cloth cardinal", f"cardinal {code}")
    assert cause == s.church_cause


def test_L_O5_2_only_a_move_after_which_a_tile_is_there() -> None:
    s = table(
        player(hand=[61], goods=goods("cloth")), church=["C1", None, None, "C4", "C5", "C6"], cardinal=0
    )
    do(s, "portfolio 61", "offer cloth cardinal")
    assert ["cardinal 2 3"] == options(s)


# O6 Favor.


def test_L_O6_a_favor_that_is_not_held() -> None:
    s = table(player(hand=[61], goods=goods("cloth"), favors=["marquis"]))
    do(s, "portfolio 61", "offer cloth favor")
    assert ["favor builder", "favor king"] == options(s)


def test_L_O6_1_the_stack_always_has_one_for_who_lacks_it() -> None:
    holders = [player(favors=["king"]) for _ in range(2)]
    s = table(player(hand=[61], goods=goods("cloth")), *holders)
    do(s, "portfolio 61", "offer cloth favor", "favor king")
    assert [4, 4, 4] == s.favors[:3]


def test_L_O7_an_action_that_can_do_nothing_may_not_be_chosen() -> None:
    s = do(nothing_to_do("gold gold", yard=[]), "portfolio 61")
    assert ["sell gold 1.1"] == options(s)
