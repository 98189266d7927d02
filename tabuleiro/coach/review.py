"""Review: every decision of a finished game judged; in parts, so that it can be broken off and go on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple, final

from tabuleiro.bots.levels import thought_of
from tabuleiro.bots.thought import Thought
from tabuleiro.coach.assessment import assess
from tabuleiro.coach.chances import CERTAIN, Hundredths
from tabuleiro.coach.summary import Assessed, moments, summaries
from tabuleiro.core import rules
from tabuleiro.core.codec import JsonObject
from tabuleiro.core.errors import BadConfig
from tabuleiro.core.game import Game
from tabuleiro.core.log import Log
from tabuleiro.core.match import Match, replay

VERSION: Final = 1
"""Raised whenever the same log and budget would be judged otherwise."""
PART: Final = 8
"""Moves that are judged in one go: the first moments show soon, and little is lost by breaking off."""


class Part(NamedTuple):
    """Some moves of a log that one worker judges."""

    log: str
    first: int
    iterations: int
    seed: int


class Judged(NamedTuple):
    """What a worker found in a part."""

    first: int
    assessments: list[JsonObject]


def judge(part: Part) -> Judged:
    return Judged(part.first, list(_assessments(part)))


def _assessments(part: Part) -> Iterator[JsonObject]:
    log = Log.loads(part.log)
    match = replay(log, part.first)
    game: Game[Any] = match.game
    s = match.state.clone()
    for move, (_, code) in enumerate(log.moves[part.first : part.first + PART], part.first):
        action = game.actions.parse(code)
        if len(rules.options(s)) > 1:
            yield assess(game, s, move, action, part.iterations, part.seed)
        rules.apply(s, action)


@final
class Review:
    """A log, how hard it is looked at, and what has been judged so far."""

    def __init__(self, log: Log, iterations: int, seed: int) -> None:
        self.log: Final = log
        self.iterations: Final = iterations
        self.seed: Final = seed
        match = _finished(log)
        self._game: Final = match.game
        self._result: Final = _result(match)
        self._judged: Final[dict[int, list[JsonObject]]] = {}

    def missing(self) -> list[Part]:
        """What is still to be judged, in the order of the game."""
        text = self.log.dumps()
        firsts = range(0, len(self.log.moves), PART)
        return [
            Part(text, first, self.iterations, self.seed) for first in firsts if first not in self._judged
        ]

    def take(self, judged: Judged) -> None:
        self._judged[judged.first] = judged.assessments

    def to_json(self) -> JsonObject:
        """The whole review, or what there is of it: `done` of `moves` have been judged."""
        thought = thought_of(self._game.key)
        assert isinstance(thought, Thought), "a game without a judge was refused before"
        found = moments(self._assessed(), self._result)
        seats = [each.to_json(thought.error_rates) for each in summaries(found, self._result)]
        return {
            "version": VERSION,
            "game": self._game.key,
            "iterations": self.iterations,
            "seed": self.seed,
            "moves": len(self.log.moves),
            "done": min(len(self.log.moves), PART * len(self._judged)),
            "result": list(self._result),
            "seats": list(seats),
            "moments": [moment.to_json() for moment in found],
        }

    def _assessed(self) -> list[Assessed]:
        return [each for first in sorted(self._judged) for each in self._judged[first]]


def _finished(log: Log) -> Match[Any]:
    """Refuse what cannot be reviewed: a game that is not over, or one without a judge."""
    match = replay(log)
    if not match.over:
        raise BadConfig(f"the game is not over: after {match.moves} moves seat {match.to_act} is to act")
    if thought_of(match.game.key) is None:
        raise BadConfig(f"{match.game.key} has no judge, so that it cannot be reviewed")
    return match


def _result(match: Match[Any]) -> Hundredths:
    """The victory as a chance; several victors share it."""
    players = match.log.header.players
    first = [standing.seat for standing in match.game.ranking(match.state) if standing.place == 1]
    share, rest = divmod(CERTAIN, len(first))
    found = [0] * players
    for number, seat in enumerate(first):
        if seat < players:
            found[seat] = share + (number < rest)
    return found
