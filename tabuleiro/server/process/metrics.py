"""Metrics: what an operator wants to watch, in the format of Prometheus."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The variable of the environment that names a folder which processes measure into together."""

REGISTRY: Final = CollectorRegistry()

_SHORT: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)

REQUESTS: Final = Histogram(
    "tabuleiro_request_seconds", "HTTP answers", ["method", "hundreds"], buckets=_SHORT, registry=REGISTRY
)
COMMANDS: Final = Histogram(
    "tabuleiro_command_seconds",
    "What players asked for over WebSocket, until it was committed",
    ["do", "outcome"],
    buckets=_SHORT,
    registry=REGISTRY,
)
COMMITS: Final = Histogram("tabuleiro_commit_seconds", "Transactions", buckets=_SHORT, registry=REGISTRY)
ENTRIES: Final = Counter("tabuleiro_entries", "Entries written", ["kind"], registry=REGISTRY)
THOUGHTS: Final = Histogram(
    "tabuleiro_bot_seconds",
    "Time until a bot answered",
    ["level"],
    buckets=_SHORT,
    registry=REGISTRY,
)
BOT_WAITS: Final = Histogram(
    "tabuleiro_bot_wait_seconds",
    "Time until a bot could begin to think, by who waits for it",
    ["for"],
    buckets=_SHORT,
    registry=REGISTRY,
)
BOTS_WAITING: Final = Gauge(
    "tabuleiro_bots_waiting", "Bots that wait to think", registry=REGISTRY, multiprocess_mode="livesum"
)
LOADS: Final = Histogram(
    "tabuleiro_load_seconds", "Reading and replaying a table", buckets=_SHORT, registry=REGISTRY
)
LAG: Final = Histogram(
    "tabuleiro_loop_lag_seconds", "How late the event loop comes", buckets=_SHORT, registry=REGISTRY
)
WATCHERS: Final = Gauge(
    "tabuleiro_connections", "Open WebSockets", registry=REGISTRY, multiprocess_mode="livesum"
)
TABLES: Final = Gauge(
    "tabuleiro_tables_in_memory", "Tables in memory", registry=REGISTRY, multiprocess_mode="livesum"
)
FAULTS: Final = Counter("tabuleiro_faults", "Faults of our own", ["where"], registry=REGISTRY)
HOOKS: Final = Counter("tabuleiro_hook_deliveries", "Web hooks called", ["outcome"], registry=REGISTRY)


def exposition() -> bytes:
    """What this process has measured, or all that were started together."""
    if SHARED not in os.environ:
        return generate_latest(REGISTRY)
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]  # prometheus_client leaves it without types
    return generate_latest(together)


def forget_the_dead() -> None:
    """Count no longer what processes hold that have ended without a word."""
    for file in Path(os.environ[SHARED]).glob("gauge_live*_*.db"):
        process = file.stem.rpartition("_")[2]
        if not _runs(int(process)):
            mark_process_dead(int(process))  # type: ignore[no-untyped-call]  # nor has this types


def _runs(process: int) -> bool:
    """Signal 0 only asks; a process of somebody else that must not be asked runs too."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
