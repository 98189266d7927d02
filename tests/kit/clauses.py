"""Clauses of the rules and the tests that name them."""

from __future__ import annotations

import re
from pathlib import Path


def named_by_tests(folder: Path, letters: str) -> set[str]:
    """The clauses that the tests of a folder are named after, as they are printed: B3, N1.5, 2.3."""
    test = re.compile(rf"^def test_{letters}_([A-Z]?\d+(?:_\d+)?)_", re.MULTILINE)
    texts = [file.read_text(encoding="utf-8") for file in sorted(folder.glob("test_*.py"))]
    return {name.replace("_", ".") for text in texts for name in test.findall(text)}
