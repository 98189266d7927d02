"""Whether a plan of one idea beats steady players of San Juan: `python -m benchmarks.plans [--games N]`.

One player of each plan of tabuleiro/lab/sanjuan/plans.py sits at a table with three steady ones. All of them
are asked in the position itself, which they read only as far as they may: no views are made, so that a game
takes some milliseconds. Every deal is played from each of the four seats.
"""

from __future__ import annotations

import argparse
from typing import Final

from tabuleiro.bots.sanjuan.policy import choose
from tabuleiro.core import rules
from tabuleiro.core.rng import mix
from tabuleiro.games.sanjuan import GAME
from tabuleiro.games.sanjuan.components import Kind, Seat
from tabuleiro.games.sanjuan.state import SanJuanState
from tabuleiro.lab.ratings import Interval, wilson
from tabuleiro.lab.sanjuan.plans import WISHES, planned

PLAYERS: Final = 4
LONGEST: Final = 80
"""Rounds after which a game that does not end is nobody's."""


def play(s: SanJuanState, seat: Seat, wish: tuple[Kind, ...]) -> None:
    """To the end, the seat by its plan."""
    while s.stack and s.round < LONGEST:
        options = rules.options(s)
        if len(options) == 1:
            rules.apply(s, options[0])
        else:
            rules.apply(s, planned(wish, s, options) if s.stack[-1].seat == seat else choose(s, options))


def won(seed: int, seat: Seat, wish: tuple[Kind, ...], *, new_buildings: bool) -> float:
    """The seat's share of the victory."""
    s = GAME.deal(GAME.configure(PLAYERS, {"new_buildings": new_buildings}), seed)
    play(s, seat, wish)
    first = [standing.seat for standing in GAME.ranking(s) if standing.place == 1] if not s.stack else []
    return (seat in first) / max(1, len(first))


def share(wish: tuple[Kind, ...], games: int, seed: int, *, new_buildings: bool) -> Interval:
    """Of the victories in so many games, each deal from all seats."""
    shares = [
        won(mix(seed + game // PLAYERS), game % PLAYERS, wish, new_buildings=new_buildings)
        for game in range(games)
    ]
    return wilson(sum(shares), games)


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure plans of one idea against steady players.")
    parser.add_argument("--games", type=int, default=800, help="how many games of each plan")
    parser.add_argument("--seed", type=int, default=4711, help="of the first deal")
    given = parser.parse_args()
    if given.games < 1:
        parser.error("--games is 1 or more")
    for new_buildings in (False, True):
        print("with new buildings" if new_buildings else "without new buildings")
        for name, wish in WISHES.items():
            found = share(wish, given.games, given.seed, new_buildings=new_buildings)
            between = f"{found.low:.0%} to {found.high:.0%}"
            print(f"  only-{name}: {found.share:.1%} of {given.games} ({between})", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
