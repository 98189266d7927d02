"""Golden solo games: one for each rank, with its digests and its result."""

from __future__ import annotations

import tomllib
from typing import Any, Final

import pytest

from tabuleiro.core.log import Log
from tabuleiro.core.match import replay
from tabuleiro.games.lisboa.solo.scoring import JESTER, RANKS
from tests.lisboa.find_golden import outcome_of
from tests.lisboa.find_solo import SOLO, rank_of

RESULTS: Final[dict[str, Any]] = tomllib.loads((SOLO / "results.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("rank", RESULTS)
def test_L_1_11_a_golden_game_reaches_the_rank(rank: str) -> None:
    match = replay(Log.loads((SOLO / f"{rank}.log").read_text(encoding="utf-8")))
    assert match.over
    assert rank == rank_of(match.state)
    assert RESULTS[rank] == outcome_of(match)


def test_every_golden_game_has_a_result() -> None:
    assert {JESTER, *[rank.word for rank in RANKS]} == set(RESULTS)
    assert {path.stem for path in SOLO.glob("*.log")} == set(RESULTS)
