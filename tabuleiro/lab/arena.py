"""Arena: a line-up of bots plays the same deals in every rotation of the seats."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from tabuleiro.bots.base import Budget
from tabuleiro.bots.playing import play, seated
from tabuleiro.core import registry
from tabuleiro.core.codec import JsonObject
from tabuleiro.core.errors import BadConfig
from tabuleiro.core.event import Event
from tabuleiro.core.rng import mix
from tabuleiro.lab.counting import counts
from tabuleiro.lab.executor import Executor
from tabuleiro.lab.exploiters import contestant

FIRST_DEAL: Final = 1_000_003


class Contest(NamedTuple):
    """What is played: equal contests with fixed iterations give equal results."""

    game: str
    bots: tuple[str, ...]
    options: JsonObject
    games: int
    seed: int
    seconds: float | None
    iterations: int | None

    def to_json(self) -> dict[str, object]:
        return {**self._asdict(), "bots": list(self.bots)}


class Job(NamedTuple):
    """One game: entrant `seating[k]` of the line-up sits on seat k."""

    contest: Contest
    number: int
    deal: int
    seating: tuple[int, ...]


class Result(NamedTuple):
    """How one game ended, by seat."""

    number: int
    deal: int
    seating: list[int]
    points: list[int]
    places: list[int]
    items: list[dict[str, int]]
    rounds: int
    ended_by: str
    decisions: int
    seconds: float
    slowest: list[float]
    counts: list[dict[str, int]]


def rotations(bots: tuple[str, ...]) -> list[tuple[int, ...]]:
    """The seatings of the line-up that differ: entrant numbers by seat."""
    players = range(len(bots))
    turned = [tuple([(seat + shift) % len(bots) for seat in players]) for shift in players]
    distinct: dict[tuple[str, ...], tuple[int, ...]] = {}
    for seating in turned:
        distinct.setdefault(tuple([bots[entrant] for entrant in seating]), seating)
    return list(distinct.values())


def jobs(contest: Contest) -> list[Job]:
    """All games of the contest: whole deals, each in every rotation, so at least as many as asked for."""
    seatings = rotations(contest.bots)
    deals = -(-contest.games // len(seatings))
    return [
        Job(contest, deal * len(seatings) + place, mix(contest.seed * FIRST_DEAL + deal) >> 1, seating)
        for deal in range(deals)
        for place, seating in enumerate(seatings)
    ]


def play_job(job: Job) -> Result:
    """Play one game of a contest."""
    contest = job.contest
    game = registry.game(contest.game)
    config = game.configure(len(contest.bots), contest.options)
    bots = seated(game, [contest.bots[entrant] for entrant in job.seating], job.deal, contestant)
    journal: list[Event] = []
    played = play(game, config, job.deal, bots, Budget(contest.seconds, contest.iterations), journal)
    return Result(
        job.number,
        job.deal,
        list(job.seating),
        played.points,
        played.places,
        played.items,
        played.rounds,
        played.ended_by,
        played.decisions,
        played.seconds,
        played.slowest,
        counts(journal, config.players, game.counted),
    )


class Tally:
    """The results of a contest, kept in a file so that a broken-off run goes on where it stopped."""

    def __init__(self, contest: Contest, path: Path | None = None) -> None:
        self.contest: Final = contest
        self._path: Final = path
        self._done: Final[dict[int, Result]] = {}
        if path is not None:
            self._open(path)

    @classmethod
    def of_file(cls, path: Path) -> Tally:
        """The tally of the contest that a file holds."""
        with path.open(encoding="utf-8") as file:
            heading = json.loads(file.readline())
        return cls(Contest(**{**heading, "bots": tuple(heading["bots"])}), path)

    def _open(self, path: Path) -> None:
        heading = json.dumps(self.contest.to_json(), sort_keys=True) + "\n"
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(heading, encoding="utf-8")
            return
        with path.open("rb") as file:
            if file.read(len(heading)) != heading.encode():
                raise BadConfig(f"{path} holds another contest; name another file or remove it")
            text, _, half = (heading.encode() + file.read()).rpartition(b"\n")
        lines = text.decode(errors="replace").split("\n")
        for number, line in enumerate(lines[1:], 2):
            result = self._read(path, number, line)
            self._done[result.number] = result
        if half:
            # The run was ended while it wrote this line: the game is played again.
            os.truncate(path, len(text) + 1)

    def _read(self, path: Path, number: int, line: str) -> Result:
        try:
            return Result(**json.loads(line))
        except (ValueError, TypeError):
            raise BadConfig(f"{path}, line {number}: not the result of a game") from None

    @property
    def results(self) -> list[Result]:
        """In the order of the games, whatever the order in which they were finished."""
        return [self._done[number] for number in sorted(self._done)]

    def missing(self) -> list[Job]:
        return [job for job in jobs(self.contest) if job.number not in self._done]

    def play(self, executor: Executor) -> Iterator[Result]:
        """Play what is missing, handing over each result when it is safely written."""
        for result in executor.run(play_job, self.missing()):
            self._done[result.number] = result
            if self._path is not None:
                with self._path.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(result._asdict()) + "\n")
            yield result
