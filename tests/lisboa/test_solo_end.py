"""The end of the solo game: Lacerda's score (L-1.10) and your rank (L-1.11)."""

from __future__ import annotations

from typing import Any

import pytest

from tabuleiro.core.game import Standing
from tabuleiro.games.lisboa import GAME
from tabuleiro.games.lisboa.state import LACERDA, LisboaState
from tests.lisboa.solo import events, lacerda, solo
from tests.lisboa.tables import goods, player, sets, ship, stores, table

DECREES = [1, 2, 3, 4, 5, 6, 7, 8]
"""Decrees of stores."""


def ended(you: dict[str, Any] | None = None, **zones: Any) -> LisboaState:
    his = lacerda(**zones.pop("lacerda", {}))
    return table(you or player(), seats=1, lacerda=his, **zones)


def standing(s: LisboaState, seat: int) -> Standing:
    return next(each for each in GAME.ranking(s) if each.seat == seat)


def items(s: LisboaState, seat: int = LACERDA) -> dict[str, int]:
    """The lines of a score sheet that bring something, summed by kind."""
    found: dict[str, int] = {}
    for item in standing(s, seat).items:
        found[item.kind] = found.get(item.kind, 0) + item.points
    return {kind: points for kind, points in found.items() if points}


def rank(s: LisboaState) -> Any:
    return standing(s, 0).items[-1].facts


# 1.10 Lacerda's score.


def test_L_1_10_a_wig_per_cube_at_the_change_of_period() -> None:
    cubes = {"earthquake": 4, "fire": 1, "tsunami": 0}
    s = solo(lacerda={"rubble": cubes}, period_cause="rubble_sets", period_causer=0)
    assert [(LACERDA, 5)] == [(e["seat"], e["amount"]) for e in events(s, "wigs") if e["why"] == "cubes"]


def test_L_1_10_his_cubes_form_no_sets_and_cause_nothing() -> None:
    cubes = sets(5)
    s = ended(lacerda={"rubble": cubes})
    assert (0, None) == (s.sets[LACERDA], GAME.dump(s)["period_cause"])
    s = ended(lacerda={"rubble": cubes}, period=2, active=1)
    assert None is GAME.dump(s)["end_cause"]


def test_L_1_10_hulls() -> None:
    s = ended(
        period=2, lacerda={"ships": [ship("red"), ship("brown"), ship("blue"), ship("purple")], "wigs": 0}
    )
    assert {"hulls": 2 + 4 + 1 + 3} == items(s)


def test_L_1_10_a_wig_per_cube_at_the_end() -> None:
    s = ended(lacerda={"rubble": {"earthquake": 3, "fire": 2, "tsunami": 1}, "wigs": 0})
    assert {"cubes": 6} == items(s)


def test_L_1_10_store_majorities_as_with_two_players() -> None:
    s = ended(
        stores=stores(A1="1 gold", B1="1 gold", C1="0 gold", A3="0 cloth", B4="1 tools", C4="0 tools"),
        lacerda={"wigs": 0},
    )
    assert {"stores_gold": 3, "stores_tools": 4} == items(s)
    assert (1, 9, 4) == tuple(items(s, 0)[kind] for kind in ("stores_gold", "stores_cloth", "stores_tools"))


def test_L_1_10_three_wigs_per_decree() -> None:
    s = ended(lacerda={"decrees": [30, 31, 70], "wigs": 0})
    assert {"decree": 9} == items(s)


def test_L_1_10_the_officials_on_all_his_plans_count_though_none_is_completed() -> None:
    s = ended(lacerda={"plans": ["blue_2", "green_3"], "wigs": 0})
    assert {"officials": 15} == items(s)
    s = ended(player(completed=["blue_4", "green_3"]), lacerda={"plans": ["blue_2", "green_3"], "wigs": 0})
    assert ({"officials": 5}, 15) == (items(s), items(s, 0)["officials"])


def test_L_1_10_two_wigs_per_favor() -> None:
    assert {"favors": 6} == items(ended(lacerda={"favors": ["builder", "marquis", "king"], "wigs": 0}))


