"""The deal of the guided first game holds what its steps propose."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from tabuleiro.core.match import Match
from tabuleiro.games.lisboa import GAME
from tabuleiro.games.lisboa.kinds import BUILDER

LESSON: Final = Path(__file__).parents[2] / "web" / "src" / "games" / "lisboa" / "lesson.ts"
PROPOSED: Final = (
    "keep", "visit 3", "do plan", "plan blue", "build", "clear", "convert 0", "house middle", "take", "end",
)  # fmt: skip
SECOND_TURN: Final = ("portfolio 21", "offer books ship", "ship")


def test_every_choice_that_the_lesson_proposes_is_legal() -> None:
    deal = re.search(r'deal: \{ seed: (\d+), bots: 1, .* pack: "([^"]+)"', LESSON.read_text(encoding="utf-8"))
    assert deal is not None
    match = Match.new(GAME, 2, int(deal[1]), {"first_player": 0, "pack": deal[2]})
    for proposed in (*PROPOSED, *SECOND_TURN):
        while match.to_act == 1:
            match.submit(1, match.options()[0])
        found = [option for option in match.options() if option.code.startswith(proposed)]
        assert found, f"{proposed}: {match.options()}"
        match.submit(0, found[0])


def test_the_builder_that_the_lesson_names_is_a_builder() -> None:
    named = re.search(r"BUILDER_CARD = (\d+)", LESSON.read_text(encoding="utf-8"))
    assert named is not None
    state = GAME.deal(GAME.configure(2, None), 1)
    assert BUILDER == state.figures.card_kind[int(named[1])]
