"""Race: plays on from positions that agree with a view, and keeps the option that wins most often.

Each world drawn from the view is played on once for every option still in the race, so that options are
compared under the same luck; whenever its share of the budget is spent, the worse half drops out.
What comes after the option is played by the game's quick policy, every seat for itself, up to a horizon
where a judge says how the chances stand.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar, final

from tabuleiro.bots.base import Budget, Clock
from tabuleiro.bots.judge import Judge
from tabuleiro.core import rules
from tabuleiro.core.action import Action
from tabuleiro.core.game import Sampler
from tabuleiro.core.rng import Dice
from tabuleiro.core.state import State

S = TypeVar("S", bound=State)


@final
class Branch:
    """What was learned about one option."""

    __slots__ = ("action", "total", "visits")

    def __init__(self, action: Action) -> None:
        self.action: Final = action
        self.visits = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


@final
class Race(Generic[S]):
    """One decision of one seat."""

    def __init__(self, sampler: Sampler[S], judge: Judge[S], dice: Dice, horizon: int) -> None:
        self._sampler: Final = sampler
        self._judge: Final = judge
        self._dice: Final = dice
        self._horizon: Final = horizon
        self.iterations = 0
        """How often a position was played on."""

    def best(self, options: list[Action], budget: Budget) -> Branch:
        """The option that is left when the budget is spent."""
        race = [Branch(action) for action in options]
        clock = Clock(budget)
        stages = (len(options) - 1).bit_length()
        for stage in range(1, stages + 1):
            while True:
                self._play_world(race, clock)
                if clock.spent(self.iterations) * stages >= stage:
                    break
            race.sort(key=_mean, reverse=True)
            del race[(len(race) + 1) // 2 :]
        return race[0]

    def _play_world(self, race: list[Branch], clock: Clock) -> None:
        """Play one world once for every option; those left out when time is up keep their means."""
        world = self._sampler.sample(self._dice)
        for branch in race:
            branch.total += self._value_of(world, branch.action)
            branch.visits += 1
            self.iterations += 1
            if clock.over():
                return

    def _value_of(self, world: S, action: Action) -> float:
        """Carry out the option, play on to the horizon and ask the judge."""
        judge = self._judge
        seat = world.stack[-1].seat
        cut = judge.clock(world) + self._horizon
        s = world.clone()
        rules.apply(s, action)
        while s.stack and judge.clock(s) < cut:
            options = rules.options(s)
            rules.apply(s, judge.quick(s, options, self._dice) if len(options) > 1 else options[0])
        return judge.values(s)[seat]


def _mean(branch: Branch) -> float:
    return branch.mean
