"""Every option of every game does what its explanation says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tabuleiro.bots import levels
from tabuleiro.bots.base import Budget, Perspective
from tabuleiro.core import registry, rules
from tabuleiro.core.explain import Explanation, Income
from tabuleiro.core.game import Game
from tests.kit import check_promises
from tests.kit.games import every_table
from tests.kit.play import MOST_DECISIONS, Moment, Sitting, tables

QUICK: Final = Budget(iterations=20)
EVERY: Final = 4
"""So many decisions of a bot's game lie between two that are looked at."""


@every_table
def test_every_option_does_what_its_explanation_says(game: Game[Any], players: int) -> None:
    for sitting in tables(game, players, 6):
        check_promises.check_promises(sitting)


@every_table
def test_so_it_does_in_positions_that_bots_come_to(game: Game[Any], players: int) -> None:
    """Bots build more than chance does, and come to the late positions of real games."""
    sitting = Sitting(game, game.configure(players), players)
    check_promises.check_decisions(sitting, decisions_of_bots(sitting))


def test_a_gain_below_zero_promises_a_loss_of_any_seat() -> None:
    pushed = Explanation("push", "C-3", gains=[Income(1, "spaces", -1), Income(2, "spaces", -1, least=-3)])
    found = check_promises.promises(pushed, 0, ("spaces",))
    assert [(1, "paid", "spaces", 1, 1), (2, "paid", "spaces", 1, 3)] == list(found.values())


def decisions_of_bots(sitting: Sitting) -> Iterator[Moment]:
    """Some decisions of a game among the second-weakest bots that the game has."""
    game, state = sitting.game, sitting.deal()
    registry.add(game)
    level = levels.of(game.key)[:2][-1]
    bots = [levels.bot(level, game.key, seat) for seat in range(sitting.config.players)]
    for number in range(MOST_DECISIONS):
        seat = rules.to_act(state)
        if seat is None:
            return
        choice = bots[seat].decide(Perspective.of_state(game, state), QUICK).action
        if number % EVERY == 0:
            yield Moment(number, state, rules.options(state), choice)
        rules.apply(state, choice)
