"""The crane: clauses SJ-B8, B9, B13, B16 and what B12, B17, B18 and B19 say of it."""

from __future__ import annotations

import pytest

from tabuleiro.games.sanjuan import GAME
from tabuleiro.games.sanjuan.bags import cards_in
from tabuleiro.games.sanjuan.components import WORDS
from tabuleiro.games.sanjuan.rules.buildings import cost_left
from tabuleiro.games.sanjuan.rules.scoring import points, score_items
from tabuleiro.games.sanjuan.state import SanJuanState
from tests.sanjuan.found import buildings, discards, hand
from tests.sanjuan.moves import asked, do, offers, options
from tests.sanjuan.tables import NEW_BUILDINGS, phase, player

MONEY = "sugar sugar tobacco tobacco coffee coffee silver"


def cost(s: SanJuanState, word: str, over: str) -> int:
    """What a building costs seat 0 in the place of another one."""
    return cost_left(s, 0, WORDS.index(word), WORDS.index(over))


def out_of_game(s: SanJuanState) -> list[str]:
    return [WORDS[card] for card in cards_in(s.gone)]


def crane(
    cards: str, built: str, *, by: int = 3, new_buildings: bool = True, draw_pile: str | None = None
) -> SanJuanState:
    """A builder phase in which seat 0 has a crane; seat 3, without cards, is the builder."""
    fields = {} if draw_pile is None else {"draw_pile": draw_pile}
    return phase(
        "builder",
        player(cards, f"crane {built}"),
        by=by,
        options=NEW_BUILDINGS if new_buildings else {},
        **fields,
    )


def test_SJ_B8_a_palace_over_a_chapel_costs_3() -> None:
    s = crane("palace sugar sugar tobacco hero", "chapel")
    assert 3 == cost(s, "palace", "chapel")
    do(s, "build palace", "pay sugar", "pay sugar", "pay tobacco")
    assert ["crane", "palace"] == buildings(s, 0)
    assert ["hero"] == hand(s, 0)


def test_SJ_B8_a_statue_over_a_coffee_roaster_costs_nothing_and_nothing_is_paid_back() -> None:
    s = crane("statue hero", "coffee")
    do(s, "build statue")
    assert ["crane", "statue"] == buildings(s, 0)
    assert ["hero"] == hand(s, 0)


def test_SJ_B8_the_replaced_card_leaves_the_game() -> None:
    s = do(crane("statue hero", "coffee"), "build statue")
    assert ["coffee"] == out_of_game(s)
    assert [] == discards(s)


def test_SJ_B8_the_owner_says_whether_and_what_to_replace() -> None:
    s = do(crane("statue sugar sugar tobacco", "coffee smithy"), "build statue")
    assert ["beside", "replace coffee", "replace smithy"] == options(s)


def test_SJ_B8_the_crane_is_not_to_be_replaced() -> None:
    s = do(crane("statue sugar sugar tobacco", "coffee"), "build statue")
    assert "replace crane" not in options(s)


def test_SJ_B8_a_building_is_not_to_be_replaced_by_another_of_its_kind() -> None:
    s = do(crane("coffee statue sugar sugar tobacco", "coffee silver"), "build coffee")
    assert ["silver"] == offers(s, "replace")
    assert "chapel" not in offers(crane("chapel sugar sugar tobacco", "chapel silver"), "build")


def test_SJ_B8_a_good_on_the_replaced_building_goes_to_the_discard_pile() -> None:
    s = do(crane("statue hero", "coffee+"), "build statue")
    assert 1 == len(discards(s))
    assert [] == s.goods[0]
    assert [0] * 6 == s.laden[:6]


def test_SJ_B8_cards_under_a_replaced_chapel_go_on_counting() -> None:
    owner = player("statue hero", "crane chapel", chapel="sugar sugar sugar")
    s = do(phase("builder", owner), "build statue")
    assert ["crane", "statue"] == buildings(s, 0)
    assert 3 == next(item.points for item in score_items(s, 0) if item.kind == "chapel")
    assert 3 + 1 + 3 == points(s, 0)


def test_SJ_B8_no_more_cards_can_be_put_under_a_replaced_chapel() -> None:
    s = do(phase("builder", player("statue hero sugar", "crane chapel")), "build statue", "replace chapel")
    while s.round == 1:
        do(s, options(s)[-1])
    assert ("TakeRole", 1) == asked(s)


def test_SJ_B8_a_kind_removed_may_be_built_again() -> None:
    s = do(crane("statue chapel", "chapel"), "build statue")
    assert ["chapel"] == out_of_game(s)
    again = crane("chapel sugar sugar tobacco", "statue")
    assert "chapel" in offers(again, "build")


def test_SJ_B9_the_number_of_buildings_does_not_grow() -> None:
    eleven = "indigo sugar tobacco coffee silver smithy archive well chapel tower"
    s = crane("statue column", eleven)
    do(s, "build statue", "replace silver")
    assert 11 == len(buildings(s, 0))
    assert ("TakeRole", 0) == asked(s)


def test_SJ_B12_a_replaced_tavern_brings_nothing() -> None:
    others = [player("", "indigo sugar") for _ in range(3)]
    s = phase("builder", player("smithy", "tavern crane"), *others, options=NEW_BUILDINGS)
    do(s, "build smithy", "replace tavern")
    assert [] == hand(s, 0)


