"""What Lacerda does in the solo game (L-1.4 to 1.6, 1.13, 1.14, 1.16)."""

from __future__ import annotations

from typing import Any

import pytest

from tabuleiro.core.match import Match
from tabuleiro.games.lisboa import GAME
from tabuleiro.games.lisboa.kinds import KING
from tabuleiro.games.lisboa.solo.actions import why_no_noble_action_of_lacerda
from tabuleiro.games.lisboa.state import LACERDA, NOTHING, LisboaState
from tests.lisboa.found import treasury
from tests.lisboa.moves import asked, do, options, told
from tests.lisboa.solo import after_lacerda, events, his_offices, his_stores, his_turn, lacerda, solo
from tests.lisboa.tables import goods, offices, player, ship, stores, table

NO_OFFICIALS = {"offices": {"builder": 0, "marquis": 0, "king": 0}}
NOBLE_OF_3, SHIP_OF_2 = 1, ship("blue")


# 1.4 State actions.


def test_L_1_4_the_top_plan_with_more_officials() -> None:
    s = after_lacerda(to="builder", plan_piles={"blue": ["blue_2"], "green": ["green_3"]})
    assert (9 + 3,) == s.plans[LACERDA]


def test_L_1_4_with_a_tie_the_plan_of_the_blue_architect() -> None:
    s = after_lacerda(to="builder", plan_piles={"blue": ["blue_3"], "green": ["green_3"]})
    assert (3,) == s.plans[LACERDA]


def test_L_1_4_the_plan_of_the_only_pile_left() -> None:
    assert (9 + 2,) == after_lacerda(to="builder", plan_piles={"blue": [], "green": ["green_2"]}).plans[
        LACERDA
    ]
    assert (2,) == after_lacerda(to="builder", plan_piles={"blue": ["blue_2"], "green": []}).plans[LACERDA]


@pytest.mark.parametrize(
    ("before", "after"),
    [((0, 0, 0), [1, 1, 0]), ((0, 1, 0), [1, 1, 1]), ((2, 1, 2), [3, 2, 2]), ((2, 2, 1), [3, 2, 2])],
)
def test_L_1_4_two_officials_to_the_offices_with_fewest_of_his(
    before: tuple[int, ...], after: list[int]
) -> None:
    nobles = ("builder", "marquis", "king")
    his = {"officials": {"offices": dict(zip(nobles, before, strict=True))}}
    assert after == his_offices(after_lacerda(to="builder", aide="king", lacerda=his))


def test_L_1_4_his_officials_are_never_moved_out() -> None:
    his = {"officials": {"offices": {"builder": 4, "marquis": 0, "king": 0}}}
    you = player(hand=[3], goods=goods("gold"), officials=offices(1, 0, 0))
    s = table(you, seats=1, lacerda=lacerda(**his))
    do(s, "portfolio 3", "office builder")
    assert ([4, 0, 0], 1, 1) == (his_offices(s), s.offices[0], s.plazas[0])


def test_L_1_4_his_arriving_official_moves_one_of_yours_from_a_full_office() -> None:
    his = {"officials": {"offices": {"builder": 3, "marquis": 3, "king": 0}}}
    s = after_lacerda(player(officials=offices(2, 0, 0)), to="builder", aide="king", lacerda=his)
    assert ([4, 3, 1], 1, 1) == (his_offices(s), s.offices[0], s.plazas[0])


def test_L_1_4_a_full_office_without_an_official_of_yours_takes_one_more() -> None:
    his = {"officials": {"offices": {"builder": 3, "marquis": 0, "king": 5}}}
    s = table(
        player(hand=[3], goods=goods("gold"), officials=offices(0, 0, 0)), seats=1, lacerda=lacerda(**his)
    )
    do(s, "portfolio 3", "office king")
    assert ([3, 0, 5], [0, 0, 1]) == (his_offices(s), s.offices[0::2])
    assert [0] * 6 == s.plazas


def test_L_1_4_the_ship_is_his_and_open_to_your_sales() -> None:
    s = after_lacerda(player(hand=[3], goods=goods("gold tools")), to="marquis", aide="king")
    assert ["lacerda.1"] == sorted(
        {code.split()[2] for code in options(do(s, "portfolio 3", "office king"), "sell")}
    )


def test_L_1_4_the_ship_raises_the_treasury() -> None:
    assert 4 == treasury(after_lacerda(to="marquis", aide="king", treasury=3))


def test_L_1_4_the_ship_brings_its_influence_and_that_of_your_portfolio() -> None:
    s = solo(player(upper=[NOBLE_OF_3, 46]), to="marquis", aide="king", lacerda={"influence": 1})
    assert [2 + 3 + 3] == [event["amount"] for event in events(s, "influence")]


