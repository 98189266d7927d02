"""Every clause of the rules has a test that names it, and every test that names one names a clause."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
CLAUSE: Final = re.compile(r"^- ([A-Z]\d+)", re.MULTILINE)
TEST: Final = re.compile(r"^def test_SJ_([A-Z]\d+)_", re.MULTILINE)


def clauses() -> set[str]:
    return set(CLAUSE.findall((ROOT / "docs/rules/san-juan.md").read_text(encoding="utf-8")))


def named_by_tests() -> set[str]:
    files = sorted(Path(__file__).parent.glob("test_*.py"))
    return {clause for file in files for clause in TEST.findall(file.read_text(encoding="utf-8"))}


def test_the_rules_have_their_clauses() -> None:
    assert 85 == len(clauses())


def test_every_clause_has_a_test() -> None:
    assert set() == clauses() - named_by_tests()


def test_every_test_names_a_clause() -> None:
    assert set() == named_by_tests() - clauses()
