"""Random play for the checks: which tables, every decision of a game, and what play has met so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import count, cycle, islice, product
from typing import Any, Final, NamedTuple

from tabuleiro.core import rules
from tabuleiro.core.action import Action
from tabuleiro.core.codec import Json
from tabuleiro.core.game import Config, Game, Option
from tabuleiro.core.rng import Dice, roll
from tabuleiro.core.state import State

MOST_DECISIONS: Final = 3_000
"""A game that is not over by then is broken off."""
BROKEN_OFF: Final = "(broken off)"
MOST_CONFIGS: Final = 16

SEEN: Final[Counter[str]] = Counter()
"""What play has met since the last clearing: "games", "decisions", "frame …", "verb …", "ending …"."""


class Sitting(NamedTuple):
    """What one run of a check plays."""

    game: Game[Any]
    config: Config
    seed: int

    def deal(self) -> State:
        state: State = self.game.deal(self.config, self.seed)
        return state

    def __str__(self) -> str:
        options = "".join([f" {name}={value}" for name, value in self.config.options.items()])
        return f"{self.game.key} {self.config.players} players seed {self.seed}{options}"


def values(option: Option, players: int) -> list[Json]:
    """The values of an option worth trying; the default comes first."""
    if option.kind == "flag":
        return [option.default, not option.default]
    if option.kind == "seat":
        return [None, players - 1]
    if option.kind == "seats":
        return [option.default, list(range(players))]
    return [option.default]


def configs(game: Game[Any], players: int) -> list[Config]:
    """All combinations of what changes the rules, if they are few; the values of others take turns.

    An option that came later has a sitting of its own with everything else that is older.
    """
    flags = [option for option in game.option_list if option.kind in ("flag", "seats") and not option.later]
    others = [option for option in game.option_list if option.kind not in ("flag", "seats")]
    combined = islice(product(*[values(flag, players) for flag in flags]), MOST_CONFIGS)
    found: list[Config] = []
    for number, combination in enumerate(combined):
        options = {flag.name: value for flag, value in zip(flags, combination, strict=True)}
        for option in others:
            choices = values(option, players)
            options[option.name] = choices[number % len(choices)]
        found.append(game.configure(players, options))
    everything = {flag.name: values(flag, players)[-1] for flag in flags}
    later = [option.name for option in game.option_list if option.later]
    return found + [game.configure(players, {**everything, name: True}) for name in later]


def tables(game: Game[Any], players: int, games: int) -> list[Sitting]:
    """At least this many games, and every configuration at least once."""
    found = configs(game, players)
    pairs = zip(cycle(found), count(1))
    return [Sitting(game, config, seed) for config, seed in islice(pairs, max(games, len(found)))]


def choose(options: list[Action], dice: Dice, *, by_verb: bool) -> Action:
    """Any option; by verb, a rare verb comes as often as one with many options."""
    if by_verb:
        verbs = list(dict.fromkeys([option.verb for option in options]))
        verb = verbs[roll(dice, len(verbs))]
        options = [option for option in options if option.verb == verb]
    return options[roll(dice, len(options))]


class Moment(NamedTuple):
    """A decision: the position, what is possible and what play goes on with."""

    number: int
    state: Any
    options: list[Action]
    choice: Action


def decisions(sitting: Sitting) -> Iterator[Moment]:
    """Every decision of one random game, ready to be looked at before the choice is carried out."""
    state = sitting.deal()
    yield from onwards(sitting, state)


def sampled(sitting: Sitting, number: int) -> Iterator[Moment]:
    """About so many decisions of the same game, spread over all of it."""
    length = sum([1 for _ in decisions(sitting)])
    stride = max(1, length // number)
    for moment in decisions(sitting):
        if moment.number % stride == sitting.seed % stride:
            yield moment


def onwards(sitting: Sitting, state: State) -> Iterator[Moment]:
    """Every decision from this position on; the position itself is played to the end."""
    dice = Dice(sitting.seed)
    SEEN["games"] += 1
    for number in range(MOST_DECISIONS):
        if not state.stack:
            SEEN[f"ending {state.ended_by}"] += 1
            return
        options = rules.options(state)
        assert options, f"{sitting}: {state.stack[-1]!r} offers nothing at decision {number}"
        choice = choose(options, dice, by_verb=sitting.seed % 2 == 0)
        _see(state, choice)
        yield Moment(number, state, options, choice)
        rules.apply(state, choice)
    SEEN[f"ending {BROKEN_OFF}"] += 1


def _see(state: State, choice: Action) -> None:
    SEEN["decisions"] += 1
    SEEN[f"frame {type(state.stack[-1]).__name__}"] += 1
    SEEN[f"verb {choice.verb}"] += 1
