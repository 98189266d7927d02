"""Rewards, events and penalties (L-Y1 to Y15) and the benefits (L-Y16 to Y28)."""

from __future__ import annotations

from typing import Any

import pytest

from tabuleiro.games.lisboa import GAME
from tabuleiro.games.lisboa.rules.prices import (
    event_fee,
    hire_price,
    less_per_payment,
    lot_price,
    sale_price,
    visit_price,
)
from tabuleiro.games.lisboa.state import LisboaState
from tests.lisboa.found import goods_of, treasury, upper
from tests.lisboa.moves import asked, do, options
from tests.lisboa.tables import (
    NO_RUBBLE,
    acting,
    goods,
    king,
    offices,
    others,
    pack_with,
    player,
    sets,
    ship,
    stores,
    table,
)


def rewarded(reward: str, **fields: Any) -> LisboaState:
    """Seat 0 puts a card with this reward into the portfolio."""
    mine = player(
        **{"hand": [3], "goods": goods("gold"), "influence": 0, "officials": offices(0, 0, 0), **fields}
    )
    return do(table(mine, options=pack_with(cards={"3": reward}), cardinal=1), "portfolio 3")


# Rewards.


def test_L_Y1_as_far_as_possible_from_left_to_right() -> None:
    s = rewarded("favor and reis 2 and plan", favors=["builder", "marquis", "king"], reis=0)
    assert 2 == s.cash[0]
    assert ("TakePlan", 0) == asked(s)


@pytest.mark.parametrize(
    ("reward", "expected"),
    [("cloth 2", "gold cloth cloth"), ("gold 3", "gold gold"), ("books 1", "gold books")],
)
def test_L_Y2_goods_from_the_supply_as_far_as_there_is_room(reward: str, expected: str) -> None:
    assert expected == goods_of(rewarded(reward))


def test_L_Y3_reis_are_changed_by_no_benefit() -> None:
    s = rewarded("reis 3", reis=0, lower=[61])
    assert 3 == s.cash[0]


def test_L_Y4_a_numbered_gain() -> None:
    s = rewarded("influence 2", upper=[1], clergy=["C6"])
    assert 2 == s.influence[0]


def test_L_Y5_wigs() -> None:
    assert 5 + 4 == rewarded("wigs 4", wigs=5).wigs[0]


def test_L_Y6_recruiting_one_or_up_to_two() -> None:
    s = do(rewarded("recruit 1"), "office king")
    assert ("SellOrTrade", 0) == asked(s)
    s = do(rewarded("recruit 2"), "office builder")
    assert ["stop", "office marquis", "office king"] == options(s)
    s = rewarded("recruit 2", officials=offices(4, 2, 2))
    assert ("SellOrTrade", 0) == asked(s)


def test_L_Y7_a_plan() -> None:
    assert ["plan blue", "plan green"] == options(rewarded("plan"))


def test_L_Y8_a_favor() -> None:
    assert ["favor builder", "favor marquis", "favor king"] == options(rewarded("favor"))


def test_L_Y9_production_with_houses_and_tiles() -> None:
    s = table(
        player(hand=[24], goods=goods("gold"), houses={"right": 3}, clergy=["C8"]),
        stores=stores(A1="0 gold", A4="0 tools", B4="0 tools"),
    )
    prices = list(s.prices)
    do(s, "portfolio 24")
    assert ("gold gold tools tools", prices) == (goods_of(s), s.prices)


def test_L_Y10_the_cardinal_by_one_or_by_one_to_two() -> None:
    assert {"1"} == {code.split()[1] for code in options(rewarded("cardinal 1"))}
    assert {"1", "2"} == {code.split()[1] for code in options(rewarded("cardinal 2"))}


def test_L_Y11_a_ship_as_a_reward_may_be_declined_and_costs_its_goods() -> None:
    s = rewarded("ship", goods=goods("gold cloth"))
    assert ["decline", "ship"] == options(s)
    do(s, "ship", "give cloth")
    assert ("gold", ["blue_ship", "3"]) == (goods_of(s), upper(s))
    s = do(rewarded("ship", goods=goods("gold cloth")), "decline")
    assert ("gold cloth", ["3"]) == (goods_of(s), upper(s))


