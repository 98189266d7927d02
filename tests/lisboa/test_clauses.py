"""Every clause of the rules has a test that names it, and every test that names one names a clause."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from tests.kit.clauses import named_by_tests

ROOT: Final = Path(__file__).parents[2]
CHAPTER: Final = re.compile(r"^## L-([A-Z0-9])")
CLAUSE: Final = re.compile(r"^- ([A-Z]\d+(?:\.\d+)?|\d\.\d+) ")


def clauses() -> set[str]:
    """By their printed numbers: N1.5, 2.3."""
    found: set[str] = set()
    chapter = ""
    for line in (ROOT / "docs/rules/lisboa.md").read_text(encoding="utf-8").splitlines():
        heading, clause = CHAPTER.match(line), CLAUSE.match(line)
        if heading is not None:
            chapter = heading[1]
        elif line.startswith("## "):
            chapter = ""
        elif clause is not None and chapter:
            found.add(clause[1])
    return found


def test_the_rules_have_their_clauses() -> None:
    assert 209 == len(clauses())


def test_every_clause_has_a_test_and_every_test_names_a_clause() -> None:
    assert clauses() == named_by_tests(Path(__file__).parent, "L")
