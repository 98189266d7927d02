"""A checkout that is played compiles its engine in the background, and nothing depends on it."""

from __future__ import annotations

import runpy
import shutil
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest

from tabuleiro import compiled
from tabuleiro.cli import compiling


@pytest.fixture
def checkout(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A checkout whose engine is not compiled, on a machine that could do it."""
    script = tmp_path / "compile_engine.py"
    script.touch()
    monkeypatch.setenv("TABULEIRO_ENGINE", "")
    monkeypatch.setattr(compiled, "MANIFEST", tmp_path / "engine" / "manifest.json")
    monkeypatch.setattr(compiling, "SCRIPT", script)
    monkeypatch.setattr(compiling, "LOG", tmp_path / "engine" / "compile.log")
    monkeypatch.setattr(compiling, "has_c_compiler", lambda: True)
    return tmp_path


def test_a_checkout_without_a_build_is_compiled(checkout: Path) -> None:
    assert compiling.is_wanted()


def test_nothing_is_compiled_where_the_sources_are_wanted(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABULEIRO_ENGINE", "pure")
    assert not compiling.is_wanted()


def test_nothing_is_compiled_outside_a_checkout(checkout: Path) -> None:
    (checkout / "compile_engine.py").unlink()
    assert compiling.compile_in_background() is None


def test_nothing_is_compiled_without_a_c_compiler(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    monkeypatch.setattr(shutil, "which", lambda _: None)
    assert not compiling.has_c_compiler()
    assert not compiling.is_wanted()


@pytest.mark.parametrize(
    ("code", "end"),
    [
        ("", "The engine is compiled: bots use it from now on, the server itself from its next start."),
        ("raise SystemExit('no')", "The engine was not compiled, and all goes on without; "),
    ],
    ids=["done", "failed"],
)
def test_it_is_said_when_it_begins_and_how_it_ends(
    checkout: Path, capfd: pytest.CaptureFixture[str], code: str, end: str
) -> None:
    (checkout / "compile_engine.py").write_text(code, encoding="utf-8")
    told = compiling.compile_in_background()
    assert told is not None
    told.join()
    first, second = capfd.readouterr().err.splitlines()
    assert "The engine is being compiled in the background; bots then think several times as fast." == first
    assert second.startswith(end)
    assert ("no" in (checkout / "engine" / "compile.log").read_text(encoding="utf-8")) == bool(code)


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> dict[str, Any]:
    """The script that compiles, for a build elsewhere; what it calls can be replaced."""
    monkeypatch.setattr(compiled, "BUILD", tmp_path)
    monkeypatch.setattr(compiled, "MANIFEST", tmp_path / "manifest.json")
    monkeypatch.setenv("TABULEIRO_ENGINE", "pure")
    found = runpy.run_path(str(compiled.ROOT / "scripts" / "compile_engine.py"))
    globals_: dict[str, Any] = found["main"].__globals__
    globals_["compiled"] = lambda checkout: checkout / "library"
    globals_["agrees"] = lambda _: True
    return globals_


def run(script: dict[str, Any], monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr(sys, "argv", ["compile_engine.py", *arguments])
    code: int = script["main"]()
    return code


def test_what_has_failed_is_not_tried_again_unless_asked_for(
    script: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for arguments, said in (
        (["--once"], "could not be compiled; "),
        (["--once"], "before"),
        ([], "compiled; "),
    ):
        assert 1 == run(script, monkeypatch, *arguments)
        assert said in capsys.readouterr().err


def test_a_build_is_fresh_when_it_is_there_and_stale_with_another_compiler(
    script: dict[str, Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    script["compiled"] = one_module
    (tmp_path / "of other sources").mkdir()
    assert 0 == run(script, monkeypatch)
    assert script["up_to_date"]()
    manifest = compiled.fresh_manifest()
    assert manifest is not None
    assert [tmp_path / manifest["folder"]] == [path for path in tmp_path.iterdir() if path.is_dir()]
    assert (tmp_path / manifest["folder"] / manifest["modules"]["tabuleiro.core.rules"]).exists()
    script["compiler"] = lambda: "mypyc 99"
    assert not script["up_to_date"]()


def test_a_build_that_plays_other_games_is_not_used(
    script: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    script["compiled"] = one_module
    script["agrees"] = lambda _: False
    assert 1 == run(script, monkeypatch)
    assert "plays other games compiled than its sources do" in capsys.readouterr().err
    assert compiled.fresh_manifest() is None


@pytest.mark.parametrize(
    ("pure", "made", "agrees"),
    [({"a.log": "= 0 12"}, "= 0 12", True), ({"a.log": "= 0 12"}, "= 0 13", False), ({}, "", False)],
    ids=["equal", "another digest", "no games"],
)
def test_a_build_agrees_with_its_sources_digest_by_digest(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, *, pure: dict[str, str], made: str, agrees: bool
) -> None:
    monkeypatch.setenv("TABULEIRO_ENGINE", "pure")
    found = runpy.run_path(str(compiled.ROOT / "scripts" / "compile_engine.py"))
    logs = {compiled.PURE: pure, compiled.COMPILED: dict.fromkeys(pure, made)}
    found["agrees"].__globals__["logs"] = lambda _, engine: logs[engine]
    assert agrees == found["agrees"](tmp_path)


def test_the_games_of_a_copy_are_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TABULEIRO_ENGINE", "pure")
    found = runpy.run_path(str(compiled.ROOT / "scripts" / "compile_engine.py"))
    found["copy_sources"](tmp_path)
    logs = found["logs"](tmp_path, compiled.PURE)
    assert {"lisboa", "san-juan"} == {name.rsplit("-", 2)[0] for name in logs}
    assert all(text.count("\n= ") > 1 for text in logs.values())


def one_module(checkout: Path) -> Path:
    """A library as the compiler would leave it."""
    file = checkout / "library" / "tabuleiro" / "core" / f"rules{EXTENSION_SUFFIXES[0]}"
    file.parent.mkdir(parents=True)
    file.touch()
    return checkout / "library"
