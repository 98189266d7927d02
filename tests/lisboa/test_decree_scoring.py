"""What the decrees score (L-Y29 to Y37), with the sentences of the pack."""

from __future__ import annotations

from typing import Any

import pytest

from tabuleiro.games.lisboa import GAME
from tabuleiro.games.lisboa.decrees.counting import decree_wigs
from tests.lisboa.tables import buildings, goods, offices, player, sets, ship, stores, table, with_decree

OPENED = buildings(
    west_a="yellow_pink/brown_blue blue",
    west_b="yellow_brown/pink_blue green",
    north_gold="yellow_blue/pink_brown blue",
    north_cloth="pink_brown/yellow_blue blue",
    north_books="brown_blue/yellow_pink blue",
    east_a="pink_blue/yellow_brown green",
)
"""Colours up: yellow+pink, pink+blue, yellow+blue, pink+brown, brown+blue, yellow+brown."""
STORES = stores(
    A1="0 gold", B1="0 gold", C2="0 gold", D2="0 cloth", A3="0 books", B4="0 tools",
    D1="1 gold", A2="1 cloth", B2="2 cloth", B5="2 tools",
)  # fmt: skip


def wigs(decree: int, mine: dict[str, Any] | None = None, **zones: Any) -> int:
    """What the decree brings seat 0, which owns it."""
    fields = {**(mine or {}), "decrees": [decree]}
    s = table(player(**fields), **{"period": 2, "active": 1, "stores": STORES, "buildings": OPENED, **zones})
    return decree_wigs(s, 0, decree)


def test_L_Y29_per_with_at_most_and_a_bonus() -> None:
    """2 per gold store (max 6), 1 per 4 réis (max 6), 6 with all four goods, +2 for three or more."""
    assert 6 == wigs(1)
    more = {**STORES, **stores(E1="0 gold")}
    assert 6 == wigs(1, stores=more)
    assert (1, 2, 6) == (wigs(51, {"reis": 7}), wigs(51, {"reis": 8}), wigs(51, {"reis": 99}))
    assert 6 == wigs(19)
    assert 3 + 2 == wigs(26)


def test_L_Y29_decrees_are_scored_besides_everything_else() -> None:
    s = table(player(decrees=[57, 54], favors=["builder"], wigs=0, reis=0, influence=0), period=2)
    points = next(each for each in GAME.ranking(s) if each.seat == 0)
    found = {(item.kind, item.facts.get("decree")): item.points for item in points.items}
    assert (2, 3, 2) == (found["decree", 57], found["decree", 54], found["favors", None])


@pytest.mark.parametrize(
    ("decree", "expected"),
    [
        (2, 2), (3, 2), (4, 2), (5, 4), (6, 3), (7, 1), (8, 2), (9, 4), (10, 4), (11, 2), (12, 2), (14, 4),
        (15, 4), (16, 2), (17, 2), (18, 0), (20, 5), (21, 5), (22, 5),
    ],
)  # fmt: skip
def test_L_Y30_stores(decree: int, expected: int) -> None:
    assert expected == wigs(decree)


def test_L_Y30_conditions_that_do_not_hold() -> None:
    few = stores(A1="0 gold", B1="0 gold", A3="0 books")
    assert [0, 0, 0, 0] == [wigs(decree, stores=few) for decree in (19, 20, 21, 22)]


@pytest.mark.parametrize(
    ("decree", "expected"),
    [
        (23, 4), (24, 2), (25, 2), (26, 5), (27, 1), (28, 3), (29, 3), (30, 3), (31, 3), (32, 4), (33, 2),
        (34, 0),
    ],
)  # fmt: skip
def test_L_Y31_opened_buildings_whoever_opened_them(decree: int, expected: int) -> None:
    assert expected == wigs(decree)


@pytest.mark.parametrize(("decree", "expected"), [(37, 4), (38, 2), (39, 4), (40, 5), (41, 6)])
def test_L_Y32_plans(decree: int, expected: int) -> None:
    mine = {
        "completed": ["blue_2", "blue_3", "green_2"],
        "plans": ["blue_2", "blue_2", "green_3", "green_4"],
    }
    assert expected == wigs(decree, mine)


def test_L_Y32_a_plan_of_one_architect_is_not_enough() -> None:
    assert (0, 0) == (wigs(39, {"completed": ["blue_2"]}), wigs(40, {"completed": ["blue_2", "blue_3"]}))


