"""Golden solo games: one for each rank, with its digests and its result."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tabuleiro.core.log import Log
from tabuleiro.core.match import replay
from tabuleiro.games.lisboa.solo.scoring import JESTER, RANKS
from tests.lisboa.find_golden import outcome_of
from tests.lisboa.find_solo import FOLDERS, rank_of


def results(folder: Path) -> dict[str, Any]:
    return tomllib.loads((folder / "results.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("folder", "rank"), [(folder, rank) for folder in FOLDERS.values() for rank in results(folder)]
)
def test_L_1_11_a_golden_game_reaches_the_rank(folder: Path, rank: str) -> None:
    match = replay(Log.loads((folder / f"{rank}.log").read_text(encoding="utf-8")))
    assert match.over
    assert rank == rank_of(match.state)
    assert results(folder)[rank] == outcome_of(match)


@pytest.mark.parametrize("folder", FOLDERS.values(), ids=lambda folder: folder.name)
def test_every_golden_game_has_a_result(folder: Path) -> None:
    assert {path.stem for path in folder.glob("*.log")} == set(results(folder))


def test_the_golden_games_reach_every_rank() -> None:
    reached = {rank for folder in FOLDERS.values() for rank in results(folder)}
    assert {JESTER, *[rank.word for rank in RANKS]} == reached
