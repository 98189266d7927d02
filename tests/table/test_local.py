"""A whole table in one process: what everybody is shown, undo, hints, bots, restarts, forks, logs."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tabuleiro.bots.base import Budget
from tabuleiro.core import registry
from tabuleiro.core.errors import BadLog, IllegalAction, NothingToUndo, NotYourTurn
from tabuleiro.core.log import Log
from tabuleiro.core.match import replay
from tabuleiro.core.rng import Dice
from tabuleiro.table import thinking
from tabuleiro.table.errors import NotNow, Stale
from tabuleiro.table.kept import LocalSeat, TableSettings
from tabuleiro.table.local import LocalTable
from tabuleiro.table.table import points_of
from tests.table.hosting import (
    TABLES,
    Client,
    any_option,
    dealt,
    everybody,
    play_on,
    sent,
    shown_by_the_rules,
)

every_game = pytest.mark.parametrize(("game", "players"), TABLES)


@every_game
def test_patched_views_equal_full_views_at_every_update(game: str, players: int) -> None:
    table, dice = dealt(game, players), Dice(5)
    clients = everybody(table)
    while table.to_act is not None:
        table.act(table.to_act, any_option(table, dice))
        for client in clients:
            client.follow()
            assert table.view(client.viewer) == client.view
        if table.moves % 50 == 0 and table.to_act is not None:
            assert all(shown_by_the_rules(table, client.viewer) == client.view for client in clients)
    assert ["over"] * len(clients) == [client.said["table"]["status"] for client in clients]


@every_game
def test_nobody_is_told_more_than_the_rules_allow(game: str, players: int) -> None:
    table = dealt(game, players)
    clients = everybody(table)
    play_on(table, 60)
    match = replay(Log.loads(table.log()))
    for client in clients:
        client.follow()
        for number, update in enumerate(client.heard):
            actor, code = match.log.moves[number]
            assert sent(match.events(client.viewer, number)[0]) == update.get("events", [])
            assert (code if client.viewer == actor else None) == update.get("code")
        asked = table.to_act is not None and client.viewer == table.to_act
        assert asked == ("choices" in client.said)


@every_game
def test_the_seat_to_act_gets_every_option_explained(game: str, players: int) -> None:
    table = dealt(game, players)
    play_on(table, 25)
    welcome = table.welcome(table.to_act)
    assert welcome["view"] is not None
    assert welcome["choices"] is not None
    assert welcome["view"]["legal"] == [option["code"] for option in welcome["choices"]["options"]]


def test_an_explanation_that_fails_leaves_the_bare_options(monkeypatch: pytest.MonkeyPatch) -> None:
    table = dealt("orchard", 2)
    monkeypatch.setattr(type(table.table.game), "explain", lambda *_: 1 // 0)
    choices = table.welcome(table.to_act)["choices"]
    assert choices is not None
    assert table.view(table.to_act)["legal"] == [option["code"] for option in choices["options"]]


# Undo.


def test_undo_shows_everybody_the_position_before() -> None:
    table = dealt("orchard", 2)
    seat = table.to_act
    assert seat is not None
    clients = everybody(table)
    before = [sent(client.view) for client in clients]
    table.act(seat, "bury fig" if "bury fig" in table.view(seat)["legal"] else table.view(seat)["legal"][0])
    assert table.updates(seat, table.number - 1)[0]["can_undo"]
    table.undo(seat)
    for client in clients:
        client.follow()
    assert before == [client.view for client in clients]
    assert 0 == table.moves


def test_what_others_have_seen_is_not_undone() -> None:
    table = dealt("orchard", 2)
    with pytest.raises(NothingToUndo, match="nothing has been played yet"):
        table.undo(0)


def test_only_the_seat_to_act_may_act() -> None:
    table = dealt("orchard", 2)
    seat = table.to_act
    assert seat is not None
    with pytest.raises(NotYourTurn):
        table.act(1 - seat, table.view(seat)["legal"][0])
    with pytest.raises(IllegalAction):
        table.act(seat, "pass" if "pass" not in table.view(seat)["legal"] else "pick fig")
    assert 2 == table.number


def test_an_action_that_was_meant_for_another_position_is_stale() -> None:
    table = dealt("orchard", 2)
    seen = table.number
    play_on(table, 1)
    seat = table.to_act
    assert seat is not None
    with pytest.raises(Stale, match="it is at 3"):
        table.act(seat, table.view(seat)["legal"][0], after=seen)
    table.say(seat, "one moment")
    assert 5 == table.act(seat, table.view(seat)["legal"][0], after=3)


def test_a_word_is_told_with_the_name_of_its_seat() -> None:
    table = dealt("orchard", 2)
    guest = Client(table, None)
    table.say(1, "bom dia")
    guest.follow()
    assert ("said", "player 1", "bom dia") == (guest.said["kind"], guest.said["by"], guest.said["text"])


# Bots.


@pytest.mark.parametrize("game", ["orchard", "san-juan"])
def test_bots_play_a_game_to_its_end(game: str) -> None:
    table = LocalTable.deal(game, [LocalSeat(seat, level="random") for seat in range(2)], 4)
    while (asked := table.bot_question()) is not None:
        answer = thinking.known_answer(asked) or thinking.think(
            registry.game(game), sent_question(asked), Budget()
        )
        table.bot_acts(asked, answer)
    assert "over" == table.status
    reasons = {entry.record["reason"] for entry in table.entries[2:] if entry.record is not None}
    assert reasons <= {"only", "random"}


def sent_question(asked: thinking.Question) -> thinking.Question:
    """The question as another process gets it."""
    return thinking.Question(*sent(asked))


def test_a_bot_sees_the_view_of_its_seat_and_no_more() -> None:
    table = LocalTable.deal("orchard", [LocalSeat(seat, level="random") for seat in range(2)], 4)
    asked, seat = table.bot_question(), table.to_act
    assert asked is not None
    assert table.view(seat) == asked.view


def test_an_answer_to_an_older_question_is_dropped() -> None:
    table = LocalTable.deal("orchard", [LocalSeat(0, level="random"), LocalSeat(1, level="random")], 4)
    asked = table.bot_question()
    assert asked is not None
    answer = thinking.any_answer(asked)
    assert answer.code in asked.view["legal"]
    assert 3 == table.bot_acts(asked, answer)
    assert table.bot_acts(asked, answer) is None


def test_no_bot_is_asked_while_a_person_is_to_act() -> None:
    assert dealt("orchard", 2).bot_question() is None


def test_a_hint_is_a_question_of_the_seat_to_act() -> None:
    table = dealt("san-juan", 2)
    seat = table.to_act
    assert seat is not None
    assert table.view(seat) == table.hint_question(seat).view
    with pytest.raises(NotNow, match="is not to act"):
        table.hint_question(1 - seat)


def test_a_table_without_hints_gives_none() -> None:
    people = [LocalSeat(0), LocalSeat(1)]
    table = LocalTable.deal("orchard", people, 1, settings=TableSettings(hints=False))
    with pytest.raises(NotNow, match="without hints"):
        table.hint_question(0)


# Restarts.


@every_game
def test_a_restart_changes_nothing(game: str, players: int) -> None:
    table = dealt(game, players)
    play_on(table, 70)
    again = LocalTable.restored(sent(table.to_json()))
    assert sent(table.to_json()) == sent(again.to_json())
    assert sent(table.table.views) == sent(again.table.views)
    assert table.to_act == again.to_act
    play_on(table, 20, seed=9)
    play_on(again, 20, seed=9)
    assert table.position == again.position


def test_a_game_that_is_over_is_shown_after_a_restart() -> None:
    table = dealt("orchard", 2)
    play_on(table)
    again = LocalTable.restored(sent(table.to_json()))
    assert sent(table.welcome(0)) == sent(again.welcome(0))
    with pytest.raises(NotNow, match="not in play"):
        again.act(0, "pass")


# Looking back.


@every_game
def test_every_move_can_be_seen_again_as_it_was(game: str, players: int) -> None:
    table, dice = dealt(game, players), Dice(8)
    seen: list[list[Any]] = []
    for _ in range(60):
        seen.append([sent(table.view(viewer)) for viewer in (None, *range(players))])
        if table.to_act is None:
            break
        table.act(table.to_act, any_option(table, dice))
    for move, views in enumerate(seen):
        assert views == [sent(table.look_back(move, viewer)["view"]) for viewer in (None, *range(players))]


def test_all_hands_are_those_that_each_seat_sees_of_itself() -> None:
    table = dealt("orchard", 2)
    play_on(table, 4)
    view = table.look_back(4, "all")["view"]
    assert [table.view(seat)["players"][seat] for seat in range(2)] == view["players"]


def test_codes_of_others_are_shown_after_the_end() -> None:
    table = dealt("orchard", 2)
    play_on(table, 6)
    assert {None} == {update.get("code") for update in table.history(None)["updates"]}
    play_on(table)
    codes = [update["code"] for update in table.history(None)["updates"] if update["kind"] == "acted"]
    assert [code for _, code in Log.loads(table.log()).moves] == codes


def test_why_a_bot_acted_is_shown_after_the_end() -> None:
    table = LocalTable.deal("orchard", [LocalSeat(seat, level="random") for seat in range(2)], 4)
    reasons = []
    while (asked := table.bot_question()) is not None:
        table.bot_acts(asked, thinking.any_answer(asked))
        reasons.append(table.look_back(1, 0)["reason"])
    assert {None} == set(reasons[:-1])
    assert "fallback" == reasons[-1]


def test_the_last_entry_of_a_game_holds_the_whole_views() -> None:
    table = dealt("orchard", 2)
    play_on(table)
    record = table.entries[-1].record
    assert record is not None
    assert [table.view(seat) for seat in range(2)] == [record["seen"][str(seat)]["view"] for seat in range(2)]


def test_the_last_round_of_the_scores_is_the_result() -> None:
    table = dealt("orchard", 2)
    with pytest.raises(NotNow, match="when the game is over"):
        table.scores()
    play_on(table)
    assert table.result is not None
    points = [each["points"] for each in sorted(table.result, key=lambda standing: standing["seat"])]
    assert points == table.scores()["rounds"][-1]["points"]


@pytest.mark.parametrize("game", ["orchard", "san-juan", "lisboa"])
def test_a_gain_is_what_a_move_brought_to_whoever_made_it(game: str) -> None:
    table, dice = dealt(game, 2), Dice(4)
    expected = []
    while (seat := table.to_act) is not None:
        match = table.table.in_play()
        before = points_of(match)[seat]
        table.act(seat, any_option(table, dice))
        expected.append({"move": table.moves, "seat": seat, "points": points_of(match)[seat] - before})
    assert [gain for gain in expected if gain["points"]] == table.scores()["gains"]


def test_a_game_that_cannot_be_replayed_has_rounds_and_no_gains() -> None:
    table = dealt("orchard", 2)
    play_on(table)
    table.rules = "0"
    assert table.scores()["rounds"]
    assert [] == table.scores()["gains"]


# Forks and logs.


@every_game
def test_a_fork_of_a_game_that_is_on_agrees_with_what_the_seat_knows(game: str, players: int) -> None:
    table = dealt(game, players)
    play_on(table, 12)
    seat = table.to_act
    fork = table.fork(seed=77, seat=seat)
    assert sent(table.view(seat)) == sent(fork.view(seat))
    assert "local" == fork.info()["forked_from"]
    play_on(fork, 5)


def test_a_fork_of_a_game_that_is_over_is_the_very_position() -> None:
    table = dealt("orchard", 2)
    play_on(table)
    fork = table.fork(seed=1, move=5)
    log = Log.loads(table.log())
    match = replay(log, 5)
    assert match.game.dump(match.state) == fork.position
    with pytest.raises(NotNow, match="go back one move"):
        table.fork(seed=1)


@every_game
def test_a_log_makes_the_same_table_again(game: str, players: int) -> None:
    table = dealt(game, players)
    play_on(table, 60)
    again = LocalTable.of_log(table.log())
    assert table.log() == again.log()
    assert sent([entry.record for entry in table.entries]) == sent([entry.record for entry in again.entries])


def test_a_log_with_a_wrong_digest_is_refused() -> None:
    table = dealt("orchard", 2)
    play_on(table, 4)
    text = table.log()
    damaged = text.replace(text.splitlines()[-1], "= 4 " + "0" * 16)
    with pytest.raises(BadLog, match="after move 4 the position is another"):
        LocalTable.of_log(damaged)


def test_everything_a_table_keeps_is_json() -> None:
    table = dealt("orchard", 2)
    play_on(table, 10)
    kept = table.to_json()
    assert json.loads(json.dumps(kept)) == sent(kept)
