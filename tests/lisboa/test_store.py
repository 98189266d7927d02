"""The Builder's noble action: build a store (L-N1)."""

from __future__ import annotations

from typing import Any

import pytest

from tabuleiro.games.lisboa.rules.store import store_wigs
from tabuleiro.games.lisboa.state import LisboaState
from tests.lisboa.found import goods_of
from tests.lisboa.moves import asked, do, explained, options, told
from tests.lisboa.tables import (
    NO_RUBBLE,
    acting,
    buildings,
    goods,
    offices,
    others,
    player,
    sets,
    stores,
    table,
)

VALUES = {"score_tiles": [3, 4, 3, 4]}


def building_store(**fields: Any) -> dict[str, Any]:
    """A player who sponsors "Build a Store" with enough money."""
    return player(**{"hand": [61], "reis": 60, "influence": 0, "officials": offices(0, 0, 0), **fields})


def store(*players: dict[str, Any], **zones: Any) -> LisboaState:
    return do(table(*players, *others(), **{"treasury": 3, **zones}), "sponsor 61")


def test_L_N1_1_example_a_book_tile_faces_the_brown_street() -> None:
    s = store(building_store())
    lots = [code.removeprefix("build books ") for code in options(s) if "books" in code]
    assert [f"{row}{column}" for row in "ABCDE" for column in "34"] == lots
    assert "Rua Nova da Princesa" == s.figures.pack.streets[2].name


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
            rubble=sets(1),
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
        *others(),
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
    tile = s.figures.tile_words[s.clergy[0][0]]
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


@pytest.mark.parametrize("source", ["visit", "follow", "event"])
def test_a_store_is_the_same_from_every_source(source: str) -> None:
    rich: Any = {"influence": 9, "reis": 20, "officials": offices(0, 0, 0)}
    if source == "event":
        s = do(table(player(hand=[61], **rich), *others(), rubble=NO_RUBBLE), "sponsor 61", "convert 0")
    elif source == "visit":
        s = do(table(player(hand=[1], **rich), *others(), rubble=NO_RUBBLE), "visit 1", "skip")
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
