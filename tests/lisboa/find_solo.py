"""Finds golden solo games, one for each rank of L-1.11.

It plays on by chance from every option, looks at the ends, and goes on as in the best game seen so far:
`python -m tests.lisboa.find_solo [RANK…]`, after a change of the rules; better with the compiled engine.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import count
from typing import Any, Final

from tabuleiro.core import rules
from tabuleiro.core.action import Action
from tabuleiro.core.log import Log
from tabuleiro.core.match import Match, replay
from tabuleiro.core.rng import Dice, roll
from tabuleiro.games.lisboa import GAME
from tabuleiro.games.lisboa.lacerda_scoring import JESTER, RANKS, conditions, rank_facts
from tabuleiro.games.lisboa.state import LACERDA, Table
from tests.lisboa.find_golden import FOLDER, result

SOLO: Final = FOLDER.with_name("lisboa-solo")
HEAD: Final = "# How the golden solo games ended; written by tests/lisboa/find_solo.py.\n"
ENDS: Final = 200
"""How many games are played on at each decision."""
LAZY: Final = ("discard", "stop", "skip", "decline", "pass")
"""What seldom leads anywhere."""


def points(s: Table) -> tuple[int, int]:
    """Yours and Lacerda's."""
    found = {standing.seat: standing.points for standing in GAME.ranking(s)}
    return found[0], found[LACERDA]


def rank_of(s: Table) -> str:
    return str(rank_facts(s, *points(s))["rank"])


def worth(s: Table, rank: str) -> int:
    """How far a game got towards the rank: 1000 for each condition, and a little for a lead."""
    yours, his = points(s)
    asked = conditions(s, next(each for each in RANKS if each.word == rank), yours, his)
    parts = [1000 * min(found, needed) // needed for _, needed, found in asked]
    return sum(parts) + max(-50, min(50, yours - his))


def played_on(s: Table, dice: Dice) -> list[Action]:
    """The rest of a game by chance, mostly without what is lazy."""
    done: list[Action] = []
    while s.stack:
        offered = rules.options(s)
        eager = [action for action in offered if action.verb not in LAZY]
        among = eager if eager and roll(dice, 12) else offered
        done.append(among[roll(dice, len(among))])
        rules.apply(s, done[-1])
    return done


def searched(seed: int, rank: str) -> list[Action]:
    """A whole game from the deal of this seed, as near to the rank as was found."""
    s, dice = GAME.deal(GAME.configure(1), seed), Dice(seed)
    begun: list[Action] = []
    plan = played_on(s.clone(), dice)
    best = 0
    while s.stack:
        for action in ways_on(s):
            trial = s.clone()
            rules.apply(trial, action)
            rest = played_on(trial, dice)
            value = worth(trial, rank)
            if value > best:
                best, plan = value, [*begun, action, *rest]
        begun.append(plan[len(begun)])
        rules.apply(s, begun[-1])
    return begun


def ways_on(s: Table) -> Iterator[Action]:
    """Each option several times, if there is a choice."""
    offered = rules.options(s)
    if len(offered) > 1:
        for _ in range(max(1, ENDS // len(offered))):
            yield from offered


def recorded(seed: int, actions: list[Action]) -> Match[Any]:
    match = Match.new(GAME, 1, seed)
    for action in actions:
        match.submit(0, action)
    return match


def main(ranks: list[str]) -> None:
    """One game for each of these ranks, the first seed with which the search gets there; then all results."""
    SOLO.mkdir(parents=True, exist_ok=True)
    for rank in ranks:
        match = next(match for match in found_games(rank) if rank_of(match.state) == rank)
        (SOLO / f"{rank}.log").write_text(match.log.dumps(), encoding="utf-8")
    logs = {path.stem: Log.loads(path.read_text(encoding="utf-8")) for path in sorted(SOLO.glob("*.log"))}
    results = [result(rank, replay(log)) for rank, log in logs.items()]
    (SOLO / "results.toml").write_text("\n".join([HEAD, *results]), encoding="utf-8")


def found_games(rank: str) -> Iterator[Match[Any]]:
    """A game by chance makes a Jester; the other ranks are looked for."""
    for seed in count(1):
        by_chance = played_on(GAME.deal(GAME.configure(1), seed), Dice(seed))
        match = recorded(seed, by_chance if rank == JESTER else searched(seed, rank))
        print(f"seed {seed}: {points(match.state)} {rank_of(match.state)}, looking for {rank}", flush=True)
        yield match


if __name__ == "__main__":
    main(sys.argv[1:] or [JESTER, *[each.word for each in reversed(RANKS)]])
