"""Workers end with the run they belong to."""

from __future__ import annotations

import multiprocessing
import os
import time

import pytest

from tabuleiro.lab.executor import OnCores, WorkerLost

LONG = 300.0
"""Seconds of a job that nobody waits for."""


def test_a_run_that_is_broken_off_ends_its_workers() -> None:
    began = time.monotonic()
    running = iter(OnCores(2).run(time.sleep, [0.0, LONG, LONG, LONG]))
    next(running)
    del running
    assert [] == multiprocessing.active_children()
    assert LONG > time.monotonic() - began


def test_a_worker_that_is_ended_from_outside_is_told() -> None:
    with pytest.raises(WorkerLost, match="ended from outside"):
        list(OnCores(1).run(os._exit, [1]))
