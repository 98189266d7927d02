"""Golden logs: whole games with their digests and results; together they meet everything there is."""

from __future__ import annotations

import tomllib
from typing import Any, Final

import pytest

from tabuleiro.core.log import Log
from tabuleiro.core.match import replay
from tests.lisboa.find_golden import FOLDER, Features, features, outcome_of, wanted

LOGS: Final = sorted(FOLDER.glob("*.log"))
RESULTS: Final[dict[str, Any]] = tomllib.loads((FOLDER / "results.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_its_result(path: Any) -> None:
    match = replay(Log.loads(path.read_text(encoding="utf-8")))
    assert RESULTS[path.stem] == outcome_of(match)


def test_every_golden_game_has_a_result() -> None:
    assert LOGS
    assert set(RESULTS) == {path.stem for path in LOGS}


def test_the_golden_games_meet_every_action_by_every_source_every_reward_event_and_cause() -> None:
    met: Features = set()
    for path in LOGS:
        met |= features(Log.loads(path.read_text(encoding="utf-8")))
    assert set() == wanted() - met
