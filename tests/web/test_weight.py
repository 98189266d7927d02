"""What a first visit loads."""

from __future__ import annotations

import gzip
from typing import Final

import pytest

from tests.web.playing import Player
from tests.web.serving import CLIENT
from tests.web.visitor import BOT, ME, Visit

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

MOST: Final = 250_000
"""Bytes of scripts and styles, compressed."""

LOADED: Final = """() => performance.getEntriesByType("resource").map((each) => new URL(each.name).pathname)
    .filter((path) => /\\.(js|css)$/.test(path))"""


@pytest.mark.parametrize("game", ["san-juan", "lisboa"])
def test_the_scripts_and_styles_of_a_table_weigh_little(visit: Visit, game: str) -> None:
    visitor = visit()
    page = visitor.open(f"/table/{visitor.make_table(game, ME, BOT)}")
    Player(page).look()
    files = {CLIENT.parent / path.lstrip("/") for path in page.evaluate(LOADED)}
    assert files
    weight = sum(len(gzip.compress(file.read_bytes())) for file in files)
    assert weight <= MOST, f"{weight} bytes"
