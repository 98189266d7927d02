"""Noble actions (L-N)."""

from __future__ import annotations

from typing import Any

import pytest

from tabuleiro.games.lisboa import GAME
from tabuleiro.games.lisboa.state import Table
from tabuleiro.games.lisboa.store import store_wigs
from tests.lisboa.tables import (
    NO_RUBBLE,
    acting,
    asked,
    buildings,
    do,
    goods,
    goods_of,
    offices,
    options,
    player,
    ship,
    stores,
    table,
    told,
)

NOBODY = [player(officials=offices(0, 0, 0)) for _ in range(2)]
VALUES = {"score_tiles": [3, 4, 3, 4]}


def explained(s: Table, code: str) -> Any:
    return GAME.explain(s, GAME.actions.parse(code)).to_json()


def building_store(**fields: Any) -> dict[str, Any]:
    """A player who sponsors "Build a Store" with enough money."""
    return player(**{"hand": [61], "reis": 60, "influence": 0, "officials": offices(0, 0, 0), **fields})


def store(*players: dict[str, Any], **zones: Any) -> Table:
    return do(table(*players, *NOBODY, **{"treasury": 3, **zones}), "sponsor 61")


# N1 Store.


def test_L_N1_1_example_a_book_tile_faces_the_brown_street() -> None:
    s = store(building_store())
    lots = [code.removeprefix("build books ") for code in options(s) if "books" in code]
    assert [f"{row}{column}" for row in "ABCDE" for column in "34"] == lots
    assert "Rua Nova da Princesa" == s.tables.pack.streets[2].name


def test_L_N1_1_small_tiles_to_the_narrow_column_only_large_ones_never() -> None:
    s = store(building_store(), city_tiles={"display": ["small"]})
    assert [f"build tools {row}5" for row in "BCDE"] == options(s)
    s = store(building_store(), city_tiles={"display": ["tools"]})
    assert [f"build tools {row}4" for row in "ABCDE"] == options(s)


def test_L_N1_1_a_kind_taken_this_turn_is_gone_for_followers() -> None:
    s = table(
        player(hand=[1], influence=9, reis=9, officials=offices(0, 0, 0)),
        player(favors=["builder"], influence=9, reis=9, officials=offices(0, 0, 0)),
        player(officials=offices(0, 0, 0)),
        rubble=NO_RUBBLE,
    )
    do(s, "visit 1", "skip", "build gold B1", "convert 0", "house left", "follow", "do store")
    assert not [code for code in options(s) if "gold" in code]


def test_L_N1_2_reward_tile_cube_price_house_wigs_in_this_order() -> None:
    s = store(building_store(), rubble={"rows": {"A": ["fire"]}, "columns": {"1": []}})
    kinds = [event["kind"] for event in told(s, "build gold A1", "clear row fire", "house right")]
    assert ["reis", "store", "cube", "paid", "house"] == kinds


def test_L_N1_2_the_event_names_the_row_or_the_column_of_the_cube() -> None:
    rubble = {"rows": {"A": ["fire"]}, "columns": {"1": ["fire"]}}
    for line, place in (("row", "row A"), ("column", "column 1")):
        s = do(store(building_store(), rubble=rubble), "build gold A1")
        cube, *_ = told(s, f"clear {line} fire")
        assert {"kind": "cube", "seat": 0, "cube": "fire", "from": place, "kept": True} == cube


def test_L_N1_2_the_cube_is_of_the_row_or_the_column() -> None:
    s = store(building_store(), rubble={"rows": {"B": ["fire", "tsunami"]}, "columns": {"1": ["tsunami"]}})
    do(s, "build gold B1")
    assert ["clear row fire", "clear row tsunami", "clear column tsunami"] == options(s)
    do(s, "clear column tsunami")
    assert ((0, 1, 1), (0, 0, 0)) == (s.rubble[1], s.rubble[5])
    assert [0, 0, 1] == s.cubes[:3]


def test_L_N1_3_example_a_book_store_in_row_E() -> None:
    """Treasury 3, three brown in the row and three blue in the column: 15 before, 12 after a brown one."""
    s = store(building_store(), rubble={"rows": {"E": ["earthquake"] * 3}, "columns": {"3": ["tsunami"] * 3}})
    assert 15 == explained(s, "build books E3")["total"]
    money = s.cash[0]
    do(s, "build books E3")
    assert 12 == explained(s, "clear row earthquake")["facts"]["price"]
    do(s, "clear row earthquake")
    assert money - 12 == s.cash[0]