def test_L_1_10_nothing_for_money_goods_or_influence() -> None:
    assert {} == items(ended(lacerda={"influence": 10, "goods": goods("gold gold cloth"), "wigs": 0}))


def test_L_1_10_you_score_as_with_two_players() -> None:
    you = player(reis=13, influence=7, wigs=20, rubble=sets(1), favors=["king"])
    assert {"wigs": 20, "rubble_sets": 3, "money": 3, "favors": 2} == items(ended(you), 0)


def test_L_1_10_decrees_count_lacerdas_stores_as_anybodys() -> None:
    s = ended(player(decrees=[5], wigs=0, reis=0, influence=0), stores=stores(A1="1 gold", B1="1 gold"))
    assert {"decree": 2} == items(s, 0)


def test_lacerda_is_seat_1_of_the_ranking_and_ahead_with_equal_wigs() -> None:
    s = ended(player(wigs=9, reis=0, influence=0), lacerda={"wigs": 9})
    assert [(LACERDA, 1, 9), (0, 2, 9)] == [(each.seat, each.place, each.points) for each in GAME.ranking(s)]


# 1.11 Your rank.


def your_position(**fields: Any) -> dict[str, Any]:
    """All that the highest rank asks for besides stores and majorities: Lacerda has no wigs."""
    best = {
        "wigs": 90,
        "reis": 20,
        "decrees": DECREES,
        "upper": [ship("blue"), ship("red")],
    }
    return player(**{**best, **fields})


THREE = {"A1": "0 gold", "A2": "0 cloth", "A4": "0 books"}
FOUR = {**THREE, "B1": "0 gold"}
HIS_TWO = {"B4": "1 tools", "C4": "1 tools"}


def of(you: dict[str, Any], lots: dict[str, str] | None = None, wigs: int = 0) -> LisboaState:
    """You have two gold, a cloth and a book store, Lacerda two for tools, unless other lots are given."""
    return ended(you, stores=stores(**lots or {**FOUR, **HIS_TWO}), lacerda={"wigs": wigs})


def test_L_1_11_right_hand_of_the_marquis() -> None:
    assert "right_hand_of_the_marquis" == rank(of(your_position()))["rank"]


@pytest.mark.parametrize(
    ("fields", "missed"),
    [
        ({"reis": 19}, "reis"),
        ({"decrees": DECREES[:7]}, "decrees"),
        ({"upper": [ship("red")]}, "ships"),
    ],
)
def test_L_1_11_one_thing_less_makes_you_the_kings_favourite(fields: dict[str, Any], missed: str) -> None:
    found = rank(of(your_position(**fields)))
    assert "kings_favourite" == found["rank"]
    assert [missed] == [condition["condition"] for condition in found["ranks"][0]["missed"]]


def test_L_1_11_as_many_stores_as_lacerda_make_you_the_kings_favourite() -> None:
    s = of(your_position(), {**FOUR, **HIS_TWO, "D4": "1 tools", "C1": "1 gold"})
    found = rank(s)
    assert "kings_favourite" == found["rank"]
    assert [{"condition": "stores", "needed": 5, "found": 4}] == found["ranks"][0]["missed"]


def test_L_1_11_two_majorities_make_you_the_kings_favourite() -> None:
    s = of(your_position(), {"A1": "0 gold", "A2": "0 gold", "B1": "0 gold", "A4": "0 books", **HIS_TWO})
    assert "kings_favourite" == rank(s)["rank"]


FOUR_EACH = {
    "A1": "0 gold",
    "B1": "0 gold",
    "A4": "0 tools",
    "B4": "0 tools",
    "C1": "1 gold",
    "C2": "1 cloth",
    "D1": "1 gold",
}


@pytest.mark.parametrize(
    "fields",
    [{"reis": 9}, {"decrees": DECREES[:6]}, {"upper": []}],
    ids=["reis", "decrees", "ships"],
)
def test_L_1_11_less_makes_you_a_court_servant(fields: dict[str, Any]) -> None:
    assert "court_servant" == rank(of(your_position(**fields), FOUR_EACH))["rank"]


