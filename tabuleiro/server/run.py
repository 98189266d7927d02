"""Run: the server as a process, from its settings to the end of its last connection."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import socket
import tempfile
import threading
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
import uvicorn
from uvicorn.supervisors import Multiprocess

from tabuleiro.core.errors import Refused
from tabuleiro.server.api.app import application
from tabuleiro.server.api.door import Door
from tabuleiro.server.errors import Unavailable
from tabuleiro.server.process import logs, metrics
from tabuleiro.server.settings import Settings
from tabuleiro.server.storage import migrate
from tabuleiro.server.storage.database import BadDatabase, database_at, driver_url, used_alone

ENVIRONMENT: Final = "TABULEIRO_SETTINGS"
GRACE: Final = 5
LONGEST_MESSAGE: Final = 64 * 1024


class AddressTaken(Refused):
    """Another program listens there."""


def from_environment() -> Door:
    """The application of one of several processes, which get their settings from the environment."""
    threading.Thread(target=_end_with_the_supervisor, daemon=True).start()
    settings = msgspec.json.decode(os.environ[ENVIRONMENT], type=Settings)
    logs.set_up(settings.log_level, as_json=settings.log_json)
    metrics.forget_the_dead()
    return application(settings)


def _end_with_the_supervisor() -> None:
    """A supervisor that was killed could not end its processes, which nobody would look after."""
    supervisor = multiprocessing.parent_process()
    if supervisor is not None:
        supervisor.join()
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(2 * GRACE)
        os._exit(1)


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens; port 0 takes any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except OSError as error:
        found.close()
        raise AddressTaken(f"cannot listen on {host}:{port}: {error.strerror}") from None
    found.listen(512)
    found.set_inheritable(True)
    return found


def free_port(host: str, preferred: int) -> int:
    """The preferred port if nobody listens there, or 0 for any."""
    try:
        listening(host, preferred).close()
    except AddressTaken:
        return 0
    return preferred


def run(settings: Settings, ready: Callable[[str], None], processes: int = 1) -> None:
    """Serve until a signal comes; `ready` is called with the address."""
    logs.set_up(settings.log_level, as_json=settings.log_json)
    app = application(settings)
    with used_alone(settings.database), listening(settings.host, settings.port) as listener:
        asyncio.run(prepare(settings))
        ready(settings.public_url or _address(settings.host, listener))
        if processes == 1:
            uvicorn.Server(_config(app)).run([listener])
        else:
            _run_several(settings, processes, listener)


def _run_several(settings: Settings, processes: int, listener: socket.socket) -> None:
    """Serve by processes that measure into one folder, so that any of them tells what all have measured."""
    with tempfile.TemporaryDirectory(prefix="tabuleiro-") as measured:
        os.environ[metrics.SHARED] = measured
        os.environ[ENVIRONMENT] = msgspec.json.encode(settings).decode()
        config = _config(f"{__name__}:{from_environment.__name__}", factory=True, workers=processes)
        Multiprocess(config, [listener]).run()


async def prepare(settings: Settings) -> None:
    """Bring the database up to date, so that what is wrong with it is said before anything is served."""
    database = database_at(settings.database)
    try:
        await migrate.upgrade(database)
    except Unavailable as reason:
        place = driver_url(settings.database).render_as_string(hide_password=True)
        raise BadDatabase(f"{reason} ({place})") from None
    finally:
        await database.close()


def _address(host: str, listener: socket.socket) -> str:
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{listener.getsockname()[1]}"


def _config(app: Any, **more: Any) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        ws_per_message_deflate=False,
        ws_max_size=LONGEST_MESSAGE,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
        lifespan="on",
        **more,
    )
