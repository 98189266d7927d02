"""Judge: how likely each seat is to win a position of Lisboa, and a quick way to play on."""

from __future__ import annotations

from typing import Final, final

from tabuleiro.bots.judge import Judge
from tabuleiro.bots.lisboa.engine import points_now, promised, turns_left
from tabuleiro.bots.lisboa.features import NAMES, features
from tabuleiro.bots.lisboa.weights import KNOTS, WEIGHTS
from tabuleiro.bots.weighing import shares, weigh, weights_at
from tabuleiro.core.action import Action
from tabuleiro.core.rng import Dice, roll
from tabuleiro.games.lisboa.rules.turn import Turn
from tabuleiro.games.lisboa.state import LACERDA, LisboaState

SURE: Final = 8.0
"""A lead of so many wigs wins about three games of four."""
SELDOM: Final = ("discard", "remove", "pass", "stop", "skip", "decline", "convert")
"""What a quick player does only where nothing else is offered, or now and then."""
FITTED: Final = [WEIGHTS[name] for name in NAMES]


class TurnJudge(Judge[LisboaState]):
    """Knows where a turn ends and how to play on without thinking; how a position stands is left open."""

    def clock(self, s: LisboaState) -> int:
        """Turns, Lacerda's among them; the setup is one of its own, as nobody is active yet."""
        owners = s.figures.owners
        if is_set_up(s):
            return s.round * owners + (s.active - s.first_player) % owners
        return s.round * owners - 1

    def quick(self, s: LisboaState, options: list[Action], dice: Dice) -> Action:
        """Any option that does something; giving up a chance only one time in four."""
        action = options[roll(dice, len(options))]
        if action.verb in SELDOM and roll(dice, 4):
            action = options[roll(dice, len(options))]
        return action


@final
class ThumbJudge(TurnJudge):
    """Judges by the wigs now and what the pieces promise by rules of thumb."""

    def __init__(self, thumbs: list[float]) -> None:
        self._thumbs: Final = thumbs

    def values(self, s: LisboaState) -> list[float]:
        prospects = [float(points) for points in points_now(s)]
        for seat in range(s.config.players):
            prospects[seat] += promised(s, seat, self._thumbs)
        return chances(prospects)[: s.config.players]


@final
class FittedJudge(TurnJudge):
    """Judges by weights that self-play found; after the end by the wigs themselves."""

    def __init__(self, weights: list[tuple[float, ...]]) -> None:
        self._weights: Final = weights
        """One row for each of NAMES, with one weight for each of KNOTS."""

    def values(self, s: LisboaState) -> list[float]:
        if not s.stack:
            return chances([float(points) for points in points_now(s)])[: s.config.players]
        weights = weights_at(turns_left(s), KNOTS, self._weights)
        strengths = [weigh(numbers, weights) for numbers in features(s)]
        if s.figures.solo:
            strengths.append(points_now(s)[LACERDA] / SURE)
        return shares(strengths)[: s.config.players]


def is_set_up(s: LisboaState) -> bool:
    """The first turn has begun: it does not wait below all else any more."""
    return not s.stack or not isinstance(s.stack[0], Turn)


def chances(wigs: list[float]) -> list[float]:
    """What so many wigs at the end of a game would have been worth as a chance to win."""
    return shares([number / SURE for number in wigs])
