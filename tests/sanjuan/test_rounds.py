"""Round and roles: clauses SJ-R."""

from __future__ import annotations

from typing import Any

import pytest

from tabuleiro.games.sanjuan import GAME
from tabuleiro.games.sanjuan.components import WORDS
from tabuleiro.games.sanjuan.rules.buildings import hand_limit
from tabuleiro.games.sanjuan.state import SanJuanState
from tests.sanjuan.found import buildings, discards, hand, taken
from tests.sanjuan.moves import asked, do, do_until, events, offers, options
from tests.sanjuan.tables import NEW_BUILDINGS, phase, player, table


def order_of(s: SanJuanState, question: str) -> list[int]:
    """Who is asked such a question, one after the other; everybody declines."""
    seats = []
    while (found := asked(s)) and found[0] == question:
        seats.append(found[1])
        do(s, "pass")
    return seats


def drawn(s: SanJuanState) -> list[str]:
    return [WORDS[card] for card in s.drawn]


# Taking roles.


def test_SJ_R1_the_governor_takes_a_role_first_and_then_the_others_clockwise() -> None:
    s = table(governor=2)
    order = []
    for role in ("prospector", "producer", "trader", "councillor"):
        order.append(asked(do_until(s, "TakeRole")))
        do(s, f"take {role}")
    assert [("TakeRole", 2), ("TakeRole", 3), ("TakeRole", 0), ("TakeRole", 1)] == order


def test_SJ_R1_a_phase_begins_with_the_player_who_took_the_role_not_with_the_governor() -> None:
    s = table(
        *[player("", "indigo sugar") for _ in range(4)], stack="TakeRole 2", roles={"trader": 1}, governor=1
    )
    assert [2, 3, 0, 1] == order_of(do(s, "take producer"), "Produce")


def test_SJ_R1_a_phase_is_resolved_completely_before_the_next_role_is_taken() -> None:
    s = do(table(*[player("sugar tobacco") for _ in range(4)]), "take builder")
    assert [0, 1, 2, 3] == order_of(s, "Build")
    assert ("TakeRole", 1) == asked(s)


def test_SJ_R2_with_two_players_the_governor_takes_a_second_role() -> None:
    s = table(seats=2, governor=1)
    order = []
    for role in ("prospector", "producer", "trader"):
        order.append(asked(do_until(s, "TakeRole")))
        do(s, f"take {role}")
    assert [("TakeRole", 1), ("TakeRole", 0), ("TakeRole", 1)] == order
    assert ("TakeRole", 0) == asked(do_until(s, "TakeRole"))
    assert 2 == s.round


def test_SJ_R3_a_role_must_be_taken() -> None:
    assert {"take"} == {code.split()[0] for code in options(table())}


def test_SJ_R3_a_role_taken_is_not_available_again_in_the_round() -> None:
    s = do(table(seats=2), "take prospector")
    assert ["builder", "producer", "trader", "councillor"] == offers(s, "take")


def test_SJ_R3_everybody_may_pass() -> None:
    s = phase("builder", *[player("sugar tobacco") for _ in range(4)])
    do(s, "pass", "pass", "pass", "pass")
    assert [["indigo"]] * 4 == [buildings(s, seat) for seat in range(4)]


def test_SJ_R3_the_prospector_has_no_action_for_the_others() -> None:
    s = phase("prospector")
    assert [1, 0, 0, 0] == [len(cards) for cards in s.hands]
    assert ("TakeRole", 1) == asked(s)


def test_SJ_R4_only_the_player_who_took_the_role_has_its_privilege() -> None:
    s = phase("builder", player("sugar hero"), player("sugar hero"))
    assert ["sugar"] == offers(s, "build")
    do(s, "build sugar")
    assert ("Build", 1) == asked(s)
    assert [] == offers(s, "build")


def test_SJ_R5_the_roles_return_and_the_governor_card_goes_left() -> None:
    s = table(seats=3, governor=1)
    for role in ("prospector", "producer", "trader"):
        do(do_until(s, "TakeRole"), f"take {role}")
    do_until(s, "TakeRole")
    assert {} == taken(s)
    assert ("TakeRole", 2) == asked(s)
    assert (2, 2) == (s.governor, s.round)


