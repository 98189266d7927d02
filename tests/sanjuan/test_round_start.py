"""Beginning-of-round buildings: clauses SJ-G."""

from __future__ import annotations

from typing import Any

from tabuleiro.games.sanjuan import GAME
from tabuleiro.games.sanjuan.rules.scoring import points, score_items
from tabuleiro.games.sanjuan.state import SanJuanState
from tests.sanjuan.found import discards, hand
from tests.sanjuan.moves import asked, do, offers, options
from tests.sanjuan.tables import NEW_BUILDINGS, phase, player, table


def begins(*players: dict[str, Any], **fields: Any) -> SanJuanState:
    """The beginning of a round in which seat 0 is governor."""
    seats = [*players, *[player() for _ in range(4 - len(players))]]
    stack = [{"frame": "BeginRound", "seat": 0}]
    return GAME.load({"options": NEW_BUILDINGS, "players": seats, "stack": stack, **fields})


def test_SJ_G1_the_office_exchanges_one_or_two_cards() -> None:
    s = begins(player("sugar hero palace", "office"), draw_pile=["silver", "coffee"])
    assert ["pass", "discard sugar", "discard hero", "discard palace"] == options(s)
    do(s, "discard sugar", "discard palace")
    assert ["coffee", "silver", "hero"] == hand(s, 0)
    one = begins(player("sugar hero palace", "office"), draw_pile=["silver", "coffee"])
    do(one, "discard hero", "stop")
    assert ["sugar", "silver", "palace"] == hand(one, 0)


def test_SJ_G1_the_office_may_be_declined() -> None:
    s = do(begins(player("sugar hero", "office")), "pass")
    assert ["sugar", "hero"] == hand(s, 0)


def test_SJ_G1_all_are_discarded_before_the_first_is_drawn() -> None:
    s = begins(player("sugar hero", "office"), draw_pile=[], discard_pile=[], out_of_game=everything_but())
    do(s, "discard sugar", "discard hero")
    assert ["sugar", "hero"] == hand(s, 0)
    assert [] == discards(s)


def everything_but() -> list[str]:
    """The cards that the position above does not name."""
    s = begins(player("sugar hero", "office"))
    dumped: Any = GAME.dump(s)["draw_pile"]
    return list(dumped)


def test_SJ_G2_one_card_of_any_sort_goes_under_the_chapel() -> None:
    s = begins(player("sugar palace", "chapel"))
    assert ["pass", "tuck sugar", "tuck palace"] == options(s)
    do(s, "tuck palace")
    assert ["sugar"] == hand(s, 0)
    assert ("TakeRole", 0) == asked(s)


def test_SJ_G2_each_is_worth_a_point_whatever_is_printed_on_it() -> None:
    s = begins(player("hero hero", "chapel", chapel="palace"))
    before = points(s, 0)
    assert before + 1 == points(do(s, "tuck hero"), 0)


def test_SJ_G2_the_others_never_see_the_face_nor_a_number_on_the_table() -> None:
    s = do(begins(player("hero hero", "chapel", chapel="palace")), "tuck hero")
    own: Any = GAME.view(s, 0)["players"]
    other: Any = GAME.view(s, 1)["players"]
    assert ["palace", "hero"] == own[0]["chapel"]
    assert {"chapel": 2, "bank": 0, "harbour": 0} == own[0]["tucked"]
    assert (None, None) == (other[0]["chapel"], other[0]["tucked"])


def test_SJ_G2_a_seat_may_remember_the_number_it_saw() -> None:
    s = table(player("", "chapel", chapel="palace hero"))
    memory: Any = GAME.view(s, 2)["memory"]
    assert {"chapel": 2, "bank": 0, "harbour": 0} == memory["tucked"][0]
    assert GAME.view(s, None)["memory"] is None


def test_SJ_G2_the_number_is_shown_when_the_game_is_scored() -> None:
    twelve = "indigo indigo sugar sugar tobacco tobacco coffee coffee silver silver smithy chapel"
    seats = [player("", twelve, chapel="palace hero"), player()]
    s = GAME.load({"players": seats, "stack": [], "ended_by": "twelve_buildings"})
    seen: Any = GAME.view(s, None)["players"]
    assert {"chapel": 2, "bank": 0, "harbour": 0} == seen[0]["tucked"]


def test_SJ_G3_any_number_of_cards_goes_under_the_bank() -> None:
    s = begins(player("indigo sugar sugar hero palace", "bank"))
    do(s, "tuck sugar", "tuck sugar", "tuck palace")
    assert ["stop"] == options(s)
    do(s, "stop")
    assert ["indigo", "hero"] == hand(s, 0)
    assert 3 == next(item.points for item in score_items(s, 0) if item.kind == "bank")


def test_SJ_G3_all_cards_may_go_and_once_in_the_game_is_enough() -> None:
    s = do(begins(player("sugar hero", "bank")), "tuck sugar", "tuck hero")
    assert [] == hand(s, 0)
    assert ("TakeRole", 0) == asked(s)
    assert 1 == s.bank_used
    again = begins(player("sugar hero", "bank", bank_used=True))
    assert ("TakeRole", 0) == asked(again)


def test_SJ_G3_it_may_wait_for_a_later_round() -> None:
    s = do(begins(player("sugar hero", "bank")), "pass")
    assert ("TakeRole", 0) == asked(s)
    assert 0 == s.bank_used


def test_SJ_G4_the_chapel_comes_before_the_bank() -> None:
    s = begins(player("sugar hero palace", "bank chapel"))
    assert ("Chapel", 0) == asked(s)
    do(s, "tuck sugar")
    assert ("Bank", 0) == asked(s)


def test_SJ_G5_a_second_bank_cannot_be_used_after_the_first() -> None:
    owner = player("bank sugar sugar tobacco", "bank crane", bank="hero", bank_used=True)
    assert "bank" not in offers(phase("builder", owner, options=NEW_BUILDINGS), "build")
    rebuilt = player("sugar", "statue bank", bank="hero", bank_used=True)
    assert ("TakeRole", 0) == asked(begins(rebuilt))


def test_SJ_G5_an_unused_bank_that_is_replaced_leaves_the_use_for_a_later_one() -> None:
    s = phase("builder", player("statue sugar", "bank crane"), options=NEW_BUILDINGS)
    do(s, "build statue")
    assert 0 == s.bank_used
    assert ("Bank", 0) == asked(begins(player("sugar", "statue bank")))


def test_SJ_G5_using_it_takes_at_least_one_card() -> None:
    s = begins(player("sugar", "bank"))
    assert ["pass", "tuck sugar"] == options(s)
    assert 0 == do(s, "pass").bank_used


def test_SJ_G6_a_chapel_built_again_starts_anew_and_the_old_cards_still_count() -> None:
    s = begins(player("sugar hero", "statue chapel", chapel="palace palace"))
    do(s, "tuck sugar")
    assert 3 == next(item.points for item in score_items(s, 0) if item.kind == "chapel")


def test_SJ_G6_however_often_the_building_over_them_is_replaced() -> None:
    owner = player("statue hero sugar sugar", "crane chapel", chapel="palace palace city_hall")
    s = do(phase("builder", owner), "build statue", "replace chapel")
    again = player("column", "crane statue", chapel="palace palace")
    t = do(phase("builder", again), "build column")
    assert 3 == next(item.points for item in score_items(s, 0) if item.kind == "chapel")
    assert 2 == next(item.points for item in score_items(t, 0) if item.kind == "chapel")
