"""`tabuleiro export` destroys nothing; what it writes is tried in tests/web/test_static.py."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabuleiro.cli import site
from tabuleiro.core.errors import BadConfig


def test_a_folder_with_other_files_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("mine")
    with pytest.raises(BadConfig, match="not empty and not an earlier export"):
        site.export(tmp_path)
    assert ["thesis.txt"] == [path.name for path in tmp_path.iterdir()]


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "site").write_text("mine")
    with pytest.raises(BadConfig, match="expected a folder, this is a file"):
        site.export(tmp_path / "site")


def test_an_export_needs_the_packages_of_the_client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "PYODIDE", tmp_path / "none")
    with pytest.raises(BadConfig, match="built from a checkout"):
        site.export(tmp_path / "site")


def test_the_sizes_are_told_by_folder() -> None:
    written = site.WrittenSite("1", {"index.html": 2, "assets/a.js": 3, "assets/b.js": 4}, 9)
    assert {"pages and icons": 2, "assets/": 7} == written.by_part()
