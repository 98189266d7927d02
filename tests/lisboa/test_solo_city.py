"""What Lacerda builds and takes in the solo game (L-1.7 to 1.9, 1.15), with every tie-break."""

from __future__ import annotations

from typing import Any

import pytest

from tabuleiro.games.lisboa import GAME
from tabuleiro.games.lisboa.kinds import GOOD_WORDS, LOT_WORDS
from tabuleiro.games.lisboa.solo.choices import best_store
from tabuleiro.games.lisboa.state import LACERDA, LisboaState
from tests.lisboa.moves import asked, do
from tests.lisboa.solo import events, his_cubes, his_offices, his_stores, his_turn, lacerda, opened, solo
from tests.lisboa.tables import buildings, player, stores, table

NO_OFFICIALS = {"offices": {"builder": 0, "marquis": 0, "king": 0}}
VALUES = [3, 4, 3, 4]
BROWN_BLUE, YELLOW_BROWN, PINK_BLUE = (
    "brown_blue/yellow_pink",
    "yellow_brown/pink_blue",
    "pink_blue/yellow_brown",
)
YELLOW_PINK = "yellow_pink/brown_blue"
GOODS_AT = {1: "gold", 2: "cloth", 3: "books", 4: "tools", 5: "tools"}
"""A good whose street each column lies at."""


# 1.7 and 1.15 Store.


def builds(**zones: Any) -> LisboaState:
    return his_turn(**{"to": "builder", "score_tiles": VALUES, **zones})


def chosen_store(**zones: Any) -> tuple[str, str, int, str]:
    """The lot and good he would choose, their wigs and the rule that decided."""
    found = best_store(table(player(), seats=1, lacerda=lacerda(), **{"score_tiles": VALUES, **zones}))
    return LOT_WORDS[found.lot], GOOD_WORDS[found.good], found.wigs, found.decided_by


def showing(*goods_in_display: str) -> dict[str, Any]:
    return {"city_tiles": {"display": list(goods_in_display)}}


def test_L_1_7_the_lot_with_most_wigs() -> None:
    found = buildings(west_c=f"{YELLOW_BROWN} blue", north_books=f"{BROWN_BLUE} blue")
    assert ("C4", "books", 8, "wigs") == chosen_store(buildings=found)
    assert ["C4 books"] == his_stores(builds(buildings=found))


def test_L_1_7_the_store_scores_as_usual() -> None:
    s = builds(buildings=buildings(west_c=f"{YELLOW_BROWN} blue", north_books=f"{BROWN_BLUE} blue"))
    assert 5 + 8 == s.wigs[LACERDA]


def test_L_1_7_with_a_tie_the_topmost_row() -> None:
    found = buildings(west_b=f"{PINK_BLUE} blue", west_c=f"{PINK_BLUE} blue")
    assert ("B4", "tools", 4, "row") == chosen_store(buildings=found, **showing("tools"))
    found = buildings(west_d=f"{PINK_BLUE} blue", west_c=f"{PINK_BLUE} blue")
    assert ("C4", "tools", 4, "row") == chosen_store(buildings=found, **showing("tools"))


def test_L_1_7_the_row_counts_before_the_column() -> None:
    found = buildings(west_b=f"{BROWN_BLUE} blue", west_c=f"{PINK_BLUE} blue")
    assert ("B4", "tools", 4, "row") == chosen_store(buildings=found, **showing("cloth", "tools"))


def test_L_1_7_then_the_leftmost_lot() -> None:
    found = buildings(west_b=f"{PINK_BLUE} blue")
    assert ("B2", "cloth", 4, "column") == chosen_store(buildings=found)
    assert ("B4", "tools", 4, "column") == chosen_store(buildings=found, **showing("tools", "small"))


@pytest.mark.parametrize(
    ("tile", "column", "good"),
    [(YELLOW_PINK, 2, "gold"), ("pink_brown/yellow_blue", 3, "cloth"), (BROWN_BLUE, 4, "books")],
)
def test_L_1_7_of_two_kinds_the_one_facing_left(tile: str, column: int, good: str) -> None:
    others = {f"B{other}": f"0 {GOODS_AT[other]}" for other in (1, 2, 3, 4, 5) if other != column}
    found = chosen_store(buildings=buildings(west_b=f"{tile} blue"), stores=stores(**others))
    assert (f"B{column}", good, "street") == (found[0], found[1], found[3])


def test_L_1_7_without_any_building_the_first_lot() -> None:
    assert ("A1", "gold", 0, "column") == chosen_store()
    assert ("A2", "cloth", 0, "column") == chosen_store(**showing("cloth", "books"))
    assert ["A1 gold"] == his_stores(builds())


def test_L_1_15_only_pairs_of_a_lot_and_a_kind_in_the_display_count() -> None:
    found = buildings(west_b=f"{BROWN_BLUE} blue")
    assert ("B4", "tools", 4, "wigs") == chosen_store(buildings=found, **showing("gold", "cloth", "tools"))
    assert ("B5", "tools", 4, "wigs") == chosen_store(buildings=found, **showing("gold", "cloth", "small"))
    assert ("A1", "gold", 0, "column") == chosen_store(buildings=found, **showing("gold", "cloth"))


