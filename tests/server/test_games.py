"""The list of games, and the texts that a game brings along."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tabuleiro.core import registry
from tests.server.inside import InsidePlayer, opened

PEARS: Final = """
from tests.kit.toys import OrchardGame

class Pears(OrchardGame):
    key = "pears"
    title = "Pears"

GAME = Pears()
"""


@pytest.fixture
def pears(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module with a game that brings English texts, for this test only."""
    (tmp_path / "pears.py").write_text(PEARS)
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts" / "en.ftl").write_text("pears-option-plant = Plant a { $word }\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(registry, "_added", {})
    return "pears"


async def test_a_game_of_another_module_is_listed_with_its_title_seats_and_options(sqlite_url: str) -> None:
    async with opened(sqlite_url) as house, InsidePlayer(house) as ana:
        listed = {game["key"]: game for game in await ana.get("/api/games")}
        orchard = listed["orchard"]
        assert ("Orchard", [2, 3], ["random"]) == (orchard["title"], orchard["seats"], orchard["levels"])
        assert ["reshuffle", "first"] == [option["name"] for option in orchard["options"]]
        assert [] == orchard["texts"]


async def test_a_game_with_a_judge_is_told_from_one_without(sqlite_url: str) -> None:
    async with opened(sqlite_url) as house, InsidePlayer(house) as ana:
        judged = {game["key"]: game["judged"] for game in await ana.get("/api/games")}
    assert (True, True, False) == (judged["san-juan"], judged["lisboa"], judged["orchard"])


async def test_a_game_brings_its_texts_in_a_folder_beside_its_module(sqlite_url: str, pears: str) -> None:
    async with opened(sqlite_url, game_modules=(pears,)) as house, InsidePlayer(house) as ana:
        listed = {game["key"]: game["texts"] for game in await ana.get("/api/games")}
        assert ["en"] == listed["pears"]
        found = await ana.get("/api/games/pears/texts/en")
        assert "pears-option-plant = Plant a { $word }\n" == found["texts"]


@pytest.mark.parametrize("path", ["orchard/texts/en", "chess/texts/en", "orchard/texts/..%2F..%2Ftoys"])
async def test_texts_that_nobody_brings_are_not_found(sqlite_url: str, path: str) -> None:
    async with opened(sqlite_url) as house, InsidePlayer(house) as ana:
        refusal = await ana.get(f"/api/games/{path}", expect=404)
        assert refusal["message"]
