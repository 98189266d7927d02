"""End and score: clauses SJ-E."""

from __future__ import annotations

from typing import Any

import pytest

from tabuleiro.games.sanjuan import GAME
from tabuleiro.games.sanjuan.rules.scoring import points, score_items, sets_of_three
from tabuleiro.games.sanjuan.state import SanJuanState
from tests.sanjuan.found import buildings, hand
from tests.sanjuan.moves import asked, do, events
from tests.sanjuan.tables import NEW_BUILDINGS, phase, player, table

ELEVEN = "indigo sugar tobacco coffee silver smithy archive well chapel tower aqueduct"


def items(buildings_of_0: str, *others: str, **fields: Any) -> dict[str, int]:
    """The score sheet of seat 0, whose opponents have these buildings."""
    seats = [player("", buildings_of_0, **fields), *[player("", words) for words in others or ("",)]]
    over = {"stack": [], "ended_by": "twelve_buildings"} if len(buildings_of_0.split()) == 12 else {}
    s = GAME.load({"players": seats, "options": NEW_BUILDINGS, **over})
    return {item.kind: item.points for item in score_items(s, 0)}


def last_phase(*players: dict[str, Any], **fields: Any) -> SanJuanState:
    return phase("builder", *players, **fields)


def test_SJ_E1_the_game_ends_with_the_builder_phase_in_which_somebody_has_12_buildings() -> None:
    s = last_phase(player("market_stand market_hall", ELEVEN), player("sugar hero hero"))
    do(s, "build market_stand")
    assert ("Build", 1) == asked(s)
    do(s, "pass")
    assert asked(s) is None
    assert "twelve_buildings" == s.ended_by


def test_SJ_E1_the_round_is_not_completed() -> None:
    s = do(last_phase(player("market_stand market_hall", ELEVEN)), "build market_stand")
    assert (1, [0, -1, -1, -1, -1]) == (s.round, s.roles)


def test_SJ_E1_several_players_may_get_there_in_the_same_phase() -> None:
    s = last_phase(*[player("market_stand sugar sugar", ELEVEN) for _ in range(2)])
    do(s, "build market_stand", "pay sugar", "build market_stand")
    assert [12, 12] == [len(buildings(s, seat)) for seat in (0, 1)]
    assert asked(s) is None


def test_SJ_E1_eleven_buildings_do_not_end_the_game() -> None:
    s = last_phase(player("", ELEVEN))
    assert ("TakeRole", 1) == asked(s)


def test_SJ_E1_the_cathedral_counts() -> None:
    ten = ELEVEN.removesuffix(" aqueduct")
    s = last_phase(player("market_stand hero", f"{ten} cathedral"), options=NEW_BUILDINGS)
    assert "twelve_buildings" == do(s, "build market_stand").ended_by


def test_SJ_E1_the_end_is_told() -> None:
    s = last_phase(player("market_stand market_hall", ELEVEN))
    assert {"kind": "over", "seat": None, "ended_by": "twelve_buildings"} == events(s, "build market_stand")[
        -1
    ]


