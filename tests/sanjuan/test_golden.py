"""Golden logs: whole games with their digests and results; together they meet everything there is."""

from __future__ import annotations

import tomllib
from typing import Any, Final

import pytest

from tabuleiro.core.log import Log
from tabuleiro.core.match import replay
from tabuleiro.games.sanjuan import GAME
from tests.golden_games import Features
from tests.sanjuan.find_golden import FOLDER, ending, features, wanted

LOGS: Final = sorted(FOLDER.glob("*.log"))
RESULTS: Final[dict[str, Any]] = tomllib.loads((FOLDER / "results.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_its_result(path: Any) -> None:
    match = replay(Log.loads(path.read_text(encoding="utf-8")))
    standings = sorted(GAME.ranking(match.state), key=lambda each: each.seat)
    assert RESULTS[path.stem] == {
        "ended_by": match.state.ended_by,
        "victory": ending(match),
        "rounds": match.state.round,
        "points": [each.points for each in standings],
        "places": [each.place for each in standings],
    }


def test_every_golden_game_has_a_result() -> None:
    assert LOGS
    assert set(RESULTS) == {path.stem for path in LOGS}


def test_the_golden_games_meet_every_building_verb_and_ending() -> None:
    met: Features = set()
    for path in LOGS:
        met |= features(replay(Log.loads(path.read_text(encoding="utf-8"))))
    frames = {feature for feature in wanted() if feature.startswith("frame ")}
    assert set() == wanted() - frames - met


def test_every_way_to_win_has_a_golden_game() -> None:
    assert {"won", "tie-break", "shared"} == {result["victory"] for result in RESULTS.values()}
    assert {"twelve_buildings"} == {result["ended_by"] for result in RESULTS.values()}
