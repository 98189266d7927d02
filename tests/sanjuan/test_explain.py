"""Explanations: what an option costs and brings, and why something else is not possible."""

from __future__ import annotations

from typing import Any

import pytest

from tabuleiro.core.errors import IllegalAction
from tabuleiro.core.match import Match
from tabuleiro.games.sanjuan import GAME
from tabuleiro.games.sanjuan.state import SanJuanState
from tests.sanjuan.moves import do, options
from tests.sanjuan.tables import NEW_BUILDINGS, phase, player, table

MONEY = "sugar sugar tobacco tobacco coffee coffee silver"


def told(s: SanJuanState, code: str) -> Any:
    assert code in options(s)
    return GAME.explain(s, GAME.actions.parse(code)).to_json()


def parts(s: SanJuanState, code: str) -> list[tuple[str, int, str | None]]:
    return [(part["part"], part["amount"], part["of"]) for part in told(s, code)["price"]]


def gains(s: SanJuanState, code: str) -> list[tuple[str, int, str]]:
    return [(gain["gain"], gain["amount"], gain["of"]) for gain in told(s, code)["gains"]]


def reasons(s: SanJuanState) -> dict[str, tuple[str, str, Any]]:
    return {each.code: (each.reason, each.clause, each.facts) for each in GAME.impossible(s)}


# What an option costs.


def test_the_price_of_a_building_in_its_parts() -> None:
    s = phase("builder", player(f"palace {MONEY}", "library quarry"))
    expected = [("printed", 6, "palace"), ("privilege", -1, "builder"), ("library", -1, "library")]
    assert [*expected, ("quarry", -1, "quarry")] == parts(s, "build palace")
    assert (3, "cards", "SJ-B1") == tuple(
        [told(s, "build palace")[name] for name in ("total", "unit", "clause")]
    )


def test_the_smithy_is_named_for_a_production_building() -> None:
    s = phase("builder", player(f"palace {MONEY}", "smithy quarry"), by=3)
    assert [("printed", 5, "silver"), ("smithy", -1, "smithy")] == parts(s, "build silver")


def test_a_total_is_never_below_0() -> None:
    s = phase("builder", player("sugar hero", "library smithy"))
    assert 0 == told(s, "build sugar")["total"]


def test_what_the_crane_could_replace() -> None:
    s = phase("builder", player("palace sugar sugar tobacco", "crane chapel silver+"), by=3)
    facts = told(s, "build palace")["facts"]
    assert not facts["beside"]
    assert [
        {"building": "silver", "good": True, "cost": 1},
        {"building": "chapel", "good": False, "cost": 3},
    ] == facts["replaceable"]


def test_the_price_of_a_replacement() -> None:
    s = phase("builder", player("palace sugar sugar tobacco", "crane chapel silver+"), by=3)
    do(s, "build palace")
    assert [("printed", 6, "palace"), ("crane", -3, "chapel")] == parts(s, "replace chapel")
    assert {"good_lost": True, "black_market": 0} == told(s, "replace_full silver")["facts"]
    assert "SJ-B8" == told(s, "replace chapel")["clause"]


def test_the_price_over_a_park() -> None:
    s = phase("builder", player(f"palace {MONEY}", "crane park"), by=3, options=NEW_BUILDINGS)
    do(s, "build palace")
    assert [("printed", 6, "palace"), ("park", -6, "park")] == parts(s, "replace park")


def test_how_many_goods_the_black_market_takes() -> None:
    s = phase("builder", player(f"palace {MONEY}", "black_market sugar+ silver+ tobacco+"))
    assert 2 == told(s, "build palace")["facts"]["black_market"]
    do(s, "build palace")
    assert [("left", 5, None), ("black_market", -1, "sugar")] == parts(s, "spend sugar")


# What an option brings.


def test_the_points_of_a_building_with_all_it_changes() -> None:
    s = phase("builder", player(f"hero palace {MONEY}", "city_hall triumphal_arch"))
    assert [("points", 5 + 1 + 4, "hero")] == gains(s, "build hero")
    assert told(s, "build hero")["gains"][0]["at_end"]


def test_the_cards_of_carpenter_and_poor_house() -> None:
    s = phase("builder", player("well hero", "carpenter poor_house"))
    assert [("points", 1, "well"), ("cards", 1, "carpenter"), ("cards", 1, "poor_house")] == gains(
        s, "build well"
    )