def test_L_1_4_the_other_ships_of_his_do_not_count_for_it() -> None:
    s = solo(to="marquis", aide="king", yard=["red"], lacerda={"influence": 1, "ships": [SHIP_OF_2]})
    assert [2] == [event["amount"] for event in events(s, "influence")]


def test_L_1_4_your_clergy_tiles_bring_him_nothing() -> None:
    s = solo(player(upper=[NOBLE_OF_3], clergy=["C6"]), to="marquis", aide="king", lacerda={"influence": 1})
    assert [2 + 3] == [event["amount"] for event in events(s, "influence")]


def test_L_1_4_produce_brings_goods_to_his_area_and_prices_fall() -> None:
    s = solo(to="marquis", stores=stores(A1="1 gold", B1="1 gold", B2="1 cloth"))
    do(s, "end")
    assert [2, 1, 0, 0] == s.goods[4:]
    assert [4, 4, 5, 4] == s.prices


def test_L_1_4_the_cardinal_goes_two_gaps_and_the_tile_in_front_of_him_brings_its_wigs() -> None:
    s = solo(to="king", aide="king", cardinal=0, church=["C1", "C2", "C3", "C7", "C5", "C6"])
    wigs = [event for event in events(s, "wigs") if event["why"] == "tile"]
    assert (2, [3]) == (s.cardinal, [event["amount"] for event in wigs])
    assert (s.figures.tile_words.index("C7"),) == s.aside


def test_L_1_4_without_a_tile_in_front_of_him_the_one_behind() -> None:
    s = his_turn(to="king", aide="king", cardinal=0, church=["C1", "C2", "C7", None, "C5", "C6"])
    assert (s.figures.tile_words.index("C7"),) == s.aside


def test_L_1_4_without_a_tile_beside_him_none() -> None:
    s = his_turn(to="king", aide="king", cardinal=0, church=["C1", "C2", None, None, "C5", "C6"])
    assert ((), 2) == (s.aside, s.cardinal)


def test_L_1_4_the_icons_count_as_usual() -> None:
    assert 4 == treasury(after_lacerda(to="king", aide="king", cardinal=2, treasury=3))
    assert 3 == treasury(after_lacerda(to="king", aide="king", cardinal=0, treasury=3))
    s = solo(to="king", aide="king", cardinal=4)
    assert [True] == [event["church_scoring"] for event in events(s, "cardinal")]


@pytest.mark.parametrize(
    ("held", "taken"),
    [([], "builder"), (["builder"], "marquis"), (["builder", "marquis"], "king"), (["king"], "builder")],
)
def test_L_1_4_the_first_favor_he_lacks_from_the_builder_rightwards(held: list[str], taken: str) -> None:
    s = solo(to="king", lacerda={"favors": held})
    assert [taken] == [event["noble"] for event in events(s, "favor")]


# 1.5 Church scoring.


def church_gains(s: LisboaState, *codes: str) -> list[tuple[int, int]]:
    """Who gains how much."""
    return [(event["seat"], event["amount"]) for event in events(s, "influence", *codes)]


def test_L_1_5_he_gains_the_influence_of_your_portfolio_and_his_ships() -> None:
    his = {"influence": 0, "ships": [ship("blue"), ship("red")]}
    s = solo(player(upper=[NOBLE_OF_3], clergy=["C6"]), church_cause=0, lacerda=his)
    assert [(1, 3 + 2 + 2)] == church_gains(s, "end", "stop")


def test_L_1_5_he_comes_after_you_if_you_caused_it() -> None:
    you = player(upper=[NOBLE_OF_3, 46, 6], clergy=["C9"])
    s = solo(you, church_cause=0, lacerda={"influence": 0})
    assert [(0, 3 + 3), (1, 3 + 3)] == church_gains(s, "end", "tile C9", "remove upper_1", "stop")


def test_L_1_5_he_comes_before_you_if_he_caused_it() -> None:
    you = player(upper=[NOBLE_OF_3, 46, 6], clergy=["C9"])
    s = solo(you, to="king", aide="king", cardinal=4, lacerda={"influence": 0})
    assert [(1, 3 + 3 + 3)] == church_gains(s, "end")
    assert ("DiscardTiles", 0) == asked(s)


def test_L_1_5_he_gains_even_if_you_take_no_part() -> None:
    s = solo(player(upper=[NOBLE_OF_3]), church_cause=0, lacerda={"influence": 0})
    assert [3] == [event["amount"] for event in events(s, "influence")]


def test_L_1_5_nothing_there_is_no_gain() -> None:
    s = solo(church_cause=0, lacerda={"influence": 10})
    assert [] == events(s, "influence")


# 1.6 Paying and following.


