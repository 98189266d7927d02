"""Appraisal: what every option of a decision is worth to the seat that decides, as far as it can know.

Worlds are drawn from the seat's view, and each is played on once with every option, so that all options meet
the same luck and their differences are sharper than their values. What is surely worse meets no more worlds;
at last the best few and the one that was chosen are compared in fresh ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from tabuleiro.bots.base import Budget, Clock, Perspective
from tabuleiro.bots.levels import thought_of
from tabuleiro.bots.thought import FinalPoints, Thought
from tabuleiro.bots.tree import Outcome, Search
from tabuleiro.coach.chances import Chances
from tabuleiro.coach.trials import Ending, Trial, changes, differences, error_of_mean, leader, mean
from tabuleiro.core.action import Action
from tabuleiro.core.errors import BadConfig
from tabuleiro.core.rng import Dice, mix, signed


@final
class OptionWorth:
    """What an option is worth: chances with their standard error, and the line expected after it."""

    __slots__ = ("action", "chances", "course", "error", "line", "loss", "loss_error", "trial")

    def __init__(self, trial: Trial, best: Trial, seat: int) -> None:
        """An option that was given up early is placed by what it lost in the worlds that it met."""
        met = len(trial.endings)
        gaps = differences(best, trial, seat)
        self.trial: Final = trial
        self.action: Final = trial.action
        self.chances: Final[Chances] = [
            mean(best.chances_of(each)) - mean(best.chances_of(each)[:met]) + mean(trial.chances_of(each))
            for each in range(len(trial.endings[0].chances))
        ]
        self.error: Final = error_of_mean(trial.chances_of(seat))
        self.loss: Final = max(0.0, mean(gaps))
        """What the best option brings more to the seat."""
        self.loss_error: Final = 0.0 if trial is best else error_of_mean(gaps)
        self.line: Final = trial.line
        """The seat's choices up to the end of its turn, this one first."""
        self.course: Final = trial.course
        """Who is expected to choose what."""


@final
class Appraisal:
    """The prospects of all options, best first."""

    __slots__ = ("_final_points", "_fresh", "_trials", "prospects", "seat", "worlds")

    def __init__(self, seat: int, trials: list[Trial], final_points: FinalPoints, fresh: int = 0) -> None:
        """From the world number `fresh` on only those are compared that were picked before."""
        self.seat: Final = seat
        self._fresh: Final = fresh
        self._final_points: Final = final_points
        self._trials: Final = trials
        best = leader(trials, seat)
        self.worlds: Final = len(best.endings)
        found = [OptionWorth(trial, best, seat) for trial in trials]
        self.prospects: Final = sorted(
            found, key=lambda prospect: (prospect.loss, prospect.trial is not best)
        )

    @property
    def best(self) -> OptionWorth:
        return self.prospects[0]

    @property
    def tried(self) -> int:
        """How often the options were played on, all together."""
        return sum([len(trial.endings) for trial in self._trials])

    def points(self, prospect: OptionWorth) -> list[float]:
        """What each seat is expected to score in the end."""
        found = [self._final_points(ending.position) for ending in prospect.trial.endings]
        return [mean(list(each)) for each in zip(*found, strict=True)]

    def of(self, action: Action) -> OptionWorth:
        return next(prospect for prospect in self.prospects if prospect.action is action)

    def skill(self, action: Action) -> Chances:
        """What choosing this instead of the best changed for every seat: the mean, world by world."""
        return [mean(list(each)) for each in zip(*self._changes(action), strict=True)]

    def skill_error(self, action: Action) -> float:
        """The standard error of what it changed for the seat that chose."""
        return error_of_mean([each[self.seat] for each in self._changes(action)])

    def _changes(self, action: Action) -> list[Chances]:
        """What it changed in every fresh world.

        The best option is picked by one half of the worlds and compared in the other, both ways round: the
        option that happened to do best in the very worlds of the comparison would always look too good.
        """
        chosen = self.of(action).trial
        found: list[Chances] = []
        for half in (0, 1):
            found += changes(self._best_by(1 - half), chosen)[self._fresh + half :: 2]
        return found

    @property
    def best_lines(self) -> list[list[Action]]:
        """The best by the one half of the fresh worlds and by the other: skill is measured from both."""
        return [self._best_by(half).line for half in (0, 1)]

    def _best_by(self, half: int) -> Trial:
        return leader(self._trials, self.seat, self._fresh + half, 2)


FEWEST: Final = 6
"""No option is given up before it met so many worlds."""
SURE: Final = 2.5
"""An option is surely worse when it trails by so many standard errors of the difference."""
PLANNING: Final = 0.4
"""The part of a budget that goes into finding the best way to finish a turn with each option."""
PICKING: Final = 0.4
"""The part of what is left then that goes into picking those that are compared in the end."""
FINALISTS: Final = 3
"""So many of the best are compared in the end, besides the option that was chosen."""
CANDIDATES: Final = 3
"""Ways to finish a turn that are compared for each option."""
FEWEST_PLANS: Final = 2
"""How often at the least each option that still promises something is thought about at a stage."""


def appraise(
    seen: Perspective, budget: Budget, seed: int, keep: Action | None = None, played: Sequence[Action] = ()
) -> Appraisal:
    """Appraise every option; `keep` meets all worlds however it does, so that its loss is sharp.

    `played` is how the turn was finished with it, if that is known: a way that must not be overlooked.
    """
    thought = thought_of(seen.game.key)
    if thought is None:
        raise BadConfig(f"{seen.game.key} has no judge, so that its choices cannot be appraised")
    return _Appraiser(seen, thought, seed).appraise(budget, keep, list(played))