def test_L_1_11_fewer_stores_or_majorities_make_you_a_court_servant() -> None:
    more = {**FOUR_EACH, "D2": "1 cloth", "C3": "1 cloth", "D3": "1 cloth"}
    assert "court_servant" == rank(of(your_position(), more))["rank"]


@pytest.mark.parametrize(
    "fields",
    [{"reis": 4}, {"decrees": DECREES[:5]}, {"decrees": DECREES[:4]}, {"wigs": 0}],
    ids=["reis", "five decrees", "four decrees", "wigs"],
)
def test_L_1_11_otherwise_you_are_the_jester(fields: dict[str, Any]) -> None:
    assert "jester" == rank(of(your_position(**fields), FOUR_EACH, 60))["rank"]


def test_L_1_11_with_fewer_than_four_stores_you_are_the_jester_however_few_lacerda_has() -> None:
    found = rank(of(your_position(), {**THREE, **HIS_TWO}))
    assert "jester" == found["rank"]
    too_few = [{"condition": "stores", "needed": 4, "found": 3}]
    assert [too_few, too_few, too_few] == [each["missed"] for each in found["ranks"]]


def test_L_1_11_without_a_majority_you_are_the_jester() -> None:
    pairs = {
        f"{row}{column}": f"{seat} {kind}"
        for seat, row in enumerate("AB")
        for column, kind in ((1, "gold"), (2, "cloth"), (3, "books"), (4, "tools"))
    }
    assert "jester" == rank(of(your_position(), pairs))["rank"]


def test_L_1_11_equal_wigs_are_not_more() -> None:
    you = of(your_position(), FOUR_EACH)
    points = standing(you, 0).points - standing(you, LACERDA).points
    assert "jester" == rank(of(your_position(), FOUR_EACH, points))["rank"]
    assert "jester" != rank(of(your_position(), FOUR_EACH, points - 1))["rank"]


def test_L_1_11_a_shared_first_place_is_no_majority() -> None:
    found = rank(
        of(
            your_position(),
            {"A1": "0 gold", "A2": "0 cloth", "B1": "1 gold", "B2": "1 cloth", "C4": "0 books"},
        )
    )
    assert {"condition": "majorities", "needed": 3, "found": 1} in found["ranks"][0]["missed"]


def test_L_1_11_the_officials_on_plans_are_the_fifth_majority() -> None:
    you = your_position(completed=["blue_3", "green_2"], plans=[])
    s = ended(you, stores=stores(**THREE), lacerda={"plans": ["blue_2", "green_2"]})
    assert {"condition": "majorities", "needed": 3, "found": 4} in rank(s)["ranks"][0]["met"]
    s = ended(you, stores=stores(**THREE), lacerda={"plans": ["blue_3", "green_2"]})
    assert {"condition": "majorities", "needed": 3, "found": 3} in rank(s)["ranks"][0]["met"]


def test_L_1_11_reis_are_cash() -> None:
    found = rank(of(your_position(reis=19, influence=10)))
    assert [{"condition": "reis", "needed": 20, "found": 19}] == found["ranks"][0]["missed"]


def test_L_1_11_the_conditions_of_every_rank_are_listed_as_met_or_missed() -> None:
    found = rank(of(your_position(reis=7)))
    words = ["right_hand_of_the_marquis", "kings_favourite", "court_servant"]
    assert words == [each["rank"] for each in found["ranks"]]
    asked = [
        sorted([condition["condition"] for condition in (*each["met"], *each["missed"])])
        for each in found["ranks"]
    ]
    without_ships = ["decrees", "majorities", "reis", "stores", "wigs"]
    assert [sorted([*without_ships, "ships"]), sorted([*without_ships, "ships"]), without_ships] == asked


def test_the_rank_is_on_your_sheet_only_and_brings_no_points() -> None:
    s = of(your_position())
    assert ("rank", 0) == (standing(s, 0).items[-1].kind, standing(s, 0).items[-1].points)
    assert "rank" not in [item.kind for item in standing(s, LACERDA).items]