def pays(influence: int, wigs: int, **zones: Any) -> LisboaState:
    """He visits the Marquis: the treasury's +1, the neutral official and two of yours make 4."""
    you = player(officials=offices(0, 2, 0))
    return after_lacerda(
        you,
        to="marquis",
        treasury=3,
        lacerda={"influence": influence, "wigs": wigs, "officials": NO_OFFICIALS},
        **zones,
    )


def test_L_1_6_he_pays_as_everybody() -> None:
    s = pays(9, 5)
    assert (9 - 4, 5) == (s.influence[LACERDA], s.wigs[LACERDA])


def test_L_1_6_wigs_replace_missing_influence() -> None:
    s = pays(1, 5)
    assert (0, 2) == (s.influence[LACERDA], s.wigs[LACERDA])


def test_L_1_6_not_below_0_and_the_action_still_happens() -> None:
    s = pays(1, 2)
    assert (0, 0) == (s.influence[LACERDA], s.wigs[LACERDA])
    assert 2 == len(s.decrees[LACERDA])


def test_L_1_6_his_own_officials_cost_him_nothing() -> None:
    his = {"influence": 9, "officials": {"offices": {"marquis": 3}}}
    assert (
        9 - 2
        == after_lacerda(player(officials=offices(0, 0, 0)), to="marquis", treasury=3, lacerda=his).influence[
            LACERDA
        ]
    )


def visiting(favors: list[str], **zones: Any) -> LisboaState:
    """You have visited the Marquis up to the choice of your decree."""
    you = player(hand=[21], influence=9, goods={})
    his = lacerda(**{"favors": favors, "influence": 9, "officials": NO_OFFICIALS, **zones.pop("lacerda", {})})
    return do(table(you, seats=1, lacerda=his, treasury=3, **zones), "visit 21", "skip")


def test_L_1_6_he_always_follows_you_with_his_favor() -> None:
    s = visiting(["marquis"])
    found = [event["kind"] for event in told(s, options(s, "decree")[0]) if event["seat"] == LACERDA]
    assert ["lacerda_follows", "returned_favor", "paid_visit", "decree", "decree"] == found
    assert (0, 9 - 3) == (s.favors[LACERDA], s.influence[LACERDA])
    assert ("TakeCard", 0) == asked(s)


def test_L_1_6_without_the_favor_of_that_noble_he_does_not_follow() -> None:
    s = visiting(["builder", "king"])
    do(s, options(s, "decree")[0])
    assert () == s.decrees[LACERDA]
    assert 2 == s.favors[LACERDA].bit_count()


def test_L_1_6_you_may_follow_him_with_a_favor() -> None:
    s = after_lacerda(player(favors=["marquis"], influence=9), to="marquis")
    assert ("OfferFollow", 0) == asked(s)
    assert ["pass", "follow"] == options(s)
    do(s, "follow")
    assert "do decree" in options(s)


def test_L_1_6_without_a_favor_you_are_not_asked() -> None:
    assert ("PlayCard", 0) == asked(after_lacerda(player(favors=["king"], influence=9), to="marquis"))


def test_L_1_6_nobody_follows_an_event_of_yours() -> None:
    s = table(player(hand=[62], reis=30), seats=1, lacerda=lacerda(favors=["marquis"]))
    do(s, "sponsor 62")
    while asked(s)[0] != "TakeDecree":
        do(s, options(s)[0])
    do(s, options(s)[0])
    assert () == s.decrees[LACERDA]


# 1.13 and 1.14 What is impossible for him.


def skipped(s: LisboaState) -> list[tuple[str, str]]:
    return [(event["action"], event["reason"]) for event in events(s, "lacerda_skips")]


def test_L_1_13_recruiting_without_an_official_in_his_area() -> None:
    his = {"officials": {"offices": {"builder": 3, "marquis": 3, "king": 2}}}
    assert [("recruit", "no_official")] == skipped(solo(to="builder", aide="king", lacerda=his))


def test_L_1_13_with_one_official_left_he_places_one() -> None:
    his = {"officials": {"offices": {"builder": 3, "marquis": 2, "king": 2}}}
    assert [3, 3, 2] == his_offices(after_lacerda(to="builder", aide="king", lacerda=his))


def test_L_1_13_a_plan_or_ship_from_an_empty_stack() -> None:
    assert [("plan", "no_plan")] == skipped(solo(to="builder", plan_piles={"blue": [], "green": []}))
    assert [("ship", "no_ship")] == skipped(solo(to="marquis", aide="king", yard=[]))


def test_L_1_13_producing_without_a_store() -> None:
    assert [("produce", "no_store")] == skipped(solo(to="marquis"))


