"""`tabuleiro replay`: verifies a log and shows the position."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabuleiro.core.match import Match
from tests.cli.conftest import Run
from tests.kit.orchard import Orchard
from tests.kit.toys import ORCHARD


def played(moves: int) -> Match[Orchard]:
    match = Match.new(ORCHARD, 2, 1, {"first": 0})
    while not match.over and match.moves < moves:
        match.submit(match.to_act or 0, match.options()[-1])
    return match


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.log"
    path.write_text(played(1000).log.dumps(), encoding="utf-8")
    return path


def test_the_end_for_people(run: Run, file: Path) -> None:
    out = run("replay", file).out
    match = played(1000)
    assert out.startswith(f"Orchard, 2 players, {match.moves} moves, round {match.state.round}\n")
    assert "       seat 0" in out
    assert "\ntrees  " in out
    assert f"over by {match.state.ended_by}\n1. seat " in out


def test_a_moment_for_people(run: Run, file: Path) -> None:
    out = run("replay", file, "--upto", 2).out
    assert "2 moves" in out
    assert "seat 0 may: draw" in out


def test_the_position_for_machines(run: Run, file: Path) -> None:
    assert ORCHARD.dump(played(3).state) == run("replay", file, "--upto", 3, "--json").json


def test_no_move_at_all_is_the_deal(run: Run, file: Path) -> None:
    assert ORCHARD.dump(played(0).state) == run("replay", file, "--upto", 0, "--json").json


def test_more_moves_than_there_are_is_refused(run: Run, file: Path) -> None:
    ran = run("replay", file, "--upto", 999)
    assert (2, "") == (ran.code, ran.out)
    assert f"tabuleiro: --upto: {file} has {played(1000).moves} moves, not 999\n" == ran.err


def test_damage_is_named_with_file_and_line(run: Run, file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    lines[9] = "0 fly"
    file.write_text("\n".join(lines), encoding="utf-8")
    ran = run("replay", file)
    assert 2 == ran.code
    assert f"tabuleiro: {file}, line 10: unknown action 'fly'\n" == ran.err


def test_a_file_that_is_no_text_is_refused_with_its_line(run: Run, file: Path) -> None:
    file.write_bytes(file.read_bytes() + b"\xff\xfe\n")
    lines = file.read_bytes().count(b"\n")
    ran = run("replay", file)
    assert 2 == ran.code
    assert f"tabuleiro: {file}, line {lines}: not UTF-8 text\n" == ran.err
