"""Tasks (L-X1, X5 to X8)."""

from __future__ import annotations

from typing import Any

import pytest

from tabuleiro.core.errors import BadPosition
from tabuleiro.games.lisboa import GAME
from tabuleiro.games.lisboa.state import LisboaState
from tests.lisboa.found import goods_of
from tests.lisboa.moves import asked, do, end_turn, options, told
from tests.lisboa.solo import lacerda
from tests.lisboa.tables import NO_RUBBLE, frame, goods, offices, player, ship, stores, table

TURN = ("TakeCard", "EndTurn", "ChurchScoring", "FinishTasks", "Refill", "PeriodOrEnd", "NextTurn")
STORE_OR_SHIP, BUILDING_OR_DECREE, STORE_OR_DECREE, SHIP_OR_BUILDING = 1, 2, 3, 4
RECRUIT_2, PLAN, CARDINAL, FAVOR, FOLLOW, SELL, PRODUCE, CHURCH = 5, 6, 7, 8, 9, 10, 11, 12


def with_tasks(*tasks: int, you: dict[str, Any] | None = None, seats: int = 3, **zones: Any) -> LisboaState:
    """Seat 0 has these tasks, the others have none."""
    first = {**(you or player(hand=[1, 2])), "tasks": list(tasks)}
    others = [player(tasks=[]) for _ in range(seats - 1)]
    chosen = {"starting_tasks": list(range(seats)), **zones.pop("options", {})}
    return table(first, *others, seats=seats, options=chosen, **zones)


def in_turn(*frames: str | dict[str, Any]) -> list[dict[str, Any]]:
    """A stack of a turn of seat 0 with tasks at its end."""
    return [frame(each, 0) for each in (*frames, *TURN)]


def finished(s: LisboaState, take: str | None = None) -> tuple[int, ...]:
    """The tasks that are gone after the end of the turn."""
    while asked(s)[0] not in ("TakeCard", "EndTurn"):
        do(s, options(s)[0])
    end_turn(s, take)
    return s.tasks_gone


def deal(players: int = 3, seed: int = 1, **chosen: Any) -> LisboaState:
    s = GAME.deal(GAME.configure(players, chosen), seed)
    while asked(s)[0] == "KeepTile":
        do(s, options(s)[0])
    return s


# X1 Dealing.


@pytest.mark.parametrize("seats", [[0], [1, 2], [0, 1, 2]])
def test_L_X1_each_player_who_wants_it_gets_one_task_a(seats: list[int]) -> None:
    s = deal(starting_tasks=seats)
    assert [int(seat in seats) for seat in range(3)] == [len(held) for held in s.tasks]
    assert {1, 2, 3, 4} >= {task for held in s.tasks for task in held}


def test_L_X1_at_random() -> None:
    assert {1, 2, 3, 4} == {deal(seed=seed, starting_tasks=[0]).tasks[0][0] for seed in range(30)}


def test_L_X1_done_it_gives_two_tasks_b_at_the_end_of_the_turn_and_leaves() -> None:
    s = with_tasks(STORE_OR_DECREE, you=player(hand=[21], influence=9))
    top = s.task_deck[-2:]
    do(s, "visit 21", "skip", options(do(s.clone(), "visit 21", "skip"), "decree")[0])
    assert (STORE_OR_DECREE,) == s.tasks[0] == s.tasks_done[0]
    assert (STORE_OR_DECREE,) == finished(s)
    assert (top, 6) == (s.tasks[0], len(s.task_deck))


def test_L_X1_nothing_else_comes_of_a_task_a() -> None:
    s = with_tasks(STORE_OR_DECREE, you=player(hand=[21], influence=9))
    do(s, "visit 21", "skip", options(do(s.clone(), "visit 21", "skip"), "decree")[0])
    before = s.wigs[0], s.cash[0], s.influence[0]
    finished(s)
    assert before == (s.wigs[0], s.cash[0], s.influence[0])


