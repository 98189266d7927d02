"""Mistakes that other implementations of the game make; ours must not."""

from __future__ import annotations

from tabuleiro.games.sanjuan import GAME
from tabuleiro.games.sanjuan.components import NO_CARD, WORDS
from tabuleiro.games.sanjuan.rules.buildings import cost_left, sales_limit
from tabuleiro.games.sanjuan.rules.scoring import points, score_items
from tabuleiro.games.sanjuan.state import SanJuanState
from tests.sanjuan.found import buildings, discards, hand
from tests.sanjuan.moves import asked, do, do_until, events, options
from tests.sanjuan.tables import NEW_BUILDINGS, phase, player, table

MONEY = "sugar sugar tobacco tobacco coffee coffee silver"
ELEVEN = "indigo sugar tobacco coffee silver smithy archive well chapel tower aqueduct"


def cost(s: SanJuanState, word: str, seat: int = 0) -> int:
    return cost_left(s, seat, WORDS.index(word), NO_CARD)


def test_the_smithy_is_not_for_city_buildings() -> None:
    assert 5 == cost(phase("builder", player(MONEY, "smithy"), by=1), "library")


def test_the_library_is_not_for_somebody_else_s_role() -> None:
    assert 5 == cost(phase("builder", player(MONEY, "library"), player(MONEY), by=1), "silver")


def test_market_stand_and_hall_are_not_paid_per_good() -> None:
    s = phase("trader", player("", "indigo+ indigo+ indigo+ market_stand market_hall library"), tiles=["A"])
    do(s, "sell indigo", "sell indigo", "sell indigo")
    assert 3 + 1 + 1 == len(hand(s, 0))


def test_the_trader_s_privilege_is_a_sale_and_not_a_card() -> None:
    s = do(phase("trader", player("", "indigo+"), tiles=["A"]), "sell indigo")
    assert 1 == len(hand(s, 0))


def test_the_tiles_are_cycled_and_not_drawn_at_random() -> None:
    s = GAME.deal(GAME.configure(2), 3)
    seen: list[str] = []
    while len(seen) < 10:
        do_until(s, "TakeRole")
        code = "take trader" if "take trader" in options(s) else "take prospector"
        told = events(s, code if code in options(s) else options(s)[0])
        seen += [event["tile"] for event in told if event["kind"] == "tile"]
    assert seen[:5] == seen[5:]
    assert 5 == len(set(seen))


def test_a_phase_does_not_begin_with_the_governor() -> None:
    s = table(*[player("", "indigo") for _ in range(4)], roles={"trader": 0}, stack="TakeRole 1, TakeRole 2")
    assert ("Produce", 1) == asked(do(s, "take producer"))


def test_the_gold_mine_is_not_only_for_the_prospector() -> None:
    s = phase("prospector", player("", "gold_mine"), by=2, draw_pile="sugar hero quarry tobacco smithy")
    assert ["smithy"] == hand(s, 0)


def test_the_gold_mine_does_not_give_the_most_expensive_card() -> None:
    s = phase("prospector", player("", "gold_mine"), by=2, draw_pile="sugar palace quarry tobacco smithy")
    assert ["smithy"] == hand(s, 0)


def test_the_hand_limit_is_not_enforced_at_once() -> None:
    s = phase("trader", player("sugar sugar tobacco tobacco coffee coffee silver", "indigo+"), tiles=["A"])
    do(s, "sell indigo")
    assert 8 == len(hand(s, 0))
    assert ("TakeRole", 1) == asked(s)


def test_the_game_does_not_wait_for_the_end_of_the_round() -> None:
    s = do(phase("builder", player("market_stand market_hall", ELEVEN)), "build market_stand")
    assert "twelve_buildings" == s.ended_by


def test_a_replaced_building_is_not_discarded() -> None:
    s = do(phase("builder", player("statue", "crane coffee")), "build statue")
    assert [] == discards(s)


def test_a_replaced_chapel_does_not_lose_its_cards() -> None:
    s = do(phase("builder", player("statue", "crane chapel", chapel="sugar sugar")), "build statue")
    assert ["crane", "statue"] == buildings(s, 0)
    assert 1 + 3 + 2 == points(s, 0)


def test_no_card_has_to_be_paid_for_a_building_that_is_free() -> None:
    s = do(phase("builder", player("smithy hero")), "build smithy")
    assert ["hero"] == hand(s, 0)


def test_the_trading_post_is_worth_one_sale() -> None:
    assert 2 == sales_limit(phase("trader", player("", "indigo+ trading_post"), by=1), 0)


def test_the_residence_goes_by_cost_and_not_by_points() -> None:
    s = table(player("", "residence smithy sugar well tobacco market_hall silver"), options=NEW_BUILDINGS)
    assert 0 == next(item.points for item in score_items(s, 0) if item.kind == "residence")


def test_the_poor_house_does_not_come_before_the_carpenter() -> None:
    s = phase("builder", player("well hero hero", "carpenter poor_house"), draw_pile="palace silver")
    do(s, "build well", "pay hero")
    assert 2 == len(hand(s, 0))


def test_the_coffee_roaster_brings_2_points() -> None:
    assert 2 == points(table(player("", "coffee")), 0)


def test_a_tie_is_broken() -> None:
    s = table(player("sugar"), player(), seats=2)
    assert [1, 2] == [each.place for each in GAME.ranking(s)]


def test_the_pile_is_shuffled_in_the_middle_of_a_draw() -> None:
    s = phase("councillor", draw_pile="hero hero", discard_pile="sugar sugar tobacco", nothing_else=True)
    assert 5 == len(s.drawn)


def test_goods_are_taken_from_the_deck() -> None:
    s = phase("producer", player())
    before = len(s.draw_pile)
    do(s, "produce indigo")
    assert before - 1 == len(s.draw_pile)
