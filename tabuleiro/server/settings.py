"""Settings: how a server is run; the command line fills them in."""

from __future__ import annotations

import os
from typing import Any, Final

from msgspec import Struct

from tabuleiro.coach.quality import ITERATIONS

HOOK_PORTS: Final = (80, 443, 8080, 8443)


def default_bot_processes() -> int:
    """All cores but one, which the server itself needs."""
    return max(1, (os.cpu_count() or 2) - 1)


class Settings(Struct, frozen=True, kw_only=True):
    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str | None = None
    """The address people use, where a proxy stands in between; cookies are then for https only, if it is."""
    only_local: bool = False
    """Answer only to names of this machine, so that no web page elsewhere can reach a local game."""
    bot_processes: int = 1
    bot_seconds: float = 1.0
    game_modules: tuple[str, ...] = ()
    """Modules that register further games."""
    chosen: dict[str, dict[str, Any]] = {}
    """Options by game with which forms shall begin, as whoever starts the server wants it."""
    requests_per_second: float = 20.0
    tables_per_hour: float = 120.0
    reviews_per_hour: float = 6.0
    review_iterations: int = ITERATIONS
    messages_per_second: float = 10.0
    wrong_links_per_minute: float = 12.0
    hook_ports: tuple[int, ...] = HOOK_PORTS
    log_people: bool = False
    """Write into the log who asked: a name for the address and one for the visitor, with no way back."""
    private_hooks: bool = False
    """Let web hooks call addresses of the own network."""
    log_level: str = "info"
    log_json: bool = False

    @property
    def secure(self) -> bool:
        return self.public_url is not None and self.public_url.startswith("https://")