def test_L_Y11_it_may_not_take_the_last_good_to_sell() -> None:
    """With the only good paid for the ship nothing would be left to sell or trade."""
    assert ["decline"] == options(rewarded("ship", goods=goods("tools")))


def test_L_Y12_a_cube_from_the_pile_which_is_never_refilled() -> None:
    mine = player(hand=[3], goods=goods("gold"))
    chosen = pack_with(cards={"3": "cube and cube"})
    s = do(table(mine, options=chosen, rubble={"pile": ["fire", "tsunami"]}), "portfolio 3")
    assert ["cube fire", "cube tsunami"] == options(s)
    do(s, "cube fire", "cube tsunami")
    assert [0, 1, 1] == s.cubes[:3]
    s = do(table(mine, options=chosen, rubble={"pile": []}), "portfolio 3")
    assert ("SellOrTrade", 0) == asked(s)


@pytest.mark.parametrize(("card", "frame"), [(61, "BuildStore"), (62, "TakeDecree"), (72, "OpenBuilding")])
def test_L_Y13_noble_actions_as_events(card: int, frame: str) -> None:
    s = table(
        player(hand=[card], reis=40, influence=0, plans=["blue_2"], officials=offices(0, 0, 0)),
        period=2,
        rubble=NO_RUBBLE,
    )
    do(s, f"sponsor {card}")
    assert (frame, 0) == asked(s)


def test_L_Y14_first_one_part_then_the_other_each_as_far_as_possible() -> None:
    s = table(player(hand=[70], reis=9, influence=0, favors=[]))
    do(s, "sponsor 70")
    assert ("TakeFavor", 0) == asked(s)
    do(s, "favor king")
    assert 2 == s.influence[0]
    s = table(player(hand=[70], reis=9, influence=0, favors=["builder", "marquis", "king"]))
    do(s, "sponsor 70")
    assert 2 == s.influence[0]


# Penalties.


@pytest.mark.parametrize(
    ("card", "fields", "chosen", "check"),
    [
        (5, {"goods": goods("gold cloth tools")}, "give cloth", "gold tools"),
        (45, {"goods": goods("gold"), "reis": 5}, None, 3),
        (45, {"goods": goods("gold"), "reis": 1}, None, 0),
        (15, {"goods": goods("gold"), "reis": 5, "lower": [61]}, None, 3),
    ],
)
def test_L_Y15_goods_and_reis(card: int, fields: Any, chosen: str | None, check: Any) -> None:
    """Réis come from cash, never through influence, and are lowered by the benefits."""
    s = table(player(hand=[card], influence=9, **fields), period=2)
    do(s, f"portfolio {card}", *([chosen] if chosen else []))
    assert check == (goods_of(s) if isinstance(check, str) else s.cash[0])
    assert 9 == s.influence[0]


def test_L_Y15_an_official_of_the_payer_and_of_nobody_else() -> None:
    s = table(
        player(officials=offices(1, 1, 1)),
        player(hand=[10], goods=goods("gold"), officials=offices(1, 0, 1)),
        active=1,
    )
    do(s, "portfolio 10", "recall king_office")
    assert [1, 1, 1] == s.offices[:: s.figures.owners]
    assert [1, 0, 0] == s.offices[1 :: s.figures.owners]
    assert [5, 7] == s.officials[:2]


def test_L_Y15_wigs_not_below_0() -> None:
    s = table(player(hand=[60], goods=goods("gold"), wigs=1), period=2)
    do(s, "portfolio 60")
    assert 0 == s.wigs[0]


def test_L_Y15_a_clergy_tile_without_its_wigs() -> None:
    s = table(player(hand=[35], goods=goods("gold"), clergy=["C1", "C5"], wigs=5), period=2)
    do(s, "portfolio 35")
    assert ["tile C1", "tile C5"] == options(s)
    do(s, "tile C5")
    assert ((0,), (4,), 5) == (s.clergy[0], s.aside, s.wigs[0])


def test_L_Y15_a_favor_back_to_its_stack() -> None:
    s = table(player(hand=[55], goods=goods("gold"), favors=["builder", "king"]), period=2)
    do(s, "portfolio 55")
    assert ["return builder", "return king"] == options(s)
    do(s, "return king")
    assert 0b001 == s.favors[0]


# Benefits.


