"""Every clause of the rules has a test that names it, and every test that names one names a clause."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from tests.kit.clauses import named_by_tests

ROOT: Final = Path(__file__).parents[2]
CLAUSE: Final = re.compile(r"^- ([A-Z]\d+)", re.MULTILINE)


def clauses() -> set[str]:
    return set(CLAUSE.findall((ROOT / "docs/rules/san-juan.md").read_text(encoding="utf-8")))


def test_the_rules_have_their_clauses() -> None:
    assert 85 == len(clauses())


def test_every_clause_has_a_test_and_every_test_names_a_clause() -> None:
    assert clauses() == named_by_tests(Path(__file__).parent, "SJ")
