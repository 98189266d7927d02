"""Master: searches the own turn as habit leads it, and plays the best ways on to the own next turn.

A tree of the own choices, in which the others do nothing, finds ways to play the turn. These are sifted by
what the others answer, and those that are left are played on in the same worlds, until one is left.
"""

from __future__ import annotations

from typing import Final, final

from tabuleiro.bots.base import Budget, Clock
from tabuleiro.bots.lisboa.course import Playout
from tabuleiro.bots.lisboa.habits import Habits
from tabuleiro.bots.lisboa.judge import TurnJudge
from tabuleiro.bots.tree import Node, learn
from tabuleiro.core import rules
from tabuleiro.core.action import Action
from tabuleiro.core.game import Sampler
from tabuleiro.core.rng import Dice
from tabuleiro.games.lisboa.kinds import Seat
from tabuleiro.games.lisboa.state import LisboaState

THINKING: Final = 0.3
"""The part of a budget in which ways are thought up."""
SIFTING: Final = 0.45
"""The part that is gone when they are sifted, at the latest."""
KEPT: Final = 10
"""Ways that are kept while thinking."""
ALIKE: Final = 4
"""Of those, ways that begin with the same choice."""
FINALISTS: Final = 6
"""Ways that are played on to the own next turn."""
NEAR: Final = 2.0
"""The judgement at the end of the turn counts like so many at the end of the next one, which luck sways."""


@final
class Candidate:
    """A way to play the turn: the own choices, what thinking found it worth, and what it was worth since."""

    __slots__ = ("choices", "far", "looks", "near", "thought", "visits")

    def __init__(self, choices: list[Action], thought: float) -> None:
        self.choices: Final = choices
        self.thought: Final = thought
        self.near = 0.0
        """The sum of judgements at the end of the turn."""
        self.visits = 0
        self.far = 0.0
        """The sum of judgements at the end of the own next turn."""
        self.looks = 0

    @property
    def chance(self) -> float:
        near = self.near / self.visits if self.visits else self.thought
        return (NEAR * near + self.far) / (NEAR + self.looks)


@final
class MasterSearch:
    """One turn of one seat."""

    def __init__(
        self, judge: TurnJudge, habits: Habits, sampler: Sampler[LisboaState], dice: Dice, seat: Seat
    ) -> None:
        self._sampler: Final = sampler
        self._judge: Final = judge
        self._habits: Final = habits
        self._dice: Final = dice
        self._seat: Final = seat
        self._course: Final = Playout(judge, habits, dice)
        self._root: Final = Node(planned=True)
        self.ways = 0
        """How many ways to play the turn were thought up."""

    def plan(self, budget: Budget) -> tuple[list[Action], float]:
        """The seat's choices to the end of the turn, and the chance to win by them."""
        clock = Clock(budget)
        ways: list[Candidate] = []
        while not ways or clock.spent(self._course.judged) < THINKING:
            keep(ways, self._think())
        self._sift(ways, clock)
        self._race(ways, clock)
        return ways[0].choices, ways[0].chance

    def _think(self) -> Candidate:
        """One more way through the tree; the others do nothing."""
        s = self._sampler.sample(self._dice)
        cut = self._judge.clock(s) + 1
        path, chosen = [self._root], list[Action]()
        while s.stack and self._judge.clock(s) < cut:
            options = rules.options(s)
            if s.stack[-1].seat != self._seat:
                rules.apply(s, self._course.chosen(options, nothing=True))
                continue
            action = self._next(path, options) if len(options) > 1 else options[0]
            chosen.append(action)
            rules.apply(s, action)
        value = self._course.values(s)[self._seat]
        self.ways += 1
        learn(path, value)
        return Candidate(chosen, value)

    def _next(self, path: list[Node], options: list[Action]) -> Action:
        """The option with the best score, habit as its prior; among equals the habitual one."""
        node = path[-1]
        habitual = best = self._habits.choose(options, self._dice)
        most = -1.0
        for action, share in zip(options, self._habits.shares(options), strict=True):
            score = node.score(action, share)
            if score > most or (score == most and action is habitual):
                best, most = action, score
        path.append(node.child(best))
        return best

    def _sift(self, ways: list[Candidate], clock: Clock) -> None:
        """Leave the best ways by what the others answer in one world."""
        world = self._sampler.sample(self._dice)
        for way in ways:
            if clock.spent(self._course.judged) >= SIFTING:
                break
            self._play(world, way)
        ways.sort(key=_chance, reverse=True)
        del ways[FINALISTS:]

    def _race(self, ways: list[Candidate], clock: Clock) -> None:
        """Leave the best way: whenever its share of the budget is spent, the worse half drops out."""
        begun = spent = clock.spent(self._course.judged)
        stages = (len(ways) - 1).bit_length()
        for stage in range(1, stages + 1):
            until = begun + (1 - begun) * stage / stages
            while spent < until:
                self._look_on(ways, clock)
                spent = clock.spent(self._course.judged)
            ways.sort(key=_chance, reverse=True)
            del ways[(len(ways) + 1) // 2 :]

    def _look_on(self, ways: list[Candidate], clock: Clock) -> None:
        """Play one world on every way to the own next turn, with the same luck; it counts for all or none."""
        world = self._sampler.sample(self._dice)
        luck = self._dice.rng
        found: list[float] = []
        for way in ways:
            self._dice.rng = luck
            end = self._course.after_own_turn(self._play(world, way), self._seat, clock)
            if end is None:
                return
            found.append(self._course.values(end)[self._seat])
        for way, value in zip(ways, found, strict=True):
            way.far += value
            way.looks += 1

    def _play(self, world: LisboaState, way: Candidate) -> LisboaState:
        """The end of the turn: the own choices as planned, the others answering as they like best."""
        s = world.clone()
        cut = self._judge.clock(s) + 1
        made = 0
        while s.stack and self._judge.clock(s) < cut:
            options = rules.options(s)
            if len(options) > 1 and s.stack[-1].seat != self._seat:
                s = self._course.answered(s, cut)
                continue
            action = self._course.chosen(options, nothing=False)
            if s.stack[-1].seat == self._seat:
                if made < len(way.choices) and way.choices[made] in options:
                    action = way.choices[made]
                made += 1
            rules.apply(s, action)
        way.near += self._course.values(s)[self._seat]
        way.visits += 1
        return s


def keep(ways: list[Candidate], way: Candidate) -> None:
    """Keep the best ways, best first; of those worth the same, which mostly differ in order, one."""
    if len(ways) == KEPT and way.thought <= ways[-1].thought:
        return
    if way.thought in [other.thought for other in ways]:
        return
    ways.append(way)
    ways.sort(key=_thought, reverse=True)
    alike = [other for other in ways if other.choices[:1] == way.choices[:1]]
    if len(alike) > ALIKE:
        ways.remove(alike[-1])
    del ways[KEPT:]


def _thought(way: Candidate) -> float:
    return way.thought


def _chance(way: Candidate) -> float:
    return way.chance
