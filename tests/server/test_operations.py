"""What operators need: health, metrics, logs, a graceful end, the description, the client's files."""

from __future__ import annotations

import asyncio
import json
import signal
import sys
from pathlib import Path

import httpx
import msgspec
import pytest
import websockets

import tabuleiro
from tabuleiro import cli
from tabuleiro.server import upkeep
from tabuleiro.server.api.health import Health
from tabuleiro.server.storage.database import used_alone
from tests.server.client import BOT, ME, Player, eventually
from tests.server.inside import InsidePlayer, opened
from tests.server.running import RunningServer


async def test_health_says_that_all_is_well(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        found = msgspec.json.decode((await ana.http.get("/health")).content, type=Health)
        assert (True, "ok", tabuleiro.__version__, 0) == (
            found.ok,
            found.database,
            found.version,
            found.connections,
        )


async def test_health_says_when_work_in_the_background_has_ended(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stumble(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(upkeep, "watch_the_clocks", stumble)
    async with opened(sqlite_url) as house:
        answer = await InsidePlayer(house).http.get("/health")
        assert (503, False) == (answer.status_code, answer.json()["ok"])


async def test_metrics_count_what_happens(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        table = (await ana.create(ME, BOT, options={"first": 0}))["id"]
        async with ana.live(table, seat=0) as live:
            await live.act(0, "draw")
            text = (await ana.http.get("/metrics")).text
    for line in ("tabuleiro_connections 1.0", 'tabuleiro_command_seconds_count{do="Act",outcome="done"}',
                 "tabuleiro_commit_seconds_count", "tabuleiro_loop_lag_seconds_bucket"):  # fmt: skip
        assert line in text


async def test_the_event_loop_is_measured_and_quick(server: RunningServer) -> None:
    async with Player(server.url) as ana:
        text = (await ana.http.get("/metrics")).text
    late = [line for line in text.splitlines() if line.startswith("tabuleiro_loop_lag_seconds_count")]
    assert late
    assert float(late[0].split()[1]) > 0


async def test_the_server_ends_gracefully_in_the_middle_of_a_game(sqlite_url: str) -> None:
    server = RunningServer(sqlite_url)
    async with Player(server.url) as ana:
        table = (await ana.create(ME, BOT, options={"first": 0}))["id"]
        async with ana.live(table, seat=0) as live, ana.http.stream("GET", "/api/me/stream"):
            await live.act(0, "draw")
            code = await asyncio.to_thread(server.stop)
            with pytest.raises(websockets.ConnectionClosed):
                await live.until(lambda message: message["type"] == "never")
    assert code in (0, -15)
    assert "Traceback" not in server.log, server.log


async def test_the_client_is_served_at_its_own_addresses(server: RunningServer) -> None:
    async with httpx.AsyncClient(base_url=server.url, trust_env=False) as http:
        for path in ("/", "/table/abc", "/join", "/" + "a" * 300):
            page = await http.get(path)
            assert (200, True) == (page.status_code, page.headers["content-type"].startswith("text/html"))
        for path in ("/missing.js", "/" + "a" * 300 + ".js"):
            assert 404 == (await http.get(path)).status_code


def test_the_description_is_written_to_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "openapi.json"
    monkeypatch.setattr(sys, "argv", ["tabuleiro", "serve", "--openapi", str(file)])
    with pytest.raises(SystemExit):
        cli.main()
    described = json.loads(file.read_bytes())
    assert described["openapi"].startswith("3.1")
    assert {"/api/tables", "/api/join", "/health"} <= set(described["paths"])
    messages = {"FromClient", "FromServer", "Welcome", "Update", "TableInfo"}
    assert messages <= set(described["components"]["schemas"])


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--database", "nonsense"], "is no URL"),
        (["--database", "mysql://x/y"], "sqlite or postgresql"),
        (["--processes", "2"], "PostgreSQL"),
        (["--port", "99999"], "port"),
        (["--log-level", "loud"], "log-level"),
        (["--public-url", "games.example.org"], "public-url"),
        (["--database", "sqlite:///text.db"], "text.db"),
        (["--game-module", "no.such.module"], "no.such.module"),
        (["--database", "sqlite:////proc/nowhere/x.db"], "nowhere"),
        (["--host", "203.0.113.7"], "203.0.113.7"),
        (["--database", "postgresql://nobody@127.0.0.1:1/none"], "the database cannot be used now"),
        (["--database", "sqlite:///folder"], "the database cannot be used now"),
    ],
)
def test_what_cannot_be_served_is_said_in_one_sentence(
    arguments: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    (tmp_path / "text.db").write_text("no database " * 1000)
    monkeypatch.setattr(sys, "argv", ["tabuleiro", "serve", *arguments])
    with pytest.raises(SystemExit) as end:
        cli.main()
    told = capsys.readouterr().err
    assert (2, True) == (end.value.code, said in told), told
    assert 1 == len(told.splitlines())


def test_a_port_that_is_taken_is_said_in_one_sentence(
    server: RunningServer,
    sqlite_url: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    arguments = ["tabuleiro", "serve", "--database", sqlite_url, "--port", str(server.port)]
    monkeypatch.setattr(sys, "argv", arguments)
    with pytest.raises(SystemExit, match="2"):
        cli.main()
    assert (
        f"tabuleiro: cannot listen on 127.0.0.1:{server.port}: Address already in use\n"
        == capsys.readouterr().err
    )


def test_a_file_is_served_by_one_server(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["tabuleiro", "serve", "--database", sqlite_url, "--port", "0"])
    with used_alone(sqlite_url), pytest.raises(SystemExit, match="2"):
        cli.main()
    assert "another server is using" in capsys.readouterr().err


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_the_server_without_a_word(sqlite_url: str, sign: signal.Signals) -> None:
    server = RunningServer(sqlite_url)
    assert {signal.SIGINT: 130, signal.SIGTERM: -15}[sign] == server.stop(sign)
    assert 1 == len(server.lines), server.log


async def test_a_bot_that_dies_is_replaced_by_any_option(sqlite_url: str) -> None:
    async with opened(sqlite_url, bot_seconds=0.1) as house:
        player = InsidePlayer(house)
        table = (await player.create(BOT, ME, options={"first": 0}))["id"]

        async def moved() -> bool:
            return int((await player.get(f"/api/tables/{table}"))["moves"]) > 0

        await eventually(moved)
        for process in house.thinkers._pool._processes.values():  # noqa: SLF001  to kill it as a crash would
            process.kill()
        again = (await player.create(BOT, ME, options={"first": 0}))["id"]

        async def moved_again() -> bool:
            return int((await player.get(f"/api/tables/{again}"))["moves"]) > 0

        await eventually(moved_again)