def test_the_price_of_a_good_with_market_hall_and_stand() -> None:
    s = phase("trader", player("", "sugar+ silver+ market_hall market_stand"), tiles=["C"])
    assert [("cards", 3, "silver"), ("cards", 1, "market_hall")] == gains(s, "sell silver")
    assert {"tile": "C", "least": 1, "most": 2} == told(s, "sell silver")["facts"]
    do(s, "sell sugar")
    assert [("cards", 3, "silver"), ("cards", 1, "market_stand")] == gains(s, "sell silver")


def test_the_customs_good_has_its_own_clause() -> None:
    s = phase("trader", player("", "customs+"), options=NEW_BUILDINGS)
    assert ("SJ-T6", [("cards", 2, "customs")]) == (
        told(s, "sell customs")["clause"],
        gains(s, "sell customs"),
    )


def test_the_well_s_card_comes_with_the_second_good() -> None:
    s = phase("producer", player("", "indigo sugar well"))
    assert [("good", 1, "indigo")] == gains(s, "produce indigo")
    do(s, "produce indigo")
    assert [("good", 1, "sugar"), ("cards", 1, "well")] == gains(s, "produce sugar")


def test_a_tucked_card_brings_a_point() -> None:
    s = GAME.load({"players": [player("hero", "chapel"), {}], "stack": [{"frame": "BeginRound", "seat": 0}]})
    assert ("SJ-G2", [("points", 1, "chapel")]) == (told(s, "tuck hero")["clause"], gains(s, "tuck hero"))


def test_what_a_role_would_bring() -> None:
    s = table(player("", "library prefecture aqueduct trading_post"))
    assert [("cards", 2, "prospector")] == gains(s, "take prospector")
    assert {"draws": 8, "keeps": 2} == told(s, "take councillor")["facts"]
    assert {"goods": 4} == told(s, "take producer")["facts"]
    assert {"sales": 4} == told(s, "take trader")["facts"]


def test_declining_has_its_clause() -> None:
    assert "SJ-R11" == told(phase("producer"), "pass")["clause"]


# How many pieces are wanted.


def beginning(hand: str, buildings: str, **options: bool) -> SanJuanState:
    """The beginning of a round."""
    players = [player(hand, buildings), {}]
    stack = [{"frame": "BeginRound", "seat": 0}]
    return GAME.load({"players": players, "stack": stack, "options": options})


def wanted(s: SanJuanState, code: str) -> tuple[int, int]:
    facts = told(s, code)["facts"]
    return facts["least"], facts["most"]


def test_SJ_B2_a_price_is_wanted_whole() -> None:
    s = do(phase("builder", player("tobacco sugar sugar hero")), "build tobacco")
    assert (2, 2) == wanted(s, "pay sugar")
    assert (1, 1) == wanted(do(s, "pay sugar"), "pay sugar")


def test_SJ_R7_what_is_beyond_the_hand_limit_is_wanted() -> None:
    s = beginning(f"hero palace {MONEY}", "indigo")
    assert (2, 2) == wanted(s, "discard sugar")
    assert (1, 1) == wanted(do(s, "discard sugar"), "discard sugar")


def test_SJ_S6_four_cards_stay_of_an_advanced_start() -> None:
    s = GAME.deal(GAME.configure(2, {"advanced_start": True}), 1)
    excess = len(s.hands[s.stack[-1].seat]) - 4
    assert (excess, excess) == wanted(s, options(s)[0])


def test_SJ_G1_the_office_wants_two_cards_at_most() -> None:
    s = beginning("hero palace quarry", "office", new_buildings=True)
    assert (1, 2) == wanted(s, "discard quarry")
    assert (1, 1) == wanted(do(s, "discard quarry"), "discard hero")


def test_SJ_G3_the_bank_takes_the_whole_hand() -> None:
    s = beginning("hero palace quarry", "bank", new_buildings=True)
    assert (1, 3) == wanted(s, "tuck quarry")


@pytest.mark.parametrize(("role", "verb", "goods"), [("producer", "produce", ""), ("trader", "sell", "+")])
def test_goods_are_wanted_up_to_the_limit(role: str, verb: str, goods: str) -> None:
    s = phase(role, player("", f"indigo{goods} sugar{goods} silver{goods} library"))
    assert (1, 3) == wanted(s, f"{verb} indigo")
    assert (1, 2) == wanted(do(s, f"{verb} indigo"), f"{verb} sugar")