def test_L_N1_4_the_houses_by_group() -> None:
    s = store(building_store(houses={"left": 2}), rubble=NO_RUBBLE, stores=stores(D1="0 gold", D2="0 gold"))
    do(s, "build gold B1")
    assert ["house middle", "house right"] == options(s)
    do(s, "house middle")
    assert [2, 1, 0] == s.houses[:3]


def test_L_N1_4_example_a_size_3_ship_with_two_middle_houses() -> None:
    s = table(
        player(hand=[61], goods=goods("books gold cloth tools"), houses={"middle": 2}),
        stores=stores(D1="0 gold", D2="0 gold"),
        period=2,
        yard=["purple"],
    )
    do(s, "portfolio 61", "offer books ship")
    assert 2 == explained(s, "ship")["total"]


def test_L_N1_4_example_production_with_three_right_houses() -> None:
    """2 cloth, 1 book, 1 tool store and only gold in the warehouse: 3 cloth, 2 books, 2 tools."""
    s = table(
        player(
            hand=[64],
            reis=9,
            influence=0,
            goods=goods("gold"),
            houses={"right": 3, "left": 1},
            rubble={"earthquake": 1, "fire": 1, "tsunami": 1},
        ),
        stores=stores(A2="0 cloth", B2="0 cloth", A3="0 books", A4="0 tools"),
    )
    do(s, "sponsor 64")
    assert "gold cloth cloth cloth books books tools tools" == goods_of(s)


def test_L_N1_5_example_value_4_west_and_north_relevant() -> None:
    opened = buildings(
        west_c="yellow_pink/brown_blue blue",
        north_gold="yellow_brown/pink_blue blue",
        east_c="pink_brown/yellow_blue blue",
    )
    s = store(building_store(wigs=5), buildings=opened, **VALUES)
    do(s, "build gold C2")
    while asked(s)[0] != "BuildHouse":
        do(s, options(s)[0])
    do(s, "house left")
    assert 5 + 8 == s.wigs[0]


def test_L_N1_5_the_narrow_column_uses_the_value_of_column_4() -> None:
    s = store(building_store(), buildings=buildings(north_tools="brown_blue/yellow_pink blue"), **VALUES)
    assert 4 == store_wigs(s, 3, 4 + 5)


def test_L_N1_6_without_a_house_no_store() -> None:
    eight = {
        "houses": {"left": 2, "middle": 3, "right": 3},
        "hand": [61, 1],
        "influence": 9,
    }
    lots = stores(**dict.fromkeys(["A1", "B1", "C1", "D1", "E1", "A2", "B2", "C2"], "0 gold"))
    s = table(building_store(**eight), stores=lots)
    assert not {"sponsor 61", "visit 1"} & set(options(s))


def test_L_N1_6_the_cube_must_be_taken_even_without_a_place() -> None:
    cubes = {"earthquake": 0, "fire": 5, "tsunami": 0}
    s = store(building_store(rubble=cubes), rubble={"rows": {"B": ["fire"]}, "columns": {"1": []}})
    do(s, "build gold B1")
    assert ["clear row fire"] == options(s)
    do(s, "clear row fire")
    assert ((0, 0, 0), [0, 5, 0]) == (s.rubble[1], s.cubes[:3])


def test_L_N1_7_a_clergy_tile_from_the_lot_makes_it_cheaper() -> None:
    """Lot C3 moves the Cardinal: with clergy C1 it costs 0 instead of 3, another tile leaves it unpayable."""
    s = table(
        player(hand=[1], influence=0, reis=0, wigs=9, officials=offices(0, 0, 0)),
        *NOBODY,
        church=["C4", "C1", "C4", "C4", "C5", "C5"],
        cardinal=0,
        treasury=3,
        rubble=NO_RUBBLE,
    )
    do(s, "visit 1", "skip")
    assert {"build cloth C3", "build books C3"} <= set(options(s))
    do(s, "build cloth C3")
    assert ["cardinal 1 1"] == options(s)
    do(s, "cardinal 1 1")
    assert (0, 0) == (s.cash[0], s.influence[0])


def test_L_N1_7_the_cardinal_may_make_the_lot_dearer() -> None:
    s = store(building_store(), cardinal=2, treasury=4, rubble=NO_RUBBLE)
    money = s.cash[0]
    do(s, "build cloth C3", "cardinal 1 3")
    tile = s.tables.tile_words[s.clergy[0][0]]
    assert money - (5 - (3 if tile == "C1" else 0)) == s.cash[0]


