"""A house without a server: what it hands out is enough to go on, and what it is asked comes as JSON."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tabuleiro.alone import door, thinker
from tabuleiro.alone.house import Damaged, HouseForOne, NotFound
from tabuleiro.core.log import Log
from tabuleiro.core.match import replay
from tabuleiro.table.errors import NotNow

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "random"}


def new(*seats: dict[str, str], game: str = "san-juan", **more: Any) -> dict[str, Any]:
    return {"game": game, "seats": list(seats), "seed": 7, **more}


def play_on(house: HouseForOne, table: str, moves: int = 10_000) -> None:
    """Take the first option for everybody who thinks, bots too."""
    for _ in range(moves):
        question = house.ask_bot(table)
        if question is not None:
            answer = thinker.think(question, 0.01)
            house.bot_acts(table, question, answer)
            continue
        seat = house.info(table)["to_act"]
        if seat is None:
            return
        view = house.welcome(table, seat)["view"]
        assert view is not None
        house.act(table, seat, view["legal"][0])


def kept(house: HouseForOne) -> dict[str, tuple[str, list[str]]]:
    """What is unwritten, as somebody keeps it who had nothing before."""
    return {each.id: (each.head, [text for _, text in each.entries]) for each in house.unwritten()}


@pytest.mark.parametrize("game", ["san-juan", "lisboa"])
def test_a_table_goes_on_from_what_was_handed_out(game: str) -> None:
    house = HouseForOne(lambda: 5)
    table = house.create(new(ME, BOT, game=game))["id"]
    play_on(house, table, 40)
    head, entries = kept(house)[table]
    again = HouseForOne(lambda: 5)
    again.restore(head, entries)
    assert house.welcome(table, 0) == again.welcome(table, 0)
    assert [] == again.unwritten()


def test_what_was_handed_out_is_not_handed_out_again() -> None:
    house = HouseForOne()
    table = house.create(new(ME, BOT))["id"]
    first = house.unwritten()
    assert [[1, 2]] == [[number for number, _ in each.entries] for each in first]
    play_on(house, table, 1)
    assert [3] == [number for each in house.unwritten() for number, _ in each.entries][:1]
    assert [] == house.unwritten()


def test_a_table_from_elsewhere_is_handed_out_whole() -> None:
    house = HouseForOne()
    table = house.create(new(ME, BOT))["id"]
    head, entries = kept(house)[table]
    other = HouseForOne()
    other.restore(head, entries, written=False)
    assert entries == kept(other)[table][1]


def test_a_damaged_table_is_refused_in_a_sentence() -> None:
    for head, entries in (("{}", []), ("nothing", []), ('{"seats": 3}', ["{}"])):
        with pytest.raises(Damaged, match="a kept table cannot be read"):
            HouseForOne().restore(head, entries)


def test_a_whole_game_ends_with_a_log_that_replays_to_its_end() -> None:
    house = HouseForOne()
    table = house.create(new(ME, BOT, BOT))["id"]
    play_on(house, table)
    assert "over" == house.info(table)["status"]
    assert replay(Log.loads(house.log(table))).over
    assert house.scores(table)["rounds"]


def test_fork_rematch_and_import_make_tables_of_their_own() -> None:
    house = HouseForOne()
    table = house.create(new(ME, BOT, name="  Sunday   game ", my_name="Ana"))["id"]
    play_on(house, table)
    made = [house.fork(table, 4), house.rematch(table), house.import_log(house.log(table))]
    assert 4 == len({table, *[info["id"] for info in made]})
    assert [table, None, None] == [info["forked_from"] for info in made]
    assert "Sunday game" == house.info(table)["name"]
    assert ["Ana", ""] == [seat["name"] for seat in made[1]["seats"]]


def test_a_fork_against_bots_keeps_names_rounds_and_what_was_told() -> None:
    house = HouseForOne()
    table = house.create(new(ME, BOT, my_name="Ana"))["id"]
    play_on(house, table)
    fork = house.fork(table, 30, against=0)
    assert [("Ana", None), ("", "random")] == [(seat["name"], seat["level"]) for seat in fork["seats"]]
    assert house.look_back(table, 30, 0)["view"] == house.look_back(fork["id"], 30, 0)["view"]
    told = [house.history(each, 0)["updates"] for each in (table, fork["id"])]
    assert [update.get("events") for update in told[0][:32]] == [update.get("events") for update in told[1]]
    play_on(house, fork["id"])
    assert "over" == house.info(fork["id"])["status"]


def test_a_seat_of_an_old_log_is_played_on_against_bots() -> None:
    house = HouseForOne()
    table = house.create(new(ME, BOT))["id"]
    play_on(house, table)
    taken = house.import_log(house.log(table))["id"]
    fork = house.fork(taken, 12, against=1)
    assert [1] == fork["mine"]
    assert house.info(taken)["stand_in"] == fork["seats"][0]["level"]


def test_a_rematch_follows_the_end() -> None:
    house = HouseForOne()
    table = house.create(new(ME, BOT))["id"]
    with pytest.raises(NotNow, match="a rematch follows a game that is over"):
        house.rematch(table)


def test_a_game_that_is_prepared_leaves_no_table() -> None:
    house = HouseForOne()
    for game in ("san-juan", "lisboa"):
        house.prepare(game)
    assert [] == house.unwritten()


def test_nobody_else_can_be_invited() -> None:
    with pytest.raises(NotNow, match="nobody else can come to this house"):
        HouseForOne().create(new(ME, {"kind": "invited"}))


def test_all_hands_are_shown_after_the_end_alone() -> None:
    house = HouseForOne()
    table = house.create(new(ME, BOT))["id"]
    with pytest.raises(NotNow, match="all hands"):
        house.history(table, "all")
    play_on(house, table)
    assert all(seat["hand"] is not None for seat in house.look_back(table, 3, "all")["view"]["players"])


def test_a_forgotten_table_is_not_there() -> None:
    house = HouseForOne()
    table = house.create(new(ME, BOT))["id"]
    house.forget(table)
    assert not house.knows(table)
    with pytest.raises(NotFound, match="there is no table"):
        house.info(table)


def asked(what: str, **given: Any) -> Any:
    return json.loads(door.answer(json.dumps({"do": what, "with": given})))


def test_the_door_tells_what_was_done_and_what_is_to_be_kept() -> None:
    made = asked("create", new=new(BOT, BOT))
    table = made["told"]["id"]
    assert [table] == [each["id"] for each in made["unwritten"]]
    question = asked("ask_bot", table=table)["told"]
    for answer in (asked("think", question=question, seconds=0.01), asked("any_answer", question=question)):
        assert {"code", "reason", "facts", "plan"} == set(answer["told"])


def test_the_door_tells_refusals_with_their_kind() -> None:
    refused = asked("info", table="none")["refused"]
    assert {"kind": "NotFound", "message": "there is no table 'none'"} == refused


def test_a_bot_that_fails_does_something() -> None:
    table = asked("create", new=new(BOT, BOT))["told"]["id"]
    question = json.loads(asked("ask_bot", table=table)["told"])
    spoilt = json.dumps({**question, "view": {"legal": ["pass"]}})
    assert "fallback" == asked("think", question=spoilt, seconds=0.01)["told"]["reason"]
