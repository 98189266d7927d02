"""`tabuleiro play`: in the browser of this machine, and in the terminal."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tabuleiro import cli
from tabuleiro.core import registry
from tabuleiro.core.log import Log
from tabuleiro.core.match import replay
from tests.server.running import ROOT

GAMES = [game.key for game in registry.games() if game.key != "orchard"]


def run(monkeypatch: pytest.MonkeyPatch, typed: str, *arguments: str) -> object:
    monkeypatch.setattr(sys, "argv", ["tabuleiro", "play", *arguments])
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    with pytest.raises(SystemExit) as end:
        cli.main()
    return end.value.code


@pytest.mark.parametrize("game", GAMES)
def test_any_game_can_be_played_in_the_terminal(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    log = tmp_path / "game.log"
    typed = "v\ni\n?1\n?99\nh\nu\nnonsense\n" + "1\n" * 25
    code = run(monkeypatch, typed, game, "--terminal", "--players", "2", "--level", "random", "--seed", "3",
               "--log", str(log))  # fmt: skip
    told = capsys.readouterr().out
    assert code in (0, None)
    assert "a bot would choose" in told
    assert "undo" in told
    played = Log.loads(log.read_text())
    assert len(played.moves) > 20
    assert replay(played).moves == len(played.moves)


def test_a_game_in_the_terminal_ends_with_the_result(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run(
        monkeypatch,
        "1\n" * 3000,
        "san-juan",
        "--terminal",
        "--players",
        "2",
        "--level",
        "random",
        "--seed",
        "3",
    )
    assert "The game is over." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "unknown game"),
        (["chess", "--terminal"], "unknown game"),
        (["san-juan", "--terminal", "--players", "9"], "players"),
        (["san-juan", "--terminal", "--level", "god"], "unknown bot"),
        (["san-juan", "--terminal", "--option", "fish=1"], "fish"),
        (["san-juan", "--option", "fish=1"], "fish"),
        (["--option", "pack=mine.toml"], "--option: which game?"),
        (["lisboa", "--option", "pack=none.toml"], 'no pack is named "none.toml"'),
    ],
)
def test_what_cannot_be_played_is_said_in_one_sentence(
    arguments: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == run(monkeypatch, "", *arguments)
    assert said in capsys.readouterr().err


def serve(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    """`tabuleiro play` with these arguments, which tells its address on the first line."""
    return subprocess.Popen(
        [sys.executable, "-c", "from tabuleiro.cli import main; main()", "play", *arguments, "--no-browser"],
        env={**os.environ, "XDG_DATA_HOME": str(folder), "HOME": str(folder), "PYTHONPATH": str(ROOT)},
        stderr=subprocess.PIPE,
        text=True,
    )


def test_play_serves_this_machine_and_keeps_its_tables_in_the_users_folder(tmp_path: Path) -> None:
    process = serve(tmp_path, "san-juan")
    assert process.stderr is not None
    line = process.stderr.readline()
    try:
        address = line.split(" is at ")[1].split("/?game=san-juan")[0]
        assert address.startswith("http://127.0.0.1:")
        answer = httpx.get(f"{address}/api/games", trust_env=False, timeout=60)
        assert {"lisboa", "san-juan"} <= {game["key"] for game in answer.json()}
        found = list(tmp_path.rglob("tables.db"))
        assert 1 == len(found)
    finally:
        process.send_signal(signal.SIGINT)
        rest = process.communicate(timeout=90)[1]
    assert "Traceback" not in rest


def test_the_forms_of_the_page_begin_with_the_pack_and_the_options_of_the_command(tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text('name = "attic"\nnotice = "Copied."\nfrom = "printed"\nmarket.minimum = 1\n')
    process = serve(tmp_path, "lisboa", "--option", f"pack={box}", "--option", "draft=yes")
    assert process.stderr is not None
    try:
        address = process.stderr.readline().split(" is at ")[1].split("/?game=lisboa")[0]
        games = httpx.get(f"{address}/api/games", trust_env=False, timeout=60).json()
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=90)
    options = {each["name"]: each for game in games if game["key"] == "lisboa" for each in game["options"]}
    assert ("attic", 1) == (
        options["pack"]["default"]["name"],
        options["pack"]["default"]["market"]["minimum"],
    )
    assert ["draft", "pack"] == sorted(name for name, each in options.items() if each["chosen"])
    assert options["draft"]["default"] is True