def test_SJ_B13_a_library_over_a_park_costs_nothing() -> None:
    assert 0 == cost(crane("library", "park"), "library", "park")


@pytest.mark.parametrize(
    ("built", "by", "price"), [("park", 3, 1), ("park", 0, 0), ("park quarry", 3, 0), ("park quarry", 0, 0)]
)
def test_SJ_B13_the_cathedral_over_a_park(built: str, by: int, price: int) -> None:
    assert price == cost(crane(MONEY, built, by=by), "cathedral", "park")


def test_SJ_B16_a_smithy_does_not_help_to_replace_itself() -> None:
    s = crane(MONEY, "smithy indigo")
    assert (5 - 1, 5 - 1 - 1) == (cost(s, "silver", "smithy"), cost(s, "silver", "indigo"))


def test_SJ_B16_a_quarry_does_not_help_to_replace_itself() -> None:
    s = crane(MONEY, "quarry smithy")
    assert (6 - 4, 6 - 1 - 1) == (cost(s, "palace", "quarry"), cost(s, "palace", "smithy"))


def test_SJ_B16_a_library_does_not_help_to_replace_itself() -> None:
    s = crane(MONEY, "library smithy", by=0)
    assert (6 - 1 - 5, 6 - 2 - 1) == (cost(s, "palace", "library"), cost(s, "palace", "smithy"))


def test_SJ_B16_a_black_market_does_not_help_to_replace_itself() -> None:
    s = do(crane("palace hero hero hero", "smithy black_market indigo+ sugar+"), "build palace")
    assert ["replace_full sugar", "replace smithy"] == options(s)


def test_SJ_B16_a_replaced_carpenter_gives_no_card() -> None:
    s = do(crane("statue hero", "carpenter", draw_pile="palace"), "build statue")
    assert ["hero"] == hand(s, 0)


def test_SJ_B16_a_replaced_poor_house_gives_no_card() -> None:
    s = do(crane("smithy", "poor_house", draw_pile="palace"), "build smithy")
    assert [] == hand(s, 0)


def test_SJ_B17_the_good_on_the_building_being_replaced_cannot_pay() -> None:
    assert "palace" not in offers(crane("palace", "black_market silver+"), "build")
    assert "palace" in offers(crane("palace", "black_market silver+ indigo+"), "build")


def test_SJ_B18_building_through_the_crane_is_building() -> None:
    s = crane("palace hero", "quarry carpenter poor_house chapel", by=0, draw_pile="silver coffee")
    assert 6 - 1 - 1 - 3 == cost(s, "palace", "chapel")
    do(s, "build palace", "replace chapel")
    assert ["coffee", "silver"] == hand(s, 0)


def test_SJ_B18_the_black_market_helps_to_replace() -> None:
    s = crane("palace hero", "black_market indigo+ chapel sugar+")
    do(s, "build palace")
    assert ["indigo", "sugar", "black_market", "crane", "palace"] == buildings(s, 0)
    assert [] == s.goods[0]
    assert [] == hand(s, 0)


def test_SJ_B18_two_city_buildings_of_one_kind_are_never_allowed() -> None:
    assert [] == offers(crane("smithy hero hero", "smithy indigo"), "build")


def test_SJ_B18_of_two_buildings_with_and_without_a_good_the_owner_says_which() -> None:
    s = do(crane("statue hero", "sugar sugar+ silver"), "build statue")
    assert ["replace sugar", "replace_full sugar", "replace silver"] == options(s)
    with_good = do(s.clone(), "replace_full sugar")
    without = do(s.clone(), "replace sugar")
    assert ([], 1) == (with_good.goods[0], len(discards(with_good)) - 1)
    assert (1, 0) == (len(without.goods[0]), len(discards(without)) - 1)


def test_SJ_B18_the_customs_office_with_its_good_can_be_replaced() -> None:
    s = do(crane("statue hero", "customs+ silver"), "build statue")
    do(s, "replace_full customs")
    assert [] == s.goods[0]
    assert ["customs"] == out_of_game(s)


def test_SJ_B19_the_cathedral_may_be_replaced_and_is_out_of_the_game_for_everybody() -> None:
    s = phase("builder", player("palace", "crane cathedral"), player(MONEY), by=0, options=NEW_BUILDINGS)
    assert 0 == cost(s, "palace", "cathedral")
    do(s, "build palace")
    assert ["cathedral"] == out_of_game(s)
    assert "cathedral" not in offers(s, "build")
    assert not GAME.view(s, 1)["cathedral"]


def test_SJ_B19_the_crane_helps_to_build_the_cathedral() -> None:
    s = crane("hero hero", "silver")
    assert 7 - 5 == cost(s, "cathedral", "silver")
    do(s, "build cathedral")
    assert ["crane", "cathedral"] == buildings(s, 0)


def test_SJ_B15_a_cathedral_that_costs_nothing_can_be_built_with_an_empty_hand() -> None:
    s = crane("", "park", by=0)
    assert ("Build", 0) == asked(s)
    do(s, "build cathedral")
    assert ["crane", "cathedral"] == buildings(s, 0)
