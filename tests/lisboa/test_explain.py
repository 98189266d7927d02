"""Explanations: prices in parts, what an option brings to whom, why something is not possible."""

from __future__ import annotations

from typing import Any

import pytest

from tabuleiro.core import rules
from tabuleiro.core.errors import IllegalAction
from tabuleiro.core.match import Match
from tabuleiro.core.rng import Dice, roll
from tabuleiro.games.lisboa import GAME
from tabuleiro.games.lisboa.state import LisboaState
from tests.lisboa.moves import do, explained, options
from tests.lisboa.tables import (
    NO_RUBBLE,
    WIDE,
    acting,
    buildings,
    goods,
    king,
    nothing_to_do,
    offices,
    player,
    ship,
    shipbuilder,
    stores,
    table,
)


def parts(explanation: Any) -> list[tuple[str, int, str | None]]:
    return [(part["part"], part["amount"], part["of"]) for part in explanation["price"]]


def why_not(s: LisboaState) -> dict[str, tuple[str, str, Any]]:
    return {each.code: (each.reason, each.clause, each.facts) for each in GAME.impossible(s)}


def test_the_price_of_a_visit_in_parts() -> None:
    s = table(player(hand=[21], influence=9, clergy=["C5"]), treasury=3)
    found = explained(s, "visit 21")
    assert [("treasury", 1, None), ("officials", 2, "marquis"), ("per_visit", -1, "C5")] == parts(found)
    assert (2, "influence", "L-V2") == (found["total"], found["unit"], found["clause"])


def test_the_price_of_a_lot_in_parts_and_what_the_store_scores() -> None:
    s = table(
        player(hand=[61], reis=30, influence=0, lower=[62, 64], clergy=["C1"]),
        rubble={"rows": {"B": ["earthquake", "fire"]}, "columns": {"1": ["tsunami"]}},
        buildings=buildings(north_gold="yellow_pink/brown_blue blue", west_b="yellow_pink/brown_blue blue"),
        score_tiles=[4, 4, 3, 3],
        treasury=5,
    )
    do(s, "sponsor 61")
    found = explained(s, "build gold B1")
    assert [
        ("treasury", 5, None),
        ("row", 5, "B"),
        ("column", 1, "1"),
        ("on_land", -2, "64"),
        ("on_land", -3, "C1"),
        ("per_payment", -1, "62"),
    ] == parts(found)
    assert (5, "L-N1.3") == (found["total"], found["clause"])
    assert [(0, "wigs", 8)] == [(gain["seat"], gain["gain"], gain["amount"]) for gain in found["gains"]]
    assert ["north_gold", "west_b"] == found["facts"]["buildings"]
    assert "tools 1" == found["facts"]["reward"]


def test_the_price_of_a_sale_in_parts_and_the_owners_wigs() -> None:
    s = table(
        player(hand=[1], goods=goods("cloth"), lower=[63], clergy=["C4"]),
        player(upper=[ship("red", "gold")]),
        prices={"cloth": 4},
    )
    do(s, "portfolio 1")
    found = explained(s, "sell cloth 1.1")
    gains = [(gain["seat"], gain["gain"], gain["amount"], gain["of"]) for gain in found["gains"]]
    assert [
        (0, "reis", 4, "cloth"),
        (0, "reis", 1, "red_ship"),
        (0, "reis", 1, "63"),
        (0, "reis", 1, "C4"),
        (1, "wigs", 2, "red_ship"),
    ] == gains


def test_the_cost_of_a_ship_in_parts_and_its_influence() -> None:
    s = table(
        shipbuilder(
            goods=goods("gold cloth books"), houses={"middle": 1}, clergy=["C10"], upper=[ship("blue")]
        ),
        stores=stores(A1="0 gold"),
        yard=["purple"],
        period=2,
    )
    do(s, "sponsor 65")
    assert [("hull", 3, "purple_ship"), ("houses", -1, "middle"), ("per_ship", -1, "C10")] == parts(
        explained(s, "ship")
    )
    replacing = explained(s, "replace upper_1")
    assert [3, -1, -1, -1] == [part["amount"] for part in replacing["price"]]
    assert (0, "goods", "L-O3.1") == (replacing["total"], replacing["unit"], replacing["clause"])
    assert 2 + 1 == explained(s, "ship")["gains"][0]["amount"]


