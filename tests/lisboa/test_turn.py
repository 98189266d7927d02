"""The turn (L-T), its end (L-Z), influence and money (L-I)."""

from __future__ import annotations

import pytest

from tabuleiro.core.errors import NothingToUndo
from tabuleiro.core.match import Match
from tabuleiro.games.lisboa import GAME
from tabuleiro.games.lisboa.state import LisboaState
from tests.lisboa.found import goods_of, lower, treasury, upper
from tests.lisboa.moves import asked, do, end_turn, options, told
from tests.lisboa.tables import (
    NO_RUBBLE,
    acting,
    goods,
    king,
    offices,
    others,
    player,
    sets,
    ship,
    shipbuilder,
    table,
)

# T Turn.


def test_L_T1_ships_dock_then_an_action_then_a_card_then_the_end() -> None:
    s = table(player(hand=[1, 2], upper=[ship("blue", "gold", at_sea=True)]))
    assert [False] == [s.at_sea[0]]
    assert ("PlayCard", 0) == asked(s)
    for code, then in (("discard 1", "TakeCard"), ("take king", "EndTurn")):
        do(s, code)
        assert (then, 0) == asked(s)
    do(s, "end")
    assert ("PlayCard", 1) == asked(s)


def test_L_T2_only_the_own_ships_at_sea_return_empty_and_without_wigs() -> None:
    s = table(
        player(wigs=5, upper=[ship("red", "gold gold", at_sea=True), ship("red", "cloth")], rubble=sets(1)),
        player(upper=[ship("blue", "tools", at_sea=True)]),
        period=2,
    )
    assert ((), (1,), False) == (s.cargo[0], s.cargo[1], s.at_sea[0])
    assert ((3,), True) == (s.cargo[3], s.at_sea[3])
    assert 5 == s.wigs[0]


def test_L_T3_example_a_discarded_card_brings_one_gold() -> None:
    s = table(player(hand=[1, 2, 3, 4, 5], goods=goods("gold")))
    do(s, "discard 3")
    assert "gold gold" == goods_of(s)
    assert [3] == s.discarded
    do(s, "take marquis", "end")
    assert 5 == len(s.hands[0])
    assert ("PlayCard", 1) == asked(s)


def test_L_T3_no_gold_into_a_full_warehouse() -> None:
    s = do(table(player(hand=[1], goods=goods("gold gold"))), "discard 1")
    assert "gold gold" == goods_of(s)


def test_L_T4_the_uses_of_a_card() -> None:
    s = table(player(hand=[21, 62], influence=10, reis=10, goods=goods("gold")))
    assert {"discard 21", "discard 62", "portfolio 21", "portfolio 62", "visit 21", "sponsor 62"} == set(
        options(s)
    )


def test_L_T4_only_an_action_that_can_be_carried_out() -> None:
    s = table(
        player(hand=[22, 62], influence=0, wigs=0, reis=0), open_decrees=[], decree_deck=list(range(1, 71))
    )
    assert ["discard 22", "discard 62"] == [code for code in options(s) if code != "portfolio 22"]


def test_L_T5_one_face_up_card_is_compulsory() -> None:
    s = table(player(hand=[1, 2, 3, 4, 5]), display={"builder": 6, "king": 46}, decks={})
    do(s, "discard 1")
    assert ["take builder", "take king"] == options(s)
    do(s, "take king")
    assert (2, 3, 4, 5, 46) == s.hands[0]


def test_L_T6_a_discarded_card_never_comes_back() -> None:
    s = end_turn(do(table(player(hand=[1, 2])), "discard 1"))
    everywhere = [*s.hands, *s.decks, s.face_up, s.purple, *s.brown, s.docks, s.lower]
    assert not any(1 in zone for zone in everywhere)


def test_L_T7_money_made_from_influence_counts() -> None:
    s = table(
        player(hand=[1], influence=9, reis=0, officials=offices(0, 0, 0)),
        *others(),
        rubble=NO_RUBBLE,
        treasury=3,
    )
    assert "visit 1" in options(s)


def test_L_T7_a_reward_earlier_in_the_same_action_counts() -> None:
    """A lot of 8 réis with 5 réis as its reward; after the visit 1 influence is left, worth 1 real."""
    assert ["build gold A1"] == _only_store(reis=2, influence=2)
    assert [] == _only_store(reis=1, influence=2)


def _only_store(reis: int, influence: int) -> list[str]:
    """The stores that a visit to the Builder for 1 influence allows where column 1 is the cheapest."""
    columns = {"1": ["fire", "fire", "fire"], **{column: ["earthquake"] * 3 for column in "234"}}
    rows = {**{row: ["tsunami"] * 3 for row in "BCDE"}, "A": ["tsunami"]}
    s = table(
        player(hand=[1], influence=influence, reis=reis, wigs=0, officials=offices(0, 0, 0)),
        *others(),
        rubble={"rows": rows, "columns": {**columns, "5": ["earthquake"] * 2}, "sites": {}, "pile": []},
        treasury=3,
    )
    if "visit 1" not in options(s):
        return []
    do(s, "visit 1", "skip")
    return options(s)


