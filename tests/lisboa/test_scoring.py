"""Final scoring (L-W)."""

from __future__ import annotations

from typing import Any

import pytest

from tabuleiro.games.lisboa import GAME
from tabuleiro.games.lisboa.rules.scoring import ABSENT, majority
from tabuleiro.games.lisboa.state import LisboaState
from tests.lisboa.tables import goods, offices, player, sets, ship, stores, table


def score(s: LisboaState, kind: str) -> list[int]:
    """The points of every seat in one category."""
    standings = sorted(GAME.ranking(s), key=lambda standing: standing.seat)
    return [sum([item.points for item in each.items if item.kind == kind]) for each in standings]


def final(*players: dict[str, Any], seats: int = 3, **zones: Any) -> LisboaState:
    """A position of period 2."""
    return table(*players, seats=seats, **{"period": 2, **zones})


def test_L_W1_example_hulls() -> None:
    s = final(player(upper=[ship("red"), ship("purple"), ship("purple")], rubble=sets(1)))
    assert 2 + 3 + 3 == score(s, "hulls")[0]


def test_L_W2_example_three_sets() -> None:
    assert [9, 0, 0] == score(final(player(rubble=sets(3))), "rubble_sets")


def test_L_W3_example_tools() -> None:
    """5, 2, 0, 0 tool stores: 6 and 4."""
    lots = {**dict.fromkeys(["A4", "B4", "C4", "D4", "E4"], "0 tools"), "B5": "1 tools", "C5": "1 tools"}
    s = final(seats=4, stores=stores(**lots))
    assert [6, 4, 0, 0] == score(s, "stores_tools")


def test_L_W3_example_cloth() -> None:
    """4, 2, 2, 1 cloth stores: 9, 4, 4, 0."""
    lots = {**dict.fromkeys(["A2", "B2", "C2", "D2"], "0 cloth"), "A3": "1 cloth", "B3": "1 cloth"}
    s = final(seats=4, stores=stores(**lots, C3="2 cloth", D3="2 cloth", E3="3 cloth"))
    assert [9, 4, 4, 0] == score(s, "stores_cloth")


@pytest.mark.parametrize(
    ("good", "lots", "expected"),
    [("gold", "A1 B1 C1", [3, 0, 0]), ("books", "A3 B3 C3", [9, 0, 0])],
)
def test_L_W3_nothing_without_a_store_of_the_kind(good: str, lots: str, expected: list[int]) -> None:
    s = final(stores=stores(**dict.fromkeys(lots.split(), f"0 {good}")))
    assert expected == score(s, f"stores_{good}")


def test_L_W3_with_two_players_the_first_and_third_column_only() -> None:
    s = final(seats=2, stores=stores(A1="0 gold", B1="0 gold", C1="1 gold", A3="0 books"))
    assert [3, 1] == score(s, "stores_gold")
    assert [9, 0] == score(s, "stores_books")


def test_L_W4_example_influence_counts_as_money() -> None:
    """13 réis and the 4 réis of 7 influence: 3 wigs, and the marker stays."""
    s = final(player(reis=13, influence=7))
    assert 3 == score(s, "money")[0]
    assert 7 == s.influence[0]


def test_L_W5_example_two_decrees() -> None:
    """2 per own ship and 2 per own gold store (max 6)."""
    s = final(
        player(decrees=[42, 1], upper=[ship("red")]),
        stores=stores(A1="0 gold", B1="0 gold", C1="0 gold", D1="0 gold"),
    )
    assert 2 + 6 == score(s, "decree")[0]


def test_L_W6_example_officials_on_completed_plans() -> None:
    """8, 5, 5, 3: 15, 7, 7, 0."""
    s = final(
        player(completed=["blue_4", "green_4"], plans=[]),
        player(completed=["blue_3", "green_2"], plans=[]),
        player(completed=["blue_2", "green_3"], plans=[]),
        player(completed=["blue_3"], plans=["green_4"]),
        seats=4,
    )
    assert [15, 7, 7, 0] == score(s, "officials")


def test_L_W6_two_players_and_nothing_without_a_completed_plan() -> None:
    s = final(player(completed=["blue_4"], plans=[]), player(completed=["blue_2"], plans=[]), seats=2)
    assert [15, 5] == score(s, "officials")
    assert [15, 0] == score(final(player(completed=["blue_2"], plans=[]), seats=2), "officials")


def test_L_W7_example_two_favors() -> None:
    assert 4 == score(final(player(favors=["king", "marquis"])), "favors")[0]


def test_L_W8_ties_by_sets_stores_plans_and_cash() -> None:
    """All have 10 points; sets decide before cash."""
    s = final(
        player(wigs=10, reis=0, influence=0, rubble=sets(0)),
        player(wigs=7, reis=0, influence=0, rubble=sets(1)),
        player(wigs=9, reis=5, influence=0),
    )
    assert [10, 10, 10] == [each.points for each in GAME.ranking(s)]
    assert [1, 2, 0] == [each.seat for each in GAME.ranking(s)]
    assert [(1, 0, 0, 0), (0, 0, 0, 5), (0, 0, 0, 0)] == [each.tie_break for each in GAME.ranking(s)]


def test_L_W8_still_tied_is_shared() -> None:
    s = final(*[player(wigs=5, reis=0, influence=0) for _ in range(3)])
    assert [1, 1, 1] == [each.place for each in GAME.ranking(s)]


@pytest.mark.parametrize(
    ("table_of", "counts", "expected"),
    [
        ((9, 6, 3), [3, 3, 2, 1], [7, 7, 3, 0]),
        ((9, 6, 3), [2, 2, 2, 2], [4, 4, 4, 4]),
        ((3, 2, 1), [2, 1, 1, 1], [3, 1, 1, 1]),
        ((6, 4, 2), [1, ABSENT, 1, ABSENT], [5, 0, 5, 0]),
    ],
)
def test_L_W9_tied_players_share_their_places(
    table_of: tuple[int, ...], counts: list[int], expected: list[int]
) -> None:
    assert expected == majority(final(seats=4), table_of, counts)


def test_L_W9_with_two_players_a_tie_brings_half_of_both_values() -> None:
    s = final(seats=2)
    figures = (*s.figures.pack.wigs.stores, s.figures.pack.wigs.plans)
    assert [2, 6, 6, 4, 10] == [majority(s, each, [1, 1])[0] for each in figures]


def test_L_W10_scoring_spends_nothing_and_money_is_cash() -> None:
    s = final(player(reis=4, influence=9, goods=goods("gold"), officials=offices(0, 1, 0)))
    before = GAME.digest(s)
    standing = next(each for each in GAME.ranking(s) if each.seat == 0)
    assert 4 == standing.tie_break[3]
    assert before == GAME.digest(s)


def test_the_items_add_up_to_the_points() -> None:
    s = final(
        player(wigs=12, favors=["king"], reis=10, influence=0, decrees=[57, 23]), stores=stores(A1="0 gold")
    )
    for standing in GAME.ranking(s):
        assert standing.points == sum([item.points for item in standing.items])
    kinds = [item.kind for item in GAME.ranking(s)[0].items]
    assert [
        "wigs",
        "hulls",
        "rubble_sets",
        *[f"stores_{good}" for good in ("gold", "cloth", "books", "tools")],
        "money",
        "decree",
        "decree",
        "officials",
        "favors",
    ] == kinds
