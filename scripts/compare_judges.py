"""Compares kinds of judges for San Juan by how well they foretell the winners of held-back games.

The games are those of scripts/fit_sanjuan.py. Every kind learns from the present features and from the wide
ones; the same arguments give the same figures. Run as `python -m scripts.compare_judges`.
"""

from __future__ import annotations

import argparse
from functools import partial

from scripts.fit_sanjuan import KNOTS, batches, play
from tabuleiro.bots.sanjuan.features import NAMES
from tabuleiro.cli.output import tracked
from tabuleiro.lab.executor import executor
from tabuleiro.lab.fitting import Snapshot
from tabuleiro.lab.learning.comparison import compared
from tabuleiro.lab.sanjuan.wide import WIDE_NAMES, wide


def narrow(moment: Snapshot) -> Snapshot:
    """The wide features begin with the present ones."""
    return moment._replace(features=[numbers[: len(NAMES)] for numbers in moment.features])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40_000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--ray", action="store_true", help="on the Ray cluster of RAY_ADDRESS")
    parser.add_argument("--seed", type=int, default=1, help="of the net")
    asked = parser.parse_args()
    jobs = batches(asked.games)
    work = partial(play, describe=wide)
    played = sorted(tracked(executor(asked.workers, ray=asked.ray).run(work, jobs), "games", len(jobs)))
    widely = [moments for _, moments in played]
    print(f"{len(jobs)} batches, {sum(map(len, widely))} moments; surprise: learned, held back")
    for name, found in (
        (f"{len(NAMES)} features", [[narrow(moment) for moment in moments] for moments in widely]),
        (f"{len(WIDE_NAMES)} features", widely),
    ):
        for each in compared(found, KNOTS, asked.seed):
            print(f"{name:>12}  {each.model:<14} {each.learned:.4f}  {each.held_back:.4f}", flush=True)


if __name__ == "__main__":
    main()
