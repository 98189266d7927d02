"""The benchmarks say in one sentence what keeps them from measuring, and reckon as they say."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from benchmarks import budget, crash, first_view, load
from benchmarks.coach import Lost, per_choice


@pytest.fixture
def one_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["budget", "--seconds", "0.5"])
    monkeypatch.setattr(budget, "TABLES", {"san-juan": 4})


@pytest.mark.usefixtures("one_budget")
@pytest.mark.parametrize(
    ("took", "code", "line"),
    [
        ([], 0, "no search took its whole time"),
        ([1.0, 1.1, 1.5], 0, "3 searches, median +10.0%, longest +50.0%, 1 more than a fifth late"),
        ([1.3], 1, "1 searches, median +30.0%, longest +30.0%, 1 more than a fifth late"),
    ],
)
def test_a_budget_is_kept_when_half_of_the_searches_are_in_time(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    took: list[float],
    code: int,
    line: str,
) -> None:
    monkeypatch.setattr(budget, "parts", lambda *_: took)
    assert code == budget.main()
    assert f"san-juan, 0.5 s: {line}\n" == capsys.readouterr().out


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf"])
def test_a_budget_is_a_number_above_zero(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], seconds: str
) -> None:
    monkeypatch.setattr(sys, "argv", ["budget", f"--seconds={seconds}"])
    with pytest.raises(SystemExit, match="2"):
        budget.main()
    assert capsys.readouterr().err.endswith("--seconds: a budget is a number above 0\n")


@pytest.mark.parametrize("program", [crash, load], ids=["crash", "load"])
@pytest.mark.parametrize(
    ("wrong", "said"),
    [("--tables=0", "expected at least 1, got 0"), ("--game=chess", "invalid choice: 'chess'")],
)
def test_a_wrong_argument_is_named_before_anything_starts(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    program: ModuleType,
    wrong: str,
    said: str,
) -> None:
    monkeypatch.setattr(sys, "argv", ["benchmark", wrong])
    with pytest.raises(SystemExit, match="2"):
        program.main()
    assert said in capsys.readouterr().err


def test_without_chromium_no_first_view_is_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", "")
    assert 2 == first_view.main()
    assert capsys.readouterr().err.startswith("first_view: there is no chromium on the PATH")


@pytest.mark.parametrize(
    ("games", "told"),
    [
        ([Lost(6.0, 3), Lost(2.0, 1)], "2.00 ± 0.00"),
        ([Lost(4.0, 2), Lost(0.0, 2)], "1.00 ± 1.96"),
        ([Lost(9.0, 2)], "4.50"),
    ],
)
def test_every_choice_counts_alike_however_many_a_game_has(games: list[Lost], told: str) -> None:
    assert per_choice(games) == told
