"""Compiling in the background: a checkout that is played makes its engine faster for the next tables."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import threading
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from tabuleiro import compiled

SCRIPT: Final = compiled.ROOT / "scripts" / "compile_engine.py"
LOG: Final = compiled.BUILD / "compile.log"


def compile_in_background() -> threading.Thread | None:
    """Begin to compile where that is possible and not done yet; the thread tells how it ended."""
    if not is_wanted():
        return None
    LOG.parent.mkdir(parents=True, exist_ok=True)
    with LOG.open("w", encoding="utf-8") as log:
        # In a session of its own Ctrl-C does not break it off: it is there for the next game then.
        work = subprocess.Popen(
            [*lowest_priority(), sys.executable, str(SCRIPT), "--once"],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    waiting = threading.Thread(target=tell, args=(work,), daemon=True)
    waiting.start()
    return waiting


def is_wanted() -> bool:
    """A checkout without a build of its sources, on a machine that can make one."""
    if os.environ.get("TABULEIRO_ENGINE") == compiled.PURE or not SCRIPT.exists():
        return False
    return compiled.fresh_manifest() is None and find_spec("mypyc") is not None and has_c_compiler()


def has_c_compiler() -> bool:
    command = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(command.split()[0]) is not None and header.exists()


def lowest_priority() -> list[str]:
    return ["nice", "-n", "19"] if shutil.which("nice") else []


def tell(work: subprocess.Popen[bytes]) -> None:
    """Say that the engine is being compiled, and how that ended."""
    say("The engine is being compiled in the background; bots then think several times as fast.")
    if work.wait() == 0:
        say("The engine is compiled: bots use it from now on, the server itself from its next start.")
    else:
        say(f"The engine was not compiled, and all goes on without; {LOG} says why.")


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)
