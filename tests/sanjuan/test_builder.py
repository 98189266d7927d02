"""Builder phase: clauses SJ-B, but for the crane (test_crane.py)."""

from __future__ import annotations

from typing import Any

import pytest

from tabuleiro.games.sanjuan import GAME
from tabuleiro.games.sanjuan.components import NO_CARD, WORDS
from tabuleiro.games.sanjuan.rules.buildings import cost_left
from tabuleiro.games.sanjuan.state import SanJuanState
from tests.sanjuan.found import buildings, discards, hand
from tests.sanjuan.moves import asked, do, offers, options
from tests.sanjuan.tables import NEW_BUILDINGS, phase, player

MONEY = "sugar sugar tobacco tobacco coffee coffee silver"


def cost(s: SanJuanState, word: str, seat: int = 0) -> int:
    """What a building costs a seat beside its others, before the black market."""
    return cost_left(s, seat, WORDS.index(word), NO_CARD)


def not_builder(*players: dict[str, Any], **fields: Any) -> SanJuanState:
    """A builder phase of seat 3, who has no cards, so that seat 0 builds without privilege."""
    return phase("builder", *players, by=3, **fields)


def test_SJ_B1_a_building_goes_from_hand_to_the_table_and_is_paid_with_other_cards() -> None:
    s = not_builder(player("tobacco sugar hero palace quarry"))
    do(s, "build tobacco", "pay sugar", "pay quarry", "pay palace")
    assert ["indigo", "tobacco"] == buildings(s, 0)
    assert ["hero"] == hand(s, 0)
    assert ["sugar", "quarry", "palace"] == discards(s)


def test_SJ_B1_who_cannot_pay_in_full_cannot_build() -> None:
    s = not_builder(player("sugar tobacco coffee"))
    assert ["sugar"] == offers(s, "build")


def test_SJ_B1_the_builder_builds_first_and_then_the_others_in_turn() -> None:
    s = phase("builder", *[player("sugar tobacco")] * 4, by=2)
    order = []
    while asked(s) != ("TakeRole", 3):
        order.append(asked(s))
        do(s, "pass")
    assert [("Build", 2), ("Build", 3), ("Build", 0), ("Build", 1)] == order


def test_SJ_B1_one_building_each() -> None:
    s = phase("builder", player("indigo indigo sugar"), player("sugar hero hero"))
    do(s, "build indigo")
    assert ("Build", 1) == asked(s)


def test_SJ_B1_everybody_has_a_turn_also_after_a_twelfth_building() -> None:
    eleven = "indigo sugar tobacco coffee silver smithy archive well crane chapel tower"
    s = phase("builder", player("market_hall market_stand", eleven), player("sugar hero hero"))
    do(s, "build market_stand", "beside")
    assert 12 == len(buildings(s, 0))
    assert ("Build", 1) == asked(s)


def test_SJ_B1_one_set_of_cards_is_one_way_to_pay() -> None:
    s = do(not_builder(player("tobacco sugar sugar hero palace indigo")), "build tobacco")
    assert ["indigo", "sugar"] == offers(s, "pay")
    do(s, "pay sugar")
    assert ["sugar", "hero"] == offers(s, "pay")
    do(s, "pay hero")
    assert ["palace"] == offers(s, "pay")


def test_SJ_B1_a_hand_that_is_needed_whole_is_paid_without_asking() -> None:
    s = do(not_builder(player("sugar hero palace")), "build sugar")
    assert [] == hand(s, 0)
    assert ["hero", "palace"] == discards(s)


def test_SJ_B2_the_builder_pays_one_card_less_and_two_with_a_library() -> None:
    assert 4 == cost(phase("builder", player(MONEY)), "silver")
    assert 3 == cost(phase("builder", player(MONEY, "library")), "silver")
    assert 5 == cost(phase("builder", player(MONEY), player(MONEY)), "silver", 1)


def test_SJ_B2_without_a_building_the_privilege_is_void() -> None:
    s = do(phase("builder", player(MONEY)), "pass")
    assert MONEY.split() == hand(s, 0)


def test_SJ_B3_library_and_smithy_make_the_sugar_mill_free_and_nothing_is_paid_back() -> None:
    s = phase("builder", player("sugar hero hero", "library smithy"))
    assert 0 == cost(s, "sugar")
    do(s, "build sugar")
    assert ["hero", "hero"] == hand(s, 0)


