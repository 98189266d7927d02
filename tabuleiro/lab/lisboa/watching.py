"""Watching: games of Lisboa among bots, and what each of them says about the figures of its pack."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from tabuleiro.bots.base import Budget, Perspective
from tabuleiro.bots.judge import Judge
from tabuleiro.bots.lisboa.judge import is_set_up
from tabuleiro.bots.playing import MOST_DECISIONS, seated
from tabuleiro.core import rules
from tabuleiro.core.codec import Json
from tabuleiro.core.event import Event
from tabuleiro.core.rng import mix
from tabuleiro.games.lisboa import GAME
from tabuleiro.games.lisboa.decrees.counting import own_stores
from tabuleiro.games.lisboa.effects import reward_text
from tabuleiro.games.lisboa.state import CAUSE_WORDS, LisboaState
from tabuleiro.lab.counting import counts
from tabuleiro.lab.executor import Executor
from tabuleiro.lab.lisboa.players import judge_of, player

FIRST_DEAL: Final = 1_000_033


class Watch(NamedTuple):
    """One game to be played and watched; seat 0 begins, so that a seat is a place in turn order."""

    pack: Json
    level: str
    players: int
    iterations: int | None
    number: int


class Watched(NamedTuple):
    """What there was to see."""

    number: int
    players: int
    level: str
    points: list[int]
    places: list[int]
    rounds: int
    ended_by: str
    period_ended_by: str
    treasury: dict[str, int]
    """Turns that began with the marker beside this right value."""
    prices: list[int]
    """At the end, above the lowest price."""
    started: list[int]
    """At the beginning, above the lowest price."""
    reis: list[int]
    stores: int
    events: dict[str, int]
    counts: list[dict[str, int]]
    chances: list[list[int]] = []  # noqa: RUF012 - older files have none, and nobody adds to it
    """By seat: how likely it was to win when each of its turns began, in thousandths."""
    firsts: list[dict[str, int]] = []  # noqa: RUF012 - older files have none here either, and nobody adds to it
    """By seat: the number of its turn in which, or after which, it first did each thing."""


def watch(job: Watch) -> Watched:
    """Play one game to its end."""
    config = GAME.configure(job.players, {"pack": job.pack, "first_player": 0})
    deal = mix(FIRST_DEAL * job.players + job.number) >> 1
    bots = seated(GAME, [job.level] * job.players, deal, player)
    s = GAME.deal(config, deal)
    s.journal = journal = list[Event]()
    minimum = s.figures.pack.market.minimum
    started, before = [price - minimum for price in s.prices], s.figures.pack.treasury.right[s.treasury]
    chances: list[list[int]] = [[] for _ in range(job.players)]
    judge = judge_of(job.level)
    for _ in range(MOST_DECISIONS):
        if not s.stack:
            break
        note_chance(s, judge, chances)
        seen = Perspective.of_state(GAME, s)
        rules.apply(s, bots[seen.seat].decide(seen, Budget(None, job.iterations)).action)
    standings = sorted(GAME.ranking(s), key=lambda standing: standing.seat)
    return Watched(
        number=job.number,
        players=job.players,
        level=job.level,
        points=[standing.points for standing in standings],
        places=[standing.place for standing in standings],
        rounds=s.round,
        ended_by=s.ended_by or "broken_off",
        period_ended_by=CAUSE_WORDS[s.period_cause],
        treasury=treasury_of_turns(journal, before),
        prices=[price - minimum for price in s.prices],
        started=started,
        reis=list(s.cash[: job.players]),
        stores=sum([sum(own_stores(s, seat)) for seat in range(job.players)]),
        events=sponsored(s, journal),
        counts=counts(journal, job.players, GAME.counted),
        chances=chances,
        firsts=firsts(journal, job.players),
    )


def note_chance(s: LisboaState, judge: Judge[LisboaState], chances: list[list[int]]) -> None:
    """Write down how the seat stands whose turn begins; a seat has one turn in each round."""
    if is_set_up(s) and len(chances[s.active]) < s.round:
        chances[s.active].append(round(1000 * judge.values(s)[s.active]))


def firsts(journal: list[Event], players: int) -> list[dict[str, int]]:
    """When each seat first did what is counted; what it did before its first turn was done in that one."""
    found: list[dict[str, int]] = [{} for _ in range(players)]
    begun = [0] * players
    for event in journal:
        if event.kind == "turn" and event.seat is not None:
            begun[event.seat] += 1
        for seat, done in enumerate(counts([event], players, GAME.counted)):
            for what in done:
                found[seat].setdefault(what, max(0, begun[seat] - 1))
    return found


def treasury_of_turns(journal: list[Event], value: int) -> dict[str, int]:
    """How many turns began at each right value."""
    found: Counter[str] = Counter()
    for event in journal:
        if event.kind == "treasury":
            now = event.facts["treasury"]
            assert isinstance(now, int)
            value = now
        elif event.kind == "turn":
            found[str(value)] += 1
    return dict(sorted(found.items()))


def sponsored(s: LisboaState, journal: list[Event]) -> dict[str, int]:
    """How often each event was paid for, in the words of the pack."""
    played = [event.facts for event in journal if event.kind == "played"]
    cards = [facts["card"] for facts in played if facts["how"] == "sponsor"]
    texts = [reward_text(s.figures.pack.cards[card].event) for card in cards if isinstance(card, int)]
    return dict(sorted(Counter(texts).items()))


class Watchbook:
    """The watched games of one pack, kept in a file so that more can be added to them later."""

    def __init__(self, path: Path) -> None:
        self._path: Final = path
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        self.games: Final = [Watched(**json.loads(line)) for line in text.splitlines()]

    def missing(self, jobs: list[Watch]) -> list[Watch]:
        done = {(game.level, game.players, game.number) for game in self.games}
        return [job for job in jobs if (job.level, job.players, job.number) not in done]

    def play(self, executor: Executor, jobs: list[Watch]) -> Iterator[Watched]:
        """Play what is missing; each game is written down when it is over."""
        for game in executor.run(watch, self.missing(jobs)):
            self.games.append(game)
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(game._asdict()) + "\n")
            yield game
