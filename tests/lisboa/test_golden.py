"""Golden logs: whole games with their digests and results; together they meet everything there is."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

from tabuleiro.core.log import Log
from tabuleiro.core.match import replay
from tests.golden_games import Features
from tests.lisboa.find_golden import FOLDERS, features, outcome_of, wanted

LOGS: Final = [path for folder in FOLDERS.values() for path in sorted(folder.glob("*.log"))]


def results(folder: Path) -> dict[str, Any]:
    return tomllib.loads((folder / "results.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", LOGS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_replays_to_its_result(path: Path) -> None:
    match = replay(Log.loads(path.read_text(encoding="utf-8")))
    assert results(path.parent)[path.stem] == outcome_of(match)


@pytest.mark.parametrize("folder", FOLDERS.values(), ids=lambda folder: folder.name)
def test_every_golden_game_has_a_result(folder: Path) -> None:
    logs = {path.stem for path in folder.glob("*.log")}
    assert logs
    assert set(results(folder)) == logs


@pytest.mark.parametrize("pack", FOLDERS)
def test_the_golden_games_meet_every_action_by_every_source_every_reward_event_and_cause(pack: str) -> None:
    met: Features = set()
    for path in FOLDERS[pack].glob("*.log"):
        met |= features(Log.loads(path.read_text(encoding="utf-8")))
    assert set() == wanted(pack) - met