# X5 Tasks A need a visit of your own.


def visited_marquis(*tasks: int, **zones: Any) -> LisboaState:
    s = with_tasks(*tasks, you=player(hand=[21], influence=9, goods=goods("gold")), **zones)
    return do(s, "visit 21")


@pytest.mark.parametrize(
    ("task", "done"),
    [
        (STORE_OR_SHIP, ()),
        (BUILDING_OR_DECREE, (BUILDING_OR_DECREE,)),
        (STORE_OR_DECREE, (STORE_OR_DECREE,)),
        (SHIP_OR_BUILDING, ()),
    ],
)
def test_L_X5_a_decree_in_a_visit(task: int, done: tuple[int, ...]) -> None:
    s = do(visited_marquis(task), "skip")
    do(s, options(s)[0])
    assert done == s.tasks_done[0]


@pytest.mark.parametrize(
    ("task", "done"),
    [
        (STORE_OR_SHIP, (STORE_OR_SHIP,)),
        (BUILDING_OR_DECREE, ()),
        (STORE_OR_DECREE, ()),
        (SHIP_OR_BUILDING, (SHIP_OR_BUILDING,)),
    ],
)
def test_L_X5_a_ship_as_the_free_state_action_of_a_visit(task: int, done: tuple[int, ...]) -> None:
    s = do(visited_marquis(task), "do ship", "ship")
    assert done == s.tasks_done[0]


def test_L_X5_a_store_in_a_visit() -> None:
    you = player(hand=[1], influence=9, reis=60)
    s = do(with_tasks(STORE_OR_SHIP, you=you, rubble=NO_RUBBLE), "visit 1")
    do(s, "skip", "build gold B1")
    while asked(s)[0] != "BuildHouse":
        do(s, options(s)[0])
    do(s, "house left")
    assert (STORE_OR_SHIP,) == s.tasks_done[0]


def test_L_X5_a_public_building_in_a_visit() -> None:
    you = player(hand=[41], influence=9, plans=["blue_2"], officials=offices(2, 0, 0))
    s = do(with_tasks(SHIP_OR_BUILDING, you=you), "visit 41", "skip", "open west_c")
    do(s, "use blue_2")
    assert (SHIP_OR_BUILDING,) == s.tasks_done[0]


def test_L_X5_an_event_does_not_count() -> None:
    s = do(with_tasks(STORE_OR_DECREE, you=player(hand=[62], reis=30, influence=0)), "sponsor 62")
    do(s, options(s)[0])
    assert 1 == len(s.decrees[0])
    assert () == s.tasks_done[0]


def test_L_X5_a_follow_does_not_count() -> None:
    others = [player(tasks=[STORE_OR_DECREE], favors=["marquis"], influence=9), player(tasks=[])]
    s = table(player(hand=[21], influence=9, tasks=[]), *others, options={"starting_tasks": [0, 1, 2]})
    do(s, "visit 21", "skip")
    do(s, options(s)[0], "follow", "do decree")
    do(s, options(s)[0])
    assert 1 == len(s.decrees[1])
    assert () == s.tasks_done[1]


def test_L_X5_a_traded_ship_does_not_count() -> None:
    s = with_tasks(
        STORE_OR_SHIP,
        you=player(hand=[1], goods=goods("gold gold cloth")),
        stack=in_turn("SellOrTrade", "Fulfilled"),
    )
    do(s, "offer gold ship", "ship")
    assert () == s.tasks_done[0]


# X6 Tasks B by any source.


def trading(task: int, offer: str, *codes: str, **zones: Any) -> LisboaState:
    """Seat 0 trades for a state action."""
    you = player(hand=[1], goods=goods("gold gold cloth"), **zones.pop("you", {}))
    s = with_tasks(task, you=you, stack=in_turn("SellOrTrade", "Fulfilled"), **zones)
    return do(s, f"offer gold {offer}", *codes)