def with_benefits(cards: list[int], tiles: list[str], **zones: Any) -> LisboaState:
    mine = player(hand=[1], lower=cards, clergy=tiles, rubble=sets(1), officials=offices(0, 0, 0))
    others = [player(officials=offices(2, 0, 0)), player(officials=offices(1, 0, 0), upper=[ship("red")])]
    return table(mine, *others, **{"treasury": 5, "period": 2, **zones})


def test_L_Y16_the_sums() -> None:
    s = with_benefits(
        [61, 64, 66],
        ["C1", "C2", "C13", "C5"],
        rubble={"rows": {"A": ["earthquake"]}, "columns": {"1": ["fire"]}},
    )
    assert 5 + 3 + 2 - 2 - 3 - 1 == lot_price(s, 0, 0)
    assert 3 * (5 - 1 - 2) - 1 == hire_price(s, 0, 3)
    assert 5 - 2 - 1 == event_fee(s, 0)
    assert 2 + 3 - 1 == visit_price(s, 0, 0)
    assert 4 - 1 == less_per_payment(s, 0, 4)
    s = with_benefits([63, 65], ["C4"])
    assert s.prices[0] + 1 + 1 + 1 + 1 == sale_price(s, 0, 0, 6)


def test_L_Y16_each_at_least_0() -> None:
    s = with_benefits([61, 62, 64], ["C1", "C1", "C13"], treasury=1, rubble=NO_RUBBLE)
    assert (0, 0, 0) == (lot_price(s, 0, 0), event_fee(s, 0), hire_price(s, 0, 1))


@pytest.mark.parametrize(
    ("card", "lot", "hired", "fee", "penalty"),
    [
        (61, 4, 9, 4, 3),
        (72, 3, 8, 3, 2),
        (64, 3, 10, 5, 4),
        (66, 5, 8, 5, 4),
        (71, 5, 6, 5, 4),
        (77, 5, 10, 3, 4),
        (63, 5, 10, 5, 4),
    ],
)
def test_L_Y17_what_each_office_benefit_lowers(
    card: int, lot: int, hired: int, fee: int, penalty: int
) -> None:
    s = with_benefits([card], [], rubble=NO_RUBBLE)
    found = lot_price(s, 0, 0), hire_price(s, 0, 2), event_fee(s, 0), less_per_payment(s, 0, 4)
    assert (lot, hired, fee, penalty) == found


@pytest.mark.parametrize(
    ("tile", "lot", "hired", "fee"), [("C1", 2, 10, 5), ("C2", 5, 6, 5), ("C13", 5, 10, 3)]
)
def test_L_Y18_land_hiring_and_events(tile: str, lot: int, hired: int, fee: int) -> None:
    s = with_benefits([], [tile], rubble=NO_RUBBLE)
    assert (lot, hired, fee) == (lot_price(s, 0, 0), hire_price(s, 0, 2), event_fee(s, 0))


def test_L_Y19_a_building_needs_one_official_fewer_but_the_plan_counts_in_full() -> None:
    s = table(
        king(plans=["blue_3"], clergy=["C3"]),
        *others(),
        treasury=3,
    )
    do(s, "visit 41", "skip", "open west_a", "use blue_3")
    assert (8, (3,)) == (s.officials[0], s.completed[0])


def test_L_Y20_sales_and_visits() -> None:
    s = with_benefits([], ["C4", "C4", "C5"])
    assert s.prices[1] + 1 + 2 == sale_price(s, 0, 1, 6)
    assert 2 + 3 - 1 == visit_price(s, 0, 0)


def test_L_Y21_two_more_for_every_unnumbered_gain_also_of_0() -> None:
    s = table(player(hand=[2], influence=9, wigs=5, clergy=["C6", "C1"]), stack=acting()[1:], church_cause=0)
    do(s, "end", "tile C1", "stop")
    assert (10, 5 + 2 + 1) == (s.influence[0], s.wigs[0])


def test_L_Y22_one_influence_after_recruiting_not_per_official() -> None:
    s = do(rewarded("recruit 2", clergy=["C7"]), "office builder", "office king")
    assert 1 == s.influence[0]
    s = do(rewarded("recruit 2", clergy=["C7"]), "office builder", "stop")
    assert 1 == s.influence[0]
    s = rewarded("recruit 2", clergy=["C7"], officials=offices(4, 2, 2))
    assert 0 == s.influence[0]


