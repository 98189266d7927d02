"""Cluster: an executor that hands every job to Ray, which tries it again wherever a node is lost."""

from __future__ import annotations

import importlib
import os
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, final

from tabuleiro.core.errors import BadConfig
from tabuleiro.lab.executor import J, R

ENDLESS: Final = -1
"""How often Ray tries a job again whose node was lost; one that raises an error is not tried again."""


@final
class OnRay:
    """The cluster that RAY_ADDRESS names, or one of this machine alone.

    Every node needs the same version of this package: jobs are sent by the names of their functions.
    """

    def __init__(self) -> None:
        self._ray: Final = _ray()
        if not self._ray.is_initialized():
            self._ray.init(include_dashboard=_nothing_if_it_is_there(), log_to_driver=False)
        self.workers: Final = max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def run(self, work: Callable[[J], R], jobs: Sequence[J]) -> Iterator[R]:
        task = self._ray.remote(max_retries=ENDLESS)(_call)
        running = [task.remote(work, job) for job in jobs]
        try:
            while running:
                done, running = self._ray.wait(running)
                yield from self._ray.get(done)
        finally:
            for each in running:
                self._ray.cancel(each, force=True)


def _call(work: Callable[[J], R], job: J) -> R:
    """Ray takes plain functions only, and work may be a partial one."""
    return work(job)


def _nothing_if_it_is_there() -> bool | None:
    """A cluster that is there already has settled whether it has a dashboard; one of our own has none."""
    return None if "RAY_ADDRESS" in os.environ else False


def _ray() -> Any:
    """Untyped, as it is installed only where it is wanted."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # it would tell others of every start
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise BadConfig("--ray needs the extra 'cluster' (ray is not installed)") from None
