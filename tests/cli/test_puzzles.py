"""`tabuleiro puzzles`: goes on where it stopped, and a sentence for what has no puzzles."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tabuleiro.coach.puzzles import checking, finding
from tabuleiro.coach.puzzles.checking import Doubt, PuzzleVerdict
from tabuleiro.coach.puzzles.finding import CHECKED, Found, SearchedGame
from tabuleiro.coach.review import VERSION
from tests.cli.conftest import Run
from tests.kit.toys import ORCHARD


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seeds of the games that are looked through; each gives a puzzle."""
    seeds: list[int] = []

    def find(deal: SearchedGame) -> Found:
        seeds.append(deal.seed)
        return Found(deal.seed, [{"id": f"{deal.seed}", "seed": deal.seed, "move": 3}])

    monkeypatch.setattr(finding, "find", find)
    return seeds


def test_only_what_is_missing_is_looked_through(run: Run, tmp_path: Path, asked: list[int]) -> None:
    path = tmp_path / "puzzles.json"
    run("puzzles", "san-juan", "--out", path, "--players", 2, "--games", 2, "--seed", 5)
    found = run(
        "puzzles", "san-juan", "--out", path, "--players", 2, "--games", 3, "--seed", 5, "--json"
    ).json
    assert asked == [5, 6, 7]
    assert found["puzzles"] == 3


def test_the_file_says_where_its_puzzles_come_from(run: Run, tmp_path: Path, asked: list[int]) -> None:
    path = tmp_path / "puzzles.json"
    run("puzzles", "san-juan", "--out", path, "--games", 1, "--option", "new_buildings=on")
    (source,) = json.loads(path.read_text(encoding="utf-8"))["runs"]
    assert source["command"] == "tabuleiro puzzles san-juan --players 4 --seed 1 --option new_buildings=on"
    assert source["options"]["new_buildings"] is True
    assert source["done"] == asked == [1]


def test_a_game_without_a_judge_is_refused(run: Run, tmp_path: Path) -> None:
    ran = run("puzzles", ORCHARD.key, "--out", tmp_path / "puzzles.json")
    assert ran.code == 2
    assert "has no judge" in ran.err


def test_a_file_that_cannot_be_written_is_refused_before_the_games(
    run: Run, tmp_path: Path, asked: list[int]
) -> None:
    for place in (tmp_path, tmp_path / "nowhere" / "puzzles.json"):
        ran = run("puzzles", "san-juan", "--out", place, "--games", 1)
        assert (ran.code, asked) == (2, [])
        assert f"--out: {place} cannot be written" in ran.err


@pytest.fixture
def holding(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The ids of puzzles that hold when they are looked at again."""
    ids = {"a", "c"}

    def check(doubt: Doubt) -> PuzzleVerdict:
        name = doubt.puzzle["id"]
        return PuzzleVerdict(name, {**doubt.puzzle, CHECKED: VERSION} if name in ids else None)

    monkeypatch.setattr(checking, "check", check)
    return ids


def test_what_no_longer_holds_is_dropped_and_nothing_is_checked_twice(
    run: Run, tmp_path: Path, holding: set[str]
) -> None:
    path = tmp_path / "puzzles.json"
    puzzles = [{"id": name, "run": 0, "seed": 1, "move": 1} for name in "abc"]
    path.write_text(
        json.dumps({"format": 1, "game": "lisboa", "runs": [], "puzzles": puzzles}), encoding="utf-8"
    )
    assert run("puzzles", "lisboa", "--out", path, "--check", "--json").json["puzzles"] == 2
    holding.clear()
    assert run("puzzles", "lisboa", "--out", path, "--check", "--json").json["puzzles"] == 2
    kept = json.loads(path.read_text(encoding="utf-8"))["puzzles"]
    assert [each["id"] for each in kept] == ["a", "c"]


def test_a_file_that_is_not_there_cannot_be_checked(run: Run, tmp_path: Path) -> None:
    ran = run("puzzles", "lisboa", "--out", tmp_path / "none.json", "--check")
    assert ran.code == 2
    assert "there is no" in ran.err
