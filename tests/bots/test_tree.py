"""The tree search, on a walk of left and right turns whose outcomes are known."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

import pytest

from tabuleiro.bots.base import Budget
from tabuleiro.bots.judge import Hunch, Judge
from tabuleiro.bots.tree import Search
from tabuleiro.core.action import Action, ActionTable
from tabuleiro.core.frames import Choice
from tabuleiro.core.game import Config, Sampler
from tabuleiro.core.rng import Dice, roll
from tabuleiro.core.state import State

ACTIONS = ActionTable()
LEFT, RIGHT = ACTIONS.family("go", ("left", "right"))
PLENTY = Budget(iterations=400)

Outcome = Callable[[str, int], float]
"""The chance of seat 0 at the end of a walk such as "LR", with a secret of 0 or 1."""


class Walk(State):
    """Which turns were taken, who takes them, and a secret that nobody sees."""

    __slots__ = ("seats", "secret", "taken")

    def __init__(self, seats: list[int], secret: int, taken: str) -> None:
        self.seats = seats
        self.secret = secret
        self.taken = taken

    def clone(self) -> Walk:
        twin = Walk(self.seats, self.secret, self.taken)
        twin.copy_common(self)
        return twin


@final
class Fork(Choice[Walk]):
    def options(self, s: Walk) -> list[Action]:
        return [LEFT, RIGHT]

    def resolve(self, s: Walk, action: Action) -> None:
        s.taken += "LR"[action.arg]
        if len(s.taken) < len(s.seats):
            s.then(Fork(s.seats[len(s.taken)]))


@final
class Worlds(Sampler[Walk]):
    """Walks that have just begun, each with another secret."""

    def __init__(self, *seats: int) -> None:
        self._seats = list(seats)

    def sample(self, dice: Dice) -> Walk:
        s = Walk(self._seats, roll(dice, 2), "")
        s.begin(Config(2, {}), 0)
        s.then(Fork(self._seats[0]))
        return s


@final
class Guide(Judge[Walk]):
    """Knows the outcomes; would always go left."""

    def __init__(self, outcome: Outcome, trust: float = 0.8) -> None:
        self._outcome = outcome
        self._trust = trust
        self.asked = 0

    def trust(self, options: int) -> float:
        return self._trust

    def clock(self, s: Walk) -> int:
        return len(s.taken)

    def values(self, s: Walk) -> list[float]:
        self.asked += 1
        mine = self._outcome(s.taken, s.secret)
        return [mine, 1 - mine]

    def quick(self, s: Walk, options: list[Action], dice: Dice) -> Action:
        return LEFT


def searched(worlds: Worlds, outcome: Outcome, budget: Budget = PLENTY) -> tuple[Action, float]:
    """The choice of seat 0 and its chance."""
    return Search(worlds, Guide(outcome), Dice(1), horizon=9, players=2).best(0, [LEFT, RIGHT], budget)


def missed_win(taken: str, secret: int) -> float:
    """Left wins if the seat goes right afterwards, against its habit."""
    return {"LL": 0.2, "LR": 1.0}.get(taken, 0.5)


def test_a_win_that_the_quick_policy_misses_is_found() -> None:
    assert LEFT is searched(Worlds(0, 0), missed_win)[0]


def test_a_short_search_trusts_the_quick_policy() -> None:
    assert RIGHT is searched(Worlds(0, 0), missed_win, Budget(iterations=6))[0]


def test_another_seat_chooses_what_is_best_for_itself() -> None:
    assert RIGHT is searched(Worlds(0, 1), lambda taken, _: {"LL": 1.0, "LR": 0.0}.get(taken, 0.5))[0]


def test_a_secret_cannot_be_used() -> None:
    """Left leads to a guess, which is right half of the time, however well each world could be played."""

    def guessed(taken: str, secret: int) -> float:
        return float(taken[1] == "LR"[secret]) if taken[0] == "L" else 0.6

    action, chance = searched(Worlds(0, 0), guessed)
    assert RIGHT is action
    assert pytest.approx(0.6) == chance


def hunched(trials: int) -> tuple[Action, float]:
    """Left wins surely, but the hunch is that right does; 16 looks."""
    search = Search(
        Worlds(0, 0), Guide(lambda taken, _: float(taken[0] == "L")), Dice(1), horizon=9, players=2
    )
    return search.best(0, [LEFT, RIGHT], Budget(iterations=16), Hunch(trials, [0.0, 1.0]))


def test_a_hunch_counts_as_much_as_so_many_trials() -> None:
    assert (LEFT, 8 / 15) == hunched(7)
    assert (RIGHT, 9 / 17) == hunched(9)


def test_a_position_behind_the_horizon_is_not_looked_at() -> None:
    search = Search(Worlds(0, 0), Guide(missed_win), Dice(1), horizon=1, players=2)
    assert (LEFT, 0.5) == search.best(0, [LEFT, RIGHT], PLENTY)


def test_the_number_of_iterations_is_the_budget() -> None:
    guide = Guide(missed_win)
    search = Search(Worlds(0, 0), guide, Dice(1), horizon=9, players=2)
    search.best(0, [LEFT, RIGHT], Budget(iterations=40))
    assert 40 == search.iterations == guide.asked


def test_the_same_dice_give_the_same_search() -> None:
    assert searched(Worlds(0, 1), missed_win) == searched(Worlds(0, 1), missed_win)


def planned(worlds: Worlds, outcome: Outcome, budget: Budget = PLENTY) -> tuple[list[Action], float]:
    """The way of seat 0 and its chance."""
    return Search(worlds, Guide(outcome, 0.5), Dice(1), horizon=9, players=2).plan(0, 2, budget)


def test_a_plan_is_the_best_way_and_not_the_best_mean() -> None:
    """Left is bad on the average, but one way through it is the best of all."""
    ways = {"LLL": 0.0, "LLR": 0.1, "LRL": 0.1, "LRR": 0.9}
    plan, chance = planned(Worlds(0, 0, 0), lambda taken, _: ways.get(taken, 0.6))
    assert [LEFT, RIGHT, RIGHT] == plan
    assert pytest.approx(0.9) == chance


def test_a_plan_holds_the_choices_of_its_seat_only() -> None:
    """Whatever the other seat does in between, to go right both times is best."""
    plan, _ = planned(Worlds(0, 1, 0), lambda taken, _: (taken[0] + taken[2]).count("R") / 2)
    assert [RIGHT, RIGHT] == plan


def test_a_plan_does_not_count_on_the_mistakes_of_others() -> None:
    """Left is best as long as the other seat goes left as well, which it does at first, out of habit."""
    plan, _ = planned(Worlds(0, 1), lambda taken, _: {"LL": 0.9, "LR": 0.0}.get(taken, 0.5))
    assert [RIGHT] == plan


def test_a_plan_costs_its_iterations() -> None:
    guide = Guide(missed_win)
    Search(Worlds(0, 0), guide, Dice(1), horizon=9, players=2).plan(0, 2, Budget(iterations=40))
    assert 40 == guide.asked
