"""Builds the client where it is missing and, with TABULEIRO_COMPILE=1, the engine by mypyc."""

import os
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Any, cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import BaseError, CCompilerError

COMPILE = os.environ.get("TABULEIRO_COMPILE") == "1"
MYPYC = find_spec("mypyc") is not None
ENGINE = ("core/**/*.py", "games/**/*.py", "bots/judge.py", "bots/tree.py", "bots/weighing.py", "bots/*/*.py")
"""The rules, the search loop, and the judges and policies that it calls."""
INTERPRETED = ("__init__.py", "native.py")
"""Packages only name what they export; the other file speaks to the compiler."""
CLIENT = Path("tabuleiro/server/static/index.html")


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr)


def build_client() -> None:
    """./play and ./check build the client before; a source distribution brings it along."""
    if CLIENT.exists() or not Path("web/package.json").exists():
        return
    try:
        for command in (["npm", "ci"], ["npm", "run", "build"]):
            subprocess.run(command, cwd="web", check=True)
    except (OSError, subprocess.CalledProcessError) as fault:
        say(f"this build has no browser client, since npm failed: {fault}")


class BuildPackage(build_py):
    def run(self) -> None:
        if not self.editable_mode:
            build_client()
        super().run()


class SourceDistribution(sdist):
    def run(self) -> None:
        build_client()
        super().run()


class BuildOrStayPure(build_ext):
    """All extension modules are built, or none is left behind; all cores compile."""

    def build_extensions(self) -> None:
        compile_files = self.compiler.compile
        with ThreadPoolExecutor(os.cpu_count()) as cores:

            def compile_at_once(sources: Sequence[str], **options: Any) -> list[str]:
                """One call of the C compiler for each file: nearly all of the engine is one extension."""
                made = cores.map(lambda source: compile_files([source], **options), sources)
                return [file for files in made for file in files]

            self.compiler.compile = compile_at_once
            super().build_extensions()

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CCompilerError, OSError) as fault:
            say(f"tabuleiro stays pure Python, since the C compiler failed: {fault}")
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions = []


def engine_modules() -> list[str]:
    files = sorted(path for pattern in ENGINE for path in Path("tabuleiro").glob(pattern))
    return [str(path) for path in files if path.name not in INTERPRETED]


def requirements() -> list[str]:
    """What a build front end installs first; setuptools warns if `setup.py` itself is run with any."""
    return ["mypy[mypyc]>=2.4,<3"] if COMPILE and not MYPYC else []


def extensions() -> list[Extension]:
    """None while the build front end still asks for the build requirements."""
    if not COMPILE or not MYPYC:
        return []
    from mypyc.build import mypycify

    made = mypycify(
        engine_modules(), opt_level="2", debug_level="0", group_name="tabuleiro_engine", multi_file=True
    )
    return cast("list[Extension]", made)  # mypyc takes setuptools' class where setuptools is loaded


setup(
    ext_modules=extensions(),
    setup_requires=requirements(),
    cmdclass={"build_ext": BuildOrStayPure, "build_py": BuildPackage, "sdist": SourceDistribution},
)