def test_L_X6_two_officials_recruited_by_one_effect() -> None:
    s = trading(RECRUIT_2, "recruit", "office builder")
    assert () == s.tasks_done[0]
    assert (RECRUIT_2,) == do(s, "office king").tasks_done[0]


def test_L_X6_one_official_is_not_enough() -> None:
    assert () == trading(RECRUIT_2, "recruit", "office builder", "stop").tasks_done[0]
    s = with_tasks(RECRUIT_2, you=player(hand=[3], goods=goods("gold")))
    do(s, "portfolio 3", "office builder")
    do(s, "offer gold recruit", "office king", *(["stop"] if "stop" in options(s) else []))
    assert () == s.tasks_done[0]


def test_L_X6_a_plan() -> None:
    assert (PLAN,) == trading(PLAN, "plan", "plan blue").tasks_done[0]


def test_L_X6_a_plan_as_a_reward() -> None:
    s = with_tasks(PLAN, you=player(hand=[4], goods=goods("gold")))
    assert (PLAN,) == do(s, "portfolio 4", "plan blue").tasks_done[0]


def test_L_X6_a_cardinal_move_with_a_tile() -> None:
    s = trading(CARDINAL, "cardinal")
    assert (CARDINAL,) == do(s, options(s)[0]).tasks_done[0]


def test_L_X6_a_favor() -> None:
    assert (FAVOR,) == trading(FAVOR, "favor", "favor king").tasks_done[0]


def test_L_X6_a_good_sold() -> None:
    you = player(hand=[1], goods=goods("gold"), upper=[ship("red")])
    s = with_tasks(SELL, you=you, stack=in_turn("SellOrTrade", "Fulfilled"))
    assert (SELL,) == do(s, "sell gold 0.1").tasks_done[0]


def test_L_X6_a_good_produced() -> None:
    s = trading(PRODUCE, "produce", stores=stores(A1="0 gold"))
    assert (PRODUCE,) == s.tasks_done[0]


def test_L_X6_tiles_discarded_in_a_church_scoring() -> None:
    you = player(hand=[1], clergy=["C1"])
    stack = [frame(each, 0) for each in TURN[1:]]
    s = with_tasks(CHURCH, you=you, church_cause=0, stack=stack)
    do(s, "end", "tile C1", "stop")
    assert ((CHURCH,), 5 + 2 + 2) == (s.tasks_gone, s.wigs[0])
    s = with_tasks(CHURCH, you=you, church_cause=0, stack=stack)
    assert () == do(s, "end", "stop").tasks_gone


def following(task: int, *codes: str) -> LisboaState:
    """Seat 1 has the task and follows seat 0 to the Marquis."""
    others = [player(tasks=[task], favors=["marquis"], influence=9, goods=goods("gold")), player(tasks=[])]
    s = table(player(hand=[21], influence=9, tasks=[]), *others, options={"starting_tasks": [0, 1, 2]})
    do(s, "visit 21", "skip")
    return do(s, options(s)[0], "follow", *codes)


def test_L_X6_any_follow_in_anybodys_turn() -> None:
    s = following(FOLLOW, "do decree")
    do(s, options(s)[0])
    assert (FOLLOW,) == s.tasks_done[1]
    assert (FOLLOW,) == finished(s)
    assert 1 == s.active


def test_L_X6_also_of_lacerda() -> None:
    you = player(favors=["marquis"], influence=9, tasks=[FOLLOW])
    s = table(you, seats=1, active=1, lacerda=lacerda(courtier="builder"), options={"starting_tasks": [0]})
    do(s, "follow", "do decree")
    influence = s.influence[0]
    do(s, options(s)[0])
    assert ((FOLLOW,), influence + 2) == (s.tasks_gone, s.influence[0])


def test_L_X6_what_another_does_counts_for_nobody_else() -> None:
    s = trading(PLAN, "plan", "plan blue")
    assert [(PLAN,), (), ()] == list(s.tasks_done)


# X7 When.