# The beginning of a round.


def round_begins(*players: dict[str, Any], governor: int = 0) -> SanJuanState:
    seats = [*players, *[player() for _ in range(4 - len(players))]]
    stack = [{"frame": "BeginRound", "seat": governor}]
    return GAME.load({"governor": governor, "options": NEW_BUILDINGS, "players": seats, "stack": stack})


def test_SJ_R6_office_then_chapel_and_bank_then_the_hand_limit_clockwise_from_the_new_governor() -> None:
    many = "sugar sugar tobacco tobacco coffee coffee silver silver"
    s = round_begins(
        player(many, "office chapel bank"), player(), player(many, "office chapel bank"), governor=1
    )
    order = []
    while asked(s) != ("TakeRole", 1):
        order.append(asked(s))
        do(s, "pass" if "pass" in options(s) else options(s)[0])
    assert [
        ("Office", 2),
        ("Office", 0),
        ("Chapel", 2),
        ("Bank", 2),
        ("Chapel", 0),
        ("Bank", 0),
        ("HandLimit", 2),
        ("HandLimit", 0),
    ] == order


def test_SJ_R6_every_round_but_the_first_has_a_beginning() -> None:
    s = table(player("sugar", "chapel"))
    assert ("TakeRole", 0) == asked(s)
    for role in ("prospector", "trader", "producer", "councillor"):
        do(do_until(s, "TakeRole"), f"take {role}")
    do_until(s, "Chapel")
    assert (2, ("Chapel", 0)) == (s.round, asked(s))


@pytest.mark.parametrize(
    ("own", "others", "limit"),
    [
        ("indigo", "indigo", 7),
        ("tower", "indigo", 12),
        ("tower", "guard_room", 12),
        ("tower guard_room", "indigo", 12),
        ("guard_room", "indigo", 7),
        ("guard_room", "guard_room", 7),
        ("indigo", "guard_room", 6),
    ],
)
def test_SJ_R7_hand_limits(own: str, others: str, limit: int) -> None:
    s = table(player("", own), player("", others), options=NEW_BUILDINGS)
    assert limit == hand_limit(s, 0)


def test_SJ_R7_who_holds_more_discards_down_to_the_limit_the_governor_too() -> None:
    s = round_begins(player("indigo indigo sugar sugar tobacco tobacco coffee coffee silver"))
    assert ("HandLimit", 0) == asked(s)
    do(s, "discard sugar", "discard silver")
    assert ["indigo", "indigo", "sugar", "tobacco", "tobacco", "coffee", "coffee"] == hand(s, 0)
    assert ["sugar", "silver"] == discards(s)
    assert ("TakeRole", 0) == asked(s)


def test_SJ_R7_a_hand_at_its_limit_is_left_alone() -> None:
    seven = "indigo sugar tobacco coffee silver smithy well"
    assert ("TakeRole", 0) == asked(round_begins(player(seven)))
    assert ("HandLimit", 0) == asked(round_begins(player(seven), player("", "guard_room")))


def test_SJ_R7_during_a_round_a_hand_may_exceed_its_limit() -> None:
    s = phase("prospector", player("indigo indigo sugar sugar tobacco tobacco coffee"))
    assert 8 == len(hand(s, 0))
    assert ("TakeRole", 1) == asked(s)


# The piles.


def test_SJ_R8_the_discards_are_shuffled_in_the_middle_of_a_draw() -> None:
    s = phase(
        "councillor",
        player("", "library"),
        draw_pile="hero hero",
        discard_pile="sugar " * 7,
        nothing_else=True,
    )
    assert ["sugar"] * 6 + ["hero"] * 2 == drawn(s)
    assert ([], 1) == (s.discards, len(s.draw_pile))


def test_SJ_R8_the_shuffle_happens_when_a_card_is_needed_not_when_the_last_is_taken() -> None:
    s = phase("prospector", draw_pile="hero")
    assert ["hero"] == hand(s, 0)
    assert [] == s.draw_pile
    assert 112 - 5 == len(discards(s))


