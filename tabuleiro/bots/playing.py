"""Playing: a whole game among bots, and what is worth knowing of it afterwards."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final, TypeAlias, final

from tabuleiro.bots.base import Bot, Budget, Perspective
from tabuleiro.bots.levels import bot
from tabuleiro.core import rules
from tabuleiro.core.codec import JsonObject
from tabuleiro.core.event import Event
from tabuleiro.core.game import Config, Game
from tabuleiro.core.rng import mix

MOST_DECISIONS: Final = 10_000
"""A game that is not over by then is broken off, and reported as such: no rule ends a game of San Juan while
somebody could still build, but does not (SJ-E12)."""

CAUSE: Final = "_cause"

Maker: TypeAlias = Callable[[str, str, int], Bot]
"""Makes the bot of a name for a game, with a seed."""


@final
class Played:
    """One finished game: points, places and score items by seat, and how it went."""

    __slots__ = (
        "causes",
        "decisions",
        "ended_by",
        "items",
        "places",
        "points",
        "rank",
        "rounds",
        "seconds",
        "slowest",
    )

    def __init__(
        self, game: Game[Any], state: Any, decisions: int, seconds: float, slowest: list[float]
    ) -> None:
        standings = sorted(game.ranking(state), key=lambda standing: standing.seat)
        self.points: Final = [standing.points for standing in standings]
        self.places: Final = [standing.place for standing in standings]
        self.items: Final = [_sum_by_kind(standing.items) for standing in standings]
        self.rank: Final = _rank([item for standing in standings for item in standing.items])
        """The rank that a solo game gave, or nothing."""
        self.rounds: Final[int] = state.round
        self.ended_by: Final[str] = state.ended_by or "broken_off"
        self.causes: Final = _causes(game.dump(state))
        """Why each part of the game ended, where the last position says so."""
        self.decisions: Final = decisions
        self.seconds: Final = seconds
        self.slowest: Final = slowest
        """The longest time each seat thought about one decision, in seconds."""


def _sum_by_kind(items: list[Any]) -> dict[str, int]:
    sums: dict[str, int] = {}
    for item in items:
        sums[item.kind] = sums.get(item.kind, 0) + item.points
    return sums


def _causes(position: JsonObject) -> dict[str, str]:
    """By part: the field `period_cause` holds why the period ended."""
    return {
        name.removesuffix(CAUSE): value
        for name, value in position.items()
        if name.endswith(CAUSE) and isinstance(value, str)
    }


def _rank(items: list[Any]) -> str:
    return next((str(item.facts["rank"]) for item in items if "rank" in item.facts), "")


def seated(game: Game[Any], names: list[str], seed: int, make: Maker = bot) -> list[Bot]:
    """One bot per seat, each with its own chance, fixed by the seed."""
    return [make(name, game.key, mix(seed + 7919 * (seat + 1))) for seat, name in enumerate(names)]


def play(
    game: Game[Any],
    config: Config,
    seed: int,
    bots: list[Bot],
    budget: Budget,
    journal: list[Event] | None = None,
) -> Played:
    """Deal and let the bots play to the end; what happens is written into the journal, if there is one."""
    state = game.deal(config, seed)
    state.journal = journal
    slowest = [0.0] * config.players
    decisions = 0
    began = time.perf_counter()
    while state.stack and decisions < MOST_DECISIONS:
        seen = Perspective.of_state(game, state)
        asked = time.perf_counter()
        action = bots[seen.seat].decide(seen, budget).action
        slowest[seen.seat] = max(slowest[seen.seat], time.perf_counter() - asked)
        rules.apply(state, action)
        decisions += 1
    return Played(game, state, decisions, time.perf_counter() - began, slowest)
