"""Change of period (L-P) and end of the game (L-G)."""

from __future__ import annotations

from typing import Any

from tabuleiro.games.lisboa import GAME
from tabuleiro.games.lisboa.state import LisboaState
from tests.lisboa.found import goods_of, treasury, upper
from tests.lisboa.moves import asked, do, end_turn, options, told
from tests.lisboa.tables import BROWN, PURPLE, acting, goods, pack_with, player, sets, ship, table

LAST_DECKS: Any = {"display": {"builder": 6, "king": 46}, "decks": {"king": [47]}}
"""Two decks are empty; taking the Builder card empties the third."""
LAST_BROWN: Any = {"display": {"builder": 16, "king": 56}, "decks": {"king": [57]}, "period": 2}


def change(*players: dict[str, Any], **zones: Any) -> LisboaState:
    """The change of period; seat 0 names its discards."""
    frames = [{"frame": "DiscardHand", "seat": seat, "cards": []} for seat in range(3)]
    stack = [*frames, *[{"frame": name, "seat": 0} for name in ("ChurchScoring", "BeginPeriod", "NextTurn")]]
    waiting = {"display": {}, "decks": {}, "purple": list(PURPLE), "brown": BROWN}
    return table(
        *players, stack=stack, period=2, period_cause="empty_decks", period_causer=0, **{**waiting, **zones}
    )


def completing(seat: int) -> LisboaState:
    """Seat 0 visits the King; opening west A completes the second set of `seat`; seat 2 may follow."""
    almost = sets(1, earthquake=1, fire=1)
    players = [
        player(hand=[41], influence=9, reis=30, plans=["blue_2"], wigs=5),
        player(hand=[61, 62], wigs=5),
        player(hand=[21, 22, 42], influence=9, reis=30, plans=["green_2"], favors=["king"], wigs=5),
        player(hand=[63], wigs=5),
    ]
    players[seat]["rubble"] = almost
    return table(
        *players,
        seats=4,
        treasury=1,
        rubble={"sites": {"west_a": ["tsunami"], "west_c": ["tsunami"]}},
    )


def followed_to_the_change() -> LisboaState:
    s = completing(2)
    do(s, "visit 41", "skip", "open west_c", "use blue_2", "convert 0")
    do(s, "follow", "do building", "open west_a", "use green_2", "convert 0")
    return end_turn(s)


# P Change of period.


def test_L_P1_a_second_set_ends_the_period_at_the_end_of_the_turn() -> None:
    s = completing(0)
    do(s, "visit 41", "skip", "open west_a", "use blue_2", "convert 0")
    assert (1, 1) == (s.period, s.period_cause)
    do(s, "pass")
    end_turn(s)
    assert ("DiscardHand", 0) == asked(s)


def test_L_P1_three_empty_decks_end_the_period() -> None:
    s = table(player(hand=[1, 2]), **LAST_DECKS)
    end_turn(do(s, "discard 1"), "take builder")
    assert (2, 2) == (s.period, s.period_cause)
    assert ("DiscardHand", 0) == asked(s)


def test_L_P2_the_display_leaves_sets_score_and_new_ships_come() -> None:
    s = table(player(hand=[1, 2], wigs=5), player(rubble=sets(1), wigs=5), yard=["red"], **LAST_DECKS)
    discarded = s.discarded[:]
    end_turn(do(s, "discard 1"), "take builder")
    assert [5, 5 + 3, 5] == s.wigs[:3]
    dump: Any = GAME.dump(s)
    assert ["purple", "purple", "brown", "brown"] == dump["yard"]
    assert {"builder": None, "marquis": None, "king": None, "treasury": None} == dump["display"]
    assert [*discarded, 1, 46] == s.discarded, "the card under the face-up one leaves unseen"


def test_L_P3_example_two_king_cards_bring_one_reward() -> None:
    s = change(player(hand=[41, 42, 61]))
    do(s, "discard 41", "discard 42", "discard 61", "stop", "reward 42")
    assert "cloth" == goods_of(s)
    assert ("DiscardHand", 1) == asked(s)


