"""Every way to use the interface wrongly that we could think of; none may end in a fault of the server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import pytest
import websockets

from tabuleiro.server.api import door
from tabuleiro.server.api.app import litestar
from tabuleiro.server.process import metrics
from tests.server.client import BOT, ME, OPEN, Player, new_key
from tests.server.inside import InsidePlayer, opened
from tests.server.running import RunningServer

NEW = {"game": "orchard", "seats": [ME, BOT]}
NESTED: Any = json.loads("[" * 900 + "]" * 900)

MISUSE: list[tuple[str, str, Any, int, str]] = [
    ("POST", "/api/tables", {}, 400, "game"),
    ("POST", "/api/tables", [], 400, ""),
    ("POST", "/api/tables", {**NEW, "game": "chess"}, 404, "unknown game 'chess'"),
    ("POST", "/api/tables", {**NEW, "seats": []}, 400, "seats"),
    ("POST", "/api/tables", {**NEW, "seats": [ME]}, 400, "players"),
    ("POST", "/api/tables", {**NEW, "seats": [ME] * 17}, 400, "seats"),
    ("POST", "/api/tables", {**NEW, "seats": [{"kind": "ghost"}, ME]}, 400, "kind"),
    (
        "POST",
        "/api/tables",
        {**NEW, "seats": [{"kind": "bot", "level": "god"}, ME]},
        400,
        "unknown bot 'god'",
    ),
    ("POST", "/api/tables", {**NEW, "stand_in": "god"}, 400, "unknown bot 'god'"),
    ("POST", "/api/tables", {**NEW, "options": {"fish": 1}}, 400, "unknown option 'fish'"),
    ("POST", "/api/tables", {**NEW, "options": {"first": 9}}, 400, "'first'"),
    ("POST", "/api/tables", {**NEW, "options": {"reshuffle": "maybe"}}, 400, "'reshuffle'"),
    ("POST", "/api/tables", {**NEW, "options": {"first": NESTED}}, 400, "'first': nested more than 30 deep"),
    ("POST", "/api/tables", {**NEW, "options": {"first": 10**4000}}, 400, "'first'"),
    ("POST", "/api/tables", {**NEW, "clock": 1}, 400, "clock"),
    ("POST", "/api/tables", {**NEW, "clock": 10**12}, 400, "clock"),
    ("POST", "/api/tables", {**NEW, "seed": -1}, 400, "seed"),
    ("POST", "/api/tables", {**NEW, "seed": 2**63}, 400, "seed"),
    ("POST", "/api/tables", {**NEW, "name": ""}, 400, "name"),
    ("POST", "/api/tables", {**NEW, "name": "x" * 41}, 400, "name"),
    ("POST", "/api/tables", {**NEW, "visibility": "secret"}, 400, "visibility"),
    ("POST", "/api/tables", {**NEW, "colour": "red"}, 400, "colour"),
    ("PUT", "/api/me", {"name": 5}, 400, "name"),
    ("PUT", "/api/me", {"name": None}, 400, "name"),
    ("POST", "/api/join", {"secret": "short"}, 400, "secret"),
    ("POST", "/api/join", {"secret": "../../etc/passwd/xxxxxxxx"}, 400, "secret"),
    ("POST", "/api/join", {"secret": "A" * 43}, 404, "link"),
    ("GET", "/api/tables?status=lost", None, 400, "status"),
    ("GET", "/api/tables?game=%00", None, 400, "game"),
    ("GET", "/api/tables/short", None, 400, "table_id"),
    ("GET", "/api/tables/" + "0" * 20, None, 404, "no table"),
    ("GET", "/api/tables/%00" + "0" * 19, None, 400, "table_id"),
    ("GET", "/api/nothing", None, 404, ""),
    ("POST", "/api/nothing", {}, 404, ""),
    ("DELETE", "/api/games", None, 405, ""),
    ("PUT", "/api/me/hook", {"url": "ftp://example.org"}, 400, "url"),
    ("PUT", "/api/me/hook", {"url": "http://"}, 400, "url"),
    ("PUT", "/api/me/hook", {"url": "http://example.org/\u0000"}, 400, "url"),
    ("PUT", "/api/me/hook", {"url": "http://no-such-host.invalid/"}, 400, "url"),
    ("PUT", "/api/me/hook", {"url": "http://[::1"}, 400, "url"),
    ("PUT", "/api/me/hook", {"url": "http://a:99999999/"}, 400, "url"),
    ("POST", "/api/me/hook/test", {}, 409, "no web hook"),
    ("POST", "/api/import", {"log": 5}, 400, "log"),
    ("POST", "/api/import", {"log": ""}, 400, "line 1"),
    ("POST", "/api/import", {"log": "tabuleiro log 1\ngame orchard\n--\n"}, 400, "line"),
    (
        "POST",
        "/api/import",
        {"log": "tabuleiro log 1\ngame x\nrules 1\nplayers 2\nseed 1\n--\n"},
        400,
        "line 2",
    ),
    (
        "POST",
        "/api/import",
        {"log": "tabuleiro log 1\ngame orchard\nrules 1\nplayers 99\nseed 1\n--\n"},
        400,
        "99",
    ),
    (
        "POST",
        "/api/import",
        {"log": f"tabuleiro log 1\ngame orchard\nrules 1\nplayers 2\nseed {2**70}\n--\n"},
        400,
        "line 5: the seed",
    ),
    (
        "POST",
        "/api/import",
        {"log": "tabuleiro log 1\ngame orchard\nrules 7\nplayers 2\nseed 1\n--\n"},
        400,
        "7",
    ),
]


@pytest.mark.parametrize(("method", "path", "body", "status", "said"), MISUSE)
async def test_misuse_is_answered_with_the_field_and_the_reason(
    server: RunningServer, method: str, path: str, body: Any, status: int, said: str
) -> None:
    async with Player(server.url) as ana:
        await ana.put("/api/me", {"name": "Ana"})
        answer = await ana.http.request(method, path, json=body)
        assert status == answer.status_code, answer.text
        if status != 405:
            refusal = answer.json()
            assert said in refusal["message"], refusal
            assert refusal["kind"]


AT_A_TABLE: list[tuple[str, str, Any, int]] = [
    ("POST", "/start", {}, 409),
    ("POST", "/start", {"fill": "god"}, 409),
    ("POST", "/rematch", {}, 409),
    ("POST", "/seats/1", {}, 409),
    ("POST", "/seats/7", {}, 400),
    ("POST", "/seats/99", {}, 400),
    ("POST", "/seats/x", {}, 404),
    ("POST", "/seats/1/replace", {}, 409),
    ("POST", "/seats/0/replace", {"level": "god"}, 400),
    ("POST", "/seats/5/replace", {}, 400),
    ("POST", "/seats/1/return", {}, 403),
    ("POST", "/seats/5/return", {}, 400),
    ("POST", "/leave", {"seat": 1}, 403),
    ("POST", "/leave", {"seat": 99}, 400),
    ("POST", "/invite", {"seat": 1}, 409),
    ("POST", "/invite", {"seat": -1}, 400),
    ("POST", "/fork", {"move": 99}, 400),
    ("POST", "/fork", {"move": -1}, 400),
    ("POST", "/fork", {"seat": 1}, 403),
    ("GET", "/moves/99", None, 400),
    ("GET", "/moves/-1", None, 400),
    ("GET", "/moves/x", None, 404),
    ("GET", "/moves/0?seat=9", None, 400),
    ("GET", "/moves/0?seat=me", None, 400),
    ("GET", "/moves/0?seat=all", None, 403),
    ("GET", "/moves/0?seat=1", None, 403),
    ("GET", "/history?since=-1", None, 400),
    ("GET", "/history?limit=0", None, 400),
    ("GET", "/scores", None, 409),
    ("POST", "/hint", {"key": "12345678", "seat": 1}, 403),
    ("POST", "/hint", {"key": "1", "seat": 0}, 400),
    ("POST", "/do", {}, 400),
    ("POST", "/do", {"do": "fly"}, 400),
    ("POST", "/do", {"do": "act", "key": "12345678", "seat": 0, "code": "fly"}, 400),
    ("POST", "/do", {"do": "act", "key": "12345678", "seat": 0, "code": "discard fig"}, 409),
    ("POST", "/do", {"do": "act", "key": "12345678", "seat": 1, "code": "draw"}, 403),
    ("POST", "/do", {"do": "act", "key": "!", "seat": 0, "code": "draw"}, 400),
    ("POST", "/do", {"do": "act", "key": "12345678", "seat": 0, "code": "draw", "after": 0}, 409),
    ("POST", "/do", {"do": "undo", "key": "12345678", "seat": 0}, 409),
    ("POST", "/do", {"do": "say", "key": "12345678", "text": ""}, 400),
    ("POST", "/do", {"do": "say", "key": "12345678", "text": "\u0000"}, 400),
    ("POST", "/do", {"do": "say", "key": "12345678", "text": "x" * 501}, 400),
]


@pytest.mark.parametrize(("method", "path", "body", "status"), AT_A_TABLE)
async def test_misuse_at_a_table_is_answered_and_changes_nothing(
    server: RunningServer, method: str, path: str, body: Any, status: int
) -> None:
    async with Player(server.url) as ana:
        table = await ana.create(ME, BOT, options={"first": 0})
        answer = await ana.http.request(method, f"/api/tables/{table['id']}{path}", json=body)
        assert status == answer.status_code, answer.text
        assert table["number"] == (await ana.get(f"/api/tables/{table['id']}"))["number"]


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"\xff\xfe", b'{"name": "\\ud800"}', b"[" * 5000, b"null"],
    ids=["nothing", "half", "no-unicode", "half-character", "deep", "null"],
)
async def test_a_body_that_is_no_json_is_refused(server: RunningServer, content: bytes) -> None:
    async with Player(server.url) as ana:
        answer = await ana.http.put("/api/me", content=content, headers={"content-type": "application/json"})
        assert 400 == answer.status_code, answer.text


@pytest.mark.parametrize(
    "kind",
    ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/msgpack"],
)
async def test_a_body_of_another_type_is_refused(server: RunningServer, kind: str) -> None:
    async with Player(server.url) as ana:
        body = b'{"name": "Ana"}'
        answer = await ana.http.put("/api/me", content=body, headers={"content-type": kind})
        assert (415, "WrongType") == (answer.status_code, answer.json()["kind"])


async def test_a_body_without_end_is_given_up(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def half() -> AsyncIterator[bytes]:
        yield b'{"name":'
        await asyncio.Event().wait()

    monkeypatch.setattr(door, "SLOWEST", 0.05)
    async with opened(sqlite_url) as house:
        headers = {"content-type": "application/json"}
        answer = await InsidePlayer(house).http.put("/api/me", content=half(), headers=headers)
        assert (408, "TooSlow") == (answer.status_code, answer.json()["kind"])


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "x" * 5000},
        {"game": "orchard", "seats": [ME, {"kind": "bot", "level": "x" * 5000}]},
        {"game": "orchard", "seats": [ME, BOT], "options": {"x" * 5000: 1}},
        {"game": "orchard", "seats": [ME, BOT], "x" * 5000: 1},
    ],
    ids=["game", "level", "option", "field"],
)
async def test_a_refusal_is_no_longer_than_a_sentence(server: RunningServer, wrong: Any) -> None:
    async with Player(server.url) as ana:
        answer = await ana.http.post("/api/tables", json={"seats": [ME, BOT], **wrong})
        assert answer.status_code in (400, 404)
        assert 250 > len(answer.json()["message"])


async def test_a_body_that_is_missing_is_asked_for(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        answer = await ana.http.post("/api/tables")
        assert (400, "a JSON body is expected") == (answer.status_code, answer.json()["message"])


async def test_numbers_of_any_length_are_refused_in_a_sentence(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        table, huge = (await ana.create(ME, BOT, options={"first": 0}))["id"], 10**4000
        act = {"do": "act", "key": new_key(), "seat": 0, "code": "draw", "after": huge}
        stale = await ana.post(f"/api/tables/{table}/do", act, expect=409)
        beyond = await ana.post(f"/api/tables/{table}/fork", {"move": huge}, expect=400)
        async with ana.live(table, seat=huge) as live:
            assert 100 > max([len(each["message"]) for each in (stale, beyond, live.heard[0])])


async def test_a_key_is_for_one_wish(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        table = (await ana.create(ME, {"kind": "me", "name": "Rui"}, options={"first": 0}))["id"]
        act = {"do": "act", "key": new_key(), "seat": 0, "code": "draw"}
        path = f"/api/tables/{table}/do"
        number = (await ana.post(path, act))["number"]
        others = (
            {**act, "code": "bury fig"},
            {**act, "seat": 1},
            {"do": "undo", "key": act["key"], "seat": 0},
            {"do": "say", "key": act["key"], "text": "draw"},
        )
        for other in others:
            assert "KeyUsed" == (await ana.post(path, other, expect=409))["kind"]
        assert number == (await ana.post(path, act))["number"]


async def test_what_a_client_says_it_saw_must_have_happened(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        table = (await ana.create(ME, BOT, options={"first": 0}))["id"]
        body = {"do": "act", "key": new_key(), "seat": 0, "code": "draw", "after": 10**30}
        assert "Stale" == (await ana.post(f"/api/tables/{table}/do", body, expect=409))["kind"]


async def test_an_open_table_cannot_be_played(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        table = (await ana.create(ME, OPEN))["id"]
        async with ana.live(table, seat=0) as live:
            for message in ({"do": "act", "code": "draw"}, {"do": "undo"}, {"do": "hint"}):
                assert "NotNow" == (await live.ask(**message, seat=0))["kind"]


async def test_a_finished_table_cannot_be_played_on(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        table = (await ana.create(ME, BOT))["id"]
        async with ana.live(table, seat=0) as live:
            await live.play_on(0)
            for message in ({"do": "act", "code": "draw"}, {"do": "undo"}, {"do": "hint"}):
                assert "NotNow" == (await live.ask(**message, seat=0))["kind"]
            assert "accepted" == (await live.ask(do="say", text="Well played"))["type"]


async def test_while_a_bot_stands_in_the_person_cannot_act(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        table = (await ana.create(ME, {"kind": "me", "name": "Rui"}, options={"first": 0}))["id"]
        await ana.post(f"/api/tables/{table}/seats/1/replace")
        body = {"do": "act", "key": new_key(), "seat": 1, "code": "draw"}
        assert "return" in (await ana.post(f"/api/tables/{table}/do", body, expect=409))["message"]


async def test_queries_of_the_websocket_are_checked(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        table = (await ana.create(ME, BOT))["id"]
        async with ana.live(table, seat=7) as live:
            assert "Forbidden" == live.heard[0]["kind"]
        async with ana.live(table, seat=0, since=-5) as live:
            assert "welcome" == live.heard[0]["type"]
        async with ana.live("0" * 20) as live:
            assert "NotFound" == live.heard[0]["kind"]


@pytest.mark.parametrize("query", ["seat=", "seat=x", "seat=1e400", "since=x", f"since={'9' * 5000}"])
async def test_a_query_that_is_no_number_is_named(server: RunningServer, query: str) -> None:
    async with Player(server.url) as ana:
        table = (await ana.create(ME, BOT))["id"]
        address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/live?{query}"
        async with websockets.connect(
            address, additional_headers={"Cookie": ana.cookie}, proxy=None
        ) as socket:
            refusal = json.loads(await socket.recv())
            name = query.partition("=")[0]
            assert refusal["message"].startswith(f"{name}: expected a whole number, got '")
            with pytest.raises(websockets.ConnectionClosed, match="4400"):
                await socket.recv()


async def test_a_client_that_leaves_before_it_is_let_in_is_no_fault(sqlite_url: str) -> None:
    async with opened(sqlite_url) as house:
        table = (await InsidePlayer(house).create(ME, BOT, visibility="public"))["id"]
        scope: Any = {
            "type": "websocket", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "ws",
            "path": f"/api/tables/{table}/live", "raw_path": b"", "query_string": b"", "root_path": "",
            "headers": [(b"host", b"inside")], "subprotocols": [], "client": ("127.0.0.1", 1),
        }  # fmt: skip

        async def receive() -> Any:
            return {"type": "websocket.connect"}

        async def gone(_: object) -> None:
            raise OSError("the client has disconnected")

        app: Any = door.Door(litestar(house), house)
        before = faults()
        with suppress(OSError):
            await app(scope, receive, gone)
        assert before == faults()


def faults() -> float:
    """Faults of WebSockets that were counted so far."""
    return metrics.REGISTRY.get_sample_value("tabuleiro_faults_total", {"where": "websocket"}) or 0.0
