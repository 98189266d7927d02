"""The compiled engine of a checkout: taken from .venv/engine if it was made from these very sources.

The environment may decide otherwise: with TABULEIRO_ENGINE=pure it is never taken, TABULEIRO_ENGINE=compiled
insists on it. This module is imported before any module of the engine, and does its work then.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
PLACE: Final = Path(".venv", "engine")
"""Where a checkout has its build."""
BUILD: Final = ROOT / PLACE
MANIFEST: Final = BUILD / "manifest.json"
"""The `folder` of the build, the `suffix` of its modules, the `compiler`, the fingerprints of its `sources`,
the files of its `modules`. It is replaced as a whole, so that nobody finds half of a build."""
PURE: Final = "pure"
COMPILED: Final = "compiled"


class CompiledEngine(MetaPathFinder):
    """Finds the modules of the build; all others are found as usual."""

    def __init__(self, folder: Path, modules: dict[str, str]) -> None:
        self._folder: Final = folder
        self._modules: Final = modules

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self._modules.get(fullname)
        return None if file is None else spec_from_file_location(fullname, self._folder / file)


def fingerprint(source: Path) -> str:
    return hashlib.sha256(source.read_bytes()).hexdigest()


def fresh_manifest() -> dict[str, Any] | None:
    """What the build holds; None if there is none or it was made by another Python or from other sources."""
    try:
        manifest: dict[str, Any] = json.loads(MANIFEST.read_text(encoding="utf-8"))
        same = all(fingerprint(ROOT / name) == found for name, found in manifest["sources"].items())
    except (OSError, ValueError, LookupError):
        return None
    return manifest if same and manifest["suffix"] == EXTENSION_SUFFIXES[0] else None


def when_made() -> int:
    """When the build was made, fresh or not; 0 if there is none."""
    try:
        return MANIFEST.stat().st_mtime_ns
    except OSError:
        return 0


def use() -> None:
    """Let the modules of a fresh build be imported, unless the environment says otherwise."""
    wanted = os.environ.get("TABULEIRO_ENGINE", "")
    manifest = None if wanted == PURE else fresh_manifest()
    if manifest is not None:
        sys.meta_path.insert(0, CompiledEngine(BUILD / manifest["folder"], manifest["modules"]))
    elif wanted == COMPILED:
        raise ImportError(
            "TABULEIRO_ENGINE=compiled: there is no build of these sources; run scripts/compile_engine.py"
        )


use()
