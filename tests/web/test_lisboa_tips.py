"""Everything on the Lisboa table explains itself: what has the focus has a tooltip that names its clause."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tests.web.test_lisboa_phone import STORE, TRADE, table_after
from tests.web.test_windows import SETTLED
from tests.web.visitor import Visit

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

MUTE: Final = """async () => {
    const targets = [...document.querySelectorAll("main [data-target]")];
    const all = targets.filter((each) => !each.closest(".decision"));
    const mute = [];
    for (const each of all) {
        each.focus();
        await new Promise((shown) => setTimeout(shown));
        const told = document.getElementById("tooltip")?.textContent ?? "";
        if (!/L-[A-Z0-9]/.test(told)) mute.push(each.getAttribute("aria-label") ?? each.textContent);
    }
    return { pieces: all.length, mute };
}"""

UNSAID: Final = (Path(__file__).parent / "unsaid.js").read_text(encoding="utf-8")
LAPTOP: Final = (1280, 640)


@pytest.mark.parametrize("moves", [STORE, TRADE])
def test_every_piece_has_a_tooltip_with_its_clause(visit: Visit, moves: int) -> None:
    page = table_after(visit(), moves)
    page.keyboard.press("Tab")
    found = page.evaluate(MUTE)
    assert [] == found["mute"]
    assert found["pieces"] > 100


@pytest.mark.parametrize("language", ["en", "pl", "it"])
def test_every_piece_is_named_by_what_stands_on_it(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    page = table_after(visitor, TRADE)
    assert [] == page.evaluate(UNSAID)
    visitor.resize(LAPTOP)
    page.evaluate(SETTLED)
    assert [] == page.evaluate(UNSAID)