def test_what_a_public_building_scores_for_whom() -> None:
    s = table(
        king(reis=9, plans=["blue_3"], officials=offices(0, 0, 2)),
        stores=stores(A1="1 gold", A2="2 cloth", A4="1 tools"),
        available={"blue": "yellow_pink/brown_blue", "green": "yellow_pink/brown_blue"},
        score_tiles=[3, 4, 3, 4],
        treasury=3,
    )
    do(s, "visit 41", "skip")
    assert {"blue": [0, 3, 4], "green": [0, 4, 0]} == explained(s, "open west_a")["facts"]["wigs"]
    do(s, "open west_a")
    found = explained(s, "use blue_3")
    assert [(1, 3), (2, 4)] == [(gain["seat"], gain["amount"]) for gain in found["gains"]]
    assert (3, 1, "L-N3.2") == (found["total"], found["facts"]["hired"], found["clause"])


def test_what_a_decree_is_worth_now() -> None:
    s = table(player(hand=[62], reis=9, influence=0, favors=["king"]), open_decrees=[56, 57, 70])
    do(s, "sponsor 62")
    worth = {code: explained(s, code)["gains"][0]["amount"] for code in options(s)}
    assert {"decree 56": 3, "decree 57": 2, "decree 70": 1} == worth
    assert explained(s, "decree 56")["gains"][0]["at_end"]


def test_L_Y29_a_decree_brings_also_what_another_counts_for_it() -> None:
    s = table(player(hand=[62], reis=9, influence=0, favors=["king"], decrees=[70]), open_decrees=[57])
    do(s, "sponsor 62")
    assert 2 + 1 == explained(s, "decree 57")["gains"][0]["amount"]


def test_L_Y37_a_decree_is_told_with_what_its_taking_brings_to_who_scores_it_too() -> None:
    """Decree 63 is worth 4 to who has four earthquake cubes and decree 69."""
    copying = player(decrees=[69], rubble={"earthquake": 4})
    s = table(player(hand=[62], reis=9, influence=0), copying, open_decrees=[63], period=2)
    do(s, "sponsor 62")
    gains = [(gain["seat"], gain["amount"], gain["at_end"]) for gain in explained(s, "decree 63")["gains"]]
    assert [(0, 0, True), (1, 4, True)] == gains


def test_L_Y39_a_decree_brings_also_what_one_counts_of_the_influence_that_comes_with_it() -> None:
    """Decree 52: 1 per 2 influence. The clergy tile brings the second one."""
    mine = player(hand=[62], reis=9, influence=0, decrees=[52], clergy=["C10"])
    s = table(mine, open_decrees=[57], options=WIDE)
    do(s, "sponsor 62")
    s.influence[0] = 1
    assert ("wigs", 1) == gains_told(s, "decree 57")[0]
    before = GAME.holdings(s)[0]["wigs at the end"]
    do(s, "decree 57")
    assert before + 1 == GAME.holdings(s)[0]["wigs at the end"]


def test_L_W3_who_has_the_most_stores_of_a_kind_holds_what_they_bring_at_the_end() -> None:
    """Gold brings 3, 2 and 1, books 9, 6 and 3; who has none of a kind takes no part in it."""
    owners = {"A1": (0, "gold"), "B1": (0, "gold"), "C1": (1, "gold"), "B4": (1, "books")}
    stores = {lot: {"seat": seat, "good": good} for lot, (seat, good) in owners.items()}
    s = table(player(), player(), stores=stores)
    assert [3, 2 + 9, 0] == [held["majorities at the end"] for held in GAME.holdings(s)]


def gains(s: LisboaState, code: str) -> list[tuple[str, int, int]]:
    """What an option brings: the thing, at least and at most."""
    return [(gain["gain"], gain["least"], gain["amount"]) for gain in explained(s, code)["gains"]]


def test_L_O1_the_influence_of_recruiting_is_said_once_with_the_last_official() -> None:
    mine = player(hand=[1], influence=9, reis=40, clergy=["C7"], officials=offices(0, 0, 0))
    s = do(table(mine), "visit 1", "do recruit")
    assert [] == gains(s, "office builder")
    do(s, "office builder")
    assert [("influence", 1, 1)] == gains(s, "office king") == gains(s, "stop")