def test_L_Y22_its_influence_may_make_a_visit_possible() -> None:
    """The lots cost 1 real, which only the influence of recruiting can pay."""
    s = table(
        player(hand=[1], influence=0, reis=0, wigs=9, clergy=["C7"], officials=offices(0, 0, 0)),
        *others(),
        treasury=1,
        rubble=NO_RUBBLE,
        stores=stores(
            A1="1 gold",
            B4="1 books",
            A4="1 books",
            C1="1 gold",
            D3="1 books",
            A3="2 cloth",
            C4="2 books",
            D1="2 gold",
        ),
        church=["C4", "C4", "C4", "C5", "C5", "C5"],
    )
    do(s, "visit 1")
    assert ["do recruit"] == options(s)


@pytest.mark.parametrize(("board", "possible"), [(1, False), (2, True)])
def test_L_Y22_the_last_official_is_recruited_once_only(board: int, *, possible: bool) -> None:
    """After the price 2 influence and 2 réis are left; lot A3 costs 5, and its reward recruits as well."""
    rubble: dict[str, Any] = {
        "rows": {row: ["earthquake"] * 3 if row != "A" else [] for row in "ABCDE"},
        "columns": {"1": ["earthquake"] * 3, "3": [], **{column: ["earthquake"] * 2 for column in "245"}},
    }
    officials = {"board": board, **offices(3, 2 - board, 3)}
    you = player(hand=[1], influence=4, reis=2, wigs=0, clergy=["C7"], officials=officials)
    s = table(you, treasury=5, rubble=rubble)
    assert possible == ("visit 1" in options(s))


def test_L_Y23_own_production_lowers_no_price() -> None:
    s = table(player(hand=[64], reis=9, influence=0, clergy=["C8"]), stores=stores(A1="0 gold"))
    prices = list(s.prices)
    do(s, "sponsor 64")
    assert ("gold", prices) == (goods_of(s), s.prices)


def test_L_Y24_one_more_card_and_good_but_six_places() -> None:
    s = table(player(hand=[3], goods=goods("gold gold gold"), clergy=["C9"], upper=[1, 21]))
    do(s, "portfolio 3", "office king")
    assert ["1", "21", "3"] == upper(s)
    assert 0 == s.sets[0]
    s = table(player(hand=[3], goods=goods("gold"), clergy=["C9", "C9"], upper=[1, 21, 41]))
    do(s, "portfolio 3", "office king")
    assert ("MakeRoom", 0) == asked(s)


def test_L_Y25_ships_cost_a_good_less() -> None:
    s = table(player(hand=[65], reis=9, influence=0, clergy=["C10", "C10"]), yard=["red"])
    do(s, "sponsor 65", "ship")
    assert ["red_ship"] == upper(s)


def test_L_Y26_any_noble_takes_any_good() -> None:
    s = table(player(hand=[61], goods=goods("books"), clergy=["C11"]))
    do(s, "portfolio 61")
    assert {"recruit", "plan", "cardinal", "favor"} == {code.split()[2] for code in options(s)}


def test_L_Y27_a_wig_for_each_decree_the_extra_one_included() -> None:
    s = table(
        player(hand=[62], reis=9, influence=0, wigs=5, clergy=["C12"], rubble=sets(1)), open_decrees=[1, 2, 3]
    )
    do(s, "sponsor 62", "decree 1", "decree 3")
    assert 7 == s.wigs[0]


def test_L_Y28_the_wigs_on_the_back_do_not_count_at_the_end() -> None:
    bare, tiled = [table(player(wigs=5, clergy=tiles)) for tiles in ([], ["C7", "C8"])]
    points = [next(each.points for each in GAME.ranking(s) if each.seat == 0) for s in (bare, tiled)]
    assert points[0] == points[1]


def test_the_treasury_stays_at_the_ends_of_its_track() -> None:
    s = table(player(hand=[61], goods=goods("gold")), treasury=1)
    assert 1 == treasury(do(s, "portfolio 61"))
    s = table(player(hand=[65], reis=9, influence=0, goods=goods("gold")), yard=["blue"], treasury=7)
    assert 7 == treasury(do(s, "sponsor 65", "ship"))
