"""The game of docs/adding-a-game.md is written to a folder as the page shows it, tested and played."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tabuleiro.core import registry
from tests.server.client import ME
from tests.server.inside import InsidePlayer, look, opened, play_moves

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
FILES: Final = dict(re.findall(r"^`boats/(\S+)`:\n\n```\w+\n(.*?)```", PAGE, re.DOTALL | re.MULTILINE))
COMMANDS: Final = [
    line
    for block in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
    for line in block.splitlines()
    if line != "tabuleiro play boats"  # opens a browser; the server is asked below
]
ANSWERS: Final = "1\n?1\ni\nv\nh\n1\nu\nq\n"
"""What somebody types at the terminal; other commands do not read it."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the game, as a reader of the page has it at the end."""
    made = tmp_path_factory.mktemp("elsewhere") / "boats"
    for name, text in FILES.items():
        (made / name).parent.mkdir(parents=True, exist_ok=True)
        (made / name).write_text(text, encoding="utf-8")
    return made


def done(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a line of the page in the repository's folder, with the variable set."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    environment = {
        **inherited,
        "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")]),
        "TABULEIRO_GAMES": str(folder),
        "PYTEST_ADDOPTS": "-q -n 0 -p no:cacheprovider",
    }
    return subprocess.run(
        shlex.split(command),
        env=environment,
        cwd=ROOT,
        input=ANSWERS,
        check=False,
        capture_output=True,
        text=True,
    )


@pytest.mark.timeout(300)
@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_of_the_page_run(folder: Path, command: str) -> None:
    found = done(command, folder)
    assert 0 == found.returncode, found.stdout + found.stderr


def test_the_kit_plays_the_game_with_every_number_of_seats(folder: Path) -> None:
    found = done("pytest tests/kit/test_rules.py -k boats", folder).stdout
    assert ["2", "3", "4"] == re.findall(r"^boats with (\d) players: ", found, re.MULTILINE)


def test_the_kit_says_which_pins_are_missing_and_how_to_make_them(folder: Path, tmp_path: Path) -> None:
    bare = tmp_path / "boats"
    for name in FILES:
        (bare / name).parent.mkdir(parents=True, exist_ok=True)
        (bare / name).write_text(FILES[name], encoding="utf-8")
    found = done("pytest tests/kit -k 'boats and (pinned or recorded)'", bare)
    sentences = re.findall(r"AssertionError: boats: (.*)", found.stdout)
    assert {
        f"{what}; to write it into {bare / 'pins'}, run: python -m tests.kit.pin boats"
        for what in (
            *[f"no number of paths is pinned for {players} players" for players in (2, 3, 4)],
            "no games are recorded",
            "no hidden zones are pinned",
        )
    } == set(sentences)


async def test_the_server_hosts_the_game_to_its_end(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "_added", {})
    monkeypatch.setattr(sys, "path", [*sys.path])
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    async with opened(url, game_modules=(str(folder),)) as house, InsidePlayer(house) as host:
        listed = {game["key"]: game for game in await host.get("/api/games")}["boats"]
        assert (["random", "novice"], ["en"]) == (listed["levels"], listed["texts"])
        table = await host.create(ME, ME, game="boats")
        played = await play_moves(house, table["id"], 1000)
        assert {"cast", "stop"} < set(played)
        assert "over" == (await look(house, table["id"])).head.status
