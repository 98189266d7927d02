"""`tabuleiro ladder`: levels on one scale, kept in a folder."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Run


def test_a_broken_off_ladder_goes_on(run: Run, tmp_path: Path) -> None:
    asked = ("ladder", "san-juan", "--players", "2", "--levels", "random,novice", "--games", "2")
    first = run(*asked, "--workers", "1", "--out", str(tmp_path), "--json")
    assert {"novice", "random"} == set(first.json["ratings"])
    again = run(*asked, "--workers", "1", "--out", str(tmp_path))
    assert ["novice-random-2.jsonl"] == [path.name for path in tmp_path.iterdir()]
    assert "2 games each; par is 50%." in again.out


def test_a_ladder_needs_two_levels(run: Run) -> None:
    assert "a ladder needs two levels" in run("ladder", "san-juan", "--levels", "random").err