def test_L_N1_7_the_new_store_has_no_part_in_production() -> None:
    s = store(building_store(), rubble=NO_RUBBLE)
    do(s, "build books E3")
    assert "" == goods_of(s)


def test_L_N1_8_the_spaces_are_filled_in_order() -> None:
    """Two large tiles are left for three empty spaces."""
    lots = [
        "A1",
        "B1",
        "C1",
        "D1",
        "E1",
        "A2",
        "B2",
        "C2",
        "D2",
        "E2",
        "A3",
        "B3",
        "C3",
        "D3",
        "E3",
        "A4",
        "B4",
        "C4",
    ]
    built = {lot: f"{place % 3} {good_of(lot)}" for place, lot in enumerate(lots)}
    s = table(
        player(hand=[1, 2]),
        stores=stores(**built),
        city_tiles={"display": ["small", "tools", "books"]},
        stack=acting()[1:],
    )
    assert 22 - 18 - 2 == s.large_tiles
    do(s, "end")
    assert [True, True, True, True, True] == s.display
    assert 0 == s.large_tiles


def good_of(lot: str) -> str:
    return {"1": "gold", "2": "gold", "3": "cloth", "4": "books"}[lot[1]]


def test_L_N1_8_a_space_without_a_tile_offers_nothing() -> None:
    s = store(building_store(), city_tiles={"display": ["books"]})
    assert {"books"} == {code.split()[1] for code in options(s)}


# N2 Decree.