def test_SJ_B4_any_number_of_production_buildings_of_one_kind() -> None:
    s = phase("builder", player("indigo sugar hero", "indigo indigo indigo sugar"))
    assert ["indigo", "sugar"] == offers(s, "build")


def test_SJ_B4_never_two_city_buildings_of_one_kind() -> None:
    s = phase("builder", player("smithy archive hero", "smithy"))
    assert ["archive"] == offers(s, "build")


def test_SJ_B5_a_city_building_works_from_the_end_of_its_phase() -> None:
    s = phase("builder", player("well hero", "indigo sugar"), player("sugar hero"))
    do(s, "build well")
    seen: Any = GAME.view(s, 1)["players"]
    assert {"card": "well", "good": False, "new": True} == seen[0]["buildings"][-1]
    do(s, "pass", "take producer", "pass")
    while asked(s) != ("Produce", 0):
        do(s, "pass")
    assert s.working[0] == s.city[0]


def test_SJ_B5_it_works_already_in_later_phases_of_the_same_round() -> None:
    s = do(phase("builder", player("aqueduct hero hero", "indigo sugar")), "build aqueduct")
    do(s, "take producer")
    while asked(s) != ("Produce", 0):
        do(s, "pass")
    do(s, "produce indigo", "produce sugar")
    assert [1, 1] == s.laden[:2]


def test_SJ_B6_the_smithy_helps_with_production_buildings_only() -> None:
    s = not_builder(player(MONEY, "smithy"))
    assert (4, 3) == (cost(s, "silver"), cost(s, "chapel"))


def test_SJ_B6_the_quarry_helps_with_city_buildings_only() -> None:
    s = not_builder(player(MONEY, "quarry"))
    assert (5, 2) == (cost(s, "silver"), cost(s, "chapel"))


def test_SJ_B6_a_builder_with_a_quarry_builds_a_crane_for_nothing() -> None:
    s = phase("builder", player("crane smithy", "quarry"))
    assert 0 == cost(s, "crane")
    do(s, "build crane")
    assert ["smithy"] == hand(s, 0)


def test_SJ_B6_a_building_of_cost_1_is_free_with_nothing_paid_back() -> None:
    s = phase("builder", player("smithy", "quarry"))
    assert 0 == cost(s, "smithy")
    do(s, "build smithy")
    assert [] == hand(s, 0)


def test_SJ_B6_library_and_quarry_make_city_buildings_three_cheaper() -> None:
    s = phase("builder", player(MONEY, "library quarry"))
    assert (3, 1) == (cost(s, "palace"), cost(s, "column"))


# The black market.


def test_SJ_B7_a_library_for_three_cards_and_two_goods() -> None:
    s = not_builder(player("library hero hero hero", "indigo+ tobacco+ black_market"))
    do(s, "build library")
    assert [] == hand(s, 0)
    assert [] == s.goods[0]
    assert ["indigo", "tobacco", "black_market", "library"] == buildings(s, 0)
    assert 5 == len(discards(s))


def test_SJ_B7_the_goods_are_named_one_by_one() -> None:
    s = not_builder(player("library hero hero hero palace palace", "indigo+ tobacco+ coffee+ black_market"))
    do(s, "build library")
    assert ["pass", "spend indigo", "spend tobacco", "spend coffee"] == options(s)
    do(s, "spend tobacco")
    assert ["stop", "spend coffee"] == options(s)
    do(s, "stop")
    assert ("Pay", 0) == asked(s)
    assert 5 == len(hand(s, 0))


def test_SJ_B7_goods_that_are_owed_must_be_given() -> None:
    s = not_builder(player("library hero hero hero", "indigo+ tobacco+ coffee+ black_market"))
    do(s, "build library")
    assert ["spend indigo", "spend tobacco"] == options(s)
    do(s, "spend indigo")
    assert ["spend tobacco", "spend coffee"] == options(s)


def test_SJ_B7_without_a_black_market_goods_do_not_pay() -> None:
    s = not_builder(player("library hero hero hero", "indigo+ tobacco+"))
    assert [] == offers(s, "build")


def hand_after(builder: dict[str, Any], *codes: str) -> list[str]:
    """What the builder holds at the end, with a palace to be drawn."""
    return hand(do(phase("builder", builder, draw_pile="palace"), *codes), 0)