def test_L_X7_a_deed_counts_only_after_the_task_was_received() -> None:
    s = visited_marquis(STORE_OR_SHIP, task_deck=[9, 10, 5, 6, 7, 8, 11, 12])
    do(s, "do ship", "ship")
    do(s, options(s, "decree")[0])
    finished(s)
    assert ((FOLLOW, SELL), ()) == (tuple(sorted(s.tasks[0])), s.tasks_done[0])


def test_L_X7_the_reward_comes_at_the_end_of_the_same_turn_after_the_church_scoring() -> None:
    s = trading(CARDINAL, "cardinal", cardinal=5, you={"clergy": ["C1"]})
    do(s, options(s)[0])
    while asked(s)[0] != "EndTurn":
        do(s, options(s)[0])
    assert ("DiscardTiles", 0) == asked(do(s, "end"))
    kinds = [event["kind"] for event in told(s, "stop")]
    assert kinds.index("task_finished") < kinds.index("reis") < kinds.index("turn")


def test_L_X7_the_active_player_first_then_clockwise() -> None:
    players = [
        player(hand=[21], influence=9, tasks=[STORE_OR_DECREE]),
        player(tasks=[FOLLOW], favors=["marquis"], influence=9),
        player(tasks=[]),
    ]
    s = table(*players, options={"starting_tasks": [0, 1, 2]}, active=0)
    do(s, "visit 21", "skip")
    do(s, options(s)[0], "follow", "do decree")
    do(s, options(s)[0])
    do(s, options(s, "take")[0])
    order = [event["seat"] for event in told(s, "end") if event["kind"] == "task_finished"]
    assert [0, 1] == order


def two_done() -> LisboaState:
    """A plan and a favor traded in one turn."""
    s = with_tasks(
        PLAN, FAVOR, you=player(hand=[1], goods=goods("gold gold")), stack=in_turn("SellOrTrade", "Fulfilled")
    )
    do(s, "offer gold plan", "plan blue", "offer gold favor", "favor king")
    return do(s, options(s, "take")[0], "end")


def test_L_X7_of_two_tasks_done_in_one_turn_the_owner_chooses_one() -> None:
    s = two_done()
    assert ("ChooseTask", 0) == asked(s)
    assert [f"task {PLAN}", f"task {FAVOR}"] == options(s)
    influence = s.influence[0]
    do(s, f"task {FAVOR}")
    assert (influence + 2, (FAVOR,)) == (s.influence[0], s.tasks_gone)


def test_L_X7_the_other_must_be_done_anew() -> None:
    s = do(two_done(), f"task {FAVOR}")
    assert ((PLAN,), ()) == (s.tasks[0], s.tasks_done[0])
    assert ("PlayCard", 1) == asked(s)


def test_L_X7_a_deed_in_the_change_of_period_comes_too_late() -> None:
    you = player(hand=[4], tasks=[PLAN])
    s = with_tasks(
        PLAN,
        you=you,
        period_cause="rubble_sets",
        period_causer=0,
        stack=[frame(each, 0) for each in TURN[1:]],
    )
    do(s, "end", "discard 4", "stop", "reward 4", "plan blue", "stop", "stop")
    assert ("PlayCard", 1) == asked(s)
    assert [(PLAN,), ()] == [s.tasks[0], s.tasks_done[0]]


def test_L_X7_with_the_deck_empty_fewer_tasks_come() -> None:
    gone = [5, 6, 7, 8, 9, 10, 11]
    s = do(visited_marquis(STORE_OR_DECREE, task_deck=[12], tasks_gone=gone), "skip")
    do(s, options(s)[0])
    finished(s)
    assert ((12,), ()) == (s.tasks[0], s.task_deck)


def test_L_X7_tasks_are_public_and_the_order_of_the_deck_is_not() -> None:
    s = deal(starting_tasks=[0, 2])
    view = GAME.view(s, 1)
    players = view["players"]
    assert isinstance(players, list)
    assert [list(held) for held in s.tasks] == [each["tasks"] for each in players]
    assert 8 == view["task_deck"]


