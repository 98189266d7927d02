"""Executor: runs independent jobs, here on the cores of one machine; a cluster needs only another class."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Final, Protocol, TypeVar, final

Job = TypeVar("Job")
Result = TypeVar("Result")


class Executor(Protocol):
    """Runs a function on every job and hands over the results as they come, in any order."""

    def run(self, work: Callable[[Job], Result], jobs: Sequence[Job]) -> Iterator[Result]: ...


@final
class InTurn:
    """One job after the other, in this process."""

    def run(self, work: Callable[[Job], Result], jobs: Sequence[Job]) -> Iterator[Result]:
        for job in jobs:
            yield work(job)


@final
class OnCores:
    """A pool of processes on this machine."""

    def __init__(self, workers: int) -> None:
        self._workers: Final = workers

    def run(self, work: Callable[[Job], Result], jobs: Sequence[Job]) -> Iterator[Result]:
        # Started afresh, workers inherit neither threads nor open files of this process.
        fresh = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(self._workers, mp_context=fresh) as pool:
            running = [pool.submit(work, job) for job in jobs]
            try:
                for done in as_completed(running):
                    yield done.result()
            finally:
                pool.shutdown(wait=False, cancel_futures=True)


def executor(workers: int) -> Executor:
    return InTurn() if workers == 1 else OnCores(workers)
