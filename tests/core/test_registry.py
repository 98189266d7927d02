"""Games are found in their folders, inside this package and elsewhere."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tabuleiro.core import registry
from tabuleiro.core.errors import BadConfig, UnknownGame

OTHER_GAME = """
from tests.kit.toys import OrchardGame

class Elsewhere(OrchardGame):
    key = "elsewhere"

GAME = Elsewhere()
"""


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The folder of a game outside this package."""
    monkeypatch.setattr(registry, "_added", {})
    monkeypatch.setattr(sys, "path", [*sys.path])
    folder = tmp_path / "game_elsewhere"
    folder.mkdir()
    (folder / "__init__.py").write_text(OTHER_GAME, encoding="utf-8")
    return folder


def test_a_folder_elsewhere_becomes_a_game(elsewhere: Path) -> None:
    registry.add_from(str(elsewhere))
    assert "elsewhere" in [game.key for game in registry.games()]


def test_the_environment_names_folders(elsewhere: Path) -> None:
    command = "import tabuleiro; print(tabuleiro.game('elsewhere').key)"
    environment = {**os.environ, "TABULEIRO_GAMES": str(elsewhere), "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", command], env=environment, check=True, capture_output=True, text=True
    )
    assert "elsewhere\n" == done.stdout


def test_a_folder_without_a_game_is_refused_by_name(elsewhere: Path) -> None:
    (elsewhere.parent / "empty_folder").mkdir()
    (elsewhere.parent / "empty_folder" / "__init__.py").touch()
    with pytest.raises(BadConfig, match="empty_folder' exports no GAME"):
        registry.add_from(str(elsewhere.parent / "empty_folder"))


def test_a_folder_with_the_name_of_another_module_is_refused(elsewhere: Path) -> None:
    (elsewhere.parent / "json").mkdir()
    with pytest.raises(BadConfig, match="json' has the name of another module"):
        registry.add_from(str(elsewhere.parent / "json"))


def test_a_place_that_is_neither_folder_nor_module_is_refused(elsewhere: Path) -> None:
    with pytest.raises(BadConfig, match="the game 'no_such_game' cannot be imported"):
        registry.add_from("no_such_game")


def test_a_folder_that_is_not_there_is_refused(elsewhere: Path) -> None:
    with pytest.raises(BadConfig, match=r"there is no game at '.*/nowhere': no such folder"):
        registry.add_from(str(elsewhere.parent / "nowhere"))


def test_an_unknown_game_is_refused_with_the_known_ones(elsewhere: Path) -> None:
    with pytest.raises(UnknownGame, match="unknown game 'chess'; there are lisboa, san-juan"):
        registry.game("chess")
