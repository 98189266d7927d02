"""Executor: runs independent jobs, here on the cores of one machine; `cluster` has one for many machines."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from typing import Final, Protocol, TypeVar, final

from tabuleiro.core.errors import Refused

J = TypeVar("J")
R = TypeVar("R")


class WorkerLost(Refused):
    """The system ended a worker, mostly because memory was short."""


class Executor(Protocol):
    """Runs a function on every job and hands over the results as they come, in any order."""

    @property
    def workers(self) -> int:
        """How many jobs run at once."""

    def run(self, work: Callable[[J], R], jobs: Sequence[J]) -> Iterator[R]: ...


@final
class InTurn:
    """One job after the other, in this process."""

    workers: Final = 1

    def run(self, work: Callable[[J], R], jobs: Sequence[J]) -> Iterator[R]:
        for job in jobs:
            yield work(job)


@final
class OnCores:
    """A pool of processes on this machine."""

    def __init__(self, workers: int) -> None:
        self.workers: Final = workers

    def run(self, work: Callable[[J], R], jobs: Sequence[J]) -> Iterator[R]:
        # Started afresh, workers inherit neither threads nor open files of this process.
        fresh = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(self.workers, fresh, _leave_ctrl_c_to_the_parent) as pool:
            running = [pool.submit(work, job) for job in jobs]
            try:
                for done in as_completed(running):
                    yield done.result()
            except BrokenProcessPool:
                raise WorkerLost("a process that played was ended from outside") from None
            except BaseException:
                _end_workers()
                raise


def _leave_ctrl_c_to_the_parent() -> None:
    """A terminal sends the signal to all; the parent ends its workers, which need not complain as well."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _end_workers() -> None:
    """A worker would finish its job first, which may take minutes, and nobody waits for its result."""
    for worker in multiprocessing.active_children():
        worker.terminate()


def executor(workers: int, *, ray: bool = False) -> Executor:
    """Processes of this machine, or a cluster, which says itself how many there are."""
    if ray:
        from tabuleiro.lab.cluster import OnRay  # noqa: PLC0415 - it is loaded only where it is wanted

        return OnRay()
    return InTurn() if workers == 1 else OnCores(workers)