def test_L_I2_a_ship_brings_no_more_influence_than_the_track_has_and_its_wig() -> None:
    top = GAME.deal(GAME.configure(2), 1).figures.pack.influence.maximum
    s = do(ship_yard(influence=top - 1), "convert 0")
    assert [("influence", 1, 1), ("wigs", 1, 1), ("wigs", 3, 3)] == gains(s, "ship")


def test_L_O3_1_a_ship_that_replaces_another_brings_the_difference_of_the_hulls() -> None:
    assert ("wigs", 3 - 1, 3 - 1) == gains(ship_yard(upper=[ship("blue")]), "replace upper_1")[-1]


def ship_yard(**fields: Any) -> LisboaState:
    """A player with goods, to whom a purple ship is offered."""
    mine = player(**{"hand": [65], "reis": 9, "influence": 0, "goods": goods("gold cloth books"), **fields})
    return do(table(mine, stores=stores(A1="0 gold"), yard=["purple"], period=2), "sponsor 65")


def test_L_C1_the_influence_of_the_church_comes_with_the_end_of_discarding() -> None:
    s = table(
        player(hand=[2], clergy=["C1", "C4"], upper=[1], influence=0), stack=acting()[1:], church_cause=0
    )
    do(s, "end")
    assert [] == gains(s, "stop")
    assert [("wigs", 2, 2)] == gains(s, "tile C1")
    do(s, "tile C1")
    assert [("influence", 3, 3)] == gains(s, "stop")


def test_L_N1_2_a_lot_costs_what_is_left_after_the_cheapest_or_the_dearest_cube() -> None:
    s = do(table(player(hand=[1], influence=9, reis=40)), "visit 1", "skip")
    for code in options(s, "build"):
        found = explained(s, code)
        if "cardinal" in found["facts"]["reward"]:
            continue  # he may make the treasury dearer before the lot is paid
        assert found["least"] == max(0, found["total"] - found["facts"]["dearest_cube"])
        assert found["least"] <= found["most"] < found["total"]


def test_every_option_is_explained_with_a_clause() -> None:
    for players in (2, 3, 4):
        s = GAME.deal(GAME.configure(players), 11)
        dice = Dice(players)
        while s.stack:
            for action in rules.options(s):
                assert GAME.explain(s, action).clause.startswith("L-")
            offered = rules.options(s)
            rules.apply(s, offered[roll(dice, len(offered))])


@pytest.mark.parametrize(
    ("fields", "code", "reason", "clause"),
    [
        ({"influence": 0, "wigs": 0}, "visit 21", "price_of_visit", "L-V2"),
        ({"influence": 9, "reis": 0, "plans": []}, "visit 41", "no_plan", "L-N3.1"),
        ({"influence": 2, "reis": 0}, "visit 1", "not_payable", "L-N1.6"),
        ({"reis": 0, "influence": 0}, "sponsor 62", "fee_of_event", "L-E1"),
        ({}, "portfolio 61", "nothing_to_sell_or_trade", "L-F6"),
    ],
)
def test_why_a_card_cannot_be_used(fields: Any, code: str, reason: str, clause: str) -> None:
    rubble = {
        "rows": {row: ["earthquake"] * 3 for row in "AB"},
        "columns": {column: ["fire"] * 3 for column in "1234"},
    }
    lots = stores(**{f"{row}1": "1 gold" for row in "CDE"}, **{f"{row}2": "1 gold" for row in "CDE"})
    lots |= stores(**{f"{row}3": "2 cloth" for row in "CDE"}, **{f"{row}4": "2 books" for row in "CD"})
    s = table(
        player(hand=[1, 21, 41, 61, 62], **fields),
        rubble=rubble,
        stores=lots,
        plan_piles={},
        city_tiles={"display": ["gold", "cloth"]},
        treasury=7,
    )
    assert (reason, clause) == why_not(s)[code][:2]


def test_why_a_lot_cannot_be_built() -> None:
    s = table(
        player(hand=[61], reis=11, influence=0),
        rubble={
            "rows": {"A": ["earthquake"] * 3, "B": []},
            "columns": {"2": ["earthquake"] * 3, "3": []},
        },
        city_tiles={"display": ["cloth"]},
        treasury=3,
    )
    do(s, "sponsor 61")
    assert ("no_tile", "L-N1.1", {"good": "gold"}) == why_not(s)["build gold A2"]
    assert ("not_payable", "L-N1.3", {"price": 18, "money": 8}) == why_not(s)["build cloth A2"]


