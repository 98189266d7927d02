"""Lets bots play Lisboa with a pack and says which aims its figures reach.

python scripts/judge_pack.py reconstructed-3 --bots strong --iterations 300 --games 200 --out games.jsonl
python scripts/judge_pack.py mine.toml --players 2 --bots steady --games 100 --out mine.jsonl

A run that is broken off goes on where it stopped when it is started again with the same --out; a pack of
which a figure has changed needs another file.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

from tabuleiro.cli.output import tracked
from tabuleiro.core.errors import Refused
from tabuleiro.games.lisboa.components import Pack
from tabuleiro.games.lisboa.pack.files import load_pack, reference_of
from tabuleiro.lab.executor import executor
from tabuleiro.lab.lisboa.aims import (
    SPONSORS,
    Aim,
    decrees_named,
    holders,
    report,
    standing_out,
    tiles_named,
)
from tabuleiro.lab.lisboa.alike import WinsAlike, beside_alike
from tabuleiro.lab.lisboa.players import NAMES
from tabuleiro.lab.lisboa.standing import beside_equals
from tabuleiro.lab.lisboa.watching import Watch, Watchbook, Watched
from tabuleiro.lab.ratings import holm

BY_CHANCE: Final = 1.96
"""Standard errors within which nineteen of twenty lie by chance."""


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("pack", help="the name of a pack, or its file")
    parser.add_argument("--players", type=int, default=4, choices=(2, 3, 4))
    parser.add_argument("--bots", default="steady", choices=NAMES, help="who plays all seats")
    parser.add_argument("--iterations", type=int, help="how far a searching bot may search")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True, help="keeps the games")
    return parser.parse_args()


def main() -> None:
    asked = arguments()
    try:
        judge(load_pack(asked.pack), asked)
    except Refused as refusal:
        sys.exit(f"judge_pack: {refusal}")


def judge(pack: Pack, asked: argparse.Namespace) -> None:
    reference = reference_of(pack)
    jobs = [
        Watch(reference, asked.bots, asked.players, asked.iterations, asked.first + number)
        for number in range(asked.games)
    ]
    book = Watchbook(asked.out)
    for _ in tracked(book.play(executor(asked.workers), jobs), "playing", len(book.missing(jobs))):
        pass
    games = [game for game in book.games if (game.level, game.players) == (asked.bots, asked.players)]
    print(f"{pack.name}, {len(games)} games of {asked.players} {asked.bots} players. {pack.notice}")
    print(as_table(report(pack, games)))
    print(as_sentences(pack, games))


def as_table(aims: list[Aim]) -> str:
    """As Markdown."""
    rows = [("", "", "aim", "found"), ("---", "---", "---", "---")]
    rows += [("yes" if aim.held else "**no**", aim.name, aim.aim, aim.found) for aim in aims]
    return "\n".join([f"| {' | '.join(row)} |" for row in rows])


def as_sentences(pack: Pack, games: list[Watched]) -> str:
    """Who stands out though so many were compared, and beside seats that are like them: no aims."""
    tiles, decrees = tiles_named(pack), decrees_named(pack, games[0].players)
    surely = [*standing_out(games, holders(games, tiles)), *standing_out(games, holders(games, decrees))]
    named = {**SPONSORS, **tiles, **decrees}
    followed = [game for game in games if game.chances]
    return (
        f"Outside par with Holm's correction for so many comparisons: {', '.join(surely) or 'none'}.\n"
        f"Beside seats with as many stores {_differing(beside_alike(games, named))}\n"
        f"Beside seats that stood as well before ({len(followed)} games) "
        f"{_differing(beside_equals(followed, named))}"
    )


def _differing(found: list[WinsAlike]) -> str:
    off = [_beside(each) for each in found if abs(each.errors) > BY_CHANCE]
    surely = holm([each.errors for each in found])
    still = [_beside(each) for each, so in zip(found, surely, strict=True) if so]
    return (
        f"{len(off)} of {len(found)} differ: {', '.join(off) or 'none'}; "
        f"with Holm's correction: {', '.join(still) or 'none'}."
    )


def _beside(each: WinsAlike) -> str:
    return f"{each.name} {each.wins:.0%} ({each.alike:.0%})"


if __name__ == "__main__":
    main()
