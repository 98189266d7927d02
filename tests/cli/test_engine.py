"""`tabuleiro engine`: every request is answered, good or bad, and the process goes on."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from typing import Any

import pytest

from tabuleiro.cli import engine
from tabuleiro.cli.protocol import FORMS, Engine
from tabuleiro.core.match import Match
from tests.core.positions import position
from tests.kit.toys import ORCHARD


@pytest.fixture
def asked() -> Asked:
    return Asked()


class Asked:
    """An engine with a table "a" of the toy game, spoken to as over a pipe."""

    def __init__(self) -> None:
        self.engine = Engine()
        self.table = {"do": "load", "table": "a", "game": "orchard", "position": position("fig fig", "apple")}
        assert self(**self.table)["ok"]

    def __call__(self, **request: Any) -> Any:
        return json.loads(json.dumps(self.engine.answer(json.dumps(request))))

    def error(self, **request: Any) -> tuple[str, str]:
        answer = self(**request)
        assert not answer["ok"]
        return answer["error"]["kind"], answer["error"]["message"]


# What is answered.


def test_new_deals_a_game(asked: Asked) -> None:
    options = {"first": 1}
    request = {"do": "new", "table": "b", "game": "orchard", "players": 3, "seed": 7, "options": options}
    assert {"id": 1, "ok": True, "to_act": 1, "moves": 0, "ended_by": ""} == asked(id=1, **request)
    expected = ORCHARD.dump(ORCHARD.deal(ORCHARD.configure(3, options), 7))
    assert expected == asked(do="dump", table="b")["position"]


def test_the_seed_and_the_options_may_be_omitted_or_null(asked: Asked) -> None:
    request = {"do": "new", "game": "orchard", "players": 2}
    asked(table="b", **request)
    asked(table="c", seed=None, options=None, **request)
    asked(table="d", seed=0, options={}, **request)
    dumps = [asked(do="dump", table=table)["position"] for table in "bcd"]
    assert dumps[0] == dumps[1] == dumps[2]


def test_options_are_codes_with_their_index(asked: Asked) -> None:
    answer = asked(id="x", do="options", table="a")
    assert {"id": "x", "ok": True, "to_act": 0} == {name: answer[name] for name in ("id", "ok", "to_act")}
    assert {"code": "draw", "index": 1} == answer["options"][0]


def test_apply_carries_out_an_option(asked: Asked) -> None:
    assert {"id": None, "ok": True, "to_act": 1, "moves": 1, "ended_by": ""} == asked(
        do="apply", table="a", code="bury fig"
    )
    assert asked(do="apply", table="a", code="draw", seat=1)["ok"]


def test_undo_takes_the_last_choice_back(asked: Asked) -> None:
    before = asked(do="dump", table="a")
    asked(do="apply", table="a", code="bury fig")
    assert 0 == asked(do="undo", table="a")["moves"]
    asked(do="apply", table="a", code="bury fig")
    assert 0 == asked(do="undo", table="a", seat=0)["moves"]
    assert before == asked(do="dump", table="a")


def test_a_clone_is_played_on_apart(asked: Asked) -> None:
    asked(do="clone", table="a", to="b")
    asked(do="apply", table="b", code="draw")
    assert (0, 1) == (asked(do="options", table="a")["to_act"], asked(do="options", table="b")["to_act"])


def test_a_view_is_that_of_the_seat_or_of_a_spectator(asked: Asked) -> None:
    assert ["fig", "fig"] == asked(do="view", table="a", seat=0)["view"]["players"][0]["hand"]
    assert 2 == asked(do="view", table="a", seat=1)["view"]["players"][0]["hand"]
    assert 2 == asked(do="view", table="a", seat=None)["view"]["players"][0]["hand"]
    assert 2 == asked(do="view", table="a")["view"]["players"][0]["hand"]


def test_an_option_is_explained(asked: Asked) -> None:
    assert 1 == asked(do="explain", table="a", code="plant fig")["explanation"]["total"]


def test_a_dump_is_loaded_by_the_game_it_names(asked: Asked) -> None:
    dump = asked(do="dump", table="a")["position"]
    assert asked(do="load", table="b", position=dump)["ok"]
    assert dump == asked(do="dump", table="b")["position"]


def test_a_log_is_replayed(asked: Asked) -> None:
    asked(do="apply", table="a", code="bury fig")
    log = asked(do="log", table="a")["log"]
    assert 1 == asked(do="replay", table="b", log=log)["moves"]
    assert 0 == asked(do="replay", table="b", log=log, upto=0)["moves"]


def test_the_ranking_is_given_at_any_time(asked: Asked) -> None:
    assert [1, 2] == [standing["place"] for standing in asked(do="ranking", table="a")["ranking"]]


def test_a_finished_game_has_an_ending_and_nobody_to_act(asked: Asked) -> None:
    match = Match.new(ORCHARD, 2, 1)
    while not match.over:
        match.submit(match.to_act or 0, match.options()[0])
    answer = asked(do="replay", table="b", log=match.log.dumps())
    assert (None, match.state.ended_by) == (answer["to_act"], answer["ended_by"])
    assert {"id": None, "ok": True, "to_act": None, "options": []} == asked(do="options", table="b")
    assert ("NotYourTurn", "the game is over") == asked.error(do="apply", table="b", code="draw")


def test_quit_is_answered(asked: Asked) -> None:
    assert {"id": 9, "ok": True} == asked(id=9, do="quit")
    assert asked.engine.done


# What is refused.


@pytest.mark.parametrize(
    ("request_", "kind", "message"),
    [
        ({}, "BadRequest", "request: field 'do' is missing"),
        ({"do": 1}, "BadRequest", "request.do: expected a text, got 1"),
        ({"do": "fly"}, "BadRequest", f"request.do: unknown request 'fly'; there are {', '.join(FORMS)}"),
        ({"do": "options"}, "BadRequest", "request: field 'table' is missing"),
        ({"do": "options", "table": "a", "tabel": 1}, "BadRequest", "request: unknown field 'tabel'"),
        ({"do": "options", "table": 3}, "BadRequest", "request.table: expected a text, got 3"),
        ({"do": "options", "table": "z"}, "UnknownTable", "no table is called 'z'"),
        ({"do": "quit", "table": "a"}, "BadRequest", "request: unknown field 'table'"),
        (
            {"id": [1], "do": "quit"},
            "BadRequest",
            "request.id: expected a whole number, a text or null, got [1]",
        ),
        (
            {"id": True, "do": "quit"},
            "BadRequest",
            "request.id: expected a whole number, a text or null, got true",
        ),
        ({"do": "apply", "table": "a"}, "BadRequest", "request: field 'code' is missing"),
        ({"do": "apply", "table": "a", "code": "fly"}, "UnknownAction", "unknown action 'fly'"),
        (
            {"do": "apply", "table": "a", "code": "draw", "seat": 1},
            "NotYourTurn",
            "seat 1 is not to act: it is the turn of seat 0",
        ),
        (
            {"do": "apply", "table": "a", "code": "bury olive"},
            "IllegalAction",
            "seat 0 may not 'bury olive' now; it may 'draw', 'plant fig', 'bury fig'",
        ),
        ({"do": "undo", "table": "a"}, "NothingToUndo", "nothing has been played yet"),
        ({"do": "view", "table": "a", "seat": 2}, "BadRequest", "request.seat: 2 is not between 0 and 1"),
        (
            {"do": "view", "table": "a", "seat": True},
            "BadRequest",
            "request.seat: expected a whole number, got true",
        ),
        ({"do": "explain", "table": "a", "code": "fly"}, "UnknownAction", "unknown action 'fly'"),
        (
            {"do": "new", "table": "b", "game": "orchard", "players": True},
            "BadRequest",
            "request.players: expected a whole number, got true",
        ),
        (
            {"do": "new", "table": "b", "game": "orchard", "players": 9},
            "BadConfig",
            "orchard is for 2 to 3 players, not 9",
        ),
        (
            {"do": "new", "table": "b", "game": "orchard", "players": 2, "seed": -1},
            "BadRequest",
            "request.seed: -1 is not between 0 and 18446744073709551615",
        ),
        (
            {"do": "new", "table": "b", "game": "orchard", "players": 2, "options": {"remix": 1}},
            "BadConfig",
            "unknown option 'remix'; orchard has reshuffle, first",
        ),
        (
            {"do": "load", "table": "b", "position": []},
            "BadRequest",
            "request.position: expected an object, got []",
        ),
        ({"do": "load", "table": "b", "position": {}}, "BadPosition", "position: field 'game' is missing"),
        (
            {"do": "load", "table": "b", "position": position("figg", "apple", game="orchard")},
            "BadPosition",
            "players[0].hand[0]: unknown fruit 'figg'",
        ),
        ({"do": "replay", "table": "b", "log": "x"}, "BadLog", "line 1: expected 'tabuleiro log 1'"),
        (
            {"do": "replay", "table": "b", "log": "", "upto": -1},
            "BadRequest",
            "request.upto: -1 is not between 0 and 1000000",
        ),
    ],
)
def test_a_bad_request_is_answered_with_kind_and_reason(
    asked: Asked, request_: dict[str, Any], kind: str, message: str
) -> None:
    before = asked(do="dump", table="a")
    assert (kind, message) == asked.error(**request_)
    assert before == asked(do="dump", table="a")


def test_an_unknown_game_is_refused(asked: Asked) -> None:
    kind, message = asked.error(do="new", table="b", game="chess", players=2)
    assert "UnknownGame" == kind
    assert message.startswith("unknown game 'chess'; there are ")


def test_an_error_carries_the_id(asked: Asked) -> None:
    assert 5 == asked(id=5, do="options", table="z")["id"]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("{", 'request: not JSON: "{"'),
        ("null", "request: expected an object, got null"),
        ('"quit"', 'request: expected an object, got "quit"'),
        ("[" * 100_000, f'request: not JSON: "{"[" * 36}...'),
        ('{"id":1e999,"do":"quit"}', "request.id: expected a whole number, a text or null, got Infinity"),
        ('{"id":NaN}', "request: field 'do' is missing"),
        (f'{{"id":{"9" * 5000}}}', 'request: not JSON: "{\\"id\\":9999'),
    ],
)
def test_a_line_that_is_no_request_is_answered(asked: Asked, line: str, message: str) -> None:
    answer = asked.engine.answer(line)
    assert json.loads(json.dumps(answer, allow_nan=False)) == answer
    error = answer["error"]
    assert isinstance(error, dict)
    assert str(error["message"]).startswith(message)
    assert not asked.engine.done


def test_a_fault_of_ours_is_answered_and_the_tables_stay(
    asked: Asked, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Match, "explain", lambda *_: 1 // 0)
    kind, message = asked.error(do="explain", table="a", code="draw")
    assert ("Fault", "ZeroDivisionError: integer division or modulo by zero") == (kind, message)
    assert asked(do="options", table="a")["ok"]


# The pipe.


def served(text: bytes) -> list[Any]:
    answers = io.StringIO()
    engine.serve(io.BytesIO(text), answers)
    return [json.loads(line) for line in answers.getvalue().splitlines()]


def test_answers_come_one_a_line_in_order() -> None:
    assert [1, 2] == [answer["id"] for answer in served(b'{"id":1,"do":"x"}\n{"id":2,"do":"quit"}\n')]


def test_nothing_is_answered_after_quit() -> None:
    assert 1 == len(served(b'{"do":"quit"}\n{"do":"quit"}\n'))


def test_empty_lines_are_passed_over() -> None:
    assert 1 == len(served(b"\n  \n\r\n" + b'{"do":"quit"}'))


def test_bytes_that_are_no_text_are_answered() -> None:
    assert [False, True] == [answer["ok"] for answer in served(b'\xff\xfe{\n{"do":"quit"}\n')]


def test_a_line_that_is_too_long_is_answered_and_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "LONGEST_LINE", 50)
    answers = served(b'{"do":"' + b"x" * 500 + b'"}\n{"do":"quit"}\n')
    assert "request: the line is longer than 50 bytes" == answers[0]["error"]["message"]
    assert answers[1]["ok"]


def test_a_line_of_exactly_the_greatest_length_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "LONGEST_LINE", len(b'{"do":"quit"}\n'))
    assert [True] == [answer["ok"] for answer in served(b'{"do":"quit"}\n')]


def test_the_process_answers_at_once_and_ends_with_its_input() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "tabuleiro", "engine"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for line in ("nonsense\n", '{"id":2,"do":"new","table":"a","game":"san-juan","players":2}\n'):
            process.stdin.write(line)
            process.stdin.flush()
            answer = json.loads(process.stdout.readline())
        assert (2, True) == (answer["id"], answer["ok"])
        process.stdin.close()
        assert 0 == process.wait(10)
