"""Compiles the engine by mypyc into build/engine, from where this checkout then takes it: see docs/engine.md.

Nothing is done if the build was made from the present sources.
With --check mypyc only says whether it takes them: that needs some seconds and no C compiler.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

os.environ["TABULEIRO_ENGINE"] = "pure"  # the build is replaced, so nothing of it may be loaded

from tabuleiro.compiled import BUILD, MANIFEST, ROOT, fingerprint, fresh_manifest

PROJECT: Final = ("setup.py", "pyproject.toml", "README.md", "LICENSE")
LEFT_OUT: Final = shutil.ignore_patterns("static", "__pycache__", "*.so")


def main() -> int:
    if fresh_manifest() is not None:
        print("The compiled engine is up to date.")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        checkout = Path(folder)
        copy_sources(checkout)
        if "--check" in sys.argv[1:]:
            return translated(checkout)
        library = compiled(checkout)
        if not list(library.rglob("*.so")):
            print("The engine could not be compiled; it stays pure Python.", file=sys.stderr)
            return 1
        write_manifest(checkout, library)
        replace_build(library)
    print(f"The engine is compiled: {BUILD.relative_to(ROOT)}.")
    return 0


def copy_sources(checkout: Path) -> None:
    """Sources may change while they are compiled; the copy does not."""
    for name in PROJECT:
        shutil.copy(ROOT / name, checkout)
    shutil.copytree(ROOT / "tabuleiro", checkout / "tabuleiro", ignore=LEFT_OUT)


def translated(checkout: Path) -> int:
    """The exit code of a set-up that makes C of the sources and then has nothing else to do."""
    command = [sys.executable, "setup.py", "-q", "--name"]
    environment = {**os.environ, "TABULEIRO_COMPILE": "1"}
    done = subprocess.run(command, cwd=checkout, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        print(f"mypyc does not take the engine's sources:\n{done.stdout}{done.stderr}", file=sys.stderr)
    return done.returncode


def compiled(checkout: Path) -> Path:
    """The folder with the extension modules."""
    command = [
        sys.executable,
        "setup.py",
        "-q",
        "build_ext",
        "--build-lib",
        "library",
        "--build-temp",
        "temp",
    ]
    subprocess.run(command, cwd=checkout, env={**os.environ, "TABULEIRO_COMPILE": "1"}, check=False)
    return checkout / "library"


def write_manifest(checkout: Path, library: Path) -> None:
    suffix = EXTENSION_SUFFIXES[0]
    files = sorted([path.relative_to(library).as_posix() for path in library.rglob(f"*{suffix}")])
    modules = {name.removesuffix(suffix).replace("/", "."): name for name in files}
    python = [checkout / f"{name.removesuffix(suffix)}.py" for name in files]
    sources = [path for path in [*python, checkout / "setup.py"] if path.exists()]
    manifest = {
        "suffix": suffix,
        "sources": {path.relative_to(checkout).as_posix(): fingerprint(path) for path in sources},
        "modules": modules,
    }
    (library / MANIFEST.name).write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")


def replace_build(library: Path) -> None:
    shutil.rmtree(BUILD, ignore_errors=True)
    BUILD.parent.mkdir(exist_ok=True)
    shutil.move(library, BUILD)


if __name__ == "__main__":
    sys.exit(main())