def test_L_X7_the_unused_tasks_a_leave() -> None:
    s = deal(starting_tasks=[0])
    assert {5, 6, 7, 8, 9, 10, 11, 12} == set(s.task_deck)


# X8 Rewards.


def rewarded(task: int, **zones: Any) -> LisboaState:
    """Seat 0 has done the task in this turn, which ends."""
    you = {**player(hand=[1], reis=0, influence=3, wigs=5), **zones.pop("you", {}), "tasks_done": [task]}
    s = with_tasks(task, you=you, stack=[frame(each, 0) for each in TURN[1:]], **zones)
    return do(s, "end")


def test_L_X8_reis_influence_gold_and_wigs() -> None:
    assert 3 == rewarded(CARDINAL).cash[0]
    assert 3 == rewarded(SELL).cash[0]
    assert 3 + 2 == rewarded(FAVOR).influence[0]
    assert 3 + 2 == rewarded(FOLLOW).influence[0]
    assert "gold" == goods_of(rewarded(PRODUCE))
    assert 5 + 2 == rewarded(CHURCH).wigs[0]


def test_L_X8_influence_is_a_numbered_gain() -> None:
    s = rewarded(FAVOR, you={"influence": 9, "clergy": ["C6"], "upper": [2]})
    assert (10, 6) == (s.influence[0], s.wigs[0])


@pytest.mark.parametrize("task", [RECRUIT_2, PLAN])
def test_L_X8_an_own_official_in_any_office(task: int) -> None:
    s = rewarded(task)
    assert ("PlaceOfficial", 0) == asked(s)
    assert ["office builder", "office marquis", "office king"] == options(s)
    do(s, "office king")
    assert [0, 1, 1] == s.offices[0::3]


def test_L_X8_it_is_no_recruiting() -> None:
    s = rewarded(PLAN, you={"clergy": ["C7"], "influence": 3})
    assert 3 == do(s, "office king").influence[0]


def test_L_X8_a_full_office_as_when_recruiting() -> None:
    s = rewarded(PLAN, you={"officials": offices(0, 0, 6)})
    do(s, "office king")
    assert (6, 1) == (s.offices[6], s.plazas[6])


def test_L_X8_without_an_official_on_the_board_nothing() -> None:
    s = rewarded(PLAN, you={"officials": offices(2, 3, 3)})
    assert ("PlayCard", 1) == asked(s)


# Positions.


@pytest.mark.parametrize(
    ("fields", "zones", "reason"),
    [
        ({"tasks": [13]}, {}, "players[0].tasks[0]: 13 is not between 1 and 12"),
        ({"tasks": [5, 5]}, {}, "players[0].tasks[1]: more than 1 of task '5'"),
        (
            {"tasks": [5], "tasks_done": [6]},
            {},
            "players[0].tasks_done: only tasks that the seat has can be done",
        ),
        ({"tasks": [5]}, {"task_deck": [6]}, "task_deck: the deck holds all tasks B that nobody has or had"),
        ({"tasks": [5]}, {"task_deck": [1]}, "task_deck: the deck holds all tasks B that nobody has or had"),
    ],
    ids=["unknown", "twice", "not held", "missing", "deck"],
)
def test_bad_tasks_are_refused(fields: dict[str, Any], zones: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition) as refused:
        table(player(**fields), player(tasks=[]), seats=2, options={"starting_tasks": [0, 1]}, **zones)
    assert reason == str(refused.value)


def test_a_seat_without_tasks_gets_none() -> None:
    with pytest.raises(BadPosition, match=r"players\[1\]\.tasks: seat 1 plays without tasks"):
        table(player(), player(tasks=[5]), seats=2, options={"starting_tasks": [0]})


def test_without_tasks_the_turn_has_no_such_step() -> None:
    with pytest.raises(BadPosition, match="there are no tasks in this game"):
        table(stack=[frame(each, 0) for each in TURN])