def test_L_1_7_an_event_says_why() -> None:
    (told_of,) = events(
        solo(score_tiles=VALUES, buildings=buildings(west_b=f"{PINK_BLUE} blue")), "lacerda_store"
    )
    why = {"lot": "B2", "good": "cloth", "wigs": 4, "decided_by": "column", "clause": "L-1.7"}
    assert {"kind": "lacerda_store", "seat": 1, **why} == told_of


def test_L_1_7_no_reward_and_no_payment() -> None:
    s = builds(treasury=3, lacerda={"influence": 9})
    assert ["A1 gold"] == his_stores(s)
    assert (0, 9 - 1 - 1) == (s.cash[LACERDA], s.influence[LACERDA])
    s = builds(stores=stores(A1="0 gold", A2="0 gold", A3="0 cloth"), lacerda={"influence": 9})
    assert ["A4 books"] == his_stores(s)
    assert 9 - 1 - 1 == s.influence[LACERDA]


@pytest.mark.parametrize(
    ("row", "column", "taken"),
    [
        (["earthquake", "fire"], ["earthquake"], "row fire"),
        (["earthquake"], ["fire", "tsunami"], "column tsunami"),
        (["tsunami"], ["tsunami", "earthquake"], "column tsunami"),
        (["fire"], [], "row fire"),
        ([], [], None),
    ],
)
def test_L_1_7_the_cheapest_cube_with_a_tie_from_the_column(
    row: list[str], column: list[str], taken: str | None
) -> None:
    s = builds(rubble={"rows": {"A": row}, "columns": {"1": column}})
    left = GAME.dump(s)["rubble"]
    assert isinstance(left, dict)
    line, cube = taken.split() if taken else ("", "")
    assert ([cube] if cube else []) == his_cubes(s)
    assert sorted([*left["rows"]["A"], *([cube] if line == "row" else [])]) == sorted(row)
    assert sorted([*left["columns"]["1"], *([cube] if line == "column" else [])]) == sorted(column)


def test_L_1_7_he_uses_a_house_and_a_tile() -> None:
    s = builds()
    assert 1 == sum(s.houses[3:])
    assert 22 + 5 - 1 == s.large_tiles + s.small_tiles + sum(s.display)


# 1.8 Decrees.


def test_L_1_8_the_two_leftmost_and_the_row_closes_up_and_is_refilled_at_once() -> None:
    s = solo(
        player(favors=["marquis"], influence=9), to="marquis", open_decrees=[9, 30, 5, 41, 17, 2, 60, 33]
    )
    following = s.decree_deck[-2:][::-1]
    do(s, "end")
    assert ("OfferFollow", 0) == asked(s)
    assert (9, 30) == s.decrees[LACERDA]
    assert (5, 41, 17, 2, 60, 33, *following) == s.open_decrees


def test_L_1_8_number_69_is_discarded_and_replaced() -> None:
    rest = [number for number in range(1, 71) if number not in (1, 2, 3, 4, 5, 6, 7, 8, 69, 70)]
    s = solo(to="marquis", open_decrees=[1, 2, 3, 4, 5, 6, 7, 8], decree_deck=[69, 70, *rest])
    do(s, "end")
    assert (3, 4, 5, 6, 7, 8, 70, rest[0]) == s.open_decrees
    gone: Any = GAME.dump(s)["decrees_gone"]
    assert 1 == gone.count(69)


def test_L_1_8_number_69_never_lies_open_after_a_deal() -> None:
    for seed in range(20):
        s = GAME.deal(GAME.configure(1), seed)
        assert 69 not in s.open_decrees


# 1.9 and 1.15 Public building.


def opens(**zones: Any) -> LisboaState:
    """The King's favor is with nobody, and the lower state action brings him one."""
    available = {"blue": YELLOW_PINK, "green": BROWN_BLUE}
    return solo(**{"to": "king", "score_tiles": VALUES, "available": available, **zones})


def opened_by(s: LisboaState) -> dict[str, Any]:
    (told_of,) = events(s, "lacerda_building")
    return told_of


def site_and_lead(s: LisboaState) -> tuple[str, int]:
    found = opened_by(s)
    return found["site"], found["lead"]


def test_L_1_9_the_largest_lead_over_you() -> None:
    s = opens(stores=stores(C1="1 gold", B1="1 gold", B2="0 gold"))
    assert ("west_c", 3) == site_and_lead(s)


def test_L_1_9_your_wigs_count_against_it() -> None:
    only_tools = {
        "buildings": buildings(north_tools=f"{PINK_BLUE} blue"),
        "available": {"blue": PINK_BLUE, "green": BROWN_BLUE},
    }
    assert ("west_b", 4) == site_and_lead(opens(stores=stores(A4="1 tools", B4="1 tools"), **only_tools))
    assert ("west_a", 4) == site_and_lead(
        opens(stores=stores(A4="1 tools", B4="1 tools", B5="0 tools"), **only_tools)
    )


