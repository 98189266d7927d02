"""`tabuleiro review`: figures for people and machines, a page, and a sentence for what cannot be reviewed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabuleiro.cli.sentences import because
from tabuleiro.core import registry
from tests.cli.conftest import Run
from tests.coach.endings import last_moves, played
from tests.kit.toys import ORCHARD

ARGUMENTS = ("--iterations", 20, "--workers", 1)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.log"
    path.write_text(last_moves(played(registry.game("san-juan"), 2, 5), 12).dumps(), encoding="utf-8")
    return path


def test_the_sum_of_every_seat_for_people(run: Run, file: Path) -> None:
    out = run("review", file, *ARGUMENTS).out
    assert "luck" in out
    assert "seat 1" in out


def test_json_for_machines(run: Run, file: Path) -> None:
    found = run("review", file, *ARGUMENTS, "--json").json
    assert found["game"] == "san-juan"
    assert found["done"] == found["moves"] == 12


def test_moments_of_one_seat(run: Run, file: Path) -> None:
    found = run("review", file, *ARGUMENTS, "--seat", 1, "--json").json
    assert {moment["seat"] for moment in found["moments"]} == {1}


def test_a_second_run_takes_what_was_kept(run: Run, file: Path) -> None:
    first = run("review", file, *ARGUMENTS, "--json").json
    kept = file.with_name("game.log.review").read_text(encoding="utf-8")
    assert run("review", file, *ARGUMENTS, "--json").json == first
    assert file.with_name("game.log.review").read_text(encoding="utf-8") == kept


def test_the_page_stands_alone(run: Run, file: Path, tmp_path: Path) -> None:
    run("review", file, *ARGUMENTS, "--html", tmp_path / "review.html")
    page = (tmp_path / "review.html").read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>")
    assert "<svg" in page
    assert "http" not in page
    assert "src=" not in page


def test_a_game_that_is_not_over_is_refused(run: Run, file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join(lines[:-3]) + "\n", encoding="utf-8")
    ran = run("review", file)
    assert ran.code == 2
    assert "the game is not over: after" in ran.err


def test_a_log_that_is_no_log_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "no.log").write_text("nonsense", encoding="utf-8")
    ran = run("review", tmp_path / "no.log")
    assert ran.code == 2
    assert "line 1" in ran.err


def test_a_game_without_a_judge_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "orchard.log").write_text(played(ORCHARD, 2, 1).log.dumps(), encoding="utf-8")
    ran = run("review", tmp_path / "orchard.log")
    assert ran.code == 2
    assert "orchard has no judge, so that it cannot be reviewed" in ran.err


def test_a_seat_that_is_not_there_is_refused(run: Run, file: Path) -> None:
    ran = run("review", file, "--seat", 2)
    assert ran.code == 2
    assert "--seat:" in ran.err


@pytest.mark.parametrize("iterations", [-1, 0, 19, 10_001, 10**30])
def test_a_budget_of_nothing_or_without_end_is_refused(run: Run, file: Path, iterations: int) -> None:
    ran = run("review", file, "--iterations", iterations)
    assert ran.code == 2
    assert "--iterations" in ran.err


def test_a_page_that_cannot_be_written_is_refused_at_once(run: Run, file: Path) -> None:
    ran = run("review", file, *ARGUMENTS, "--html", file / "review.html")
    assert ran.code == 2
    assert "--html:" in ran.err
    assert not file.with_name("game.log.review").exists(), "nothing was judged before"


@pytest.mark.parametrize("ending", ["", ".review"])
def test_the_page_never_takes_the_place_of_the_log_or_of_what_is_kept(
    run: Run, file: Path, ending: str
) -> None:
    log = file.read_text(encoding="utf-8")
    place = file.with_name(file.name + ending)
    ran = run("review", file, *ARGUMENTS, "--html", place)
    assert (2, 1) == (ran.code, ran.err.count("\n"))
    assert f"--html: {place} is the log itself" in ran.err
    assert file.read_text(encoding="utf-8") == log


@pytest.mark.parametrize("text", [b"notes of mine\n", b"\xff\xfe\x00", b"\n"])
def test_a_file_of_somebody_else_in_the_place_of_what_is_kept_stays(
    run: Run, file: Path, text: bytes
) -> None:
    kept = file.with_name("game.log.review")
    kept.write_bytes(text)
    ran = run("review", file, *ARGUMENTS)
    assert (2, 1) == (ran.code, ran.err.count("\n"))
    assert "game.log.review: not a file that 'tabuleiro review' has written" in ran.err
    assert text == kept.read_bytes()


@pytest.mark.parametrize(
    ("game", "unit", "said"),
    [
        ("san-juan", "points-at-the-end", "Points at the end: Ann then has 1.5 more."),
        ("orchard", "basket", "basket: Ann then has 1.5 more."),
    ],
)
def test_reasons_are_in_the_words_of_the_game_where_it_has_some(game: str, unit: str, said: str) -> None:
    given = {"seat": 0, "unit": unit, "way": "more", "amount": 1.5}
    assert said == because(game, [{"id": "coach-reason-has", "arguments": given}], ["Ann"])
