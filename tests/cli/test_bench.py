"""`tabuleiro bench`: measures, saves and compares."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tabuleiro.cli import measuring
from tabuleiro.cli.measuring import Measured, ratios
from tests.cli.conftest import Run

MEASURES = ["decision", "clone", "view", "sampler", "sample", "dump", "load", "replay"]


def test_every_operation_of_every_table_is_measured(run: Run) -> None:
    found = run("bench", "orchard", "--seconds", 0.01, "--json").json
    assert [("orchard", 2), ("orchard", 3)] == [(each["game"], each["players"]) for each in found["results"]]
    for result in found["results"]:
        assert ["pace", *MEASURES] == list(result["us"])
        assert min(result["us"].values()) > 0
        assert result["decisions_per_second"] == pytest.approx(1_000_000 / result["us"]["decision"], rel=0.01)


def test_a_saved_run_is_compared_as_ratios(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    arguments = ("bench", "orchard", "--players", 2, "--seconds", 0.01)
    run(*arguments, "--save", file)
    saved = json.loads(file.read_text(encoding="utf-8"))
    saved["results"][0]["us"]["clone"] *= 1000
    file.write_text(json.dumps(saved), encoding="utf-8")
    found = run(*arguments, "--against", file, "--json").json["results"][0]["ratios"]
    assert MEASURES == list(found)
    assert found["clone"] < 0.1
    assert " (0.0" in run(*arguments, "--against", file).out


def test_a_slower_machine_is_no_slower_engine() -> None:
    old = Measured("orchard", 2, {"pace": 100.0, "clone": 5.0, "view": 50.0})
    new = Measured("orchard", 2, {"pace": 300.0, "clone": 15.0, "view": 75.0})
    assert {"clone": 1.0, "view": 0.5} == ratios(new, old)


def test_a_run_without_the_fixed_loop_is_compared_as_it_was_measured() -> None:
    old = Measured("orchard", 2, {"calibration": 100.0, "clone": 5.0})
    assert {"clone": 3.0} == ratios(Measured("orchard", 2, {"pace": 300.0, "clone": 15.0}), old)


def test_nothing_of_the_engine_sets_the_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a faster engine would make its own measure shorter."""
    called = []
    for name, value in vars(measuring).items():
        if getattr(value, "__module__", "").startswith("tabuleiro.core"):
            monkeypatch.setattr(measuring, name, lambda *_, name=name: called.append(name))
    measuring.keep_pace()
    assert [] == called


def test_another_checkout_is_measured_in_the_same_run(run: Run) -> None:
    arguments = ("bench", "san-juan", "--players", 2, "--seconds", 0.01, "--option", "governor=1")
    found = run(*arguments, "--against", Path(__file__).parents[2], "--json").json["results"][0]
    assert MEASURES == list(found["ratios"])
    assert min(found["ratios"].values()) > 0


def test_a_folder_without_an_engine_is_no_checkout(run: Run, tmp_path: Path) -> None:
    ran = run("bench", "san-juan", "--players", 2, "--against", tmp_path)
    assert (2, f"tabuleiro: {tmp_path}: no checkout of Tabuleiro\n") == (ran.code, ran.err)


def test_a_checkout_that_does_not_know_the_table_says_so(run: Run) -> None:
    folder = Path(__file__).parents[2]
    ran = run("bench", "orchard", "--players", 2, "--against", folder)
    assert (2, f"tabuleiro: {folder}: its engine does not play this table\n") == (ran.code, ran.err)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[" * 100_000,
        '{"results": 5}',
        '{"results": [{"game": "orchard", "players": 2, "us": []}]}',
        '{"results": [{"game": "orchard", "players": 2, "us": {"clone": 1}}]}',
        '{"results": [{"game": "orchard", "players": 2, "us": {"decision": 1, "clone": 0}}]}',
        '{"results": [{"game": "orchard", "players": 2, "us": {"decision": 1, "clone": NaN}}]}',
    ],
    ids=["nothing", "brackets", "number", "list", "no decision", "zero", "no number"],
)
def test_another_file_is_no_earlier_run(run: Run, tmp_path: Path, text: str) -> None:
    file = tmp_path / "run.json"
    file.write_text(text, encoding="utf-8")
    ran = run("bench", "orchard", "--against", file)
    assert (2, f"tabuleiro: {file}: not a run that 'tabuleiro bench --save' has written\n") == (
        ran.code,
        ran.err,
    )


def test_what_was_measured_is_shown_even_if_it_cannot_be_saved(run: Run, tmp_path: Path) -> None:
    ran = run("bench", "orchard", "--players", 2, "--seconds", 0.01, "--save", tmp_path)
    assert (2, f"tabuleiro: {tmp_path}: Is a directory\n") == (ran.code, ran.err)
    assert "decisions/s" in ran.out


def test_a_table_without_an_earlier_run_has_no_ratios(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    run("bench", "orchard", "--players", 2, "--seconds", 0.01, "--save", file)
    found = run("bench", "orchard", "--players", 3, "--seconds", 0.01, "--against", file, "--json").json
    assert "ratios" not in found["results"][0]
