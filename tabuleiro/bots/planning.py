"""Planning: thinks up many ways to play its turn to the end, takes the best, and keeps to it."""

from __future__ import annotations

from typing import Any, Final, final

from tabuleiro.bots.base import Budget, Clock, Decision, Perspective
from tabuleiro.bots.judge import Judge
from tabuleiro.core import rules
from tabuleiro.core.action import Action
from tabuleiro.core.codec import JsonObject
from tabuleiro.core.rng import Dice, roll


@final
class PlanningBot:
    """Plans a whole turn; others who act in between are thought to choose quickly."""

    def __init__(self, judge: Judge[Any], tries: int, seed: int) -> None:
        self._judge: Final = judge
        self._tries: Final = tries
        self._dice: Final = Dice(seed)
        self._plan: list[Action] = []
        self._facts: JsonObject = {}
        self._ways = 0

    def decide(self, seen: Perspective, budget: Budget) -> Decision:
        if len(seen.options) == 1:
            self._keep_to(seen.options[0])
            return Decision(seen.options[0], "only")
        if not self._plan or self._plan[0] not in seen.options:
            self._plan, chance = self._best_turn(seen, budget)
            self._facts = {"ways": self._ways, "percent": round(100 * chance)}
        return Decision(self._plan.pop(0), "plan", self._facts)

    def _keep_to(self, action: Action) -> None:
        """A plan goes on while what happens is what it foresaw."""
        if self._plan and self._plan[0] is action:
            self._plan.pop(0)
        else:
            self._plan.clear()

    def _best_turn(self, seen: Perspective, budget: Budget) -> tuple[list[Action], float]:
        """The best of many turns; half of them vary the best one so far from some step on."""
        clock = Clock(budget)
        world = seen.game.sampler(seen.view).sample(self._dice)
        best, best_chance = [seen.options[0]], -1.0
        most = max(budget.iterations or self._tries, len(seen.options))
        self._ways = 0
        while self._ways < most:
            self._ways += 1
            turn, chance = self._turn(world.clone(), seen.seat, self._beginning(seen.options, best))
            if chance > best_chance:
                best, best_chance = turn, chance
            if clock.over():
                break
        return best, best_chance

    def _beginning(self, options: list[Action], best: list[Action]) -> list[Action]:
        """First every option once, then in turn something new and a part of the best turn so far."""
        if self._ways <= len(options):
            return [options[self._ways - 1]]
        return best[: roll(self._dice, len(best))] if self._ways % 2 else []

    def _turn(self, s: Any, seat: int, first: list[Action]) -> tuple[list[Action], float]:
        """Play on to the end of the turn, the seat's first choices as given, and judge the outcome."""
        judge = self._judge
        began = judge.clock(s)
        chosen: list[Action] = []
        while s.stack and judge.clock(s) == began:
            options = rules.options(s)
            action = judge.quick(s, options, self._dice)
            if s.stack[-1].seat == seat:
                if len(chosen) < len(first) and first[len(chosen)] in options:
                    action = first[len(chosen)]
                chosen.append(action)
            rules.apply(s, action)
        return chosen, judge.values(s)[seat]
