"""The architecture tells which modules a visit to the Builder runs through; it runs through no others."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Final

import tabuleiro.games.lisboa
from tabuleiro.core import rules
from tests.lisboa.tables import offices, others, player, table

LISBOA: Final = Path(tabuleiro.games.lisboa.__file__).parent
ARCHITECTURE: Final = Path(__file__).parents[2] / "docs" / "architecture.md"
VISIT: Final = ("visit 1", "skip", "build gold A1", "clear row earthquake", "convert 0", "house left")
"""The state actions are left out."""


@contextmanager
def walked() -> Iterator[set[str]]:
    """The modules of Lisboa whose functions run meanwhile."""
    modules: set[str] = set()

    def note(frame: FrameType, _event: str, _argument: object) -> None:
        path = Path(frame.f_code.co_filename)
        if path.is_relative_to(LISBOA):
            modules.add(path.relative_to(LISBOA).with_suffix("").as_posix())

    before = sys.gettrace()
    sys.settrace(note)
    try:
        yield modules
    finally:
        sys.settrace(before)


def told() -> set[str]:
    """The modules that the page names between the visit and the next chapter."""
    text = ARCHITECTURE.read_text(encoding="utf-8")
    visit = text[text.index("A visit to the Builder") :].partition("\n## ")[0]
    return {name for name in re.findall(r"`([a-z_/]+)`", visit) if (LISBOA / f"{name}.py").is_file()}


def test_a_visit_runs_through_the_modules_that_the_page_names() -> None:
    s = table(player(hand=[1], influence=9, reis=20, officials=offices(0, 0, 0)), *others(), treasury=1)
    with walked() as found:
        for code in VISIT:
            rules.apply(s, next(option for option in rules.options(s) if option.code == code))
    assert told() == found
