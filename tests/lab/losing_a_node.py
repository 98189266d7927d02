"""Plays a contest on a cluster that loses a node meanwhile, and writes the results by number into a file."""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path
from typing import Any

from tabuleiro.lab.arena import Contest, Tally
from tabuleiro.lab.cluster import OnRay


def main(contest: list[Any], file: Path) -> None:
    game, bots, *others = contest
    ray: Any = importlib.import_module("ray")
    clusters: Any = importlib.import_module("ray.cluster_utils")
    cluster = clusters.Cluster(initialize_head=True, connect=True, head_node_args={"num_cpus": 1})
    doomed = cluster.add_node(num_cpus=1)
    tally = Tally(Contest(game, tuple(bots), *others))
    place = OnRay()
    for done, _ in enumerate(tally.play(place)):
        if done == 0:
            cluster.remove_node(doomed, allow_graceful=False)
    plain = [result._replace(seconds=0.0, slowest=[]) for result in tally.results]
    file.write_text(json.dumps({"workers": place.workers, "results": plain}), encoding="utf-8")
    ray.shutdown()
    cluster.shutdown()


if __name__ == "__main__":
    main(json.loads(sys.argv[1]), Path(sys.argv[2]))
