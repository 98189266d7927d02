"""Learned: what the master knows, as scripts/fit_master.py wrote it."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any, Final

from tabuleiro.bots.lisboa.features import NAMES
from tabuleiro.bots.lisboa.habits import Habits
from tabuleiro.games.lisboa.actions import ACTIONS

FILE: Final = "master.json"
_DATA: Final[dict[str, Any]] = json.loads(
    (resources.files("tabuleiro.bots.lisboa") / FILE).read_text(encoding="utf-8")
)
VERSION: Final[int] = _DATA["version"]
HABITS: Final = Habits(
    [float(_DATA["habits"].get(ACTIONS[index].code, 1.0)) for index in range(len(ACTIONS))]
)
"""An action that the games did not offer is as strong as the usual one."""
WEIGHTS: Final[list[tuple[float, ...]]] = [tuple(_DATA["weights"][name]) for name in NAMES]
"""As FittedJudge reads them."""
