"""Compiles the engine by mypyc into .venv/engine, from where this checkout then takes it: see docs/engine.md.

Nothing is done if the build was made from the present sources by the present compiler, or is being made.
A build is used only if its games have the digests that the sources give them.
With --once nothing is tried again that has failed.
With --check mypyc only says whether it takes them: that needs some seconds and no C compiler.
"""

from __future__ import annotations

import argparse
import fcntl
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from pathlib import Path
from typing import Final

os.environ["TABULEIRO_ENGINE"] = "pure"  # the build is replaced, so nothing of it may be loaded

from tabuleiro.compiled import BUILD, COMPILED, MANIFEST, PLACE, PURE, ROOT, fingerprint, fresh_manifest
from tabuleiro.core import registry

PROJECT: Final = ("setup.py", "pyproject.toml", "README.md", "LICENSE")
LEFT_OUT: Final = shutil.ignore_patterns("static", "__pycache__", "*.so")
FAILED: Final = BUILD / "failed"
"""Holds the digest of what could not be compiled."""


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the engine of this checkout.")
    parser.add_argument("--once", action="store_true", help="do not try again what has failed")
    parser.add_argument("--check", action="store_true", help="only say whether mypyc takes the sources")
    wanted = parser.parse_args()
    if up_to_date():
        print("The compiled engine is up to date.")
        return 0
    if wanted.check:
        return translated()
    BUILD.mkdir(parents=True, exist_ok=True)
    if wanted.once and FAILED.exists() and FAILED.read_text(encoding="utf-8") == digest():
        print("The engine could not be compiled before; it stays pure Python.", file=sys.stderr)
        return 1
    with alone() as mine:
        return make() if mine else already()


def up_to_date() -> bool:
    manifest = fresh_manifest()
    return manifest is not None and manifest["compiler"] == compiler()


def compiler() -> str:
    return f"mypyc {version('mypy')}"


def digest() -> str:
    """What a build is made from: sources, Python and compiler."""
    parts = (ROOT / "tabuleiro" / part for part in ("bots", "core", "games"))
    sources = [ROOT / "setup.py", *sorted([path for part in parts for path in part.rglob("*.py")])]
    texts = [EXTENSION_SUFFIXES[0], compiler(), *[fingerprint(path) for path in sources]]
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()


@contextmanager
def alone() -> Iterator[bool]:
    """Whether nobody else is compiling here."""
    with (BUILD / "lock").open("w", encoding="utf-8") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            yield False
        else:
            yield True


def already() -> int:
    print("The engine is already being compiled.", file=sys.stderr)
    return 1


def make() -> int:
    made_from = digest()
    with tempfile.TemporaryDirectory() as folder:
        checkout = Path(folder)
        copy_sources(checkout)
        library = compiled(checkout)
        if not list(library.rglob("*.so")):
            return failed(made_from, "could not be compiled")
        manifest = manifest_of(checkout, library, made_from[:16])
        built = put_build(checkout / PLACE, library, manifest)
        if not agrees(checkout):
            return failed(made_from, "plays other games compiled than its sources do")
        replace_build(built, manifest)
    print(f"The engine is compiled: {BUILD}.")
    return 0


def failed(made_from: str, how: str) -> int:
    FAILED.write_text(made_from, encoding="utf-8")
    print(f"The engine {how}; it stays pure Python.", file=sys.stderr)
    return 1


def copy_sources(checkout: Path) -> None:
    """Sources may change while they are compiled; the copy does not."""
    for name in PROJECT:
        shutil.copy(ROOT / name, checkout)
    shutil.copytree(ROOT / "tabuleiro", checkout / "tabuleiro", ignore=LEFT_OUT)


def translated() -> int:
    """The exit code of a set-up that makes C of the sources and then has nothing else to do."""
    command = [sys.executable, "setup.py", "-q", "--name"]
    environment = {**os.environ, "TABULEIRO_COMPILE": "1"}
    with tempfile.TemporaryDirectory() as folder:
        copy_sources(Path(folder))
        done = subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, text=True, check=False
        )
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


def manifest_of(checkout: Path, library: Path, folder: str) -> dict[str, object]:
    suffix = EXTENSION_SUFFIXES[0]
    files = sorted([path.relative_to(library).as_posix() for path in library.rglob(f"*{suffix}")])
    modules = {name.removesuffix(suffix).replace("/", "."): name for name in files}
    python = [checkout / f"{name.removesuffix(suffix)}.py" for name in files]
    sources = [path for path in [*python, checkout / "setup.py"] if path.exists()]
    return {
        "folder": folder,
        "suffix": suffix,
        "compiler": compiler(),
        "sources": {path.relative_to(checkout).as_posix(): fingerprint(path) for path in sources},
        "modules": modules,
    }


def put_build(build: Path, library: Path, manifest: dict[str, object]) -> Path:
    """The library is complete before the manifest names it; the answer is its folder."""
    folder = build / str(manifest["folder"])
    build.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(folder, ignore_errors=True)
    shutil.move(library, folder)
    written = build / "manifest.new"
    written.write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")
    written.replace(build / MANIFEST.name)
    return folder


def agrees(checkout: Path) -> bool:
    """Whether the copy, with its new build, plays the games that its sources play, digest by digest."""
    expected = logs(checkout, PURE)
    return bool(expected) and expected == logs(checkout, COMPILED)


def logs(checkout: Path, engine: str) -> dict[str, str]:
    """The logs of some random games of every game, with the digests of their positions."""
    environment = {**os.environ, "TABULEIRO_ENGINE": engine, "PYTHONPATH": str(checkout)}
    folder = checkout / f"logs-{engine}"
    for game in registry.games():
        command = [
            sys.executable,
            "-m",
            "tabuleiro",
            "simulate",
            game.key,
            "--games",
            "5",
            "--logs",
            str(folder),
        ]
        subprocess.run(command, cwd=checkout, env=environment, stdout=subprocess.DEVNULL, check=False)
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.log"))}


def replace_build(library: Path, manifest: dict[str, object]) -> None:
    """Builds of other sources go."""
    folder = put_build(BUILD, library, manifest)
    FAILED.unlink(missing_ok=True)
    for other in BUILD.iterdir():
        if other.is_dir() and other != folder:
            shutil.rmtree(other, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
