"""A blunder is told at once by what it gave away; any other choice is none."""

from __future__ import annotations

import pytest

from tabuleiro.bots.base import Budget, Perspective
from tabuleiro.coach.advice import blunder
from tabuleiro.coach.classes import BLUNDER, class_of
from tabuleiro.coach.puzzles.shipped import shipped
from tabuleiro.core import registry

USUAL = Budget(iterations=300)


@pytest.mark.parametrize("name", ["san-juan", "lisboa"])
def test_a_blunder_is_told_by_its_loss_and_the_best_choice_is_none(name: str) -> None:
    game = registry.game(name)
    puzzle = max(shipped(name).values(), key=lambda each: int(each.options[-1]["loss"]))
    seen = Perspective.of_state(game, game.load(puzzle.position))
    best, *_, worst = [each["code"] for each in puzzle.options]
    assert BLUNDER == class_of(blunder(seen, worst, USUAL, 1))
    assert 0 == blunder(seen, best, USUAL, 1)