def test_L_N2_1_one_of_the_open_decrees_publicly_and_without_limit() -> None:
    s = table(
        player(hand=[62], reis=9, influence=0, decrees=[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
        open_decrees=[23, 40],
        buildings=buildings(west_a="yellow_pink/brown_blue blue", west_b="yellow_pink/brown_blue blue"),
    )
    do(s, "sponsor 62")
    assert ["decree 23", "decree 40"] == options(s)
    assert 2 == explained(s, "decree 23")["gains"][0]["amount"]
    do(s, "decree 23")
    view: Any = GAME.view(s, 2)
    assert 23 in view["players"][0]["decrees"]


def test_L_N2_2_example_with_two_markers_one_more_decree_only() -> None:
    rubble = {"earthquake": 2, "fire": 2, "tsunami": 2}
    s = table(player(hand=[21], influence=9, rubble=rubble), period=2, open_decrees=[1, 2, 3, 4])
    do(s, "visit 21", "skip", "decree 1")
    assert ["stop", "decree 2", "decree 3", "decree 4"] == options(s)
    do(s, "decree 4")
    assert ((1, 4), 1) == (s.decrees[0], s.markers[0])
    assert ("TakeCard", 0) == asked(s)


def test_L_N2_3_the_same_in_events_and_follows() -> None:
    rubble = {"earthquake": 1, "fire": 1, "tsunami": 1}
    s = table(player(hand=[62], reis=9, influence=0, rubble=rubble), open_decrees=[1, 2])
    do(s, "sponsor 62", "decree 1", "decree 2")
    assert ((1, 2), 0) == (s.decrees[0], s.markers[0])
    s = table(
        player(hand=[21], influence=9),
        player(favors=["marquis"], influence=9, rubble=rubble),
        open_decrees=[1, 2, 3],
    )
    do(s, "visit 21", "skip", "decree 1", "follow", "do decree", "decree 2", "decree 3")
    assert (2, 3) == s.decrees[1]


def test_L_N2_3_no_open_decree_no_action() -> None:
    s = table(player(hand=[21, 62], influence=9, reis=9), open_decrees=[])
    assert not {"visit 21", "sponsor 62"} & set(options(s))


# N3 Public building.


def king(**fields: Any) -> dict[str, Any]:
    """A visitor of the King with a blue plan and officials."""
    return player(
        **{
            "hand": [41],
            "influence": 0,
            "wigs": 9,
            "reis": 0,
            "plans": ["blue_2"],
            "officials": offices(2, 0, 0),
            **fields,
        }
    )


def visit(*players: dict[str, Any], **zones: Any) -> Table:
    others = [player(officials=offices(0, 0, 0)) for _ in range(3 - len(players))]
    return do(table(*players, *others, **{"treasury": 3, **zones}), "visit 41", "skip")


def test_L_N3_1_needs_a_plan_of_the_architect_and_its_officials() -> None:
    s = table(king(plans=[]), plan_piles={})
    assert "visit 41" not in options(s)
    s = table(king(officials=offices(0, 0, 0)), treasury=7, church=["C4"] * 3 + ["C5"] * 3)
    assert "visit 41" not in options(s)


def test_L_N3_2_cubes_reward_plan_officials_score_in_this_order() -> None:
    s = visit(
        king(), stores=stores(A1="1 gold", A2="1 cloth"), rubble={"sites": {"west_a": ["fire", "tsunami"]}}
    )
    events = told(s, "open west_a", "use blue_2")
    kinds = [event["kind"] for event in events]
    assert ["cube", "cube", "influence", "recalled", "recalled", "building", "completed_plan"] == kinds[:7]
    assert ["site west_a"] * 2 == [event["from"] for event in events if event["kind"] == "cube"]
    assert [0, 1, 1] == s.cubes[:3]
    assert ((), (2,)) == (s.plans[0], s.completed[0])
    assert 8 == s.officials[0]


def test_L_N3_2_a_north_building_must_show_the_colour_of_the_street() -> None:
    s = visit(
        king(plans=["blue_2", "green_2"]),
        available={"blue": "pink_brown/yellow_blue", "green": "yellow_pink/brown_blue"},
    )
    sites = [code for code in options(s) if "north" in code]
    assert ["open north_cloth", "open north_books", "open north_tools"] == sites
    do(s, "open north_tools")
    assert ["use green_2"] == options(s)


def test_L_N3_2_the_next_building_becomes_available_at_once() -> None:
    s = visit(king())
    coming = s.building_piles[0][-1]
    do(s, "open west_a", "use blue_2")
    assert coming == s.available[0]
    assert 6 == len(s.building_piles[0])


def test_L_N3_3_example_pink_and_brown_scores_the_row_whoever_opened_it() -> None:
    """2 stores of Yellow, 1 of Green, none of Purple."""
    s = visit(
        king(),
        player(wigs=0, officials=offices(0, 0, 0)),
        player(wigs=0, officials=offices(0, 0, 0)),
        stores=stores(B2="1 cloth", B3="1 books", B4="2 books", B1="0 gold", C2="0 cloth"),
        available={"blue": "pink_brown/yellow_blue", "green": "yellow_pink/brown_blue"},
        **VALUES,
    )
    before = s.wigs[0]
    do(s, "open west_b", "office king", "use blue_2", "recall builder_office", "recall builder_office")
    assert [before, 4 + 3, 4] == s.wigs[:3]


def test_L_N3_3_example_north_of_rua_aurea() -> None:
    """Purple (0) and Green (1) on its west side of value 3, Yellow (2) and Purple on its east side of 4."""
    s = visit(
        king(),
        player(wigs=0, officials=offices(0, 0, 0)),
        player(wigs=0, officials=offices(0, 0, 0)),
        stores=stores(A1="0 gold", B1="1 gold", C2="2 gold", D2="0 gold", A2="1 cloth"),
        available={"blue": "yellow_pink/brown_blue", "green": "yellow_pink/brown_blue"},
        **VALUES,
    )
    before = s.wigs[0]
    do(s, "open north_gold", "use blue_2")
    assert [before + 7, 3, 4] == s.wigs[:3]
    assert "gold" == goods_of(s)


def test_L_N3_4_example_one_of_three_officials_is_hired() -> None:
    s = visit(
        king(plans=["blue_3"], reis=9, officials=offices(1, 0, 0, plazas=(0, 0, 1))),
        treasury=5,
        available={"blue": "yellow_pink/brown_blue", "green": "yellow_pink/brown_blue"},
    )
    do(s, "open north_cloth", "use blue_3")
    assert (9 - 5, 8) == (s.cash[0], s.officials[0])


def test_L_N3_5_with_more_than_enough_the_owner_chooses() -> None:
    s = visit(king(officials=offices(1, 1, 0, plazas=(0, 0, 2))))
    do(s, "open west_a", "use blue_2")
    assert ["recall builder_office", "recall marquis_office", "recall king_plaza"] == options(s)
    do(s, "recall king_plaza", "recall marquis_office")
    assert ([1, 0, 0], [0, 0, 1]) == (s.offices[:: s.tables.owners], s.plazas[:: s.tables.owners])
    assert 4 + 2 == s.officials[0]


def test_L_N3_5_hired_officials_need_none_on_the_board() -> None:
    s = visit(king(plans=["blue_4"], reis=30, officials=offices(1, 1, 1)), treasury=3)
    do(s, "open west_c", "use blue_4")
    assert (30 + 3 - 3, 8) == (s.cash[0], s.officials[0])


def test_L_N3_6_a_plan_from_the_site_may_be_used() -> None:
    s = visit(king(plans=[]))
    assert ["open east_b"] == options(s)
    do(s, "open east_b")
    assert ["plan blue", "plan green"] == options(s)
    do(s, "plan blue")
    assert ["use blue_2"] == options(s)


def test_L_N3_6_an_official_from_the_site_may_be_used() -> None:
    s = table(king(officials=offices(1, 0, 0)), *NOBODY, treasury=7, church=["C4"] * 3 + ["C5"] * 3)
    do(s, "visit 41", "skip")
    assert ["open west_b", "open east_d"] == options(s)
    do(s, "open west_b", "office king", "use blue_2")
    assert 8 == s.officials[0]


def test_L_N3_6_a_set_completed_by_the_cubes_makes_room_for_the_reward() -> None:
    s = visit(
        king(goods=goods("gold gold"), rubble={"earthquake": 1, "fire": 1, "tsunami": 0}),
        rubble={"sites": {"north_gold": ["tsunami"]}},
        available={"blue": "yellow_pink/brown_blue", "green": "yellow_pink/brown_blue"},
    )
    do(s, "open north_gold", "use blue_2")
    assert "gold gold gold" == goods_of(s)


def test_L_N3_7_with_the_pile_empty_the_building_is_not_replaced() -> None:
    blue = {
        "west_a": "yellow_pink/brown_blue blue",
        "west_b": "yellow_pink/brown_blue blue",
        "west_c": "yellow_pink/brown_blue blue",
        "west_d": "yellow_brown/pink_blue blue",
        "west_e": "yellow_brown/pink_blue blue",
        "east_a": "yellow_brown/pink_blue blue",
        "east_b": "yellow_blue/pink_brown blue",
    }
    s = visit(king(), buildings=buildings(**blue))
    do(s, "open east_c", "use blue_2")
    assert -1 == s.available[0]
    s = table(
        king(hand=[42]), buildings=buildings(**blue, east_c="yellow_blue/pink_brown blue"), plan_piles={}
    )
    assert "visit 42" not in options(s)


def test_L_N3_8_each_relevant_building_scores_a_store_exactly_once() -> None:
    """The north one when the store is built, the west one when it opens."""
    opened = buildings(north_gold="yellow_pink/brown_blue blue")
    s = store(building_store(wigs=0), buildings=opened, rubble=NO_RUBBLE, score_tiles=[3, 3, 4, 4])
    do(s, "build gold B1", "house left")
    assert 3 == s.wigs[0]
    s = visit(
        king(),
        stores=stores(B1="1 gold"),
        buildings=opened,
        available={"blue": "yellow_pink/brown_blue", "green": "yellow_pink/brown_blue"},
        score_tiles=[3, 3, 4, 4],
    )
    do(s, "open west_b", "office king", "use blue_2", "recall builder_office", "recall builder_office")
    assert 5 + 3 == s.wigs[1]


@pytest.mark.parametrize("source", ["visit", "follow", "event"])
def test_a_store_is_the_same_from_every_source(source: str) -> None:
    rich: Any = {"influence": 9, "reis": 20, "officials": offices(0, 0, 0)}
    if source == "event":
        s = do(table(player(hand=[61], **rich), *NOBODY, rubble=NO_RUBBLE), "sponsor 61", "convert 0")
    elif source == "visit":
        s = do(table(player(hand=[1], **rich), *NOBODY, rubble=NO_RUBBLE), "visit 1", "skip")
    else:
        s = table(player(favors=["builder"], **rich), player(hand=[1], **rich), rubble=NO_RUBBLE, active=1)
        do(s, "visit 1", "skip", "build cloth B2")
        while asked(s)[0] != "OfferFollow":
            do(s, options(s)[0])
        do(s, "follow", "do store")
    assert ("BuildStore", 0) == asked(s)
    do(s, "build gold B1", "convert 0", "house left")
    assert 0 == s.stores[5]
    assert [1, 0, 0] == s.houses[:3]


def test_ships_of_the_reward_are_optional() -> None:
    s = table(
        player(hand=[39], goods=goods("gold cloth books"), upper=[ship("blue")]), period=2, yard=["purple"]
    )
    do(s, "portfolio 39")
    assert "decline" in options(s)