def test_L_1_9_a_negative_lead_is_avoided() -> None:
    everywhere = stores(A1="0 gold", B1="0 gold", C1="0 gold")
    assert "west_d" == opened_by(opens(stores=everywhere))["site"]


@pytest.mark.parametrize(
    ("taken", "site"),
    [
        ([], "west_d"),
        (["west_d"], "west_c"),
        (["west_d", "west_c"], "west_b"),
        (["west_d", "west_c", "west_b"], "west_a"),
        (["west_d", "west_c", "west_b", "west_a"], "north_gold"),
    ],
)
def test_L_1_9_with_a_tie_of_sites_the_first_clockwise_from_west_d(taken: list[str], site: str) -> None:
    tiles = ["yellow_blue/pink_brown", "yellow_blue/pink_brown", PINK_BLUE, PINK_BLUE]
    built = buildings(**{place: f"{tile} green" for place, tile in zip(taken, tiles, strict=False)})
    assert site == opened_by(opens(buildings=built))["site"]


def test_L_1_15_after_the_north_sites_from_west_to_east_come_the_eastern_ones_from_the_north() -> None:
    west = {"west_d": 0, "west_c": 0, "west_b": 1, "west_a": 1}
    pairs = ["yellow_blue/pink_brown", PINK_BLUE]
    built = {site: f"{pairs[pair]} green" for site, pair in west.items()}
    assert (
        "north_cloth"
        == opened_by(opens(buildings=buildings(**built, north_gold=f"{PINK_BLUE} green")))["site"]
    )
    s = opens(
        buildings=buildings(
            **built, north_gold=f"{PINK_BLUE} green", north_cloth="yellow_brown/pink_blue green"
        ),
        available={"blue": YELLOW_PINK, "green": "brown_blue/yellow_pink"},
    )
    assert "east_a" == opened_by(s)["site"]


def test_L_1_15_a_north_site_takes_only_a_building_of_its_colour() -> None:
    s = opens(
        stores=stores(A3="1 books", B4="1 books"),
        available={"blue": YELLOW_PINK, "green": "yellow_blue/pink_brown"},
    )
    told_of = opened_by(s)
    assert ("north_books", "green", 7) == (told_of["site"], told_of["architect"], told_of["lead"])
    s = opens(stores=stores(A3="1 books", B4="1 books"), available={"blue": YELLOW_PINK, "green": BROWN_BLUE})
    assert ("west_d", 0) == site_and_lead(s)


@pytest.mark.parametrize(
    ("aide", "architect"),
    [("builder", "blue"), ("marquis", "blue"), ("king", "green"), ("treasury", "green")],
)
def test_L_1_9_with_a_tie_of_architects_the_aide_decides(aide: str, architect: str) -> None:
    told_of = opened_by(opens(aide=aide))
    assert ("west_d", architect, "aide") == (told_of["site"], told_of["architect"], told_of["decided_by"])


def test_L_1_9_the_site_counts_before_the_architect() -> None:
    s = opens(
        aide="king",
        stores=stores(B1="1 gold", C4="1 tools"),
        score_tiles=[4, 3, 3, 4],
        available={
            "blue": PINK_BLUE,
            "green": YELLOW_BROWN.replace("yellow_brown/pink_blue", "pink_brown/yellow_blue"),
        },
        buildings=buildings(west_c=f"{YELLOW_PINK} blue"),
    )
    told_of = opened_by(s)
    assert ("west_b", "green", 4, "clockwise") == (
        told_of["site"],
        told_of["architect"],
        told_of["lead"],
        told_of["decided_by"],
    )


def test_L_1_9_no_reward_and_both_cubes_to_his_area() -> None:
    s = opens(
        rubble={"sites": {"west_d": ["fire", "tsunami"]}}, lacerda={"influence": 9, "officials": NO_OFFICIALS}
    )
    before = s.cardinal
    do(s, "end")
    assert ["fire", "tsunami"] == his_cubes(s)
    assert before == s.cardinal
    assert ["west_d blue"] == opened(s)


def test_L_1_9_no_plans_and_no_officials_are_used() -> None:
    his = {"plans": ["blue_2", "green_2"], "officials": {"offices": {"king": 2}}}
    s = opens(lacerda=his)
    do(s, "end")
    assert ((2, 11), (), [0, 0, 2]) == (s.plans[LACERDA], s.completed[LACERDA], his_offices(s))


def test_L_1_9_both_of_you_score_and_the_next_building_comes_up() -> None:
    built = buildings(north_gold="yellow_brown/pink_blue blue")
    s = opens(stores=stores(C1="1 gold", C2="1 gold", C3="0 cloth"), buildings=built)
    following = s.building_piles[0][-1]
    do(s, "end")
    assert ["west_c blue", "north_gold blue"] == opened(s)
    assert [5 + 3, 5 + 3 + 4] == s.wigs
    assert following == s.available[0]