def test_SJ_E2_printed_points_tucked_cards_and_special_buildings_add_up() -> None:
    sheet = items("indigo hero city_hall palace", chapel="sugar sugar", bank="sugar", harbour="sugar sugar")
    assert {"buildings": 6, "chapel": 2, "bank": 1, "harbour": 2, "city_hall": 3, "palace": 14 // 4} == sheet


def test_SJ_E2_the_most_points_win() -> None:
    s = table(player("", "hero"), player("", "palace hero statue"), player("", "silver"), seats=3)
    assert [(1, 1), (0, 2), (2, 3)] == [(each.seat, each.place) for each in GAME.ranking(s)]
    assert [10, 5, 3] == [each.points for each in GAME.ranking(s)]


def test_SJ_E2_buildings_of_the_last_phase_count_in_full() -> None:
    s = last_phase(player("city_hall sugar sugar tobacco tobacco coffee", ELEVEN))
    before = points(s, 0)
    assert before + 7 == points(do(s, "build city_hall"), 0)


def test_SJ_E3_guild_hall_with_2_indigo_1_sugar_2_tobacco_brings_8() -> None:
    assert 5 + 3 == items("guild_hall indigo indigo sugar tobacco tobacco")["guild_hall"]


def test_SJ_E4_city_hall_counts_city_buildings_itself_included() -> None:
    nine = "poor_house aqueduct carpenter chapel quarry library statue column city_hall"
    assert 9 == items(nine)["city_hall"]
    assert 9 == items(f"{nine} indigo sugar")["city_hall"]
    assert 3 == items("city_hall cathedral palace")["city_hall"]


@pytest.mark.parametrize(
    ("monuments", "number"),
    [("", 0), ("hero", 4), ("statue column", 6), ("statue column hero", 8)],
)
def test_SJ_E5_the_triumphal_arch_brings_4_6_8(monuments: str, number: int) -> None:
    assert number == items(f"triumphal_arch {monuments}")["triumphal_arch"]


def test_SJ_E5_besides_what_is_printed_and_what_the_city_hall_brings() -> None:
    sheet = items("triumphal_arch statue column city_hall")
    assert {"buildings": 7, "city_hall": 4, "triumphal_arch": 6} == sheet


def test_SJ_E6_the_palace_brings_8_for_34() -> None:
    chapel = "sugar sugar sugar sugar sugar sugar sugar indigo indigo indigo indigo"
    sheet = items("palace hero column statue silver silver silver tobacco", chapel=chapel)
    assert 34 == sum(sheet.values()) - sheet["palace"]
    assert 8 == sheet["palace"]
    assert 42 == sum(sheet.values())


def test_SJ_E6_the_palace_counts_everything_else() -> None:
    sheet = items("palace city_hall guild_hall residence cathedral indigo", "palace")
    rest = sum([number for kind, number in sheet.items() if kind != "palace"])
    assert rest // 4 == sheet["palace"]
    assert list(sheet)[-1] == "palace"


def test_SJ_E7_residence_with_sets_of_cost_2_and_6() -> None:
    built = "indigo indigo sugar black_market well tobacco tobacco aqueduct palace guild_hall residence"
    assert 4 + 3 == items(built)["residence"]


def test_SJ_E7_residence_with_four_sets() -> None:
    ones, threes = "indigo indigo archive gold_mine guard_room poor_house", "bank tobacco aqueduct"
    assert 4 + 3 + 2 + 1 == items(f"{ones} {threes} palace city_hall residence")["residence"]


@pytest.mark.parametrize(
    ("numbers", "sets"),
    [
        ([], 0),
        ([3], 0),
        ([1, 1], 0),
        ([1, 1, 1], 1),
        ([2, 1, 1, 1, 1], 2),
        ([2, 2, 2], 2),
        ([4, 1, 1], 1),
        ([2, 2, 1, 1], 2),
    ],
)
def test_SJ_E7_the_largest_possible_number_of_sets(numbers: list[int], sets: int) -> None:
    assert sets == sets_of_three(numbers)


def test_SJ_E7_the_cathedral_is_in_no_set() -> None:
    assert 0 == items("residence cathedral palace")["residence"]


@pytest.mark.parametrize(("number", "expected"), [(0, 0), (1, 4), (2, 7), (3, 9), (4, 10), (6, 10)])
def test_SJ_E8_the_cathedral_counts_the_opponents_buildings_of_cost_6(number: int, expected: int) -> None:
    six = ["guild_hall", "city_hall", "residence", "guild_hall", "city_hall", "palace"][:number]
    others = [" ".join(six[:3]), " ".join(six[3:])]
    assert expected == items("cathedral", *others)["cathedral"]


def test_SJ_E8_own_buildings_do_not_count_for_the_cathedral() -> None:
    assert 0 == items("cathedral palace city_hall", "indigo")["cathedral"]


def test_SJ_E9_hand_cards_and_goods_break_a_tie() -> None:
    s = table(
        player("sugar sugar", "indigo"), player("sugar", "indigo+"), player("sugar sugar", "indigo+"), seats=3
    )
    assert [(2, 1), (0, 2), (1, 2)] == [(each.seat, each.place) for each in GAME.ranking(s)]
    assert [(3,), (2,), (2,)] == [each.tie_break for each in GAME.ranking(s)]


def test_SJ_E9_still_tied_the_victory_is_shared() -> None:
    s = table(player("sugar"), player("", "indigo+"), player("", "smithy"), seats=3)
    assert [1, 1, 3] == [each.place for each in GAME.ranking(s)]


def test_SJ_E10_no_hand_limit_and_no_chapel_come_after_the_last_phase() -> None:
    many = "market_stand market_hall sugar sugar sugar tobacco tobacco coffee coffee silver"
    s = last_phase(player(many, ELEVEN))
    do(s, "build market_stand", "pay sugar")
    assert asked(s) is None
    assert 8 == len(hand(s, 0))


def test_SJ_E10_tucked_cards_do_not_count_in_the_tie_break() -> None:
    s = table(player("", "indigo", chapel="hero"), player("", "silver"), seats=2)
    assert [(0,), (0,)] == [each.tie_break for each in GAME.ranking(s)]


def test_SJ_E11_replaced_buildings_count_nowhere() -> None:
    seats = [
        player("", "cathedral guild_hall city_hall triumphal_arch residence indigo"),
        player("", "palace"),
    ]
    s = table(*seats, seats=2, options=NEW_BUILDINGS, out_of_game="palace hero sugar statue city_hall")
    sheet = {item.kind: item.points for item in score_items(s, 0)}
    assert (2, 5, 0, 4, 4) == tuple(
        [sheet[kind] for kind in ("guild_hall", "city_hall", "triumphal_arch", "residence", "cathedral")]
    )
