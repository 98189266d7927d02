"""Which engine is imported: the sources, or a build that was made from them."""

from __future__ import annotations

import json
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest

from tabuleiro import compiled
from tabuleiro.core import registry

WANTED = os.environ["TABULEIRO_ENGINE"]


def engine() -> list[str]:
    """The modules of the engine but its packages, and but the one that is never compiled."""
    registry.games()
    packages = ("tabuleiro.core.", "tabuleiro.games.")
    modules = [name for name in sys.modules if name.startswith(packages)]
    return [name for name in modules if not is_package(name) and name != "tabuleiro.core.native"]


def is_package(name: str) -> bool:
    return hasattr(sys.modules[name], "__path__")


def test_every_module_of_the_engine_comes_from_where_it_was_asked_for() -> None:
    folder = compiled.BUILD if WANTED == compiled.COMPILED else compiled.ROOT / "tabuleiro"
    suffix = EXTENSION_SUFFIXES[0] if WANTED == compiled.COMPILED else ".py"
    files = [str(sys.modules[name].__file__) for name in engine()]
    assert len(files) > 100
    assert [] == [file for file in files if not (file.startswith(str(folder)) and file.endswith(suffix))]


@pytest.fixture
def build(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> dict[str, Any]:
    """A build of one source, the setup.py of this project."""
    monkeypatch.setattr(compiled, "MANIFEST", tmp_path / "manifest.json")
    source = "setup.py"
    fingerprint = compiled.fingerprint(compiled.ROOT / source)
    return {
        "folder": "made",
        "suffix": EXTENSION_SUFFIXES[0],
        "sources": {source: fingerprint},
        "modules": {"a.b": "a/b.so"},
    }


def write(manifest: dict[str, Any]) -> None:
    compiled.MANIFEST.write_text(json.dumps(manifest), encoding="utf-8")


def test_a_build_of_the_present_sources_is_fresh(build: dict[str, Any]) -> None:
    write(build)
    assert build == compiled.fresh_manifest()


@pytest.mark.parametrize(
    "changed",
    [{"suffix": ".another-python.so"}, {"sources": {"setup.py": "0"}}, {"sources": {"gone.py": "0"}}],
)
def test_a_build_of_other_sources_or_for_another_python_is_not_fresh(
    build: dict[str, Any], changed: dict[str, Any]
) -> None:
    write({**build, **changed})
    assert compiled.fresh_manifest() is None


@pytest.mark.parametrize("text", ["", "no json", "{}"])
def test_a_damaged_or_missing_build_is_not_fresh(build: dict[str, Any], text: str) -> None:
    if text:
        compiled.MANIFEST.write_text(text, encoding="utf-8")
    assert compiled.fresh_manifest() is None


def test_who_insists_on_a_compiled_engine_is_told_how_to_make_one(
    build: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABULEIRO_ENGINE", "compiled")
    with pytest.raises(ImportError, match=r"run scripts/compile_engine\.py"):
        compiled.use()


@pytest.mark.parametrize(("wanted", "taken"), [("pure", False), ("", True), ("compiled", True)])
def test_a_fresh_build_is_taken_unless_the_environment_says_pure(
    build: dict[str, Any], monkeypatch: pytest.MonkeyPatch, wanted: str, *, taken: bool
) -> None:
    write(build)
    monkeypatch.setenv("TABULEIRO_ENGINE", wanted)
    monkeypatch.setattr(sys, "meta_path", [])
    compiled.use()
    assert taken == bool(sys.meta_path)
    if taken:
        spec = sys.meta_path[0].find_spec("a.b", None)
        assert spec is not None
        assert str(compiled.BUILD / "made/a/b.so") == spec.origin
        assert sys.meta_path[0].find_spec("a.c", None) is None