@final
class _Appraiser:
    def __init__(self, seen: Perspective, thought: Thought, seed: int) -> None:
        self._seen: Final = seen
        self._thought: Final = thought
        self._sampler: Final = seen.game.sampler(seen.view)
        self._dice: Final = Dice(mix(seed))
        self._playing: Final = Dice(0)
        players = self._sampler.sample(self._dice).config.players
        self._search: Final[Search[Any]] = Search(
            self._sampler, thought.judge, self._playing, thought.horizon, players
        )

    def appraise(self, budget: Budget, keep: Action | None, played: list[Action]) -> Appraisal:
        clock = Clock(budget)
        seat, begun = self._seen.seat, 0.0
        trials = [Trial(action, [action]) for action in self._seen.options]
        if self._thought.turn_of is not None:
            begun = PLANNING
            trials = self._planned(clock, keep, played)
        alive = self._picked(trials, clock, keep, begun)
        fresh = len(alive[0].endings)
        while len(alive[0].endings) < fresh + 2 or clock.spent(self._search.iterations) < 1:
            self._try_all(alive)
        return Appraisal(seat, trials, self._thought.final_points, fresh)

    def _picked(self, trials: list[Trial], clock: Clock, keep: Action | None, begun: float) -> list[Trial]:
        """The best few options and the one to be kept; stage by stage the surely worse drop out."""
        alive, seat = trials, self._seen.seat
        stages = (len(trials) - 1).bit_length() if len(trials) > FINALISTS else 0
        for stage in range(1, stages + 1):
            until = begun + (1 - begun) * PICKING * stage / stages
            while self._is_short(alive, clock) or clock.spent(self._search.iterations) < until:
                self._try_all(alive)
            alive = _still_alive(alive, seat, keep)
        ranked = sorted(alive, key=lambda trial: -mean(trial.chances_of(seat)))
        return [trial for trial in alive if trial in ranked[:FINALISTS] or trial.action is keep]

    def _is_short(self, alive: list[Trial], clock: Clock) -> bool:
        """Too few worlds to give up anything; when the time is up two must do."""
        return len(alive[0].endings) < (2 if clock.over() else FEWEST)

    def _try_all(self, alive: list[Trial]) -> None:
        """One more world for every option that is still alive, with the same luck for all."""
        world: Any = self._sampler.sample(self._dice)
        luck = signed(mix(self._dice.rng))
        for trial in alive:
            self._playing.rng = luck
            outcome = self._search.play_on(world.clone(), self._seen.seat, trial.line)
            trial.endings.append(self._ending(outcome))

    def _ending(self, outcome: Outcome[Any]) -> Ending:
        chances = self._thought.trusted(outcome.end, outcome.chances)
        return Ending(chances, outcome.end, outcome.course)

    def _planned(self, clock: Clock, keep: Action | None, played: list[Action]) -> list[Trial]:
        """For each option the best way to finish the turn that was found.

        Whenever its share of the time is spent, only the better half is thought about further.
        """
        self._search.follow_plans_of(self._seen.seat)
        ways: dict[int, list[Trial]] = {action.index: [] for action in self._seen.options}
        promising, stages = list(self._seen.options), max(1, (len(ways) - 1).bit_length())
        for stage in range(1, stages + 1):
            until, rounds = PLANNING / 2 * stage / stages, 0
            while rounds < FEWEST_PLANS or clock.spent(self._search.iterations) < until:
                self._try_ways(promising, ways)
                rounds += 1
            promising.sort(key=lambda action: (action is not keep, -self._promise(ways[action.index])))
            for given_up in promising[(len(promising) + 1) // 2 :] if stage == 1 else ():
                del ways[given_up.index][1:]
            del promising[(len(promising) + 1) // 2 :]
        if keep is not None and len(played) > 1:
            ways[keep.index].append(Trial(keep, played))
        return self._best_ways(ways, clock)

    def _try_ways(self, options: list[Action], ways: dict[int, list[Trial]]) -> None:
        """One more way to finish the turn with each of the options, all in the same world."""
        seat = self._seen.seat
        world: Any = self._sampler.sample(self._dice)
        for action in options:
            outcome = self._search.play_on(world.clone(), seat, [action])
            way = Trial(action, outcome.chosen)
            way.endings.append(self._ending(outcome))
            _keep_best(ways[action.index], way, seat)

    def _promise(self, ways: list[Trial]) -> float:
        return ways[0].endings[0].chances[self._seen.seat]

    def _best_ways(self, ways: dict[int, list[Trial]], clock: Clock) -> list[Trial]:
        """Compare the candidates in fresh worlds; what they seemed to bring at first was partly luck."""
        candidates = [way for found in ways.values() for way in found]
        tests = [Trial(way.action, way.line) for way in candidates]
        while not tests[0].endings or clock.spent(self._search.iterations) < PLANNING:
            self._try_all(tests)
        best: dict[int, Trial] = {}
        for test in tests:
            known = best.get(test.action.index)
            if known is None or mean(test.chances_of(self._seen.seat)) > mean(
                known.chances_of(self._seen.seat)
            ):
                best[test.action.index] = test
        return [Trial(action, best[action.index].line) for action in self._seen.options]


def _keep_best(ways: list[Trial], way: Trial, seat: int) -> None:
    if any(known.line == way.line for known in ways):
        return
    ways.append(way)
    ways.sort(key=lambda each: -each.endings[0].chances[seat])
    del ways[CANDIDATES:]


def _still_alive(trials: list[Trial], seat: int, keep: Action | None) -> list[Trial]:
    best = leader(trials, seat)
    return [trial for trial in trials if trial.action is keep or not _surely_worse(trial, best, seat)]


def _surely_worse(trial: Trial, best: Trial, seat: int) -> bool:
    gaps = differences(best, trial, seat)
    return trial is not best and mean(gaps) > SURE * error_of_mean(gaps)
