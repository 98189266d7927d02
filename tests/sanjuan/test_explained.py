"""Carrying out an option does what its explanation says: price, points and cards."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tabuleiro.core import rules
from tabuleiro.games.sanjuan import GAME
from tabuleiro.games.sanjuan.rules.scoring import points
from tabuleiro.games.sanjuan.state import SanJuanState
from tests.kit.check_promises import check_decisions
from tests.kit.play import Moment, Sitting, decisions
from tests.sanjuan.found import buildings, hand
from tests.sanjuan.moves import do, events, options
from tests.sanjuan.tables import NEW_BUILDINGS, phase, player, table


def told(s: SanJuanState, code: str) -> Any:
    assert code in options(s)
    return GAME.explain(s, GAME.actions.parse(code)).to_json()


def gains(s: SanJuanState, code: str) -> dict[str, int]:
    return {gain["of"]: gain["amount"] for gain in told(s, code)["gains"] if not gain["at_end"]}


def points_told(s: SanJuanState, code: str) -> int:
    return sum([gain["amount"] for gain in told(s, code)["gains"] if gain["at_end"]])


# B8, B15: a building that can only replace one.


def over_the_chapel() -> SanJuanState:
    """Not the builder: the palace can be paid over the chapel only."""
    poor = player("palace hero tower column", "indigo crane chapel poor_house", chapel="sugar sugar")
    return phase("builder", player(), poor, by=0)


def test_SJ_B15_where_a_building_can_only_replace_one_that_is_its_explanation() -> None:
    s = over_the_chapel()
    explained = told(s, "build palace")
    assert ("SJ-B8", 3) == (explained["clause"], explained["total"])
    assert [("printed", 6, "palace"), ("crane", -3, "chapel")] == [
        (part["part"], part["amount"], part["of"]) for part in explained["price"]
    ]
    assert {"beside": False, "replaces": "chapel", "good_lost": False} == {
        name: explained["facts"][name] for name in ("beside", "replaces", "good_lost")
    }
    assert (-1, {"poor_house": 1}) == (points_told(s, "build palace"), gains(s, "build palace"))


def test_SJ_B15_and_that_is_what_happens() -> None:
    s = over_the_chapel()
    before = points(s, 1)
    do(s, "build palace")
    assert ["indigo", "poor_house", "crane", "palace"] == buildings(s, 1)
    assert (-1, 1) == (points(s, 1) - before, len(hand(s, 1)))


def test_SJ_B8_with_several_to_replace_each_has_its_own_price() -> None:
    s = phase("builder", player("palace sugar sugar tobacco", "crane chapel silver+"), by=3)
    explained = told(s, "build palace")
    assert (None, [], [], "SJ-B8") == tuple(
        [explained[name] for name in ("total", "price", "gains", "clause")]
    )
    assert [3, 1] == [place["cost"] for place in explained["facts"]["replaceable"]][::-1]


def test_SJ_B8_beside_the_others_where_it_can_be_paid() -> None:
    s = phase("builder", player("statue sugar sugar tobacco", "crane chapel"), by=3)
    assert (3, "SJ-B1") == tuple([told(s, "build statue")[name] for name in ("total", "clause")])
    assert "replaces" not in told(s, "build statue")["facts"]


# What others gain.


def points_of_cathedral(s: SanJuanState, code: str) -> list[tuple[int, int, int]]:
    found = [gain for gain in told(s, code)["gains"] if gain["of"] == "cathedral"]
    return [(gain["seat"], gain["least"], gain["amount"]) for gain in found]


def test_SJ_E8_a_building_of_cost_6_is_told_with_the_points_of_another_cathedral() -> None:
    """In the place of the city hall it brings nothing to the owner of the cathedral."""
    seats = [player(), player("palace sugar sugar sugar sugar sugar", "indigo")]
    watching = player("", "indigo cathedral")
    fields: dict[str, Any] = {"by": 1, "seats": 3, "options": NEW_BUILDINGS, "cathedral": False}
    s = phase("builder", *seats, watching, **fields)
    assert [(2, 4, 4)] == points_of_cathedral(s, "build palace")
    seats[1] = player("palace sugar sugar sugar sugar sugar", "indigo crane city_hall")
    s = phase("builder", *seats, watching, **fields)
    assert [(2, 0, 3)] == points_of_cathedral(s, "build palace")
    seats[1] = player("hero", "indigo crane city_hall")
    assert [(2, -4, -4)] == points_of_cathedral(phase("builder", *seats, watching, **fields), "build hero")


def test_SJ_X2_the_prospector_is_told_of_the_gold_mines_of_others() -> None:
    s = table(player(), player("", "indigo gold_mine"), seats=2)
    mines = [gain for gain in told(s, "take prospector")["gains"] if gain["of"] == "gold_mine"]
    assert [(1, 0, 1)] == [(gain["seat"], gain["least"], gain["amount"]) for gain in mines]


# B11: the poor house where goods may pay.


def test_SJ_B11_the_poor_house_is_promised_only_if_it_draws_whatever_goods_pay() -> None:
    s = phase("builder", player("well sugar sugar", "poor_house black_market indigo+ coffee+"), by=3)
    assert [0] == [gain["least"] for gain in told(s, "build well")["gains"] if gain["of"] == "poor_house"]
    do(s, "build well")
    assert [1, 0] == [told(s, code)["facts"]["then_draws"] for code in ("pass", "spend indigo")]


def test_SJ_B11_it_is_promised_where_goods_cannot_help() -> None:
    s = phase("builder", player("well sugar sugar", "poor_house black_market indigo coffee"), by=3)
    assert [1] == [gain["least"] for gain in told(s, "build well")["gains"] if gain["of"] == "poor_house"]


# B7: goods that have to help.


SHORT: Final = player("palace hero", "indigo+ crane chapel poor_house black_market")


def test_SJ_B7_goods_that_have_to_help_are_part_of_the_price() -> None:
    """The hero over the chapel costs 2, and there is one card to pay with."""
    s = phase("builder", player(), SHORT, by=0)
    explained = told(s, "build hero")
    assert (1, 1, 1) == tuple([explained[name] for name in ("total", "least", "most")])
    assert {"part": "black_market", "amount": -1, "of": "black_market"} == explained["price"][-1]


@pytest.mark.parametrize(("goods", "least", "most"), [("indigo+", 3, 3), ("indigo+ sugar+", 2, 3)])
def test_SJ_B7_a_price_that_goods_may_lower_is_never_more_than_the_hand(
    goods: str, least: int, most: int
) -> None:
    town = f"black_market {goods}"
    s = phase("builder", player("coffee sugar sugar sugar", town), by=1)
    explained = told(s, "build coffee")
    assert (most, least, most) == tuple([explained[name] for name in ("total", "least", "most")])


def test_SJ_B7_so_it_is_when_the_goods_are_named() -> None:
    hand, town = "palace sugar sugar sugar sugar", "black_market indigo+ sugar+ tobacco+"
    s = do(phase("builder", player(hand, town), by=1), "build palace")
    found = {code: told(s, code) for code in options(s)}
    assert {"spend indigo": (4, 4), "spend sugar": (4, 4)} == {
        code: (each["total"], each["most"]) for code, each in found.items()
    }
    assert [each["amount"] for each in found["spend indigo"]["price"]] == [6, -1, -1]


def test_SJ_R11_so_it_is_where_discounts_may_be_declined() -> None:
    town = player("silver sugar sugar sugar", "smithy black_market indigo+")
    s = phase("builder", town, by=1, options={"may_decline": True})
    assert (3, 3) == tuple([told(s, "build silver")[name] for name in ("total", "most")])


# R10, X4: the library of the governor of two players.


@pytest.mark.parametrize(
    ("role", "most", "least"),
    [
        ("builder", {"discount": 2}, {"discount": 1}),
        ("producer", {"goods": 3}, {"goods": 2}),
        ("trader", {"sales": 3}, {"sales": 2}),
        ("councillor", {"draws": 8, "keeps": 1}, {"draws": 5, "keeps": 1}),
        ("prospector", {"draws": 2}, {"draws": 1}),
    ],
)
def test_SJ_X4_a_first_role_is_told_with_the_library_that_may_be_used(
    role: str, most: dict[str, int], least: dict[str, int]
) -> None:
    s = table(player("hero hero", "indigo library sugar+ tobacco+"), seats=2)
    assert {**most, "library": True} == told(s, f"take {role}")["facts"]
    do(s, f"take {role}")
    assert most == told(s, "use_library")["facts"]
    assert least == told(s, "pass")["facts"]


def test_SJ_X4_the_prospector_draws_two_with_the_library_and_one_without() -> None:
    s = table(player("", "indigo library"), seats=2)
    assert [(1, 2)] == [(gain["least"], gain["amount"]) for gain in told(s, "take prospector")["gains"]]
    do(s, "take prospector")
    assert (2, 1) == (len(hand(do(s.clone(), "use_library"), 0)), len(hand(do(s.clone(), "pass"), 0)))


def test_SJ_X4_a_second_role_is_told_as_it_will_be() -> None:
    s = do(table(player("", "indigo library"), seats=2), "take prospector", "use_library", "take trader")
    assert {"draws": 5, "keeps": 1} == told(s, "take councillor")["facts"]


def test_SJ_R10_with_three_players_nothing_is_asked() -> None:
    s = table(player("", "indigo library"), seats=3)
    assert {"draws": 8, "keeps": 1} == told(s, "take councillor")["facts"]


# E6, R14.


def test_SJ_E6_the_point_of_a_tucked_card_with_what_the_palace_makes_of_it() -> None:
    stack = "Chapel 0, HandLimits 0"
    assert 2 == points_told(table(player("sugar", "chapel palace indigo"), stack=stack), "tuck sugar")
    four = player("sugar", "chapel palace indigo", chapel="hero")
    assert 1 == points_told(table(four, stack=stack), "tuck sugar")


def test_SJ_R14_cards_that_are_not_there_are_not_promised() -> None:
    seats = [player("", "indigo+hero well sugar aqueduct market_hall"), player()]
    s = table(*seats, seats=2, draw_pile="", nothing_else=True)
    assert {"prospector": 0} == gains(s, "take prospector")
    do(s, "take trader")
    assert {"indigo": 1} == gains(s, "sell indigo")


def test_SJ_R14_a_second_good_brings_at_least_its_own_card() -> None:
    seats = [player("", "indigo sugar coffee+hero silver+hero library"), player()]
    s = do(
        table(*seats, seats=2, draw_pile="", nothing_else=True), "take trader", "use_library", "sell coffee"
    )
    assert 1 == gains(s, "sell silver")["silver"]


SHORT_OF_CARDS: Final = ((3, 1), (3, 8), (4, 2), (4, 5))
"""Seats and seeds of random games in which sales come to the last card that a market needs."""


@pytest.mark.parametrize(("players", "seed"), SHORT_OF_CARDS)
def test_SJ_R14_every_option_does_what_it_says_where_few_cards_are_left(players: int, seed: int) -> None:
    sitting = Sitting(GAME, GAME.configure(players), seed)
    check_decisions(sitting, [short(moment) for moment in decisions(sitting) if moment.number % 3 == 2])


def short(moment: Moment) -> Moment:
    """The same decision with at most four cards to draw; all the others are out of the game."""
    position: Any = GAME.dump(moment.state)
    pile, left = position["draw_pile"], moment.number % 5
    position["out_of_game"] += [*pile[left:], *position["discard_pile"]]
    position.update(draw_pile=pile[:left], discard_pile=[], memory=None)
    for each in position["players"]:
        del each["memory"]
    state = GAME.load(position)
    found = rules.options(state)
    return Moment(moment.number, state, found, found[0])


def test_SJ_T4_a_market_stand_is_promised_where_its_card_is_just_left() -> None:
    """Four cards and the two goods are enough for 1 + 3 + 1."""
    trader = player("", "sugar+column silver+hero market_stand")
    s = table(
        trader, player(), seats=2, draw_pile="palace palace", discard_pile="tower tower", nothing_else=True
    )
    do(s, "take trader", "sell sugar")
    assert {"silver": 3, "market_stand": 1} == gains(s, "sell silver")
    assert 5 == len(hand(do(s, "sell silver"), 0))


@pytest.mark.parametrize(
    ("pile", "promised"), [("tower silver hero indigo palace", 1), ("tower silver hero indigo", 0)]
)
def test_SJ_R14_a_gold_mine_is_promised_where_it_can_turn_four_cards(pile: str, promised: int) -> None:
    """One card is the prospector's."""
    s = table(player("", "indigo gold_mine"), player(), seats=2, draw_pile=pile, nothing_else=True)
    assert promised == gains(s, "take prospector").get("gold_mine", 0)


def test_SJ_R14_so_it_is_where_the_gold_mine_may_stay_unused() -> None:
    mine = player("", "indigo gold_mine")
    fields: dict[str, Any] = {"draw_pile": "tower silver hero", "nothing_else": True}
    s = phase("prospector", mine, player(), seats=2, options={"may_decline": True}, **fields)
    assert {"gold_mine": 0} == gains(do(s, "pass"), "use gold_mine")


# The log.


def test_the_events_of_a_replacement_say_the_same() -> None:
    told_of = next(event for event in events(over_the_chapel(), "build palace") if event["kind"] == "build")
    assert (3, "chapel") == (told_of["cost"], told_of["replaced"])