def test_L_P3_example_king_marquis_and_two_builders_bring_three_rewards() -> None:
    s = change(player(hand=[1, 2, 21, 41], goods=goods("")))
    do(s, "discard 1", "discard 2", "discard 21", "discard 41", "stop", "reward 41", "reward 2", "reward 21")
    assert "gold gold tools" == goods_of(s)
    assert ("DiscardHand", 1) == asked(s)


def test_L_P3_example_two_treasury_cards_or_no_discard_bring_none() -> None:
    s = change(player(hand=[61, 62], reis=5), player(hand=[21]))
    do(s, "discard 61", "discard 62", "stop")
    assert ("DiscardHand", 1) == asked(s)
    do(s, "stop")
    assert ("DiscardHand", 2) == asked(s)
    assert 5 == s.cash[0]


def test_L_P3_no_penalty() -> None:
    s = change(player(hand=[5], goods=goods("gold")))
    do(s, "discard 5", "stop")
    assert "gold" == goods_of(s)
    assert ("DiscardHand", 1) == asked(s)


def test_L_P4_hands_are_filled_up_and_brown_cards_form_the_display() -> None:
    s = change(
        player(hand=[1, 2, 3, 4, 5]), player(hand=[21, 22, 23, 24, 25]), player(hand=[41, 42, 43, 44, 45])
    )
    do(s, "discard 1", "stop", "reward 1", "stop", "discard 42", "discard 45", "stop", "reward 42")
    assert [5, 5, 5] == [len(hand) for hand in s.hands[:3]]
    purple = [sum([card in PURPLE for card in hand]) for hand in s.hands[:3]]
    assert [1, 0, 2] == purple
    assert () == s.purple
    assert [16, 36, 56, 78] == s.face_up
    assert [4] * 4 == [len(deck) for deck in s.decks]
    assert ("PlayCard", 1) == asked(s)


def test_L_P4_example_a_follower_causes_the_change() -> None:
    """Green (2), following Yellow (0): Green, Purple, Yellow and Orange discard, Orange (1) begins."""
    s = followed_to_the_change()
    order = []
    while asked(s)[0] == "DiscardHand":
        order.append(asked(s)[1])
        do(s, "stop")
    assert [2, 3, 0, 1] == order
    assert (2, ("PlayCard", 1)) == (s.period, asked(s))


def test_L_P4_a_change_caused_by_a_follower_can_be_stored() -> None:
    s = followed_to_the_change()
    assert GAME.dump(s) == GAME.dump(GAME.load(GAME.dump(s)))


def test_L_P5_the_first_cause_names_the_player() -> None:
    s = completing(2)
    position: Any = GAME.dump(s)
    position.update(LAST_DECKS)
    del position["discarded"]
    s = GAME.load(position)
    do(s, "visit 41", "skip", "open west_c", "use blue_2", "convert 0")
    do(s, "follow", "do building", "open west_a", "use green_2", "convert 0")
    end_turn(s, "take builder")
    assert (1, 2) == (s.period_cause, s.period_causer)
    assert ("DiscardHand", 2) == asked(s)


def test_L_P6_all_discards_first_then_the_rewards_before_the_next_player() -> None:
    s = change(player(hand=[1, 4, 44]))
    do(s, "discard 44", "discard 4")
    assert ["stop", "discard 1"] == options(s)
    do(s, "stop")
    assert ["reward 4", "reward 44"] == options(s)
    do(s, "reward 44", "favor king", "reward 4", "plan blue")
    assert ("DiscardHand", 1) == asked(s)


def test_L_P7_one_church_scoring_when_all_have_discarded() -> None:
    s = change(player(hand=[43], clergy=["C1"]), player(hand=[21]), player(hand=[22]), cardinal=5)
    do(s, "discard 43", "stop", "reward 43", "cardinal 1 0", "stop", "stop")
    assert ("DiscardTiles", 0) == asked(s)
    assert 21 == len(s.purple)
    do(s, "stop")
    assert ("PlayCard", 1) == asked(s)


def test_L_P7_a_set_completed_in_P3_brings_no_wigs() -> None:
    s = change(
        player(hand=[3], rubble=sets(0, fire=1, tsunami=1), wigs=5),
        rubble={"pile": ["earthquake"]},
        options=pack_with(cards={"3": "cube"}),
    )
    do(s, "discard 3", "stop", "reward 3", "cube earthquake")
    assert (1, 5) == (s.sets[0], s.wigs[0])


