"""Batches of simulated games: what a worker is given, and what it hands back."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NamedTuple

from tabuleiro.bots.base import Bot, Budget, Decision, Perspective
from tabuleiro.bots.playing import play, seated
from tabuleiro.core import registry
from tabuleiro.core.codec import JsonObject
from tabuleiro.core.game import Config, Game
from tabuleiro.core.log import Log
from tabuleiro.core.match import Match

BATCHES_PER_WORKER: Final = 50


class Batch(NamedTuple):
    """Games of one kind, one per seed."""

    game: str
    players: int
    options: JsonObject
    bots: tuple[str, ...]
    seeds: range
    logs: Path | None
    budget: tuple[float | None, int | None]
    """Seconds and iterations per decision."""


class GameFigures(NamedTuple):
    """How one game went, by seat."""

    seed: int
    decisions: int
    rounds: int
    ended_by: str
    points: list[int]
    places: list[int]
    items: list[dict[str, int]]
    rank: str
    """Of a solo game, otherwise empty."""
    causes: dict[str, str]
    """Why each part of the game ended."""


class Recorder:
    """A bot whose decisions are written down."""

    def __init__(self, bot: Bot, codes: list[str]) -> None:
        self._bot: Final = bot
        self._codes: Final = codes

    def decide(self, seen: Perspective, budget: Budget) -> Decision:
        decision = self._bot.decide(seen, budget)
        self._codes.append(decision.action.code)
        return decision


def batches(whole: Batch, workers: int) -> list[Batch]:
    """The same games in parts, enough of them to keep all workers busy and the progress bar moving."""
    size = -(-len(whole.seeds) // (workers * BATCHES_PER_WORKER))
    return [
        whole._replace(seeds=whole.seeds[start : start + size]) for start in range(0, len(whole.seeds), size)
    ]


def play_batch(batch: Batch) -> list[GameFigures]:
    game = registry.game(batch.game)
    config = game.configure(batch.players, batch.options)
    return [_play_one(batch, game, config, seed) for seed in batch.seeds]


def _play_one(batch: Batch, game: Game[Any], config: Config, seed: int) -> GameFigures:
    codes: list[str] = []
    bots: list[Bot] = seated(game, list(batch.bots), seed)
    if batch.logs is not None:
        bots = [Recorder(bot, codes) for bot in bots]
    played = play(game, config, seed, bots, Budget(*batch.budget))
    if batch.logs is not None:
        path = batch.logs / f"{game.key}-{config.players}-{seed}.log"
        path.write_text(_log(batch, game, config, seed, codes).dumps(), encoding="utf-8")
    return GameFigures(
        seed,
        played.decisions,
        played.rounds,
        played.ended_by,
        played.points,
        played.places,
        played.items,
        played.rank,
        played.causes,
    )


def _log(batch: Batch, game: Game[Any], config: Config, seed: int, codes: list[str]) -> Log:
    """The log of a game that was played without one."""
    match = Match.new(game, config.players, seed, config.options)
    match.log.header.names.extend(batch.bots)
    for code in codes:
        seat = match.to_act
        assert seat is not None, "there are more actions than decisions"
        match.submit(seat, code)
    return match.log