def test_L_T8_a_hand_card_is_always_a_legal_move() -> None:
    s = table(player(hand=[22], influence=0, wigs=0, reis=0), yard=[])
    assert "discard 22" in options(s)


def test_L_T9_rewards_must_be_taken() -> None:
    s = table(player(hand=[4], goods=goods("gold")))
    do(s, "portfolio 4")
    assert ["plan blue", "plan green"] == options(s)


def test_L_T10_what_one_step_changes_holds_from_the_next_on() -> None:
    """The treasury falls with the first card, so the second brings less."""
    s = table(player(hand=[61, 62], goods=goods("gold gold"), reis=0, rubble=sets(1)), treasury=3)
    do(s, "portfolio 61", "offer gold plan", "plan blue", "stop")
    assert (3, 2) == (s.cash[0], treasury(s))


def test_L_T11_the_taken_card_is_replaced_at_the_end_of_the_turn_only() -> None:
    s = table(player(hand=[1, 2]))
    under = s.decks[0][-1]
    do(s, "discard 1", "take builder")
    assert 0 == s.face_up[0]
    do(s, "end")
    assert under == s.face_up[0]


def test_L_T11_a_deck_is_empty_when_no_card_lies_on_its_place() -> None:
    s = table(player(hand=[1, 2]), display={"builder": 6, "king": 46}, decks={"king": [47]})
    end_turn(do(s, "discard 1"), "take king")
    assert 1 == s.period
    assert 47 == s.face_up[2]


# Z End of turn.


def test_L_Z1_refills_and_the_offered_goods_go_to_the_supply() -> None:
    s = table(player(hand=[1], goods=goods("gold gold cloth"), influence=5))
    do(s, "portfolio 1", "offer gold cardinal", "cardinal 1 1", "offer cloth favor", "favor king")
    assert [-1, -1, -1, -1, 0, 1] == s.covered
    assert -1 == s.church[1]
    do(s, "take builder", "end")
    assert [-1] * 6 == s.covered
    assert -1 not in s.church
    assert all(s.face_up)


def test_L_Z1_city_tiles_and_decrees_are_refilled_at_the_end_only() -> None:
    s = table(
        player(hand=[1], influence=9, reis=9),
        player(favors=["builder"], influence=9, reis=9),
        rubble=NO_RUBBLE,
    )
    do(s, "visit 1", "skip", "build gold B1", "convert 0", "house left")
    assert [False, True, True, True, True] == s.display
    do(s, "pass", "take king", "end")
    assert [True] * 5 == s.display
    assert 22 - 1 - 4 == s.large_tiles


def test_L_Z2_church_scoring_comes_before_the_refills() -> None:
    s = table(player(hand=[1, 2], goods=goods("gold"), clergy=["C1"]), cardinal=5)
    do(s, "portfolio 1", "offer gold cardinal", "cardinal 1 1", "stop", "take builder", "end")
    assert ("DiscardTiles", 0) == asked(s)
    assert -1 in s.church
    assert 0 == s.face_up[0]
    do(s, "stop")
    assert -1 not in s.church
    assert 0 != s.face_up[0]


def test_L_Z3_decrees_close_up_to_the_left() -> None:
    s = table(player(hand=[21], influence=10), open_decrees=[1, 2, 3, 4, 5, 6, 7, 8])
    coming = s.decree_deck[-1]
    do(s, "visit 21", "skip", "decree 3", "take king", "end")
    assert (1, 2, 4, 5, 6, 7, 8, coming) == s.open_decrees


def test_L_Z3_what_cannot_be_refilled_stays_empty() -> None:
    s = table(
        player(hand=[21], influence=10, decrees=list(range(3, 71))),
        open_decrees=[1, 2],
        display={"king": 46, "builder": 6},
        decks={"king": [47]},
    )
    do(s, "visit 21", "skip", "decree 1", "take king", "end")
    assert (2,) == s.open_decrees
    assert [6, 0, 47, 0] == s.face_up


def test_the_end_of_a_turn_can_be_taken_back_until_something_is_turned_up() -> None:
    match = Match.from_position(GAME, GAME.dump(table(player(hand=[1, 2]))))
    for code in ("discard 1", "take king"):
        match.submit(0, code)
    match.undo(0)
    match.submit(0, "take builder")
    match.submit(0, "end")
    with pytest.raises(NothingToUndo):
        match.undo(0)


# I Influence and money.


def test_L_I1_an_unnumbered_gain_is_the_sum_of_the_upper_places() -> None:
    """Builder 3 + Marquis 5 + purple ship 1; the treasury card does not count."""
    s = table(
        shipbuilder(goods=goods("cloth books tools"), upper=[1, 30], lower=[61], rubble=sets(2)),
        period=2,
        yard=["purple"],
    )
    do(s, "sponsor 65", "ship")
    assert 3 + 5 + 1 == s.influence[0]


