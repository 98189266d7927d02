"""Whole games against bots, through the page alone."""

from __future__ import annotations

import pytest

from tests.web.playing import KeyboardPlayer, Player
from tests.web.reader import Reader
from tests.web.visitor import BOT, ME, Visit

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]


@pytest.mark.parametrize("player", [Player, KeyboardPlayer], ids=["clicks", "keyboard"])
@pytest.mark.parametrize("game", ["san-juan", "lisboa"])
def test_a_game_by_clicks_or_by_keyboard_alone_ends_with_the_score_sheet(
    visit: Visit, game: str, player: type[Player]
) -> None:
    visitor = visit()
    page = visitor.open(f"/table/{visitor.make_table(game, ME, BOT)}")
    player(page).play()
    assert page.get_by_role("table").first.is_visible()


@pytest.mark.parametrize("game", ["san-juan", "lisboa"])
def test_a_game_by_the_accessibility_tree_alone_ends_with_the_score_sheet(visit: Visit, game: str) -> None:
    visitor = visit(onePress=True)
    reader = Reader(visitor.open(f"/table/{visitor.make_table(game, ME, BOT)}"))
    reader.play()
    assert set() == reader.nameless
    assert any(said.startswith("Purple") for said in reader.told)