def test_why_a_state_action_is_not_possible() -> None:
    s = do(nothing_to_do("gold"), "portfolio 61")
    assert {
        "offer gold recruit": "no_official_on_board",
        "offer gold plan": "no_plan_in_piles",
        "offer gold ship": "price_of_ship",
        "offer gold produce": "nothing_would_be_received",
        "offer gold cardinal": "no_place_for_tile",
        "offer gold favor": "all_favors_held",
    } == {code: reason for code, (reason, _, _) in why_not(s).items()}


def test_why_a_covered_action_is_not_possible() -> None:
    s = table(player(hand=[61], goods=goods("gold gold")))
    do(s, "portfolio 61", "offer gold plan", "plan blue")
    assert ("covered", "L-B2", {"good": "gold"}) == why_not(s)["offer gold plan"]


def test_a_state_action_that_would_spoil_the_visit_says_so() -> None:
    s = table(
        king(reis=6, officials=offices(0, 0, 1)),
        church=["C1", "C1", "C1", "C4", "C4", "C4"],
        cardinal=2,
        treasury=6,
        rubble=NO_RUBBLE,
        stack=acting({"frame": "ChooseStateAction", "noble": "king"}, "OpenBuilding", "Fulfilled"),
        buildings=all_but("north_gold"),
        available={"blue": "yellow_pink/brown_blue", "green": "yellow_pink/brown_blue"},
    )
    assert "noble_action_impossible_afterwards" == why_not(s)["do cardinal"][0]


def all_but(free: str) -> Any:
    tiles = {
        "north_cloth": "yellow_pink/brown_blue blue",
        "north_books": "yellow_brown/pink_blue blue",
        "north_tools": "yellow_blue/pink_brown blue",
        "west_a": "yellow_brown/pink_blue blue",
        "west_b": "yellow_brown/pink_blue blue",
        "west_c": "yellow_blue/pink_brown green",
        "west_d": "pink_brown/yellow_blue green",
        "west_e": "pink_brown/yellow_blue green",
        "east_a": "pink_blue/yellow_brown green",
        "east_b": "pink_blue/yellow_brown green",
        "east_c": "pink_blue/yellow_brown green",
        "east_d": "brown_blue/yellow_pink green",
        "east_e": "brown_blue/yellow_pink blue",
    }
    assert free not in tiles
    return buildings(**tiles)


def test_an_illegal_action_is_refused_with_its_reason() -> None:
    position = GAME.dump(table(player(hand=[21], influence=0, wigs=0), treasury=3))
    match = Match.from_position(GAME, position)
    with pytest.raises(IllegalAction, match=r"price_of_visit, price 3, influence 0, wigs 0 \(L-V2\)"):
        match.submit(0, "visit 21")


def gains_told(s: LisboaState, code: str) -> list[tuple[str, int]]:
    return [(gain["gain"], gain["amount"]) for gain in explained(s, code)["gains"]]


def test_production_tells_the_goods_that_have_room_also_where_the_offered_one_was() -> None:
    """Two of each kind have room; the offered gold makes room for that of the gold store."""
    s = table(
        player(hand=[1], goods=goods("gold gold books"), houses={"middle": 3}),
        stores=stores(A1="0 gold", A3="0 books", B3="0 books"),
    )
    do(s, "portfolio 1")
    assert [("gold", 1), ("books", 1)] == gains_told(s, "offer gold produce")
    assert [("books", 2)] == gains_told(s, "offer books produce")


def test_a_good_more_is_told_where_it_is_chosen() -> None:
    s = table(
        player(hand=[64], reis=9, influence=0, houses={"right": 1, "left": 1}),
        stores=stores(A1="0 gold", A4="0 tools"),
    )
    do(s, "sponsor 64")
    assert [("tools", 1)] == gains_told(s, "extra tools")


def test_a_ship_that_makes_room_takes_the_wigs_of_its_hull_along() -> None:
    s = table(player(hand=[1], upper=[ship("red"), ship("blue")], rubble={}, goods=goods("gold")))
    do(s, "portfolio 1")
    assert [("wigs", -2)] == gains_told(s, "remove upper_1")