@pytest.mark.parametrize(
    ("hand", "least"),
    [("hero hero hero", 1), ("hero hero", 1), ("hero", 2)],
    ids=["the hand suffices", "one good is owed", "two goods are owed"],
)
def test_SJ_B7_the_black_market_wants_two_goods_at_most(hand: str, least: int) -> None:
    goods = "black_market indigo+ sugar+ coffee+"
    stack = "BlackMarket 0 left=3 named=, EndBuilding 3"
    s = table(player(hand, goods), roles={"builder": 3}, stack=stack, options=NEW_BUILDINGS)
    assert (least, 2) == wanted(s, "spend indigo")


def test_of_a_single_thing_no_number_is_told() -> None:
    assert {} == told(beginning("hero", "chapel"), "tuck hero")["facts"]


# What is not possible.


def test_a_role_that_is_taken() -> None:
    s = table(roles={"builder": 0}, stack="TakeRole 1")
    assert {"take builder": ("role_taken", "SJ-R3", {"seat": 0})} == reasons(s)


def test_a_second_city_building_of_one_kind() -> None:
    s = phase("builder", player(f"well {MONEY}", "well"))
    assert ("already_owned", "SJ-B4", {}) == reasons(s)["build well"]


def test_too_few_cards_by_how_many() -> None:
    s = phase("builder", player("palace silver sugar"))
    assert {
        "build silver": ("too_few_cards", "SJ-B1", {"cost": 4, "missing": 2}),
        "build palace": ("too_few_cards", "SJ-B1", {"cost": 5, "missing": 3}),
    } == reasons(s)


def test_the_crane_and_the_black_market_are_reckoned_with() -> None:
    s = phase("builder", player("palace sugar", "crane chapel"), by=3)
    assert ("too_few_cards", "SJ-B1", {"cost": 6, "missing": 2}) == reasons(s)["build palace"]


def test_the_cathedral_that_somebody_has() -> None:
    s = phase("builder", player(MONEY), player("", "cathedral"), options=NEW_BUILDINGS)
    assert ("cathedral_taken", "SJ-B14", {"seat": 1}) == reasons(s)["build cathedral"]


def test_what_the_crane_may_not_replace() -> None:
    s = phase("builder", player(f"coffee {MONEY}", "crane coffee silver"), by=3)
    do(s, "build coffee")
    assert ("crane_itself", "SJ-B8", {}) == reasons(s)["replace crane"]
    assert ("same_kind", "SJ-B8", {}) == reasons(s)["replace coffee"]


def test_goods_that_are_owed() -> None:
    s = phase("builder", player("library hero hero hero", "indigo+ tobacco+ silver+ black_market"), by=3)
    do(s, "build library")
    assert ("too_few_cards", "SJ-B1", {"missing": 2}) == reasons(s)["pass"]


def test_buildings_that_cannot_receive_or_sell_a_good() -> None:
    s = phase("producer", player("", "indigo+ sugar"))
    assert {"produce indigo": ("already_has_good", "SJ-P1", {})} == reasons(s)
    t = phase("trader", player("", "indigo+ sugar"))
    assert {"sell sugar": ("no_good", "SJ-T2", {})} == reasons(t)


def test_SJ_R15_cards_are_named_in_order() -> None:
    s = do(phase("builder", player("tobacco sugar coffee hero palace")), "build tobacco", "pay coffee")
    assert {"pay sugar": ("named_in_order", "SJ-R15", {})} == reasons(s)


def test_nothing_is_both_possible_and_not() -> None:
    s = phase("builder", player(f"palace coffee {MONEY}", "crane coffee silver+ black_market"))
    while s.round == 1:
        assert set() == set(options(s)) & set(reasons(s))
        do(s, options(s)[-1])


def test_the_refusal_of_an_illegal_action_names_reason_and_clause() -> None:
    match = Match.from_position(GAME, GAME.dump(phase("builder", player("palace silver sugar"))))
    refusal = r"seat 0 may not 'build silver': too_few_cards, cost 4, missing 2 \(SJ-B1\)"
    with pytest.raises(IllegalAction, match=refusal):
        match.submit(0, "build silver")
