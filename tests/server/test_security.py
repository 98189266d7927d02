"""Who gets in, what they are told, and what is kept of their secrets."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
import websockets

from tabuleiro.server.errors import TooMany
from tabuleiro.server.process import limits
from tabuleiro.server.process.limits import Places
from tests.server.client import BOT, INVITED, ME, OPEN, Live, Player
from tests.server.inside import InsidePlayer, opened
from tests.server.running import RunningServer

STRANGE = {"Origin": "https://evil.example"}


@pytest.fixture(scope="module")
def talkative(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[RunningServer, Path]]:
    """A server that logs everything, and the folder of its database."""
    folder = tmp_path_factory.mktemp("talkative")
    running = RunningServer(f"sqlite:///{folder}/tables.db", "--log-level", "debug", "--log-json")
    yield running, folder
    running.stop()


async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        answer = await ana.http.put("/api/me", json={"name": "Ana"})
        cookie = answer.headers["set-cookie"]
        assert all(part in cookie for part in ("HttpOnly", "SameSite=Lax", "Path=/"))


async def test_over_https_the_cookie_is_for_https_only(sqlite_url: str) -> None:
    async with opened(sqlite_url, public_url="https://inside") as house:
        answer = await InsidePlayer(house).http.put("/api/me", json={"name": "Ana"})
        assert "Secure" in answer.headers["set-cookie"]


async def test_pages_of_other_sites_cannot_change_anything(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        for method, path in (("POST", "/api/tables"), ("PUT", "/api/me"), ("DELETE", "/api/me")):
            answer = await ana.http.request(method, path, json={}, headers=STRANGE)
            assert (403, "WrongOrigin") == (answer.status_code, answer.json()["kind"])


@pytest.mark.parametrize("origin", ["null", "http://", "http://[::1", "https://evil.example:99999999"])
async def test_what_is_no_page_of_ours_cannot_either(server: RunningServer, origin: str) -> None:
    async with Player(server.url) as ana:
        answer = await ana.http.put("/api/me", json={"name": "Ana"}, headers={"Origin": origin})
        assert (403, "WrongOrigin") == (answer.status_code, answer.json()["kind"])


async def test_pages_of_other_sites_cannot_open_a_websocket(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        table = await ana.create(ME, BOT, visibility="public")
        address = f"{server.url.replace('http', 'ws')}/api/tables/{table['id']}/live"
        with pytest.raises(websockets.InvalidStatus, match="403"):
            async with websockets.connect(address, additional_headers=STRANGE, proxy=None):
                pass


async def test_the_own_page_may_do_both(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        own = {"Origin": server.url}
        made = await ana.http.post("/api/tables", json={"game": "orchard", "seats": [ME, BOT]}, headers=own)
        assert 201 == made.status_code
        address = f"{server.url.replace('http', 'ws')}/api/tables/{made.json()['table']['id']}/live"
        async with websockets.connect(address, additional_headers={**own, "Cookie": ana.cookie}, proxy=None):
            pass


async def test_behind_a_proxy_the_public_address_is_the_origin(sqlite_url: str) -> None:
    async with opened(sqlite_url, public_url="https://games.example.org") as house:
        http = InsidePlayer(house).http
        public = {"Origin": "https://games.example.org"}
        assert 200 == (await http.put("/api/me", json={"name": "Ana"}, headers=public)).status_code
        inner = {"Origin": "http://inside"}
        assert 403 == (await http.put("/api/me", json={"name": "Ana"}, headers=inner)).status_code


async def test_a_local_game_answers_to_local_names_only(sqlite_url: str) -> None:
    async with opened(sqlite_url, only_local=True) as house:
        http = InsidePlayer(house).http
        rebound = await http.get("/api/games", headers={"Host": "evil.example:80"})
        assert (403, "WrongOrigin") == (rebound.status_code, rebound.json()["kind"])
        assert 200 == (await http.get("/api/games", headers={"Host": "127.0.0.1:8000"})).status_code


async def test_every_answer_carries_the_security_headers(server: RunningServer) -> None:
    async with httpx.AsyncClient(base_url=server.url, trust_env=False) as http:
        for path in ("/", "/api/games", "/api/nothing", "/table/abc"):
            headers = (await http.get(path)).headers
            assert "default-src 'self'" in headers["content-security-policy"]
            assert "'unsafe-inline'" not in headers["content-security-policy"].split("style-src-attr")[0]
            assert ("nosniff", "no-referrer") == (
                headers["x-content-type-options"],
                headers["referrer-policy"],
            )


async def test_neither_the_database_nor_the_log_holds_a_secret(talkative: tuple[RunningServer, Path]) -> None:
    server, folder = talkative
    async with Player(server.url) as ana, Player(server.url) as rui:
        table = await ana.create(ME, INVITED)
        secret = table["links"][0]["secret"]
        watch = (await ana.post(f"/api/tables/{table['id']}/invite", {"seat": None}))["secret"]
        device = (await ana.post("/api/me/device"))["secret"]
        await rui.join(secret)
        async with rui.live(table["id"], seat=1):
            pass
        tokens = [cookie.value for player in (ana, rui) for cookie in player.http.cookies.jar]
        stored = b"".join(path.read_bytes() for path in folder.iterdir())
        for hidden in (secret, watch, device, *tokens):
            assert hidden is not None
            assert hidden.encode() not in stored
            assert hidden not in server.log
    assert "/api/join" in server.log


async def test_a_stranger_cannot_tell_a_private_table_from_none(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as eva:
        table = (await ana.create(ME, OPEN))["id"]
        await eva.put("/api/me", {"name": "Eva"})
        gets = ("", "/history", "/moves/0", "/scores", "/log")
        posts = ("/start", "/leave", "/close", "/seats/1", "/seats/0/replace", "/seats/0/return", "/invite",
                 "/rematch", "/fork")  # fmt: skip
        nobody = "0" * 20
        for path in gets:
            there = await eva.http.get(f"/api/tables/{table}{path}")
            nowhere = await eva.http.get(f"/api/tables/{nobody}{path}")
            assert (404, there.text.replace(table, nobody)) == (there.status_code, nowhere.text)
        for path in posts:
            there = await eva.http.post(f"/api/tables/{table}{path}", json={})
            nowhere = await eva.http.post(f"/api/tables/{nobody}{path}", json={})
            assert (404, there.text.replace(table, nobody)) == (there.status_code, nowhere.text), path
        act = {"do": "act", "key": "12345678", "seat": 0, "code": "draw"}
        await eva.post(f"/api/tables/{table}/do", act, expect=404)
        async with eva.live(table) as refused:
            assert ("refused", "NotFound") == (refused.heard[0]["type"], refused.heard[0]["kind"])


async def test_a_stranger_cannot_look_from_somebodys_seat(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as eva:
        table = (await ana.create(ME, BOT, visibility="public", options={"first": 0}))["id"]
        async with eva.live(table, seat=0) as refused:
            assert "Forbidden" == refused.heard[0]["kind"]
        async with eva.live(table) as guest:
            await guest.send({"do": "look", "seat": 0})
            assert "Forbidden" == (await guest.until(lambda message: message["type"] == "refused"))["kind"]


@pytest.fixture
def stopped_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """No limit is lifted by waiting."""
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))


@pytest.mark.usefixtures("stopped_clock")
async def test_too_many_requests_are_refused(sqlite_url: str) -> None:
    async with opened(sqlite_url, requests_per_second=2) as house:
        http = InsidePlayer(house).http
        answers = [await http.get("/api/games") for _ in range(12)]
        assert [200] * 10 + [429] * 2 == [answer.status_code for answer in answers]


@pytest.mark.usefixtures("stopped_clock")
async def test_too_many_tables_are_refused(sqlite_url: str) -> None:
    async with opened(sqlite_url, tables_per_hour=3) as house:
        http = InsidePlayer(house).http
        body = {"game": "orchard", "seats": [ME, OPEN]}
        answers = [await http.post("/api/tables", json=body) for _ in range(5)]
        assert [201, 201, 201, 429, 429] == [answer.status_code for answer in answers]


async def ping_for_ever(live: Live) -> None:
    with suppress(websockets.ConnectionClosed):
        while True:
            await live.send({"do": "ping"})
            await asyncio.sleep(0)  # sending alone would leave no time to read


async def test_a_flood_of_messages_ends_the_connection(talkative: tuple[RunningServer, Path]) -> None:
    async with Player(talkative[0].url) as ana:
        table = (await ana.create(ME, BOT, options={"first": 0}))["id"]
        async with ana.live(table, seat=0) as live:
            flood = asyncio.create_task(ping_for_ever(live))
            with pytest.raises(websockets.ConnectionClosed):
                await live.until(lambda message: message["type"] == "never")
            await flood
        async with ana.live(table, seat=0) as again:
            assert "welcome" == again.heard[0]["type"]


def test_an_address_has_so_many_connections_at_once() -> None:
    places = Places(2, "connections")
    with places.one("a"), places.one("b"):
        with places.one("a"), pytest.raises(TooMany, match="connections"), places.one("a"):
            pass
        with places.one("a"):
            pass


@pytest.mark.usefixtures("stopped_clock")
async def test_secrets_cannot_be_guessed_for_long(sqlite_url: str) -> None:
    async with opened(sqlite_url) as house:
        http = InsidePlayer(house).http
        answers = [await http.post("/api/join", json={"secret": "x" * 43}) for _ in range(22)]
        assert [404] * 20 + [429] * 2 == [answer.status_code for answer in answers]


async def test_a_body_that_is_too_large_is_refused(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        answer = await ana.http.put("/api/me", json={"name": "A" * 100_000})
        assert 413 == answer.status_code


async def test_files_outside_the_client_cannot_be_read(server: RunningServer) -> None:
    async with httpx.AsyncClient(base_url=server.url, trust_env=False) as http:
        for path in ("/../app.py", "/%2e%2e/app.py", "/assets/..%2f..%2fapp.py", "//etc/passwd", "/x%00.js"):
            answer = await http.get(path)
            assert "import" not in answer.text
            assert "root:" not in answer.text
            assert answer.status_code in (200, 400, 404)


async def test_signing_out_ends_the_session_on_the_server(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as thief:
        await ana.create(ME, BOT)
        thief.http.headers["Cookie"] = ana.cookie
        assert 1 == len(await thief.get("/api/me/tables"))
        assert 204 == (await ana.http.delete("/api/me")).status_code
        assert [] == await thief.get("/api/me/tables")


async def test_names_that_draw_nothing_are_refused(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        for name in ("   ", "\u0000", "a\u202eb", "\u0007", "\u200d", "\u3164", "\ufe0f", "a\U000e0061"):
            await ana.put("/api/me", {"name": name}, expect=400)


JOINED = (
    "Ana 👩\u200d💻",
    "👨\u200d👩\u200d👧",
    "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    "🏳\ufe0f\u200d🌈",
    "می\u200cخواهم",
)


@pytest.mark.parametrize("name", [*JOINED, "José", "שרה", "O’Neill"])
async def test_names_are_kept_as_people_write_them(server: RunningServer, name: str) -> None:
    async with Player(server.url) as ana:
        assert name == (await ana.put("/api/me", {"name": name}))["name"]


async def test_whoever_leaves_a_seat_sees_no_more_of_it(server: RunningServer) -> None:
    async with Player(server.url) as ana, Player(server.url) as rui:
        table = (await ana.create(ME, OPEN, visibility="public", options={"first": 0}))["id"]
        await rui.post(f"/api/tables/{table}/seats/1")
        async with rui.live(table, seat=1) as live:
            await rui.post(f"/api/tables/{table}/leave")
            with pytest.raises(websockets.ConnectionClosed):
                await live.until(lambda message: message.get("kind") == "left")
        async with rui.live(table, seat=1) as refused:
            assert "Forbidden" == refused.heard[0]["kind"]


async def test_seats_that_do_not_exist_cannot_be_looked_from_even_after_the_end(
    server: RunningServer,
) -> None:
    async with Player(server.url) as ana:
        table = (await ana.create(BOT, BOT, visibility="public"))["id"]
        async with ana.live(table) as live:
            while live.table["status"] != "over":
                await live.hear()
        for seat in (-1, 2, 99):
            async with ana.live(table, seat=seat) as refused:
                assert "Forbidden" == refused.heard[0]["kind"]


@pytest.mark.usefixtures("stopped_clock")
async def test_hints_are_limited(sqlite_url: str) -> None:
    async with opened(sqlite_url, bot_seconds=0.01) as house:
        player = InsidePlayer(house)
        table = (await player.create(ME, BOT, options={"first": 0}))["id"]
        path = f"/api/tables/{table}/hint"
        answers = [await player.http.post(path, json={"key": "12345678", "seat": 0}) for _ in range(12)]
        assert [200] * 10 + [429] * 2 == [answer.status_code for answer in answers]
