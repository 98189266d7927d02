"""Views: what a seat sees, remembers and never learns (SJ-R13, SJ-G2)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tabuleiro.core import rules
from tabuleiro.games.sanjuan import GAME
from tabuleiro.games.sanjuan.state import SanJuanState
from tests.sanjuan.found import discards, hand
from tests.sanjuan.moves import do
from tests.sanjuan.tables import NEW_BUILDINGS, phase, player, table


def view(s: SanJuanState, seat: int | None) -> Any:
    return json.loads(json.dumps(GAME.view(s, seat)))


def memory(s: SanJuanState, seat: int) -> Any:
    return view(s, seat)["memory"]


# The table.


def test_SJ_R13_the_hand_is_known_to_its_owner_only() -> None:
    s = table(player("hero sugar"), player("palace"))
    assert [["sugar", "hero"], None, None, None] == [each["hand"] for each in view(s, 0)["players"]]
    assert [None] * 4 == [each["hand"] for each in view(s, None)["players"]]


def test_SJ_R13_the_face_of_a_good_is_known_to_nobody() -> None:
    one = table({"hand": [], "buildings": [{"card": "sugar", "good": "palace"}]})
    text = json.dumps([view(one, seat) for seat in (0, 1, None)])
    assert "palace" not in text


def test_SJ_R13_the_cards_under_the_own_harbour_are_known_to_nobody() -> None:
    s = table(player("", "harbour", harbour="palace hero"), options=NEW_BUILDINGS)
    assert {"chapel": 0, "bank": 0, "harbour": 2} == view(s, 0)["players"][0]["tucked"]
    assert "palace" not in json.dumps([view(s, seat) for seat in (0, 1, None)])


def test_SJ_R13_the_cards_under_the_own_chapel_and_bank_are_known_to_their_owner() -> None:
    s = table(player("", "chapel bank", chapel="palace", bank="hero hero"), options=NEW_BUILDINGS)
    own, other = view(s, 0)["players"][0], view(s, 1)["players"][0]
    assert (["palace"], ["hero", "hero"]) == (own["chapel"], own["bank"])
    assert (None, None, None) == (other["chapel"], other["bank"], other["tucked"])


def test_SJ_G2_the_score_sheet_as_it_stands_is_known_to_its_owner_only() -> None:
    s = table(player("", "sugar guild_hall chapel", chapel="palace hero"))
    sheet = {item["kind"]: item["points"] for item in view(s, 0)["players"][0]["score"]}
    assert {"buildings": 3, "chapel": 2, "guild_hall": 2} == sheet
    assert None is view(s, None)["players"][0]["score"]


def test_SJ_G2_the_points_of_a_player_with_nothing_to_tuck_under_are_told_by_the_cards_on_the_table() -> None:
    s = table(player("", "sugar chapel"), player("", "sugar guild_hall"))
    sheets = [each["score"] for each in view(s, None)["players"][:2]]
    assert None is sheets[0]
    assert {"buildings": 1, "guild_hall": 2} == {item["kind"]: item["points"] for item in sheets[1]}


def test_SJ_G2_cards_under_a_chapel_that_was_built_over_stay_a_secret() -> None:
    s = table(player("", "sugar", chapel="palace"))
    assert None is view(s, 1)["players"][0]["score"]


def test_SJ_R13_the_order_of_the_draw_pile_is_known_to_nobody() -> None:
    first = table(draw_pile="hero palace", discard_pile="", nothing_else=True)
    second = table(draw_pile="palace hero", discard_pile="", nothing_else=True)
    for seat in (0, 1, None):
        assert view(first, seat) == view(second, seat)


def test_SJ_R13_cards_drawn_to_be_sorted_are_shown_to_the_sorter_only() -> None:
    s = phase("councillor", draw_pile="hero palace sugar silver indigo")
    assert {"number": 5, "cards": ["indigo", "sugar", "silver", "hero", "palace"]} == view(s, 0)["drawn"]
    assert {"number": 5, "cards": None} == view(s, 1)["drawn"]


@pytest.mark.parametrize(("turned", "unknown"), [(0, 5), (1, 4), (2, 3), (3, 2), (4, 0), (5, 0), (9, 0)])
def test_SJ_R13_after_four_trader_phases_the_whole_cycle_of_tiles_is_known(turned: int, unknown: int) -> None:
    s = table(tiles=["A", "B", "C", "D", "E"], tiles_turned=turned)
    assert [None] * unknown + ["A", "B", "C", "D", "E"][unknown:] == view(s, 0)["tiles"]


def test_SJ_R13_an_open_tile_leaves_the_others_as_they_are_known() -> None:
    trading: dict[str, Any] = {"roles": {"trader": 0}, "stack": "Sell 0 named=, EndTrading 0"}
    s = table(player("", "sugar+"), tile="D", tiles=["E", "A", "B", "C"], tiles_turned=4, **trading)
    assert ("D", ["E", "A", "B", "C"]) == (view(s, 1)["tile"], view(s, 1)["tiles"])


def test_what_was_paid_last_is_not_shown_to_the_others() -> None:
    s = do(phase("builder", player("tobacco library library hero hero")), "build tobacco", "pay library")
    assert ("library", None) == (view(s, 0)["least"], view(s, 1)["least"])
    assert '"library"' not in json.dumps(view(s, 1))


def test_SJ_G2_the_public_view_does_not_give_the_number_of_tucked_cards_away() -> None:
    tucked = table(player("", "chapel", chapel="sugar sugar"), discard_pile="hero")
    discarded = table(player("", "chapel"), discard_pile="hero sugar sugar")
    assert len(tucked.draw_pile) == len(discarded.draw_pile)
    assert view(tucked, None) == view(discarded, None)


# Memory.


def test_SJ_R13_a_seat_remembers_what_it_paid_and_discarded() -> None:
    s = do(
        phase("builder", player("tobacco sugar sugar hero hero")), "build tobacco", "pay sugar", "pay hero"
    )
    assert ["sugar", "hero"] == memory(s, 0)["discards"]
    assert [] == memory(s, 1)["discards"]


def test_SJ_R13_a_seat_remembers_what_it_discarded_of_its_councillor_draw() -> None:
    s = do(phase("councillor", draw_pile="hero palace sugar silver indigo coffee coffee"), "keep hero")
    assert ["indigo", "sugar", "silver", "palace"] == memory(s, 0)["discards"]
    assert [] == memory(s, 1)["discards"]


def test_SJ_R13_nobody_knows_a_good_that_was_sold() -> None:
    s = do(phase("trader", player("", "sugar+")), "sell sugar")
    assert 1 == len(discards(s))
    assert [] == memory(s, 0)["discards"]


def test_SJ_R13_cards_turned_over_are_known_to_all() -> None:
    s = phase("prospector", player("", "gold_mine"), by=2, draw_pile="sugar hero hero palace statue")
    turned = ["statue", "hero", "hero", "palace"]
    assert turned == view(s, None)["turned_over"]["discards"]
    assert [turned] * 4 == [memory(s, seat)["discards"] for seat in range(4)]


def test_SJ_R13_a_card_that_went_to_a_hand_for_all_to_see_is_remembered() -> None:
    s = phase("prospector", player("", "gold_mine"), by=2, draw_pile="sugar hero quarry tobacco smithy")
    assert ["smithy"] == view(s, 1)["players"][0]["seen"]["shown"]
    assert 0 == view(s, 1)["players"][0]["seen"]["departed"]


def test_a_shown_card_is_forgotten_when_it_is_built_and_doubtful_when_others_left_the_hand() -> None:
    shown = {"memory": {"shown": ["smithy"]}}
    built = do(phase("builder", {**player("smithy sugar"), **shown}), "build smithy")
    assert [] == view(built, 1)["players"][0]["seen"]["shown"]
    paid = do(phase("builder", {**player("sugar smithy hero"), **shown}), "build sugar", "pay hero")
    seen = view(paid, 1)["players"][0]["seen"]
    assert (["smithy"], 1) == (seen["shown"], seen["departed"])


def shuffle_of(known: str, discard_pile: str, *, by: int) -> SanJuanState:
    """Seat 0 knows some of the discards; then the prospector needs a card."""
    owner = {**player(), "memory": {"discards": known.split()}}
    return phase("prospector", owner, by=by, draw_pile="", discard_pile=discard_pile, nothing_else=True)


def test_SJ_R13_after_a_shuffle_the_known_discards_are_known_to_be_in_the_pile() -> None:
    s = shuffle_of("hero palace", "hero palace statue sugar sugar", by=1)
    assert [] == memory(s, 0)["discards"]
    assert ["hero", "palace"] == memory(s, 0)["shuffled"]
    assert 4 == view(s, 0)["draw_pile"]
    assert 1 == view(s, 0)["players"][1]["seen"]["received"]


def test_SJ_R13_a_card_seen_again_may_be_the_one_that_was_shuffled() -> None:
    s = shuffle_of("hero palace", "hero palace hero", by=0)
    assert ["hero", "palace"] == sorted(hand(s, 0) + memory(s, 0)["shuffled"])


def test_a_view_has_the_options_of_the_seat_to_act_only() -> None:
    s = table()
    assert [action.code for action in rules.options(s)] == view(s, 0)["legal"]
    assert [] == view(s, 1)["legal"] == view(s, None)["legal"]


# Events.


def told(s: SanJuanState, seat: int | None, *codes: str) -> list[Any]:
    s.journal = []
    do(s, *codes)
    return [event.masked_for(seat) for event in s.journal]


def test_a_payment_is_told_without_its_card() -> None:
    s = do(phase("builder", player("tobacco sugar sugar hero hero")), "build tobacco")
    other = told(s.clone(), 1, "pay sugar")
    assert [{"kind": "pay", "seat": 0, "number": 1}] == other
    assert [{"kind": "pay", "seat": 0, "number": 1, "cards": ["sugar"]}] == told(s, 0, "pay sugar")


def test_a_tucked_card_is_told_without_its_face() -> None:
    stack = [{"frame": "BeginRound", "seat": 0}]
    s = GAME.load({"players": [player("hero", "chapel"), player()], "stack": stack})
    assert [{"kind": "tuck", "seat": 0, "pile": "chapel"}] == told(s.clone(), 1, "tuck hero")
    assert [{"kind": "tuck", "seat": 0, "pile": "chapel", "card": "hero"}] == told(s, 0, "tuck hero")


def test_drawn_cards_are_told_to_their_owner_only() -> None:
    s = table(stack="TakeRole 0, TakeRole 1", draw_pile="hero")
    draws = [event for event in told(s.clone(), 0, "take prospector") if event["kind"] == "draw"]
    assert [{"kind": "draw", "seat": 0, "number": 1, "by": "prospector", "cards": ["hero"]}] == draws
    draws = [event for event in told(s, None, "take prospector") if event["kind"] == "draw"]
    assert [{"kind": "draw", "seat": 0, "number": 1, "by": "prospector"}] == draws


def test_a_building_is_told_with_its_cost_and_what_it_replaces() -> None:
    s = phase("builder", player("statue", "crane coffee+"))
    expected = {"building": "statue", "cost": 0, "replaced": "coffee", "good_lost": True}
    assert {"kind": "build", "seat": 0, **expected} == told(s, 2, "build statue")[0]


def test_a_gold_mine_is_told_with_its_cards() -> None:
    cards = "hero quarry tobacco smithy"
    s = table(player(), player("", "gold_mine"), stack="TakeRole 0, TakeRole 1", draw_pile=f"sugar {cards}")
    expected = {"kind": "gold_mine", "seat": 1, "cards": cards.split(), "taken": "smithy"}
    assert expected in told(s, None, "take prospector")
    assert ["smithy"] == hand(s, 1)