def test_SJ_R8_cards_turned_over_but_not_yet_discarded_stay_out_of_the_shuffle() -> None:
    s = phase(
        "prospector",
        player("", "gold_mine"),
        draw_pile="palace hero hero",
        discard_pile="sugar sugar",
        nothing_else=True,
    )
    assert ["palace"] == hand(s, 0)
    assert ["sugar", "sugar", "hero", "hero"] == discards(s)
    assert [] == s.draw_pile


def test_SJ_R8_goods_and_tucked_cards_stay_out_of_the_shuffle() -> None:
    s = phase(
        "prospector", player("", "sugar chapel", chapel="hero hero"), player("", "silver+"), draw_pile=""
    )
    assert [2, 0, 0, 0] == [len(tucked) for tucked in s.tucked]
    assert [0, 1, 0, 0] == [len(goods) for goods in s.goods]
    assert 112 - 5 - 2 - 1 == len(s.draw_pile) + len(hand(s, 0))


def test_SJ_R8_nobody_may_look_through_the_discards() -> None:
    s = table(discard_pile="hero palace sugar")
    view: Any = GAME.view(s, 0)
    assert "discard_pile" not in view
    assert [] == view["memory"]["discards"]


# Order, library, declining.


def test_SJ_R9_the_engine_resolves_the_phases_clockwise_from_the_taker() -> None:
    both = player("", "indigo sugar+")
    assert [2, 3, 0, 1] == order_of(phase("producer", both, both, both, both, by=2), "Produce")
    assert [3, 0, 1, 2] == order_of(phase("trader", both, both, both, both, by=3), "Sell")
    assert ("Keep", 2) == asked(phase("councillor", by=2))


@pytest.mark.parametrize(
    ("code", "plain", "doubled"),
    [
        ("take builder", {"discount": 1}, {"discount": 2}),
        ("take producer", {"goods": 2}, {"goods": 3}),
        ("take trader", {"sales": 2}, {"sales": 3}),
        ("take councillor", {"draws": 5, "keeps": 1}, {"draws": 8, "keeps": 1}),
    ],
)
def test_SJ_R10_the_library_doubles_the_privilege(code: str, plain: Any, doubled: Any) -> None:
    action = GAME.actions.parse(code)
    assert plain == GAME.explain(table(), action).facts
    assert doubled == GAME.explain(table(player("", "library")), action).facts


def test_SJ_R10_the_prospector_with_a_library_draws_two() -> None:
    assert 2 == len(hand(phase("prospector", player("", "library")), 0))


def test_SJ_R10_the_library_doubles_no_action() -> None:
    s = phase("councillor", player(), player("", "library"))
    do(s, options(s)[0])
    assert (("Keep", 1), 2) == (asked(s), len(s.drawn))


def test_SJ_R10_the_library_doubles_no_other_building() -> None:
    s = phase("producer", player("", "indigo sugar tobacco coffee silver library aqueduct"))
    do(s, "produce indigo", "produce sugar", "produce tobacco", "produce coffee")
    assert ("Produce", 0) != asked(s)


def test_SJ_R11_declining_is_offered_where_it_can_matter() -> None:
    assert "pass" in options(phase("builder", player("sugar hero")))
    assert "pass" in options(phase("producer"))
    assert "pass" in options(phase("trader", player("", "indigo+")))
    assert "beside" in options(do(phase("builder", player("sugar hero hero", "indigo crane")), "build sugar"))


def test_SJ_R11_what_can_only_help_is_done_without_asking() -> None:
    s = phase("councillor", player(), player("", "prefecture"))
    do(s, options(s)[0])
    assert 2 == len(hand(s, 1))
    assert ("Keep", 2) == asked(s)


def test_SJ_R11_nobody_may_pay_more_than_the_reduced_cost() -> None:
    s = phase("builder", player("smithy sugar hero", "poor_house"))
    do(s, "build smithy")
    assert ["sugar", "hero"] == hand(s, 0)
    assert ("TakeRole", 1) == asked(s)