def test_L_I1_the_new_ship_counts() -> None:
    s = table(player(hand=[65], influence=0, reis=9, goods=goods("cloth"), upper=[1]), yard=["blue"])
    do(s, "sponsor 65", "ship")
    assert 3 + 2 == s.influence[0]


def test_L_I1_a_numbered_envelope_gives_its_number() -> None:
    s = table(player(hand=[49], influence=1, goods=goods("gold"), upper=[1]))
    do(s, "portfolio 49")
    assert 3 == s.influence[0]


def test_L_I2_example_seven_plus_five_is_ten_and_a_wig() -> None:
    s = table(player(hand=[65], influence=7, wigs=5, reis=9, goods=goods("cloth"), upper=[1]), yard=["blue"])
    do(s, "sponsor 65", "convert 0", "ship")
    assert (10, 6) == (s.influence[0], s.wigs[0])


def test_L_I2_a_wig_also_if_it_was_ten_before() -> None:
    s = do(table(player(hand=[49], influence=10, wigs=5, goods=goods("gold"))), "portfolio 49")
    assert (10, 6) == (s.influence[0], s.wigs[0])


def test_L_I3_example_three_reis_move_the_marker_from_8_to_3() -> None:
    s = table(player(hand=[63], influence=8, reis=9), treasury=3)
    do(s, "sponsor 63", "convert 3")
    assert (3, 9) == (s.influence[0], s.cash[0])


def test_L_I3_any_part_may_be_made_from_influence_but_none_at_0() -> None:
    s = do(table(player(hand=[63], influence=8, reis=2), treasury=3), "sponsor 63")
    assert ["convert 1", "convert 2", "convert 3"] == options(s)
    s = do(table(player(hand=[63], influence=0, reis=3), treasury=3), "sponsor 63")
    assert ("Recruit", 0) == asked(s)
    s = table(player(hand=[63], influence=3, reis=0), treasury=3)
    assert "sponsor 63" not in options(s)


def test_L_I3_never_more_than_the_payment_still_asks() -> None:
    s = do(table(player(hand=[63], influence=10, reis=9), treasury=2), "sponsor 63")
    assert ["convert 0", "convert 1", "convert 2"] == options(s)


def test_L_I4_benefits_lower_a_payment_never_below_0() -> None:
    s = table(player(hand=[63], reis=0, influence=0, lower=[61, 62], clergy=["C13"]), treasury=3)
    do(s, "sponsor 63")
    assert 0 == s.cash[0]
    assert ("Recruit", 0) == asked(s)


def test_L_I5_recruiting_costs_no_influence() -> None:
    s = table(player(hand=[63], influence=9, reis=9), treasury=3)
    do(s, "sponsor 63", "convert 0", "office king", "stop", "take king")
    assert 9 == s.influence[0]


def test_L_I6_benefits_work_also_when_following() -> None:
    s = table(
        player(hand=[21], influence=9),
        player(favors=["marquis"], influence=9, clergy=["C5", "C12"], wigs=5),
        treasury=3,
    )
    do(s, "visit 21", "skip", options_of_decree(s), "follow", "do decree", options_of_decree(s, 1))
    assert 9 - (1 + 2 - 1) == s.influence[1]
    assert 6 == s.wigs[1]


def options_of_decree(s: LisboaState, place: int = 0) -> str:
    return f"decree {sorted(s.open_decrees)[place]}"


def test_L_I7_two_officials_hired_are_one_payment() -> None:
    """2 x 3 réis less 1 per payment, once."""
    s = table(
        king(reis=5, lower=[61], officials=offices(0, 0, 0)),
        treasury=3,
    )
    do(s, "visit 41", "skip", "open west_c")
    assert 5 + 3 == s.cash[0]
    do(s, "use blue_2")
    assert 5 + 3 - 5 == s.cash[0]


def test_L_I8_a_gain_of_0_is_no_gain() -> None:
    s = table(
        player(hand=[1], influence=10, wigs=5, clergy=["C1"]), cardinal=0, stack=acting()[1:], church_cause=0
    )
    assert ("EndTurn", 0) == asked(s)
    do(s, "end", "tile C1", "stop")
    assert 5 + 2 == s.wigs[0]


def test_events_tell_the_kind_of_a_card() -> None:
    s = table(player(hand=[1, 61], goods=goods("gold"), influence=4))
    assert [(61, "treasury")] == [
        (event["card"], event["card_kind"]) for event in told(s, "discard 61") if "card" in event
    ]


def test_events_tell_what_happened() -> None:
    s = table(player(hand=[1], goods=goods("gold"), influence=4))
    events = told(s, "portfolio 1", "offer gold plan", "plan blue")
    assert ["played", "goods", "lost_good", "plan"] == [event["kind"] for event in events]
    assert ("gold", "offer", "plan") == tuple(events[2][fact] for fact in ("good", "why", "action"))
    assert (["1"], []) == (upper(s), lower(s))
