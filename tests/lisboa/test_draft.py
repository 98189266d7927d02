"""The draft (L-S15, S17, X4) and what is known of it (L-S16, S18)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tabuleiro.core import rules
from tabuleiro.core.errors import BadPosition
from tabuleiro.core.match import Match
from tabuleiro.core.rng import Dice, roll
from tabuleiro.games.lisboa import GAME
from tabuleiro.games.lisboa.state import NOBODY, LisboaState, Passed
from tests.lisboa.moves import asked, do, options
from tests.lisboa.tables import with_court


def drafting(players: int = 3, seed: int = 1, **chosen: Any) -> LisboaState:
    """A deal in which everybody has kept a clergy tile; seat 0 begins."""
    config = GAME.configure(players, {"draft": True, "first_player": 0, **chosen})
    s = GAME.deal(config, seed)
    while asked(s)[0] == "KeepTile":
        do(s, options(s)[0])
    return s


def drafted(players: int, seed: int = 1) -> LisboaState:
    """The same after a draft at random."""
    s, dice = drafting(players, seed), Dice(seed)
    while asked(s)[0] == "KeepCards":
        found = rules.options(s)
        rules.apply(s, found[roll(dice, len(found))])
    return s


def seen(s: LisboaState, seat: int) -> Any:
    players = GAME.view(s, seat)["players"]
    assert isinstance(players, list)
    return players[seat]


# S15 The passes.


def test_L_S15_of_five_cards_two_are_kept_and_three_passed_to_the_left() -> None:
    s = drafting()
    dealt = s.packets
    assert [5, 5, 5] == [len(packet) for packet in dealt]
    for packet in dealt:
        do(s, f"draft {packet[0]}", f"draft {packet[1]}")
    assert [dealt[seat][:2] for seat in range(3)] == s.hands
    assert (dealt[2][2:], dealt[0][2:], dealt[1][2:]) == s.packets


def test_L_S15_of_smaller_hands_two_are_kept_at_first_too() -> None:
    s = drafting(pack=with_court(hand=4))
    sizes = []
    while asked(s)[0] == "KeepCards":
        sizes.append((len(s.packets[asked(s)[1]]), GAME.digest(s) == GAME.digest(GAME.load(GAME.dump(s)))))
        do(s, options(s)[0])
    assert [(4, True), (3, True)] * 3 + [(2, True)] * 3 == sizes
    assert [4, 4, 4] == [len(hand) for hand in s.hands]


def test_L_S15_then_one_of_three_one_of_two_and_the_last() -> None:
    s = drafting()
    sizes = []
    while asked(s)[0] == "KeepCards":
        if asked(s)[1] == 0 and not s.kept[0]:
            sizes.append((len(s.packets[0]), len(s.hands[0])))
        do(s, options(s)[0])
    assert [(5, 0), (3, 2), (2, 3)] == sizes
    assert [5, 5, 5] == [len(hand) for hand in s.hands]
    assert not any(s.packets)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_L_S15_no_card_is_lost_or_new(players: int) -> None:
    before = drafting(players)
    after = drafted(players)
    assert sorted([card for packet in before.packets for card in packet]) == sorted(
        [card for hand in after.hands for card in hand]
    )


def test_L_S15_the_two_cards_may_be_named_in_any_order() -> None:
    there, back = drafting(), drafting()
    packet = there.packets[0]
    assert [f"draft {card}" for card in packet] == options(there)
    do(there, f"draft {packet[2]}", f"draft {packet[4]}")
    do(back, f"draft {packet[4]}", f"draft {packet[2]}")
    assert GAME.dump(there) == GAME.dump(back)


def test_L_X4_without_the_option_the_dealt_cards_are_the_hand() -> None:
    s = GAME.deal(GAME.configure(3, {"first_player": 0}), 1)
    while asked(s)[0] == "KeepTile":
        do(s, options(s)[0])
    assert ("PlayCard", 0) == asked(s)
    assert s.hands == list(drafting().packets)


# S17 When.


def test_L_S17_the_draft_comes_after_the_church_is_filled() -> None:
    s = drafting()
    assert ("KeepCards", 0) == asked(s)
    assert min(s.church) >= 0


def test_L_S17_then_tasks_then_starting_decrees() -> None:
    s = drafting(starting_tasks=[0, 1, 2], starting_decree=True)
    while asked(s)[0] == "KeepCards":
        assert () == s.tasks
        do(s, options(s)[0])
    assert "TakeStartingDecree" == asked(s)[0]
    assert [1, 1, 1] == [len(held) for held in s.tasks]


def test_L_S17_not_in_solo() -> None:
    s = GAME.deal(GAME.configure(1, {"draft": True}), 1)
    do(s, options(s)[0])
    assert ("PlayCard", 0) == asked(s)


# S16 What is hidden.


def test_L_S16_nobody_sees_what_others_choose_from_or_keep() -> None:
    s = drafting()
    do(s, options(s)[0])
    views = [GAME.view(s, seat)["players"] for seat in (1, 2, None)]
    for players in views:
        assert isinstance(players, list)
        assert (4, 1) == (players[0]["packet"], players[0]["kept"])
        assert "passed" not in players[0]
    assert (list(s.packets[0]), list(s.kept[0])) == (seen(s, 0)["packet"], seen(s, 0)["kept"])


def test_L_S16_events_of_the_draft_are_masked() -> None:
    match = Match.from_position(GAME, GAME.dump(drafting()))
    match.submit(0, match.options()[0])
    assert [{"kind": "kept_card", "seat": 0}] == match.events(1)[-1]
    assert [{"kind": "kept_card", "seat": 0, "card": match.state.kept[0][0]}] == match.events(0)[-1]


def test_L_S16_a_passed_packet_is_told_to_giver_and_taker() -> None:
    s = drafting(4)
    s.journal = []
    while not any(s.hands):
        do(s, options(s)[0])
    passed = [event for event in s.journal if event.kind == "passed_cards"]
    assert [(0, 1), (1, 2), (2, 3), (3, 0)] == sorted([event.seen_by for event in passed])
    assert all("cards" not in event.masked_for(None) for event in passed)


def test_L_S16_a_choice_can_be_taken_back_until_the_packets_go_on() -> None:
    match = Match.from_position(GAME, GAME.dump(drafting(2)))
    first = match.options()[0].code
    match.submit(0, first)
    assert match.can_undo(0)
    match.submit(0, match.options()[0].code)
    match.undo(0)
    for _ in range(3):
        seat = match.to_act
        assert seat is not None
        match.submit(seat, match.options()[0].code)
    assert not match.can_undo(1)


# S18 What a seat remembers.


def remembered(s: LisboaState, seat: int) -> list[Passed]:
    return list(s.passed[seat])


def test_L_S18_a_seat_remembers_the_cards_it_passed_on() -> None:
    s = drafting(4)
    three = s.packets[0][2:]
    while len(s.hands[0]) < 2:
        do(s, options(s)[0])
    assert [Passed(three, (), 1)] == remembered(s, 0)
    assert [{"cards": list(three), "holders": [], "carrier": 1}] == seen(s, 0)["passed"]


def test_L_S18_and_that_one_of_them_stays_at_each_station() -> None:
    s = drafting(4)
    three = s.packets[0][2:]
    while len(s.hands[0]) < 3:
        do(s, options(s)[0])
    first, second = remembered(s, 0)
    assert Passed(three, (1,), 2) == first
    assert ((), 1) == (second.holders, second.carrier)
    while asked(s)[0] == "KeepCards":
        do(s, options(s)[0])
    assert [(3, (1, 2, 3)), (2, (1, 2)), (1, (1,))] == [
        (len(group.cards), group.holders) for group in remembered(s, 0)
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_L_S18_what_is_remembered_is_true(players: int, seed: int) -> None:
    s = drafted(players, seed)
    for seat in range(players):
        for cards, holders, carrier in remembered(s, seat):
            assert NOBODY == carrier
            held = [[card for card in cards if card in s.hands[holder]] for holder in holders]
            assert [1] * len(cards) == [len(found) for found in held]
            assert seat not in holders


def test_L_S18_with_two_players_everything_passed_on_is_known_exactly() -> None:
    s = drafted(2)
    assert [1, 1, 1] == [len(group.cards) for group in remembered(s, 0)]
    known = {card for group in remembered(s, 0) for card in group.cards}
    assert known < set(s.hands[1])


def test_L_S18_with_three_players_the_card_that_comes_back_is_seen() -> None:
    s = drafted(3)
    assert [(2, (1, 2)), (2, (1, 2)), (1, (1,))] == [
        (len(group.cards), group.holders) for group in remembered(s, 0)
    ]


def test_L_S18_a_shown_card_says_who_had_it() -> None:
    s = drafted(4)
    group = remembered(s, 3)[0]
    shown = next(card for card in group.cards if card in s.hands[0])
    do(s, f"discard {shown}")
    after = remembered(s, 3)[0]
    assert set(group.cards) - {shown} == set(after.cards)
    assert (1, 2) == after.holders


def test_L_S18_the_last_card_of_a_group_is_forgotten_when_it_is_shown() -> None:
    s = drafted(2)
    before = remembered(s, 1)
    shown = before[0].cards[0]
    do(s, f"discard {shown}")
    assert before[1:] == remembered(s, 1)


def samples(s: LisboaState, seat: int | None, number: int) -> list[LisboaState]:
    sampler, dice = GAME.sampler(GAME.view(s, seat)), Dice(5)
    return [sampler.sample(dice) for _ in range(number)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_L_S18_the_sampler_deals_in_agreement_with_the_memory(players: int) -> None:
    s = drafting(players)
    while True:
        for seat in range(players):
            for sample in samples(s, seat, 3):
                assert GAME.view(s, seat) == GAME.view(sample, seat)
                GAME.load(GAME.dump(sample))
        if asked(s)[0] != "KeepCards":
            return
        do(s, options(s)[-1])


def test_L_S18_each_way_a_group_may_be_shared_out_is_as_likely() -> None:
    s = drafted(4)
    three = remembered(s, 0)[0].cards
    found = Counter(
        [tuple(sorted([card for card in three if card in sample.hands[1]])) for sample in samples(s, 0, 600)]
    )
    assert {(card,) for card in three} == set(found)
    assert 150 < min(found.values())


def test_L_S18_a_spectator_remembers_nothing() -> None:
    s = drafted(3)
    hands = {sample.hands[1] for sample in samples(s, None, 20)}
    assert 15 < len(hands)


# Positions.

PACKETS = ([1, 2, 3, 4, 5], [21, 22, 23, 24, 25], [41, 42, 43, 44, 45])


def first_packets(**changes: Any) -> dict[str, Any]:
    """A position in which all choose from the first packet, with other fields of seat 0."""
    players: list[dict[str, Any]] = [{"hand": [], "packet": packet} for packet in PACKETS]
    players[0].update(changes)
    frames = [{"frame": "PassCards", "seat": 0}, {"frame": "Turn", "seat": 0}]
    return {"players": players, "options": {"draft": True}, "stack": frames}


def test_a_draft_can_be_written() -> None:
    s = GAME.load(first_packets(packet=[1, 3, 4, 5], kept=[2]))
    assert ["draft 1", "draft 3", "draft 4", "draft 5"] == options(s)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"packet": [1, 2, 3, 4]}, "players: packets of [4, 5, 5] cards"),
        ({"packet": [1, 2, 3, 4, 6]}, "players[0].packet: only blue cards are drafted"),
        ({"hand": [61]}, "players[0]: 1 cards in the hand while packets have 5"),
        (
            {"packet": [4, 5], "kept": [1, 2, 3]},
            "players[0]: cards [1, 2, 3] cannot be kept of a packet of 5",
        ),
    ],
    ids=["size", "deck", "hand", "number"],
)
def test_a_bad_draft_is_refused(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.load(first_packets(**changes))
    assert reason == str(refused.value)


@pytest.mark.parametrize(
    ("cards", "holders", "carrier"),
    [([1], [], 1), ([21, 22], [], 1), ([21], [1], None), ([], [], None), ([21, 21, 22, 23, 24, 25], [], 1)],
    ids=["elsewhere", "some", "held", "none", "twice"],
)
def test_a_memory_that_is_not_true_is_refused(
    cards: list[int], holders: list[int], carrier: int | None
) -> None:
    memory = [{"cards": cards, "holders": holders, "carrier": carrier}]
    with pytest.raises(BadPosition, match=r"passed\[0\]: the cards do not lie where the seat remembers them"):
        GAME.load(first_packets(passed=memory))


def test_a_memory_of_a_card_that_was_passed_on_twice_is_refused() -> None:
    memory = {"cards": [21, 22, 23, 24, 25], "holders": [], "carrier": 1}
    with pytest.raises(BadPosition, match=r"players\[0\].passed: a card was passed on twice"):
        GAME.load(first_packets(passed=[memory, memory]))


def test_packets_that_nobody_passes_on_are_refused() -> None:
    position = GAME.dump(drafting())
    position["stack"] = [{"frame": "Turn", "seat": 0}]
    with pytest.raises(BadPosition, match="there are packets of cards, and nobody passes them on"):
        GAME.load(position)
