"""Prospector phase: clauses SJ-X."""

from __future__ import annotations

from typing import Any

import pytest

from tabuleiro.core.rng import Dice, shuffle
from tabuleiro.games.sanjuan.components import INDIGO, NO_CARD, deck
from tabuleiro.games.sanjuan.rules.prospector import cheapest_of_different
from tabuleiro.games.sanjuan.state import SanJuanState
from tests.sanjuan.found import discards, hand
from tests.sanjuan.moves import asked, do, do_until, events, options
from tests.sanjuan.tables import NEW_BUILDINGS, phase, player, table


def test_SJ_X1_only_the_prospector_draws() -> None:
    s = phase("prospector", by=2)
    assert [0, 0, 1, 0] == [len(cards) for cards in s.hands]


def test_SJ_X1_two_cards_with_a_library() -> None:
    assert 2 == len(hand(phase("prospector", player("", "library")), 0))


# The gold mine.


def mine(cards: str, *, by: int = 1, seat: int = 0) -> SanJuanState:
    """A prospector phase in which the owner of a gold mine turns these cards over."""
    seats = [player("", "gold_mine" if each == seat else "indigo") for each in range(4)]
    return phase("prospector", *seats, by=by, draw_pile=f"indigo {cards}")


def test_SJ_X2_two_equal_costs_give_nothing() -> None:
    s = mine("library prefecture smithy coffee")
    assert [] == hand(s, 0)
    assert {"library", "prefecture", "smithy", "coffee"} <= set(discards(s))


def test_SJ_X2_four_different_costs_give_the_cheapest() -> None:
    s = mine("quarry gold_mine tobacco hero")
    assert ["gold_mine"] == hand(s, 0)
    assert [] == s.draw_pile


def test_SJ_X2_whoever_took_the_role() -> None:
    for by in range(4):
        s = mine("quarry gold_mine tobacco hero", by=by)
        assert "gold_mine" in hand(s, 0)


def test_SJ_X2_after_the_prospector_drew() -> None:
    s = mine("quarry gold_mine tobacco hero", by=0)
    assert ["indigo", "gold_mine"] == hand(s, 0)


def test_SJ_X2_owners_go_clockwise_from_the_prospector() -> None:
    seats = [player("", "gold_mine"), player("", "gold_mine"), player(), player("", "gold_mine")]
    s = table(*seats, stack="TakeRole 2, TakeRole 3")
    told = [event["seat"] for event in events(s, "take prospector") if event["kind"] == "gold_mine"]
    assert [3, 0, 1] == told