@pytest.mark.parametrize(("decree", "expected"), [(42, 4), (43, 5), (44, 4), (45, 3), (67, 2), (68, 4)])
def test_L_Y33_the_portfolio(decree: int, expected: int) -> None:
    mine = {
        "upper": [ship("brown", "gold"), ship("red", "gold cloth", at_sea=True), 1],
        "lower": [61, 62],
        "rubble": sets(3),
    }
    assert expected == wigs(decree, mine)


def test_L_Y33_without_a_large_ship() -> None:
    mine = {"upper": [ship("purple"), ship("blue")]}
    assert (0, 0) == (wigs(43, mine), wigs(44, mine))


@pytest.mark.parametrize(
    ("decree", "expected"), [(46, 3), (47, 1), (48, 2), (49, 1), (50, 3), (51, 2), (52, 3)]
)
def test_L_Y34_warehouse_money_and_influence(decree: int, expected: int) -> None:
    mine = {
        "goods": goods("gold gold gold cloth books books tools"),
        "reis": 11,
        "influence": 7,
        "rubble": sets(1),
    }
    assert expected == wigs(decree, mine)


@pytest.mark.parametrize(
    ("decree", "expected"),
    [(53, 4), (54, 3), (55, 0), (56, 3), (57, 4), (58, 2), (59, 0), (60, 1), (61, 3), (62, 2)],
)
def test_L_Y35_tiles_favors_and_officials(decree: int, expected: int) -> None:
    mine = {
        "clergy": ["C1", "C9"],
        "favors": ["builder", "king"],
        "officials": offices(2, 0, 1, plazas=(0, 3, 0)),
    }
    assert expected == wigs(decree, mine)


@pytest.mark.parametrize(("decree", "expected"), [(63, 3), (64, 2), (65, 4), (66, 4)])
def test_L_Y36_cubes_and_sets(decree: int, expected: int) -> None:
    assert expected == wigs(decree, {"rubble": {"earthquake": 3, "fire": 2, "tsunami": 4}})


def test_L_Y36_decrees_owned_this_one_included() -> None:
    s = table(player(decrees=[70, 1, 2]), period=2)
    assert 3 == decree_wigs(s, 0, 70)
    s = table(player(decrees=[70, *range(1, 10)]), period=2)
    assert 7 == decree_wigs(s, 0, 70)


def test_L_Y37_the_best_decree_of_another_reckoned_with_the_own_position() -> None:
    """The others' #63 would bring the owner 4 and #64 1; their holder has no cube at all."""
    s = table(
        player(decrees=[69], rubble={"earthquake": 4, "fire": 1, "tsunami": 0}),
        player(decrees=[63]),
        player(decrees=[64, 54], favors=["builder"]),
        period=2,
    )
    assert 4 == decree_wigs(s, 0, 69)
    assert (0, 3) == (decree_wigs(s, 1, 63), decree_wigs(s, 2, 54))


def test_L_Y37_it_does_not_count_as_owned_and_none_there_is_nothing() -> None:
    s = table(player(decrees=[69, 63], rubble={"earthquake": 4}), player(decrees=[70]), period=2)
    assert 2 == decree_wigs(s, 0, 69)
    assert 0 == decree_wigs(table(player(decrees=[69, 63], rubble={"earthquake": 4})), 0, 69)


# Y38 More than the others.


def ahead(scoring: str, *players: dict[str, Any], seats: int = 3, **zones: Any) -> int:
    """What the first seat gets for a decree with this sentence."""
    s = table(*players, seats=seats, options={"pack": with_decree(1, scoring)}, **zones)
    return decree_wigs(s, 0, 1)


@pytest.mark.parametrize(("theirs", "expected"), [(2, 5), (3, 0), (4, 0)])
def test_L_Y38_only_more_than_each_of_the_others_is_most(theirs: int, expected: int) -> None:
    held = [player(reis=number) for number in (3, 0, theirs)]
    assert expected == ahead("5 with the most: réis in hand", *held)


def test_L_Y38_nothing_is_not_more() -> None:
    assert 0 == ahead("5 with the most: own ship", player())


@pytest.mark.parametrize(("lots", "expected"), [({"A1": "0 gold"}, 4), ({"A1": "0 gold", "B1": "1 gold"}, 0)])
def test_L_Y38_lacerda_is_one_of_the_others(lots: dict[str, str], expected: int) -> None:
    assert expected == ahead("4 with the most: own gold store", player(), seats=1, stores=stores(**lots))


def test_L_Y38_lacerdas_ships_count_too() -> None:
    you = player(upper=[ship("blue")])
    sailing = {"ships": [ship("red")]}
    assert 0 == ahead("4 with the most: own ship", you, seats=1, lacerda=sailing)
    assert 4 == ahead("4 with the most: own ship", you, seats=1)