def test_L_P8_everything_else_stays() -> None:
    s = table(
        player(hand=[1, 2], upper=[ship("red", "gold gold", at_sea=True)], goods=goods("cloth"), influence=3),
        player(upper=[ship("blue", "tools", at_sea=True)]),
        treasury=5,
        prices={"gold": 3},
        stack=acting()[1:],
        cardinal=4,
        display={"king": 46},
        decks={},
    )
    do(s, "end", "stop", "stop", "stop")
    assert 2 == s.period
    assert (["red_ship"], (0, 0), True) == (upper(s), s.cargo[0], s.at_sea[0])
    assert ("cloth", 3, 5, 3, 4) == (goods_of(s), s.influence[0], treasury(s), s.prices[0], s.cardinal)
    assert ("PlayCard", 1) == asked(s)
    assert False is s.at_sea[3]


# G End of the game.


def finish_round(s: LisboaState) -> list[int]:
    """Everybody discards a card for gold until the game is over; the seats in their order."""
    order = []
    while s.stack:
        order.append(asked(s)[1])
        do(s, options(s, "discard")[0])
        while s.stack and asked(s)[0] != "PlayCard":
            do(s, options(s)[0])
    return order


def test_L_G1_the_round_is_finished_and_one_more_follows() -> None:
    s = table(player(hand=[1, 2, 3]), round=7, **LAST_BROWN)
    assert [0, 1, 2, 0, 1, 2] == finish_round(s)
    assert "empty_decks" == s.ended_by
    assert 8 == s.round


def test_L_G1_a_fourth_set_ends_the_game() -> None:
    s = table(
        player(hand=[66, 1, 2], reis=9, influence=0, rubble=sets(3, fire=1, tsunami=1)),
        rubble={"pile": ["earthquake"]},
        period=2,
    )
    do(s, "sponsor 66", "cube earthquake")
    end_turn(s)
    assert (1, 2) == (s.end_cause, s.last_round)
    assert [1, 2, 0, 1, 2] == finish_round(s)
    assert "rubble_sets" == s.ended_by


def test_L_G2_example_green_to_the_right_of_yellow_is_last() -> None:
    """Yellow (1) is first player: the round ends with Green (0), and Yellow begins the final one."""
    s = table(player(hand=[1, 2, 3]), first_player=1, active=2, **LAST_BROWN)
    assert [2, 0, 1, 2, 0] == finish_round(s)


def test_L_G3_in_the_last_players_turn_the_final_round_still_follows() -> None:
    s = table(player(hand=[1, 2, 3]), active=2, **LAST_BROWN)
    assert [2, 0, 1, 2] == finish_round(s)


def test_L_G4_further_causes_change_nothing() -> None:
    s = table(player(hand=[1, 2, 3]), round=4, end_cause="rubble_sets", last_round=5, **LAST_BROWN)
    end_turn(do(s, "discard 1"))
    assert (1, 5) == (s.end_cause, s.last_round)


def test_L_G4_four_sets_when_period_2_begins_end_it_in_its_first_turn() -> None:
    s = table(player(hand=[1, 2]), player(rubble=sets(4)), period=2, round=3)
    end_turn(do(s, "discard 1"))
    assert (1, 4) == (s.end_cause, s.last_round)


def test_L_G5_without_a_face_up_card_none_is_taken() -> None:
    s = table(player(hand=[1, 2]), period=2, display={}, decks={}, end_cause="empty_decks", last_round=2)
    do(s, "discard 1")
    assert ("EndTurn", 0) == asked(s)


def test_the_reasons_are_told() -> None:
    s = table(player(hand=[1, 2]), **LAST_DECKS)
    events = told(s, "discard 1", "take builder", "end")
    assert {"kind": "period", "seat": 0, "period": 2, "cause": "empty_decks"} in events
    s = table(player(hand=[1, 2]), **LAST_BROWN)
    events = told(s, "discard 1", "take builder", "end")
    assert {"kind": "end_caused", "seat": None, "cause": "empty_decks", "last_round": 2} in events