def test_SJ_R12_what_happens_to_several_players_goes_clockwise_from_the_taker() -> None:
    mine = player("", "gold_mine")
    s = table(player(), mine, mine, mine, stack="TakeRole 2, TakeRole 3")
    assert [2, 3, 1] == [each["seat"] for each in events(s, "take prospector") if each["kind"] == "gold_mine"]


def test_SJ_R12_each_player_completes_the_own_part_before_the_next_begins() -> None:
    s = phase("councillor")
    do(s, options(s)[0])
    assert [1, 0, 0, 0] == [len(cards) for cards in s.hands]
    assert 4 == len(discards(s))
    assert ("Keep", 1) == asked(s)


def test_SJ_R12_discards_come_before_the_draws_they_bring() -> None:
    s = table(player("hero", "office"), options=NEW_BUILDINGS, stack="Office 0 given=0, TakeRole 0")
    assert ["discard", "draw"] == [event["kind"] for event in events(s, "discard hero")]


# What is known, and what is not there: the views are in test_view.py.


def test_SJ_R13_buildings_goods_hand_sizes_pile_roles_and_tile_are_known_to_all() -> None:
    s = phase("trader", player("hero hero", "indigo+ crane"), out_of_game="smithy palace", tiles=["C"])
    view: Any = GAME.view(s, None)
    plant, crane = view["players"][0]["buildings"]
    assert {"card": "indigo", "good": True, "new": False} == plant
    assert {"card": "crane", "good": False, "new": False} == crane
    assert [2, 0, 0, 0] == [each["hand_size"] for each in view["players"]]
    assert ["smithy", "palace"] == view["out_of_game"]
    assert 112 - 5 - 1 - 2 - 2 == view["draw_pile"]
    assert (0, 0, "C") == (view["governor"], view["roles"]["trader"], view["tile"])


def test_SJ_R14_cards_that_are_not_there_are_not_drawn_and_nothing_is_owed() -> None:
    s = phase("councillor", draw_pile="hero", nothing_else=True)
    assert [["hero"], [], [], []] == [hand(s, seat) for seat in range(4)]
    assert ("TakeRole", 1) == asked(s)


def test_SJ_R14_the_councillor_discards_what_was_drawn_less_what_may_be_kept() -> None:
    s = phase("councillor", draw_pile="sugar hero palace", nothing_else=True)
    do(s, "keep hero")
    assert ["hero"] == hand(s, 0)
    assert ("Keep", 1) == asked(s)
    assert ["sugar", "palace"] == drawn(s)


def test_SJ_R14_a_building_without_a_card_for_it_stays_empty_and_does_not_count_for_the_well() -> None:
    s = phase("producer", player("", "indigo sugar well"), draw_pile="hero", nothing_else=True)
    told = events(s, "produce indigo", "produce sugar")
    assert [{"kind": "produce", "seat": 0, "goods": ["indigo"]}] == told
    assert [1, 0] == s.laden[:2]
    assert [] == hand(s, 0)


def test_SJ_R14_a_gold_mine_needs_four_cards() -> None:
    cards = "tobacco hero sugar palace"
    s = phase("prospector", player(), player("", "gold_mine"), draw_pile=cards, nothing_else=True)
    assert [] == hand(s, 1)
    assert ["sugar", "hero", "palace"] == discards(s)


def test_SJ_R14_a_goldsmith_without_a_card_does_nothing() -> None:
    smith = player("", "goldsmith")
    s = phase("prospector", smith, draw_pile="hero", nothing_else=True, options=NEW_BUILDINGS)
    assert ["hero"] == hand(s, 0)
    assert ("TakeRole", 1) == asked(s)


def test_SJ_R14_the_game_goes_on_while_somebody_can_build() -> None:
    s = table(player("indigo"), draw_pile="", nothing_else=True)
    while s.round < 4:
        do(s, options(s)[-1])
    assert [] == s.draw_pile
    assert "take builder" in options(s)