def test_SJ_B10_the_carpenter_brings_a_card_for_a_city_building_after_paying() -> None:
    assert ["hero", "palace"] == hand_after(player("well hero hero", "carpenter"), "build well", "pay hero")


def test_SJ_B10_the_carpenter_brings_nothing_for_a_production_building() -> None:
    assert ["hero"] == hand_after(player("sugar hero hero", "carpenter"), "build sugar", "pay hero")


def test_SJ_B10_the_carpenter_does_not_reward_its_own_construction() -> None:
    s = do(phase("builder", player("carpenter hero hero")), "build carpenter")
    assert [] == hand(s, 0)


def test_SJ_B11_the_poor_house_brings_a_card_to_an_empty_hand() -> None:
    s = do(phase("builder", player("sugar hero", "poor_house"), draw_pile="palace"), "build sugar")
    assert ["palace"] == hand(s, 0)


def test_SJ_B11_the_poor_house_brings_a_second_card() -> None:
    assert ["hero", "palace"] == hand_after(
        player("sugar hero hero", "poor_house"), "build sugar", "pay hero"
    )


def test_SJ_B11_the_poor_house_brings_nothing_to_two_cards() -> None:
    assert ["hero", "hero"] == hand_after(
        player("sugar hero hero hero", "poor_house"), "build sugar", "pay hero"
    )


def test_SJ_B11_the_poor_house_wants_a_building() -> None:
    s = do(phase("builder", player("sugar hero", "poor_house"), draw_pile="palace"), "pass")
    assert ["sugar", "hero"] == hand(s, 0)


@pytest.mark.parametrize(("cards", "after"), [("well hero", 2), ("well hero hero", 2)])
def test_SJ_B11_the_carpenter_comes_first(cards: str, after: int) -> None:
    s = do(phase("builder", player(cards, "carpenter poor_house"), draw_pile="palace silver"), "build well")
    if asked(s) == ("Pay", 0):
        do(s, "pay hero")
    assert after == len(hand(s, 0))


# The expansion.


def tavern(*numbers: int) -> SanJuanState:
    """The end of a builder phase with so many buildings per seat; one of seat 0 is a tavern."""
    plants = "indigo indigo sugar sugar tobacco tobacco"
    seats = [player("", " ".join(["tavern", *plants.split()[: numbers[0] - 1]]))]
    seats += [
        player("", " ".join(["coffee", "coffee", "silver", "silver"][:number])) for number in numbers[1:]
    ]
    return phase("builder", *seats, by=1, seats=len(numbers), options=NEW_BUILDINGS)


@pytest.mark.parametrize(
    ("numbers", "cards"),
    [((1, 2, 2), 1), ((1, 1, 2), 1), ((2, 2, 2), 0), ((2, 1, 3), 0), ((2, 2), 0), ((1, 2), 1)],
)
def test_SJ_B12_the_tavern_brings_a_card_to_who_has_fewest(numbers: tuple[int, ...], cards: int) -> None:
    assert cards == len(hand(tavern(*numbers), 0))


def test_SJ_B12_owners_tied_for_fewest_all_draw() -> None:
    s = phase(
        "builder",
        player("", "tavern"),
        player("", "tavern"),
        player("", "indigo sugar"),
        seats=3,
        options=NEW_BUILDINGS,
    )
    assert [1, 1, 0] == [len(cards) for cards in s.hands]


def test_SJ_B12_not_in_the_phase_in_which_it_was_built() -> None:
    s = phase("builder", player("tavern hero", ""), *[player("", "indigo sugar")] * 3, options=NEW_BUILDINGS)
    do(s, "build tavern")
    assert [] == hand(s, 0)


def test_SJ_B12_also_at_the_end_of_the_last_builder_phase() -> None:
    eleven = "indigo indigo sugar sugar tobacco tobacco coffee coffee silver silver smithy"
    s = phase("builder", player("", "tavern"), player("archive hero", eleven), options=NEW_BUILDINGS)
    do(s, "build archive")
    assert None is asked(s)
    assert 1 == len(hand(s, 0))


