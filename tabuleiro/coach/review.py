"""Review: every decision of a finished game judged; in parts, so that it can be broken off and go on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple, final

from tabuleiro.bots.levels import thought_of
from tabuleiro.coach.assessment import assess
from tabuleiro.coach.chances import CERTAIN, Hundredths, in_hundredths
from tabuleiro.coach.findings import PART, Findings, Judged
from tabuleiro.coach.luck import luck_after
from tabuleiro.coach.summary import REPLY, REVEALED
from tabuleiro.coach.turns import is_reply, own_turn
from tabuleiro.core import rules
from tabuleiro.core.codec import JsonObject
from tabuleiro.core.errors import BadConfig
from tabuleiro.core.game import Game
from tabuleiro.core.log import Log
from tabuleiro.core.match import Match, replay

VERSION: Final = 10
"""Raised whenever the same log and budget would be judged otherwise."""


class ReviewPart(NamedTuple):
    """Some moves of a log that one worker judges."""

    log: str
    first: int
    iterations: int
    seed: int


def judge(part: ReviewPart) -> Judged:
    return Judged(part.first, list(_assessments(part)))


def _assessments(part: ReviewPart) -> Iterator[JsonObject]:
    log = Log.loads(part.log)
    match = replay(log, part.first)
    game: Game[Any] = match.game
    s = match.state.clone()
    for move in range(part.first, min(part.first + PART, len(log.moves))):
        actions = [game.actions.parse(code) for _, code in log.moves[move:]]
        if len(rules.options(s)) > 1:
            judged = assess(game, s, move, own_turn(game, s, actions), part.iterations, part.seed)
            found = luck_after(game, s, actions[0], part.iterations, part.seed + move)
            yield {**judged, REVEALED: list(in_hundredths(found)), REPLY: is_reply(game, s)}
        rules.apply(s, actions[0])


@final
class Review:
    """A log, how hard it is looked at, and what has been judged so far."""

    def __init__(self, log: Log, iterations: int, seed: int) -> None:
        self.log: Final = log
        self.iterations: Final = iterations
        self.seed: Final = seed
        match = _finished(log)
        victors = [standing.seat for standing in match.game.ranking(match.state) if standing.place == 1]
        self._findings: Final = Findings(match.game.key, len(log.moves), victory(victors, log.header.players))

    def missing(self) -> list[ReviewPart]:
        """What is still to be judged, in the order of the game."""
        text = self.log.dumps()
        return [ReviewPart(text, first, self.iterations, self.seed) for first in self._findings.missing()]

    def take(self, judged: Judged) -> None:
        self._findings.take(judged)

    def to_json(self) -> JsonObject:
        """The whole review, or what there is of it: `done` of `moves` have been judged."""
        return {
            "version": VERSION,
            "iterations": self.iterations,
            "seed": self.seed,
            **self._findings.to_json(),
        }


def _finished(log: Log) -> Match[Any]:
    """Refuse what cannot be reviewed: a game that is not over, or one without a judge."""
    match = replay(log)
    if not match.over:
        raise BadConfig(f"the game is not over: after {match.moves} moves seat {match.to_act} is to act")
    if thought_of(match.game.key) is None:
        raise BadConfig(f"{match.game.key} has no judge, so that it cannot be reviewed")
    return match


def victory(victors: list[int], players: int) -> Hundredths:
    """The victory as a chance; several victors share it, and what nobody with a seat won is nobody's."""
    share, rest = divmod(CERTAIN, len(victors))
    found = [0] * players
    for number, seat in enumerate(victors):
        if seat < players:
            found[seat] = share + (number < rest)
    return found
