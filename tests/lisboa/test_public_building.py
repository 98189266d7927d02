"""The King's noble action: open a public building (L-N3)."""

from __future__ import annotations

from typing import Any

from tabuleiro.games.lisboa.state import LisboaState
from tests.lisboa.found import goods_of
from tests.lisboa.moves import do, options, told
from tests.lisboa.tables import NO_RUBBLE, buildings, goods, king, offices, others, player, stores, table

VALUES = {"score_tiles": [3, 4, 3, 4]}


def visit(*players: dict[str, Any], **zones: Any) -> LisboaState:
    seats = [*players, *others(3 - len(players))]
    return do(table(*seats, **{"treasury": 3, **zones}), "visit 41", "skip")


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


def king_among(owned: dict[str, Any], blue: str) -> LisboaState:
    """A visit to the King among these stores, with this blue building to open."""
    available = {"blue": blue, "green": "yellow_pink/brown_blue"}
    return visit(king(), *others(wigs=0), stores=owned, available=available, **VALUES)


def test_L_N3_3_example_pink_and_brown_scores_the_row_whoever_opened_it() -> None:
    """2 stores of Yellow, 1 of Green, none of Purple."""
    owned = stores(B2="1 cloth", B3="1 books", B4="2 books", B1="0 gold", C2="0 cloth")
    s = king_among(owned, blue="pink_brown/yellow_blue")
    before = s.wigs[0]
    do(s, "open west_b", "office king", "use blue_2", "recall builder_office", "recall builder_office")
    assert [before, 4 + 3, 4] == s.wigs[:3]


def test_L_N3_3_example_north_of_rua_aurea() -> None:
    """Purple (0) and Green (1) on its west side of value 3, Yellow (2) and Purple on its east side of 4."""
    owned = stores(A1="0 gold", B1="1 gold", C2="2 gold", D2="0 gold", A2="1 cloth")
    s = king_among(owned, blue="yellow_pink/brown_blue")
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
    assert ([1, 0, 0], [0, 0, 1]) == (s.offices[:: s.figures.owners], s.plazas[:: s.figures.owners])
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
    s = table(king(officials=offices(1, 0, 0)), *others(), treasury=7, church=["C4"] * 3 + ["C5"] * 3)
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
    s = table(
        player(hand=[61], reis=60, influence=0, wigs=0),
        buildings=opened,
        rubble=NO_RUBBLE,
        score_tiles=[3, 3, 4, 4],
    )
    do(s, "sponsor 61", "build gold B1", "house left")
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