def test_SJ_B14_anybody_may_build_the_cathedral_from_the_middle() -> None:
    s = phase("builder", player(MONEY), player(MONEY), options=NEW_BUILDINGS)
    assert "cathedral" in offers(s, "build")
    do(
        s,
        "build cathedral",
        "pay sugar",
        "pay sugar",
        "pay tobacco",
        "pay tobacco",
        "pay coffee",
        "pay coffee",
    )
    assert ["silver"] == hand(s, 0)
    assert ["indigo", "cathedral"] == buildings(s, 0)
    assert ("Build", 1) == asked(s)


def test_SJ_B14_the_first_to_build_the_cathedral_has_it() -> None:
    s = phase("builder", player(MONEY), player("", "cathedral"), options=NEW_BUILDINGS)
    assert "cathedral" not in offers(s, "build")


def test_SJ_B14_the_cathedral_is_not_in_the_base_game() -> None:
    assert "cathedral" not in offers(phase("builder", player(MONEY)), "build")


def test_SJ_B15_the_least_hand_is_the_card_and_the_cost_less_the_goods() -> None:
    assert ["silver", "hero"] == offers(not_builder(player("silver hero hero hero palace palace")), "build")
    assert [] == offers(not_builder(player("silver hero hero hero palace")), "build")
    goods = "indigo+ tobacco+ black_market"
    assert ["silver"] == offers(not_builder(player("silver palace palace city_hall", goods)), "build")
    assert [] == offers(not_builder(player("silver palace palace", goods)), "build")


def test_SJ_B15_the_cathedral_needs_no_card_of_its_own() -> None:
    six = "indigo sugar tobacco coffee silver palace"
    s = phase("builder", player(six), options=NEW_BUILDINGS)
    do(s, "build cathedral")
    assert [] == hand(s, 0)


def test_SJ_B15_carpenter_before_poor_house() -> None:
    s = phase("builder", player("well hero", "carpenter poor_house"))
    told = [event.facts["by"] for event in journal(s, "build well") if event.kind == "draw"]
    assert ["carpenter", "poor_house"] == told


def journal(s: SanJuanState, *codes: str) -> list[Any]:
    s.journal = []
    do(s, *codes)
    return s.journal


def test_SJ_B17_never_more_goods_than_the_cost_left() -> None:
    s = phase("builder", player("sugar hero hero", "indigo+ tobacco+ black_market"))
    do(s, "build sugar", "spend indigo")
    assert ["hero", "hero"] == hand(s, 0)
    assert 1 == len(s.goods[0])


def test_SJ_B17_nothing_is_asked_where_nothing_is_left_to_pay() -> None:
    s = phase("builder", player("smithy hero", "indigo+ black_market"))
    do(s, "build smithy")
    assert ("TakeRole", 1) == asked(s)
    assert 1 == len(s.goods[0])


def test_SJ_B17_two_goods_at_most() -> None:
    s = not_builder(player("library " + MONEY, "indigo+ sugar+ tobacco+ black_market"))
    do(s, "build library", "spend indigo", "spend sugar")
    assert ("Pay", 0) == asked(s)


def test_SJ_B17_a_building_that_would_need_three_goods_cannot_be_paid() -> None:
    goods = "indigo+ sugar+ tobacco+ black_market"
    assert "library" not in offers(not_builder(player("library hero hero", goods)), "build")
    assert "library" in offers(not_builder(player("library hero hero hero", goods)), "build")


def test_SJ_B17_the_good_of_the_customs_office_pays_too() -> None:
    s = not_builder(player("sugar hero", "customs+ black_market"), options=NEW_BUILDINGS)
    do(s, "build sugar")
    assert [] == s.goods[0]
    assert [] == hand(s, 0)


def test_SJ_B19_the_cathedral_is_discounted_like_any_city_building() -> None:
    assert 7 == cost(not_builder(player(MONEY), options=NEW_BUILDINGS), "cathedral")
    assert 4 == cost(phase("builder", player(MONEY, "library quarry"), options=NEW_BUILDINGS), "cathedral")
    goods = "indigo+ tobacco+ black_market quarry"
    s = not_builder(player("hero hero hero palace", goods), options=NEW_BUILDINGS)
    do(s, "build cathedral")
    assert [] == hand(s, 0)


def test_SJ_B19_the_cathedral_is_rewarded_like_any_city_building() -> None:
    six = "indigo sugar tobacco coffee silver palace"
    s = phase("builder", player(six, "carpenter poor_house"), options=NEW_BUILDINGS)
    do(s, "build cathedral")
    assert 2 == len(hand(s, 0))