def test_L_1_13_a_favor_with_all_three() -> None:
    assert [("favor", "all_favors")] == skipped(
        solo(to="king", lacerda={"favors": ["builder", "marquis", "king"]})
    )


def test_L_1_13_the_cardinal_is_always_possible() -> None:
    s = his_turn(to="king", aide="king", cardinal=0, church=["C1", "C2", None, None, "C5", "C6"])
    assert 2 == s.cardinal


def test_L_1_13_every_kind_he_has_a_store_of_falls_however_many_goods_he_has() -> None:
    s = after_lacerda(to="marquis", stores=stores(A1="1 gold"), lacerda={"goods": goods("gold " * 9)})
    assert (10, 4) == (s.goods[4], s.prices[0])


def test_L_1_14_a_store_without_a_house() -> None:
    kinds = {1: "gold", 2: "gold", 3: "books", 4: "tools"}
    eight = stores(**{f"{row}{column}": f"1 {kind}" for row in "AB" for column, kind in kinds.items()})
    assert [("store", "no_house")] == skipped(solo(to="builder", stores=eight))


def test_L_1_14_a_store_without_a_tile_for_any_empty_lot() -> None:
    s = his_turn(to="builder", lacerda={"influence": 7}, city_tiles={"display": []})
    assert ([], 7) == (his_stores(s), s.influence[LACERDA])


def test_L_1_14_no_site_and_building_that_fit() -> None:
    s = table(player(), seats=1, lacerda=lacerda())
    assert "" == why_no_noble_action_of_lacerda(s, KING)
    s.available[:] = [NOTHING, NOTHING]
    assert "no_site" == why_no_noble_action_of_lacerda(s, KING)


def test_L_1_14_a_skipped_noble_action_costs_nothing_and_cannot_be_followed() -> None:
    s = solo(
        player(favors=["marquis"], influence=9),
        to="marquis",
        open_decrees=[],
        decree_deck=[],
        lacerda={"influence": 7, "decrees": [n for n in range(1, 71) if n not in (13, 36, 69)]},
        decrees_gone=[13, 36, 69],
    )
    assert [("produce", "no_store"), ("decree", "no_decree")] == skipped(s)
    assert 7 == s.influence[LACERDA]
    assert ("PlayCard", 0) == asked(s)


def test_L_1_14_with_one_decree_left_he_takes_one() -> None:
    s = after_lacerda(
        to="marquis",
        open_decrees=[7],
        decree_deck=[],
        decrees_gone=[13, 36, 69],
        lacerda={"decrees": [n for n in range(1, 71) if n not in (7, 13, 36, 69)]},
    )
    assert (67, 7) == (len(s.decrees[LACERDA]), s.decrees[LACERDA][-1])


def test_L_1_14_when_following_you_he_then_keeps_the_favor() -> None:
    s = visiting(
        ["marquis"],
        open_decrees=[7],
        decree_deck=[],
        decrees_gone=[13, 36, 69],
        lacerda={"decrees": [n for n in range(1, 71) if n not in (7, 13, 36, 69)]},
    )
    do(s, "decree 7")
    assert (1, 9) == (s.favors[LACERDA].bit_count(), s.influence[LACERDA])


# 1.16 When who follows.


def test_L_1_16_your_follow_comes_between_the_noble_action_and_the_discarded_card() -> None:
    s = solo(player(favors=["marquis"], influence=9), to="marquis")
    before = [event["kind"] for event in told(s, "end")]
    after = [event["kind"] for event in told(s, "pass")]
    assert "decree" in before
    assert "discarded" not in before
    assert ["discarded", "aide"] == [kind for kind in after if kind in ("decree", "discarded", "aide")]


def test_L_1_16_its_price_counts_his_and_the_neutral_officials() -> None:
    his = {"officials": {"offices": {"marquis": 3}}}
    s = after_lacerda(
        player(favors=["marquis"], influence=9, officials=offices(0, 2, 0)),
        to="marquis",
        treasury=3,
        lacerda=his,
    )
    assert 1 + 3 + 1 == GAME.explain(s, GAME.actions.parse("follow")).total


def test_L_1_16_he_takes_the_two_leftmost_of_what_you_left() -> None:
    s = visiting(["marquis"], open_decrees=[9, 30, 5, 41, 17, 2, 60, 33])
    do(s, "decree 30")
    assert (9, 5) == s.decrees[LACERDA]


def test_L_1_16_what_you_did_cannot_be_taken_back_once_he_has_followed() -> None:
    s = visiting(["marquis"])
    match = Match.from_position(GAME, GAME.dump(s))
    match.submit(0, options(s, "decree")[0])
    assert not match.can_undo(0)
    match = Match.from_position(GAME, GAME.dump(visiting([])))
    match.submit(0, options(match.state, "decree")[0])
    assert match.can_undo(0)
