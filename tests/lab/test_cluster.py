"""A cluster plays the same games as one machine, whatever happens to its nodes."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tabuleiro.core.errors import BadConfig
from tabuleiro.lab.arena import Contest, Tally
from tabuleiro.lab.cluster import OnRay
from tabuleiro.lab.executor import InTurn

CONTEST: Final = Contest("san-juan", ("novice", "random"), {}, 8, 3, None, None)
ROOT: Final = Path(__file__).parents[2]


@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is an extra, not there everywhere")
def test_a_cluster_that_loses_a_node_plays_the_games_of_one_machine(tmp_path: Path) -> None:
    alone = Tally(CONTEST)
    list(alone.play(InTurn()))
    file = tmp_path / "told.json"  # Ray has words of its own for the output
    subprocess.run(
        [sys.executable, "-m", "tests.lab.losing_a_node", json.dumps(CONTEST), str(file)],
        cwd=ROOT, capture_output=True, check=True,
    )  # fmt: skip
    told = json.loads(file.read_text(encoding="utf-8"))
    assert 2 == told["workers"]
    expected = [result._replace(seconds=0.0, slowest=[]) for result in alone.results]
    assert json.loads(json.dumps(expected)) == told["results"]


def test_without_ray_a_cluster_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadConfig, match=r"--ray needs the extra 'cluster' \(ray is not installed\)"):
        OnRay()