def test_SJ_X2_success_from_full_decks_is_about_one_in_four() -> None:
    """The figure of the rules, 0.258, within 0.01: 20 000 uses from full decks less the starting plants."""
    dice, found, uses = Dice(1), 0, 20_000
    cards = deck(new_buildings=False)
    for _ in range(4):
        cards.remove(INDIGO)
    for _ in range(uses // 27):
        shuffle(dice, cards)
        turned = [cards[place : place + 4] for place in range(0, 108, 4)]
        found += sum([cheapest_of_different(four) != NO_CARD for four in turned])
    assert 0.248 < found / (uses // 27 * 27) < 0.268


# The goldsmith.


def goldsmith(card: str, *others: dict[str, Any], hand_cards: str = "") -> SanJuanState:
    """A prospector phase in which seat 0's goldsmith turns this card over."""
    owner = player(hand_cards, "goldsmith indigo")
    return phase("prospector", owner, *others, by=3, draw_pile=f"sugar {card}", options=NEW_BUILDINGS)


def test_SJ_X3_a_card_that_nobody_has_built_may_be_taken() -> None:
    s = goldsmith("hero")
    assert ["pass", "take_card"] == options(s)
    do(s, "take_card")
    assert ["hero"] == hand(s, 0)


def test_SJ_X3_a_card_not_wanted_is_discarded() -> None:
    s = goldsmith("hero")
    before = discards(s).count("hero")
    do(s, "pass")
    assert [] == hand(s, 0)
    assert before + 1 == discards(s).count("hero")


@pytest.mark.parametrize("card", ["goldsmith", "indigo", "crane"])
def test_SJ_X3_a_card_that_somebody_has_built_is_discarded(card: str) -> None:
    s = goldsmith(card, player("", "crane"))
    assert ("TakeRole", 0) == asked(s)
    assert [] == hand(s, 0)


# The library of two players.


def two(built: str = "library", **fields: Any) -> SanJuanState:
    return table(player("", f"indigo sugar tobacco {built}"), player("", "indigo"), seats=2, **fields)


def test_SJ_X4_the_governor_is_asked_in_the_phase_of_the_first_role() -> None:
    s = do(two(), "take prospector")
    assert ("UseLibrary", 0) == asked(s)
    do(s, "use_library")
    assert 2 == len(hand(s, 0))


def test_SJ_X4_yes_uses_it_up() -> None:
    s = do(two(), "take prospector", "use_library")
    do(s, "take trader", "take producer")
    do(s, "produce indigo", "produce sugar")
    assert ("Produce", 0) != asked(s)


def test_SJ_X4_after_no_it_works_unasked_for_the_second_role() -> None:
    s = do(two(), "take prospector", "pass")
    assert 1 == len(hand(s, 0))
    do(s, "take trader", "take producer")
    assert ("Produce", 0) == asked(s)
    do(s, "produce indigo", "produce sugar", "produce tobacco")
    assert [1, 1, 1] == s.laden[:3]


def test_SJ_X4_if_it_was_not_working_at_first_it_works_for_the_second_role() -> None:
    cards = "library sugar sugar tobacco tobacco"
    s = table(player(cards, "indigo sugar tobacco"), player("", "indigo"), seats=2)
    do(s, "take builder", "build library", "take trader", "take prospector")
    assert 2 == len(hand(s, 0))


def test_SJ_X4_the_question_comes_after_the_tile_is_turned() -> None:
    s = do(table(player("", "indigo+ library"), seats=2, tiles=["E"]), "take trader")
    assert ("UseLibrary", 0) == asked(s)
    assert s.tile_open


def test_SJ_X4_the_other_player_s_library_always_works() -> None:
    s = table(player(), player("", "library"), seats=2)
    do(s, "take trader", "take prospector")
    assert 2 == len(hand(s, 1))


def test_SJ_X4_with_more_players_nothing_is_asked() -> None:
    s = do(table(player("", "library"), seats=3), "take prospector")
    assert 2 == len(hand(s, 0))


def test_SJ_X4_the_next_round_begins_anew() -> None:
    s = do(two(), "take prospector", "use_library")
    do_until(do(s, "take trader", "take councillor"), "TakeRole")
    assert not s.library_used


# The order.


def test_SJ_X5_the_draw_then_all_gold_mines_then_all_goldsmiths() -> None:
    both = player("", "gold_mine goldsmith")
    s = table(both, both, seats=3, stack="TakeRole 0, TakeRole 1", options=NEW_BUILDINGS)
    told = [event["kind"] for event in events(s, "take prospector")]
    assert ["role", "draw", "gold_mine", "gold_mine", "goldsmith"] == told[:5]


def test_SJ_X5_each_owner_s_cards_are_discarded_before_the_next_owner_turns_any() -> None:
    seats = [player("", "gold_mine"), player("", "gold_mine")]
    s = phase("prospector", *seats, by=2, draw_pile="indigo hero hero silver silver", nothing_else=True)
    assert ["silver", "silver", "hero", "hero"] == discards(s)
    assert [] == s.draw_pile


def test_SJ_X6_the_goldsmith_looks_only_at_buildings_standing_now() -> None:
    replaced = phase(
        "prospector",
        player("hero", "goldsmith indigo"),
        player("hero", "indigo", chapel="hero"),
        by=3,
        draw_pile="sugar statue",
        out_of_game="statue",
        options=NEW_BUILDINGS,
    )
    assert ("TakeFound", 0) == asked(replaced)


def test_SJ_X6_starting_plants_count() -> None:
    assert ("TakeRole", 0) == asked(goldsmith("indigo"))
